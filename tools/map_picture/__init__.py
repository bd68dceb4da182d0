"""Paints the map of France and the pieces that lie on it; python3 -m tools.map_picture."""
