"""The lobby: everybody sees who is there; the host arranges, shows out and starts."""

from typing import NamedTuple

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.board import read_board
from game.lobby import Connection, Door, Link, Lobby, Options, Phase, Seat, Sitter, Trouble
from game.series import GameResult, Series
from game.ui.core.backdrop import snapshot
from game.ui.core.dialog import DialogScene
from game.ui.lan.lobby.lobby_forms import OptionsScene, RenameScene
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.lan.lobby.table_facts import door_facts
from tests.builders import board_file
from tests.game.ui.lan.a_visit import AVisit, a_line, a_lobby
from tests.game.ui.theatre import Curtain, Theatre

LINE = a_line("Hi!")
FREE = Seat(Sitter.OPEN, "", "", None, ready=False, here=False)
DOOR = Door(("192.168.0.7", "fe80::1"), 27300, "4711", None)


class No(NamedTuple):
    why: str
    words: str


class Lounge:
    """A lobby at the screen of one peer."""

    def __init__(self, theatre: Theatre, lobby: Lobby | None, peer: int = 1) -> None:
        self.theatre = theatre
        self.visit = AVisit(lobby=lobby, peer=peer)
        self.left = 0
        self.scene = LobbyScene(theatre.stage, self.visit, self.leave)
        theatre.show(self.scene, over=Curtain())

    def leave(self) -> None:
        self.left += 1

    def press(self, name: str) -> None:
        self.theatre.click(self.scene.menu.button(name).rect.center)

    @property
    def names(self) -> list[str]:
        return [button.name for button in self.scene.menu.buttons]

    @property
    def told(self) -> str:
        return " | ".join(fact.text for fact in self.scene.facts)


def a_waiting_lobby() -> Lobby:
    return a_lobby(phase=Phase.LOBBY, onlookers=["TV"])


@pytest.fixture
def host(theatre: Theatre) -> Lounge:
    return Lounge(theatre, a_waiting_lobby())


@pytest.fixture
def guest(theatre: Theatre) -> Lounge:
    return Lounge(theatre, a_waiting_lobby(), peer=2)


def test_before_one_is_in_it_says_that_it_connects(theatre: Theatre) -> None:
    lounge = Lounge(theatre, None)
    lounge.visit.connection = Connection(Link.CONNECTING)
    assert lounge.names == ["leave"]
    assert lounge.scene.menu.button("leave").label == "Cancel"
    lounge.theatre.key(pygame.K_ESCAPE)
    assert lounge.left == 1


@pytest.mark.parametrize(
    ("link", "target", "words"),
    [
        (Link.CONNECTING, "10.0.0.7:9", "Connecting to 10.0.0.7:9…"),
        (Link.LOST, "10.0.0.7:9", "No answer from 10.0.0.7:9 yet. Trying again…"),
        (Link.CONNECTING, "", "Opening the table…"),
    ],
)
def test_what_one_is_on_the_way_to_is_named(
    theatre: Theatre, link: Link, target: str, words: str
) -> None:
    lounge = Lounge(theatre, None)
    lounge.visit.connection, lounge.visit.target = Connection(link), target
    assert lounge.scene.waiting == words


def test_the_panel_grows_when_one_is_in(theatre: Theatre) -> None:
    lounge = Lounge(theatre, None)
    before = lounge.scene.panel.box
    lounge.visit.lobby = a_waiting_lobby()
    theatre.frame()
    assert lounge.scene.panel.box.contains(before)
    assert lounge.scene.menu.button("leave").label == "Leave table"


def test_the_map_is_shown_as_the_host_has_it(guest: Lounge) -> None:
    assert guest.scene.map.board is guest.visit.board
    guest.visit.board = read_board(board_file("island", "My island"))
    guest.theatre.frame()
    assert guest.scene.map.board is guest.visit.board


def test_behind_a_question_map_and_chat_stay_to_be_seen(host: Lounge) -> None:
    host.visit.lines = [a_line("Bonsoir !")]
    host.theatre.frame()
    drawn, said = host.scene.map.state(), host.scene.chat.state()
    snapshot(host.scene, host.theatre.surface.get_size())
    assert host.scene.map.state() == drawn
    assert host.scene.chat.state() == said


def test_the_host_shows_all_addresses_the_port_and_the_code(host: Lounge) -> None:
    host.visit.door = DOOR
    host.theatre.frame()
    assert "192.168.0.7:27300, [fe80::1]:27300" in host.told
    assert "Join code: 4711" in host.told


def test_where_the_table_cannot_be_found_the_host_says_so(host: Lounge) -> None:
    host.visit.door = DOOR._replace(trouble=Trouble.OTHER)
    host.theatre.frame()
    assert "cannot be found automatically: friends" in host.told
    assert "192.168.0.7:27300" in host.told
    assert "see this table automatically" not in host.told


def test_a_guest_can_be_ready_and_not(guest: Lounge) -> None:
    assert guest.names == ["name-1", "leave", "ready"]
    assert guest.scene.menu.button("ready").label == "Wait for me"
    guest.press("ready")
    assert guest.visit.wished == [("ready", False)]
    guest.visit.seat(1, ready=False)
    guest.theatre.frame()
    assert guest.scene.menu.button("ready").label == "I’m ready"
    guest.press("ready")
    assert guest.visit.wished[-1] == ("ready", True)


def test_a_guest_cannot_kick_arrange_or_start(guest: Lounge) -> None:
    assert not any(name.startswith(("kick", "arrange", "start")) for name in guest.names)


def test_the_host_is_asked_before_somebody_is_removed(host: Lounge) -> None:
    host.visit.seat(2, peer=2)
    host.theatre.frame()
    host.press("kick-1")
    question = host.theatre.top
    assert isinstance(question, DialogScene)
    assert "Remove Hugo and Inès from the table?" in question.text
    assert host.visit.wished == []
    host.theatre.click(question.menu.button("yes").rect.center)
    assert host.visit.wished == [("kick", 2)]


def test_the_host_opens_the_seat_of_a_second_person_at_the_same_computer(host: Lounge) -> None:
    assert not any(name.startswith("open-") for name in host.names), "the only one stays"
    host.visit.seat(2, peer=1)
    host.theatre.frame()
    assert [name for name in host.names if name.startswith("open-")] == ["open-0", "open-2"]
    host.press("open-2")
    assert isinstance(host.theatre.top, DialogScene)
    assert host.theatre.top.text == "Remove Inès from the table? The seat will be open again."
    assert host.visit.wished == []
    host.theatre.key(pygame.K_RIGHT)
    host.theatre.key(pygame.K_RETURN)
    assert host.visit.wished == [("arrange", 2, "")]


def test_a_guest_who_shares_a_computer_opens_no_seat(guest: Lounge) -> None:
    guest.visit.seat(2, peer=2)
    guest.theatre.frame()
    assert not any(name.startswith("open-") for name in guest.names)


def test_the_host_adds_a_seat_and_closes_one(host: Lounge) -> None:
    assert not any(name.startswith("close") for name in host.names), "three are the fewest"
    host.press("add")
    assert host.visit.wished == [("add-seat",)]
    seats = host.visit.lobby.seats if host.visit.lobby else ()
    host.visit.tell(seats=(*seats, FREE))
    host.theatre.frame()
    host.press("close-3")
    assert host.visit.wished[-1] == ("close-seat", 3)


def test_a_guest_takes_another_name_and_another_seat(guest: Lounge) -> None:
    seats = guest.visit.lobby.seats if guest.visit.lobby else ()
    guest.visit.tell(seats=(*seats, FREE))
    guest.theatre.frame()
    guest.press("move-1")
    assert guest.visit.wished == [("move", 1, 3)]
    guest.press("name-1")
    assert isinstance(guest.theatre.top, RenameScene)


def test_while_a_series_goes_on_names_and_seats_stay(host: Lounge) -> None:
    game = GameResult(("Ada", "Hugo", "Inès"), (30, 20, 10), 0)
    host.visit.tell(phase=Phase.OVER, series=Series(3, (game,)))
    host.theatre.frame()
    assert host.names == ["kick-1", "kick-2", "screen", "leave", "options", "start"]


def test_the_host_gives_an_open_seat_to_a_bot_and_makes_it_better(host: Lounge) -> None:
    seats = host.visit.lobby.seats if host.visit.lobby else ()
    host.visit.tell(seats=(*seats[:2], FREE))
    host.theatre.frame()
    host.press("arrange-2")
    assert host.visit.wished == [("arrange", 2, "easy")]
    host.visit.seat(2, sitter=Sitter.BOT, name="Gaston", level="hard", ready=True, here=True)
    host.theatre.frame()
    host.press("arrange-2")
    assert host.visit.wished[-1] == ("arrange", 2, "")


def test_a_game_starts_when_everybody_is_ready_and_why_not_is_said(host: Lounge) -> None:
    host.visit.seat(2, ready=False)
    host.theatre.frame()
    assert not host.scene.menu.button("start").enabled
    assert "Waiting for Inès to be ready." in host.told
    host.press("start")
    assert host.visit.wished == []
    host.visit.seat(2, ready=True)
    host.theatre.frame()
    host.press("start")
    assert host.visit.wished == [("start",)]


def test_open_seats_are_waited_for(host: Lounge) -> None:
    seats = host.visit.lobby.seats if host.visit.lobby else ()
    host.visit.tell(seats=(*seats[:2], FREE))
    host.theatre.frame()
    assert "Waiting for players to fill the open seats." in host.told


def test_after_a_game_the_next_one_is_offered(host: Lounge) -> None:
    host.visit.tell(phase=Phase.OVER)
    host.theatre.frame()
    assert host.scene.menu.button("start").label == "Next game"


def test_after_a_series_another_one_is_offered(host: Lounge) -> None:
    game = GameResult(("Ada", "Hugo", "Inès"), (30, 20, 10), 0)
    host.visit.tell(phase=Phase.OVER, series=Series(2, (game, game)))
    host.theatre.frame()
    assert host.scene.menu.button("start").label == "Another series"


def test_a_refusal_is_said_until_the_table_changes(host: Lounge) -> None:
    host.visit.refused.append(No("not-ready", "not everyone is ready yet"))
    host.theatre.frame()
    assert host.scene.message == "Not everyone is ready yet."
    host.visit.seat(1, ready=False)
    host.theatre.frame()
    assert host.scene.message == ""


def test_a_refusal_of_a_later_version_is_said_in_the_hosts_own_words(host: Lounge) -> None:
    host.visit.refused.append(No("moonshine", "the moon is not full"))
    host.theatre.frame()
    assert host.scene.message == "Message from the host: the moon is not full"


def test_the_host_changes_the_options_for_everybody(host: Lounge) -> None:
    host.press("options")
    scene = host.theatre.top
    assert isinstance(scene, OptionsScene)
    host.theatre.key(pygame.K_TAB)
    host.theatre.key(pygame.K_RIGHT)
    assert host.visit.wished == [("options", Options(games=3))]
    assert host.theatre.settings.games == 3, "the form offers it the next time"
    host.theatre.key(pygame.K_ESCAPE)
    assert host.theatre.top is host.scene


def test_what_is_said_is_read_at_once_and_answered(guest: Lounge) -> None:
    guest.visit.lines.append(a_line("hello", phrase=True))
    guest.theatre.frame()
    assert guest.scene.chat.counts.unread == 0
    guest.theatre.click(guest.scene.chat.field.rect.center)
    assert guest.scene.typing
    guest.theatre.type("Bonsoir")
    guest.theatre.key(pygame.K_RETURN)
    assert guest.visit.wished == [("say", "Bonsoir")]


def test_the_keyboard_walks_from_the_chat_to_the_buttons(guest: Lounge) -> None:
    guest.theatre.key(pygame.K_t)
    assert guest.scene.typing
    guest.theatre.key(pygame.K_TAB)
    assert not guest.scene.typing
    assert guest.scene.menu.focus is not None
    guest.theatre.key(pygame.K_TAB)
    guest.theatre.key(pygame.K_RETURN)
    assert guest.left == 1


def test_a_host_that_is_gone_is_named(guest: Lounge) -> None:
    guest.visit.lose()
    guest.theatre.frame()
    assert "Lost connection to the host." in guest.told


def test_onlookers_are_named_and_have_nothing_to_be_ready_for(theatre: Theatre) -> None:
    lounge = Lounge(theatre, a_waiting_lobby(), peer=100)
    assert lounge.names == ["leave", "sit"]
    assert "Spectators: TV" in lounge.told


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
def test_seats_facts_and_buttons_do_not_overlap(
    theatre: Theatre, size: tuple[int, int], language: str
) -> None:
    theatre.window(size, language=language)
    names = ["Ada", "Hugo", "Inès-Marguerite", "Jón", "Verdier", "Camille"]
    lounge = Lounge(theatre, a_lobby(names, phase=Phase.LOBBY, onlookers=["TV"]))
    lounge.visit.door = DOOR
    lounge.theatre.frame()
    scene = lounge.scene
    boxes = [button.rect for button in scene.menu.buttons]
    assert all(not one.colliderect(other) for n, one in enumerate(boxes) for other in boxes[:n])
    assert all(scene.panel.box.contains(box) for box in boxes)
    assert not scene.chat.box.collidelistall(boxes)


def test_an_onlooker_who_is_refused_something_reads_why(theatre: Theatre) -> None:
    lounge = Lounge(theatre, a_waiting_lobby(), peer=9)
    lounge.theatre.frame()
    lounge.visit.refused.append(No("chatter", "slow down"))
    lounge.theatre.frame()
    assert lounge.names == ["leave", "sit"]
    assert lounge.scene.message == "Too many messages at once. Please slow down."


def test_only_the_chat_is_drawn_again_where_it_has_changed(guest: Lounge) -> None:
    window = pygame.display.get_surface()
    assert window is not None
    guest.theatre.key(pygame.K_c)
    guest.theatre.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_c))
    while guest.theatre.frame(1):  # the map is drawn little by little
        pass
    guest.scene.handle(pygame.event.Event(pygame.TEXTINPUT, text="Hello"))
    field = _drawn_again(guest.scene, window)
    guest.visit.lines.append(LINE)
    chat = _drawn_again(guest.scene, window)
    assert field.height < chat.height < window.get_height() * 0.7


def _drawn_again(scene: LobbyScene, window: Surface) -> Rect:
    """Where a scene is drawn after a change, if that is the same as drawing everything."""
    scene.update(0.0)
    boxes = scene.draw(window)
    assert boxes is not None
    (box,) = boxes
    whole = window.copy()
    assert scene.draw(whole) is None
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole, "RGB")
    return box


def test_a_spectator_takes_an_open_seat_or_asks_for_one(theatre: Theatre) -> None:
    lounge = Lounge(theatre, a_waiting_lobby(), peer=100)
    button = lounge.scene.menu.button("sit")
    assert button.label == "Ask for a seat"
    lounge.press("sit")
    lounge.visit.tell(knocks=(100,))
    theatre.frame()
    assert lounge.scene.menu.button("sit").label == "Stop asking"
    assert "You get the next open seat." in lounge.told
    lounge.press("sit")
    assert lounge.visit.lobby
    lounge.visit.tell(knocks=(), seats=(*lounge.visit.lobby.seats, FREE))
    theatre.frame()
    assert lounge.scene.menu.button("sit").label == "Take a seat"
    lounge.press("sit")
    assert lounge.visit.wished == [("sit", True), ("sit", False), ("sit", True)]


def test_the_host_reads_who_would_like_a_seat_and_adds_one(host: Lounge) -> None:
    host.visit.tell(knocks=(100,))
    host.theatre.frame()
    assert "TV would like a seat." in host.told
    assert host.scene.menu.button("add").label == "Add a seat for TV"
    host.press("add")
    assert host.visit.wished == [("add-seat",)]
    assert "screen" not in host.names, "whoever waits for a seat is no screen"


def test_the_host_shows_the_code_on_one_screen_after_another(theatre: Theatre) -> None:
    host = Lounge(theatre, a_lobby(phase=Phase.LOBBY, onlookers=["TV", "Vera"]))
    labels = []
    for screen in (None, 100, 101):
        host.visit.tell(screen=screen)
        theatre.frame()
        labels.append(host.scene.menu.button("screen").label)
        host.press("screen")
    assert labels == ["Show code on TV", "Show code on Vera", "Hide code on Vera"]
    assert host.visit.wished == [("show-code", 100), ("show-code", 101), ("show-code", None)]


def test_the_tables_screen_shows_address_and_code_large(theatre: Theatre) -> None:
    lounge = Lounge(theatre, a_waiting_lobby(), peer=100)
    plain = theatre.surface.copy()
    lounge.visit.shown_door = DOOR
    theatre.frame()
    facts = [fact.text for fact in door_facts(DOOR, theatre.stage.texts)]
    assert facts == ["Join at 192.168.0.7:27300", "Join code: 4711"]
    assert theatre.surface.get_buffer().raw != plain.get_buffer().raw


def test_a_gamepad_reaches_the_buttons_and_the_chat_with_its_phrases(host: Lounge) -> None:
    theatre, scene = host.theatre, host.scene

    def happens(event: Event) -> None:
        for key in theatre.stage.gamepads.translate([event], 0.0, scene):
            theatre.top.handle(key)
        theatre.frame()

    def pad(button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            happens(Event(kind, instance_id=3, button=button))

    def trigger(value: int) -> None:
        axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
        happens(Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=value))

    pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.menu.focus is not None
    trigger(32767)
    pad(pygame.CONTROLLER_BUTTON_B)
    trigger(0)
    assert scene.typing
    pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert scene.chat.phrases.open
    pad(pygame.CONTROLLER_BUTTON_A)
    assert any(wish[0] == "phrase" for wish in host.visit.wished)
