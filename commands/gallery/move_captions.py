"""Moves of bots with their captions, for the gallery."""

from collections.abc import Callable

from commands.gallery import games
from commands.gallery.bots import A_WHILE, PLAYERS, Posing
from commands.gallery.studio import FRAME, Studio
from commands.gallery.table import a_table
from game.match import Match
from game.rules.actions import Action, Build, Trade
from game.session import LocalSession
from game.ui.table.scene import TableScene

_SEED, _FROM = 3, 40  # a game, and its actions before the move with the caption
_FLYING, _DRIVING = 0.9, 1.6  # seconds after the beginning of a trade and of a build


def captioned_trade(studio: Studio) -> None:
    """A bot's trade has a caption while it is shown."""
    _move(studio, 4, _is_trade_for_two)
    studio.wait(_FLYING)


def captioned_build(studio: Studio) -> None:
    """A bot's build into a city has a caption while its locomotives drive."""
    _move(studio, 4, _is_long_build)
    studio.wait(_DRIVING)


def captioned_build_six(studio: Studio) -> None:
    """The same at a full table."""
    _move(studio, 6, _is_long_build)
    studio.wait(_DRIVING)


def captioned_before(studio: Studio) -> None:
    """The caption of the last move stays while the next bot thinks."""
    scene = _move(studio, 4, _is_long_build)
    studio.wait(_DRIVING)
    while scene.model.moving or scene.model.history.waiting:
        studio.wait(FRAME)
    studio.wait(A_WHILE * FRAME)


def captioned_to_spectators(studio: Studio) -> None:
    """A trade at a table that is only watched, as on a TV."""
    _move(studio, 4, _is_trade_for_two, alone=True)
    studio.wait(_FLYING)


MOVE_CAPTIONS: dict[str, Callable[[Studio], None]] = {
    "table-caption-trade": captioned_trade,
    "table-caption-build": captioned_build,
    "table-caption-build-six": captioned_build_six,
    "table-caption-before": captioned_before,
    "table-caption-to-spectators": captioned_to_spectators,
}


def _is_trade_for_two(action: Action) -> bool:
    return isinstance(action, Trade) and action.count > 1


def _is_long_build(action: Action) -> bool:
    return isinstance(action, Build) and len(action.hexes) > 2


def _move(
    studio: Studio, seats: int, wanted: Callable[[Action], bool], *, alone: bool = False
) -> TableScene:
    """A game in progress in which a bot makes a wanted move, and another bot is next."""
    players = ((*PLAYERS[1:], PLAYERS[2]) if alone else PLAYERS)[:seats]
    for state, action in games.moves(seats, _SEED):
        table, following = state.table, (state.table.turn + 1) % seats
        bots = players[table.turn].bot and players[following].bot
        if table.actions >= _FROM and bots and wanted(action):
            break
    else:
        raise LookupError("the game has no such move")
    match = games.played(seats, _SEED, lambda one: one.table.actions == table.actions)
    match.header = match.header._replace(players=players)
    scene = _watched(studio, match)
    match.submit(table.turn, action, match.seq)
    return scene


def _watched(studio: Studio, match: Match) -> TableScene:
    people = [seat for seat, player in enumerate(match.header.players) if not player.bot]
    scene = a_table(studio.stage, LocalSession(match, people, Posing(match)))
    studio.stage.push(scene)
    studio.wait(A_WHILE * FRAME)
    return scene
