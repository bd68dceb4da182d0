"""Every screen, drawn for pictures."""
