"""Messages to bytes and back: msgpack maps with a tag, read strictly.

Nothing is coerced: 1.9 is not 1, true is not 1, text is not a list, and a missing key is as wrong
as an extra one. Any invalid input raises the one error `BadMessage`.
"""

from collections.abc import Callable, Sequence
from dataclasses import is_dataclass
from enum import StrEnum
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgpack
from cattrs.cols import (
    is_namedtuple,
    namedtuple_dict_unstructure_factory,
)
from cattrs.fns import identity
from cattrs.preconf.msgpack import MsgpackConverter, make_converter
from cattrs.strategies import configure_tagged_union

from game.board import Hex
from game.lobby import AtEnd, Care, Phase, Sitter
from game.rules.actions import Action
from game.rules.companies import Company
from game.rules.events import SeenEvent
from game.rules.reasons import Rule
from game.rules.table import Ending
from game.updates import Verdict
from net.wire.errors import BadMessage
from net.wire.from_guest import AtTheDoor, AtTheTable, FromGuest
from net.wire.from_host import FromHost
from net.wire.limits import LONGEST_BOARD, LONGEST_BYTES, LONGEST_TEXT, MOST_ITEMS, MOST_KEYS
from net.wire.refusal_reasons import No

TAG = "is"
Structure = Callable[[Any, Any], Any]


def encode(message: FromGuest | FromHost) -> bytes:
    """A message as bytes."""
    return bytes(msgpack.packb(_UNSTRUCTURE(message)))


def decode_at_the_door(data: bytes) -> AtTheDoor:
    """A message from a guest that is not admitted yet; raises BadMessage."""
    message: AtTheDoor = _decode(data, AtTheDoor)
    return message


def decode_at_the_table(data: bytes) -> AtTheTable:
    """A message from an admitted guest; raises BadMessage."""
    message: AtTheTable = _decode(data, AtTheTable)
    return message


def decode_from_host(data: bytes) -> FromHost:
    """A message from the host; raises BadMessage."""
    message: FromHost = _decode(data, FromHost)
    return message


def tag(kind: type) -> str:
    """The wire name of a message or event: CodeShare is "code-share"."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("-")


def _decode(data: bytes, union: UnionType) -> Any:
    try:
        longest = LONGEST_BOARD if union is FromHost else LONGEST_BYTES
        return _HOOKS[union](_unpacked(data, longest), union)
    except Exception as error:  # msgpack, cattrs and our hooks raise a dozen types
        raise BadMessage(f"{type(error).__name__} ({_brief(error)})") from None


def _brief(error: Exception) -> str:
    return ascii(str(error))[1:-1][:60]  # what a stranger sent does not belong in our log


def _unpacked(data: bytes, longest_bytes: int) -> object:
    return msgpack.unpackb(
        data,
        object_pairs_hook=_without_doubles,
        max_array_len=MOST_ITEMS,
        max_map_len=MOST_KEYS,
        max_str_len=LONGEST_TEXT,
        max_bin_len=longest_bytes,
        max_ext_len=0,
    )


def _without_doubles(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("duplicate key in a map")
    return found


def _exactly(kind: type) -> Structure:
    def structure(value: object, _: type) -> object:
        if type(value) is not kind:
            raise TypeError(f"expected {kind.__name__}, got {type(value).__name__}")
        return value

    return structure


def _member(kind: type[StrEnum]) -> Structure:
    members: dict[object, StrEnum] = {str(member): member for member in kind}

    def structure(value: object, _: type) -> object:
        if type(value) is not str or value not in members:
            raise ValueError(f"not a valid {kind.__name__}")
        return members[value]

    return structure


def _is_list(kind: object) -> bool:
    return get_origin(kind) is tuple


def _is_map(kind: object) -> bool:
    """Whether values of a type are maps on the wire; a hex is a pair."""
    return (
        isinstance(kind, type) and kind is not Hex and (is_dataclass(kind) or is_namedtuple(kind))
    )


def _goes_as_it_is(kind: object) -> bool:
    """Whether msgpack encodes a type correctly without help: plain values and lists of them."""
    if _is_list(kind):
        return _goes_as_it_is(get_args(kind)[0])
    return kind in _PLAIN


def _is_map_from_tuple(kind: object) -> bool:
    return _is_map(kind) and is_namedtuple(kind)


def _converter() -> MsgpackConverter:
    converter = make_converter(detailed_validation=False)  # keys are compared by `a_map`
    for kind in (int, bool, str, bytes):
        converter.register_structure_hook(kind, _exactly(kind))
    for names in _NAMES:  # one each, or the hook for str would apply to all
        converter.register_structure_hook(names, _member(names))
        converter.register_unstructure_hook(names, identity)  # they are texts

    def a_list(kind: type) -> Structure:
        item = get_args(kind)[0]
        one = converter.get_structure_hook(item)

        def structure(value: object, _: type) -> object:
            if type(value) is not list:
                raise TypeError(f"expected an array, got {type(value).__name__}")
            return tuple([one(entry, item) for entry in value])

        return structure

    def a_map(kind: type) -> Structure:
        types = get_type_hints(kind)
        keys = types.keys()
        fields = [(name, converter.get_structure_hook(of), of) for name, of in types.items()]

        def structure(value: object, _: type) -> object:
            if type(value) is not dict or value.keys() != keys:
                raise TypeError(f"expected a map with the keys of {kind.__name__}")
            return kind(*[hook(value[name], of) for name, hook, of in fields])

        return structure

    def a_hex(value: object, _: type) -> Hex:
        if type(value) is list and len(value) == 2:
            q, r = value
            if type(q) is int and type(r) is int:
                return Hex(q, r)
        raise TypeError("expected a hex as a pair of whole numbers")

    def a_union(union: UnionType) -> Structure:
        hooks = {tag(kind): (converter.get_structure_hook(kind), kind) for kind in get_args(union)}

        def structure(value: object, _: type) -> object:
            if type(value) is not dict:
                raise TypeError(f"expected a map, got {type(value).__name__}")
            whole, kind = hooks[value.pop(TAG)]  # safe to change: it was just unpacked
            return whole(value, kind)

        return structure

    converter.register_structure_hook_factory(_is_list, a_list)
    converter.register_structure_hook_factory(_is_map, a_map)
    converter.register_structure_hook(Hex, a_hex)
    converter.register_unstructure_hook_factory(
        _is_map_from_tuple, lambda kind: namedtuple_dict_unstructure_factory(kind, converter)
    )
    converter.register_unstructure_hook_factory(_goes_as_it_is, lambda _: identity)
    for union in (Action, SeenEvent, AtTheDoor, AtTheTable, FromHost, _EVERYTHING):
        configure_tagged_union(union, converter, tag_generator=tag, tag_name=TAG)
        converter.register_structure_hook(union, a_union(union))
    return converter


_EVERYTHING = FromGuest | FromHost
_NAMES = (Company, Rule, Ending, Verdict, No, Phase, Sitter, AtEnd, Care)
_PLAIN = (*_NAMES, int, bool, str, bytes, Hex)
_CONVERTER = _converter()
_UNSTRUCTURE = _CONVERTER.get_unstructure_hook(_EVERYTHING)
_HOOKS = {
    union: _CONVERTER.get_structure_hook(union) for union in (AtTheDoor, AtTheTable, FromHost)
}
