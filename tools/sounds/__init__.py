"""Makes every sound of the game: effects from numpy, music from notes of our own."""
