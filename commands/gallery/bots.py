"""Tables with bots, for the gallery: nothing is really computed, so pictures are reproducible."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from commands.gallery import games
from commands.gallery.studio import FRAME, Studio
from commands.gallery.table import a_table
from game.bots.advice import Advice
from game.bots.hard import Effort, Hard
from game.match import Match
from game.rules.record import Player
from game.session import LocalSession
from game.storage.settings import LARGEST_SCALE
from game.ui.table.remarks import BotRemark, RemarkCause
from game.ui.table.scene import TableScene

PLAYERS = (
    Player("Ada", "human"),
    Player("Gaston", "easy"),
    Player("Colette", "medium"),
    Player("Verdier", "hard"),
    Player("Marcel", "medium"),
    Player("Octave", "hard"),
)
A_WHILE = 10  # frames
ROUNDS = 60  # of thinking, for a hint that is the same every time


class Posing:
    """Bots that think forever and know one piece of advice."""

    def __init__(self, match: Match, advice: tuple[Advice, ...] | None = None) -> None:
        self._match = match
        self._advice = advice

    @property
    def thinking(self) -> int | None:
        """The seat to move."""
        return self._match.snapshot(None).view.table.turn

    def advance(self) -> None:
        """Does nothing."""

    def hint(self, seat: int) -> None:
        """Does nothing; the advice is fixed."""

    def take_advice(self) -> tuple[Advice, ...] | None:
        """The advice, once."""
        advice, self._advice = self._advice, None
        return advice


def thinking(studio: Studio) -> None:
    """One person, and a bot that thinks."""
    _put_up(studio, 4, lambda player: player.bot)


def thinking_six(studio: Studio) -> None:
    """The same at a full table."""
    _put_up(studio, 6, lambda player: player.bot)


def bots_alone(studio: Studio) -> None:
    """A table without people, so there is no rack."""
    _put_up(studio, 4, lambda player: player.bot, alone=True)


def remark(studio: Studio) -> None:
    """A bot says something."""
    _remarked(_put_up(studio, 4, lambda player: player.bot), 2)
    studio.wait(A_WHILE * FRAME)


def remark_six(studio: Studio) -> None:
    """The same at a full table, by the last player."""
    _remarked(_put_up(studio, 6, lambda player: player.bot), 5)
    studio.wait(A_WHILE * FRAME)


def hint_thinking(studio: Studio) -> None:
    """A hint has been asked for."""
    _put_up(studio, 4, lambda player: not player.bot)
    studio.key(pygame.K_h, settle=False)
    studio.wait(A_WHILE * FRAME)


def hint(studio: Studio) -> None:
    """Three moves with their reasons, the third of them looked at."""
    scene = _put_up(studio, 4, lambda player: not player.bot, ROUNDS)
    studio.key(pygame.K_h)
    studio.key(pygame.K_DOWN, pygame.K_DOWN)
    studio.point(scene.geometry.layout.panel.midbottom)


def hint_large(studio: Studio) -> None:
    """The same with letters as large as they come."""
    studio.choose(replace(studio.stage.settings, ui_scale=LARGEST_SCALE))
    hint(studio)


BOTS: dict[str, Callable[[Studio], None]] = {
    "table-bot-thinking": thinking,
    "table-bot-thinking-six": thinking_six,
    "table-bots-alone": bots_alone,
    "table-remark": remark,
    "table-remark-six": remark_six,
    "table-hint-thinking": hint_thinking,
    "table-hint": hint,
    "table-hint-large": hint_large,
}


def _remarked(scene: TableScene, seat: int) -> None:
    scene.model.history.talk.say(BotRemark(seat, RemarkCause.BOUGHT_OUT, 2))


def _put_up(
    studio: Studio,
    seats: int,
    wanted: Callable[[Player], bool],
    rounds: int = 0,
    *,
    alone: bool = False,
) -> TableScene:
    """A game in progress at the turn of the requested kind of player."""
    players = (*PLAYERS[1:], PLAYERS[2]) if alone else PLAYERS
    match = games.played(
        seats,
        3,
        lambda state: state.table.actions >= 40 and wanted(players[state.table.turn]),
    )
    match.header = match.header._replace(players=players[:seats])
    people = [seat for seat, player in enumerate(players[:seats]) if not player.bot]
    advice = _advice(match, rounds) if rounds else None
    session = LocalSession(match, people, Posing(match, advice))
    scene = a_table(studio.stage, session)
    studio.stage.push(scene)
    studio.wait(A_WHILE * FRAME)
    return scene


def _advice(match: Match, rounds: int) -> tuple[Advice, ...]:
    """The hard bot's advice for the seat to move."""
    view = match.snapshot(match.snapshot(None).view.table.turn).view
    return tuple(Hard(1, Effort(rounds=rounds)).advise(view))
