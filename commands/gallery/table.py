"""The table at rest, for the gallery."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from commands.gallery import games
from commands.gallery.studio import Studio
from game.match import Match
from game.rules.companies import COMPANIES
from game.series import Series
from game.session import LocalSession, Session
from game.ui.core.context import Context
from game.ui.map.overlay import Overlay
from game.ui.table.curtain import QUIET
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.panel.rack import slot_of
from game.ui.table.scene import TableScene
from game.ui.table.table_status import status_with


def put_up(
    studio: Studio, match: Match, *, opened: bool = True, series: Series | None = None
) -> TableScene:
    """A game at the table, with the curtain open or still closed."""
    session = LocalSession(match, range(len(match.header.players)))
    scene = a_table(studio.stage, session, series=series)
    studio.show(scene)
    studio.wait(QUIET)
    if opened:
        studio.key(pygame.K_RETURN)
    return scene


def a_table(
    stage: Context,
    session: Session,
    *,
    series: Series | None = None,
    tips_once: bool = False,
    announced: bool = False,
) -> TableScene:
    """A table whose buttons lead nowhere."""
    model = TableModel(session, stage.settings_file, series)
    guide = TipCard(stage, model, once=tips_once)
    return TableScene(stage, model, TableActions(nothing, nothing), guide, announced=announced)


def start(studio: Studio) -> None:
    """Before the first move."""
    put_up(studio, games.fresh())


def announced(studio: Studio) -> None:
    """The first game of a series begins, for a solo player."""
    match = games.fresh()
    turn = match.snapshot(None).view.table.turn
    session = LocalSession(match, [(turn + 1) % len(match.header.players)])
    studio.show(a_table(studio.stage, session, series=Series(3), announced=True))


def middle(studio: Studio) -> None:
    """A game in progress."""
    put_up(studio, games.middle())


def in_series(studio: Studio) -> None:
    """The first game of a series."""
    put_up(studio, games.middle(), series=Series(3))


def note_on_a_card(studio: Studio) -> None:
    """The tooltip of a card."""
    table = put_up(studio, games.middle())
    studio.point(table.geometry.layout.cards[2].center)


def note_on_the_rack(studio: Studio) -> None:
    """The tooltip of the rack."""
    table = put_up(studio, games.middle())
    held = table.model.plan.view.portfolio
    if held is None:
        raise LookupError("nobody sits here")
    rack = table.geometry.layout.rack_for(sum(held))
    studio.point(slot_of(rack, held, COMPANIES[held.index(max(held))]).center)


def note_on_a_player(studio: Studio) -> None:
    """The tooltip of a player's tile."""
    studio.choose(replace(studio.stage.settings, notebook=True))
    table = put_up(studio, games.middle())
    studio.point(table.geometry.layout.players[table.model.first].center)


def trade_notes(studio: Studio) -> None:
    """The grid of what trades have shown, and the same on the tiles."""
    studio.choose(replace(studio.stage.settings, notebook=True))
    put_up(studio, games.middle())
    studio.key(pygame.K_b)


def trade_notes_six(studio: Studio) -> None:
    """The same for six whose names are as long as they may be."""
    studio.choose(replace(studio.stage.settings, notebook=True))
    put_up(studio, games.middle(6, actions=60, names=games.LONG_NAMES))
    studio.key(pygame.K_b)


def keyboard(studio: Studio) -> None:
    """A hex in focus, with the map seen from near."""
    put_up(studio, games.middle())
    studio.key(pygame.K_1, *[pygame.K_PLUS] * 4, *[pygame.K_LEFT] * 2, pygame.K_DOWN)


def past_move(studio: Studio) -> None:
    """A move of the log, shown on the map."""
    table = put_up(studio, games.middle())
    log = table.geometry.layout.log
    studio.click((log.centerx, log.bottom - log.height // 5))


def spotlight(studio: Studio) -> None:
    """One company alone: its line, and what it can reach in one build."""
    put_up(studio, games.middle(6, actions=60))
    studio.key(pygame.K_2, mod=pygame.KMOD_SHIFT)


def no_names(studio: Studio) -> None:
    """A map without the names of cities."""
    put_up(studio, games.middle(6, actions=60))
    studio.key(pygame.K_n)


def names_give_way(studio: Studio) -> None:
    """The pointer on a hex that another city's name would cover."""
    table = put_up(studio, games.middle(6, actions=60))
    board = table.geometry.board
    covered = next(
        space.hex
        for space in table.game_board.spaces
        if any(name.faint for name in board.names(Overlay(pointed=space.hex)).values())
    )
    studio.point(table.geometry.camera.pixel_of(covered))


def five_players(studio: Studio) -> None:
    """Five at the table."""
    put_up(studio, games.middle(5, actions=20))


def six_players(studio: Studio) -> None:
    """Six at the table, near the end."""
    put_up(studio, games.middle(6, actions=60))


def long_names(studio: Studio) -> None:
    """Six whose names are as long as they may be."""
    put_up(studio, games.middle(6, names=games.LONG_NAMES))


def scrolled(studio: Studio) -> None:
    """The log, scrolled back."""
    put_up(studio, games.middle())
    studio.key(pygame.K_PAGEUP)


def stand_in(studio: Studio) -> None:
    """A bot plays for a person who has left; its moves are marked."""
    match = games.middle(names=("Ada", "Łukasz", "Inès", "Bruno"))
    turns = [one.view.table.turn for one in match.updates(None, -1)]
    marked = frozenset(seq for seq, turn in enumerate(turns[:-1], start=1) if turn == 2)
    session = LocalSession(match, (0, 1, 3), bot_moves=marked)
    scene = a_table(studio.stage, session)
    scene.model.status = status_with({2}, 4)
    studio.show(scene)
    studio.wait(QUIET)
    studio.key(pygame.K_RETURN)


TABLES: dict[str, Callable[[Studio], None]] = {
    "table-stand-in": stand_in,
    "table-start": start,
    "table-announced": announced,
    "table-middle": middle,
    "table-series": in_series,
    "table-spotlight": spotlight,
    "table-no-names": no_names,
    "table-names-give-way": names_give_way,
    "table-note-card": note_on_a_card,
    "table-note-rack": note_on_the_rack,
    "table-note-player": note_on_a_player,
    "table-trade-notes": trade_notes,
    "table-trade-notes-six": trade_notes_six,
    "table-keyboard": keyboard,
    "table-past-move": past_move,
    "table-five-players": five_players,
    "table-six-players": six_players,
    "table-long-names": long_names,
    "table-scrolled": scrolled,
}
