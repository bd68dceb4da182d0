"""What a match tells a viewer: steps of the game, and answers to what was submitted."""

from enum import StrEnum
from typing import NamedTuple

from game.rules.events import SeenEvent
from game.rules.reasons import Reason
from game.rules.views import View


class Update(NamedTuple):
    """What one viewer may know of a step of the game; without events it is a snapshot."""

    seq: int  # how many actions have been done
    events: tuple[SeenEvent, ...]
    view: View


class Verdict(StrEnum):
    """What became of a submitted action."""

    DONE = "done"
    REFUSED = "refused"  # by a rule
    STALE = "stale"  # it was made on an older state of the game


class Answer(NamedTuple):
    """The answer to a submitted action; never silence."""

    verdict: Verdict
    seq: int
    reason: Reason | None = None
