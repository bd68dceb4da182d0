"""The end of a game on the LAN leads back to the lobby."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.lobby import Connection, Door, Link, Phase
from game.match import Match
from game.series import GameResult, Series
from game.session import LocalSession
from game.storage.records import load_record
from game.ui.lan.lan_flow import STANDINGS_AFTER, lan_results
from game.ui.results.confetti import SECONDS
from game.ui.results.game_history import result_of, story_of
from game.ui.results.model import STANDINGS, review_actions
from game.ui.results.scene import ResultsScene
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


def results_of(
    theatre: Theatre,
    visit: AVisit | None = None,
    *,
    games: int = 1,
    played: int = 1,
    seats: Sequence[int] = (0,),
    on_lobby: Callable[[], None] = ignore,
    finished_by: tuple[str, ...] = (),
) -> ResultsScene:
    """The results of the newest of so many games, all points told."""
    session, visit = a_finished_game(seats=seats), visit or a_visit()
    last = result_of(story_of(session))._replace(finished_by=finished_by)
    before = GameResult(last.names, (1, 2, 3), 0)
    visit.tell(series=Series(games, (before,) * (played - 1) + (last,)))
    review = review_actions(ignore, ignore)
    scene = lan_results(theatre.stage, visit, session, ignore, review, on_lobby)
    theatre.show(scene)
    scene.skip()
    return scene


def labels(scene: ResultsScene) -> dict[str, str]:
    return {button.name: button.label for button in scene.menu.buttons}


def test_a_game_by_itself_leads_to_the_lobby_or_out(theatre: Theatre) -> None:
    shown = labels(results_of(theatre))
    assert shown["again"] == "Next game"
    assert shown["title"] == "Leave table"
    assert shown["replay"] == "Watch replay"
    assert STANDINGS not in shown


def test_a_host_reads_that_the_way_on_is_the_lobby_and_the_way_out_closes_the_table(
    theatre: Theatre,
) -> None:
    visit = a_visit(peer=1)
    visit.door = Door((), 1, "", None)
    for games in (1, 3):
        shown = labels(results_of(theatre, visit, games=games))
        assert shown["again"] == "Back to the lobby"
        assert shown["title"] == "Close table"
    last = results_of(theatre, visit, games=2, played=2)
    assert labels(last)["again"] == "Who wins the series?"


def test_who_took_over_a_seat_is_named_at_the_end_and_both_in_the_standings(
    theatre: Theatre,
) -> None:
    visit, names = a_visit(), story_of(a_finished_game()).names
    scene = results_of(theatre, visit, games=2, finished_by=("Véra", *names[1:]))
    assert scene._story.names == ("Véra", *names[1:])
    assert visit.lobby
    lines = visit.lobby.series.standings(scene._story.names)
    assert f"{names[0]} / Véra" in [line.name for line in lines]
    assert len(lines) == len(names)


def test_in_a_series_the_way_on_is_the_lobby_too(theatre: Theatre) -> None:
    gone: list[int] = []
    scene = results_of(theatre, games=3, on_lobby=lambda: gone.append(1))
    assert labels(scene)["again"] == "Next game"
    theatre.key(pygame.K_RETURN)
    assert gone == [1]


@pytest.mark.parametrize(("peer", "then"), [(2, "Another series"), (1, "Back to the lobby")])
def test_after_the_last_game_the_standings_come_first(
    theatre: Theatre, peer: int, then: str
) -> None:
    gone: list[int] = []
    scene = results_of(theatre, a_visit(peer), games=2, played=2, on_lobby=lambda: gone.append(1))
    assert labels(scene)["again"] == "Who wins the series?"
    theatre.key(pygame.K_RETURN)
    assert scene.model.page == STANDINGS
    assert labels(scene)["again"] == then
    theatre.key(pygame.K_SPACE)  # nothing moves any more
    theatre.key(pygame.K_RETURN)
    assert gone == [1]


@pytest.mark.parametrize("seats", [(), (0,)])
@pytest.mark.parametrize("games", [1, 3])
def test_onlookers_are_shown_the_standings_and_players_open_them(
    theatre: Theatre, seats: tuple[int, ...], games: int
) -> None:
    scene = results_of(theatre, games=games, seats=seats)
    scene.update(STANDINGS_AFTER)
    assert (scene.model.page == STANDINGS) == (not seats and games > 1)


def test_who_still_reads_is_told_who_waits_for_the_next_game(theatre: Theatre) -> None:
    visit = a_visit(peer=1)
    scene = results_of(theatre, visit, games=3)
    scene.update(SECONDS)
    assert not scene.update(0.0)
    before = scene.footer
    visit.seat(1, ready=True)
    visit.seat(2, ready=True)
    assert scene.update(0.0), "it is drawn anew"
    assert scene.footer == "Ready for the next game: Hugo and Inès."
    visit.seat(1, ready=False)
    visit.seat(2, ready=False)
    assert scene.footer == before


@pytest.mark.parametrize(
    ("why", "words"),
    [("closed", "The host has closed the table."), (None, "Lost connection to the host")],
)
def test_that_the_host_is_gone_is_told_at_the_results(
    theatre: Theatre, why: str | None, words: str
) -> None:
    visit = a_visit()
    scene = results_of(theatre, visit)
    scene.update(SECONDS)
    assert not scene.update(0.0)
    visit.connection = Connection(Link.LOST, why, "")
    assert scene.update(0.0)
    assert scene.footer == words
