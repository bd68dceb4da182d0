from game.ui.core.backdrop import backdrop_for
from game.ui.menus.pause import PauseScene
from tests.game.ui.theatre import Curtain, Theatre


def test_the_scene_below_is_dimmed(theatre: Theatre) -> None:
    below, above = Curtain(), Curtain()
    theatre.stage.scenes[:] = [below, above]
    picture = backdrop_for(theatre.stage, above, (300, 200))
    assert picture.get_size() == below.size == (300, 200)
    assert 0 < picture.get_at((1, 1)).r < 100


def test_the_first_scene_has_a_plain_backdrop(theatre: Theatre) -> None:
    only = Curtain()
    theatre.stage.scenes[:] = [only]
    assert backdrop_for(theatre.stage, only, (300, 200)).get_at((1, 1)).r < 20


def test_a_scene_shares_its_backdrop(theatre: Theatre) -> None:
    pause, above = PauseScene(theatre.stage, lambda: None), Curtain()
    theatre.stage.scenes[:] = [Curtain(), pause, above]
    pause.enter(theatre.size)
    assert backdrop_for(theatre.stage, above, theatre.size) is pause.backdrop(theatre.size)
