"""What is played with, as the host chooses it."""

from game.lobby import AtEnd, Options
from game.ui.lan.options_form import Agreeing, AgreeScene
from game.ui.widgets.choice_row import Choice
from game.ui.widgets.map_row import MapRow
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Curtain, Theatre


def ignore() -> None:
    """No form shows the rows."""


def choices(agreeing: Agreeing) -> list[Choice]:
    return [row for row in agreeing.rows() if isinstance(row, Choice)]


def test_each_change_is_told_with_all_the_others(theatre: Theatre) -> None:
    told: list[Options] = []
    agreeing = Agreeing(theatre.stage, Options(turn_seconds=90), ignore, told.append)
    for row, number in zip(choices(agreeing), (1, 1, 2, 1), strict=True):
        row.choose(number)
    agreeing.notebook().press()
    assert told[-1] == Options(True, True, 60, AtEnd.BOT, games=3)
    assert len(told) == 5


def test_what_happens_at_the_end_of_the_time_is_asked_only_where_there_is_a_clock(
    theatre: Theatre,
) -> None:
    scene = AgreeScene(theatre.stage, AVisit(lobby=a_lobby()), Options())
    theatre.show(scene, over=Curtain())
    form = scene.form
    assert form is not None
    clock = choices(scene.agreeing)[-1]
    clock.choose(2)
    assert len(choices(scene.agreeing)) == 4
    assert scene.form is not None
    assert len(scene.form.rows) == len(form.rows) + 1, "the form shows it at once"
    clock.choose(0)
    assert len(choices(scene.agreeing)) == 3
    assert len(scene.form.rows) == len(form.rows)


def test_the_map_is_told_like_everything_else(theatre: Theatre) -> None:
    told: list[Options] = []
    agreeing = Agreeing(theatre.stage, Options(notebook=True), ignore, told.append)
    row = next(row for row in agreeing.maps() if isinstance(row, MapRow))
    row.choose(1)
    assert told == [Options(notebook=True, board="paris-bruxelles")]


def test_a_clock_that_no_button_has_is_left_alone(theatre: Theatre) -> None:
    agreeing = Agreeing(theatre.stage, Options(turn_seconds=45), ignore)
    agreeing.rows()
    assert agreeing.options.turn_seconds == 45


def test_what_was_changed_holds_and_done_leads_to_the_lobby(theatre: Theatre) -> None:
    scene = AgreeScene(theatre.stage, AVisit(lobby=a_lobby()), Options())
    theatre.show(scene, over=Curtain())
    theatre.click(scene.menu.button("done").rect.center)
    assert isinstance(theatre.top, Curtain)
