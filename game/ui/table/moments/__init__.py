"""What is shown before a game's first move and after its last."""
