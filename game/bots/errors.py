"""Errors of bots.

BotError
├── UnknownBot      no level and no module has that name
└── BotFailed       its process died or hung, more than once
"""


class BotError(Exception):
    """Something is wrong with a bot; the message is a sentence for users."""


class UnknownBot(BotError):
    """No level and no module has that name."""


class BotFailed(BotError):
    """Its process died or hung, more than once."""
