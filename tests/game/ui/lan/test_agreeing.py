"""What is played with, as the host chooses it."""

from game.lobby import AtEnd, Options
from game.ui.lan.agreeing import Agreeing, AgreeScene
from game.ui.widgets.choice_row import Choice
from game.ui.widgets.map_row import MapRow
from game.ui.widgets.rows import Switch
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.scenes.theatre import Curtain, Theatre


def test_each_change_is_told_with_all_the_others(theatre: Theatre) -> None:
    told: list[Options] = []
    agreeing = Agreeing(theatre.stage, Options(), told.append)
    choices = [row for row in agreeing.rows() if isinstance(row, Choice)]
    switches = [row for row in agreeing.rows() if isinstance(row, Switch)]
    choices[0].choose(1)
    choices[1].choose(1)
    choices[2].choose(2)
    choices[3].choose(1)
    switches[0].press()
    assert told[-1] == Options(True, True, 60, AtEnd.BOT, games=3)
    assert len(told) == 5


def test_the_map_is_told_like_everything_else(theatre: Theatre) -> None:
    told: list[Options] = []
    agreeing = Agreeing(theatre.stage, Options(notebook=True), told.append)
    row = next(row for row in agreeing.maps() if isinstance(row, MapRow))
    row.choose(1)
    assert told == [Options(notebook=True, board="paris-bruxelles")]


def test_a_clock_that_no_button_has_is_left_alone(theatre: Theatre) -> None:
    agreeing = Agreeing(theatre.stage, Options(turn_seconds=45))
    agreeing.rows()
    assert agreeing.options.turn_seconds == 45


def test_what_was_changed_holds_and_done_leads_to_the_lobby(theatre: Theatre) -> None:
    scene = AgreeScene(theatre.stage, AVisit(lobby=a_lobby()), Options())
    theatre.show(scene, over=Curtain())
    theatre.click(scene.menu.button("done").rect.center)
    assert isinstance(theatre.top, Curtain)
