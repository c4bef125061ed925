"""Tests of AOTScope."""
