"""The lobby: seats, options, map and readiness."""
