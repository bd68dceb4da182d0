"""What a seat, a spectator or a replay may know of a game (R5, R28).

The types make a leak hard to write: a view has one portfolio, the viewer's own, and all portfolios
only inside a Result, which exists only after the end.
"""

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from game.rules.companies import PerCompany
from game.rules.events import (
    Built,
    Event,
    GameEnded,
    HandDrawn,
    OtherHandDrawn,
    OwnHandDrawn,
    SeenEvent,
    TurnBegan,
)
from game.rules.scoring import Result, result
from game.rules.state import State
from game.rules.table import Table, Traded


class View(NamedTuple):
    """A game as one viewer may see it; a spectator has no seat and no portfolio."""

    table: Table
    seat: int | None
    portfolio: PerCompany | None
    result: Result | None  # after the end


class OpenView(NamedTuple):
    """A moment of a finished game with nothing hidden."""

    table: Table
    portfolios: tuple[PerCompany, ...]


def view_for(state: State, seat: int | None) -> View:
    """What a seat may know, or a spectator for None."""
    final = None if state.table.ending is None else result(state)
    return View(state.table, seat, None if seat is None else state.portfolios[seat], final)


def open_view(moment: State, final: State) -> OpenView:
    """Any moment of a game for its replay; `final` proves that the game is over."""
    if final.table.ending is None:
        raise ValueError("locomotives stay hidden until the game is over")
    return OpenView(moment.table, moment.portfolios)


def events_for(events: Iterable[Event], seat: int | None) -> tuple[SeenEvent, ...]:
    """The events that a seat may know of, or a spectator for None."""
    return tuple([_seen(event, seat) for event in events])


def _seen(event: Event, seat: int | None) -> SeenEvent:
    match event:
        case HandDrawn(drawer, portfolio):
            if drawer == seat:
                return OwnHandDrawn(portfolio)
            return OtherHandDrawn(drawer, sum(portfolio))
        case Built() | Traded() | TurnBegan() | GameEnded():
            return event
        case _:
            assert_never(event)
