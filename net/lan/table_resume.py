"""Reads what a resumed table needs: the file beside its record, or what can be done without it."""

import secrets
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from game.json_text import JsonError, file_bytes
from game.options import MOST_GAMES
from game.rules.errors import RecordError
from game.rules.record import Header
from game.rules.record_reader import Record
from game.series import Series
from game.storage.file_suffixes import TABLE_ENDING
from game.storage.records import RecordInUse, RecordWriter
from game.storage.saved_game import SeriesUnreadable
from game.storage.series_files import load_series, series_file
from game.storage.stand_ins import load_players
from net.lan.certificate import make_certificate, why_no_certificate
from net.lan.table_plan import TablePlan
from net.table.owner_commands import why_no_board
from net.table.seating import Seating
from net.table.table_file import TableFile, TableFileError, read_kept
from net.wire.credentials import new_code
from net.wire.refusal_reasons import No


class ResumeError(ValueError):
    """A record that cannot be resumed; the message is a sentence."""

    why = No.NOT_RESUMED


class AlreadyPlayed(ResumeError):
    """A record that is being written already, by this program or another."""

    why = No.IN_USE


class ResumedTable(NamedTuple):
    """What a record and the file beside it say, and the record opened for writing."""

    kept: TableFile
    writer: RecordWriter
    record: Record
    known: bool  # from the file of a table; without one, nobody has a seat yet


def read_table(plan: TablePlan, record: Path) -> ResumedTable:
    """The saved table of a record; raises OSError or ResumeError."""
    file = record.with_suffix(TABLE_ENDING)
    try:
        kept = read_kept_file(file) if file.exists() else None
        writer, read = RecordWriter.resume(record, plan.board_named)
    except FileNotFoundError as error:
        raise ResumeError(f"{error.filename}: no such file") from None
    except TableFileError as error:
        raise ResumeError(f"{file}: {error}") from None
    except RecordInUse as error:
        raise AlreadyPlayed(f"{record}: {error.strerror}") from None
    except RecordError as error:
        raise ResumeError(f"{record}: {error}") from None
    words = ""
    if kept is None and read.closed:
        words = f"{record}: this game is already over"
    elif kept and not read.closed and len(kept.seating.places) != len(read.header.players):
        words = f"{file}: this file does not belong to {record}"
    elif kept and (broken := why_no_certificate(kept.certificate)):
        words = f"{file}: {broken}"
    elif kept and (missing := why_no_board(kept.options.board, plan.board_named)):
        words = f"{file}: {missing}"
    if words:
        writer.close()
        raise ResumeError(words)
    try:
        table = kept or _to_be_claimed(plan, record, read.header)
    except SeriesUnreadable as error:
        writer.close()
        raise ResumeError(f"{series_file(record)}: {error}") from None
    return ResumedTable(table, writer, read, kept is not None)


def read_kept_file(file: Path) -> TableFile:
    """Read a `.table` file; raises OSError or TableFileError."""
    try:
        return read_kept(file_bytes(file))
    except JsonError as error:
        raise TableFileError(f"the table cannot be resumed: {error}") from None


def _to_be_claimed(plan: TablePlan, record: Path, header: Header) -> TableFile:
    """A table for a record without its file: players claim their seats by name.

    Anyone could give a name, so a join code is required.
    """
    before, players = load_series(record) or Series(), load_players(record, header.players)
    games = MOST_GAMES if before.length is None else before.length
    options = replace(plan.options, board=header.board.name, games=games)
    seating = Seating.to_be_claimed(players)
    code, certificate = plan.code or new_code(), make_certificate()
    identity = secrets.token_hex(8)
    number = len(before.games) + 1
    names = tuple(player.name for player in players)
    agreed = options, seating, before
    return TableFile(plan.setup.name, identity, code, certificate, number, *agreed, names=names)
