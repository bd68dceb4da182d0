"""The end of a game on the LAN leads back to the lobby."""

from pathlib import Path

from game.match import Match
from game.records import load_record
from game.series import Series
from game.session import LocalSession
from game.ui.lan.results import LanResults, LanSeriesResults
from game.ui.story_of import result_of
from tests.game.ui.scenes.theatre import ROOT, Theatre

RECORD = ROOT / "tests" / "records" / "three-players-marseille.jsonl"


def a_finished_game(file: Path = RECORD) -> LocalSession:
    return LocalSession(Match.resume(load_record(file)), [0])


def ignore() -> None:
    """A way that is not gone."""


def test_a_game_by_itself_leads_to_the_lobby_or_out(theatre: Theatre) -> None:
    scene = LanResults(theatre.stage, a_finished_game(), ignore, ignore, ignore)
    assert scene.label("again") == "Back to the lobby"
    assert scene.label("title") == "Leave the table"
    assert scene.label("replay") == "Watch the replay"


def test_in_a_series_the_standings_come_first(theatre: Theatre) -> None:
    session, gone = a_finished_game(), []
    series = Series(3).followed_by(result_of(session))
    scene = LanSeriesResults(theatre.stage, session, series, lambda: gone.append(1), ignore, ignore)
    theatre.show(scene)
    scene.skip()
    assert scene.label("again") == "Standings"
    scene._does["again"]()
    assert scene.label("again") == "Back to the lobby"
    scene._does["again"]()
    assert gone == [1]
