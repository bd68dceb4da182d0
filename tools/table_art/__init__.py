"""Draws the table: panels, cards, rack, curtain, buttons, icons, cursors, particles, title."""
