"""What results and replay show of a finished game: worth, lead, moves."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.rules.companies import COMPANIES
from game.rules.events import Built
from game.rules.scoring import Result
from game.rules.table import Ending, Table, Traded
from game.rules.views import OpenView
from game.series import GameResult
from game.session import Session
from game.updates import Update

History = Sequence[OpenView]  # all moments of a game, from before the first turn
Line = tuple[int, ...]  # one number for every moment
Move = Built | Traded


class GameHistory(NamedTuple):
    """A finished game, of which nothing is secret any more."""

    history: History
    moves: tuple[Move, ...]
    result: Result
    names: tuple[str, ...]
    bots: frozenset[int]  # seats
    own: int | None = None  # the seat of the only player at this screen

    @property
    def turns(self) -> History:
        """The moments from before the first turn to after the last."""
        return self.history[: len(self.moves) + 1]

    @property
    def agreed(self) -> bool:
        """Whether the players agreed to end the game, which is one moment more (R30)."""
        return self.result.ending is Ending.AGREED


class LeadChange(NamedTuple):
    """A new sole leader from this turn on."""

    turn: int
    seat: int


def story_of(session: Session) -> GameHistory:
    """The history of a session's game; raises ValueError before it is over."""
    final = session.view_as(None).view.result
    if final is None:
        raise ValueError("locomotives stay hidden until the game is over")
    return GameHistory(
        session.history(),
        moves(session.past()),
        final,
        tuple(player.name for player in session.players),
        frozenset(seat for seat, player in enumerate(session.players) if player.bot),
        session.seats[0] if len(session.seats) == 1 else None,
    )


def worth(moment: OpenView, seat: int) -> int:
    """The value of a seat's locomotives at a moment; penalties come only at the end (R26)."""
    held, values = moment.portfolios[seat], moment.table.values
    return sum(count * value for count, value in zip(held, values, strict=True))


def worth_lines(history: History) -> tuple[Line, ...]:
    """For each seat, the value of its locomotives over the turns."""
    seats = range(history[0].table.seats)
    return tuple(tuple(worth(moment, seat) for moment in history) for seat in seats)


def value_lines(history: History) -> tuple[Line, ...]:
    """For each company, its value over the turns."""
    return tuple(tuple(moment.table.value(company) for moment in history) for company in COMPANIES)


def leaders(lines: Sequence[Line], turn: int) -> tuple[int, ...]:
    """The seats with the highest worth at a turn; nobody leads with 0."""
    best = max(line[turn] for line in lines)
    return tuple(seat for seat, line in enumerate(lines) if line[turn] == best) if best else ()


def lead_changes(lines: Sequence[Line]) -> tuple[LeadChange, ...]:
    """The changes of the lead, without the first leader."""
    changes: list[LeadChange] = []
    leader: int | None = None
    for turn in range(len(lines[0])):
        alone = leaders(lines, turn)
        if len(alone) == 1 and alone[0] != leader:
            if leader is not None:
                changes.append(LeadChange(turn, alone[0]))
            leader = alone[0]
    return tuple(changes)


def result_of(story: GameHistory) -> GameResult:
    """The result of a finished game, as it counts in a series."""
    scores = tuple(score.total for score in story.result.scores)
    return GameResult(story.names, scores, story.history[0].table.turn)


def moves(past: Iterable[Update]) -> tuple[Move, ...]:
    """All moves in order; a build has its hexes in the order of the record."""
    return tuple(
        event for step in past for event in step.events if isinstance(event, Built | Traded)
    )


def table_during(before: Table, move: Move, placed: int) -> Table:
    """The table after the first `placed` locomotives of a build; a trade only shows at its end."""
    if isinstance(move, Traded) or not placed:
        return before
    order = move.company.order
    networks, values, depots = [*before.track.networks], [*before.values], [*before.depots]
    networks[order] |= before.board.grid.bits(move.hexes[:placed])
    values[order] += sum(move.points[:placed])
    depots[order] -= placed
    track = before.track._replace(networks=tuple(networks))
    return before._replace(track=track, values=tuple(values), depots=tuple(depots))
