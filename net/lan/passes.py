"""The resume tokens of this machine, on the disk: a program that crashed finds its seat again."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.board import JsonError, parse_json
from game.rules.fields import FieldError, Fields
from net.lan.files import write_secretly

MOST = 20  # tables; the oldest are forgotten


class Pass(NamedTuple):
    """What brings one back to a table, and by what the table is known."""

    token: bytes
    fingerprint: bytes


class Passes:
    """One file. Without a disk it works until the program ends."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._passes = _read(path) if path else {}

    def get(self, table: str, who: str) -> Pass | None:
        """The pass of somebody for a table."""
        return self._passes.get(_key(table, who))

    def keep(self, table: str, who: str, given: Pass) -> None:
        """Keep a pass; the others of the file that another program wrote meanwhile stay."""
        self._change(_key(table, who), given)

    def forget(self, table: str, who: str) -> None:
        """The pass serves no more."""
        self._change(_key(table, who), None)

    def _change(self, key: str, given: Pass | None) -> None:
        if self._path:
            self._passes = {**self._passes, **_read(self._path)}
        self._passes.pop(key, None)
        if given:
            self._passes[key] = given
        if self._path:
            kept = [*self._passes.items()][-MOST:]
            text = {key: [one.token.hex(), one.fingerprint.hex()] for key, one in kept}
            with suppress(OSError):  # then only a crash costs the seat
                write_secretly(self._path, json.dumps(text, indent=1))


def _key(table: str, who: str) -> str:
    return f"{table} {who}"


def _read(path: Path) -> dict[str, Pass]:
    """The file's passes; what is no pass is left out."""
    found: dict[str, Pass] = {}
    with suppress(OSError, JsonError, FieldError):
        told = Fields(parse_json(path.read_bytes()), "the file")
        for key in told:
            with suppress(ValueError, FieldError):
                token, fingerprint = told.items(key)
                found[key] = Pass(bytes.fromhex(str(token)), bytes.fromhex(str(fingerprint)))
    return found
