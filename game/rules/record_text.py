"""A game told move by move in English, for the command line."""

from collections.abc import Sequence
from typing import assert_never

from game.board import Board, Hex
from game.rules.companies import PerCompany, tally
from game.rules.english import counted, listed
from game.rules.events import Built, Event, GameEnded, HandDrawn, TurnBegan
from game.rules.scoring import Result
from game.rules.table import Ending, Traded


def describe_event(event: Event, names: Sequence[str], board: Board) -> str:
    """One event as a sentence; empty for the start of a turn, since the move names the player."""
    match event:
        case HandDrawn(seat, portfolio):
            return f"{names[seat]} draws {_portfolio(portfolio)}"
        case Built():
            return f"{names[event.seat]} builds {_build(event, board)}"
        case Traded():
            trade = f"1 {event.give} for {event.taken} {event.take}"
            after = f"now has {counted(event.held, 'locomotive')}"
            return f"{names[event.seat]} trades {trade} ({after})"
        case TurnBegan():
            return ""
        case GameEnded(result):
            return _ending(result, names, board)
        case _:
            assert_never(event)


def describe_result(result: Result, names: Sequence[str]) -> str:
    """Who won, as a sentence."""
    best = counted(max(score.total for score in result.scores), "point")
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        return f"{listed(winners)} share the victory with {best} each"
    return f"{winners[0]} wins with {best}"


def _build(event: Built, board: Board) -> str:
    steps = [
        f"{place_name(board, place)} +{points}" if points else place_name(board, place)
        for place, points in zip(event.hexes, event.points, strict=True)
    ]
    after = f"value {event.value}, depot {event.depot}"
    return f"{len(event.hexes)} {event.company}: {', '.join(steps)} ({after})"


def _ending(result: Result, names: Sequence[str], board: Board) -> str:
    lines = [f"The game ends: {_why_over(result.ending, board)}."]
    for name, portfolio, score in zip(names, result.portfolios, result.scores, strict=True):
        penalty = f", penalty {score.penalty}" if score.penalty else ""
        total = counted(score.total, "point")
        lines.append(f"  {name} has {_portfolio(portfolio)}{penalty}: {total}")
    values = listed([f"{company} {value}" for company, value in tally(result.values).items()])
    return "\n".join([*lines, f"  Values: {values}.", f"{describe_result(result, names)}."])


def _why_over(ending: Ending, board: Board) -> str:
    match ending:
        case Ending.MARSEILLE:
            return f"{board.goal} has been reached"
        case Ending.DEPOTS:
            return "no more than one depot still holds locomotives"
        case Ending.AGREED:
            return "no company can build any more, and the players agreed to end it"
        case _:
            assert_never(ending)


def _portfolio(portfolio: PerCompany) -> str:
    held = [f"{count} {company}" for company, count in tally(portfolio).items() if count]
    return f"{counted(sum(portfolio), 'locomotive')} ({', '.join(held)})"


def place_name(board: Board, place: Hex) -> str:
    """A city's name, or the coordinates of any other hex."""
    return board[place].name or str(place)
