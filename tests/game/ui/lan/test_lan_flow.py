"""An evening's way from the lobby to the game, the results, and the lobby again."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.lobby import Connection, Door, Link, Options, Phase
from game.match import Match
from game.session import LocalSession
from game.storage.kept_seat import KeptSeat
from game.storage.records import load_record
from game.ui.core.app import App
from game.ui.core.context import CrashOutcome, Scene
from game.ui.core.dialog import DialogScene
from game.ui.lan.lan_flow import LanFlow
from game.ui.lan.lobby.lobby_forms import OptionsScene
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.lan.table.take_seat import TakeSeatScene
from game.ui.menus.pause import PauseScene
from game.ui.replay.scene import ReplayScene
from game.ui.results.scene import ResultsScene
from game.ui.table.scene import TableScene
from tests.game.ui.evening import a_session, a_stage
from tests.game.ui.lan.a_lan import ALan
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import FRAME, Curtain

RECORDS = Path(__file__).parents[3] / "records"


class Night:
    """An evening in the app's own loop."""

    def __init__(self, folder: Path, visit: AVisit, lan: ALan | None = None) -> None:
        self.stage, self.visit = a_stage(folder), visit
        self.titles = 0
        pygame.display.set_mode((1280, 720))
        self.form = Curtain()
        self.stage.scenes[:] = [self.form]
        self.app = App(self.stage)
        LanFlow(self.stage, lan or ALan(), visit, self.title).begin()
        self.frames()

    def title(self) -> None:
        self.titles += 1
        self.stage.switch_to(Curtain())

    def frames(self, count: int = 3) -> None:
        for _ in range(count):
            self.app.frame(FRAME, [])

    def until(self, there: Callable[[], bool]) -> None:
        for _ in range(3000):
            if there():
                return
            self.frames(1)
        raise AssertionError(f"never came; on top is {self.top}")

    def key(self, key: int) -> None:
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.app.frame(FRAME, [event])
        self.frames()

    @property
    def top(self) -> Scene:
        return self.stage.scenes[-1]


@pytest.fixture
def night(tmp_path: Path) -> Night:
    return Night(tmp_path, AVisit(lobby=a_lobby(phase=Phase.LOBBY), peer=2))


def a_finished_game() -> LocalSession:
    record = load_record(next(iter(sorted(RECORDS.glob("*.jsonl")))))
    return LocalSession(Match.resume(record), [0])


def test_an_evening_begins_in_the_lobby_and_is_heard_every_frame(night: Night) -> None:
    assert isinstance(night.top, LobbyScene)
    before = night.visit.pumped
    night.frames(5)
    assert night.visit.pumped == before + 5


def test_a_game_that_begins_opens_the_table(night: Night) -> None:
    night.visit.session = a_session(people=[1])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    assert isinstance(night.top, TableScene)
    assert night.stage.scenes == [night.top]


def test_the_table_is_heard_while_a_menu_lies_on_it(night: Night) -> None:
    night.visit.session = a_session(people=[1])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    night.key(pygame.K_ESCAPE)
    assert isinstance(night.top, PauseScene)
    before = night.visit.pumped
    night.frames(5)
    assert night.visit.pumped == before + 5


def test_the_hosts_menu_tells_address_and_code_for_those_who_come_back(night: Night) -> None:
    night.visit.session = a_session(people=[1])
    night.visit.door = Door(("192.168.0.7",), 27300, "4711", None)
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    night.key(pygame.K_ESCAPE)
    assert isinstance(night.top, PauseScene)
    told = night.top._note()
    assert "192.168.0.7:27300" in told
    assert "Join code: 4711" in told
    assert night.top.menu.button("title-screen").label == "Close table"


def test_the_menu_tells_whose_time_runs_and_that_the_host_is_gone(night: Night) -> None:
    night.visit.session = a_session(people=[1])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    night.key(pygame.K_ESCAPE)
    menu = night.top
    assert isinstance(menu, PauseScene)
    assert menu.notes == ("Everyone is waiting for Hugo.",)
    night.visit.tell(clock=35_000, options=Options(turn_seconds=60))
    night.frames()
    (words,) = menu.notes
    assert words.endswith(" to move: 0:35")
    night.visit.connection = Connection(Link.LOST, "closed", "")
    night.frames()
    assert menu.notes == ("The host has closed the table.",)


def test_results_stay_when_the_host_closes_the_table_and_lead_to_the_title(tmp_path: Path) -> None:
    visit = AVisit(a_finished_game(), a_lobby(phase=Phase.PLAYING), peer=2)
    night = Night(tmp_path, visit)
    visit.tell(phase=Phase.OVER)
    visit.connection = Connection(Link.OUT, "closed", "the host has closed the table")
    night.until(lambda: isinstance(night.top, ResultsScene))
    results = night.top
    assert isinstance(results, ResultsScene)
    results.skip()
    night.frames(10)
    assert night.top is results
    assert night.titles == 0
    results.model.press("again")
    assert night.titles == 1
    night.frames()
    assert not night.stage.notices, "it was told already"


def test_whoever_comes_in_after_a_game_is_shown_the_lobby(tmp_path: Path) -> None:
    visit = AVisit(a_finished_game(), a_lobby(phase=Phase.OVER), peer=2)
    assert isinstance(Night(tmp_path, visit).top, LobbyScene)


def test_after_a_game_come_results_replay_and_the_lobby(tmp_path: Path) -> None:
    visit = AVisit(a_finished_game(), a_lobby(phase=Phase.PLAYING), peer=2)
    night = Night(tmp_path, visit)
    night.until(lambda: isinstance(night.top, ResultsScene))
    results = night.top
    assert isinstance(results, ResultsScene)
    night.visit.tell(phase=Phase.OVER)
    results.skip()
    night.until(lambda: not results.revealing)
    night.stage.push(ReplayScene(night.stage, a_finished_game(), night.stage.pop))
    night.key(pygame.K_ESCAPE)
    assert night.top is results
    results.model.press("again")
    night.frames()
    assert isinstance(night.top, LobbyScene)
    assert night.visit.wished == [("ready", True)], "who goes on is ready for it"
    night.visit.session = a_session(people=[1])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    assert isinstance(night.top, TableScene)


def test_a_no_at_the_door_leads_back_to_the_form_with_a_sentence(tmp_path: Path) -> None:
    visit = AVisit(peer=2)
    night = Night(tmp_path, visit)
    visit.connection = Connection(Link.OUT, "code", "the code is wrong")
    night.frames()
    assert isinstance(night.top, DialogScene)
    assert night.top.text == "That join code is wrong. The right one is shown on the host’s screen."
    assert night.stage.scenes[0] is night.form
    assert len(night.stage.scenes) == 2
    assert night.stage.companion is None


def test_whoever_is_shown_out_is_told_so_at_the_title(night: Night) -> None:
    night.visit.connection = Connection(
        Link.OUT, "kicked", "the host has removed you from the table"
    )
    night.frames()
    assert night.titles == 1
    assert isinstance(night.top, DialogScene)
    assert night.top.text == "The host has removed you from the table."


def a_guests_night(folder: Path) -> tuple[Night, ALan]:
    """At the table, in the middle of a game."""
    lan = ALan()
    night = Night(folder, AVisit(lobby=a_lobby(phase=Phase.LOBBY), peer=2), lan)
    night.visit.session = a_session(people=[1])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    assert isinstance(night.top, TableScene)
    return night, lan


def test_the_seat_of_a_guest_who_plays_is_remembered_until_the_table_says_no(
    tmp_path: Path,
) -> None:
    night, lan = a_guests_night(tmp_path)
    assert lan.kept_seat is not None
    assert lan.kept_seat.table == a_lobby(phase=Phase.LOBBY).table
    assert lan.kept_seat.people == ("Hugo",)
    night.visit.connection = Connection(
        Link.OUT, "kicked", "the host has removed you from the table"
    )
    night.frames()
    assert lan.kept_seat is None


@pytest.mark.parametrize(("phase", "kept"), [(Phase.PLAYING, True), (Phase.OVER, False)])
def test_whoever_leaves_a_game_can_come_back_but_not_whoever_leaves_after_one(
    tmp_path: Path, phase: Phase, kept: bool
) -> None:
    night, lan = a_guests_night(tmp_path)
    night.visit.tell(phase=phase)
    evening = night.stage.companion
    assert isinstance(evening, LanFlow)
    evening.leave()
    night.frames()
    night.key(pygame.K_RIGHT)
    night.key(pygame.K_RETURN)
    assert night.titles == 1
    assert (lan.kept_seat is not None) is kept


@pytest.mark.parametrize(("why", "kept"), [("unreachable", True), ("not-kept", False)])
def test_a_host_that_does_not_answer_may_still_keep_the_seat(
    tmp_path: Path, why: str, kept: bool
) -> None:
    lan = ALan()
    lan.keep_seat("Salon bleu", ("Ada",))
    night = Night(tmp_path, AVisit(peer=2), lan)
    night.visit.connection = Connection(Link.OUT, why, "no")
    night.frames()
    assert (lan.kept_seat is not None) is kept


@pytest.mark.parametrize(("table", "kept"), [("friday", False), ("", False), ("sunday", True)])
def test_leaving_a_table_keeps_the_seat_at_another(tmp_path: Path, table: str, kept: bool) -> None:
    lan = ALan()
    lan.kept_seat = KeptSeat("Salon bleu", (("10.0.0.1", 1),), ("Ada",), 0.0, table)
    night = Night(tmp_path, AVisit(lobby=a_lobby(phase=Phase.LOBBY), peer=2), lan)
    flow = night.stage.companion
    assert isinstance(flow, LanFlow)
    flow.close()
    assert (lan.kept_seat is not None) is kept


@pytest.mark.parametrize("kept", [True, False])
def test_other_names_that_are_refused_cost_nobody_the_seat(tmp_path: Path, kept: bool) -> None:
    lan = ALan()
    lan.kept_seat = KeptSeat("Friday evening", (("10.0.0.1", 1),), ("Ada",), 0.0, "friday")
    if kept:
        lan.kept.add(("friday", ("Ada",)))
    night = Night(tmp_path, AVisit(peer=2), lan)
    night.visit.connection = Connection(Link.OUT, "playing", "no")
    night.frames()
    assert (lan.kept_seat is not None) is kept


def test_a_host_that_is_gone_is_waited_for(night: Night) -> None:
    night.visit.lose()
    night.frames()
    assert isinstance(night.top, LobbyScene)
    assert night.titles == 0


@pytest.mark.parametrize(
    ("phase", "door", "words"),
    [
        (Phase.LOBBY, None, "Leave this table?"),
        (Phase.PLAYING, None, "Your seat will stay reserved"),
        (Phase.LOBBY, Door((), 1, "", None), "Everyone will be disconnected"),
        (Phase.PLAYING, Door((), 1, "", None), "You can resume it from the title screen"),
        (Phase.OVER, Door((), 1, "", None), "You can resume the series"),
    ],
)
def test_leaving_is_asked_once_more_and_says_what_it_means(
    night: Night, phase: Phase, door: Door | None, words: str
) -> None:
    night.visit.door = door
    night.visit.tell(phase=phase)
    night.frames()
    night.key(pygame.K_ESCAPE)
    assert isinstance(night.top, DialogScene)
    assert words in night.top.text
    assert night.visit.wished == []
    night.key(pygame.K_RIGHT)
    night.key(pygame.K_RETURN)
    assert night.visit.wished == [("leave",)]
    assert night.titles == 1
    assert night.stage.companion is None


def test_before_one_is_in_leaving_needs_no_asking(tmp_path: Path) -> None:
    night = Night(tmp_path, AVisit(peer=2))
    night.key(pygame.K_ESCAPE)
    assert night.visit.wished == [("leave",)]
    assert night.titles == 1


@pytest.mark.parametrize("host", [True, False])
def test_the_host_is_told_when_its_disk_takes_the_game_again(night: Night, host: bool) -> None:
    night.visit.door = Door(("192.168.0.7",), 27300, "4711", None) if host else None
    for saved in (False, True):
        assert night.visit.lobby is not None
        night.visit.lobby = replace(night.visit.lobby, saved=saved)
        night.frames()
        assert isinstance(night.top, DialogScene) is (host and saved)


def test_who_must_wait_after_wrong_codes_reads_how_long(tmp_path: Path) -> None:
    visit = AVisit(peer=2)
    night = Night(tmp_path, visit)
    visit.connection = Connection(Link.OUT, "wait", "later", wait=50)
    night.frames()
    assert isinstance(night.top, DialogScene)
    assert night.top.text == "Too many wrong codes, try again in 50 seconds."


@pytest.mark.parametrize(
    ("phase", "hosts", "saved", "fate"),
    [
        (Phase.PLAYING, True, True, CrashOutcome.HOST),
        (Phase.PLAYING, True, False, CrashOutcome.HOST_UNSAVED),
        (Phase.LOBBY, True, True, CrashOutcome.TABLE_CLOSES),
        (Phase.PLAYING, False, True, CrashOutcome.GUEST),
        (Phase.LOBBY, False, True, CrashOutcome.NO_GAME),
    ],
)
def test_what_a_crash_may_promise(
    tmp_path: Path, phase: Phase, hosts: bool, saved: bool, fate: CrashOutcome
) -> None:
    lobby = replace(a_lobby(phase=phase), saved=saved)
    visit = AVisit(lobby=lobby, peer=1)
    visit.door = Door(("192.168.0.7",), 27272, "", None) if hosts else None
    stage, lan = a_stage(tmp_path), ALan()
    lan.keep_seat("Friday evening", ("Ada",))
    assert LanFlow(stage, lan, visit, lambda: None).crash_outcome is fate


def test_the_menu_of_a_game_leads_to_other_players_and_the_hosts_to_its_timer(
    night: Night,
) -> None:
    night.visit.session = a_session(people=[1])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    night.key(pygame.K_ESCAPE)
    assert isinstance(night.top, PauseScene)
    names = [button.name for button in night.top.menu.buttons]
    assert ("take" in names, "timer" in names) == (True, False)
    label = night.top.menu.button("take").label
    night.top.on_button("take")
    night.frames()
    form = night.top
    assert isinstance(form, TakeSeatScene)
    assert label == form.context.texts.say(form.title), "one name for one thing"
    assert not form.menu.button("take").enabled  # the new player has no name yet
    form.name = "Vera"
    form.on_button("take")
    assert night.visit.wished[-1] == ("take", 1, "Vera")
    night.visit.peer = 1
    night.frames()
    night.key(pygame.K_ESCAPE)
    night.key(pygame.K_ESCAPE)
    assert isinstance(night.top, PauseScene)
    night.top.on_button("timer")
    night.frames()
    assert isinstance(night.top, OptionsScene)
    (rows,) = night.top.sections()
    assert len(rows) == 3


def test_another_session_of_the_same_game_is_shown_anew(night: Night) -> None:
    night.visit.session = a_session(people=[])
    night.visit.tell(phase=Phase.PLAYING)
    night.frames()
    before = night.top
    night.visit.seat(2, name="Vera", peer=2)
    night.visit.session = a_session(people=[2])
    night.frames()
    assert isinstance(night.top, TableScene)
    assert night.top is not before
    assert night.top.model.names[2] == "Vera"


def test_a_finished_game_that_could_not_be_kept_is_told(night: Night) -> None:
    night.visit.failed = True
    night.frames(2)
    dialog = night.top
    assert isinstance(dialog, DialogScene)
    assert "could not be saved" in dialog.text
