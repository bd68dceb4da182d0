"""Game records on disk: appended action by action, safe against power cuts, and read back."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.board import Board, BoardError, load_board, read_board
from game.files.atomic import write_whole
from game.files.locks import lock
from game.files.permissions import PRIVATE_FILE, tighten_file
from game.json_text import JsonError, file_bytes
from game.rules.actions import Action
from game.rules.errors import RecordError
from game.rules.record import VERSION, Header, action_line, end_line, header_line
from game.rules.record_reader import Record, read_record
from game.rules.scoring import Result
from game.storage.file_suffixes import MAP_ENDING

LARGEST = 4 * 1024 * 1024  # bytes; the longest game needs a hundredth


class RecordInUse(OSError):
    """A record that is being written already, by this program or another."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "this game is being played already", str(path))


def load_record(path: Path, board_named: Callable[[str], Board] = load_board) -> Record:
    """Read and check a record; raises OSError or RecordError."""
    return read_record(record_bytes(path), boards_for(path, board_named))


def boards_for(path: Path, board_named: Callable[[str], Board]) -> Callable[[str], Board]:
    """Finds the map of a record: the one beside it, or else one that this computer has."""

    def load(name: str) -> Board:
        found = board_beside(path)
        return found if found is not None and found.name == name else board_named(name)

    return load


def board_beside(path: Path) -> Board | None:
    """The map that lies beside a record, if it can be read."""
    with suppress(OSError, JsonError, BoardError):
        return read_board(file_bytes(path.with_suffix(MAP_ENDING)))
    return None


def record_bytes(path: Path) -> bytes:
    """The content of a record's file; raises OSError, or RecordError if too large."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        sentence = f"the file is larger than {LARGEST} bytes, too large for a game record"
        raise RecordError(1, sentence)
    return data


class RecordWriter:
    """Writes one game's file; what a call has written is on disk when it returns."""

    def __init__(self, descriptor: int, size: int, actions: int) -> None:
        self._descriptor = descriptor
        self._size = size
        self._actions = actions

    @classmethod
    def create(cls, path: Path, header: Header) -> "RecordWriter":
        """Start a new record; raises FileExistsError rather than overwrite one."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        writer = cls(os.open(path, flags, PRIVATE_FILE), 0, 0)
        try:
            lock(writer._descriptor)
            writer._append(header_line(header))
            _sync_folder(path.parent)
        except BaseException:
            writer.close()
            path.unlink(missing_ok=True)
            raise
        return writer

    @classmethod
    def resume(
        cls, path: Path, board_named: Callable[[str], Board] = load_board
    ) -> tuple["RecordWriter", Record]:
        """Continue a record; removes an incomplete last line.

        An older version is written as the newest first, since the game may end as only that can.
        Raises OSError, RecordError, or RecordInUse.
        """
        descriptor = _open_alone(path)
        try:
            record = load_record(path, board_named)
            if record.header.version != VERSION and record.final.table.ending is None:
                os.close(descriptor)  # Windows replaces no open file
                descriptor = -1
                _write_as_newest(path, record)
                descriptor = _open_alone(path)
                record = load_record(path, board_named)
            tighten_file(descriptor)
            os.ftruncate(descriptor, record.size)
            writer = cls(descriptor, record.size, len(record.actions))
            os.lseek(descriptor, record.size - 1, os.SEEK_SET)
            if os.read(descriptor, 1) != b"\n":
                writer._append("\n")
        except BaseException:
            if descriptor >= 0:
                os.close(descriptor)
            raise
        return writer, record

    def __enter__(self) -> "RecordWriter":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def act(self, seat: int, action: Action) -> None:
        """Append one action."""
        self._append(action_line(self._actions + 1, seat, action))
        self._actions += 1

    def end(self, final: Result) -> None:
        """Append the end line of a finished game."""
        self._append(end_line(final))

    def close(self) -> None:
        """Close the file; can be called twice."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _append(self, line: str) -> None:
        """Append a whole line or nothing: a full disk leaves the record unchanged."""
        data = line.encode("utf-8")
        os.lseek(self._descriptor, self._size, os.SEEK_SET)
        try:
            written = 0
            while written < len(data):
                written += os.write(self._descriptor, data[written:])
            # The content survives a power cut; fdatasync may lose only the time of writing.
            sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
            sync(self._descriptor)
        except OSError:
            os.ftruncate(self._descriptor, self._size)
            raise
        self._size += len(data)


def _open_alone(path: Path) -> int:
    """Open a record for writing; raises RecordInUse if it is being written already."""
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    # Another program may have replaced or moved the file meanwhile.
    try:
        if lock(descriptor) and os.path.samestat(os.fstat(descriptor), os.stat(path)):
            return descriptor
    except BaseException:
        os.close(descriptor)
        raise
    os.close(descriptor)
    raise RecordInUse(path)


def _write_as_newest(path: Path, record: Record) -> None:
    """Replace the first line of a record by one of the newest version."""
    _, _, lines = record_bytes(path)[: record.size].partition(b"\n")
    header = header_line(record.header._replace(version=VERSION)).encode("utf-8")
    write_whole(path, header + lines)


def _sync_folder(folder: Path) -> None:
    """Make the new file name survive a power cut, on systems that can sync folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
