"""All messages as text: tags, fields, types and bounds, read from what codec and guests use.

docs/protocol.md ends with this text and a golden file holds it, so that renaming a class or field
cannot change the wire unnoticed. `python3 -m tools.protocol_table` writes both.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from types import NoneType, UnionType
from typing import get_args, get_origin, get_type_hints

from game.board import Hex
from game.rules.actions import Action
from game.rules.events import SeenEvent
from net.wire.bounds import BOUNDS, Within
from net.wire.codec import tag
from net.wire.from_guest import AtTheDoor, AtTheTable
from net.wire.from_host import FromHost

_PLAIN: Mapping[object, str] = {
    int: "integer",
    bool: "boolean",
    str: "text",
    bytes: "bytes",
    NoneType: "nil",
}
_SIZED = (int, str, bytes)
_UNIONS: Mapping[object, str] = {Action: "action", SeenEvent: "event"}
_MESSAGES: Mapping[str, UnionType] = {
    "From a guest that is not in yet": AtTheDoor,
    "From a guest at the table": AtTheTable,
    "From the host": FromHost,
}


def schema() -> str:
    """Markdown tables of all messages, of the values in them, and of all names."""
    sections = [
        _table(title, ("message", "fields"), map(_row, get_args(union)))
        for title, union in _MESSAGES.items()
    ]
    values = [*_values()]
    maps = [kind for kind in values if kind not in _tagged() and not issubclass(kind, StrEnum)]
    names = [kind for kind in values if issubclass(kind, StrEnum)]
    for union, title in _UNIONS.items():
        sections.append(_table(f"One {title}", ("`is`", "fields"), map(_row, get_args(union))))
    sections.append(_table("Maps inside messages", ("map", "fields"), map(_row, maps)))
    sections.append(_table("Names", ("name", "one of"), map(_names, names)))
    return "\n".join(sections)


def _table(title: str, heads: tuple[str, str], rows: Iterable[str]) -> str:
    return "\n".join([f"### {title}", "", f"| {heads[0]} | {heads[1]} |", "|---|---|", *rows, ""])


def _row(kind: type) -> str:
    hints, bounds = get_type_hints(kind), BOUNDS.get(kind, {})
    fields = ", ".join(
        f"`{field}` {describe_type(hint, bounds.get(field))}" for field, hint in hints.items()
    )
    return f"| `{tag(kind)}` | {fields or 'none'} |"


def _names(kind: type) -> str:
    members = " ".join(f"`{member}`" for member in kind) if issubclass(kind, StrEnum) else ""
    return f"| {tag(kind)} | {members} |"


def describe_type(hint: object, within: Within | None = None) -> str:
    """A type and its bounds, as the tables show them."""
    if hint in _UNIONS:
        return _UNIONS[hint]
    if isinstance(hint, UnionType):
        return " or ".join(describe_type(one, within) for one in get_args(hint))
    if get_origin(hint) is tuple:
        item = describe_type(get_args(hint)[0], within.item if within else None)
        sized = f"array{_size(within)}"
        return f"{sized} of ({item})" if " " in item else f"{sized} of {item}"
    if hint in _PLAIN:
        return _PLAIN[hint] + (_size(within) if hint in _SIZED else "")
    if isinstance(hint, type):
        return tag(hint)
    raise TypeError(f"{hint!r} has no words")


def _size(within: Within | None) -> str:
    if within is None:
        return ""
    least, most, _ = within
    return f" {least}" if least == most else f" {least}..{most}"


def _tagged() -> tuple[type, ...]:
    """Types with a tag on the wire."""
    return tuple(kind for union in (*_MESSAGES.values(), *_UNIONS) for kind in get_args(union))


def _values() -> Iterator[type]:
    """The types of all values inside messages, by name."""
    found: dict[type, None] = {}
    waiting = [*_tagged()]
    while waiting:
        for hint in get_type_hints(waiting.pop()).values():
            for kind in _kinds(hint):
                if kind not in found:
                    found[kind] = None
                    waiting.append(kind)
    yield from sorted(found, key=tag)


def _kinds(hint: object) -> Iterator[type]:
    """Our classes inside a type."""
    if isinstance(hint, UnionType) or get_origin(hint) is tuple:
        for one in get_args(hint):
            yield from _kinds(one)
    elif isinstance(hint, type) and hint not in (*_PLAIN, Hex):
        yield hint
