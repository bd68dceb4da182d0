"""Describes a crash of Python itself from the stack it has left.

It contains nothing of the game: only files, lines and functions that it recognises.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from game.diagnostics.failure_report import HOME, Description, short_path

MOST_FRAMES = 60

# Windows also reports handled exceptions, which end nothing; their name is a code.
_HEADLINE = re.compile(
    r"Fatal Python error: (?P<fatal>[A-Za-z ]{1,60})"
    r"|Windows fatal exception: (?P<windows>access violation|stack overflow|[a-z]+ divide by zero)"
)
_THREAD = re.compile(r"(?P<current>Current t|T)hread 0x[0-9a-f]+.*\(most recent call first\):")
_FRAME = re.compile(
    r'  File "(?P<file>.+)", line (?P<line>\d{1,7}) in (?P<function>[\w<>.]{1,100})'
)
_MODULES = re.compile(r"Extension modules: (?P<names>[\w., ]+).*")


def describe_crash(text: str) -> Description | None:
    """The newest crash in a file; None if there is none."""
    lines = text.splitlines()
    for number in range(len(lines) - 1, -1, -1):
        if found := _HEADLINE.fullmatch(lines[number]):
            name = found["fatal"] or found["windows"].capitalize()
            return _described(name, lines[number + 1 :])
    return None


def _described(name: str, lines: list[str]) -> Description:
    """What is certain about the lines below a headline."""
    frames = _crashed_frames(lines)
    ours = [found for found in frames if _ours(found["file"])]
    innermost = (ours or frames)[:1]
    where = "".join(
        f"{short_path(one['file'])}, line {one['line']} ({one['function']})" for one in innermost
    )
    return Description(name, where, (name, *_lines(lines)))


def _crashed_frames(lines: list[str]) -> list[re.Match[str]]:
    """The stack of the crashed thread, which may come after those of others."""
    frames: list[re.Match[str]] = []
    crashed = False
    for line in lines:
        if thread := _THREAD.fullmatch(line):
            crashed = thread["current"] != "T"
        elif crashed and (found := _FRAME.fullmatch(line)):
            frames.append(found)
    return frames


def _ours(file: str) -> bool:
    return any(Path(file).is_relative_to(HOME / name) for name in ("game", "net", "commands"))


def _lines(lines: list[str]) -> Iterator[str]:
    """The stacks of all threads, the crashed one first, without local paths."""
    shown = 0
    for line in lines:
        if found := _THREAD.fullmatch(line):
            crashed = found["current"] != "T"
            words = "Crashed thread" if crashed else "Another thread"
            yield f"{words} (most recent call first):"
        elif (found := _FRAME.fullmatch(line)) and shown < MOST_FRAMES:
            shown += 1
            file, number, function = short_path(found["file"]), found["line"], found["function"]
            yield f'  File "{file}", line {number}, in {function}'
        elif found := _MODULES.fullmatch(line):
            yield f"Extension modules: {found['names'].rstrip()}"
