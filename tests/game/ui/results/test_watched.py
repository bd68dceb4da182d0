"""The count of a game that was watched."""

from pathlib import Path

from game.ui.results.scene import Ways
from game.ui.results.watched import WatchedResults
from tests.game.ui.finished import a_finished_session, a_stage


def test_it_is_shown_at_once_and_offers_no_next_game(tmp_path: Path) -> None:
    ways = Ways(lambda: None, lambda: None, lambda: None)
    scene = WatchedResults(a_stage(tmp_path), a_finished_session(3), ways)
    scene.enter((1280, 720))
    assert not scene.revealing
    labels = [button.label for button in scene.buttons]
    assert labels == ["Scores", "Charts", "Exit", "Final map", "Watch replay"]
    assert scene.note("Ada") == ""
