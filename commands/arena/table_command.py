"""`main.py arena --table NAME`: plays the games of a table of docs/bots.md and prints it."""

import json
import sys

from commands.arena.game import pairings
from commands.arena.report import Report, as_json, endings, report
from commands.arena.tables import TABLES, TableRow
from commands.arena.tournament import play_all, prepare
from commands.board import own_shelf
from game.options import BOARD
from game.rules.english import counted, listed

LIST = "list"
COLUMNS = (
    *("players", "bot", "against", "games", "even", "wins", "95% interval", "score", "actions"),
    *("endings", "copied trades", "within 5 turns", "longest", "stuck", "lowest win", "ms"),
)


def print_table(
    name: str, *, games: int | None, seed: int | None, jobs: int | None, json_wanted: bool
) -> int:
    """0 if all games were played; games and seed replace those of the table."""
    if name == LIST:
        for known, table in TABLES.items():
            number = counted(sum(row.games for row in table.rows), "game")
            print(f"{known:16}{table.title} ({number}, seed {table.seed})")
        return 0
    if name not in TABLES:
        known = listed([*TABLES])
        print(f"arena: there is no table called {name!r}; there are {known}", file=sys.stderr)
        return 2
    prepare()
    table = TABLES[name]
    drawn = table.seed if seed is None else seed
    goal = own_shelf().load(str(BOARD.default)).goal
    found = []
    if not json_wanted:
        print(f"{table.title} (seed {drawn})\n\n{_line(COLUMNS)}\n{'|---' * len(COLUMNS)}|")
    for row in table.rows:
        pairs = pairings(row.lineup, games or row.games, drawn, row.effort, str(BOARD.default))
        played, code = play_all(pairs, jobs)
        if code:
            return code
        summary = report(sorted(played))
        found.append({"bots": row.lineup, "effort": row.effort._asdict(), **as_json(summary)})
        if not json_wanted:
            for bot in row.measured:
                print(_line(cells(row, bot, summary, goal)), flush=True)
    if json_wanted:
        print(json.dumps({"table": name, "seed": drawn, "rows": found}))
    return 0


def cells(row: TableRow, bot: str, found: Report, goal: str) -> tuple[str, ...]:
    """One line of the table, by COLUMNS: a bot against the others of the row."""
    others = [*row.lineup]
    others.remove(bot)
    seats, one, lengths = len(row.lineup), found.levels[bot], found.lengths
    alone = others == [bot] * len(others)  # whose wins would say nothing
    return (
        str(seats),
        bot + _effort(row, bot),
        opponents(others, _effort(row, *others)),
        str(found.games),
        f"{100 / seats:.0f}%",
        "" if alone else f"{100 * one.rate:.1f}%",
        "" if alone else f"{100 * one.low:.1f} to {100 * one.high:.1f}%",
        f"{one.score:.0f}",
        f"{lengths.actions[1]:.0f}",
        ", ".join(endings(found, goal)),
        f"{100 * found.copied[bot].rate:.0f}%",
        f"{100 * lengths.short.rate:.1f}%",
        str(lengths.longest),
        str(lengths.stuck),
        str(found.lowest),
        f"{found.cpu[bot]:.1f}",
    )


def opponents(others: list[str], effort: str) -> str:
    """How many of which bots, e.g. "3 medium-1"."""
    counts = {bot: others.count(bot) for bot in others}
    return ", ".join(f"{count} {bot}" for bot, count in counts.items()) + effort


def _effort(row: TableRow, *bots: str) -> str:
    """How long its hard bots think; empty if there are none."""
    if not any(bot.startswith("hard") for bot in bots):
        return ""
    if row.effort.rounds is not None:
        return f" ({row.effort.rounds} iterations)"
    return f" ({row.effort.seconds:g} s)"


def _line(cells_of_row: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells_of_row)} |"
