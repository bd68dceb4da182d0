"""Every screen, rendered for pictures."""
