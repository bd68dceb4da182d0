"""The log at full height, and earlier positions of a game, for the gallery."""

from collections.abc import Callable

import pygame

from commands.gallery import games
from commands.gallery.bots import A_WHILE, PLAYERS, Posing
from commands.gallery.studio import FRAME, Studio
from commands.gallery.table import a_table
from game.session import LocalSession
from game.ui.table.scene import TableScene

_FROM, _SEED = 40, 3
_DRIVING = 1.4  # seconds after a step forward


def log_open(studio: Studio) -> None:
    """The log at full height, with a divider after the player's last turn."""
    _put_up(studio, 4)
    studio.key(pygame.K_l)


def log_open_six(studio: Studio) -> None:
    """The same at a full table."""
    _put_up(studio, 6)
    studio.key(pygame.K_l)


def looking_back(studio: Studio) -> None:
    """Two moves back, on the player's own turn."""
    _put_up(studio, 4)
    studio.key(pygame.K_COMMA, pygame.K_COMMA)


def stepping_forward(studio: Studio) -> None:
    """A move is shown again from an earlier position."""
    _put_up(studio, 4)
    studio.key(pygame.K_COMMA, pygame.K_COMMA)
    studio.key(pygame.K_PERIOD, settle=False)
    studio.wait(_DRIVING)


def looking_back_in_the_log(studio: Studio) -> None:
    """The same with the log at full height."""
    _put_up(studio, 4)
    studio.key(pygame.K_l, pygame.K_COMMA, pygame.K_COMMA, pygame.K_COMMA)


def spectators_look_back(studio: Studio) -> None:
    """An earlier position at a table that is only watched."""
    _put_up(studio, 4, alone=True)
    studio.key(pygame.K_COMMA, pygame.K_COMMA)


def at_the_deal(studio: Studio) -> None:
    """Before the first move of a game."""
    _put_up(studio, 4, moves=4)
    studio.key(*[pygame.K_COMMA] * 8)


LOOKS_BACK: dict[str, Callable[[Studio], None]] = {
    "table-log-open": log_open,
    "table-log-open-six": log_open_six,
    "table-look-back": looking_back,
    "table-look-back-forward": stepping_forward,
    "table-look-back-log": looking_back_in_the_log,
    "table-look-back-spectators": spectators_look_back,
    "table-look-back-deal": at_the_deal,
}


def _put_up(studio: Studio, seats: int, *, moves: int = _FROM, alone: bool = False) -> TableScene:
    """A game in progress at the turn of the only person, or of a bot where bots play alone."""
    players = ((*PLAYERS[1:], PLAYERS[2]) if alone else PLAYERS)[:seats]
    match = games.played(
        seats,
        _SEED,
        lambda state: state.table.actions >= moves and (alone or not players[state.table.turn].bot),
    )
    match.header = match.header._replace(players=players)
    people = [seat for seat, player in enumerate(players) if not player.bot]
    scene = a_table(studio.stage, LocalSession(match, people, Posing(match)))
    studio.stage.push(scene)
    studio.wait(A_WHILE * FRAME)
    return scene
