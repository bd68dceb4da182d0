"""Mouse and keyboard at the table."""
