"""Texts that need no Fluent, which takes too long to import before the title screen."""

import re
from collections.abc import Mapping
from pathlib import Path

from game.rules.companies import Company

LOCALES = Path(__file__).parent / "locales"
COMMON = "common"  # the file of the keys that no other file is for
# The first words of keys whose file has another name.
_FILES = {
    "advice": "hints",
    "book": "rulebook",
    "corner": "lan_table",
    "hint": "reminders",
    "keys": "controls",
    "learn": "tutorial",
    "new": "new_game",
}
# A tuple of companies becomes a list: Nord, Est and Midi.
Argument = str | int | tuple[Company, ...]

_NAMED = r"\{ \$([a-z]+) \}"
# A key and a single line, without an indented continuation.
_PLAIN = re.compile(rf"^([a-z][a-z\d-]*) = (?=\S)((?:[^{{}}\n]|{_NAMED})+)(?<!\s)$(?!\n\s* )", re.M)
_FILLED = re.compile(_NAMED)


class TextError(Exception):
    """There is no such key, or the arguments are wrong."""


def file_of(key: str) -> str:
    """The name of the file that a key belongs to, unless that is the common one."""
    prefix = key.partition("-")[0]
    return _FILES.get(prefix, prefix)


class PlainMessages:
    """The plain texts of one language; reads each file when the first of its keys is needed."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        self._unread = {file.stem: file for file in (folder / language).glob("*.ftl")}
        self._texts: dict[str, str] = {}
        self._read(COMMON)

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str | None:
        """The same text as Catalogue.say; None if that needs Fluent."""
        self._read(file_of(key))
        text = self._texts.get(key)
        if text is None or "{" not in text:
            return text
        try:
            return _FILLED.sub(lambda name: _plain(arguments[name[1]]), text)
        except (KeyError, TypeError):
            return None

    def _read(self, name: str) -> None:
        file = self._unread.pop(name, None)
        if file is not None:
            found = _PLAIN.finditer(file.read_text(encoding="utf-8"))
            self._texts.update({match[1]: match[2] for match in found})


def _plain(argument: Argument) -> str:
    """Names and counts; companies and negative numbers need Fluent."""
    if type(argument) is str or (type(argument) is int and argument >= 0):
        return str(argument)
    raise TypeError(argument)
