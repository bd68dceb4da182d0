"""Help at the table: tooltips, hints, tips, announcements."""
