"""The end of a game on the LAN leads back to the lobby."""

from collections.abc import Callable
from pathlib import Path

import pygame

from game.match import Match
from game.records import load_record
from game.series import Series
from game.session import LocalSession
from game.ui.lan.results import LanResults, LanSeriesResults
from game.ui.scenes.results import Ways
from game.ui.story_of import result_of
from tests.game.ui.scenes.theatre import ROOT, Theatre

RECORD = ROOT / "tests" / "records" / "three-players-marseille.jsonl"


def a_finished_game(file: Path = RECORD) -> LocalSession:
    return LocalSession(Match.resume(load_record(file)), [0])


def ignore() -> None:
    """A way that is not gone."""


def test_a_game_by_itself_leads_to_the_lobby_or_out(theatre: Theatre) -> None:
    scene = LanResults(theatre.stage, a_finished_game(), Ways(*[ignore] * len(Ways._fields)))
    assert scene.label("again") == "Back to the lobby"
    assert scene.label("title") == "Leave the table"
    assert scene.label("replay") == "Watch the replay"


def in_a_series(theatre: Theatre, length: int, on_lobby: Callable[[], None]) -> LanSeriesResults:
    session = a_finished_game()
    series = Series(length).followed_by(result_of(session))
    ways = Ways(ignore, ignore, ignore, on_lobby)
    scene = LanSeriesResults(theatre.stage, session, series, ways)
    theatre.show(scene)
    scene.skip()
    return scene


def test_in_a_series_the_way_on_is_the_lobby_too(theatre: Theatre) -> None:
    gone: list[int] = []
    scene = in_a_series(theatre, 3, lambda: gone.append(1))
    assert scene.label("again") == "Back to the lobby"
    theatre.key(pygame.K_RETURN)
    assert gone == [1]


def test_after_the_last_game_the_standings_come_first(theatre: Theatre) -> None:
    gone: list[int] = []
    scene = in_a_series(theatre, 1, lambda: gone.append(1))
    assert scene.label("again") == "Who wins the series?"
    theatre.key(pygame.K_RETURN)
    assert scene.standing
    assert scene.label("again") == "Back to the lobby"
    theatre.key(pygame.K_SPACE)  # nothing moves any more
    theatre.key(pygame.K_RETURN)
    assert gone == [1]
