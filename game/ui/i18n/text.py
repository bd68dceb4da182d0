"""All words on the screen, in the player's language. Another language is another Texts.

The title waits for this module, so it imports the engine of the catalogues only for what is more
than plain words.
"""

from __future__ import annotations

import os
import re
from functools import cached_property
from typing import TYPE_CHECKING

from game.ui.i18n.plain_messages import PlainMessages, TextError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

    from game.board import Board
    from game.rules.companies import Company
    from game.rules.events import SeenEvent
    from game.rules.manner import Mark
    from game.rules.reasons import Reason
    from game.rules.scoring import Result
    from game.ui.i18n.catalogues import Catalogue
    from game.ui.i18n.plain_messages import Argument

LANGUAGES = ("en", "de", "fr", "nl", "es")
FALLBACK = "en"


class Texts:
    """Says everything in one language.

    A text that is missing or wrong is said in English, and failing that by its key: a player can
    always go on. A strict Texts, for tests, raises TextError instead, also for arguments that the
    text does not take.
    """

    def __init__(self, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no catalogue for the language {language!r}")
        self.language = language
        self._strict = strict
        self._plain = PlainMessages(language)

    def say(self, key: str, **arguments: Argument) -> str:
        """A text by its key; companies are given as such, and so are tuples of them."""
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
            return self._in_english(key, arguments)

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list: a, b and c."""
        return self._catalogue.listed(tuple(words))

    def company(self, company: Company) -> str:
        """A company's name: Nord."""
        return self._catalogue.company(company)

    def colour(self, company: Company) -> str:
        """The word for a company's colour."""
        return self._catalogue.company(company, "colour")

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or "Player 2" where there is none."""
        known = 0 <= seat < len(names) and names[seat]
        return known or self.say("player-number", number=seat + 1)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is not allowed, as a sentence."""
        key = f"reason-{reason.rule}"
        known = self._known(reason, names)
        taken = self._catalogue.variables(key)
        return self.say(key, **{name: known[name] for name in known.keys() & taken})

    def event(
        self, event: SeenEvent, names: Sequence[str], board: Board, mark: Mark | None = None
    ) -> str:
        """What has happened, as a line of the log, and in what manner if that is to be said."""
        from game.ui.i18n.event_text import mannered, told

        words = told(self, event, names, board)
        if mark is None:
            return words
        return self.say("log-mannered", move=words, manner=mannered(self, mark))

    def outcome(self, result: Result, names: Sequence[str]) -> str:
        """Who has won a finished game, and with how many points."""
        from game.ui.i18n.event_text import outcome

        return outcome(self, result, names)

    def moment(self, when: datetime) -> str:
        """A day and a time that no line breaks: 3 May 2026, 14:05."""
        day, month, year = when.day, when.month, when.year
        words = self.say("date-time", day=day, month=month, year=year, time=f"{when:%H:%M}")
        return words.replace(" ", "\N{NO-BREAK SPACE}")

    def _known(self, reason: Reason, names: Sequence[str]) -> dict[str, Argument]:
        """All that a reason tells, under the names that its sentences use."""
        known: dict[str, Argument] = {
            "place": reason.place or "here",
            "name": reason.place,
            "others": reason.others,
        }
        if reason.company is not None:
            known["company"] = reason.company
        if reason.asked is not None:
            known["asked"] = reason.asked
        if reason.seat is not None:
            known |= {"number": reason.seat + 1, "player": self.player(reason.seat, names)}
        if reason.actual is not None:
            # Of a seat out of turn, the one whose turn it is; of one too many, the last there is.
            known |= {"actual": reason.actual, "seats": reason.actual + 1}
            known["other"] = self.player(reason.actual, names)
        return known

    def _in_english(self, key: str, arguments: Mapping[str, Argument]) -> str:
        try:
            return self._english.say(key, arguments)
        except TextError:
            return key

    @cached_property
    def _catalogue(self) -> Catalogue:
        from game.ui.i18n.catalogues import Catalogue

        return Catalogue(self.language)

    @cached_property
    def _english(self) -> Catalogue:
        from game.ui.i18n.catalogues import Catalogue

        return Catalogue(FALLBACK)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of this system if the game speaks it, otherwise English."""
    for locale in (*_of_environment(environment), *_of_platform()):
        language = re.split(r"[-_.@]", locale)[0].lower()
        if language in LANGUAGES:
            return language
        if language in ("c", "posix"):
            break
    return FALLBACK


def _of_environment(environment: Mapping[str, str]) -> Iterator[str]:
    """What the variables of POSIX and GNU ask for, the best first."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale and not locale.startswith(("C", "POSIX")):
        yield from filter(None, environment.get("LANGUAGE", "").split(":"))
    if locale:
        yield locale


def _of_platform() -> Iterator[str]:
    """What the player has set in Windows, macOS or the desktop."""
    from pygame.system import get_pref_locales  # words themselves need no window

    return (locale["language"] for locale in get_pref_locales())
