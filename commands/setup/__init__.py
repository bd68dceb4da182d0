"""Making .venv and installing the packages. Standard library only."""
