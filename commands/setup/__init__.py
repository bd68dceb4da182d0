"""Creates .venv and installs the packages. Standard library only."""
