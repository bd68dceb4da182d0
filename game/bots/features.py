"""What the trained evaluation sees of a position: numbers for each seat and company, and each seat.

The tool that trains the evaluation and the bots that use it share this module.
"""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from game.bots.horizon import FARTHEST
from game.bots.outlook import FULL_DEPOT, Outlook, shares_out
from game.bots.win_chances import Hand, leads
from game.rules.companies import LARGEST_BUILD, MOST_SEATS, PENALTY
from game.rules.table import Table

Numbers = tuple[float, ...]

HOLDING_INPUTS = 15  # numbers for a seat and a company
SEAT_INPUTS = 21  # numbers for a seat


class CompanySight(NamedTuple):
    """What is public of one company."""

    value: int
    depot: int
    points: int  # of the best build in sight
    steps: int  # to a goal city
    pot: float  # free cities around, near ones counting more
    out: int  # locomotives that all players hold together

    @property
    def growth(self) -> float:
        """The points of the best build in sight, less if the depot is low."""
        return self.points * min(self.depot, FULL_DEPOT) / FULL_DEPOT


def sights(table: Table, outlook: Outlook) -> list[CompanySight]:
    """What is public of every company."""
    return [
        CompanySight(value, depot, prospect.points, far.steps, far.pot, shares_out(table, order))
        for order, (value, depot, prospect, far) in enumerate(
            zip(table.values, table.depots, outlook.prospects, outlook.horizons(table), strict=True)
        )
    ]


def holding_inputs(sight: CompanySight, held: float, seats: int, limit: int) -> Numbers:
    """A seat's holding of one company, as HOLDING_INPUTS numbers of about the same size."""
    value, depot, points, steps, pot, out = sight
    growth = sight.growth
    others = (out - held) / (seats - 1)
    return (
        value / 10,
        depot / 15,
        min(depot, LARGEST_BUILD) / LARGEST_BUILD,
        points / 6,
        growth / 6,
        steps / FARTHEST,
        pot / 8,
        out / 20,
        held / 6,
        held / limit,
        held * value / 60,
        held * growth / 30,
        held * pot / 40,
        others / 5,
        (held - others) * (value + growth) / 50,
    )


def seat_inputs(
    table: Table, hands: Sequence[Hand], seen: Sequence[CompanySight], guessed: Sequence[float]
) -> list[Numbers]:
    """For each seat SEAT_INPUTS numbers; `guessed` is how much of each hand is an assumption."""
    limit, seats, turn = table.limit, table.seats, table.turn
    shared = _shared_inputs(table, seen)
    can_end = shared[3]
    values = [float(sight.value) for sight in seen]
    forecast = [value + sight.growth for value, sight in zip(values, seen, strict=True)]
    hoped = [value + 0.4 * sight.pot for value, sight in zip(values, seen, strict=True)]
    good = sorted(forecast)[-2]
    held = table.held
    fines = [PENALTY * max(0, count - limit) for count in held]
    now, later, far = (
        [sum(map(mul, hand, worth)) - fine for hand, fine in zip(hands, fines, strict=True)]
        for worth in (values, forecast, hoped)
    )
    now_leads, later_leads, far_leads = leads(now), leads(later), leads(far)
    now_mean, later_mean, far_mean = (sum(scores) / seats for scores in (now, later, far))
    count = sum(held)
    found = []
    for seat, hand in enumerate(hands):
        lead, room, to_come = now_leads[seat], max(0, limit - held[seat]), (seat - turn) % seats
        found.append(
            (
                _squash(lead, 5),
                (now[seat] - now_mean) / 30,
                _squash(later_leads[seat], 12),
                (later[seat] - later_mean) / 30,
                _squash(far_leads[seat], 15),
                (far[seat] - far_mean) / 30,
                room / 6,
                max(0, held[seat] - limit) / 2,
                ((count - held[seat]) / (seats - 1) - held[seat]) / 5,
                room * good / 40,
                to_come / (MOST_SEATS - 1),
                1.0 if to_come == 0 else 0.0,
                1.0 if to_come == seats - 1 else 0.0,
                *shared,
                guessed[seat] / limit,
                can_end * _squash(lead, 3),
                max(hand) / limit,
            )
        )
    return found


def _shared_inputs(table: Table, seen: Sequence[CompanySight]) -> Numbers:
    """The same for all seats: how many play, and how near the end is."""
    stock = sum(table.depots)
    can_end = any(sight.steps <= min(LARGEST_BUILD, sight.depot) for sight in seen)
    return (
        table.seats / MOST_SEATS,
        stock / 150,
        min(sight.steps for sight in seen) / FARTHEST,
        1.0 if can_end else 0.0,
        (stock - max(table.depots)) / 80,
    )


def _squash(lead: float, scale: float) -> float:
    """Between -1 and 1, halfway at this many points."""
    return lead / (scale + abs(lead))
