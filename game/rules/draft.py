"""A build in progress: the placements so far, and what may come next.

A draft changes nothing. The window's ghost train, the bots' search and the engine all use it, so
the rules of building are in this one place.
"""

from typing import NamedTuple, assert_never

from game.board import NOWHERE, Hex, HexKind
from game.rules.companies import COMPANIES, LARGEST_BUILD, Company
from game.rules.errors import RuleBroken
from game.rules.reach import SAFE_FOR_GOOD, Watch, reach, region
from game.rules.reasons import Reason, Rule
from game.rules.table import Ending, Table, Track

# A NamedTuple's own constructor is twice as slow, and bots spend their time here.
_new = tuple.__new__


class Draft(NamedTuple):
    """Placements of one company on a table, each legal after the previous ones."""

    table: Table
    company: Company
    hexes: tuple[Hex, ...]
    points: tuple[int, ...]  # what each placement is worth (R20)
    room: int  # how many more may follow (R12, R24)
    # The map after these placements; the other companies' networks are in the table.
    network: int
    shore: int
    free: int
    narrow: int
    watch: Watch

    def open_hexes(self) -> list[Hex]:
        """Where the next locomotive may go, row by row from the south."""
        return self.table.board.grid.hexes(self.open_bits())

    def open_bits(self) -> int:
        """Where the next locomotive may go, as a bit set."""
        _, company, _, _, room, _, shore, free, narrow, watch = self
        if not room:
            return 0
        bits = shore & free
        _, lifelines, _ = watch
        if lifelines and bits & narrow & lifelines:
            bits &= ~(narrow & watch.lifelines_of_others(company.order))
        return bits

    def why_not(self, place: Hex) -> Reason | None:
        """Why the next locomotive may not go there; None if it may."""
        return self._no_room() or self._why_not_there(place)

    def place(self, place: Hex) -> "Draft":
        """The draft with one more locomotive; raises RuleBroken."""
        table, company, hexes, points, room, network, shore, free, narrow, watch = self
        board = table.board
        bit, neighbours, _ = board.grid.spots.get(place, NOWHERE)
        if not (room and bit & shore & free) and (reason := self.why_not(place)):
            raise RuleBroken(reason)
        network |= bit
        shore = (shore | neighbours) & ~network
        room -= 1
        worth = 0
        reaches, lifelines, supports = watch
        if not bit & narrow:
            narrow |= bit
        else:
            free ^= bit
            if bit & supports:
                watch = self._watch_without(bit, free)
            if bit & board.city_bits:
                city = board[place]
                worth, room = city.value, 0 if city.end else room
                if watch.supports:
                    watch = watch.with_reach(company.order, SAFE_FOR_GOOD)
            reaches, lifelines, _ = watch
        if lifelines and reaches[company.order].lifeline:
            watch = watch.with_reach(company.order, reach(board, network, shore, free))
        return _new(
            Draft,
            (
                table,
                company,
                hexes + (place,),
                points + (worth,),
                room,
                network,
                shore,
                free,
                narrow,
                watch,
            ),
        )

    def track(self) -> Track:
        """The locomotives on the map after these placements."""
        table, company, _, _, _, network, shore, free, narrow, watch = self
        networks_before, shores_before, *_ = table.track
        own, networks, shores = company.order, [*networks_before], [*shores_before]
        networks[own], shores[own] = network, shore
        return _new(Track, (tuple(networks), tuple(shores), free, narrow, watch))

    def hemmed_in(self, place: Hex, company: Company) -> list[Hex]:
        """The hexes that a company could still enter if the next locomotive went there."""
        board, track, own = self.table.board, self.table.track, company.order
        bit = board.grid.spots[place].bit
        free = self.free & ~(bit & self.narrow)
        return board.grid.hexes(region(board, track.networks[own], track.shores[own], free))

    def _cut_off(self, bit: int) -> tuple[Company, ...]:
        """The companies that lose their last way to a city when this hex fills up (R19)."""
        return tuple(
            company
            for company, (lifeline, _) in zip(COMPANIES, self.watch.reaches, strict=True)
            if lifeline & bit and company is not self.company
        )

    def _watch_without(self, bit: int, free: int) -> Watch:
        """The other companies' reach once this hex is full; raises RuleBroken (R19)."""
        watch, own, board = self.watch, self.company.order, self.table.board
        networks, shores = self.table.track.networks, self.table.track.shores
        for order, (lifeline, support) in enumerate(watch.reaches):
            if support & bit and order != own:
                if lifeline & bit:
                    place = board.grid.hex_of(bit)
                    raise RuleBroken(self._reason(Rule.CUT_OFF, place, self._cut_off(bit)))
                watch = watch.with_reach(order, reach(board, networks[order], shores[order], free))
        return watch

    def _no_room(self) -> Reason | None:
        """Why no further locomotive may be placed at all."""
        if self.room:
            return None
        over = game_over(self.table)
        if over:
            return over
        depot = self.table.depot(self.company)
        if not depot:
            return Reason(Rule.DEPOT_EMPTY, self.company)
        if len(self.hexes) == LARGEST_BUILD:
            return Reason(Rule.TOO_MANY, self.company, actual=LARGEST_BUILD)
        if len(self.hexes) == depot:
            return Reason(Rule.DEPOT_SHORT, self.company, actual=depot)
        return Reason(Rule.AFTER_THE_END_CITY, self.company)

    def _why_not_there(self, place: Hex) -> Reason | None:
        board = self.table.board
        bit, _, touching = board.grid.spots.get(place, NOWHERE)
        if not bit:
            return Reason(Rule.OFF_THE_MAP, self.company, place)
        if board[place].kind in (HexKind.EIFFEL, HexKind.START):
            return self._reason(Rule.PARIS, place)
        if bit & self.network:
            return self._reason(Rule.OWN_THERE, place)
        if not bit & self.free:
            return self._full(place)
        if not bit & self.shore:
            apart = Rule.BARRIER if touching & self.network else Rule.NOT_ADJACENT
            return self._reason(apart, place)
        if bit & self.narrow and (cut := self._cut_off(bit)):
            return self._reason(Rule.CUT_OFF, place, cut)
        return None

    def _full(self, place: Hex) -> Reason:
        city = self.table.board[place].kind is HexKind.CITY
        rule = Rule.CITY_TAKEN if city else Rule.RURAL_FULL
        return self._reason(rule, place, self.table.standing(place))

    def _reason(self, rule: Rule, place: Hex, others: tuple[Company, ...] = ()) -> Reason:
        return Reason(rule, self.company, place, self.table.board[place].name, others)


def draft(table: Table, company: Company) -> Draft:
    """An empty draft: nothing placed yet."""
    own = company.order
    _, track, depots, _, _, _, _, _, ending, _ = table
    networks, shores, free, narrow, watch = track
    depot = depots[own] if ending is None else 0
    room = depot if depot < LARGEST_BUILD else LARGEST_BUILD
    return _new(
        Draft,
        (table, company, (), (), room, networks[own], shores[own], free, narrow, watch),
    )


def game_over(table: Table) -> Reason | None:
    """Why nothing can be done any more; None during the game."""
    match table.ending:
        case None:
            return None
        case Ending.MARSEILLE:
            return Reason(Rule.ENDED_BY_CITY)
        case Ending.DEPOTS:
            return Reason(Rule.ENDED_BY_DEPOTS)
        case Ending.AGREED:
            return Reason(Rule.ENDED_BY_AGREEMENT)
        case _:
            assert_never(table.ending)
