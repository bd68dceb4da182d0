"""Damaged and hostile files for every reader of files: each is read, or a documented error.

Files of every kind with values exchanged, bits flipped, tails cut off and pieces spliced, and plain
noise. Whatever can still be read is written again, as the program would.
"""

import json
import os
import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from commands.bench.measure import Measure
from game.board import (
    Board,
    BoardError,
    Hex,
    HexKind,
    Space,
    UnknownBoard,
    around,
    load_board,
    read_file,
    write_board,
)
from game.bots.levels import LEVELS
from game.lobby import Line, Options
from game.rules.errors import RecordError
from game.rules.legality import trades
from game.rules.record import Header, Player, action_line, header_line
from game.rules.setup import deal
from game.series import GameResult, Series, series_to_json
from game.storage import settings
from game.storage.file_suffixes import (
    PLACE_ENDING,
    RECORD_ENDING,
    SERIES_ENDING,
    STAND_INS_ENDING,
    TABLE_ENDING,
)
from game.storage.kept_seat import KeptSeat, read_seat, write_seat
from game.storage.records import load_record
from game.storage.save_reader import SaveReader
from game.storage.saved_game import SavedGame, SeriesUnreadable
from game.storage.saves_index import read_index, write_index
from game.storage.series_files import keep_series, load_place, load_series
from game.storage.stand_ins import keep_stand_ins, load_players, load_stand_ins
from net.lan.certificate import make_certificate, why_no_certificate
from net.lan.passes import Pass, Passes
from net.lan.stale_tables import clear_tables
from net.lan.table_resume import read_kept_file
from net.table.chat import Chat
from net.table.seating import Seating
from net.table.table_file import TableFile, TableFileError, kept_text

CASES = 500_000
NOW = 1_000.0
SPLICED = 6  # bytes of noise at most
_PLAYERS = tuple(Player(name, "human") for name in ("Ada", "Hugo", "Inès"))
# A value, a name or a bracket of a JSON text.
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[\[\]{}:,]')
_JUNK = (
    *(b"null", b"true", b"0", b"-1", b"1e400", b"-1e400", b"1e-400", b"NaN", b"-Infinity"),
    *(b"1.5", b"9223372036854775807", b"9223372036854775808", b"-9223372036854775809"),
    *(b"%d" % (2**256 - 1), b"%d" % 2**256, b"1" * 4300, b"1" * 4301, b"0." + b"3" * 5000),
    *(
        b'""',
        b'"\\ud800"',
        b'"\\u0000"',
        b'"\xc2\x85"',
        b'"\xe2\x80\xae"',
        b'"' + b"x" * 5000 + b'"',
    ),
    *(b"[]", b"{}", b"[[]]", b"[" * 984 + b"]" * 984, b"{" * 50, b"[0," * 40, b'{"a":1,"a":2}'),
    *(b"[" + b"0," * 3000 + b"0]", b"\xff", b""),
)


class FileReader(NamedTuple):
    """A reader, a file that it accepts, and a function that reads any."""

    name: str
    sample: bytes
    read: Callable[[Path], None]  # raises what is not documented


def fuzz_files() -> list[Measure]:
    """How many of the cases end in an undocumented way."""
    undocumented = run_file_fuzz(CASES, 1)
    unit = f"unexpected errors in {CASES} damaged files"
    return [Measure("fuzz-files", undocumented, unit, 0, at_least=False)]


def run_file_fuzz(cases: int, seed: int) -> int:
    """The number of undocumented errors; the first is printed."""
    chance, surprises = random.Random(seed), 0  # noqa: S311
    with TemporaryDirectory(dir=_memory()) as folder:
        readers = all_readers(Path(folder))
        for _ in range(cases):
            reader = chance.choice(readers)
            data = spoiled(chance, reader.sample)
            try:
                read_bytes(reader, Path(folder), data)
            except Exception as error:
                if not surprises:
                    print(f"fuzz: {error!r} of {reader.name} for {data[:2000]!r}")
                surprises += 1
    return surprises


def read_bytes(reader: FileReader, folder: Path, data: bytes) -> None:
    """Let a reader have a file with these bytes; raises what is not documented."""
    path = folder / reader.name
    path.write_bytes(data)
    reader.read(path)


def all_readers(folder: Path) -> list[FileReader]:
    """Every reader of files, with a sample that the program has written into a folder."""
    series = Series(3, (GameResult(("Ada", "Hugo", "Inès"), (31, 40, 22), 1),))
    beside = folder / "beside.jsonl"
    keep_series(beside, series)
    keep_stand_ins(beside, {1: "hard"}, ["Ada", "Véra", "Inès"])
    settings.save(folder / "usual.json", settings.Settings(players=(), told=("tutorial",)))
    write_seat(folder / "kept.json", KeptSeat("Salon", (("192.168.0.7", 1),), ("Ada",), NOW))
    Passes(folder / "passes").keep("table", "Ada", Pass(b"t" * 32, b"f" * 32))
    (ticket,) = (folder / "passes").iterdir()
    boards = {"france": load_board("france"), "island": island()}
    saves = SaveReader(lambda name: _named(boards, name))
    return [
        FileReader("game.jsonl", a_record(boards["france"]), lambda path: _record(path, boards)),
        FileReader("save.jsonl", a_record(boards["island"]), lambda path: _save(path, saves)),
        FileReader("map.json", write_board(boards["island"]), _board),
        FileReader("settings.json", (folder / "usual.json").read_bytes(), _settings),
        FileReader("seat.json", (folder / "kept.json").read_bytes(), _seat),
        FileReader(f"passes/{ticket.name}", ticket.read_bytes(), _pass),
        FileReader("saves.index", an_index(folder, saves), _index),
        FileReader("evening.series", beside.with_suffix(SERIES_ENDING).read_bytes(), _series),
        FileReader("evening.place", beside.with_suffix(PLACE_ENDING).read_bytes(), _place),
        FileReader("evening.bots", beside.with_suffix(STAND_INS_ENDING).read_bytes(), _stand_ins),
        FileReader("evening.table", a_table(series).encode(), _table),
    ]


def an_index(folder: Path, reader: SaveReader) -> bytes:
    """The index of one game."""
    path, index = folder / "known.jsonl", folder / "known.index"
    path.write_bytes(a_record(load_board("france")))
    *_, game = reader.check(reader.glance(SavedGame(path, NOW, path.stat().st_size)))
    for _ in write_index(index, frozenset(), [game]):
        pass
    return index.read_bytes()


def island() -> Board:
    """The smallest possible board."""
    paris = Hex(0, 0)
    ring = around(paris)
    coast = sorted({place for one in ring for place in around(one)} - {paris, *ring})
    cities = [Space(place, HexKind.CITY, f"Town {n}", 2, n == 0) for n, place in enumerate(coast)]
    starts = [Space(place, HexKind.START, f"Gare {n}") for n, place in enumerate(ring)]
    spaces = (Space(paris, HexKind.EIFFEL), *starts, *cities)
    return Board("island", "Island", spaces, frozenset((frozenset(coast[:2]),)))


def a_record(board: Board) -> bytes:
    """The record of a game after two trades."""
    header = Header(board, _PLAYERS, deal(board, 3, 2**256 - 3, first=0), 2**256 - 3)
    state, lines = header.state(), [header_line(header)]
    for seat in range(2):
        action = trades(state.table, state.portfolios[seat])[0]
        lines.append(action_line(seat + 1, seat, action))
    return "".join(lines).encode()


def a_table(before: Series) -> str:
    """The saved table of a host."""
    chat = Chat()
    chat.add(Line("Ada", 0, "Salut !", False))
    seating = Seating.to_be_claimed(_PLAYERS)
    options = Options(games=3)
    kept = TableFile(
        "Salon", "id", "", make_certificate(), 2, options, seating, before, 1, tuple(chat)
    )
    return kept_text(kept)


def spoiled(chance: random.Random, sample: bytes) -> bytes:
    """A file with an error in it, or plain noise."""
    data = bytearray(sample)
    match chance.randrange(8):
        case 0:
            for _ in range(chance.randint(1, 4)):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case 1:
            del data[chance.randrange(len(data)) :]
        case 2:
            at = chance.randrange(len(data))
            data[at : at + chance.randrange(4)] = chance.randbytes(chance.randrange(SPLICED))
        case 3:
            first, second = sorted(chance.sample(range(len(data) + 1), 2))
            data[first:first] = data[first:second]
        case 4:
            return chance.randbytes(chance.randrange(60))
        case _:
            return _exchanged(chance, bytes(data))
    return bytes(data)


def _exchanged(chance: random.Random, data: bytes) -> bytes:
    """The same file with some value, name or bracket replaced."""
    for _ in range(chance.randint(1, 2)):
        if tokens := [*_TOKEN.finditer(data)]:
            token = chance.choice(tokens)
            data = data[: token.start()] + chance.choice(_JUNK) + data[token.end() :]
    return data


def _record(path: Path, boards: dict[str, Board]) -> None:
    try:
        record = load_record(path, lambda name: _named(boards, name))
    except RecordError as error:
        str(error).encode()
    else:
        header_line(record.header).encode()


def _save(path: Path, reader: SaveReader) -> None:
    found = path.stat()
    game = reader.glance(SavedGame(path, found.st_mtime, found.st_size))
    for known in (game, *(() if game.problem else reader.check(game))):
        gone = known.problem.board if known.problem else ""
        if not (known.title.isprintable() and gone.isprintable()):
            raise ValueError(f"a text that cannot be drawn: {known.title!r} or {gone!r}")
        str(known.problem).encode()


def _index(path: Path) -> None:
    for games in read_index(path, frozenset()):
        for game in games:
            if not (game.title.isprintable() and game.board.isprintable()):
                raise ValueError(f"a text that cannot be drawn: {game.title!r} or {game.board!r}")
            hash(game)


def _named(boards: dict[str, Board], name: str) -> Board:
    if name not in boards:
        raise UnknownBoard(name, tuple(boards))
    return boards[name]


def _board(path: Path) -> None:
    try:
        write_board(read_file(path))
    except BoardError as error:
        str(error).encode()


def _settings(path: Path) -> None:
    found, warning = settings.load(path)
    if warning and warning.file != path:
        warning.file.unlink()
    settings.save(path, found)


def _seat(path: Path) -> None:
    if seat := read_seat(path, NOW):
        json.dumps(seat._asdict()).encode()


def _pass(path: Path) -> None:
    Passes(path.parent).get("table", "Ada")


def _series(path: Path) -> None:
    with suppress(SeriesUnreadable):
        if series := load_series(path.with_suffix(RECORD_ENDING)):
            json.dumps(series_to_json(series)).encode()
            series.standings()


def _place(path: Path) -> None:
    load_place(path.with_suffix(RECORD_ENDING))


def _stand_ins(path: Path) -> None:
    record = path.with_suffix(RECORD_ENDING)
    load_stand_ins(record, _PLAYERS, LEVELS)
    load_players(record, _PLAYERS)


def _table(path: Path) -> None:
    with suppress(TableFileError):
        kept = read_kept_file(path.with_suffix(TABLE_ENDING))
        kept_text(kept).encode()
        kept.seating.seats()
        if kept.certificate.count("\n") < 4:  # whole ones are slow to look at
            why_no_certificate(kept.certificate)
    clear_tables(path.parent)


def _memory() -> str | None:
    """Where files take no time, if there is such a place."""
    memory = "/dev/shm"  # noqa: S108
    return memory if os.access(memory, os.W_OK) else None
