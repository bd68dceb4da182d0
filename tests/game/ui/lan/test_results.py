"""The end of a game on the LAN leads back to the lobby."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.lobby import Connection, Door, Link, Phase
from game.match import Match
from game.series import Series
from game.session import LocalSession
from game.storage.records import load_record
from game.ui.lan.results import ONWARD, LanResults, LanSeriesResults
from game.ui.results.game_history import result_of
from game.ui.results.scene import Ways
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import ROOT, Theatre

RECORD = ROOT / "tests" / "records" / "three-players-marseille.jsonl"


def a_finished_game(file: Path = RECORD, seats: Sequence[int] = (0,)) -> LocalSession:
    return LocalSession(Match.resume(load_record(file)), seats)


def a_visit(peer: int = 2) -> AVisit:
    """After a game, with nobody ready for the next one."""
    visit = AVisit(lobby=a_lobby(phase=Phase.OVER), peer=peer)
    for seat in range(3):
        visit.seat(seat, ready=False)
    return visit


def ignore() -> None:
    """A way that is not gone."""


def test_a_game_by_itself_leads_to_the_lobby_or_out(theatre: Theatre) -> None:
    ways = Ways(*[ignore] * len(Ways._fields))
    scene = LanResults(theatre.stage, a_finished_game(), ways, a_visit())
    assert scene.label("again") == "Next game"
    assert scene.label("title") == "Leave table"
    assert scene.label("replay") == "Watch replay"


def test_a_host_reads_that_the_way_on_is_the_lobby_and_the_way_out_closes_the_table(
    theatre: Theatre,
) -> None:
    visit = a_visit(peer=1)
    visit.door = Door((), 1, "", None)
    ways = Ways(*[ignore] * len(Ways._fields))
    alone = LanResults(theatre.stage, a_finished_game(), ways, visit)
    for scene in (alone, in_a_series(theatre, 3, ignore, visit)):
        assert scene.label("again") == "Back to the lobby"
        assert scene.label("title") == "Close table"
    last = in_a_series(theatre, 1, ignore, visit)
    assert last.label("again") == "Who wins the series?"


def in_a_series(
    theatre: Theatre, length: int, on_lobby: Callable[[], None], visit: AVisit | None = None
) -> LanSeriesResults:
    session = a_finished_game()
    series = Series(length).followed_by(result_of(session))
    ways = Ways(ignore, ignore, ignore, on_lobby)
    scene = LanSeriesResults(theatre.stage, session, series, ways, visit or a_visit())
    theatre.show(scene)
    scene.skip()
    return scene


def test_in_a_series_the_way_on_is_the_lobby_too(theatre: Theatre) -> None:
    gone: list[int] = []
    scene = in_a_series(theatre, 3, lambda: gone.append(1))
    assert scene.label("again") == "Next game"
    theatre.key(pygame.K_RETURN)
    assert gone == [1]


def test_after_the_last_game_the_standings_come_first(theatre: Theatre) -> None:
    gone: list[int] = []
    scene = in_a_series(theatre, 1, lambda: gone.append(1))
    assert scene.label("again") == "Who wins the series?"
    theatre.key(pygame.K_RETURN)
    assert scene.standing
    assert scene.label("again") == "Another series"
    theatre.key(pygame.K_SPACE)  # nothing moves any more
    theatre.key(pygame.K_RETURN)
    assert gone == [1]


@pytest.mark.parametrize("seats", [(), (0,)])
def test_onlookers_are_shown_the_standings_and_players_open_them(
    theatre: Theatre, seats: tuple[int, ...]
) -> None:
    session = a_finished_game(seats=seats)
    series = Series(3).followed_by(result_of(session))
    ways = Ways(ignore, ignore, ignore, ignore)
    scene = LanSeriesResults(theatre.stage, session, series, ways, a_visit())
    theatre.show(scene)
    scene.skip()
    scene.update(ONWARD)
    assert scene.standing == (not seats)


def test_who_still_reads_is_told_who_waits_for_the_next_game(theatre: Theatre) -> None:
    visit = a_visit(peer=1)
    scene = in_a_series(theatre, 3, ignore, visit)
    before = scene.note("Ada")
    visit.seat(1, ready=True)
    visit.seat(2, ready=True)
    assert scene.update(0.0), "it is drawn anew"
    assert scene.note("Ada") == "Ready for the next game: Hugo and Inès."
    visit.seat(1, ready=False)
    visit.seat(2, ready=False)
    assert scene.note("Ada") == before


@pytest.mark.parametrize(
    ("why", "words"),
    [("closed", "The host has closed the table."), (None, "Lost connection to the host")],
)
def test_that_the_host_is_gone_is_told_at_the_results(
    theatre: Theatre, why: str | None, words: str
) -> None:
    visit = a_visit()
    ways = Ways(*[ignore] * len(Ways._fields))
    scene = LanResults(theatre.stage, a_finished_game(), ways, visit)
    theatre.show(scene)
    scene.skip()
    visit.connection = Connection(Link.LOST, why, "")
    assert scene.update(0.0)
    assert scene.note("Ada") == words
