"""The host changes the options over the lobby."""

from game.lobby import Options
from game.options import Topic
from game.ui.lan.lobby.lobby_forms import OptionsScene
from game.ui.widgets.choice_row import ChoiceRow
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Curtain, Theatre


def test_a_row_that_depends_on_another_comes_and_goes_with_it(theatre: Theatre) -> None:
    scene = OptionsScene(theatre.stage, AVisit(lobby=a_lobby()), Options())
    theatre.show(scene, over=Curtain())
    form = scene.form
    (clock,) = scene.option_rows.rows(Topic.TIME)
    assert isinstance(clock, ChoiceRow)
    clock.choose(2)
    assert len(scene.form.rows) == len(form.rows) + 1, "the form shows it at once"
    clock.choose(0)
    assert len(scene.form.rows) == len(form.rows)


def test_a_change_is_sent_to_the_table_and_remembered(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby())
    scene = OptionsScene(theatre.stage, visit, Options())
    theatre.show(scene, over=Curtain())
    (clock,) = scene.option_rows.rows(Topic.TIME)
    assert isinstance(clock, ChoiceRow)
    clock.choose(1)
    assert visit.wished == [("options", Options(turn_seconds=30))]
    assert theatre.settings.lan_clock == 30


def test_what_was_changed_holds_and_done_leads_to_the_lobby(theatre: Theatre) -> None:
    scene = OptionsScene(theatre.stage, AVisit(lobby=a_lobby()), Options())
    theatre.show(scene, over=Curtain())
    theatre.click(scene.menu.button("done").rect.center)
    assert isinstance(theatre.top, Curtain)
