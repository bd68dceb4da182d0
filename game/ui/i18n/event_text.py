"""Events as text, for the log and the curtain. Knows only what a viewer may know."""

from collections.abc import Sequence
from typing import assert_never

from game.board import Board
from game.rules.companies import tally
from game.rules.events import Built, GameEnded, OtherHandDrawn, OwnHandDrawn, SeenEvent, TurnBegan
from game.rules.manner import Manner, Mark
from game.rules.table import Ending, Traded
from game.ui.i18n.text import Texts


def describe_event(
    texts: Texts, event: SeenEvent, names: Sequence[str], board: Board, mark: Mark | None = None
) -> str:
    """One event as one line of the log; the end of a game leaves the winners to the scoring."""
    line = _describe(texts, event, names, board)
    if mark is None:
        return line
    return texts.say("log-mannered", move=line, manner=describe_mark(texts, mark))


def caption_of(texts: Texts, move: Built | Traded, names: Sequence[str], board: Board) -> str:
    """A move as one short sentence, for large letters."""
    if isinstance(move, Traded):
        return _describe(texts, move, names, board)
    name, company, points = names[move.seat], move.company, sum(move.points)
    reached = [
        board[place].name for place, gain in zip(move.hexes, move.points, strict=True) if gain
    ]
    if not reached:
        return texts.say("log-caption-built", name=name, count=len(move.hexes), company=company)
    cities = texts.listed(reached)
    return texts.say(
        "log-caption-built-cities", name=name, company=company, cities=cities, points=points
    )


def describe_mark(texts: Texts, mark: Mark) -> str:
    """What is remarkable about a bot's move, as a part of its line."""
    return _mark_text(texts, f"log-manner-{mark.manner}", mark)


def explain_mark(texts: Texts, mark: Mark) -> str:
    """The same as a sentence, for the tooltip."""
    return _mark_text(texts, f"log-about-{mark.manner}", mark)


def describe_outcome(
    texts: Texts, winners: Sequence[int], points: int, names: Sequence[str]
) -> str:
    """Who has won or shares the victory, with how many points."""
    named = [names[seat] for seat in winners]
    if len(named) > 1:
        return texts.say("log-won-shared", names=texts.listed(named), points=points)
    return texts.say("log-won", name=named[0], points=points)


def _describe(texts: Texts, event: SeenEvent, names: Sequence[str], board: Board) -> str:
    match event:
        case OwnHandDrawn(portfolio):
            held = [
                texts.say("log-held-of", count=count, company=company)
                for company, count in tally(portfolio).items()
                if count
            ]
            return texts.say("log-own-hand", count=sum(portfolio), locomotives=texts.listed(held))
        case OtherHandDrawn(seat, drawn):
            return texts.say("log-other-hand", name=names[seat], count=drawn)
        case Built():
            return _describe_build(texts, event, names[event.seat], board)
        case Traded(seat, give, take, taken):
            return texts.say("log-traded", name=names[seat], give=give, take=take, count=taken)
        case TurnBegan(seat):
            return texts.say("log-turn", name=names[seat])
        case GameEnded(result):
            return _why_over(texts, result.ending, board)
        case _:
            assert_never(event)


def _why_over(texts: Texts, ending: Ending, board: Board) -> str:
    match ending:
        case Ending.MARSEILLE:
            return texts.say("log-ended-marseille", city=board.goal)
        case Ending.DEPOTS:
            return texts.say("log-ended-depots")
        case Ending.AGREED:
            return texts.say("log-ended-agreed")
        case _:
            assert_never(ending)


def _describe_build(texts: Texts, build: Built, name: str, board: Board) -> str:
    count, company = len(build.hexes), build.company
    cities = [
        texts.say("log-city", city=board[place].name, points=points)
        for place, points in zip(build.hexes, build.points, strict=True)
        if points
    ]
    if not cities:
        return texts.say("log-built", name=name, count=count, company=company)
    reached = texts.listed(cities)
    return texts.say("log-built-cities", name=name, count=count, company=company, cities=reached)


def _mark_text(texts: Texts, key: str, mark: Mark) -> str:
    match mark.manner:
        case Manner.SNATCHES:
            return texts.say(key, city=mark.city, company=mark.company)
        case Manner.HEADS_FOR_THE_END:
            return texts.say(key, city=mark.city)
        case Manner.HOARDS:
            return texts.say(key)
        case Manner.STARVES | Manner.ASTRAY | Manner.BUYS_OUT:
            return texts.say(key, company=mark.company)
        case _:
            assert_never(mark.manner)
