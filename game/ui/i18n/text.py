"""All text on the screen, in the player's language. Imports Fluent only when it is needed."""

from __future__ import annotations

import os
import re
from functools import cached_property
from typing import TYPE_CHECKING

from game.ui.i18n.plain_messages import PlainMessages, TextError, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

    from game.rules.companies import Company
    from game.rules.reasons import Reason
    from game.ui.i18n.catalogues import Catalogue
    from game.ui.i18n.plain_messages import Argument

LANGUAGES = ("en", "de", "fr", "nl", "es")
FALLBACK = "en"


class Texts:
    """The texts of one language; missing ones in English or as their key, TextError if strict."""

    def __init__(self, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no catalogue for the language {language!r}")
        self.language = language
        self._strict = strict
        self._plain = PlainMessages(language)

    def say(self, key: str, **arguments: Argument) -> str:
        """A text by its key."""
        plain = None if self._strict else self._plain.say(key, arguments)
        if plain is not None:
            return plain
        try:
            if self._strict and (wrong := set(arguments) ^ self._catalogue.variables(key)):
                raise TextError(f"{key}: missing or not wanted: {', '.join(sorted(wrong))}")
            return self._catalogue.say(key, arguments)
        except TextError:
            if self._strict:
                raise
        try:
            return self._english.say(key, arguments)
        except TextError:
            return key

    def listed(self, items: Sequence[str]) -> str:
        """Items as one text: a, b and c."""
        return listed(items, lambda key, arguments: self.say(key, **arguments))

    def company(self, company: Company) -> str:
        """A company's name: Nord."""
        return self.say(f"company-{company}")

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or "Player 2" without one."""
        name = 0 <= seat < len(names) and names[seat]
        return name or self.say("player-number", number=seat + 1)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is not allowed, as a sentence."""
        key, seat, actual = f"reason-{reason.rule}", reason.seat, reason.actual
        facts: dict[str, Argument | None] = {
            "place": reason.place or "here",
            "name": reason.place,
            "others": reason.others,
            "company": reason.company,
            "asked": reason.asked,
            "actual": actual,
        }
        if seat is not None:
            facts |= {"number": seat + 1, "player": self.player(seat, names)}
        if actual is not None:
            # OUT_OF_TURN: whose turn it is; NO_SUCH_SEAT: the last seat there is.
            facts |= {"seats": actual + 1, "other": self.player(actual, names)}
        wanted = self._catalogue.variables(key)
        given = {name: fact for name, fact in facts.items() if fact is not None and name in wanted}
        return self.say(key, **given)

    def moment(self, when: datetime) -> str:
        """A date and time without line breaks: 3 May 2026, 14:05."""
        day, month, year = when.day, when.month, when.year
        text = self.say("date-time", day=day, month=month, year=year, time=f"{when:%H:%M}")
        return text.replace(" ", "\N{NO-BREAK SPACE}")

    def load(self, names: Sequence[str]) -> None:
        """Read these files of the catalogue now, perhaps in a thread, and not when needed."""
        from game.ui.i18n.catalogues import Catalogue

        catalogue = Catalogue(self.language)
        for name in names:
            catalogue.read(name)
        # Only when it is complete, as another thread may ask for a text meanwhile.
        self.__dict__.setdefault("_catalogue", catalogue)

    @cached_property
    def _catalogue(self) -> Catalogue:
        from game.ui.i18n.catalogues import Catalogue

        return Catalogue(self.language)

    @cached_property
    def _english(self) -> Catalogue:
        from game.ui.i18n.catalogues import Catalogue

        return Catalogue(FALLBACK)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of this system if the game has it, otherwise English."""
    for locale in _preferred_locales(environment):
        language = re.split(r"[-_.@]", locale)[0].lower()
        if language in LANGUAGES:
            return language
        if language in ("c", "posix"):
            break
    return FALLBACK


def _preferred_locales(environment: Mapping[str, str]) -> Iterator[str]:
    """Those of POSIX and GNU variables, then those set in Windows, macOS or the desktop."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale and not locale.startswith(("C", "POSIX")):
        yield from filter(None, environment.get("LANGUAGE", "").split(":"))
    if locale:
        yield locale
    from pygame.system import get_pref_locales  # only needed where no variable is set

    yield from (locale["language"] for locale in get_pref_locales())
