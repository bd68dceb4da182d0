"""The loop, what all scenes share, and the pieces that every screen is made of."""
