"""Benchmarks and other slow checks, run by hand: see README.md in this folder. Nothing here is collected by pytest."""
