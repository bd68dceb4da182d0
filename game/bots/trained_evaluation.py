"""The trained evaluation: each seat's chance of winning, by a small neural network.

`tools.train_evaluation` trains it and writes its weights; docs/bots.md tells how. Plain Python.
"""

import json
import math
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

from game.bots.features import (
    HOLDING_INPUTS,
    SEAT_INPUTS,
    Hand,
    Numbers,
    Sight,
    holding_inputs,
    seat_inputs,
    sights,
)
from game.bots.outlook import Outlook
from game.rules.table import Table

WEIGHTS = Path(__file__).with_name("evaluation.json")
MOST_KNOWN = 100_000  # judged holdings that are kept
KNOWN_EXACTLY = (0.0,) * 6  # nothing of any hand is guessed


class Layer(NamedTuple):
    """Weights and biases: one row and one bias for each output."""

    rows: tuple[Numbers, ...]
    biases: Numbers

    def __call__(self, inputs: Sequence[float]) -> list[float]:
        """The outputs; negative ones become 0."""
        return [
            found if (found := bias + sum(map(mul, row, inputs))) > 0.0 else 0.0
            for row, bias in zip(self.rows, self.biases, strict=True)
        ]


class Weights(NamedTuple):
    """The network: a layer for every holding, their sum and the seat's numbers, one output."""

    holding: Layer
    seat: Layer
    output: Numbers


class TrainedEvaluation:
    """Judges positions with given weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._known: dict[tuple[Sight, float, int], list[float]] = {}

    def chances(
        self,
        table: Table,
        hands: Sequence[Hand],
        outlook: Outlook,
        guessed: Sequence[float] = KNOWN_EXACTLY,
    ) -> list[float]:
        """Each seat's chance of winning; `guessed` as in `seat_inputs`."""
        seen = sights(table, outlook)
        _, seat_layer, output = self._weights
        logits = [
            sum(map(mul, output, seat_layer((*self._summed(hand, seen, table), *facts))))
            for hand, facts in zip(hands, seat_inputs(table, hands, seen, guessed), strict=True)
        ]
        top = max(logits)
        shares = [math.exp(logit - top) for logit in logits]
        total = sum(shares)
        return [share / total for share in shares]

    def _summed(self, hand: Hand, seen: Sequence[Sight], table: Table) -> list[float]:
        """What a hand's holdings add up to."""
        judged = [
            self._holding(sight, held, table.seats, table.limit)
            for sight, held in zip(seen, hand, strict=True)
        ]
        return [*map(sum, zip(*judged, strict=True))]

    def _holding(self, sight: Sight, held: float, seats: int, limit: int) -> list[float]:
        key = (sight, held, seats)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._weights.holding(holding_inputs(sight, held, seats, limit))
            self._known[key] = found
        return found


@lru_cache(maxsize=1)
def trained_evaluation() -> TrainedEvaluation:
    """The evaluation that comes with the game; loaded when first needed."""
    return TrainedEvaluation(read_weights(WEIGHTS.read_text(encoding="utf-8")))


def read_weights(text: str) -> Weights:
    """The weights in the text of a file; raises ValueError if their shape is wrong."""
    found = json.loads(text)
    holding, seat = (
        Layer(tuple(map(tuple, found[name]["rows"])), tuple(found[name]["biases"]))
        for name in ("holding", "seat")
    )
    weights = Weights(holding, seat, tuple(found["output"]))
    width = len(holding.rows)
    fits = (
        all(len(row) == HOLDING_INPUTS for row in holding.rows)
        and all(len(row) == width + SEAT_INPUTS for row in seat.rows)
        and len(holding.biases) == width
        and len(seat.biases) == len(seat.rows) == len(weights.output)
    )
    if not fits:
        raise ValueError("the weights do not have the shape of the evaluation")
    return weights
