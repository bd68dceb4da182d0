"""Reads saved games: a quick look first, then the whole record."""

from collections.abc import Callable, Iterator
from pathlib import Path

from game.board import Board, BoardError, UnknownBoard, load_board
from game.json_text import JsonError, printable
from game.rules.errors import RecordError
from game.rules.fields import FieldError, Fields
from game.rules.record import FORMAT, PERSON
from game.rules.record_reader import LONGEST_NAME, Record, RecordReader, parse_line, read_player
from game.rules.scoring import result
from game.series import Series
from game.storage.records import board_beside, record_bytes
from game.storage.saved_game import SavedGame, SaveProblem, SeriesUnreadable
from game.storage.series_files import load_place, load_series


class SaveReader:
    """Reads saved games; caches their boards."""

    def __init__(
        self,
        board_named: Callable[[str], Board] = load_board,
        series_before: Callable[[Path], Series | None] = load_series,
    ) -> None:
        self._board_named, self._series_before = board_named, series_before
        self._boards: dict[str, Board] = {}

    def glance(self, game: SavedGame) -> SavedGame:
        """What the first and last line of a record say, without playing it."""
        try:
            data = record_bytes(game.path)
            seats = _first_line(data).items("players")
            players = tuple(read_player(entry).name for entry in seats)
        except (RecordError, JsonError, FieldError, OSError) as error:
            return game._replace(problem=_problem(error))
        lines = data.count(b"\n") - 1
        finished = data[data.rfind(b"\n", 0, -1) + 1 :].startswith(b'{"end":')
        place = load_place(game.path)
        known = game._replace(
            players=players, actions=lines - finished, finished=finished, place=place
        )
        return self._with_series(known) if game.series_when else known

    def check(self, game: SavedGame) -> Iterator[SavedGame]:
        """Play a record in small steps; a board not loaded yet takes one of its own."""
        try:
            data = record_bytes(game.path)
            board = _first_line(data).text("board")
            beside = board_beside(game.path)
            if beside is None and board not in self._boards:
                self._boards[board] = self._board_named(board)
                yield game
            steps = RecordReader(data, lambda name: self._board(name, beside))
            while steps.step():
                yield game
            record = steps.record()
        except (RecordError, JsonError, FieldError, BoardError, OSError) as error:
            yield game._replace(problem=_problem(error))
        else:
            over = record.final.table.ending is not None
            final = result(record.final) if over else None
            yield game._replace(
                board=record.header.board.title,
                checked=True,
                winners=final.winners if final else (),
                points=final.most_points if final else 0,
                touched=_touched(record),
                actions=len(record.actions),
                finished=over,
            )

    def _board(self, name: str, beside: Board | None) -> Board:
        """The map of a record: the one beside it, if that has the right name."""
        if beside is not None and beside.name == name:
            return beside
        if name not in self._boards:
            self._boards[name] = self._board_named(name)
        return self._boards[name]

    def _with_series(self, game: SavedGame) -> SavedGame:
        """Add the series of a game; a broken file is reported when the game is continued."""
        try:
            series = self._series_before(game.path)
        except SeriesUnreadable:
            return game._replace(followed=True)
        last = series is None or len(series.games) + 1 == series.length
        place = game.place if series is None or series.single else series.next_place
        return game._replace(series=series, place=place, followed=not last)


def _touched(record: Record) -> bool:
    """Whether a person has moved, or any player where only bots play."""
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
