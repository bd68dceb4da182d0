"""The lobby of a saved game: who has come, and how the host gives seats to others or to bots."""

from dataclasses import replace

import pytest

from game.lobby import Lobby, Onlooker, Phase, Seat, Sitter
from game.ui.lan.lobby.lobby_forms import OptionsScene
from game.ui.lan.lobby.waiting_seat import WaitingSeatScene
from tests.game.ui.lan.a_visit import a_lobby
from tests.game.ui.lan.lobby.test_lobby_scene import Lounge
from tests.game.ui.theatre import Theatre

ADA = Seat(Sitter.PERSON, "Ada", "", 1, ready=False, here=True)
BEN = Seat(Sitter.PERSON, "Ben", "", 7, ready=False, here=False)  # nobody has the number 7
HUGO = Seat(Sitter.PERSON, "Hugo", "", 2, ready=True, here=True)
BOT = Seat(Sitter.BOT, "Verdier", "hard", None, ready=True, here=True)


def a_saved_game(*seats: Seat) -> Lobby:
    lobby = replace(a_lobby(phase=Phase.LOBBY), owner=1, continues=22)
    return replace(lobby, seats=seats or (ADA, BEN, HUGO, BOT), onlookers=(Onlooker(9, "Vera"),))


@pytest.fixture
def host(theatre: Theatre) -> Lounge:
    return Lounge(theatre, a_saved_game())


def choose(host: Lounge, text: str) -> WaitingSeatScene:
    """Choose a player for Ben's seat."""
    host.press("player-1")
    scene = host.theatre.top
    assert isinstance(scene, WaitingSeatScene)
    texts = [choice.text for choice in scene.choices]
    row = scene.form.rows[0]
    row.choose(texts.index(text))  # type: ignore[attr-defined] # a ChoiceRow
    host.theatre.click(scene.menu.button("choose").rect.center)
    return scene


def test_the_host_may_give_waiting_seats_and_its_own_and_remove_guests(host: Lounge) -> None:
    assert host.names[:3] == ["player-0", "player-1", "kick-2"]
    assert host.names[-3:] == ["leave", "options", "start"]
    assert host.scene.seats.lines[1].about == "Waiting for this player"


def test_a_guest_without_a_seat_waits_for_one_and_the_host_sees_that(theatre: Theatre) -> None:
    waiting = replace(a_saved_game(), knocks=(9,))
    vera = Lounge(theatre, waiting, peer=9)
    assert vera.names == ["leave", "sit"]
    assert "turn 23" in vera.told
    assert "You have no seat yet" in vera.told
    assert "Vera would like" in Lounge(theatre, waiting).told


def test_the_game_goes_on_when_nobody_is_missing(theatre: Theatre) -> None:
    lounge = Lounge(theatre, a_saved_game())
    start = lounge.scene.menu.button("start")
    assert (start.label, start.enabled) == ("Continue game", False)
    assert "Not here yet: Ben." in lounge.told
    ready = Lounge(theatre, a_saved_game(ADA, replace(BEN, level="medium"), HUGO, BOT))
    assert "A bot plays until this player joins" in ready.scene.seats.lines[1].about
    ready.press("start")
    assert ready.visit.wished == [("start",)]


@pytest.mark.parametrize(
    ("text", "peer", "bot"),
    [
        ("Bot until Ben joins", None, True),
        ("This computer", 1, False),
        ("Vera", 9, False),
        ("Hugo", 2, False),
    ],
)
def test_the_host_gives_a_seat(host: Lounge, text: str, peer: int | None, bot: bool) -> None:
    choose(host, text)
    assert host.visit.wished == [("give", 1, peer, bot)]


def test_the_present_player_is_chosen_at_first(host: Lounge) -> None:
    host.press("player-0")
    scene = host.theatre.top
    assert isinstance(scene, WaitingSeatScene)
    host.theatre.click(scene.menu.button("choose").rect.center)
    assert host.visit.wished == [("give", 0, 1, False)]


def test_a_seat_that_is_claimed_meanwhile_cannot_be_given(host: Lounge) -> None:
    host.press("player-1")
    scene = host.theatre.top
    assert isinstance(scene, WaitingSeatScene)
    host.visit.lobby = a_saved_game(ADA, replace(BEN, here=True), HUGO, BOT)
    host.theatre.frame()
    assert scene.choices == ()
    assert not scene.menu.button("choose").enabled


def test_only_the_turn_timer_of_a_saved_game_can_be_changed(host: Lounge) -> None:
    host.press("options")
    scene = host.theatre.top
    assert isinstance(scene, OptionsScene)
    assert scene._in_game
