"""The table in all its states, for the gallery."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect

from commands.gallery import games
from commands.gallery.studio import Studio
from game.board import Hex
from game.match import Match
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, draft
from game.rules.legality import trades
from game.rules.reasons import Rule
from game.rules.route import shortest_route
from game.series import Series
from game.session import LocalSession, Session
from game.storage.settings import AnimationSpeed
from game.ui.core.context import Context
from game.ui.map.overlay import Overlay
from game.ui.table.curtain import QUIET
from game.ui.table.end_proposals import ANSWER_AFTER
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.panel.rack import slot_of
from game.ui.table.scene import TableScene
from game.ui.table.table_status import status_with

DRIVING = 1.5  # seconds after a build: three locomotives are on their way
LARGEST = 200  # percent
READY = ANSWER_AFTER + 0.1  # seconds until a button about the end can be pressed
FLYING = 0.5  # seconds after a trade


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


def building(studio: Studio) -> None:
    """Three locomotives planned, the pointer on an open hex."""
    table = put_up(studio, games.middle())
    planned = _plan_build(studio, table, 3)
    studio.point(table.geometry.camera.pixel_of(planned.open_hexes()[0]))


def route_preview(studio: Studio) -> None:
    """The pointer on a city that four locomotives would reach."""
    _far_city(studio, put_up(studio, games.middle()), 4)


def route_on_the_way(studio: Studio) -> None:
    """A locomotive planned, and the way on from there."""
    table = put_up(studio, games.middle())
    _plan_build(studio, table, 1)
    planned = _planned(table)
    far = [one for one in _reached(planned) if len(shortest_route(planned, one)) == 4]
    studio.point(table.geometry.camera.pixel_of(max(far, key=_outwards)))


def route_laid(studio: Studio) -> None:
    """A whole way, laid with one click."""
    table = put_up(studio, games.middle())
    studio.click(_far_city(studio, table, 4))
    studio.point((5, 5))


def confirming(studio: Studio) -> None:
    """A build that is asked about because the player wants that."""
    studio.choose(replace(studio.stage.settings, confirm_every_move=True))
    table = put_up(studio, games.middle())
    _plan_build(studio, table, 5)
    studio.key(pygame.K_RETURN)


def driving(studio: Studio) -> None:
    """Locomotives on their way."""
    table = put_up(studio, games.middle())
    _plan_build(studio, table, 5)
    studio.key(pygame.K_RETURN, settle=False)
    studio.wait(DRIVING)


def why_not(studio: Studio) -> None:
    """An unavailable hex explains itself."""
    table = put_up(studio, games.middle())
    planned = _plan_build(studio, table, 0)
    studio.point(table.geometry.camera.pixel_of(_refused(planned, Rule.CITY_TAKEN)))


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


def cut_off(studio: Studio) -> None:
    """A hex that would hem another company in."""
    spot = games.cut_off()
    table = put_up(studio, spot.match)
    studio.key(pygame.K_1 + spot.company.order)
    studio.point(table.geometry.camera.pixel_of(spot.hex))


def trading(studio: Studio) -> None:
    """Both halves of a trade before it is confirmed."""
    table = put_up(studio, games.middle())
    _plan_trade(studio, table, 1)


def over_the_limit(studio: Studio) -> None:
    """A trade that would cost points at the end."""
    table = put_up(studio, games.over_the_limit())
    _plan_trade(studio, table, 2)


def asked_about_the_limit(studio: Studio) -> None:
    """Such a trade is asked about before it is made."""
    over_the_limit(studio)
    studio.key(pygame.K_RETURN)


def trade_flying(studio: Studio) -> None:
    """A trade on its way between rack and depots."""
    table = put_up(studio, games.middle())
    _plan_trade(studio, table, 2)
    studio.key(pygame.K_RETURN, settle=False)
    studio.wait(FLYING)


def keyboard(studio: Studio) -> None:
    """A hex in focus, with the map seen from near."""
    put_up(studio, games.middle())
    studio.key(pygame.K_1, *[pygame.K_PLUS] * 4, *[pygame.K_LEFT] * 2, pygame.K_DOWN)


def gamepad(studio: Studio) -> None:
    """A build planned with a gamepad: the prompt shows its buttons."""
    _pad_build(studio)


def gamepad_confirming(studio: Studio) -> None:
    """The gamepad on the hex that was placed last."""
    _pad_build(studio)
    studio.pad(pygame.CONTROLLER_BUTTON_A)


def gamepad_turn(studio: Studio) -> None:
    """A turn begins, with a gamepad in use."""
    put_up(studio, games.middle(), opened=False)
    studio.pad(pygame.CONTROLLER_BUTTON_A)


def _pad_build(studio: Studio) -> None:
    gamepad_turn(studio)
    studio.key(pygame.K_2)
    studio.pad(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_LEFT)


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


def yellow_line(studio: Studio) -> None:
    """Available hexes of P.O., whose own line stays visible."""
    table = put_up(studio, games.middle())
    studio.key(pygame.K_2)
    planned = table.model.plan.planned
    if planned is None:
        raise LookupError("P.O. cannot be chosen")
    studio.point(table.geometry.camera.pixel_of(planned.open_hexes()[0]))


def five_players(studio: Studio) -> None:
    """Five at the table."""
    put_up(studio, games.middle(5, actions=20))


def six_players(studio: Studio) -> None:
    """Six at the table, near the end."""
    put_up(studio, games.middle(6, actions=60))


def long_names(studio: Studio) -> None:
    """Six whose names are as long as they may be."""
    put_up(studio, games.middle(6, names=games.LONG_NAMES))


def colour_accessible(studio: Studio) -> None:
    """Marks and patterns beside the colours."""
    studio.choose(replace(studio.stage.settings, colour_accessible=True))
    building(studio)


def large_letters(studio: Studio) -> None:
    """A build at a table of large letters and buttons."""
    studio.choose(replace(studio.stage.settings, ui_scale=LARGEST))
    building(studio)


def large_letters_trading(studio: Studio) -> None:
    """A trade of six at such a table."""
    studio.choose(replace(studio.stage.settings, ui_scale=LARGEST))
    _plan_trade(studio, put_up(studio, games.middle(6, actions=60)), 2)


def scrolled(studio: Studio) -> None:
    """The log, scrolled back."""
    put_up(studio, games.middle())
    studio.key(pygame.K_PAGEUP)


def handed_over(studio: Studio) -> None:
    """After a move without animation: the next player's curtain."""
    off = replace(studio.stage.settings, animation=AnimationSpeed.OFF)
    studio.choose(off)
    table = put_up(studio, games.middle())
    _plan_build(studio, table, 5)
    studio.key(pygame.K_RETURN)
    studio.wait(QUIET)


def stalemate(studio: Studio) -> None:
    """No company can build; the player may propose to end the game."""
    put_up(studio, games.stalemate())
    studio.wait(READY)


def stalemate_pointed(studio: Studio) -> None:
    """The same, with the pointer on the button."""
    table = put_up(studio, games.stalemate())
    studio.wait(READY)
    studio.point(_button(table, "propose").center)


def stalemate_meaning(studio: Studio) -> None:
    """The tooltip that says what a stalemate means."""
    table = put_up(studio, games.stalemate())
    studio.point(table.geometry.layout.status.center)


def stalemate_tip(studio: Studio) -> None:
    """The tip for a solo player who meets a stalemate for the first time."""
    match = games.stalemate()
    session = LocalSession(match, [match.snapshot(None).view.table.turn])
    studio.show(a_table(studio.stage, session, tips_once=True))
    studio.wait(READY)


def end_asked(studio: Studio) -> None:
    """Several at this screen: the next one is asked, and no locomotives are shown."""
    _asked(studio)


def end_asked_pointed(studio: Studio) -> None:
    """The same, with the pointer on the answer that keeps playing."""
    studio.point(_button(_asked(studio), "decline").center)


def end_asked_by_keyboard(studio: Studio) -> None:
    """The same, with the keyboard on an answer."""
    _asked(studio)
    studio.key(pygame.K_e)


def end_declined(studio: Studio) -> None:
    """The curtain after an answer that keeps playing, and a notice that says so."""
    table = _asked(studio)
    studio.click(_button(table, "decline").center)
    studio.wait(QUIET + READY)


def end_declined_turn(studio: Studio) -> None:
    """The turn of the player who proposed goes on."""
    end_declined(studio)
    studio.key(pygame.K_RETURN)


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
    "table-yellow-line": yellow_line,
    "table-building": building,
    "table-route-preview": route_preview,
    "table-route-on-the-way": route_on_the_way,
    "table-route-laid": route_laid,
    "table-confirming": confirming,
    "table-driving": driving,
    "table-why-not": why_not,
    "table-note-card": note_on_a_card,
    "table-note-rack": note_on_the_rack,
    "table-note-player": note_on_a_player,
    "table-trade-notes": trade_notes,
    "table-trade-notes-six": trade_notes_six,
    "table-cut-off": cut_off,
    "table-trading": trading,
    "table-over-the-limit": over_the_limit,
    "table-asked-about-the-limit": asked_about_the_limit,
    "table-trade-flying": trade_flying,
    "table-keyboard": keyboard,
    "table-gamepad": gamepad,
    "table-gamepad-confirming": gamepad_confirming,
    "table-gamepad-turn": gamepad_turn,
    "table-past-move": past_move,
    "table-five-players": five_players,
    "table-six-players": six_players,
    "table-long-names": long_names,
    "table-colour-accessible": colour_accessible,
    "table-large-letters": large_letters,
    "table-large-letters-trading": large_letters_trading,
    "table-scrolled": scrolled,
    "table-handed-over": handed_over,
    "table-stalemate": stalemate,
    "table-stalemate-pointed": stalemate_pointed,
    "table-stalemate-meaning": stalemate_meaning,
    "table-stalemate-tip": stalemate_tip,
    "table-end-asked": end_asked,
    "table-end-asked-pointed": end_asked_pointed,
    "table-end-asked-by-keyboard": end_asked_by_keyboard,
    "table-end-declined": end_declined,
    "table-end-declined-turn": end_declined_turn,
}


def _asked(studio: Studio) -> TableScene:
    table = put_up(studio, games.stalemate())
    studio.wait(READY)
    studio.click(_button(table, "propose").center)
    studio.point((5, 5))
    studio.wait(READY)
    return table


def _plan_build(studio: Studio, table: TableScene, count: int) -> Draft:
    """Plan a build of the company that can place the most, up to a limit."""
    company = max(COMPANIES, key=lambda one: table.model.plan.view.table.depot(one))
    studio.key(pygame.K_1 + company.order)
    for _ in range(count):
        planned = _planned(table)
        places = sorted(planned.open_hexes(), key=_outwards)
        studio.click(table.geometry.camera.pixel_of(places[-1]))
    return _planned(table)


def _far_city(studio: Studio, table: TableScene, locomotives: int) -> tuple[int, int]:
    """Choose a company and point at a city that it reaches with so many locomotives."""
    for company in COMPANIES:
        planned = draft(table.model.plan.view.table, company)
        for place in _reached(planned):
            if (
                planned.table.board[place].value
                and len(shortest_route(planned, place)) == locomotives
            ):
                studio.key(pygame.K_1 + company.order)
                point = table.geometry.camera.pixel_of(place)
                studio.point(point)
                return point
    raise LookupError("no city is so far away")


def _reached(planned: Draft) -> list[Hex]:
    """The hexes that one build reaches."""
    return [space.hex for space in planned.table.board.spaces if shortest_route(planned, space.hex)]


def _plan_trade(studio: Studio, table: TableScene, count: int) -> None:
    """Give the first possible locomotive and take some of another company."""
    view = table.model.plan.view
    if view.portfolio is None:
        raise LookupError("nobody sits here")
    offers = [offer for offer in trades(view.table, view.portfolio) if offer.count == count]
    offer = offers[-1]
    rack = table.geometry.layout.rack_for(sum(view.portfolio))
    studio.click(slot_of(rack, view.portfolio, offer.give).center)
    for _ in range(offer.count):
        studio.click(table.geometry.layout.cards[offer.take.order].center)


def _button(table: TableScene, name: str) -> Rect:
    """The place of a button that can be seen."""
    buttons = [button for layer in table.layers for button in layer.buttons]
    return next(button.rect for button in buttons if button.name == name)


def _planned(table: TableScene) -> Draft:
    planned = table.model.plan.planned
    if planned is None:
        raise LookupError("no company is chosen")
    return planned


def _refused(planned: Draft, rule: Rule) -> Hex:
    """The first hex that is unavailable for this reason."""
    for space in planned.table.board.spaces:
        reason = planned.why_not(space.hex)
        if reason and reason.rule is rule:
            return space.hex
    raise LookupError(f"no hex is refused by {rule}")


def _outwards(place: Hex) -> tuple[int, Hex]:
    """Away from Paris, in a fixed order."""
    return max(abs(place.q), abs(place.r), abs(place.q + place.r)), place
