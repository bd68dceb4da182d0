"""The levels of bots, and the names of bots at each level."""

import importlib
import random
import time
from collections.abc import Callable, Collection
from enum import StrEnum

from game.bots.bot import Bot
from game.bots.easy import Easy
from game.bots.errors import UnknownBot
from game.bots.hard import Effort, Hard
from game.bots.medium import Medium
from game.bots.people import EASY_PEOPLE, HARD_PEOPLE, MEDIUM_PEOPLE, Person, Style, person_named


class Level(StrEnum):
    """How well a bot plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LEVELS = tuple(map(str, Level))


def _names(people: tuple[Person, ...]) -> tuple[str, ...]:
    return tuple(person.name for person in people)


# Enough for a full table of one level; each level has its own people.
NAMES = {
    Level.EASY: _names(EASY_PEOPLE),
    Level.MEDIUM: _names(MEDIUM_PEOPLE),
    Level.HARD: _names(HARD_PEOPLE),
}


def make(
    level: str,
    seed: int,
    effort: Effort | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Bot:
    """A bot of a level, such as `medium` or with a style `medium/builder`, or the user's own as
    `module:Class`; raises UnknownBot."""
    plain, style = level_of(level), _style_of(level)
    match plain:
        case Level.EASY:
            return Easy(seed, style)
        case Level.MEDIUM:
            return Medium(seed, style)
        case Level.HARD:
            return Hard(seed, effort or Effort(), clock, style)
        case _:
            return _own(level)(seed)


def styled(level: str, name: str) -> str:
    """A level with the style of the person of a name, if it is one."""
    person = person_named(name)
    return f"{level}/{person.style}" if person else level


def level_of(bot: str) -> str:
    """The level of a bot that may have a style; anything else stays as it is."""
    level, _, style = bot.partition("/")
    return level if level in LEVELS and style in (*Style, "") else bot


def _style_of(bot: str) -> Style | None:
    style = bot.partition("/")[2]
    return Style(style) if level_of(bot) != bot and style else None


def seed_for(game: int, seat: int) -> int:
    """A seed for one seat's bot, from one for all bots of a game."""
    # Seeding with text uses a secure hash without importing hashlib.
    return random.Random(f"bot {game} {seat}").getrandbits(64)  # noqa: S311


def name_for(level: str, taken: Collection[str]) -> str:
    """An unused name for a bot of a level."""
    lowered = {name.casefold() for name in taken}
    free = (name for name in NAMES[Level(level)] if name.casefold() not in lowered)
    return next(free, f"{NAMES[Level(level)][0]} {len(taken) + 1}")


def _own(specification: str) -> Callable[[int], Bot]:
    """A bot class from a user's module."""
    module, separator, name = specification.partition(":")
    if not separator:
        raise UnknownBot(
            f"there is no bot called {specification!r}; use {', '.join(LEVELS)}, "
            "or module:Class for your own"
        )
    try:
        found: Callable[[int], Bot] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"the bot {specification!r} cannot be loaded: {error}") from error
    return found
