"""The command line: one file a command. With main.py the only code that may import every layer."""
