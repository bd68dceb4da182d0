"""The real program in a real window, played with mouse and keyboard. What happened is read from the
record that it keeps; the screen is only looked at to know when the next scene is there."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest
from pygame import Rect

from game.board import Hex, load_board
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES
from game.rules.record import action_line, end_line
from game.rules.record_reader import Record
from game.rules.scoring import result
from game.storage.records import load_record
from game.ui.core.window import TITLE
from game.ui.map.camera import Camera, fitted, frame_of
from game.ui.media.assets import Assets
from game.ui.table.geometry import above_the_rack
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.panel.rack import slot_of
from tests.commands.project import HOME, surroundings
from tests.end_to_end.display import PATIENCE, SIZE, Display, a_display, need_programs, wait_for
from tests.end_to_end.shortest_game import a_trade, shortest_builds

SETTINGS = {
    "language": "en",
    "window": SIZE,
    "animation": "off",
    "confirm_every_move": True,
    "curtain": True,
    "fixed_stations": True,
    "muted": False,
}
PEOPLE = [{"name": f"Player {seat}", "kind": "human"} for seat in (1, 2, 3)]
READY = (350, 550)  # on the curtain's button, beside its words
FRAMES = 8  # of the program, in which the title has looked at a saved game


class Player:
    """Somebody in front of the window of a game that runs."""

    def __init__(self, home: Path, display: Display, program: subprocess.Popen[bytes]) -> None:
        self._home = home
        self.display = display
        self.program = program
        display.window(program.pid, TITLE)
        self.let_pass(frames=1)

    @property
    def records(self) -> list[Path]:
        return sorted(self._home.glob("saves/*.jsonl"))

    @property
    def record(self) -> Record:
        """The newest game."""
        return load_record(self.records[-1])

    def let_pass(self, frames: int) -> None:
        """Wait for so many frames: each answers the key for mute with a line in the settings."""
        for _ in range(frames):
            muted = self._muted()
            self.display.press("m")
            wait_for("an answer to a key", partial(self._muted_is, not muted))

    def go(self, *keys: str) -> None:
        """Press keys that lead to another scene."""
        with self.display.another_scene():
            self.display.press(*keys)

    def lift_curtain(self) -> None:
        """Be ready, once its button can be pressed and is red."""
        wait_for("the curtain's button", lambda: self.display.colour(READY)[0] > 150)
        self.go("Return")

    def has_seen(self, actions: int) -> bool:
        """Whether so many actions stand in the record."""
        return len(self.record.actions) == actions

    def choose(self, action: Action) -> None:
        """Plan an action with the mouse."""
        view = self.record.final
        match action:
            case Build(company, hexes):
                self.display.click(self.layout.cards[company.order].center)
                for place in hexes:
                    self.display.click(camera_of(self.layout).pixel_of(place))
            case Trade(give, take, count):
                held = view.portfolios[view.table.turn]
                self.display.click(slot_of(self.layout.rack_for(sum(held)), held, give).center)
                for _ in range(count):
                    self.display.click(self.layout.cards[take.order].center)

    def confirm(self) -> None:
        """Do what is planned: asked once more, and answered until it is done, since the second half
        of a double click is no answer."""
        done = len(self.record.actions)
        self.display.click(self.layout.buttons[0].center)
        wait_for("the action in the record", lambda: self._answered(done))

    def _answered(self, done: int) -> bool:
        """Whether there is another action; otherwise the answer is given again."""
        if len(self.record.actions) > done:
            return True
        self.display.click(self.layout.buttons[0].center)
        return False

    def choose_and_confirm(self, action: Action) -> None:
        """Do an action; then the curtain comes down."""
        self.choose(action)
        with self.display.another_scene():
            self.confirm()
        assert self.record.actions[-1] == action

    @property
    def layout(self) -> TableLayout:
        """Where everything lies at the table."""
        return table_layout(SIZE, len(self.record.header.players))

    def build_by_keyboard(self, hexes: int) -> None:
        """With the company that starts in the east of Paris, from beside it eastwards."""
        order = self.record.header.drawn.start.index(Hex(1, 0))
        self.display.press(str(order + 1), "space")
        for _ in range(hexes - 1):
            self.display.press("Right", "space")
        with self.display.another_scene():
            self.display.press("Return")  # it is asked once more
            self.confirm()

    def quit(self) -> None:
        """From the title, by keyboard; the program ends in peace."""
        self.go("Escape")
        self.display.press("Right", "Return")
        assert self.program.wait(timeout=PATIENCE) == 0

    def _muted_is(self, muted: bool) -> bool:
        return self._muted() is muted

    def _muted(self) -> bool:
        settings = json.loads((self._home / "settings.json").read_text(encoding="utf-8"))
        return bool(settings["muted"])


def camera_of(layout: TableLayout) -> Camera:
    """The whole map, as the table shows it at first."""
    pane: Rect = layout.pane
    frame = frame_of(Assets().manifest("map"), load_board("france"))
    return fitted(above_the_rack(frame, layout), (pane.left, pane.top, pane.width, pane.height))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    need_programs()
    folder = tmp_path / "home"
    (folder / "saves").mkdir(parents=True)
    write_settings(folder, SETTINGS | {"players": PEOPLE})
    return folder


def write_settings(home: Path, settings: Mapping[str, object]) -> None:
    (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def sit_down(home: Path) -> Iterator[Player]:
    """Start the program on a display of its own."""
    with a_display(home.parent) as display:
        window = {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        paris = {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
        program = subprocess.Popen(
            [sys.executable, str(HOME / "main.py")], env=surroundings(**window, **paris)
        )
        try:
            yield Player(home, display, program)
        finally:
            program.kill()
            program.wait()


@pytest.fixture
def player(home: Path) -> Iterator[Player]:
    yield from sit_down(home)


@pytest.fixture
def returning_player(home: Path) -> Iterator[Player]:
    write_all_but_the_last_two(home / "saves" / "2025-05-03_20-15-00.jsonl")
    yield from sit_down(home)


@pytest.fixture
def newcomer(home: Path) -> Iterator[Player]:
    write_settings(home, SETTINGS)
    yield from sit_down(home)


def write_all_but_the_last_two(path: Path) -> None:
    """A game that two actions of people at this screen will end."""
    text = (HOME / "tests" / "records" / "three-players-marseille.jsonl").read_text("utf-8")
    header, *actions, _ = text.splitlines(keepends=True)
    people = header.replace('"kind":"random"', '"kind":"human"')
    path.write_text(people + "".join(actions[:-2]), encoding="utf-8")


def as_newest_version(record: str) -> str:
    """What continuing a game of version 1 makes of its record: only the version changes."""
    return record.replace('"version":1,', '"version":2,', 1)


@pytest.mark.slow("display")
def test_a_new_game_from_the_title_to_the_results_and_another(player: Player) -> None:
    player.go("Tab", "Tab", "Tab", "Return")  # the third entry: a new game
    player.display.press("Tab")
    player.display.write("Zoe")
    player.go("shift+Tab", "Return")  # the button before the first field: start
    header = player.record.header
    assert [seat.name for seat in header.players] == ["Zoe", "Player 2", "Player 3"]

    player.lift_curtain()
    player.build_by_keyboard(hexes=2)
    built = player.record.actions
    assert built == (Build(COMPANIES[header.drawn.start.index(Hex(1, 0))], (Hex(1, 1), Hex(2, 1))),)

    player.lift_curtain()
    state = player.record.final
    player.choose_and_confirm(a_trade(state.table, state.portfolios[state.table.turn]))
    for build in shortest_builds(state.table):
        player.lift_curtain()
        player.choose_and_confirm(build)

    wait_for("the end line", lambda: player.record.closed)
    assert player.record.final.table.ending == "marseille"
    player.go("shift+Tab", "Return")  # the last button: play again
    assert len(player.records) == 2
    assert player.record.header.players == header.players
    assert player.record.header.drawn.first == (header.drawn.first + 1) % 3


@pytest.mark.slow("display")
def test_a_game_goes_on_where_it_was_left(returning_player: Player) -> None:
    player = returning_player
    before = as_newest_version(player.records[0].read_text("utf-8"))
    player.let_pass(FRAMES)
    player.go("Tab", "Return")  # the first entry: continue
    whole = load_record(HOME / "tests" / "records" / "three-players-marseille.jsonl")
    for action in whole.actions[-2:]:
        player.lift_curtain()
        player.choose_and_confirm(action)
    wait_for("the end line", lambda: player.record.closed)

    seats = len(whole.header.players)
    first = whole.header.drawn.first
    lines = [
        action_line(number + 1, (first + number) % seats, action)
        for number, action in enumerate(whole.actions)
    ][-2:]
    lines.append(end_line(result(whole.final)))
    assert player.records[0].read_text("utf-8") == before + "".join(lines)
    assert len(player.records) == 1
    player.go("Escape")  # to the title
    player.quit()


@pytest.mark.slow("display")
def test_a_newcomer_alone_plays_against_bots_that_answer(newcomer: Player) -> None:
    player = newcomer
    player.go("Tab", "Tab", "Tab", "Return")
    player.display.press("Tab")
    player.go("shift+Tab", "Return")
    assert [seat.kind for seat in player.record.header.players] == ["human", "medium", "medium"]
    for _ in range(2):
        wait_for("the person's turn", lambda: player.record.final.table.turn == 0)
        player.let_pass(FRAMES)
        state, done = player.record.final, len(player.record.actions)
        trade = a_trade(state.table, state.portfolios[0])
        player.choose(trade)
        player.confirm()
        wait_for("the bots' moves", partial(player.has_seen, done + 3))
        assert player.record.actions[done] == trade


def test_the_display_tests_cannot_be_skipped_where_they_are_required(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("PARIS_REQUIRE_DISPLAY_TESTS", raising=False)
    with pytest.raises(pytest.skip.Exception, match="Xvfb and xdotool must be installed"):
        need_programs()
    monkeypatch.setenv("PARIS_REQUIRE_DISPLAY_TESTS", "1")
    with pytest.raises(pytest.fail.Exception, match="Xvfb and xdotool must be installed"):
        need_programs()
