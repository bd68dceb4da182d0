"""Writes files atomically and readable only by their owner."""
