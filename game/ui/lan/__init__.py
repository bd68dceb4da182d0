"""The screens of an evening on the LAN. They know the seam in `party`, and nothing of a network."""
