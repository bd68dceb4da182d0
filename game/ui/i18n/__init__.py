"""Texts in five languages."""
