"""Reads board files: JSON text to a Board, or to all reasons why not. Also the shipped boards."""

import json
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

from game.board.board import Board, HexKind, Space
from game.board.errors import BoardError, Flaw, UnknownBoard
from game.board.hexes import Hex
from game.board.validator import structural_flaw, structural_problems
from game.json_text import JsonError, NotText, parse_json, quoted

FURTHEST = 99  # the largest coordinate: a hex at a million would need a million bits
MOST_HEXES = 2_000  # nine times the map of France, to limit reading time
MOST_BARRIERS = 3 * MOST_HEXES  # every edge
HIGHEST_VALUE = 9
LONGEST_NAME = 40
_BOARDS = resources.files("game.board") / "boards"
_KEYS = {
    HexKind.EIFFEL: {"q", "r", "kind"},
    HexKind.START: {"q", "r", "kind", "station"},
    HexKind.RURAL: {"q", "r", "kind"},
    HexKind.CITY: {"q", "r", "kind", "name", "value", "end"},
}


def shipped_boards() -> tuple[str, ...]:
    """The names of the boards that come with the game."""
    names = (file.name for file in _BOARDS.iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


@lru_cache(maxsize=8)
def load_board(name: str) -> Board:
    """A shipped board by its name; each is read once."""
    if name not in shipped_boards():
        raise UnknownBoard(name, shipped_boards())
    return read_board((_BOARDS / f"{name}.json").read_bytes())


def read_board(data: bytes) -> Board:
    """The board that a file's bytes describe; raises BoardError with every problem."""
    if not data.strip():
        raise BoardError(("the file is empty",), Flaw.EMPTY)
    try:
        document = parse_json(data)
    except JsonError as error:
        flaw = Flaw.NOT_TEXT if isinstance(error, NotText) else Flaw.NOT_JSON
        raise BoardError((str(error),), flaw) from None
    return _Reader().board(document)


class _Reader:
    """Collects all problems instead of stopping at the first, to help the author of a map."""

    def __init__(self) -> None:
        self._problems: list[str] = []

    def board(self, document: object) -> Board:
        """The board of a parsed document."""
        if not isinstance(document, dict):
            problem = "a map file must be a JSON object with name, title, hexes and barriers"
            raise BoardError((problem,), Flaw.NO_BOARD)
        self._only_keys(document, {"name", "title", "hexes", "barriers"}, "the map")
        name = self._text(document, "name", "the map")
        title = self._text(document, "title", "the map")
        hexes = self._list(document, "hexes", MOST_HEXES)
        edges = self._list(document, "barriers", MOST_BARRIERS)
        spaces = [self._space(entry, n) for n, entry in enumerate(hexes)]
        barriers = [self._barrier(entry, n) for n, entry in enumerate(edges)]
        # The rest is only meaningful for a well-formed file.
        self._stop_if_wrong(Flaw.MISTAKES if document.get("hexes") else Flaw.NO_BOARD)
        board = Board(
            name,
            title,
            tuple(space for space in spaces if space is not None),
            frozenset(barrier for barrier in barriers if barrier is not None),
        )
        self._problems.extend(structural_problems(board))
        self._stop_if_wrong(structural_flaw(board))
        return board

    def _stop_if_wrong(self, flaw: Flaw) -> None:
        if self._problems:
            raise BoardError(tuple(self._problems), flaw)

    def _list(self, document: Mapping[str, object], key: str, most: int) -> list[object]:
        entries = document.get(key)
        if not isinstance(entries, list):
            self._problems.append(f"{key!r} must be a list")
            return []
        if not entries and key == "hexes":
            self._problems.append("there are no hexes")
        if len(entries) > most:
            problem = f"a map has at most {most} {key}, not {len(entries)}"
            raise BoardError((problem,), Flaw.TOO_MANY)
        return entries

    def _space(self, entry: object, index: int) -> Space | None:
        if not isinstance(entry, dict):
            self._problems.append(f"hexes[{index}] must be a JSON object")
            return None
        place = self._hex([entry.get("q"), entry.get("r")], f"hexes[{index}]")
        if place is None:
            return None
        where = f"the hex at {place}"
        kinds = [str(kind) for kind in HexKind]
        if entry.get("kind") not in kinds:
            known = ", ".join(kinds)
            self._problems.append(
                f"{where} needs a valid 'kind' ({known}){_instead(entry.get('kind'))}"
            )
            return None
        kind = HexKind(str(entry["kind"]))
        self._only_keys(entry, _KEYS[kind], where)
        if kind is HexKind.CITY:
            return self._city(entry, place, where)
        name = self._text(entry, "station", where) if kind is HexKind.START else ""
        return Space(place, kind, name)

    def _city(self, entry: Mapping[str, object], place: Hex, where: str) -> Space:
        name = self._text(entry, "name", f"the city at {place}")
        value = entry.get("value")
        if type(value) is not int or not 1 <= value <= HIGHEST_VALUE:
            self._problems.append(
                f"{name or where} needs a 'value' from 1 to {HIGHEST_VALUE}{_instead(value)}"
            )
            value = 1
        end = entry.get("end", False)
        if type(end) is not bool:
            self._problems.append(f"{name or where}: 'end' must be true or false{_instead(end)}")
            end = False
        return Space(place, HexKind.CITY, name, value, end)

    def _barrier(self, entry: object, index: int) -> frozenset[Hex] | None:
        where = f"barriers[{index}]"
        if not isinstance(entry, list) or len(entry) != 2:
            self._problems.append(f"{where} must be two hexes, [[q, r], [q, r]]")
            return None
        ends = [self._hex(end, where) for end in entry]
        return None if None in ends else frozenset(end for end in ends if end is not None)

    def _hex(self, entry: object, where: str) -> Hex | None:
        if isinstance(entry, list) and len(entry) == 2 and all(type(n) is int for n in entry):
            if all(abs(n) <= FURTHEST for n in entry):
                return Hex(*entry)
            self._problems.append(f"{where} has a coordinate outside ±{FURTHEST}")
        else:
            self._problems.append(f"{where} needs whole numbers q and r")
        return None

    def _text(self, entry: Mapping[str, object], key: str, where: str) -> str:
        text = entry.get(key)
        if isinstance(text, str) and text.strip() and len(text) <= LONGEST_NAME:
            if all(map(_shows, text)):
                return text
            self._problems.append(f"{where}: {key!r} contains characters that cannot be displayed")
            return ""
        self._problems.append(
            f"{where} needs a {key!r} of 1 to {LONGEST_NAME} characters{_instead(text)}"
        )
        return ""

    def _only_keys(self, entry: Mapping[str, object], known: set[str], where: str) -> None:
        for key in sorted(set(entry) - known):
            self._problems.append(f"{where} has an unknown key, {quoted(key)}")


def _instead(value: object) -> str:
    """The invalid value in the file, shortened; empty if the key is missing."""
    if value is None:
        return ""
    if isinstance(value, list | dict):
        return f", not {'a list' if isinstance(value, list) else 'an object'}"
    text = json.dumps(value, ensure_ascii=False)
    return f", not {text if len(text) <= 40 else text[:37] + '...'}"


def _shows(letter: str) -> bool:
    """Whether a character can be displayed; a map may come from a stranger on the LAN."""
    return letter.isprintable() or unicodedata.category(letter) == "Zs"
