"""Tiles and notes say who is away, who plays for them, and who watches."""

import pytest

from game.lobby import AtEnd, Options, Phase
from game.ui.i18n.text import Texts
from game.ui.lan.table.lan_status import LanStatus, Spectators, progress_text, seat_text
from game.ui.table.layout import table_layout
from game.ui.table.model import TableModel
from game.ui.table.panel.players import PlayerFace
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.table_probe import a_geometry, tiles_of
from tests.game.ui.theatre import Theatre

TEXTS = Texts("en", strict=True)


@pytest.fixture
def visit() -> AVisit:
    return AVisit(lobby=a_lobby())


def a_model(theatre: Theatre, visit: AVisit, now: float = 0.0) -> TableModel:
    """A table where seat 1 is to move, with what the visit tells of it."""
    model = TableModel(a_session(people=[0]), theatre.stage.settings_file)
    LanStatus(theatre.stage, visit, model, now=lambda: now)
    assert model.plan.view.table.turn == 1
    return model


def tiles(theatre: Theatre, visit: AVisit) -> list[PlayerFace]:
    return tiles_of(a_model(theatre, visit), TEXTS)


def text_of(visit: AVisit, seat: int, seconds: int | None) -> str:
    assert visit.lobby is not None
    return seat_text(visit.lobby, seat, seconds, TEXTS)


def test_tiles_of_people_who_are_there_have_no_note(theatre: Theatre, visit: AVisit) -> None:
    assert {(face.away, face.note, face.bot) for face in tiles(theatre, visit)} == {
        (False, "", False)
    }


def test_a_table_that_is_arranged_anew_says_nothing_of_the_old_one(
    theatre: Theatre, visit: AVisit
) -> None:
    visit.tell(seats=visit.lobby.seats[:1] if visit.lobby else ())
    assert a_model(theatre, visit).status.seats == ()


def test_who_is_away_is_said_so_also_on_their_turn(theatre: Theatre, visit: AVisit) -> None:
    visit.seat(1, here=False)
    visit.seat(2, here=False)
    assert [(face.away, face.note) for face in tiles(theatre, visit)] == [
        (False, ""),
        (True, "Away"),
        (True, "Away"),
    ]


def test_the_time_runs_at_whoever_is_to_move(theatre: Theatre, visit: AVisit) -> None:
    visit.tell(options=Options(turn_seconds=60), clock=7_000)
    notes = [(face.note, face.urgent) for face in tiles(theatre, visit)]
    assert notes == [("", False), ("0:07", True), ("", False)]


def test_no_time_runs_for_a_bot(theatre: Theatre, visit: AVisit) -> None:
    visit.tell(options=Options(turn_seconds=60), clock=7_000)
    visit.seat(1, level="easy")
    face = tiles(theatre, visit)[1]
    assert (face.note, face.bot) == ("", True)


def test_a_note_tells_the_level_of_a_bot(visit: AVisit) -> None:
    visit.seat(1, level="hard")
    assert text_of(visit, 1, None) == "Hard bot"
    visit.seat(1, here=False)
    assert text_of(visit, 1, None) == "A bot is playing for Hugo for now.\nHard bot"


def test_a_level_of_another_version_is_left_out(visit: AVisit) -> None:
    visit.seat(1, level="genius")
    assert text_of(visit, 1, None) == ""


@pytest.mark.parametrize(
    ("at_end", "words"), [(AtEnd.NOTHING, "nothing happens"), (AtEnd.BOT, "a bot makes the move")]
)
def test_a_note_tells_what_happens_when_the_time_is_over(
    visit: AVisit, at_end: AtEnd, words: str
) -> None:
    visit.tell(options=Options(turn_seconds=60, at_end=at_end))
    said = text_of(visit, 0, 1)
    assert said.startswith("1 second left.")
    assert words in said


def test_those_who_watch_are_counted_and_named(theatre: Theatre) -> None:
    visit = AVisit(a_session(people=[0]), lobby=a_lobby(onlookers=["Zoë", "Fleur"]))
    spectators = Spectators(theatre.stage, visit, a_model(theatre, visit))
    spectators.layout(a_geometry(table_layout((1280, 720), 3)))
    assert [part.state for part in spectators.parts()] == [2]
    assert spectators.tooltip() is None
    theatre.stage.mouse_position = spectators.box.center
    tooltip = spectators.tooltip()
    assert tooltip is not None
    assert tooltip.text == "Spectators: Zoë and Fleur"
    visit.peer = 100
    tooltip = spectators.tooltip()
    assert tooltip is not None
    assert tooltip.text == "You are watching.\nSpectators: Zoë and Fleur"
    visit.tell(onlookers=())
    assert spectators.parts() == []


def test_the_others_play_on_only_as_long_as_they_can(visit: AVisit) -> None:
    session = a_session(people=[0])

    def said(turn: int, left: str = "") -> str:
        return progress_text(visit.lobby, session, turn, left, TEXTS)

    assert said(1) == "The others are still playing."
    assert said(0) == "Everyone is waiting for Ada."
    assert said(0, "0:35") == "Ada to move: 0:35"
    visit.seat(1, here=False)
    assert said(1) == "Everyone is waiting for Hugo."
    visit.seat(1, here=False, level="medium")
    assert said(1) == "The others are still playing."
    visit.tell(paused=True)
    assert said(1, "0:35") == "The game is paused."
    visit.tell(phase=Phase.OVER)
    assert said(1) == ""
