"""The gallery's crash screens show what their names say."""

from commands.gallery.crash import CRASHES
from commands.gallery.studio import Studio
from game.ui.core.context import CrashOutcome
from game.ui.crash.front_page import CrashChoice
from game.ui.crash.scene import CrashScene


def shown(studio: Studio, name: str) -> CrashScene:
    CRASHES[name](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, CrashScene)
    return scene


def test_each_tells_the_fate_of_its_game(studio: Studio) -> None:
    outcomes = {
        "crash": CrashOutcome.SAVED,
        "crash-host": CrashOutcome.HOST,
        "crash-guest": CrashOutcome.GUEST,
    }
    for name, outcome in outcomes.items():
        scene = shown(studio, name)
        assert scene.crash.outcome is outcome
        assert scene.page is scene.front
    assert shown(studio, "crash-unsaved").crash.outcome.warning


def test_a_failure_in_the_background_offers_to_keep_playing(studio: Studio) -> None:
    assert shown(studio, "crash-background").crash.choices[0] is CrashChoice.KEEP


def test_the_report_is_scrolled_and_copied(studio: Studio) -> None:
    scene = shown(studio, "crash-report")
    assert scene.page is scene.report
    assert scene.report.bar.offset > 0
    assert scene.report.message
