"""The log, unhandled errors and their reports."""
