"""The gallery's results and replays show what their names say."""

from commands.gallery.results import RESULTS
from commands.gallery.studio import Studio
from game.ui.replay.scene import ReplayScene
from game.ui.results.scene import ResultsScene


def test_the_count_is_seen_half_way(studio: Studio) -> None:
    RESULTS["results-opening"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, ResultsScene)
    assert scene.revealing


def test_a_replay_is_seen_in_a_move_and_after_the_last(studio: Studio) -> None:
    RESULTS["replay"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, ReplayScene)
    assert scene.clock.position.share > 0
    RESULTS["replay-end"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, ReplayScene)
    assert scene.clock.position.turn == scene.clock.last
