"""The chat, in the lobby and at the table."""
