"""The shortest way to the end of a game: everybody builds one company straight to Marseille."""

from collections.abc import Iterator

from game.board import Board, Hex, HexKind
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES, LARGEST_BUILD, Company, PerCompany
from game.rules.legality import trades
from game.rules.table import Table


def way_to_the_end(board: Board, start: Hex) -> list[Hex]:
    """The hexes from a station to the city that ends the game, through open country only."""
    ways: dict[Hex, list[Hex]] = {start: []}
    queue = [start]
    for here in queue:
        for there in board.neighbours(here):
            if there in ways or board[there].kind in (HexKind.EIFFEL, HexKind.START):
                continue
            ways[there] = [*ways[here], there]
            if board[there].end:
                return ways[there]
            queue.append(there)
    raise LookupError("no way leads to the end")


def shortest_builds(table: Table) -> Iterator[Build]:
    """The builds of a whole game."""
    ways = {company: way_to_the_end(table.board, _station(table, company)) for company in COMPANIES}
    company = min(COMPANIES, key=lambda one: len(ways[one]))
    way = ways[company]
    for begin in range(0, len(way), LARGEST_BUILD):
        yield Build(company, tuple(way[begin : begin + LARGEST_BUILD]))


def a_trade(table: Table, portfolio: PerCompany) -> Trade:
    """One that takes two."""
    return next(trade for trade in trades(table, portfolio) if trade.count == 2)


def _station(table: Table, company: Company) -> Hex:
    return next(
        place for place in table.network(company) if table.board[place].kind is HexKind.START
    )
