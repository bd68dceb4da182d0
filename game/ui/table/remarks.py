"""What bots say about the game, and the gestures with which the log shows their moves.

Decided from public events only (R28), so every screen at a table comes to the same remarks, and
nothing is sent for them.
"""

import random
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, assert_never

from game.bots.people import Person
from game.rules.companies import Company
from game.rules.events import Built, GameEnded, SeenEvent
from game.rules.manner import Manner, Mark, manner_of
from game.rules.table import Table, Traded

VARIANTS = 2  # texts for each cause and temper
QUIET_ROUNDS = 3  # between two remarks at a table
LARGE_CITY = 3  # points that are worth a remark
VISIBLE = 3  # locomotives placed for a company, from which it is known as a player's own
GESTURES = 0.12  # of the moves that are not remarkable otherwise
_LIKELY = 0.7  # that a cause leads to a remark


class RemarkCause(StrEnum):
    """Why a bot says something."""

    REACHED = "reached"  # its build has reached a large city
    HINDERED = "hindered"  # a company that it has built was hindered
    BOUGHT_OUT = "bought-out"  # the last locomotives of such a company were taken
    WON = "won"
    LOST = "lost"


class BotRemark(NamedTuple):
    """What a bot says: the cause, and which of the texts."""

    seat: int
    cause: RemarkCause
    variant: int


class RemarkWatch:
    """Follows a game and decides who says something; rarely, and never two at a time."""

    def __init__(self, people: Mapping[int, Person]) -> None:
        """`people` are the bots by seat."""
        self._people = people
        self._placed: Counter[tuple[int, Company]] = Counter()
        self._quiet_until = 0  # actions

    def hear(self, before: Table, event: SeenEvent, chance: random.Random) -> BotRemark | None:
        """The remark on an event, if there is one."""
        found: tuple[int, RemarkCause] | None = None
        if isinstance(event, GameEnded):
            found = self._at_the_end(event.result.winners, chance)
        elif isinstance(event, Built | Traded):
            found = self._after(before, event)
            if isinstance(event, Built):
                self._placed[event.seat, event.company] += len(event.hexes)
            if before.actions < self._quiet_until or chance.random() > _LIKELY:
                found = None
        if found is None:
            return None
        self._quiet_until = before.actions + QUIET_ROUNDS * before.seats
        return BotRemark(*found, chance.randrange(VARIANTS) + 1)

    def _after(self, before: Table, move: Built | Traded) -> tuple[int, RemarkCause] | None:
        mark = manner_of(before, move)
        victim = self._victim(mark, move.seat) if mark else None
        if mark and victim is not None:
            taken = mark.manner is Manner.BUYS_OUT
            return victim, RemarkCause.BOUGHT_OUT if taken else RemarkCause.HINDERED
        reached = isinstance(move, Built) and max(move.points) >= LARGE_CITY
        return (move.seat, RemarkCause.REACHED) if reached and move.seat in self._people else None

    def _victim(self, mark: Mark, mover: int) -> int | None:
        """The bot that has visibly built the company of a mark more than anyone else."""
        match mark.manner:
            case Manner.SNATCHES | Manner.STARVES | Manner.ASTRAY | Manner.BUYS_OUT:
                placed = {
                    seat: count
                    for (seat, company), count in self._placed.items()
                    if company is mark.company
                }
            case Manner.HEADS_FOR_THE_END | Manner.HOARDS:
                return None
            case _:
                assert_never(mark.manner)
        most = max(placed.values(), default=0)
        leading = [seat for seat, count in placed.items() if count == most]
        if most < VISIBLE or len(leading) > 1 or leading[0] == mover:
            return None
        return leading[0] if leading[0] in self._people else None

    def _at_the_end(
        self, winners: tuple[int, ...], chance: random.Random
    ) -> tuple[int, RemarkCause] | None:
        if not self._people:
            return None
        won = [seat for seat in winners if seat in self._people]
        if won:
            return won[0], RemarkCause.WON
        return chance.choice(sorted(self._people)), RemarkCause.LOST


def gesture_of(person: Person, move: SeenEvent, chance: random.Random) -> str:
    """The key of the gesture that goes with a move in the log; usually none."""
    if not isinstance(move, Built | Traded) or chance.random() >= GESTURES:
        return ""
    return f"{person.temper}-{'build' if isinstance(move, Built) else 'trade'}"
