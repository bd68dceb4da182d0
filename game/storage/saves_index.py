"""Summaries of saved games that have been read, so that the next start need not replay them.

The file can be deleted at any time. It is trusted only for what lists show: opening a game always
reads its record. Damaged summaries, and those of another version or other maps, are ignored.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from game import __version__
from game.files.atomic import write_whole
from game.json_text import JsonError, file_bytes, parse_json
from game.options import MOST_GAMES
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.rules.record_reader import LONGEST_NAME
from game.series import SeriesPlace
from game.storage.saved_game import SavedGame

FORMAT, VERSION = "paris-connection-saves-index", 2
LARGEST = 4 * 1024 * 1024  # bytes
MOST = 8000  # games, the newest
_A_STEP = 12  # games
_MOST_NUMBER = 100_000  # actions or points
_LONGEST_TITLE = 200  # letters of a map's title or a file's name

Maps = frozenset[tuple[str, int]]  # the files of the player's own maps, and when each was written


def read_index(path: Path, maps: Maps) -> Iterator[list[SavedGame]]:
    """The summaries of a file, some in each step; nothing if it cannot be used."""
    try:
        header, *lines = file_bytes(path, LARGEST).splitlines()
        if parse_json(header) != _header(maps):
            return
    except (OSError, JsonError, ValueError):
        return
    for start in range(0, min(len(lines), MOST), _A_STEP):
        found = (_read_line(path.parent, line) for line in lines[start : start + _A_STEP])
        yield [game for game in found if game is not None]


def write_index(path: Path, maps: Maps, games: Sequence[SavedGame]) -> Iterator[None]:
    """Write a file in steps; ignores a disk that refuses."""
    lines = [_text(_header(maps))]
    kept = [game for game in games if worth_keeping(game)][:MOST]
    for start in range(0, len(kept), _A_STEP):
        lines += [_text(_entry(game)) for game in kept[start : start + _A_STEP]]
        yield
    data = "".join(lines).encode()
    if len(data) <= LARGEST:
        with suppress(OSError):
            write_whole(path, data, sync=False)


def worth_keeping(game: SavedGame) -> bool:
    """Whether a game was read without a problem; games with the file of a series are few."""
    return game.checked and game.problem is None and not game.series_when


def _header(maps: Maps) -> object:
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "maps": [[name, when] for name, when in sorted(maps)],
    }


def _entry(game: SavedGame) -> object:
    return [
        *(game.path.name, game.when, game.size, game.players, game.actions, game.finished),
        *(game.board, game.touched, game.place),
        *(game.winners, game.points),
    ]


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _read_line(folder: Path, line: bytes) -> SavedGame | None:
    try:
        entry = parse_json(line)
    except JsonError:
        return None
    match entry:
        case [
            str(name),
            int() | float() as when,
            int(size),
            [*names],
            int(actions),
            bool(finished),
            str(board),
            bool(touched),
            place,
            [*seats],
            int(points),
        ]:
            players = tuple(str(text) for text in names if _printable(text, LONGEST_NAME))
            if (
                len(players) == len(names)
                and FEWEST_SEATS <= len(players) <= MOST_SEATS
                and _printable(name, _LONGEST_TITLE)
                and Path(name).name == name
                and _printable(board, _LONGEST_TITLE)
                and 0 <= actions <= _MOST_NUMBER
                and abs(points) <= _MOST_NUMBER
                and bool(seats) == finished
                and all(type(seat) is int and 0 <= seat < len(players) for seat in seats)
            ):
                return SavedGame(
                    folder / name,
                    when,
                    size,
                    players,
                    actions,
                    finished,
                    checked=True,
                    place=_read_place(place),
                    winners=tuple(seat for seat in seats if isinstance(seat, int)),
                    points=points,
                    board=board,
                    touched=touched,
                )
    return None


def _read_place(entry: object) -> SeriesPlace | None:
    match entry:
        case [int(game), None] if 1 <= game <= MOST_GAMES:
            return SeriesPlace(game, None)
        case [int(game), int(length)] if 1 <= game <= length <= MOST_GAMES:
            return SeriesPlace(game, length)
    return None


def _printable(text: object, longest: int) -> bool:
    return isinstance(text, str) and 1 <= len(text) <= longest and text.isprintable()
