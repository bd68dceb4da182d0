"""The prospects of a table: the best build in sight and likely final value of each company."""

from typing import NamedTuple

from game.board import Hex
from game.bots.reference.atlas import FirstAtlas
from game.bots.reference.build_plans import run
from game.rules.companies import COMPANIES
from game.rules.draft import draft
from game.rules.table import Table

GROWTH = 1.5  # the share of the best build in sight that a company gains before the end
FULL_DEPOT = 7  # locomotives with which a company grows at full speed
ALL_DEPOTS = 150  # locomotives at the start of a game, roughly
ALL_THE_WAY = 12  # steps from Paris to the goal city, roughly


class FirstProspect(NamedTuple):
    """The best build in sight of one company; without hexes if no city is in reach."""

    hexes: tuple[Hex, ...]
    points: int
    bits: int


class FirstOutlook:
    """The prospects of all companies on one table."""

    def __init__(
        self, atlas: FirstAtlas, table: Table, before: "FirstOutlook | None" = None
    ) -> None:
        """`before` is the outlook of an earlier table; its valid prospects are reused."""
        self.atlas = atlas
        if before is None:
            self.prospects = [_prospect(atlas, table, order) for order in range(len(COMPANIES))]
        else:
            self.prospects = [
                old if _holds(old, table, order) else _prospect(atlas, table, order)
                for order, old in enumerate(before.prospects)
            ]

    def forecast(self, table: Table) -> list[float]:
        """The expected final value of each company."""
        return [
            value + GROWTH * prospect.points * min(depot, FULL_DEPOT) / FULL_DEPOT
            for value, depot, prospect in zip(
                table.values, table.depots, self.prospects, strict=True
            )
        ]

    def remaining(self, table: Table) -> float:
        """The share of the game that is left, by depots and steps to its end; 1 at the start."""
        steps = self.atlas.steps_to_the_end(table.track.shores)
        return min(sum(table.depots) / ALL_DEPOTS, steps / ALL_THE_WAY, 1.0)


def _holds(old: FirstProspect, table: Table, order: int) -> bool:
    """Whether a build that was the best is still possible, even if no longer the best."""
    track = table.track
    return (
        bool(old.hexes)
        and not old.bits & ~track.free
        and not old.bits & track.networks[order]
        and len(old.hexes) <= table.depots[order]
    )


def _prospect(atlas: FirstAtlas, table: Table, order: int) -> FirstProspect:
    planned = run(atlas, draft(table, COMPANIES[order]))
    bits = planned.network & ~table.track.networks[order]
    return FirstProspect(planned.hexes, sum(planned.points), bits)
