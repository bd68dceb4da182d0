"""The trained evaluation: how good a position is for each seat, by a small neural network.

`tools.train_evaluation` trains it and writes its weights; docs/bots.md tells how. Plain Python.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

from game.bots.features import (
    HOLDING_INPUTS,
    SEAT_INPUTS,
    CompanySight,
    Numbers,
    holding_inputs,
    seat_inputs,
    sights,
)
from game.bots.outlook import Outlook
from game.bots.win_chances import Hand, odds, points
from game.rules.companies import MOST_SEATS
from game.rules.table import Table

WEIGHTS = Path(__file__).with_name("evaluation.json")
MOST_KNOWN = 100_000  # judged holdings that are kept
KNOWN_EXACTLY = (0.0,) * MOST_SEATS  # nothing of any hand is guessed
WIN_PART = 0.7  # of an outcome; the rest rewards a good score, won or not
SCORE_SCALE = 8.0  # a lead of so many points makes a share of that rest e times as large


def outcome(table: Table, hands: Sequence[Hand]) -> list[float]:
    """What the end of a game is worth to each seat, which is what the network predicts."""
    scores = [points(hand, table.values, table.limit) for hand in hands]
    top = max(scores)
    winners, shares = scores.count(top), odds(scores, SCORE_SCALE)
    return [
        WIN_PART * (score == top) / winners + (1 - WIN_PART) * share
        for score, share in zip(scores, shares, strict=True)
    ]


class NeuronLayer(NamedTuple):
    """Weights and biases: one row and one bias for each output."""

    rows: tuple[Numbers, ...]
    biases: Numbers


class Weights(NamedTuple):
    """The network: a layer for every holding, one for their sum and the seat's numbers, an output.

    Outputs of the layers below 0 become 0.
    """

    holding: NeuronLayer
    seat: NeuronLayer
    output: Numbers


class TrainedEvaluation:
    """Judges positions with given weights."""

    def __init__(self, weights: Weights) -> None:
        self._holding, seat, self._output = weights
        width = len(self._holding.rows)
        self._by_holding = tuple(row[:width] for row in seat.rows)
        self._by_fact = tuple(
            (bias, *row[width:]) for bias, row in zip(seat.biases, seat.rows, strict=True)
        )
        self._known: dict[tuple[CompanySight, float, int], tuple[float, ...]] = {}

    def chances(
        self,
        table: Table,
        hands: Sequence[Hand],
        outlook: Outlook,
        guessed: Sequence[float] = KNOWN_EXACTLY,
    ) -> list[float]:
        """What the game is worth to each seat, nearly its chance of winning; adds up to 1.

        `guessed` is how much of each hand is an assumption.
        """
        if table.ending is not None:
            return outcome(table, hands)
        seen = sights(table, outlook)
        seats, limit = table.seats, table.limit
        facts = seat_inputs(table, hands, seen, guessed)
        logits = []
        for hand, inputs in zip(hands, facts, strict=True):
            known = (1.0, *inputs)
            parts = [
                self._judged(sight, held, seats, limit)
                for sight, held in zip(seen, hand, strict=True)
            ]
            parts.append(tuple([sum(map(mul, row, known)) for row in self._by_fact]))
            sums = map(sum, zip(*parts, strict=True))
            logits.append(
                sum([part * one for part, one in zip(self._output, sums, strict=True) if one > 0])
            )
        return odds(logits, 1.0)

    def _judged(
        self, sight: CompanySight, held: float, seats: int, limit: int
    ) -> tuple[float, ...]:
        """What one holding adds to the seat's layer."""
        key = (sight, held, seats)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            inputs = holding_inputs(sight, held, seats, limit)
            rows, biases = self._holding
            outputs = [
                max(0.0, bias + sum(map(mul, row, inputs)))
                for row, bias in zip(rows, biases, strict=True)
            ]
            found = tuple([sum(map(mul, row, outputs)) for row in self._by_holding])
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
        NeuronLayer(tuple(map(tuple, found[name]["rows"])), tuple(found[name]["biases"]))
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
