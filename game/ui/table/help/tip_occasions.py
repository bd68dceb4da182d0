"""What may be new to a player at this moment of a game, the most pressing first. Pure."""

from collections.abc import Iterator
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.draft import Draft
from game.rules.prospects import depots_left, one_build_from_the_end
from game.rules.table import Table
from game.ui.table.panel.status import lets_the_next_end
from game.ui.table.plan import Plan

_NEAR_LIMIT = 2  # locomotives
_FEW_DEPOTS = 3
_GIVEN_TIME = 2  # own turns before things are told that can wait


class Occasion(NamedTuple):
    """Something to be told once: its name, and the hexes and the city that it speaks of."""

    name: str
    about: tuple[Hex, ...] = ()
    city: str = ""


def occasions(plan: Plan) -> Iterator[Occasion]:
    """All that could be told now."""
    if not plan.mine:
        return
    if plan.planned is not None:
        yield from _building(plan, plan.planned)
    elif plan.give is not None:
        yield from _trading(plan)
    else:
        yield from _deciding(plan.view.table, sum(plan.view.portfolio or ()))


def practised(plan: Plan) -> Iterator[str]:
    """The names of what a player who plans this knows, and need not be told any more."""
    if plan.give is not None:
        yield "trade"
    if plan.planned is not None and any(plan.view.table.board[h].value for h in plan.planned.hexes):
        yield "city"


def _building(plan: Plan, planned: Draft) -> Iterator[Occasion]:
    board, opened = planned.table.board, planned.open_hexes()
    if planned.hexes:
        if board[planned.hexes[-1]].end:
            yield Occasion("ends", planned.hexes[-1:], board.goal)
        elif lets_the_next_end(plan):
            yield Occasion("near", (*planned.hexes, *_goals(board)), board.goal)
        yield Occasion("confirm", planned.hexes)
    else:
        yield Occasion("open", tuple(opened))
    if cities := tuple(place for place in opened if board[place].value):
        yield Occasion("city", cities)
    if guarded := _guarded(planned):
        yield Occasion("cut-off", guarded)


def _trading(plan: Plan) -> Iterator[Occasion]:
    if plan.penalty():
        yield Occasion("over")
    yield Occasion("take" if plan.take is None else "two")


def _deciding(table: Table, held: int) -> Iterator[Occasion]:
    turns = table.actions // table.seats
    if turns == 0:
        yield Occasion("turn")
    if one_build_from_the_end(table):
        yield Occasion("end", _goals(table.board), table.board.goal)
    if depots_left(table) <= _FEW_DEPOTS:
        yield Occasion("depots")
    if held >= table.limit - _NEAR_LIMIT:
        yield Occasion("limit")
    if turns:
        yield Occasion("value")
    if turns >= _GIVEN_TIME:
        yield Occasion("trade")
        if table.trades:
            yield Occasion("secret")
        yield Occasion("advice")
        yield Occasion("map")


def _goals(board: Board) -> tuple[Hex, ...]:
    """The cities that end the game."""
    return tuple(city.hex for city in board.cities if city.end)


def _guarded(planned: Draft) -> tuple[Hex, ...]:
    """The hexes beside the line that another company's last way to a city leads through (R19)."""
    bits = planned.shore & planned.free & planned.narrow
    bits &= planned.watch.lifelines_of_others(planned.company.order)
    return tuple(planned.table.board.grid.hexes(bits))
