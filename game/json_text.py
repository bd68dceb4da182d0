"""The one reader of JSON files: settings, records, boards and small files.

A file may come from a stranger or a failing disk. Limits on size, depth, digits and range keep the
damage to an error message. The first picture waits for this module, so it imports next to nothing.
"""

import json
import math
import re
import stat
from collections.abc import Collection
from pathlib import Path
from typing import NoReturn

LARGEST = 1024 * 1024  # bytes
DEEPEST = 32  # nested lists and objects; our own files have at most 6
LONGEST_NUMBER = 80  # characters; 2^256 has 78
WIDE_BITS = 256  # of a wide number, such as the seed of a deal
_LEAST, _MOST = -(2**63), 2**63 - 1  # of every other whole number
_HALF_A_LETTER = re.compile("[\ud800-\udfff]")  # cannot be encoded
_STRING_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[][{}]', re.DOTALL)
_SHOWN = 40  # characters of a value that an error message quotes


class JsonError(ValueError):
    """Text that is not JSON as we read it; the message is a sentence with the position."""


class NotText(JsonError):
    """Bytes that are not text, such as a picture."""


def parse_json(data: bytes, *, largest: int = LARGEST, wide: Collection[str] = ()) -> object:
    """Parse JSON in UTF-8; raises JsonError.

    `wide` names the keys of the outermost object whose integers may have 256 bits.
    """
    if len(data) > largest:
        raise JsonError(f"it is larger than {largest} bytes")
    try:
        value: object = _DECODER.decode(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise NotText(f"not valid UTF-8 text: byte {error.start} cannot be decoded") from None
    except json.JSONDecodeError as error:
        if (
            _depth(error.doc[: error.pos]) > DEEPEST
        ):  # the decoder's own limit depends on the version of Python
            raise JsonError(_TOO_DEEP) from None
        place = f"line {error.lineno}, column {error.colno}"
        raise JsonError(f"not valid JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise JsonError(_TOO_DEEP) from None
    _check(value, wide)
    return value


def file_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The content of a file; raises OSError, or JsonError if too large or not a regular file."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise JsonError("it is not a regular file")
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise JsonError(f"it is larger than {largest} bytes")
    return data


def shown(value: object) -> str:
    """A parsed value as JSON, shortened, for an error message."""
    text = json.dumps(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def quoted(text: str) -> str:
    """A text in quotation marks, shortened, for an error message."""
    return repr(text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "...")


def printable(text: str) -> str:
    """A text without characters that cannot be displayed, for names of files."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


_TOO_DEEP = "not valid JSON: brackets are nested too deeply"


def _depth(text: str) -> int:
    """The deepest nesting of lists and objects, even in an incomplete text."""
    deepest = depth = 0
    for mark in _STRING_OR_BRACKET.findall(text):
        depth += 1 if mark in "[{" else -1 if mark in "]}" else 0
        deepest = max(deepest, depth)
    return deepest


def _check(document: object, wide: Collection[str]) -> None:
    """Raise JsonError for a value that is nested too deeply or out of range."""
    waiting = [(document, 0)]
    while waiting:
        value, depth = waiting.pop()
        if isinstance(value, str):
            _check_text(value)
        elif isinstance(value, int):
            if not _LEAST <= value <= _MOST:
                raise JsonError(f"not valid JSON: the number {shown(value)} is out of range")
        elif isinstance(value, list | dict):
            if depth == DEEPEST:
                raise JsonError(_TOO_DEEP)
            if isinstance(value, list):
                waiting += [(one, depth + 1) for one in value]
                continue
            for key, one in value.items():
                _check_text(key)
                if depth or key not in wide or not _fits_wide(one):
                    waiting.append((one, depth + 1))


def _check_text(text: str) -> None:
    if not text.isascii() and _HALF_A_LETTER.search(text):
        raise JsonError("not valid JSON: a string contains half of a surrogate pair")


def _fits_wide(value: object) -> bool:
    return isinstance(value, int) and abs(value) < 2**WIDE_BITS


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    entries: dict[str, object] = {}
    for key, value in pairs:
        if key in entries:
            raise JsonError(f"not valid JSON: the key {quoted(key)} appears twice in one object")
        entries[key] = value
    return entries


def _whole(text: str) -> int:
    _check_length(text)
    return int(text)


def _fraction(text: str) -> float:
    _check_length(text)
    number = float(text)
    if not math.isfinite(number):
        raise JsonError(f"not valid JSON: the number {text} is out of range")
    return number


def _check_length(text: str) -> None:
    if len(text) > LONGEST_NUMBER:
        raise JsonError("not valid JSON: a number has too many digits")


def _no_number(text: str) -> NoReturn:
    raise JsonError(f"not valid JSON: {text} is not a number")


# Created once, since a record is read line by line.
_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique, parse_int=_whole, parse_float=_fraction, parse_constant=_no_number
)
