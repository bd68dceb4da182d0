"""The deal as a timeline: stations are drawn, locomotives fly face down into the racks.

It knows how many locomotives each player draws, and which ones only of the one player who looks
at this screen (R5, R8).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from game.board import Hex
from game.rules.companies import COMPANIES, Company
from game.rules.views import View
from game.ui.anim.effects import Fly, Point, Turn
from game.ui.anim.timeline import (
    Timeline,
    cue,
    flash,
    parallel,
    pause,
    sequence,
    track,
)
from game.ui.table.event_timelines import Subject, Thing

_STATION_EVERY, _STATION_FLIES, _HIGH = 0.14, 0.5, 40.0
_DRAW_FROM, _DRAW_EVERY, _DRAW_FLIES = 0.6, 0.055, 0.5  # after the first station; seconds
_TURN_EVERY, _TURNS = 0.06, 0.34
_START_FLIES, _START_STAYS = 0.7, 0.5
_RISES = 120.0  # pixels, the locomotive of the start player


class Piece(Enum):
    """What flies besides locomotives to their stations."""

    SHARE = auto()  # face down until it is turned over
    START = auto()  # the start player's locomotive


class FlyingPiece(NamedTuple):
    """One such piece."""

    piece: Piece
    number: int = 0
    company: Company | None = None  # known only to the player who looks at this screen


@dataclass(frozen=True)
class SeenDeal:
    """What a viewer may know of the deal."""

    stations: Mapping[Company, Hex]
    drawn: Sequence[int]  # by seat
    first: int  # the start player
    seat: int | None  # the only viewer of this screen, if there is one
    own: Sequence[Company] = ()  # what the viewer has drawn, as it stands in the rack


@dataclass(frozen=True)
class DealPlaces:
    """Where everything is on the window."""

    cards: Mapping[Company, Point]
    stations: Mapping[Company, Point]
    bag: Point
    seats: Sequence[Point]
    slots: Sequence[Point]  # of the viewer's rack


def deal_of(view: View, own: Sequence[Company]) -> SeenDeal:
    """The deal of a game that has just begun; `own` is empty if several share the screen."""
    table = view.table
    stations = {company: table.network(company)[0] for company in COMPANIES}
    return SeenDeal(stations, table.held, table.turn, view.seat if own else None, own)


def deal_timeline(deal: SeenDeal, places: DealPlaces) -> Timeline:
    """The whole deal."""
    stations = [_station(deal, places, company) for company in COMPANIES]
    shares, last = _shares(deal, places)
    turning = [
        sequence(pause(number * _TURN_EVERY), track(share, _TURNS, Turn()))
        for number, share in enumerate(_own_shares(deal))
    ]
    drawing = sequence(pause(_DRAW_FROM), parallel(cue("deal"), *shares))
    start = track(
        FlyingPiece(Piece.START), _START_FLIES, Fly(places.bag, places.seats[deal.first], _RISES)
    )
    return parallel(
        parallel(*stations, stagger=_STATION_EVERY),
        drawing,
        sequence(pause(_DRAW_FROM + last), parallel(*turning, sequence(start, cue("bell")))),
        pause(_DRAW_FROM + last + max(_START_FLIES, len(deal.own) * _TURN_EVERY) + _START_STAYS),
    )


def _station(deal: SeenDeal, places: DealPlaces, company: Company) -> Timeline:
    """A locomotive flies from its card to the station that was drawn for it."""
    flying = track(
        Subject(Thing.LOCOMOTIVE, company),
        _STATION_FLIES,
        Fly(places.cards[company], places.stations[company], _HIGH),
    )
    landed = Subject(Thing.CITY, company, 0, deal.stations[company])
    return sequence(flying, parallel(flash(landed), cue("clank")))


def _own_shares(deal: SeenDeal) -> list[FlyingPiece]:
    return [FlyingPiece(Piece.SHARE, number, company) for number, company in enumerate(deal.own)]


def _shares(deal: SeenDeal, places: DealPlaces) -> tuple[list[Timeline], float]:
    """The flights from the bag, player by player and round by round, and when the last ends."""
    seats, own = len(deal.drawn), iter(_own_shares(deal))
    flights: list[Timeline] = []
    for turn in range(max(deal.drawn) * seats):
        number, seat = turn // seats, (deal.first + turn) % seats
        if number >= deal.drawn[seat]:
            continue
        mine = seat == deal.seat
        share = next(own) if mine else FlyingPiece(Piece.SHARE, len(flights) + len(deal.own))
        goal = places.slots[number] if mine else places.seats[seat]
        flight = track(share, _DRAW_FLIES, Fly(places.bag, goal, _HIGH), keeps=mine)
        flights.append(flight.shifted(len(flights) * _DRAW_EVERY))
    return flights, len(flights) * _DRAW_EVERY + _DRAW_FLIES
