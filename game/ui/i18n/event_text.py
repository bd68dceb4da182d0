"""Events in words, for the log and the curtain. Knows only what a viewer may know."""

from collections.abc import Sequence
from typing import Protocol, assert_never

from game.board import Board
from game.rules.companies import tally
from game.rules.events import (
    Built,
    GameEnded,
    OtherHandDrawn,
    OwnHandDrawn,
    SeenEvent,
    TurnBegan,
)
from game.rules.manner import Manner, Mark
from game.rules.scoring import Result
from game.rules.table import Ending, Traded
from game.ui.i18n.plain_messages import Argument


class Sayer(Protocol):
    """What says a text in the player's language."""

    def say(self, key: str, **arguments: Argument) -> str:
        """A text by its key."""
        ...

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list."""
        ...


def told(texts: Sayer, event: SeenEvent, names: Sequence[str], board: Board) -> str:
    """One event as one line; the end of a game says who has won, too."""
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
            return _built(texts, event, names, board)
        case Traded():
            return texts.say(
                "log-traded",
                name=names[event.seat],
                give=event.give,
                take=event.take,
                count=event.taken,
            )
        case TurnBegan(seat):
            return texts.say("log-turn", name=names[seat])
        case GameEnded(result):
            return texts.say(
                "log-ended",
                how=_why(texts, result, board),
                outcome=outcome(texts, result, names),
            )
        case _:
            assert_never(event)


def mannered(texts: Sayer, mark: Mark) -> str:
    """What is said of a bot's move."""
    return _of(texts, f"log-manner-{mark.manner}", mark)


def explained(texts: Sayer, mark: Mark) -> str:
    """The same for whoever wants to know more of it."""
    return _of(texts, f"log-about-{mark.manner}", mark)


def _of(texts: Sayer, key: str, mark: Mark) -> str:
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


def outcome(texts: Sayer, result: Result, names: Sequence[str]) -> str:
    """Who has won, or shares the win, with how many points."""
    best = max(score.total for score in result.scores)
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        return texts.say("log-won-shared", names=texts.listed(winners), points=best)
    return texts.say("log-won", name=winners[0], points=best)


def _built(texts: Sayer, event: Built, names: Sequence[str], board: Board) -> str:
    name, count = names[event.seat], len(event.hexes)
    cities = [
        texts.say("log-city", city=board[place].name, points=points)
        for place, points in zip(event.hexes, event.points, strict=True)
        if points
    ]
    if not cities:
        return texts.say("log-built", name=name, count=count, company=event.company)
    return texts.say(
        "log-built-cities",
        name=name,
        count=count,
        company=event.company,
        cities=texts.listed(cities),
    )


def _why(texts: Sayer, result: Result, board: Board) -> str:
    if result.ending is Ending.DEPOTS:
        return texts.say("log-ended-depots")
    return texts.say("log-ended-marseille", city=board.goal)
