"""The rulebook's own parts: contents, drawings, search and page."""
