"""Puts trained weights into the game, with a record of how they were trained."""

import hashlib
import json
from pathlib import Path

from game.bots.trained_evaluation import WEIGHTS
from tools.train_evaluation.league import SPARRING, weights_name

RECORD = WEIGHTS.with_name("evaluation.training.json")


def install(folder: Path, number: int, weights: Path = WEIGHTS, record: Path = RECORD) -> None:
    """Copy the weights after a round into the game; raises ValueError if they are not there."""
    source = folder / weights_name(number)
    if not source.exists():
        raise ValueError(f"{folder} holds no weights after round {number}")
    text = source.read_bytes()
    weights.write_bytes(text)
    rounds = [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]
    facts = {
        "made_by": "python3 -m tools.train_evaluation",
        "sha256": hashlib.sha256(text).hexdigest(),
        "numbers": _count(json.loads(text)),
        "plan": json.loads((folder / "plan.json").read_text("utf-8")) | {"rounds": number},
        "sparring_partners": SPARRING,
        "rounds": [facts for facts in rounds if facts["round"] <= number],
    }
    record.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")


def _count(found: object) -> int:
    """How many numbers a JSON value holds."""
    match found:
        case dict():
            return sum(map(_count, found.values()))
        case list():
            return sum(map(_count, found))
        case _:
            return 1
