"""Every scene and state of the game by name, for the gallery."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pygame

from commands.gallery import games
from commands.gallery.boards import BOARDS
from commands.gallery.book import BOOK
from commands.gallery.bots import BOTS
from commands.gallery.crash import CRASHES
from commands.gallery.lan_table import LAN_TABLES
from commands.gallery.learn import LEARNING
from commands.gallery.lobby import LOBBIES
from commands.gallery.look_back import LOOKS_BACK
from commands.gallery.moments import MOMENTS
from commands.gallery.move_captions import MOVE_CAPTIONS
from commands.gallery.planned_moves import PLANNED_MOVES
from commands.gallery.results import RESULTS
from commands.gallery.saves import SAVES, fill_saves, looked_through
from commands.gallery.series import SERIES
from commands.gallery.stalemate import STALEMATES
from commands.gallery.studio import Studio
from commands.gallery.table import TABLES, put_up
from game import __version__
from game.rules.record import PERSON, Player
from game.series import GameResult, Series
from game.session import Session
from game.storage.file_suffixes import RECORD_ENDING
from game.storage.saves import SavedGames
from game.storage.series_files import keep_series
from game.storage.settings import RememberedPlayer
from game.ui.core.dialog import DialogScene
from game.ui.menus.controls import ControlsScene
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.pause import PauseEntry, PauseScene
from game.ui.menus.settings import SettingsScene
from game.ui.menus.title import TitleScene
from game.ui.menus.who_plays import WhoPlaysScene
from game.ui.table.hand_over import nothing
from game.ui.widgets.name_field import NameField

EVENING = datetime(2025, 5, 3, 20, 15)


def title(studio: Studio) -> None:
    """The very first start."""
    studio.show(_title(studio))


def title_continue(studio: Studio) -> None:
    """The title for a returning player, with a game to continue."""
    studio.stage.settings_file.fresh = False
    fill_saves(studio.folders.saves)
    studio.show(_title(studio))


def title_series(studio: Studio) -> None:
    """The title with a game in the middle of a series."""
    fill_saves(studio.folders.saves)
    keep_series(
        studio.folders.saves / f"0{RECORD_ENDING}", Series(3, (GameResult(("Ada",), (80,), 0),))
    )
    studio.show(_title(studio))


def title_offers(studio: Studio) -> None:
    """A table that was closed an hour ago, and a game at this screen before it; one entry of the
    title has the keyboard, so that something is said about it."""
    studio.stage.settings_file.fresh = False
    for folder in (studio.folders.saves, studio.folders.tables):
        fill_saves(folder)
    scene = _title(studio, looked_through(studio.folders.tables, studio))
    studio.show(scene)
    scene.menu.focus_on([button.name for button in scene.menu.buttons].index("quick"))
    studio.settle()


def title_quit(studio: Studio) -> None:
    """Asked once more."""
    title(studio)
    studio.key(pygame.K_ESCAPE)


def new_game(studio: Studio) -> None:
    """One person who is not named yet, and two bots."""
    title(studio)
    studio.show(NewGameScene(studio.stage, _ignore))


def new_game_six(studio: Studio) -> None:
    """Six seats, people and bots; two of them have the same name."""
    names = (*games.NAMES[:2], "Gaston", "Marcel", "Verdier", games.NAMES[0])
    kinds = ("human", "human", "easy", "medium", "hard", "human")
    seats = tuple(map(RememberedPlayer, names, kinds))
    studio.choose(replace(studio.stage.settings, players=seats))
    new_game(studio)


def new_game_bots(studio: Studio) -> None:
    """One person against five bots, the pointer on one of them."""
    kinds = ("human", "medium", "hard", "hard", "easy", "medium")
    seats = tuple(RememberedPlayer("Ada" if kind == "human" else "", kind) for kind in kinds)
    studio.choose(replace(studio.stage.settings, players=seats))
    title(studio)
    scene = NewGameScene(studio.stage, _ignore)
    studio.show(scene)
    fields = [row for row in scene.form.rows if isinstance(row, NameField)]
    studio.point(fields[2].field.rect.center)


def settings(studio: Studio) -> None:
    """All settings."""
    title(studio)
    studio.show(SettingsScene(studio.stage))


def settings_told(studio: Studio) -> None:
    """The settings of a player who has seen some tips."""
    studio.choose(replace(studio.stage.settings, told=("turn",)))
    settings(studio)


def keys(studio: Studio) -> None:
    """Which key does what."""
    title(studio)
    studio.show(ControlsScene(studio.stage))


def keys_gamepad(studio: Studio) -> None:
    """Which button of a gamepad does what."""
    title(studio)
    studio.pad(pygame.CONTROLLER_BUTTON_BACK)


def settings_gamepad(studio: Studio) -> None:
    """The settings, with a gamepad in use."""
    settings(studio)
    studio.pad(*[pygame.CONTROLLER_BUTTON_DPAD_DOWN] * 5)


def replay_gamepad(studio: Studio) -> None:
    """A replay, with a gamepad in use."""
    RESULTS["replay"](studio)
    studio.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)


def new_game_gamepad(studio: Studio) -> None:
    """A name, written with a gamepad."""
    new_game(studio)
    studio.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)


def pause(studio: Studio) -> None:
    """The menu at the table."""
    put_up(studio, games.middle())
    studio.show(PauseScene(studio.stage, nothing, series=Series(3)))


def pause_seats(studio: Studio) -> None:
    """The menu where several people play."""
    put_up(studio, games.middle())
    entry = PauseEntry("seats", "pause-seats", nothing)
    studio.show(PauseScene(studio.stage, nothing, series=Series(3), extra=[entry]))


def who_plays(studio: Studio) -> None:
    """Who plays: two of six players are missing."""
    put_up(studio, games.middle())
    names = ("Ada", "Łukasz", "Inès", "Hugo", "Zoë", "Maximiliane")
    players = [Player(name, PERSON) for name in names]
    studio.show(WhoPlaysScene(studio.stage, players, {1: "medium", 3: "hard"}, lambda _: None))


def who_plays_nobody(studio: Studio) -> None:
    """Nobody is left to play here."""
    put_up(studio, games.middle())
    players = [Player(name, PERSON) for name in ("Ada", "Łukasz")]
    players.insert(1, Player("Rosa", "easy"))
    studio.show(WhoPlaysScene(studio.stage, players, {0: "easy", 2: "hard"}, lambda _: None))


def pause_settings(studio: Studio) -> None:
    """The settings, over a game."""
    pause(studio)
    studio.show(SettingsScene(studio.stage))


def dialog(studio: Studio) -> None:
    """A question over the table."""
    put_up(studio, games.middle())
    say = studio.stage.texts.say
    studio.show(DialogScene(studio.stage, say("pause-quit-ask"), say("pause-quit"), nothing))


def curtain_first(studio: Studio) -> None:
    """Before the first turn."""
    put_up(studio, games.fresh(), opened=False)


def curtain(studio: Studio) -> None:
    """Between two turns, with what happened since."""
    put_up(studio, games.middle(6), opened=False)


def curtain_gamepad(studio: Studio) -> None:
    """The curtain, with a gamepad in use."""
    put_up(studio, games.middle(), opened=False)
    studio.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)


def curtain_series(studio: Studio) -> None:
    """Before the first turn of a game in a series."""
    put_up(studio, games.fresh(), opened=False, series=Series(3))


PICTURES: dict[str, Callable[[Studio], None]] = {
    "title": title,
    "title-continue": title_continue,
    "title-series": title_series,
    "title-offers": title_offers,
    "title-quit": title_quit,
    "new-game": new_game,
    "new-game-six": new_game_six,
    "new-game-bots": new_game_bots,
    "settings": settings,
    "settings-told": settings_told,
    "keys": keys,
    "keys-gamepad": keys_gamepad,
    "settings-gamepad": settings_gamepad,
    "new-game-gamepad": new_game_gamepad,
    **SAVES,
    "curtain-first": curtain_first,
    "curtain": curtain,
    "curtain-series": curtain_series,
    "curtain-gamepad": curtain_gamepad,
    **MOMENTS,
    **TABLES,
    **PLANNED_MOVES,
    **STALEMATES,
    **BOTS,
    **MOVE_CAPTIONS,
    **LOOKS_BACK,
    **LAN_TABLES,
    **BOOK,
    **LOBBIES,
    **LEARNING,
    **BOARDS,
    "pause": pause,
    "pause-settings": pause_settings,
    "pause-seats": pause_seats,
    "who-plays": who_plays,
    "who-plays-nobody": who_plays_nobody,
    "dialog": dialog,
    **RESULTS,
    **SERIES,
    "replay-gamepad": replay_gamepad,
    **CRASHES,
}


def _title(studio: Studio, hosted: SavedGames | None = None) -> TitleScene:
    ways = dict.fromkeys(("quick", "lan", "learn", "book", "saved"), nothing)
    saves = looked_through(studio.folders.saves, studio)
    return TitleScene(studio.stage, saves, _ignore, __version__, ways, hosted)


def _ignore(_: Session) -> None:
    """Nobody plays in a gallery."""
