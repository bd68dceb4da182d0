"""A hosted table from opening to closing: state machine, connections, record and saved state."""

import asyncio
import errno
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from game.board import Board
from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG
from game.files.atomic import remove, write_whole
from game.lobby import Options, Phase
from game.match import Match
from game.rules.errors import RecordError
from game.rules.record import Header, Player
from game.rules.setup import SEED_BITS, deal
from game.series import Series
from game.storage.file_suffixes import TABLE_ENDING
from game.storage.journal import RETRY_AFTER, Journals
from game.storage.records import RecordWriter
from game.storage.series_files import save_place, series_file
from game.storage.stand_ins import players_now
from net.lan.addresses import reached_by
from net.lan.certificate import fingerprint_of, host_context, make_certificate
from net.lan.saved_record import SavedRecord
from net.lan.server import Choose, Server
from net.lan.table_plan import TablePlan
from net.lan.table_resume import read_table
from net.table.chat import Chat
from net.table.door import House
from net.table.host import Host
from net.table.owner_commands import why_no_board
from net.table.seating import HUMAN, Seating
from net.table.table_file import TableFile, kept_text
from net.table.table_game import TableGame
from net.table.table_session import TableSession, TableSetup
from net.table.waiting_game import WaitingGame
from net.wire.credentials import new_token
from net.wire.errors import Turned
from net.wire.from_host import Greeting
from net.wire.limits import PORT, PROTOCOL, RULES
from net.wire.names import clean_name
from net.wire.refusal_reasons import No


class Finished(NamedTuple):
    """A finished game."""

    match: Match
    record: Path | None


class TableHost:
    """One table. Create it with `new` or `resume`, then `open` it inside an event loop."""

    def __init__(self, plan: TablePlan, kept: TableFile, choose: Choose) -> None:
        self._plan = plan
        self._id = kept.id
        self._certificate = kept.certificate
        self._code = kept.code
        self._port = kept.port
        self._bind = ""  # the only address it listens on; empty for all
        self._journals = Journals()
        self._written = ""
        self._told_end = 0  # the newest game whose end was announced
        self.record: Path | None = None
        self._saved: SavedRecord | None = None  # of a game that waits for its players
        self._former: Path | None = None  # the record of the previous game
        self.on_finished: Callable[[Finished], None] = lambda _: None
        self.on_changed: Callable[[], None] = lambda: None
        self.on_saving: Callable[[OSError | None], None] = lambda _: (
            None
        )  # the error; None once it works again
        self._told_saved = True
        self._unkept: OSError | None = None  # why the file beside the record could not be written
        self._retrying: asyncio.Task[None] | None = None
        self.table_session = TableSession(
            plan.setup, kept.seating, self._begin, kept.options, board_named=plan.board_named
        )
        self.table_session.is_saved = self._is_saved
        self.table_session.chat = Chat(secrets.randbits(48), kept.chat)
        self.table_session.series_tracker.before = kept.before
        house = House(
            kept.code,
            fingerprint_of(kept.certificate),
            plan.owner_key,
            plan.program,
            self.greeting,
            self.table_session.offer,
        )
        self.host = Host(self.table_session, house, new_token, monotonic())
        self.server = Server(self.host, host_context(kept.certificate), choose, self._keep)
        self.server.on_change = self._changed

    @classmethod
    def new(cls, plan: TablePlan, choose: Choose) -> "TableHost":
        """A new table; raises ValueError for an impossible plan."""
        if words := why_no_board(plan.options.board, plan.board_named):
            raise ValueError(words)
        # Guests leave a host whose table name contains invisible characters.
        plan = replace(plan, setup=replace(plan.setup, name=clean_name(plan.setup.name)))
        seating = Seating.of(plan.seats, plan.bots)
        if plan.people:  # before others can take their seats
            try:
                own = seating.join(plan.people, HUMAN)
            except Turned as no:
                raise ValueError(str(no)) from None
            own.owner, own.away_since = True, monotonic()
        certificate, identity = make_certificate(), secrets.token_hex(8)
        agreed = plan.options, seating, Series()
        kept = TableFile(plan.setup.name, identity, plan.code, certificate, 0, *agreed)
        return cls(plan, kept, choose)

    @classmethod
    def resume(cls, plan: TablePlan, record: Path, choose: Choose) -> "TableHost":
        """A table that continues a record; raises OSError or ResumeError."""
        found = read_table(plan, record)
        kept, writer = found.kept, found.writer
        setup = TableSetup(kept.table, plan.setup.starts_itself, plan.setup.stand_in_after)
        try:
            hosting = cls(replace(plan, setup=setup), kept, choose)
        except BaseException:
            writer.close()
            raise
        if plan.owner_key and not found.known:
            hosting._wait_for_players(kept, SavedRecord(record, writer, found.record))
        else:
            journal = hosting._journals.begin(lambda: writer, record)
            hosting._go_on(kept, record, Match.resume(found.record, journal))
        return hosting

    @property
    def id(self) -> str:
        """The table's identity, whatever its address."""
        return self._id

    @property
    def code(self) -> str:
        """The join code; empty if there is none."""
        return self._code

    @property
    def finished(self) -> Finished | None:
        """The newest game, if it is over, even if it was over when resumed."""
        play = self.table_session.game
        return Finished(play.match, self.record) if play and play.result else None

    def open(self, port: int | None, bind: str = "") -> int:
        """Listen; without a port on the previous one, the default one, or any free one.

        `bind` is the only address to listen on. Raises OSError. Returns the port.
        """
        try:
            taken = self.server.listen((self._port or PORT) if port is None else port, bind)
        except OSError:
            if port is not None:
                raise
            taken = self.server.listen(0, bind)
        self._bind = bind
        self.host.addresses, self.host.port = reached_by(bind), taken
        self.server.start()
        LOG.note("host: the table is open on port {}", taken)
        self._retrying = asyncio.ensure_future(self._retry())
        return taken

    def moved(self) -> None:
        """This computer's addresses have changed: guests who come later get the new ones."""
        self.host.addresses = reached_by(self._bind)
        self.host.tell_screen()
        self.server.flush()

    async def close(self) -> None:
        """Say goodbye, and close the record.

        The saved table stays for an unfinished game, and between two games of a series.
        """
        if self._retrying:
            self._retrying.cancel()
        LOG.note("host: the table closes in phase {}", self.table_session.phase)
        await self.server.close()
        self.save_again()
        self._journals.close()
        table_session = self.table_session
        if self._saved:
            self._saved.writer.close()
        series = table_session.series_tracker.series(table_session.game, table_session.options)
        if series.over and table_session.phase is not Phase.PLAYING:
            self._forget(self.record)

    def greeting(self) -> Greeting:
        """What guests may know of the table before they are admitted."""
        seating = self.table_session.seating
        return Greeting(
            PROTOCOL,
            RULES,
            self._plan.program,
            self.table_session.setup.name,
            self._id,
            self.table_session.phase,
            len(seating.places),
            len(seating.open) + len(seating.claimable),
            bool(self._code),
        )

    def _begin(
        self, players: tuple[Player, ...], board: Board, options: Options, first: int | None
    ) -> Match:
        self._former, self._written = self.record, ""
        self._journals.leave()
        seed = secrets.randbits(SEED_BITS)
        fixed = options.fixed_stations
        drawn = deal(board, len(players), seed, fixed_stations=fixed, first=first)
        header = Header(board, players, drawn, seed)
        record = self.record = self._plan.new_record()
        # First: with only the record, a host that crashed could not recognise its guests.
        with suppress(OSError):
            self._write(record, self._text(self._next_number))
        journal = self._journals.begin(lambda: RecordWriter.create(record, header), record)
        return Match.begin(header, journal)

    def _wait_for_players(self, kept: TableFile, saved: SavedRecord) -> None:
        """Open a table for a saved game whose players have no seats yet."""
        players = players_now(saved.read.header.players, kept.names)
        actions = len(saved.read.actions)
        waiting = WaitingGame(players, actions, kept.game, self._continue_saved)
        self._saved = saved
        self.table_session.waiting = waiting
        self.table_session.own_people = self._plan.people

    def _continue_saved(self) -> Match:
        """The saved game goes on, in the folder of this host; raises Turned."""
        if self._saved is None:
            raise Turned(No.NO_GAME, "there is no saved game to go on with")
        try:
            home = self._plan.home_for(self._saved.path)
            self._write(home, self._text(self._next_number))  # the series must never be lost
            self._saved = self._saved.move(home)  # also if it cannot be opened there yet
            read, writer = self._saved.open(self._plan.board_named)
        except (OSError, RecordError) as error:
            raise Turned(No.NOT_RESUMED, f"the saved game cannot go on: {error}") from None
        self._saved, self.record = None, home
        return Match.resume(read, self._journals.begin(lambda: writer, home))

    def _go_on(self, kept: TableFile, record: Path, match: Match) -> None:
        now = monotonic()
        self.record = record
        game = TableGame(match, kept.game, self.table_session.options, now)
        if len(kept.names) == len(game.names):
            game.names[:] = kept.names
        game.by_bot.update(kept.by_bot)
        game.paused = kept.paused
        self.table_session.game = game
        self._told_end = kept.game if self.finished else 0
        for party in self.table_session.seating.parties.values():
            party.away_since = now

    @property
    def _number(self) -> int:
        """The newest game's number; 0 before the first."""
        return self.table_session.game.number if self.table_session.game else 0

    @property
    def _next_number(self) -> int:
        waiting = self.table_session.waiting
        return waiting.number if waiting else self._number + 1

    def _text(self, game: int) -> str:
        """What a host needs after a crash during a game."""
        table_session = self.table_session
        play = table_session.game if self._number == game else None
        names = play.names if play else []
        if table_session.waiting:  # it goes on with those who sit there now
            names = [place.name for place in table_session.seating.places]
        kept = TableFile(
            table_session.setup.name,
            self._id,
            self._code,
            self._certificate,
            game,
            table_session.options,
            table_session.seating,
            table_session.series_tracker.before,
            self.host.port,
            tuple(table_session.chat),
            tuple(names),
            tuple(sorted(play.by_bot)) if play else (),
            bool(play and play.paused),
        )
        return kept_text(kept)

    def _write(self, record: Path, text: str) -> None:
        write_whole(record.with_suffix(TABLE_ENDING), text.encode())

    def _keep(self) -> None:
        """Save what a host needs after a crash, before any guest hears of the change."""
        if self.record is None or self.table_session.game is None:
            return
        text = self._text(self._number)
        if text != self._written:
            try:
                self._write(self.record, text)
                remove(series_file(self.record))  # of a game at one screen, which went on here
                save_place(self.record, self.table_session.series_tracker.before)
                self._written, self._unkept = text, None
            except OSError as error:
                self._written, self._unkept = "", error
            except (
                Exception
            ) as error:  # unexpected; the game continues, and the next attempt may work
                FAILURES.report(error, FailurePlace.TASK, "saving the table")
                self._written, self._unkept = "", OSError(errno.EIO, os.strerror(errno.EIO))
            else:
                self._forget(self._former)  # only now, so that the series is always in some file
                self._former = None

    @property
    def saving_trouble(self) -> OSError | None:
        """Why the newest game is not saved; None if it is."""
        newest = self._journals.newest
        return self._unkept or (newest.problem if newest else None)

    @property
    def unsaved(self) -> list[Path]:
        """The incomplete records of earlier games."""
        return self._journals.unsaved

    def save_again(self) -> None:
        """Retry what could not be written; guests learn of it with the next tick."""
        saved = self._is_saved()
        self._journals.retry()
        if not saved:
            self._keep()
            self._tell_saving()

    async def _retry(self) -> None:
        while True:
            await asyncio.sleep(RETRY_AFTER)
            try:
                self.save_again()
            except Exception as error:  # unexpected; the next attempt may still succeed
                FAILURES.report(error, FailurePlace.TASK, "saving again")

    def _tell_saving(self) -> None:
        saved = self._is_saved()
        if saved != self._told_saved:
            self._told_saved = saved
            LOG.note("host: the game is saved again" if saved else "host: the game is not saved")
            self.on_saving(self.saving_trouble)

    def _is_saved(self) -> bool:
        newest = self._journals.newest
        return newest is None or (newest.saved and bool(self._written))

    def _changed(self) -> None:
        self.on_changed()
        self._tell_saving()
        play = self.table_session.game
        if play and self.finished and self._told_end != play.number:
            self._told_end = play.number
            self.on_finished(self.finished)

    def _forget(self, record: Path | None) -> None:
        """Remove the saved table of a game that is over."""
        if record:
            with suppress(OSError):
                record.with_suffix(TABLE_ENDING).unlink(missing_ok=True)
