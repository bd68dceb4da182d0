"""Tiles and notes say who is away, who plays for them, and who watches."""

import pytest
from pygame import Rect

from game.lobby import AtEnd, Options, Phase
from game.ui.i18n.text import Texts
from game.ui.lan.table.seat_status import Crowd, about_seat, faces_at, goes_on, played_by_bots
from game.ui.table.panel.players import PlayerFace
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import NAMES, AVisit, a_lobby
from tests.game.ui.theatre import Theatre

TEXTS = Texts("en", strict=True)
FACES = [
    PlayerFace(seat, name, "8/15", active=seat == 0, note="To move" if seat == 0 else "")
    for seat, name in enumerate(NAMES)
]


@pytest.fixture
def visit() -> AVisit:
    return AVisit(lobby=a_lobby())


def tiles(visit: AVisit, clock: str = "", *, urgent: bool = False) -> list[PlayerFace]:
    return faces_at(visit.lobby, FACES, clock, urgent, TEXTS)


def test_tiles_of_people_who_are_there_stay_as_they_are(visit: AVisit) -> None:
    assert tiles(visit) == FACES
    assert faces_at(None, FACES, "1:00", False, TEXTS) == FACES


def test_a_table_that_is_arranged_anew_says_nothing_of_the_old_one(visit: AVisit) -> None:
    visit.tell(seats=visit.lobby.seats[:1] if visit.lobby else ())
    assert tiles(visit, "1:00") == FACES
    assert about_seat(visit.lobby, 2, 5, TEXTS) == ""


def test_who_is_away_is_said_so_also_on_their_turn(visit: AVisit) -> None:
    visit.seat(0, here=False)
    visit.seat(2, here=False)
    assert [(face.away, face.note) for face in tiles(visit)] == [
        (True, "Away"),
        (False, ""),
        (True, "Away"),
    ]


def test_the_time_runs_at_whoever_is_to_move(visit: AVisit) -> None:
    notes = [(face.note, face.urgent) for face in tiles(visit, "0:07", urgent=True)]
    assert notes == [("0:07", True), ("", False), ("", False)]


def test_no_time_runs_for_a_bot(visit: AVisit) -> None:
    visit.seat(0, level="easy")
    assert tiles(visit, "0:07")[0].note == "To move"
    assert played_by_bots(visit.lobby) == [0]
    assert played_by_bots(None) == []


def test_a_note_tells_the_level_of_a_bot(visit: AVisit) -> None:
    visit.seat(1, level="hard")
    assert about_seat(visit.lobby, 1, None, TEXTS) == "Hard bot"
    visit.seat(1, here=False)
    assert about_seat(visit.lobby, 1, None, TEXTS) == "A bot is playing for Hugo for now.\nHard bot"


def test_a_level_of_another_version_is_left_out(visit: AVisit) -> None:
    visit.seat(1, level="genius")
    assert about_seat(visit.lobby, 1, None, TEXTS) == ""


@pytest.mark.parametrize(
    ("at_end", "words"), [(AtEnd.NOTHING, "nothing happens"), (AtEnd.BOT, "a bot makes the move")]
)
def test_a_note_tells_what_happens_when_the_time_is_over(
    visit: AVisit, at_end: AtEnd, words: str
) -> None:
    visit.tell(options=Options(turn_seconds=60, at_end=at_end))
    said = about_seat(visit.lobby, 0, 1, TEXTS)
    assert said.startswith("1 second left.")
    assert words in said


def test_those_who_watch_are_counted_and_named(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(onlookers=["Zoë", "Fleur"]))
    crowd = Crowd(theatre.stage, visit)
    crowd.box = Rect(10, 10, 46, 46)
    assert [part.face for part in crowd.part()] == [2]
    assert crowd.words() == ""
    crowd.point((20, 20))
    assert crowd.words() == "Spectators: Zoë and Fleur"
    visit.tell(onlookers=())
    assert crowd.part() == []


def test_the_others_play_on_only_as_long_as_they_can(visit: AVisit) -> None:
    session = a_session(people=[0])

    def said(turn: int, left: str = "") -> str:
        return goes_on(visit.lobby, session, turn, left, TEXTS)

    assert said(1) == "The others are still playing."
    assert said(0) == "Everyone is waiting for Ada."
    assert said(0, "0:35") == "Ada to move: 0:35"
    visit.seat(1, here=False)
    assert said(1) == "Everyone is waiting for Bérénice."
    visit.seat(1, here=False, level="medium")
    assert said(1) == "The others are still playing."
    visit.tell(paused=True)
    assert said(1, "0:35") == "The game is paused."
    visit.tell(phase=Phase.OVER)
    assert said(1) == ""
