"""`main.py check`: replays records against the rules, one line each."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import assert_never

from commands.board import own_shelf
from commands.file_errors import why_unreadable
from game.rules.english import counted
from game.rules.errors import RecordError
from game.rules.record_reader import Record
from game.rules.record_text import describe_event, describe_result
from game.rules.scoring import result
from game.rules.table import Ending
from game.storage.records import load_record


def check(files: Sequence[Path], *, verbose: bool = False) -> int:
    """0 if all are valid, 1 if one breaks the rules, 2 if one cannot be opened."""
    return max(_check(file, verbose=verbose) for file in files)


def _check(file: Path, *, verbose: bool) -> int:
    try:
        record = load_record(file, own_shelf().load)
    except OSError as error:
        print(f"{file}: {why_unreadable(file, error)}", file=sys.stderr)
        return 2
    except RecordError as error:
        print(f"{file}: {error}")
        return 1
    if verbose:
        print(f"{file}:")
        for line in story(record):
            print(f"  {line}")
    print(f"{file}: {summary(record)}")
    return 0


def summary(record: Record) -> str:
    """One line about a valid record."""
    names = [player.name for player in record.header.players]
    table = record.final.table
    if table.ending is None:
        standing = f"unfinished, {names[table.turn]} is next"
    else:
        why = _why_over(table.ending, table.board.goal)
        standing = f"{why}, {describe_result(result(record.final), names)}"
    warnings = "".join(f"; warning: {warning}" for warning in record.warnings)
    return f"ok, {len(names)} players, {counted(table.actions, 'action')}, {standing}{warnings}"


def _why_over(ending: Ending, goal: str) -> str:
    match ending:
        case Ending.MARSEILLE:
            return f"{goal} reached"
        case Ending.DEPOTS:
            return "depots empty"
        case Ending.AGREED:
            return "ended by agreement"
        case _:
            assert_never(ending)


def story(record: Record) -> list[str]:
    """The game move by move."""
    names = [player.name for player in record.header.players]
    lines: list[str] = []
    for number, moment in enumerate(record.moments):
        words = [describe_event(event, names, record.header.board) for event in moment.events]
        text = "\n".join(word for word in words if word).splitlines()
        lines += [f"{number:3} {line}" if n == 0 else f"    {line}" for n, line in enumerate(text)]
    return lines
