"""Limits of every field a host may send: numbers, text lengths, bytes and items.

The codec checks types only. A guest checks these limits before it uses a message;
`net.guest.message_checks` checks whether it fits the game. docs/protocol.md lists them.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from game.board import Hex
from game.board.reader import FURTHEST
from game.board.reader import LONGEST_NAME as LONGEST_TITLE
from game.lobby import LONGEST_WORDS, MOST_ONLOOKERS, Line, Lobby, Onlooker, Seat, SeatRequest
from game.options import LONGEST_TURN, MOST_GAMES, OPTIONS, Options
from game.rules.companies import (
    COMPANIES,
    FEWEST_SEATS,
    IN_THE_BAG,
    LARGEST_BUILD,
    LARGEST_TAKE,
    MOST_SEATS,
)
from game.rules.events import Built, OtherHandDrawn, OwnHandDrawn, TurnBegan
from game.rules.proposals import Proposal
from game.rules.reasons import Reason
from game.rules.record import Player
from game.rules.record_reader import LONGEST_NAME
from game.rules.scoring import Result, Score
from game.rules.table import Traded
from game.series import GameResult, Series
from net.wire.credentials import TOKEN_BYTES
from net.wire.errors import BadMessage
from net.wire.from_host import (
    Answered,
    BoardIs,
    CodeAccepted,
    CodeAnswer,
    Dealt,
    Declined,
    DoorIs,
    FromHost,
    Goodbye,
    Greeting,
    Hand,
    NameTaken,
    Offer,
    Said,
    Seated,
    Standing,
    Step,
    Welcome,
)
from net.wire.limits import LONGEST_BOARD, MOST_STEPS


class Within(NamedTuple):
    """Minimum and maximum of a number, text length, byte count or item count, each item within
    `item`."""

    least: int
    most: int
    item: "Within | None" = None


_NAME = Within(1, LONGEST_NAME)
_NAME_OR_NONE = Within(0, LONGEST_NAME)
_WORDS = Within(0, 500)  # English, for a log
_VERSION = Within(0, 2**31 - 1)
_PEER = Within(0, 2**53)
_SEAT = Within(0, MOST_SEATS - 1)
_SEATS = Within(FEWEST_SEATS, MOST_SEATS)
_SEQ = Within(0, MOST_STEPS)
_HELD = Within(0, IN_THE_BAG * len(COMPANIES))
_VALUE = Within(0, 9999)
_POINTS = Within(0, 10**6)
_SCORE = Within(-(10**6), 10**6)
_ANY_COUNT = Within(-(2**31), 2**31 - 1)


def _each_company(item: Within | None = None) -> Within:
    return Within(len(COMPANIES), len(COMPANIES), item)


def _each_seat(item: Within | None = None) -> Within:
    return Within(*_SEATS[:2], item)


_DEPOTS = _each_company(Within(0, IN_THE_BAG))
_VALUES = _each_company(_VALUE)
_HANDS = Within(0, MOST_SEATS)

BOUNDS: Mapping[type, Mapping[str, Within]] = {
    Greeting: {
        **dict.fromkeys(("protocol", "rules"), _VERSION),
        **dict.fromkeys(("program", "table"), _NAME_OR_NONE),
        "id": Within(1, 64),
        **dict.fromkeys(("seats", "open_seats"), Within(0, 99)),
    },
    Offer: {"board": Within(0, LONGEST_TITLE), "games": Within(0, MOST_GAMES)},
    CodeAnswer: {"share": Within(1, 64)},
    CodeAccepted: {"proof": Within(32, 32)},
    NameTaken: {"name": _NAME_OR_NONE},
    Goodbye: {"words": _WORDS},
    Declined: {"words": _WORDS},
    Welcome: {
        "peer": _PEER,
        "seats": Within(0, MOST_SEATS, _SEAT),
        "token": Within(0, TOKEN_BYTES),
        "addresses": Within(0, 64, Within(2, 45)),
        "port": Within(1, 65535),
    },
    Seated: {"seats": Within(0, MOST_SEATS, _SEAT), "token": Within(0, TOKEN_BYTES)},
    DoorIs: {
        "addresses": Within(0, 64, Within(2, 45)),
        "port": Within(1, 65535),
        "code": Within(0, LONGEST_WORDS),
    },
    BoardIs: {"file": Within(0, LONGEST_BOARD)},
    Said: {"number": Within(0, 2**62)},
    Line: {"name": _NAME_OR_NONE, "seat": _SEAT, "words": Within(0, LONGEST_WORDS)},
    Lobby: {
        "table": _NAME_OR_NONE,
        "seats": _SEATS,
        "onlookers": Within(0, 64),
        "owner": _PEER,
        "clock": Within(0, LONGEST_TURN * 1000),
        "requests": Within(0, MOST_SEATS + MOST_ONLOOKERS),
        "knocks": Within(0, MOST_SEATS + MOST_ONLOOKERS, _PEER),
        "screen": _PEER,
        "continues": _SEQ,
    },
    Seat: {"name": _NAME_OR_NONE, "level": _NAME_OR_NONE, "peer": _PEER},
    Onlooker: {"peer": _PEER, "name": _NAME_OR_NONE},
    SeatRequest: {"peer": _PEER, "seat": _SEAT, "name": _NAME},
    Options: {one.name: Within(one.least, one.most) for one in OPTIONS if one.most},
    Series: {"length": Within(1, MOST_GAMES), "games": Within(0, MOST_GAMES)},
    GameResult: {
        "names": _each_seat(_NAME),
        "scores": _each_seat(_SCORE),
        "first": _SEAT,
        "finished_by": Within(0, MOST_SEATS, _NAME),
    },
    Dealt: {
        "game": Within(1, 2**31 - 1),
        "board": Within(1, LONGEST_TITLE),
        "digest": Within(8, 8),
        "players": _SEATS,
        "start": _each_company(),
        "depots": _DEPOTS,
        "first": _SEAT,
        "hands": _HANDS,
    },
    Player: {"name": _NAME, "kind": _NAME},
    Hand: {"seat": _SEAT, "portfolio": _DEPOTS},
    Step: {"seq": Within(1, MOST_STEPS), "events": Within(1, 2)},
    OwnHandDrawn: {"portfolio": _DEPOTS},
    OtherHandDrawn: {"seat": _SEAT, "drawn": _HELD},
    Built: {
        "seat": _SEAT,
        "hexes": Within(1, LARGEST_BUILD),
        "points": Within(1, LARGEST_BUILD, _VALUE),
        "value": _VALUE,
        "depot": Within(0, IN_THE_BAG),
    },
    Traded: {"seat": _SEAT, "taken": Within(1, LARGEST_TAKE), "held": _HELD},
    TurnBegan: {"seat": _SEAT},
    Result: {
        "values": _VALUES,
        "portfolios": _each_seat(_DEPOTS),
        "scores": _SEATS,
        "winners": Within(1, MOST_SEATS, _SEAT),
    },
    Score: {"points": _each_company(_POINTS), "penalty": _POINTS},
    Standing: {
        "seq": _SEQ,
        "networks": _each_company(Within(1, IN_THE_BAG + 1)),
        "depots": _DEPOTS,
        "values": _VALUES,
        "held": _each_seat(_HELD),
        "turn": _SEAT,
        "hands": _HANDS,
    },
    Proposal: {
        "seat": _SEAT,
        "made_at": _SEQ,
        "waiting": Within(0, MOST_SEATS - 1, _SEAT),
        "declined_by": _SEAT,
    },
    Answered: {"seq": _SEQ},
    Reason: {
        "place": _NAME_OR_NONE,
        "others": Within(0, len(COMPANIES)),
        "asked": _ANY_COUNT,
        "actual": _ANY_COUNT,
        "seat": _SEAT,
    },
}

# Control characters and direction marks do not belong on a screen.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

Check = Callable[[Any], None]  # of one value; raises BadMessage


def check_bounds(message: FromHost) -> None:
    """Raises BadMessage if anything in a message is out of bounds."""
    _CHECKS[type(message)](message)


@cache
def _map_check(kind: type) -> Check:
    """The checks of a map's fields; made once, when this module is imported."""
    bounds = BOUNDS.get(kind, {})
    checks: list[tuple[str, Check]] = []
    for name, hint in get_type_hints(kind).items():
        check = _check(f"{kind.__name__}.{name}", hint, bounds.get(name))
        if check:
            checks.append((name, check))

    def check_fields(value: object) -> None:
        for name, check in checks:
            check(getattr(value, name))

    return check_fields


def _check(where: str, hint: Any, within: Within | None) -> Check | None:
    """The check of a field's type; None if it needs none."""
    if isinstance(hint, UnionType):
        return _union_check(where, get_args(hint), within)
    if get_origin(hint) is tuple:
        return _list_check(where, get_args(hint)[0], within)
    if hint is Hex:
        return lambda value: _check_hex(where, value)
    if hint is int:
        return within and (lambda value: _check_size(where, value, within))
    if hint is str:
        return lambda value: _check_text(where, value, within)
    if hint is bytes:
        return within and (lambda value: _check_size(where, len(value), within))
    if hint is bool or not isinstance(hint, type) or issubclass(hint, Enum):
        return None
    kind: type = hint
    return _map_check(kind)


def _union_check(where: str, hints: Iterable[Any], within: Within | None) -> Check | None:
    checks = {hint: check for hint in hints if (check := _check(where, hint, within))}

    def check_one(value: object) -> None:
        check = checks.get(type(value))
        if check:
            check(value)

    return check_one if checks else None


def _list_check(where: str, item: Any, within: Within | None) -> Check:
    check_item = _check(where, item, within.item if within else None)

    def check_items(value: Any) -> None:
        _check_size(where, len(value), within)
        if check_item:
            for one in value:
                check_item(one)

    return check_items


def _check_hex(where: str, value: Hex) -> None:
    if not max(map(abs, value)) <= FURTHEST:
        raise BadMessage(f"{where} is beyond every map")


def _check_text(where: str, value: str, within: Within | None) -> None:
    _check_size(where, len(value), within)
    if _UNSEEN.search(value):
        raise BadMessage(f"{where} has letters that cannot be seen")


def _check_size(where: str, size: int, within: Within | None) -> None:
    if within and not within.least <= size <= within.most:
        raise BadMessage(f"{where} is {size}, where {within.least} to {within.most} may be")


_CHECKS = {kind: _map_check(kind) for kind in get_args(FromHost)}
