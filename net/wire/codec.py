"""Messages to bytes and back: msgpack maps with a tag, read strictly.

Nothing is coerced: 1.9 is not 1, true is not 1, text is not a list, and a missing key is as wrong
as an extra one. Any invalid input raises the one error `BadMessage`.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from itertools import product
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgpack

from game.board import Hex
from net.wire.errors import BadMessage
from net.wire.from_guest import AtTheDoor, AtTheTable, FromGuest
from net.wire.from_host import FromHost
from net.wire.limits import LONGEST_BOARD, LONGEST_BYTES, LONGEST_TEXT, MOST_ITEMS, MOST_KEYS

TAG = "is"
_new = tuple.__new__  # a NamedTuple's own constructor takes twice as long
Reader = Callable[[Any], Any]
Writer = Callable[[Any], Any]


def encode(message: FromGuest | FromHost) -> bytes:
    """A message as bytes."""
    return bytes(_PACKER.pack(_WRITE(message)))


def decode_at_the_door(data: bytes) -> AtTheDoor:
    """A message from a guest that is not admitted yet; raises BadMessage."""
    message: AtTheDoor = _decode(data, _READ_AT_THE_DOOR, LONGEST_BYTES)
    return message


def decode_at_the_table(data: bytes) -> AtTheTable:
    """A message from an admitted guest; raises BadMessage."""
    message: AtTheTable = _decode(data, _READ_AT_THE_TABLE, LONGEST_BYTES)
    return message


def decode_from_host(data: bytes) -> FromHost:
    """A message from the host; raises BadMessage."""
    message: FromHost = _decode(data, _READ_FROM_HOST, LONGEST_BOARD)
    return message


def tag(kind: type) -> str:
    """The wire name of a message or event: CodeShare is "code-share"."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("-")


def _decode(data: bytes, read: Reader, longest_bytes: int) -> Any:
    try:
        return read(
            msgpack.unpackb(
                data,
                object_pairs_hook=tuple,
                max_array_len=MOST_ITEMS,
                max_map_len=MOST_KEYS,
                max_str_len=LONGEST_TEXT,
                max_bin_len=longest_bytes,
                max_ext_len=0,
            )
        )
    except Exception as error:  # msgpack and our readers raise a dozen types
        raise BadMessage(f"{type(error).__name__} ({_brief(error)})") from None


def _brief(error: Exception) -> str:
    return ascii(str(error))[1:-1][:60]  # what a stranger sent does not belong in our log


class _Field(NamedTuple):
    """How values of one type are read and written. An unpacked map is a tuple of pairs."""

    kinds: tuple[type, ...]  # of the unpacked values
    read: Reader | None  # None: as they are
    write: Writer | None


def _field(hint: object) -> _Field:
    """The readers and writers of a type are made once, when this module is imported."""
    if isinstance(hint, UnionType):
        return _union(hint)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        return _Field((list,), _read_hexes, None) if item is Hex else _list(_field(item))
    if hint is Hex:
        return _Field((list,), _read_hex, None)
    if hint in (int, bool, str, bytes) and isinstance(hint, type):
        return _Field((hint,), None, None)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _name(hint)
    if isinstance(hint, type):
        return _Field((tuple,), _map_reader(hint, ()), _map_writer(hint))
    raise TypeError(f"{hint!r} cannot be sent")


def _read_hex(value: Any) -> Hex:
    q, r = value
    if type(q) is not int or type(r) is not int:
        raise TypeError("expected a hex as a pair of whole numbers")
    return Hex(q, r)


def _read_hexes(value: Any) -> tuple[Hex, ...]:
    """A build's hexes come with most messages, so they are read without a call for each."""
    found = []
    for entry in value:
        q, r = entry
        if type(entry) is not list or type(q) is not int or type(r) is not int:
            raise TypeError("expected hexes as pairs of whole numbers")
        found.append(_new(Hex, entry))
    return tuple(found)


def _name(kind: type[StrEnum]) -> _Field:
    members = {str(member): member for member in kind}

    def read(value: Any) -> StrEnum:
        if value not in members:
            raise ValueError(f"not a valid {kind.__name__}")
        return members[value]

    return _Field((str,), read, None)


def _list(item: _Field) -> _Field:
    kinds, read_item, write_item = frozenset(item.kinds), item.read, item.write

    def read(value: Any) -> tuple[object, ...]:
        if not kinds.issuperset(map(type, value)):
            raise TypeError("an item of the wrong type in an array")
        return tuple(map(read_item, value)) if read_item else tuple(value)

    def write(value: Any) -> list[object]:
        return [*map(write_item, value)] if write_item else value

    return _Field((list,), read, write if write_item else None)


def _union(hint: UnionType) -> _Field:
    """A type or nil, or one of several maps with a tag."""
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    one = _field(kinds[0]) if len(kinds) == 1 else _tagged(kinds)
    if len(kinds) == len(get_args(hint)):
        return one
    read_some, write_some = one.read, one.write

    def read(value: Any) -> object:
        return read_some(value) if read_some and value is not None else value

    def write(value: Any) -> object:
        return write_some(value) if write_some and value is not None else value

    return _Field(
        (*one.kinds, NoneType), read if read_some else None, write if write_some else None
    )


def _tagged(kinds: Sequence[type]) -> _Field:
    return _Field((tuple,), _tagged_reader(kinds), _tagged_writer(kinds))


def _tagged_reader(kinds: Sequence[type]) -> Reader:
    """One of several maps. Ours end with the tag; it may be anywhere."""
    readers = {tag(kind): _map_reader(kind, (TAG,)) for kind in kinds}

    def read(value: Any) -> object:
        name, told = value[-1]
        return readers[told if name == TAG else dict(value)[TAG]](value)

    return read


def _tagged_writer(kinds: Sequence[type]) -> Writer:
    writers = {kind: (_map_writer(kind), tag(kind)) for kind in kinds}

    def write(value: Any) -> dict[str, object]:
        write_fields, name = writers[type(value)]
        told: dict[str, object] = write_fields(value)
        told[TAG] = name
        return told

    return write


@cache
def _fields(kind: type) -> dict[str, _Field]:
    return {name: _field(hint) for name, hint in get_type_hints(kind).items()}


def _map_reader(kind: type, tags: tuple[str, ...]) -> Reader:
    """A dataclass or named tuple: exactly its fields, each of its exact type."""
    fields = _fields(kind)
    names, end = (*fields, *tags), len(fields)
    shapes = frozenset(
        product(*[field.kinds for field in fields.values()], *[(str,) for _ in tags])
    )
    readers = [(n, field.read) for n, field in enumerate(fields.values()) if field.read]

    def read(value: Any) -> object:
        told, found = zip(*value)  # noqa: B905 - pairs, all of them
        if told != names:
            found = _in_order(value, names, kind)
        if tuple(map(type, found)) not in shapes:
            raise TypeError(f"a field of {kind.__name__} with the wrong type")
        if not readers:
            return kind(*found[:end])
        values = [*found[:end]]
        for n, read_field in readers:
            values[n] = read_field(values[n])
        return kind(*values)

    return read


def _in_order(
    value: Sequence[tuple[str, object]], names: tuple[str, ...], kind: type
) -> tuple[object, ...]:
    """The values of a map whose keys came in another order, each once."""
    found = dict(value)
    if len(value) != len(names) or found.keys() != {*names}:
        raise TypeError(f"expected a map with the keys of {kind.__name__}")
    return tuple(map(found.__getitem__, names))


def _map_writer(kind: type) -> Writer:
    fields = _fields(kind)
    names = tuple(fields)
    writers = [(name, field.write) for name, field in fields.items() if field.write]

    def write(value: Any) -> dict[str, object]:
        told = {name: getattr(value, name) for name in names}
        for name, write_field in writers:
            told[name] = write_field(told[name])
        return told

    return write


_READ_AT_THE_DOOR = _tagged_reader(get_args(AtTheDoor))
_READ_AT_THE_TABLE = _tagged_reader(get_args(AtTheTable))
_READ_FROM_HOST = _tagged_reader(get_args(FromHost))
_WRITE = _tagged_writer(get_args(FromGuest | FromHost))
_PACKER = msgpack.Packer()  # its buffer is used again
