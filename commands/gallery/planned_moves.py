"""Moves that are planned, explained, confirmed and shown, for the gallery."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from commands.gallery import games
from commands.gallery.studio import Studio
from commands.gallery.table import put_up
from game.board import Hex
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, draft
from game.rules.legality import trades
from game.rules.reasons import Rule
from game.rules.route import shortest_route
from game.storage.settings import AnimationSpeed
from game.ui.table.curtain import QUIET
from game.ui.table.panel.rack import slot_of
from game.ui.table.scene import TableScene

DRIVING = 1.5  # seconds after a build: three locomotives are on their way
LARGEST = 200  # percent
FLYING = 0.5  # seconds after a trade


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


def yellow_line(studio: Studio) -> None:
    """Available hexes of P.O., whose own line stays visible."""
    table = put_up(studio, games.middle())
    studio.key(pygame.K_2)
    planned = table.model.plan.planned
    if planned is None:
        raise LookupError("P.O. cannot be chosen")
    studio.point(table.geometry.camera.pixel_of(planned.open_hexes()[0]))


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


def handed_over(studio: Studio) -> None:
    """After a move without animation: the next player's curtain."""
    off = replace(studio.stage.settings, animation=AnimationSpeed.OFF)
    studio.choose(off)
    table = put_up(studio, games.middle())
    _plan_build(studio, table, 5)
    studio.key(pygame.K_RETURN)
    studio.wait(QUIET)


PLANNED_MOVES: dict[str, Callable[[Studio], None]] = {
    "table-yellow-line": yellow_line,
    "table-building": building,
    "table-route-preview": route_preview,
    "table-route-on-the-way": route_on_the_way,
    "table-route-laid": route_laid,
    "table-confirming": confirming,
    "table-driving": driving,
    "table-why-not": why_not,
    "table-cut-off": cut_off,
    "table-trading": trading,
    "table-over-the-limit": over_the_limit,
    "table-asked-about-the-limit": asked_about_the_limit,
    "table-trade-flying": trade_flying,
    "table-gamepad": gamepad,
    "table-gamepad-confirming": gamepad_confirming,
    "table-gamepad-turn": gamepad_turn,
    "table-colour-accessible": colour_accessible,
    "table-large-letters": large_letters,
    "table-large-letters-trading": large_letters_trading,
    "table-handed-over": handed_over,
}


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
