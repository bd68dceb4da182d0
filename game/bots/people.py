"""Who the bots are: a name at the table is a person with a face, a style and a temper.

Values only, so that a screen can show them without loading a bot.
"""

from enum import StrEnum
from typing import NamedTuple


class Style(StrEnum):
    """What a person likes to do when several moves are about equally good."""

    BUILDER = "builder"
    HOARDER = "hoarder"
    SPECULATOR = "speculator"
    BLOCKER = "blocker"
    GAMBLER = "gambler"


class Temper(StrEnum):
    """How a person talks."""

    HEARTY = "hearty"
    DRY = "dry"
    GRACIOUS = "gracious"
    GRUMPY = "grumpy"


class Person(NamedTuple):
    """One of the people who sit down as bots."""

    name: str
    face: str  # the picture in sprites/faces
    style: Style
    temper: Temper


# Six at each level, enough for a full table; every style occurs at each.
EASY_PEOPLE = (
    Person("Gaston", "gaston", Style.BUILDER, Temper.HEARTY),
    Person("Lulu", "lulu", Style.GAMBLER, Temper.HEARTY),
    Person("Bébert", "bebert", Style.HOARDER, Temper.HEARTY),
    Person("Zoé", "zoe", Style.SPECULATOR, Temper.DRY),
    Person("Fernand", "fernand", Style.BLOCKER, Temper.GRUMPY),
    Person("Mimi", "mimi", Style.HOARDER, Temper.GRACIOUS),
)
MEDIUM_PEOPLE = (
    Person("Colette", "colette", Style.SPECULATOR, Temper.DRY),
    Person("Marcel", "marcel", Style.HOARDER, Temper.GRACIOUS),
    Person("Odette", "odette", Style.BUILDER, Temper.GRACIOUS),
    Person("Armand", "armand", Style.BLOCKER, Temper.GRUMPY),
    Person("Simone", "simone", Style.GAMBLER, Temper.HEARTY),
    Person("Léon", "leon", Style.BUILDER, Temper.DRY),
)
HARD_PEOPLE = (
    Person("Hortense", "hortense", Style.BLOCKER, Temper.GRUMPY),
    Person("Octave", "octave", Style.SPECULATOR, Temper.DRY),
    Person("Verdier", "verdier", Style.BUILDER, Temper.GRUMPY),
    Person("Anatole", "anatole", Style.HOARDER, Temper.GRACIOUS),
    Person("Clémence", "clemence", Style.GAMBLER, Temper.GRACIOUS),
    Person("Prosper", "prosper", Style.SPECULATOR, Temper.HEARTY),
)
PEOPLE = EASY_PEOPLE + MEDIUM_PEOPLE + HARD_PEOPLE
_BY_NAME = {person.name.casefold(): person for person in PEOPLE}


def person_named(name: str) -> Person | None:
    """The person of a bot's name, also with a number behind it; None for any other name."""
    return _BY_NAME.get(name.rstrip(" 0123456789").casefold())
