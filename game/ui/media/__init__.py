"""Pictures, sounds, cursors and the memory that they take."""
