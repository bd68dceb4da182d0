"""A game in play: model, geometry, layers, and the scene that joins them."""
