"""docs/protocol.md names every message, every field and every refusal."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from game.lobby import (
    MOST_ONLOOKERS,
    AtEnd,
    Care,
    Line,
    Lobby,
    Onlooker,
    Options,
    Phase,
    Seat,
    Sitter,
)
from game.rules.actions import Action
from game.rules.events import SeenEvent
from game.rules.reasons import Reason, Rule
from game.rules.record import Player
from game.rules.scoring import Result, Score
from game.rules.table import Ending
from game.series import GameResult, Series
from game.ui.lan.chat.phrases import NOTES, PHRASES
from game.updates import Verdict
from net.guest.guest_state import MOST_LINES, MOST_RESYNCS, MOST_RESYNCS_IN_ALL
from net.guest.message_checks import CHAT_LINES, NEW_BOARDS
from net.lan.client import CODE_SHOWN
from net.lan.remote_table import MOST_A_FRAME, MOST_WAITING
from net.lan.server import ARRIVALS, STALLED
from net.table import code_tries
from net.table.allowance import KIB, PLAYER, SPECTATOR, SPECTATORS_CHAT, STRANGER
from net.table.code_tries import PROOFS
from net.table.host import JOINS
from net.table.table_session import LOBBY_PAUSE
from net.wire import limits
from net.wire.codec import tag
from net.wire.from_guest import FromGuest
from net.wire.from_host import FromHost, Hand
from net.wire.limits import LONGEST_WAIT, MOST_STEPS, PROTOCOL, RULES, SERVICE
from net.wire.rates import Rate
from net.wire.refusal_reasons import No

TEXT = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = {*re.findall(r"[\w-]+", TEXT)}
ONLY_AUTHORITIES = {"own-hand-drawn", "other-hand-drawn"}  # made by whoever follows


MESSAGES = dict.fromkeys((*get_args(FromGuest), *get_args(FromHost)))  # some go both ways


@pytest.mark.parametrize("kind", [*MESSAGES], ids=lambda kind: kind.__name__)
def test_every_message_is_there_with_all_its_fields(kind: type) -> None:
    fields = ", ".join(get_type_hints(kind))
    shown = " ".join(TEXT.split())
    assert re.search(rf"\b{tag(kind)} \{{{fields}\}}", shown), f"{tag(kind)} {{{fields}}}"


def test_every_value_inside_messages_is_there() -> None:
    shown = " ".join(TEXT.split())
    maps = (Lobby, Seat, Onlooker, Options, Reason, Result, Score, Series, GameResult)
    for kind in (*maps, Player, Hand, Line):
        assert f"{{{', '.join(get_type_hints(kind))}}}" in shown, kind.__name__
    for union in (Action, SeenEvent):
        assert {tag(kind) for kind in get_args(union)} - WORDS <= ONLY_AUTHORITIES
    for names in (No, Phase, Sitter, Care, Rule, Ending, Verdict, AtEnd):
        assert {*map(str, names)} <= WORDS, names.__name__


def test_every_refusal_is_explained() -> None:
    assert [no for no in No if f"\n| `{no}` | " not in TEXT] == []


def test_the_versions_and_the_service_are_those_of_the_program() -> None:
    assert f"protocol {PROTOCOL}, rules {RULES}" in TEXT
    assert SERVICE in TEXT


def test_every_phrase_is_there() -> None:
    assert all(f"`{phrase}`" in TEXT for phrase in (*PHRASES, *NOTES))


def test_the_limits_of_a_guest_are_those_of_the_program() -> None:
    shown = " ".join(TEXT.split())
    assert f"more than {CHAT_LINES[0]} chat messages at once, then {CHAT_LINES[1]:.0f} per" in shown
    assert f"at most {MOST_LINES} chat messages, two maps and {MOST_STEPS} steps" in shown
    assert f"at most {MOST_A_FRAME} messages or 4 milliseconds" in shown
    assert f"when {MOST_WAITING} messages are waiting" in shown
    assert f"{NEW_BOARDS[0]} different maps at once, then {NEW_BOARDS[1]:.0f} per second" in shown


def rates(*columns: Rate) -> str:
    return " | ".join(f"{one.burst:g}, then {one.a_second:g}" for one in columns)


def in_kib(rate: Rate) -> str:
    return f"{rate.burst / KIB:g} KiB, then {rate.a_second / KIB:g} KiB"


def test_the_limits_of_a_host_are_those_of_the_program() -> None:
    kinds = (STRANGER, SPECTATOR, PLAYER)
    together = f"all spectators together {rates(SPECTATORS_CHAT)}"
    for row in (
        f"| messages | {rates(*(one.messages for one in kinds))} |",
        f"| bytes | {' | '.join(in_kib(one.size) for one in kinds)} |",
        f"| | {rates(SPECTATOR.chat)}; {together} | {rates(PLAYER.chat)} |",
        f"…) | | {rates(SPECTATOR.changes, PLAYER.changes)} |",
        f"| actions | | {rates(SPECTATOR.actions, PLAYER.actions)} |",
        f"| guest, before the welcome, and spectator | {limits.BEFORE_THE_SEAT // KIB} KiB |",
        f"| player or owner, after the welcome | {limits.FROM_A_GUEST // KIB} KiB |",
        f"| host | {limits.TO_A_GUEST // KIB**2} MiB |",
        f"| heartbeat (`beat`) | every {limits.HEARTBEAT:g} seconds |",
        f"| connection considered dead | after {limits.DEAD:g} seconds of silence |",
        f"| {limits.UNSENT // KIB**2} MiB for a player, "
        f"{limits.UNSENT_TO_SPECTATORS // KIB**2} MiB for a spectator, or {STALLED:g} seconds",
        f"| `table-is` | at most {1 / LOBBY_PAUSE:g} per second",
        f"| {JOINS.burst:g} at once from one machine, then {JOINS.a_second:g} per second;",
        f"| {PROOFS.burst:g} at once, then {PROOFS.a_second:g} per second, for the whole table |",
        f"| spectators | {MOST_ONLOOKERS} |",
        f"| {limits.CONNECTIONS} in total, and {limits.FROM_ONE_ADDRESS} of one machine",
        f"| {ARRIVALS.burst:g} at once, then {ARRIVALS.a_second:g} per second; for others",
    ):
        assert row in TEXT, row


def test_the_waits_for_join_codes_are_those_of_the_program() -> None:
    shown = " ".join(TEXT.split())
    for words in (
        f"1, 2, 4 … {code_tries.LONGEST_WAIT:g} seconds, until {code_tries.REMEMBERED / 60:g} min",
        f"not proven within {code_tries.PROOF:g} seconds",
        f"From {code_tries.FREE} wrong codes in {code_tries.REMEMBERED / 60:g} minutes on",
        f"0.25 seconds, and twice as much for every 10 more, up to {code_tries.LONGEST_GAP:g}",
        f"Up to {code_tries.SAVED} gaps",
        f"waits of up to {code_tries.PATIENCE:g} seconds itself",
        f"more than {code_tries.MOST_AT_ONCE} attempts of one machine",
    ):
        assert words in shown, words
    assert f"above {LONGEST_WAIT} as {LONGEST_WAIT}" in shown
    assert (MOST_RESYNCS, MOST_RESYNCS_IN_ALL, CODE_SHOWN) == (3, 8, 3), "in words"
