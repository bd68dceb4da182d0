"""Bots that only the arena offers: those of the first version, and scripted styles."""

import time
from collections.abc import Callable

from game.bots.bot import Bot
from game.bots.errors import UnknownBot
from game.bots.hard import Effort
from game.bots.levels import LEVELS, level_of, make
from game.bots.reference.easy import FirstEasy
from game.bots.reference.hard import FirstHard
from game.bots.reference.medium import FirstMedium
from game.bots.scripts.styles import (
    BlockerScript,
    ChildScript,
    CopycatScript,
    GrowerScript,
    GrowThenBuildScript,
    HoarderScript,
    LateScript,
    RandomScript,
    RusherScript,
)

REFERENCES: dict[str, Callable[[int, Effort], Bot]] = {
    "easy-1": lambda seed, _: FirstEasy(seed),
    "medium-1": lambda _seed, _effort: FirstMedium(),
    "hard-1": lambda seed, effort: FirstHard(seed, effort, time.process_time),
}
SCRIPTS: dict[str, Callable[[int], Bot]] = {
    "grower": GrowerScript,
    "grow-then-build": GrowThenBuildScript,
    "hoarder": HoarderScript,
    "rusher": RusherScript,
    "late": LateScript,
    "blocker": BlockerScript,
    "copycat": CopycatScript,
    "child": ChildScript,
    "random": RandomScript,
}
ARENA_BOTS = (*LEVELS, *REFERENCES, *SCRIPTS)


def make_for_arena(name: str, seed: int, effort: Effort | None = None) -> Bot:
    """A level, a reference bot, a script, or the user's own as `module:Class`.

    A level may have a style, as in `medium/builder`. Limits of time are processor time, so that
    other programs do not weaken a bot. Raises UnknownBot.
    """
    if name in REFERENCES:
        return REFERENCES[name](seed, effort or Effort())
    if name in SCRIPTS:
        return SCRIPTS[name](seed)
    if level_of(name) not in LEVELS and ":" not in name:
        raise UnknownBot(
            f"there is no bot called {name!r}; use {', '.join(ARENA_BOTS)}, "
            "or module:Class for your own"
        )
    return make(name, seed, effort, time.process_time)
