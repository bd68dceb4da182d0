"""Games at this screen: a match in this process, kept on the disk as it goes on.

The title waits for this module, so it imports the rules only when a game begins.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from game.files.atomic import remove
from game.files.permissions import make_private
from game.storage.file_suffixes import PLACE_ENDING, SERIES_ENDING
from game.storage.folders import Folders
from game.storage.saved_game import SeriesUnreadable
from game.storage.saves import new_path

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from game.board import Board, Shelf
    from game.bots.bot_process import BotProcess
    from game.match import Match
    from game.rules.record import Header, Player
    from game.series import Series
    from game.session import LocalSession
    from game.storage.journal import Journals, RetryingJournal
    from game.storage.records import RecordWriter
    from game.storage.settings import SettingsFile


class LocalGames:
    """Games at this screen: a match in this process, recorded in the folder of saves."""

    kinds = ("human", "easy", "medium", "hard")

    def __init__(self, folders: Folders, settings: SettingsFile) -> None:
        self._folders = folders
        self._settings = settings
        self._record: Path | None = None
        self._thinker: BotProcess | None = None
        self._series: Series | None = None
        self._beside: Path | None = None  # the record that the series is kept beside
        self._journals: Journals | None = None
        self._number = 0  # of games begun
        self.on_save_failed: Callable[[], None] = lambda: None
        self.on_saved_again: Callable[[], None] = lambda: None
        self.on_broken_series: Callable[[Path], None] = lambda _: None

    @property
    def record(self) -> Path | None:
        """The file that the latest game is kept in; none where the disk takes no files."""
        return self._record

    @property
    def saved(self) -> bool:
        """Whether all moves of all games so far are on the disk."""
        return self._journals is None or self._journals.saved

    @property
    def series(self) -> Series:
        """The series that the latest game belongs to, as it stood before that game."""
        from game.series import Series

        return self._series or Series()

    def bot_name(self, kind: str, taken: Sequence[str]) -> str:
        """What a bot is called at a table where these names are taken."""
        from game.bots.levels import name_for

        return name_for(kind, taken)

    def update(self) -> None:
        """Try again to save what could not be saved, every few seconds."""
        if self._journals:
            self._journals.retry()

    @property
    def shelf(self) -> Shelf:
        """The boards that come with the game, and the player's own."""
        from game.board import Shelf

        return Shelf(self._folders.boards)

    def begin(
        self,
        players: tuple[Player, ...],
        first: int | None = None,
        series: Series | None = None,
        board: Board | None = None,
    ) -> LocalSession:
        """A new game; if the disk takes no record, it is played without one."""
        import secrets  # brings OpenSSL with it, 3 MB that the title can do without

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
        self._series = series
        self._record = None
        journal = self._journal_of(self._begin_record(header))
        return self._session(Match.begin(header, journal))

    def resume(self, path: Path) -> LocalSession:
        """A saved game that goes on."""
        from game.match import Match
        from game.storage.records import RecordWriter

        self.close()  # nobody else may write what is resumed now
        writer, record = RecordWriter.resume(path, self.shelf.load)
        self._record = self._beside = path
        self._series = self._kept_series(path)
        journal = self._journal_of(lambda: writer)
        return self._session(Match.resume(record, journal))

    def watch(self, path: Path) -> LocalSession:
        """A finished game, to be seen again."""
        from game.match import Match
        from game.session import LocalSession
        from game.storage.records import load_record

        record = load_record(path, self.shelf.load)
        return LocalSession(Match.resume(record), range(len(record.header.players)))

    def close(self) -> None:
        """Write what can be written, and give up the rest."""
        if self._journals:
            self._journals.close()
            self._journals = None

    def lesson(self, name: str, you: str) -> LocalSession:
        """The game of a lesson of the tutorial; nobody keeps it."""
        from commands.lesson_games import lesson

        return lesson(name, you)

    def _session(self, match: Match) -> LocalSession:
        """A game with people at some of its seats and bots at the others.

        One process thinks for the bots of all games, one after another.
        """
        import secrets

        from game.bot_seats import BotSeats
        from game.bots.bot_process import BotProcess
        from game.bots.levels import LEVELS
        from game.rules.setup import SEED_BITS
        from game.session import LocalSession

        if self._thinker is None:
            self._thinker = BotProcess()
        players = match.header.players
        people = [seat for seat, player in enumerate(players) if player.kind not in LEVELS]
        # Of their own, so that nothing of the deal's seed shows in what bots do.
        chance = secrets.randbits(SEED_BITS)
        return LocalSession(match, people, BotSeats(match, self._thinker, chance))

    def _begin_record(self, header: Header) -> Callable[[], RecordWriter]:
        """What makes the record of a new game, as often as it takes."""
        when, series = datetime.now(), None if self.series.single else self.series
        self._number += 1
        number = self._number

        def create() -> RecordWriter:
            from game.storage.records import RecordWriter
            from game.storage.series_files import keep_series, series_file

            saves = self._folders.saves
            make_private(saves)
            path = new_path(saves, when)
            if number != self._number:  # a later game has begun, and the series is kept beside it
                return RecordWriter.create(path, header)
            try:
                if series:
                    keep_series(path, series)
                writer = RecordWriter.create(path, header)
            except OSError:
                for ending in (SERIES_ENDING, PLACE_ENDING):  # of a game that has no record yet
                    with suppress(OSError):
                        remove(path.with_suffix(ending))
                raise
            if series and series.games and self._beside:  # only now: a series is never in no file
                with suppress(OSError):
                    remove(series_file(self._beside))
            self._beside = path if series else None
            self._record = path
            return writer

        return create

    def _journal_of(self, open_writer: Callable[[], RecordWriter]) -> RetryingJournal:
        """The journal of a game that is begun or continued."""
        from game.storage.journal import Journals

        if self._journals is None:
            self._journals = Journals(self._saving_changed)
        return self._journals.begin(open_writer)

    def _saving_changed(self, saved: bool) -> None:
        if saved:
            self.on_saved_again()
        else:
            self.on_save_failed()

    def _kept_series(self, record: Path) -> Series | None:
        """The series of a saved game; a broken file is set aside, and the game is one by itself."""
        from game.files.atomic import set_aside
        from game.storage.series_files import load_series, series_file

        try:
            return load_series(record)
        except SeriesUnreadable:
            file = series_file(record)
            self.on_broken_series(set_aside(file) or file)
            return None
