"""The resume tokens of this machine, on the disk: a program that crashed finds its seat again.

A file for each seat, since several programs on one machine may write at the same moment.
"""

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.files.atomic import write_whole
from game.files.permissions import make_private
from game.json_text import JsonError, file_bytes, parse_json
from game.rules.fields import FieldError, Fields
from net.wire.names import clean_name

MOST = 20  # passes; the oldest are forgotten
ENDING = ".json"
_LARGEST = 4096  # bytes; a pass has under two hundred


class Pass(NamedTuple):
    """What brings one back to a table, and by what the table is known."""

    token: bytes
    fingerprint: bytes


class Passes:
    """One folder. Without a disk a pass lasts as long as the program."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._passes: dict[str, Pass] = {}

    def get(self, table: str, who: str) -> Pass | None:
        """The pass of somebody for a table."""
        name = _name(table, who)
        if name not in self._passes and self._folder:
            found = _read(self._folder / name)
            if found:
                self._passes[name] = found
        return self._passes.get(name)

    def keep(self, table: str, who: str, given: Pass) -> None:
        """Keep a pass in the place of an older one."""
        name = _name(table, who)
        self._passes[name] = given
        if self._folder:
            text = {"token": given.token.hex(), "fingerprint": given.fingerprint.hex()}
            with suppress(OSError):  # then only a crash costs the seat
                make_private(self._folder)
                write_whole(self._folder / name, json.dumps(text).encode())
                self._forget_the_oldest(self._folder)

    def forget(self, table: str, who: str) -> None:
        """The pass serves no more."""
        name = _name(table, who)
        self._passes.pop(name, None)
        if self._folder:
            with suppress(OSError):
                (self._folder / name).unlink(missing_ok=True)

    def _forget_the_oldest(self, folder: Path) -> None:
        files = sorted(folder.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime_ns)
        for file in files[:-MOST]:
            file.unlink(missing_ok=True)


def kept_by(names: Iterable[str]) -> str:
    """What a pass is kept by: the people of a machine, in whatever order they sit."""
    return "+".join(sorted(map(clean_name, names)))


def _name(table: str, who: str) -> str:
    return hashlib.sha256(f"{table} {who}".encode()).hexdigest()[:24] + ENDING


def _read(file: Path) -> Pass | None:
    """A file's pass; None if it is none."""
    try:
        told = Fields(parse_json(file_bytes(file, _LARGEST)), "the file")
        token, fingerprint = (bytes.fromhex(told.text(key)) for key in ("token", "fingerprint"))
    except (OSError, JsonError, FieldError, ValueError):
        return None
    return Pass(token, fingerprint)
