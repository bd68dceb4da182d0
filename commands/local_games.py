"""Games on this screen: a match in this process, recorded as it goes on.

The title waits for this module, so it imports the rules only when a game begins.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from game.files.atomic import remove
from game.files.permissions import make_private
from game.storage.file_suffixes import PLACE_ENDING, SERIES_ENDING, TABLE_ENDING
from game.storage.folders import Folders
from game.storage.saved_game import SeriesUnreadable
from game.storage.saves import new_path

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from game.board import Board, Shelf
    from game.bot_seats import BotSeats
    from game.bots.bot_process import BotProcess
    from game.match import Match
    from game.rules.record import Header, Player
    from game.series import GameResult, Series
    from game.session import LocalSession
    from game.storage.journal import Journals, RetryingJournal
    from game.storage.records import RecordWriter
    from game.storage.settings import SettingsFile


class LocalGames:
    """Games on this screen, recorded in the folder of saved games."""

    kinds = ("human", "easy", "medium", "hard")

    def __init__(self, folders: Folders, settings: SettingsFile) -> None:
        self._folders = folders
        self._settings = settings
        self._record: Path | None = None
        self._thinker: BotProcess | None = None
        self._bots: BotSeats | None = None  # of the newest game
        self._players: tuple[Player, ...] = ()  # who play it now, perhaps not those who began
        self._series: Series | None = None
        self._beside: Path | None = None  # the record that the series file belongs to
        self._journals: Journals | None = None
        self._number = 0  # the number of games begun
        self.on_saving_changed: Callable[[bool], None] = lambda _: None
        self.on_broken_series: Callable[[Path], None] = lambda _: None

    @property
    def record(self) -> Path | None:
        """The record of the newest game; None if the disk refuses it."""
        return self._record

    @property
    def saved(self) -> bool:
        """Whether all moves of all games so far are saved."""
        return self._journals is None or self._journals.saved

    @property
    def series(self) -> Series:
        """The series of the newest game, as it was before that game."""
        from game.series import Series

        return self._series or Series()

    def series_with(self, result: GameResult) -> Series:
        """The series with the newest game, whose result names those who played at its end."""
        began = self._bots.match.header.players if self._bots else self._players
        return self.series.followed_by(result.begun_by(tuple(player.name for player in began)))

    @property
    def stand_ins(self) -> Mapping[int, str]:
        """The levels of the bots that play the newest game for people, by seat."""
        return self._bots.stand_ins if self._bots else {}

    def bot_name(self, kind: str, taken: Sequence[str]) -> str:
        """A bot's name at a table where these names are taken."""
        from game.bots.levels import name_for

        return name_for(kind, taken)

    def update(self) -> None:
        """Retry, every few seconds, what could not be saved."""
        if self._journals:
            self._journals.retry()

    @property
    def shelf(self) -> Shelf:
        """The shipped boards and the player's own."""
        from game.board import Shelf

        return Shelf(self._folders.boards)

    def begin(
        self,
        players: tuple[Player, ...],
        first: int | None = None,
        series: Series | None = None,
        board: Board | None = None,
    ) -> LocalSession:
        """A new game; without a record if the disk refuses one."""
        import secrets  # imports OpenSSL, 3 MB that the title does not need

        from game.board import load_board
        from game.match import Match
        from game.rules.record import Header
        from game.rules.setup import SEED_BITS, deal

        if self._journals:
            self._journals.leave()
        seed = secrets.randbits(SEED_BITS)
        fixed = self._settings.current.fixed_stations
        board = board or load_board("france")
        drawn = deal(board, len(players), seed, fixed_stations=fixed, first=first)
        header = Header(board, players, drawn, seed)
        self._series, self._players = series, players
        self._record = None
        journal = self._journal_of(self._begin_record(header))
        return self._session(Match.begin(header, journal))

    def resume(self, path: Path) -> LocalSession:
        """Continue a saved game."""
        if path.with_suffix(TABLE_ENDING).exists():  # `serve` has continued it meanwhile
            return self.bring_here(path)
        return self._resume(path)

    def _resume(self, path: Path) -> LocalSession:
        from game.bots.levels import LEVELS
        from game.match import Match
        from game.storage.records import RecordWriter
        from game.storage.stand_ins import load_players, load_stand_ins

        self.close()  # no other journal may write the resumed record
        writer, record = RecordWriter.resume(path, self.shelf.load)
        self._record = self._beside = path
        self._series = self._kept_series(path)
        self._players = load_players(path, record.header.players)
        journal = self._journal_of(lambda: writer)
        session = self._session(Match.resume(record, journal))
        levels = load_stand_ins(path, record.header.players, LEVELS)
        return self._seated(levels) if levels else session

    def seat_bots(self, levels: Mapping[int, str]) -> LocalSession:
        """Go on with the newest game, with bots of these levels in seats of people.

        The seats are kept beside the record; a disk that refuses forgets them.
        """
        from game.storage.stand_ins import keep_stand_ins, new_names

        if self._record and self._bots:
            names = new_names(self._bots.match.header.players, self._players)
            with suppress(OSError):
                keep_stand_ins(self._record, levels, names)
        return self._seated(levels)

    def _seated(self, levels: Mapping[int, str]) -> LocalSession:
        if self._bots is None:
            raise RuntimeError("no game has begun")
        self._bots.stand_in(levels)
        return self._session_with(self._bots)

    def _session_with(self, bots: BotSeats) -> LocalSession:
        from game.session import LocalSession

        people, moves = bots.people, bots.stand_in_moves
        return LocalSession(bots.match, people, bots, moves, self._players)

    def bring_here(self, path: Path) -> LocalSession:
        """Go on at this screen with a game of a LAN table, whose record moves to the saved games.

        Its table cannot be resumed any more. Nothing is moved if the record cannot be continued.
        """
        from game.bots.levels import LEVELS
        from game.storage.moved_games import move_record, new_home
        from game.storage.records import RecordWriter
        from game.storage.series_files import keep_series
        from game.storage.stand_ins import keep_stand_ins, load_stand_ins, new_names

        self.close()
        writer, record = RecordWriter.resume(path, self.shelf.load)
        writer.close()  # Windows moves no open file
        series, home = self._series_of_table(path), new_home(path, self._folders.saves)
        if series and not series.single:
            keep_series(home, series)
        began = record.header.players
        names = new_names(began, self._players_now(path, began))
        keep_stand_ins(home, load_stand_ins(path, began, LEVELS), names)
        move_record(path, home)
        with suppress(OSError):
            remove(home.with_suffix(TABLE_ENDING))
        return self._resume(home)

    def leave(self) -> None:
        """Leave the newest game, so that its record can be continued elsewhere."""
        self._bots = None
        if self._journals:
            self._journals.leave()

    def watch(self, path: Path) -> LocalSession:
        """A finished game, for a replay."""
        from game.match import Match
        from game.session import LocalSession
        from game.storage.records import load_record

        record = load_record(path, self.shelf.load)
        players = self._players_now(path, record.header.players)
        return LocalSession(Match.resume(record), range(len(players)), players=players)

    def close(self) -> None:
        """Write what can be written, and give up the rest."""
        if self._journals:
            self._journals.close()
            self._journals = None

    def lesson(self, name: str, you: str) -> LocalSession:
        """The game of a tutorial lesson; not recorded."""
        from commands.lesson_games import lesson

        return lesson(name, you)

    def _session(self, match: Match) -> LocalSession:
        """A session with people in some seats and bots in the others.

        One process thinks for the bots of all games, one after another.
        """
        import secrets

        from game.bot_seats import BotSeats
        from game.bots.bot_process import BotProcess
        from game.rules.setup import SEED_BITS

        if self._thinker is None:
            self._thinker = BotProcess()
        # A separate seed, so that the bots' moves reveal nothing about the deal.
        chance = secrets.randbits(SEED_BITS)
        self._bots = BotSeats(match, self._thinker, chance)
        return self._session_with(self._bots)

    def _begin_record(self, header: Header) -> Callable[[], RecordWriter]:
        """A function that creates the record of a new game, called until it succeeds."""
        when, series = datetime.now(), None if self.series.single else self.series
        self._number += 1
        number = self._number

        def create() -> RecordWriter:
            from game.storage.records import RecordWriter
            from game.storage.series_files import keep_series, series_file

            saves = self._folders.saves
            make_private(saves)
            path = new_path(saves, when)
            if number != self._number:  # a later game has begun, which has the series file
                return RecordWriter.create(path, header)
            try:
                if series:
                    keep_series(path, series)
                writer = RecordWriter.create(path, header)
            except OSError:
                for ending in (SERIES_ENDING, PLACE_ENDING):  # the game has no record yet
                    with suppress(OSError):
                        remove(path.with_suffix(ending))
                raise
            if series and series.games and self._beside:  # only now: it must not be lost
                with suppress(OSError):
                    remove(series_file(self._beside))
            self._beside = path if series else None
            self._record = path
            return writer

        return create

    def _journal_of(self, open_writer: Callable[[], RecordWriter]) -> RetryingJournal:
        """The journal of a game that begins or continues."""
        from game.storage.journal import Journals

        if self._journals is None:
            self._journals = Journals(lambda saved: self.on_saving_changed(saved))
        return self._journals.begin(open_writer)

    def _series_of_table(self, record: Path) -> Series | None:
        """The series of a LAN game; the file of a table that cannot be read is set aside."""
        from game.files.atomic import set_aside
        from net.lan.table_resume import read_kept_file
        from net.table.table_file import TableFileError

        file = record.with_suffix(TABLE_ENDING)
        try:
            return read_kept_file(file).before
        except FileNotFoundError:
            return self._kept_series(record)
        except (OSError, TableFileError):
            self.on_broken_series(set_aside(file) or file)
            return None

    def _players_now(self, record: Path, began: tuple[Player, ...]) -> tuple[Player, ...]:
        """Who plays a game now, at this screen or at a LAN table."""
        from game.storage.stand_ins import load_players, players_now

        file = record.with_suffix(TABLE_ENDING)
        if not file.exists():
            return load_players(record, began)
        from net.lan.table_resume import read_kept_file
        from net.table.table_file import TableFileError

        try:
            return players_now(began, read_kept_file(file).names)
        except (OSError, TableFileError):
            return began

    def _kept_series(self, record: Path) -> Series | None:
        """The series of a saved game; a broken file is set aside, and the game becomes a single
        one."""
        from game.files.atomic import set_aside
        from game.storage.series_files import load_series, series_file

        try:
            return load_series(record)
        except SeriesUnreadable:
            file = series_file(record)
            self.on_broken_series(set_aside(file) or file)
            return None
