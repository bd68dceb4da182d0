"""The rulebook: contents, live drawings, search."""
