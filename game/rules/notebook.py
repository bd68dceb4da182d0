"""Trade notes (R29): what the public trades reveal of each portfolio, and no more."""

from typing import NamedTuple

from game.rules.companies import COMPANIES, HAND_SIZE, PerCompany
from game.rules.table import Table


class NotebookPage(NamedTuple):
    """What anyone who has seen all trades knows of one seat's portfolio."""

    surely: PerCompany  # at least this many held now
    shown: PerCompany  # at least this many of the deal: given away without having been taken before
    unknown: int  # held now, company unknown


def notebook(table: Table) -> tuple[NotebookPage, ...]:
    """One page for each seat."""
    surely = [[0] * len(COMPANIES) for _ in range(table.seats)]
    shown = [[0] * len(COMPANIES) for _ in range(table.seats)]
    for trade in table.trades:
        known, give = surely[trade.seat], trade.give.order
        if known[give]:
            known[give] -= 1
        else:
            shown[trade.seat][give] += 1
        known[trade.take.order] += trade.taken
    drawn = HAND_SIZE[table.seats]
    return tuple(
        NotebookPage(tuple(known), tuple(seen), drawn - sum(seen))
        for known, seen in zip(surely, shown, strict=True)
    )
