"""Tests of the viewer package."""
