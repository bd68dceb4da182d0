"""The gallery's standings show what their names say."""

import pytest

from commands.gallery.series import SERIES
from commands.gallery.studio import Studio
from game.ui.results.model import SCORES, STANDINGS
from game.ui.results.scene import ResultsScene
from tests.game.ui.finished import standings_of


@pytest.mark.parametrize("name", [name for name in SERIES if name != "series-last-scores"])
def test_the_standings_are_open(name: str, studio: Studio) -> None:
    SERIES[name](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, ResultsScene)
    assert scene.model.page == STANDINGS
    assert scene.page.moving == (name == "series-moving")
    assert bool(standings_of(scene).series.winners) == (name in ("series-end", "series-six"))


def test_after_the_last_game_its_own_scores_come_first(studio: Studio) -> None:
    SERIES["series-last-scores"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, ResultsScene)
    assert scene.model.page == SCORES
    assert standings_of(scene).series.over
