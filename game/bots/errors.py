"""What can go wrong with a bot.

BotError
├── UnknownBot      no level and no module goes by that name
└── BotFailed       its process died or hung, more than once
"""


class BotError(Exception):
    """Something is wrong with a bot; the message is one sentence for a person."""


class UnknownBot(BotError):
    """No level and no module goes by that name."""


class BotFailed(BotError):
    """Its process died or hung, more than once."""
