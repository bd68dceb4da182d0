"""What a seat can infer about hidden portfolios from the deal's odds and the public trades.

The table shows how many locomotives of each company all players hold together, so the unknown parts
of the other hands form one known pool; only who holds what is hidden.
"""

import random

from game.bots.outlook import shares_out
from game.rules.companies import COMPANIES, PerCompany
from game.rules.notebook import notebook
from game.rules.views import View


def own_hand(view: View) -> PerCompany:
    """The bot's own hand; raises ValueError for a spectator's view."""
    if view.portfolio is None:
        raise ValueError("a spectator has no hand to play")
    return view.portfolio


class Belief:
    """The hands that the others may hold, given what one seat knows."""

    def __init__(self, view: View) -> None:
        table, own = view.table, own_hand(view)
        self._seat = view.seat
        self._own = own
        self._pages = notebook(table)
        others = [page for seat, page in enumerate(self._pages) if seat != view.seat]
        # By company, what the others hold beyond what their trades have shown.
        self._heap = [
            shares_out(table, order) - own[order] - sum(page.surely[order] for page in others)
            for order in range(len(COMPANIES))
        ]

    def sample(self, chance: random.Random) -> tuple[PerCompany, ...]:
        """A random portfolio for each seat, as likely as the deal makes it; the own one is real."""
        heap = [order for order, count in enumerate(self._heap) for _ in range(count)]
        chance.shuffle(heap)
        hands = []
        for seat, page in enumerate(self._pages):
            if seat == self._seat:
                hands.append(self._own)
                continue
            hand = [*page.surely]
            for _ in range(page.unknown):
                hand[heap.pop()] += 1
            hands.append(tuple(hand))
        return tuple(hands)

    def guessed(self) -> list[int]:
        """By seat, how many locomotives of its hand are not known."""
        return [0 if seat == self._seat else page.unknown for seat, page in enumerate(self._pages)]

    def expected(self) -> list[list[float]]:
        """By seat, the average number of each company held; the own hand exactly."""
        size = max(sum(self._heap), 1)
        share = [count / size for count in self._heap]
        return [
            [*map(float, self._own)]
            if seat == self._seat
            else [sure + page.unknown * part for sure, part in zip(page.surely, share, strict=True)]
            for seat, page in enumerate(self._pages)
        ]
