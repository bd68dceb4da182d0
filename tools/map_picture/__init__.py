"""Paints the maps and the pieces that lie on them; python3 -m tools.map_picture."""
