"""R13 to R19 as the rulebook says them: slow, with sets, sharing nothing with the engine."""

from collections.abc import Mapping

from game.board import Board, Hex, HexKind
from game.rules.companies import COMPANIES, Company
from game.rules.table import Table

Standing = Mapping[Company, frozenset[Hex]]


def standing(table: Table) -> dict[Company, frozenset[Hex]]:
    return {company: frozenset(table.network(company)) for company in COMPANIES}


def companies_in(track: Standing, place: Hex) -> set[Company]:
    return {company for company, network in track.items() if place in network}


def has_room(board: Board, track: Standing, place: Hex) -> bool:
    room = {HexKind.EIFFEL: 0, HexKind.START: 0, HexKind.RURAL: 2, HexKind.CITY: 1}
    return len(companies_in(track, place)) < room[board[place].kind]


def is_cut_off(board: Board, track: Standing, company: Company) -> bool:
    """R19 to the letter."""
    network = track[company]
    if any(board[place].kind is HexKind.CITY for place in network):
        return False
    reached, todo = set(network), list(network)
    while todo:
        for place in board.neighbours(todo.pop()):
            if place in reached or not has_room(board, track, place):
                continue
            if board[place].kind is HexKind.CITY:
                return False
            reached.add(place)
            todo.append(place)
    return True


def may_place(board: Board, track: Standing, company: Company, place: Hex) -> bool:
    """Whether one more locomotive may go there."""
    network = track[company]
    if place in network or not has_room(board, track, place):
        return False
    if not any(other in network for other in board.neighbours(place)):
        return False
    after = {**track, company: network | {place}}
    return not any(is_cut_off(board, after, other) for other in COMPANIES)
