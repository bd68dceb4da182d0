"""What the window benchmarks look at: a context of their own, and random games in it."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame.event import Event

from commands.environment import HOME
from commands.local_games import LocalGames
from game.board import load_board
from game.match import Match
from game.rules.actions import Action, Build
from game.rules.companies import COMPANIES
from game.rules.draft import draft
from game.rules.engine import apply
from game.rules.legality import trades
from game.rules.playout import random_build
from game.rules.record import Header, Player
from game.rules.scoring import result
from game.rules.setup import deal
from game.rules.state import State
from game.session import LocalSession
from game.storage.folders import Folders
from game.storage.records import RecordWriter
from game.storage.settings import SettingsFile
from game.ui.core.app import TIDY_AFTER, App
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.media.assets import Assets
from game.ui.media.audio import Audio
from game.ui.menus.title import TitleScene
from game.ui.navigation import HelpPages
from game.ui.table.hand_over import TableActions
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from game.ui.widgets.skins import Skins

SIZE = (1920, 1080)
NAMES = ("Ada", "Zoë", "Max", "Fleur")
MIDDLE = 30  # actions into a game
BUILD_SHARE = 0.6
SEED = 1
STEP = 1 / 60  # seconds
MOST_STEPS = 3600


@contextmanager
def a_stage(size: tuple[int, int] = SIZE) -> Iterator[Context]:
    """A window and everything scenes need, in a temporary folder."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    with TemporaryDirectory() as name:
        folder = Path(name)
        kept = SettingsFile(folder / "settings.json")
        kept.current = replace(kept.current, language="en", window=size, curtain=False)
        assets, folders = Assets(HOME), Folders(folder, folder)
        audio, games = Audio(HOME, kept.current), LocalGames(folders, kept)
        yield Context(assets, Skins(assets), Texts("en"), kept, audio, games, HelpPages())
    pygame.quit()


def a_game(actions: int | None = MIDDLE) -> tuple[LocalSession, Action]:
    """A random game after so many actions, or just before its end, and the next action."""
    header = _header()
    whole = _played(header.state(), random.Random(SEED))  # noqa: S311
    done = len(whole) - 1 if actions is None else min(actions, len(whole) - 1)
    match = Match.begin(header)
    for number, action in enumerate(whole[:done]):
        match.submit(match.snapshot(None).view.table.turn, action, number)
    return LocalSession(match, range(len(NAMES))), whole[done]


def write_record(path: Path) -> None:
    """The whole random game as a record."""
    header = _header()
    state = header.state()
    with RecordWriter.create(path, header) as writer:
        for action in _played(state, random.Random(SEED)):  # noqa: S311
            writer.act(state.table.turn, action)
            state, _ = apply(state, action)
        writer.end(result(state))


def a_table(stage: Context, session: LocalSession) -> TableScene:
    """A table scene that has been entered and drawn."""
    model = TableModel(session, stage.settings_file)
    guide = TipCard(stage, model)
    scene = TableScene(stage, model, TableActions(stage.pop, stage.pop), guide)
    stage.switch_to(scene)
    settle(App(stage))
    return scene


def settle(app: App, after_frame: Callable[[], None] = lambda: None) -> None:
    """Let time pass until nothing has moved for a while."""
    rest = 0
    for _ in range(MOST_STEPS):
        rest = 0 if app.frame(STEP, []) else rest + 1
        after_frame()
        if rest > TIDY_AFTER:
            return
    raise RuntimeError("something never stops moving")


def entry(context: Context, name: str) -> tuple[int, int]:
    """The position of a title entry."""
    title = context.scenes[-1]
    if not isinstance(title, TitleScene):
        raise TypeError("the title should be on the stage")
    return title.menu.button(name).rect.center


def key(code: int) -> Event:
    """A key that was pressed."""
    return Event(pygame.KEYDOWN, key=code, unicode="", mod=0)


def click(place: tuple[int, int]) -> list[Event]:
    """A click of the left button."""
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [Event(kind, pos=place, button=1) for kind in kinds]


def _header() -> Header:
    board = load_board("france")
    players = tuple(Player(name, "human") for name in NAMES)
    return Header(board, players, deal(board, len(players), SEED), SEED)


def _played(state: State, chance: random.Random) -> list[Action]:
    actions = []
    while state.table.ending is None:
        actions.append(_choice(state, chance))
        state, _ = apply(state, actions[-1])
    return actions


def _choice(state: State, chance: random.Random) -> Action:
    if chance.random() < BUILD_SHARE:
        planned = random_build(draft(state.table, chance.choice(COMPANIES)), chance)
        if planned.hexes:
            return Build(planned.company, planned.hexes)
    return chance.choice(trades(state.table, state.portfolios[state.table.turn]))
