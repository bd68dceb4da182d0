"""The prospects of a table: the best build in sight and likely final value of each company."""

from typing import NamedTuple

from game.board import Hex
from game.bots.atlas import Atlas
from game.bots.build_plans import run
from game.bots.horizon import Horizon, horizon
from game.rules.companies import COMPANIES, LARGEST_BUILD, LOCOMOTIVES
from game.rules.draft import draft
from game.rules.table import Table

# The share of the best build in sight that a company gains before the end: the first number when
# the game is nearly over, and the second one more at its start.
GROWTH_AT_LAST = 0.25
GROWTH_TO_COME = 1.5
FULL_DEPOT = 7  # locomotives with which a company grows at full speed
ALL_DEPOTS = 150  # locomotives at the start of a game, roughly
ALL_THE_WAY = 12  # steps from Paris to the goal city, roughly


class Prospect(NamedTuple):
    """The best build in sight of one company; without hexes if no city is in reach."""

    hexes: tuple[Hex, ...]
    points: int
    bits: int


class Outlook:
    """The prospects of all companies on one table."""

    def __init__(self, atlas: Atlas, table: Table, before: "Outlook | None" = None) -> None:
        """`before` is the outlook of an earlier table; its valid prospects are reused."""
        self.atlas = atlas
        # Worked out before, by everything that they depend on.
        self._known: dict[object, Prospect] = {} if before is None else before._known
        self._known_horizons: dict[object, Horizon] = (
            {} if before is None else before._known_horizons
        )
        if before is None:
            self.prospects = [self._prospect(table, order) for order in range(len(COMPANIES))]
        else:
            self.prospects = [
                old if _holds(old, table, order) else self._prospect(table, order)
                for order, old in enumerate(before.prospects)
            ]

    def forecast(self, table: Table) -> list[float]:
        """The expected final value of each company."""
        growth = GROWTH_AT_LAST + GROWTH_TO_COME * self.remaining(table)
        return [
            value + growth * prospect.points * min(depot, FULL_DEPOT) / FULL_DEPOT
            for value, depot, prospect in zip(
                table.values, table.depots, self.prospects, strict=True
            )
        ]

    def remaining(self, table: Table) -> float:
        """The share of the game that is left, by depots and steps to its end; 1 at the start."""
        steps = self.atlas.steps_to_the_end(table.track.shores)
        return min(sum(table.depots) / ALL_DEPOTS, steps / ALL_THE_WAY, 1.0)

    def horizons(self, table: Table) -> list[Horizon]:
        """What each company can reach beyond its next build."""
        known = self._known_horizons
        return [horizon(self.atlas, table, order, known) for order in range(len(COMPANIES))]

    def _prospect(self, table: Table, order: int) -> Prospect:
        track = table.track
        room = min(table.depots[order], LARGEST_BUILD)
        key = (order, room, track.networks[order], track.free, track.narrow, track.watch)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _prospect(self.atlas, table, order)
        return found


def shares_out(table: Table, order: int) -> int:
    """How many locomotives of a company all players hold together, which is public."""
    on_the_map = table.track.networks[order].bit_count()
    return LOCOMOTIVES - 1 - table.depots[order] - on_the_map  # one is the value marker


def _holds(old: Prospect, table: Table, order: int) -> bool:
    """Whether a build that was the best is still possible, even if no longer the best."""
    track = table.track
    return (
        bool(old.hexes)
        and not old.bits & ~track.free
        and not old.bits & track.networks[order]
        and len(old.hexes) <= table.depots[order]
    )


def _prospect(atlas: Atlas, table: Table, order: int) -> Prospect:
    planned = run(atlas, draft(table, COMPANIES[order]))
    bits = planned.network & ~table.track.networks[order]
    return Prospect(planned.hexes, sum(planned.points), bits)
