"""`python -m extraction` is the command line."""

from extraction.cli import main

main()
