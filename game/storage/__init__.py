"""What is stored on disk: settings, saved games, records, series."""
