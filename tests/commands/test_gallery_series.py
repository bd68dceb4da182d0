"""The gallery's standings show what their names say."""

import pytest

from commands.gallery_series import SERIES
from commands.studio import Studio
from game.ui.scenes.series_results import SeriesResultsScene


@pytest.mark.parametrize("name", SERIES)
def test_the_standings_are_open(name: str, studio: Studio) -> None:
    SERIES[name](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, SeriesResultsScene)
    assert scene.standing
    assert scene._panel.moving == (name == "series-moving")
    assert bool(scene._series.winners) == (name in ("series-end", "series-six"))
