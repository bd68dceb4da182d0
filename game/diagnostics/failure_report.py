"""Describes an error for a bug report: where it happened, in the program's own source lines.

It contains nothing of the game. Local variables are left out, and so are messages of errors, which
may quote anything, except those that Python itself composes from names in the source.
"""

import os
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[2]
MOST_FRAMES = 40  # frames of one error; longer tracebacks keep both ends
MOST_ERRORS = 8  # errors of a chain or group

UNKNOWN = "no traceback can be made"

_NAME = r"'?[A-Za-z_][\w.]{0,60}'?"
_SAFE = (
    r"NAME object has no attribute NAME",
    r"(type object|module) NAME has no attribute NAME",
    r"NAME object is not (iterable|callable|subscriptable|an iterator|a context manager)",
    r"NAME object does not support item (assignment|deletion)",
    r"NAME object cannot be interpreted as an integer",
    r"unsupported operand type\(s\) for [-+*/%&|^<>=@]{1,3}: NAME and NAME",
    r"'[<>=!]{1,2}' not supported between instances of NAME and NAME",
    r"NAME\(\) missing NUMBER required (positional|keyword-only) arguments?: NAMES",
    r"NAME\(\) takes NUMBER positional arguments? but NUMBER (was|were) given",
    r"NAME\(\) got an unexpected keyword argument NAME",
    r"name NAME is not defined",
    r"cannot access local variable NAME where it is not associated with a value",
    r"(cannot import name NAME from|No module named) NAME",
    r"(list|tuple|string|range object|deque|bytearray) (assignment )?index out of range",
    r"pop from (an )?empty (list|set|deque)|pop from an empty deque",
    r"(integer |float )?(division|modulo)( or modulo)? by zero",
    r"not enough values to unpack \(expected (at least )?NUMBER, got NUMBER\)",
    r"too many values to unpack \(expected NUMBER(, got NUMBER)?\)",
    r"(max|min)\(\) (arg is an empty sequence|iterable argument is empty)",
    r"(dictionary|Set|set|deque) (changed size|mutated) during iteration",
    r"maximum recursion depth exceeded( (in|while) [a-z ]{1,60})?",
    r"(list\.remove\(x\): x not in list|coroutine raised StopIteration|math domain error)",
)


class Description(NamedTuple):
    """A description of an error."""

    error: str  # the error's type
    where: str  # the innermost frame in our own code
    lines: tuple[str, ...]  # the traceback


def describe(error: BaseException) -> Description:
    """Describe an error and its causes. Never raises."""
    try:
        lines: list[str] = []
        for link, words in _chain(error):
            lines += _traceback(link)
            lines += [words] if words else []
        return Description(type(error).__name__, _where(error), tuple(lines))
    except Exception:  # e.g. a changed source file, or no memory
        return Description(type(error).__name__, "", (UNKNOWN,))


def safe_message(error: BaseException) -> str:
    """The message of an error if it cannot contain anything of the game, otherwise empty."""
    if isinstance(error, OSError):
        number = error.errno
        return os.strerror(number) if type(number) is int and 0 < number < 20_000 else ""
    if len(error.args) != 1 or type(error.args[0]) is not str:
        return ""
    message = error.args[0]
    return message if any(re.fullmatch(_filled(words), message) for words in _SAFE) else ""


def _filled(words: str) -> str:
    """A pattern for what Python says; made only when it is needed, as it takes long."""
    names = words.replace("NAMES", "NAME(,? (and )?NAME){0,9}")
    return names.replace("NAME", _NAME).replace("NUMBER", r"\d{1,3}")


def _chain(error: BaseException) -> Iterator[tuple[BaseException, str]]:
    """The errors of a chain in the order in which they happened, each with its link to the next."""
    chain: list[tuple[BaseException, str]] = []
    seen: set[int] = set()
    link: BaseException | None = error
    leads = ""
    while link is not None and id(link) not in seen and len(chain) < MOST_ERRORS:
        seen.add(id(link))
        chain.append((link, leads))
        if link.__cause__ is not None:
            link, leads = link.__cause__, "which caused:"
        elif link.__suppress_context__:
            link = None
        else:
            link, leads = link.__context__, "and while that was handled:"
    yield from reversed(chain)


def _traceback(error: BaseException) -> Iterator[str]:
    yield "Traceback (most recent call last):"
    frames = traceback.extract_tb(error.__traceback__)
    skipped = len(frames) - MOST_FRAMES
    for number, frame in enumerate(frames):
        if skipped > 0 and MOST_FRAMES // 2 <= number < MOST_FRAMES // 2 + skipped:
            if number == MOST_FRAMES // 2:
                yield f"  ... {skipped} more frames ..."
            continue
        yield f'  File "{short_path(frame.filename)}", line {frame.lineno}, in {frame.name}'
        if frame.line:
            yield f"    {frame.line}"
    message = safe_message(error)
    yield f"{_type(error)}: {message}" if message else _type(error)
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions[:MOST_ERRORS]:
            yield "  one of them:"
            yield from (f"  {line}" for line in _traceback(one))


def _type(error: BaseException) -> str:
    kind = type(error)
    module = "" if kind.__module__ == "builtins" else f"{kind.__module__}."
    return module + kind.__qualname__


def _where(error: BaseException) -> str:
    """The innermost frame in our own code, or else in any."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _ours(Path(frame.filename))]
    if not frames:
        return ""
    frame = ours[-1] if ours else frames[-1]
    return f"{short_path(frame.filename)}, line {frame.lineno} ({frame.name})"


def _ours(path: Path) -> bool:
    return any(path.is_relative_to(HOME / name) for name in ("game", "net", "commands"))


def short_path(filename: str) -> str:
    """A source file's path without the user's folders."""
    path = Path(filename)
    for root in (HOME, *map(Path, sys.path)):
        if root.is_absolute() and path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    parts = path.parts
    return "/".join(parts[-2:]) if path.is_absolute() else filename
