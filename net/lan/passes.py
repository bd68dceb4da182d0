"""Resume tokens on disk, so that a program that crashed gets its seat back.

One file per seat, since several programs on one computer may write at the same time.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.files.atomic import write_whole
from game.files.permissions import make_private
from game.json_text import JsonError, file_bytes, parse_json
from game.rules.fields import FieldError, Fields
from net.wire.names import clean_name

MOST = 20  # passes; the oldest are removed
ENDING = ".json"
_BETWEEN = "+"  # the names of players who share a computer
_LARGEST = 4096  # bytes; a pass has under two hundred


class Pass(NamedTuple):
    """The token for a seat, and the fingerprint of its table."""

    token: bytes
    fingerprint: bytes


class Passes:
    """A folder of passes. Without a disk they last as long as the program."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._passes: dict[str, Pass] = {}
        self._kept: dict[str, dict[str, None]] | None = None  # players by table, the newest last

    def get(self, table: str, who: str) -> Pass | None:
        """The pass of these players for a table."""
        name = _name(table, who)
        if name not in self._passes and self._folder:
            found = _read(self._folder / name)
            if found:
                self._passes[name] = found
        return self._passes.get(name)

    def keep(self, table: str, who: str, given: Pass) -> None:
        """Save a pass, replacing an older one."""
        name = _name(table, who)
        self._passes[name] = given
        kept = self._by_table().setdefault(table, {})
        kept.pop(who, None)
        kept[who] = None
        if self._folder:
            text = {"token": given.token.hex(), "fingerprint": given.fingerprint.hex()}
            text |= {"table": table, "who": who}
            with suppress(OSError):  # then the seat is lost only after a crash
                make_private(self._folder)
                write_whole(self._folder / name, json.dumps(text).encode())
                self._forget_the_oldest(self._folder)

    def forget(self, table: str, who: str) -> None:
        """Remove a pass."""
        name = _name(table, who)
        self._passes.pop(name, None)
        self._by_table().get(table, {}).pop(who, None)
        if self._folder:
            with suppress(OSError):
                (self._folder / name).unlink(missing_ok=True)

    def people_at(self, table: str) -> tuple[str, ...]:
        """The players that a table last kept seats for, whatever names are typed now; passes of
        earlier versions do not tell."""
        kept = [*self._by_table().get(table, {})]
        return tuple(kept[-1].split(_BETWEEN)) if kept else ()

    def _by_table(self) -> dict[str, dict[str, None]]:
        """The players that all tables keep seats for; read from the disk the first time."""
        if self._kept is None:
            self._kept = {}
            for told in self._read_all():
                self._kept.setdefault(told[0], {})[told[1]] = None
        return self._kept

    def _read_all(self) -> Iterator[tuple[str, str]]:
        """The table and the players of every pass, the newest last."""
        with suppress(OSError):
            files = [*self._folder.glob(f"*{ENDING}")] if self._folder else []
            for file in sorted(files, key=lambda file: file.stat().st_mtime_ns):
                with suppress(OSError, JsonError, FieldError):
                    told = Fields(parse_json(file_bytes(file, _LARGEST)), "the file")
                    table, who = told.text("table"), told.text("who")
                    if file.name == _name(table, who):
                        yield table, who

    def _forget_the_oldest(self, folder: Path) -> None:
        files = sorted(folder.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime_ns)
        for file in files[:-MOST]:
            file.unlink(missing_ok=True)


def kept_by(names: Iterable[str]) -> str:
    """The key of a pass: the players of a computer, in any order."""
    return _BETWEEN.join(sorted(map(clean_name, names)))


def _name(table: str, who: str) -> str:
    return hashlib.sha256(f"{table} {who}".encode()).hexdigest()[:24] + ENDING


def _read(file: Path) -> Pass | None:
    """Read a file; None if it is no pass."""
    try:
        told = Fields(parse_json(file_bytes(file, _LARGEST)), "the file")
        token, fingerprint = (bytes.fromhex(told.text(key)) for key in ("token", "fingerprint"))
    except (OSError, JsonError, FieldError, ValueError):
        return None
    return Pass(token, fingerprint)
