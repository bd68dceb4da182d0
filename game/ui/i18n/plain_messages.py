"""Texts that need no Fluent, which takes too long to import before the title screen."""

import re
from collections.abc import Callable, Mapping, Sequence
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

# The counts that take the singular, by Unicode's plural rules.
ONE = {"en": (1,), "de": (1,), "nl": (1,), "es": (1,), "fr": (0, 1)}
# In Spanish, y becomes e before an i sound, but not before a y sound.
I_SOUNDS, NOT_I_SOUNDS = ("i", "í", "hi", "hí"), ("ia", "ie", "io", "hia", "hie", "hio")

_FILLED = re.compile(r"\{ (\$?)([a-z][a-z\d-]*) \}")  # an argument, or another message
_LINE = r"(?=\S)(?:[^{}\n]|\{ \$?[a-z][a-z\d-]* \})+(?<!\s)"
_VARIANT = re.compile(r"(\*?)\[(\w+)\] (.+)")
_ALTERNATIVES = rf"\{{ \$[a-z]+ ->\n(?: *\*?\[\w+\] {_LINE}\n)+\}}"
# A key and a single line or alternatives for a count, without an indented continuation; attributes
# may follow.
_PLAIN = re.compile(rf"^([a-z][a-z\d-]*) = ({_LINE}|{_ALTERNATIVES})$(?!\n\s* [^\s.])", re.M)


class TextError(Exception):
    """There is no such key, or the arguments are wrong."""


def file_of(key: str) -> str:
    """The name of the file that a key belongs to, unless that is the common one."""
    prefix = key.partition("-")[0]
    return _FILES.get(prefix, prefix)


def listed(items: Sequence[str], say: Callable[[str, Mapping[str, Argument]], str]) -> str:
    """Items as one text: a, b and c; `say` gives a text by its key."""
    if len(items) < 2:
        return "".join(items)
    start = items[-1].casefold()
    before_i = start.startswith(I_SOUNDS) and not start.startswith(NOT_I_SOUNDS)
    key = "list-and-before-i" if before_i else "list-and"
    return say(key, {"words": ", ".join(items[:-1]), "last": items[-1]})


class PlainMessages:
    """The plain texts of one language; reads each file when the first of its keys is needed."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        self._language = language
        self._unread = {file.stem: file for file in (folder / language).glob("*.ftl")}
        self._texts: dict[str, str] = {}
        self._read(COMMON)

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str | None:
        """The same text as Catalogue.say; None if that needs Fluent."""
        try:
            return self._say(key, arguments)
        except (KeyError, TypeError):
            return None

    def _say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The text; raises KeyError or TypeError if it needs Fluent."""
        self._read(file_of(key))
        text = self._texts[key]
        if "\n" in text:
            text = self._chosen(text, arguments)
        if "{" not in text:
            return text
        return _FILLED.sub(
            lambda found: (
                self._plain(arguments[found[2]]) if found[1] else self._say(found[2], arguments)
            ),
            text,
        )

    def _chosen(self, text: str, arguments: Mapping[str, Argument]) -> str:
        """The first alternative that fits the count, or else the default one."""
        first, *lines = text.splitlines()
        count = arguments[first.split()[1].removeprefix("$")]
        if type(count) is not int or count < 0:
            raise TypeError(count)
        fits = str(count), "one" if count in ONE[self._language] else "other"
        variants = [found for line in lines if (found := _VARIANT.search(line))]
        chosen = [found for found in variants if found[2] in fits]
        chosen += [found for found in variants if found[1]]
        return chosen[0][3]

    def _plain(self, argument: Argument) -> str:
        """Names, counts and companies; negative numbers need Fluent."""
        if type(argument) is str or (type(argument) is int and argument >= 0):
            return str(argument)
        if isinstance(argument, int | str) and not isinstance(argument, Company):
            raise TypeError(argument)
        companies = (argument,) if isinstance(argument, Company) else argument
        return listed([self._say(f"company-{one}", {}) for one in companies], self._say)

    def _read(self, name: str) -> None:
        file = self._unread.pop(name, None)
        if file is not None:
            found = _PLAIN.finditer(file.read_text(encoding="utf-8"))
            self._texts.update({match[1]: match[2] for match in found})
