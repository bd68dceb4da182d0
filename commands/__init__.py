"""The command line, one file per command; with main.py the composition root."""
