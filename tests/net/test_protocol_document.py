"""docs/protocol.md names every message, every field and every refusal."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from game.lobby import Care, Lobby, Options, Phase, Seat, Sitter
from game.rules.actions import Action
from game.rules.events import SeenEvent
from game.rules.reasons import Reason
from game.rules.scoring import Result
from game.series import GameResult, Series
from net.wire.codec import tag
from net.wire.from_guest import FromGuest
from net.wire.from_host import FromHost
from net.wire.limits import PROTOCOL, RULES, SERVICE
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
    for kind in (Lobby, Seat, Options, Reason, Result, Series, GameResult):
        assert f"{{{', '.join(get_type_hints(kind))}}}" in shown, kind.__name__
    for union in (Action, SeenEvent):
        assert {tag(kind) for kind in get_args(union)} - WORDS <= ONLY_AUTHORITIES
    for names in (No, Phase, Sitter, Care):
        assert {*map(str, names)} <= WORDS, names.__name__


def test_the_versions_and_the_service_are_those_of_the_program() -> None:
    assert f"protocol {PROTOCOL}, rules {RULES}" in TEXT
    assert SERVICE in TEXT
