"""What is kept on the disk: settings, saved games, records, series."""
