"""`python3 -m tools.train_evaluation FOLDER`: trains the bots' evaluation.

Needs the packages in tools/train_evaluation/requirements.txt. Everything is kept in the folder, so
that the same command resumes a training that was stopped. Then `--install ROUND` copies the weights
after that round into the game.
"""

import argparse
import sys
from pathlib import Path

from tools.train_evaluation.installing import install
from tools.train_evaluation.training import Plan, train


def main() -> int:
    """Train, and say where the weights are."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.train_evaluation")
    parser.add_argument("folder", type=Path, help="for games, checkpoints and weights")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play games")
    parser.add_argument("--install", type=int, metavar="ROUND", help="only install these weights")
    usual = Plan()
    for name, value in usual._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=value)
    chosen = parser.parse_args()
    plan = Plan(**{name: getattr(chosen, name) for name in Plan._fields})
    try:
        if chosen.install is not None:
            install(chosen.folder, chosen.install)
            return 0
        print(train(plan, chosen.folder, chosen.jobs))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped; the same command resumes", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
