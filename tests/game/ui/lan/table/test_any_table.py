"""Every table that passes a guest's checks can be shown, whatever its host has put into it."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.lobby import AtEnd, Line, Lobby, Onlooker, Options, Phase, Seat, SeatRequest, Sitter
from game.series import GameResult, Series
from game.ui.lan.lobby.lobby_scene import LobbyScene
from net.guest.message_checks import MessageChecks
from net.wire.from_host import Said, TableIs
from tests.game.ui.lan.a_table import LanEvening
from tests.game.ui.lan.a_visit import AVisit
from tests.game.ui.theatre import Curtain, Theatre

SIGHT = st.characters(blacklist_categories=["Cc", "Cs"], blacklist_characters="\u2028\u2029")
TURNED = [*map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A)])]
SIGHT = SIGHT.filter(lambda letter: letter not in TURNED)
NAMES = st.one_of(st.text(SIGHT, min_size=1, max_size=40), st.sampled_from(["W" * 40, "Ada"]))
BOTS = st.sampled_from(["easy", "medium", "hard"])
PEERS = st.sampled_from([0, 1, 2, 2**53])
FLAGS = st.booleans()
SEATS = st.one_of(
    st.builds(Seat, st.just(Sitter.OPEN), st.just(""), st.just(""), st.none(), FLAGS, FLAGS),
    st.builds(Seat, st.just(Sitter.BOT), NAMES, BOTS, st.none(), FLAGS, FLAGS),
    st.builds(Seat, st.just(Sitter.PERSON), NAMES, st.just("") | BOTS, PEERS, FLAGS, FLAGS),
    st.builds(
        *(Seat, st.just(Sitter.PERSON), NAMES, st.just("") | BOTS, PEERS, FLAGS),
        *(st.just(False), FLAGS),
    ),
)
REQUESTS = st.builds(SeatRequest, PEERS, st.integers(0, 2), NAMES)
SCORES = st.integers(-(10**6), 10**6)
GAMES = st.integers(3, 6).flatmap(
    lambda seats: st.builds(
        GameResult,
        st.lists(NAMES, min_size=seats, max_size=seats).map(tuple),
        st.lists(SCORES, min_size=seats, max_size=seats).map(tuple),
        st.integers(0, seats - 1),
        st.just(()) | st.lists(NAMES, min_size=seats, max_size=seats).map(tuple),
    )
)
OPTIONS = st.builds(
    *(Options, FLAGS, FLAGS, st.sampled_from([0, 1, 3600]), st.sampled_from([*AtEnd])),
    *(NAMES, st.integers(0, 60)),
)
LOBBIES = st.builds(
    *(Lobby, NAMES, st.sampled_from([*Phase])),
    st.lists(SEATS, min_size=3, max_size=6).map(tuple),
    st.lists(st.builds(Onlooker, PEERS, NAMES), max_size=64).map(tuple),
    *(OPTIONS, st.none() | PEERS, FLAGS, st.none() | st.integers(0, 3_600_000), FLAGS),
    st.builds(*(Series, st.none() | st.integers(1, 60)), st.lists(GAMES, max_size=60).map(tuple)),
    *(FLAGS, st.lists(REQUESTS, max_size=38).map(tuple)),
)
LINES = st.builds(
    *(Line, NAMES, st.none() | st.integers(0, 5)),
    *(st.one_of(st.text(SIGHT, max_size=300), st.just("W" * 300)), FLAGS),
)
QUIETLY = settings(
    max_examples=25,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@QUIETLY
@given(lobby=LOBBIES, lines=st.lists(LINES, max_size=3))
def test_any_lobby_is_shown(theatre: Theatre, lobby: Lobby, lines: list[Line]) -> None:
    checks = MessageChecks()
    checks.checked(TableIs(lobby), 0.0)
    for number, line in enumerate(lines):
        checks.checked(Said(number, line), 0.0)
    visit = AVisit(lobby=lobby, peer=1)
    visit.board, visit.lines = None, lines
    theatre.show(LobbyScene(theatre.stage, visit, lambda: None), over=Curtain())
    theatre.frame()


@pytest.mark.usefixtures("window")
def test_any_table_is_shown_beside_a_game(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path)
    seats = len(evening.visit.lobby.seats) if evening.visit.lobby else 0

    @QUIETLY
    @given(lobby=LOBBIES.filter(lambda one: len(one.seats) >= 3), line=LINES)
    def shown(lobby: Lobby, line: Line) -> None:
        cut = (lobby.seats * 2)[:seats]
        evening.visit.lobby = replace(lobby, phase=Phase.PLAYING, seats=cut)
        evening.visit.lines.append(line)
        evening.frames()

    shown()
    assert pygame.display.get_init()
