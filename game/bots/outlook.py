"""What a table promises: for each company the best build in sight, and what it may come to."""

from typing import NamedTuple

from game.board import Hex
from game.bots.atlas import Atlas
from game.bots.build_plans import run
from game.rules.companies import COMPANIES, LOCOMOTIVES
from game.rules.draft import draft
from game.rules.table import Table

GROWTH = 1.5  # how much of the best build in sight a company gains before the end
FULL_DEPOT = 7  # locomotives with which a company grows as fast as it can
ALL_DEPOTS = 150  # locomotives, about, when a game begins
ALL_THE_WAY = 12  # steps, about, from Paris to the city that ends the game


class Prospect(NamedTuple):
    """The best build in sight of one company; without hexes if no city is in reach."""

    hexes: tuple[Hex, ...]
    points: int
    bits: int


class Outlook:
    """The prospects of all companies on one table."""

    def __init__(self, atlas: Atlas, table: Table, before: "Outlook | None" = None) -> None:
        """`before` is the outlook of an earlier table, whose prospects are kept where they hold."""
        self.atlas = atlas
        if before is None:
            self.prospects = [_prospect(atlas, table, order) for order in range(len(COMPANIES))]
        else:
            self.prospects = [
                old if _holds(old, table, order) else _prospect(atlas, table, order)
                for order, old in enumerate(before.prospects)
            ]

    def forecast(self, table: Table) -> list[float]:
        """What a locomotive of each company is expected to be worth at the end."""
        return [
            value + GROWTH * prospect.points * min(depot, FULL_DEPOT) / FULL_DEPOT
            for value, depot, prospect in zip(
                table.values, table.depots, self.prospects, strict=True
            )
        ]

    def remaining(self, table: Table) -> float:
        """How much of the game is left, by depots and by steps to its end: 1 when it begins."""
        steps = self.atlas.steps_to_the_end(table.track.shores)
        return min(sum(table.depots) / ALL_DEPOTS, steps / ALL_THE_WAY, 1.0)


def shares_out(table: Table, order: int) -> int:
    """How many locomotives of a company all players hold together, which everybody can count."""
    on_the_map = table.track.networks[order].bit_count()
    return LOCOMOTIVES - 1 - table.depots[order] - on_the_map  # one marks the value


def _holds(old: Prospect, table: Table, order: int) -> bool:
    """Whether a build that was the best is still possible; it may be no longer the best."""
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
