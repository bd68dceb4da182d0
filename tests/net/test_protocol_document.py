"""docs/protocol.md names every message, every field and every refusal."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from game.lobby import AtEnd, Care, Line, Lobby, Onlooker, Options, Phase, Seat, Sitter
from game.rules.actions import Action
from game.rules.events import SeenEvent
from game.rules.reasons import Reason, Rule
from game.rules.record import Player
from game.rules.scoring import Result, Score
from game.rules.table import Ending
from game.series import GameResult, Series
from game.ui.lan.phrases import NOTES, PHRASES
from game.updates import Verdict
from net.guest.message_checks import CHAT_LINES, NEW_BOARDS
from net.guest.visit import MOST_LINES, MOST_LOST, MOST_LOST_IN_ALL
from net.lan.client import CODE_SHOWN
from net.lan.remote import MOST_A_FRAME, MOST_WAITING
from net.wire.codec import tag
from net.wire.from_guest import FromGuest
from net.wire.from_host import FromHost, Hand
from net.wire.limits import LONGEST_WAIT, MOST_STEPS, PROTOCOL, RULES, SERVICE
from net.wire.refusals import No

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


def test_the_versions_and_the_service_are_those_of_the_program() -> None:
    assert f"protocol {PROTOCOL}, rules {RULES}" in TEXT
    assert SERVICE in TEXT


def test_every_phrase_is_there() -> None:
    assert all(f"`{phrase}`" in TEXT for phrase in (*PHRASES, *NOTES))


def test_the_limits_of_a_guest_are_those_of_the_program() -> None:
    shown = " ".join(TEXT.split())
    assert f"more than {CHAT_LINES[0]} chat messages at once, then {CHAT_LINES[1]:.0f} per" in shown
    assert f"more than {NEW_BOARDS[0]} different maps" in shown
    assert f"at most {MOST_LINES} chat messages, two maps and {MOST_STEPS} steps" in shown
    assert f"at most {MOST_A_FRAME} messages or 4 milliseconds" in shown
    assert f"when {MOST_WAITING} messages are waiting" in shown
    assert f"above {LONGEST_WAIT} as {LONGEST_WAIT}" in shown
    assert (MOST_LOST, MOST_LOST_IN_ALL, CODE_SHOWN) == (3, 8, 3), "in words"
