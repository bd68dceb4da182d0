"""What makes the data and the assets, and what measures. The game runs without any of it."""
