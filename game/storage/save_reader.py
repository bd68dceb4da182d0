"""Saved games read: at a glance, and by playing the whole record."""

from collections.abc import Callable, Iterator
from pathlib import Path

from game.board import Board, BoardError, UnknownBoard, load_board
from game.json_text import JsonError, printable
from game.rules.errors import RecordError
from game.rules.fields import FieldError, Fields
from game.rules.record import FORMAT, PERSON
from game.rules.record_reader import LONGEST_NAME, Record, parse_line, read_player, read_record
from game.rules.scoring import result
from game.series import Series
from game.storage.records import record_bytes
from game.storage.saved_game import SavedGame, SaveProblem, SeriesUnreadable
from game.storage.series_files import load_place, load_series


class SaveReader:
    """Reads the files of saved games; keeps the boards that they are played on."""

    def __init__(
        self,
        board_named: Callable[[str], Board] = load_board,
        series_before: Callable[[Path], Series | None] = load_series,
    ) -> None:
        self._board_named, self._series_before = board_named, series_before
        self._boards: dict[str, Board] = {}

    def glance(self, game: SavedGame) -> SavedGame:
        """What the first and the last line of a record tell, without playing it."""
        try:
            data = record_bytes(game.path)
            seats = _first_line(data).items("players")
            players = tuple(read_player(entry).name for entry in seats)
        except (RecordError, JsonError, FieldError, OSError) as error:
            return game._replace(problem=_problem(error))
        lines = data.count(b"\n") - 1
        finished = data[data.rfind(b"\n", 0, -1) + 1 :].startswith(b'{"end":')
        told = game._replace(players=players, actions=lines - finished, finished=finished)
        told = told._replace(place=load_place(game.path))
        return self._in_its_series(told) if game.series_when else told

    def check(self, game: SavedGame) -> Iterator[SavedGame]:
        """Play a record; a board that was not needed before is read in a step of its own."""
        try:
            data = record_bytes(game.path)
            board = _first_line(data).text("board")
            if board not in self._boards:
                self._boards[board] = self._board_named(board)
                yield game
            record = read_record(data, self._boards.__getitem__)
        except (RecordError, JsonError, FieldError, BoardError, OSError) as error:
            yield game._replace(problem=_problem(error))
        else:
            final = record.final
            over = result(final) if final.table.ending is not None else None
            known = game._replace(board=record.header.board.title, checked=True, result=over)
            known = known._replace(touched=_touched(record))
            yield known._replace(actions=len(record.actions), finished=over is not None)

    def _in_its_series(self, game: SavedGame) -> SavedGame:
        """What the file beside a record tells; a broken one is said when the game is continued."""
        try:
            series = self._series_before(game.path)
        except SeriesUnreadable:
            return game._replace(followed=True)
        last = series is None or len(series.games) + 1 == series.length
        place = game.place if series is None or series.single else series.next_place
        return game._replace(series=series, place=place, followed=not last)


def _touched(record: Record) -> bool:
    """Whether a person has moved, or anybody where no person plays."""
    players = record.header.players
    people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
    movers = {moment.state.table.turn for moment in record.moments[:-1]}
    return bool(movers & set(people or range(len(players))))


def _first_line(data: bytes) -> Fields:
    if not data:
        raise RecordError(1, "the file is empty")
    line = parse_line(data[: data.find(b"\n")] if b"\n" in data else data)
    if line.value("format") != FORMAT:
        raise FieldError(f"not a Paris Connection game record: 'format' must be {FORMAT!r}")
    return line


def _problem(error: Exception) -> SaveProblem:
    match error:
        case RecordError(reason=reason):
            return SaveProblem(str(error), reason)
        case UnknownBoard(name=name):
            return SaveProblem(str(error), board=printable(name)[:LONGEST_NAME])
        case OSError():
            return SaveProblem(error.strerror or str(error))
    return SaveProblem(f"line 1: {error}")
