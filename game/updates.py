"""What a match sends to a viewer: steps of the game, and answers to submitted actions."""

from enum import StrEnum
from typing import NamedTuple

from game.rules.events import SeenEvent
from game.rules.reasons import Reason
from game.rules.views import View


class Update(NamedTuple):
    """What one viewer may know of a step; without events it is a snapshot."""

    seq: int  # the number of actions done
    events: tuple[SeenEvent, ...]
    view: View
    by_bot: bool = False  # a bot has moved for a person


class Verdict(StrEnum):
    """The outcome of a submitted action."""

    DONE = "done"
    REFUSED = "refused"  # refused by a rule
    STALE = "stale"  # based on an older state of the game


class Answer(NamedTuple):
    """The answer to a submitted action; every submission gets one."""

    verdict: Verdict
    seq: int
    reason: Reason | None = None
