"""The tables of docs/bots.md: which bots play how many games, from which seed."""

from typing import NamedTuple

from game.bots.hard import Effort
from game.bots.levels import Level
from game.bots.people import Style
from game.bots.sparring import SCRIPTS

REPORTED = 1001  # the seed of tables; bots are tuned on other ones
MEASURED_ALONE = 2  # different bots at most, where only the first one is of interest


class TableRow(NamedTuple):
    """One bot against others."""

    lineup: tuple[str, ...]  # the first is the one measured
    games: int
    effort: Effort = Effort()

    @property
    def measured(self) -> tuple[str, ...]:
        """The bots that get a line: all of them where more than two different ones play."""
        different = tuple(dict.fromkeys(self.lineup))
        return different if len(different) > MEASURED_ALONE else different[:1]


class ArenaTable(NamedTuple):
    """Rows that belong together."""

    title: str
    rows: tuple[TableRow, ...]
    seed: int = REPORTED


ROUNDS = Effort(rounds=150)
QUICK = Effort(rounds=400)
ONE_SECOND = Effort(seconds=1.0)
TENTH = Effort(seconds=0.1)


def _against(bot: str, other: str, games: int, effort: Effort = ROUNDS, seats: int = 4) -> TableRow:
    return TableRow((bot, *(other,) * (seats - 1)), games, effort)


PLANS = tuple(name for name in SCRIPTS if name not in ("child", "random"))
TABLES = {
    "levels": ArenaTable(
        "Each level against the one below",
        (
            *(_against("medium", "easy", 200, seats=seats) for seats in (4, 3, 6)),
            _against("hard", "easy", 200),
            *(_against("hard", "medium", 200, seats=seats) for seats in (4, 3, 6)),
            _against("hard", "medium", 200, ONE_SECOND),
        ),
    ),
    "first-version": ArenaTable(
        "The bots of the first version among themselves",
        (
            _against("medium-1", "easy-1", 100),
            _against("hard-1", "medium-1", 100),
            _against("medium-1", "medium-1", 100),
        ),
    ),
    "scripts-1": ArenaTable(
        "Scripts against the medium bot of the first version",
        tuple(_against(script, "medium-1", 100) for script in PLANS),
    ),
    "scripts-medium": ArenaTable(
        "Scripts against the medium bot",
        tuple(_against(script, "medium", 200, seats=seats) for seats in (4, 3) for script in PLANS),
    ),
    "scripts-hard": ArenaTable(
        "Scripts against the hard bot",
        tuple(_against(script, "hard", 100) for script in PLANS),
    ),
    "medium": ArenaTable(
        "The medium bot against that of the first version",
        tuple(_against("medium", "medium-1", 200, seats=seats) for seats in (4, 3, 6)),
    ),
    "hard": ArenaTable(
        "The hard bot, with one second a move",
        (
            _against("hard", "hard-1", 100, ONE_SECOND),
            _against("hard", "medium-1", 200, ONE_SECOND),
            _against("hard", "medium", 200, ONE_SECOND),
            *(_against("hard", "medium-1", 100, ONE_SECOND, seats) for seats in (3, 6)),
        ),
    ),
    "hard-quick": ArenaTable(
        "The hard bot with about a tenth of a second a move",
        (
            _against("hard", "medium-1", 100, QUICK),
            _against("hard", "medium", 100, QUICK),
            _against("hard", "hard", 40, QUICK),
            _against("hard", "hard-1", 40, TENTH),
        ),
    ),
    "beginners": ArenaTable(
        "Beginners against the easy bot",
        tuple(_against(script, "easy", 200) for script in ("child", "random")),
    ),
    "self-play": ArenaTable(
        "Bots of one level among themselves",
        (
            *(_against("easy", "easy", 200, seats=seats) for seats in (3, 4, 5, 6)),
            *(_against("medium", "medium", 200, seats=seats) for seats in (3, 4, 5, 6)),
            *(_against("hard", "hard", 100, seats=seats) for seats in (3, 4, 5, 6)),
        ),
    ),
    "styles": ArenaTable(
        "All styles of one level at a table",
        tuple(
            TableRow(tuple(f"{level}/{style}" for style in Style), games, ROUNDS)
            for level, games in ((Level.EASY, 600), (Level.MEDIUM, 600), (Level.HARD, 200))
        ),
    ),
    "mixed": ArenaTable(
        "Mixed levels",
        tuple(
            TableRow(("hard", "medium", "easy", "medium", "hard", "easy")[:seats], 400, ROUNDS)
            for seats in (3, 4, 5, 6)
        ),
    ),
}
