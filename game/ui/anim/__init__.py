"""How things move: pure functions of elapsed time. Knows nothing of screens, only of numbers."""
