"""The network of `game.bots.trained_evaluation` with numpy, for fitting its weights.

Every kind of player has an offset while fitting, so that the network learns which position is good
and not who plays well. The offsets are dropped afterwards.
"""

from typing import NamedTuple

import numpy as np

from game.bots.features import HOLDING_INPUTS, SEAT_INPUTS

HOLDING_WIDTH = 16
SEAT_WIDTH = 20
RATE = 0.002  # of learning, at first; it falls to a tenth
DECAY = 1e-5  # pull of the weights towards 0
BATCH = 512  # positions


class Examples(NamedTuple):
    """Positions with padded seats, and how their games ended."""

    holdings: np.ndarray  # positions x seats x companies x HOLDING_INPUTS
    seats: np.ndarray  # positions x seats x SEAT_INPUTS
    kinds: np.ndarray  # positions x seats: the kind of player; -1 for an empty seat
    targets: np.ndarray  # positions x seats

    def part(self, chosen: np.ndarray) -> "Examples":
        """Some of the positions."""
        return Examples(*(one[chosen] for one in self))


def joined(parts: list[Examples]) -> Examples:
    """Examples of several games as one."""
    return Examples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


Parameters = dict[str, np.ndarray]


def random_parameters(seed: int, kinds: int) -> Parameters:
    """Where fitting starts from."""
    chance = np.random.default_rng(seed)
    width = HOLDING_WIDTH + SEAT_INPUTS
    return {
        "w1": _spread(chance, HOLDING_INPUTS, HOLDING_WIDTH),
        "b1": np.zeros(HOLDING_WIDTH, np.float32),
        "w2": _spread(chance, width, SEAT_WIDTH),
        "b2": np.zeros(SEAT_WIDTH, np.float32),
        "w3": _spread(chance, SEAT_WIDTH, 1)[:, 0],
        "offsets": np.zeros(kinds, np.float32),
    }


def fit(parameters: Parameters, examples: Examples, epochs: int, seed: int) -> Parameters:
    """The parameters after some passes over the examples, by Adam."""
    chance = np.random.default_rng(seed)
    found = {name: one.copy() for name, one in parameters.items()}
    means = {name: np.zeros_like(one) for name, one in found.items()}
    squares = {name: np.zeros_like(one) for name, one in found.items()}
    count = len(examples.targets)
    steps = max(1, epochs * -(-count // BATCH))
    step = 0
    for _ in range(epochs):
        order = chance.permutation(count)
        for begin in range(0, count, BATCH):
            step += 1
            rate = RATE * (1 - 0.9 * step / steps)
            slopes = gradients(found, examples.part(order[begin : begin + BATCH]))
            for name, slope in slopes.items():
                means[name] = 0.9 * means[name] + 0.1 * slope
                squares[name] = 0.999 * squares[name] + 0.001 * slope**2
                size = means[name] / (1 - 0.9**step)
                scale = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                found[name] -= (rate * size / scale).astype(np.float32)
    return found


def gradients(parameters: Parameters, batch: Examples) -> Parameters:
    """How the loss grows with each parameter."""
    holdings, facts = batch.holdings.astype(np.float32), batch.seats.astype(np.float32)
    first, joint, second, shares = _forward(parameters, holdings, facts, batch.kinds)
    there = batch.kinds >= 0
    by_logit = np.where(there, shares - batch.targets, 0).astype(np.float32) / len(there)
    by_second = by_logit[..., None] * parameters["w3"] * (second > 0)
    by_joint = by_second @ parameters["w2"].T
    by_first = by_joint[..., None, :HOLDING_WIDTH] * (first > 0)
    offsets = np.zeros_like(parameters["offsets"])
    np.add.at(offsets, batch.kinds[there], by_logit[there])
    slopes = {
        "w1": _times(holdings, by_first),
        "b1": by_first.sum((0, 1, 2)),
        "w2": _times(joint, by_second),
        "b2": by_second.sum((0, 1)),
        "w3": _times(second, by_logit[..., None])[:, 0],
        "offsets": offsets,
    }
    return {name: slope + DECAY * parameters[name] for name, slope in slopes.items()}


def loss(parameters: Parameters, examples: Examples) -> float:
    """The mean cross entropy."""
    total = 0.0
    for begin in range(0, len(examples.targets), 4096):
        batch = examples.part(np.arange(begin, min(begin + 4096, len(examples.targets))))
        holdings, facts = batch.holdings.astype(np.float32), batch.seats.astype(np.float32)
        shares = _forward(parameters, holdings, facts, batch.kinds)[-1]
        logs = np.log(np.where(batch.kinds >= 0, np.maximum(shares, 1e-9), 1.0))
        total -= float((logs * batch.targets).sum())
    return total / len(examples.targets)


def as_weights(parameters: Parameters) -> dict[str, object]:
    """The parameters in the form of the game's file."""
    return {
        "holding": {"rows": _rows(parameters["w1"].T), "biases": _rounded(parameters["b1"])},
        "seat": {"rows": _rows(parameters["w2"].T), "biases": _rounded(parameters["b2"])},
        "output": _rounded(parameters["w3"]),
    }


def _forward(
    parameters: Parameters, holdings: np.ndarray, facts: np.ndarray, kinds: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The holdings' layer, the seats' inputs, the seats' layer, and the chances."""
    first = np.maximum(holdings @ parameters["w1"] + parameters["b1"], 0)
    joint = np.concatenate([first.sum(2), facts], axis=-1)
    second = np.maximum(joint @ parameters["w2"] + parameters["b2"], 0)
    logits = second @ parameters["w3"] + parameters["offsets"][kinds]
    logits = np.where(kinds >= 0, logits, -np.inf)
    shares = np.exp(logits - logits.max(1, keepdims=True))
    return first, joint, second, shares / shares.sum(1, keepdims=True)


def _times(inputs: np.ndarray, slopes: np.ndarray) -> np.ndarray:
    gradient: np.ndarray = inputs.reshape(-1, inputs.shape[-1]).T @ slopes.reshape(
        -1, slopes.shape[-1]
    )
    return gradient


def _spread(chance: np.random.Generator, inputs: int, outputs: int) -> np.ndarray:
    weights: np.ndarray = chance.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)
    return weights.astype(np.float32)


def _rows(matrix: np.ndarray) -> list[list[float]]:
    return [_rounded(row) for row in matrix]


def _rounded(numbers: np.ndarray) -> list[float]:
    return [round(float(number), 5) for number in numbers]
