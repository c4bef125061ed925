"""Tests of the extraction package."""
