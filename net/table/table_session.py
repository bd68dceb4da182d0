"""What goes on at a table once one is in: seats, readiness, chat, games one after the other.

It speaks to parties and knows no connections. What it has to say lies in `told`, in order.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.board import Board, load_board
from game.lobby import Line, Lobby, Options, Phase, Sitter
from game.match import Match
from game.rules.actions import Action
from game.rules.record import Player
from game.rules.setup import next_first
from game.updates import Verdict
from net.table.absences import see_to_absences
from net.table.chat import Chat
from net.table.host_messages import board_is, dealt, hurries, standing_for, step
from net.table.seating import STAND_IN, Party, Seating
from net.table.series_tracker import SeriesTracker
from net.table.table_game import TableGame, Thinking
from net.wire.errors import Turned
from net.wire.from_guest import Act
from net.wire.from_host import FromHost, Offer, TableIs
from net.wire.refusal_reasons import No

TIME_UP, BOT_PLAYED = "time-up", "bot-played"  # phrases that the host says for somebody
CHAT_PAUSE = 10.0  # seconds until spectators' lines are kept on the disk: a flood costs few writes
LOBBY_PAUSE = 0.25  # seconds between two tellings of the table, unless something hurries

Begin = Callable[[tuple[Player, ...], Board, Options, int | None], Match]  # a new game, recorded


class TableMessage(NamedTuple):
    """A message to one party, or with None to everybody but perhaps one."""

    party: int | None
    message: FromHost
    but: int | None = None


@dataclass(frozen=True)
class TableSetup:
    """How a table is run."""

    name: str
    starts_itself: bool = False  # when every seat is taken by somebody who is ready
    stand_in_after: float | None = None  # seconds after which a bot plays for who is away


@dataclass
class TableSession:
    """One table from opening to closing."""

    custom: TableSetup
    seating: Seating
    begin: Begin
    options: Options = field(default_factory=Options)
    play: TableGame | None = None
    is_saved: Callable[[], bool] = lambda: True  # false when the disk takes no more
    board_named: Callable[[str], Board] = load_board  # raises BoardError
    chat: Chat = field(default_factory=Chat)
    changed: bool = True  # what is kept of the table on the disk may have to be written anew
    told: list[TableMessage] = field(default_factory=list)
    table_due: float | None = None  # when everybody is to be told how the table is now
    _saved: bool = True
    _unkept_since: float | None = None  # when a spectator said what is not kept on the disk yet
    _ticked: float = 0.0
    _noticed: Lobby | None = None  # the table when it was last looked at, without its clock
    _shown: Lobby | None = None  # and when everybody was last told
    _shown_at: float = float("-inf")

    def __post_init__(self) -> None:
        self.tally = SeriesTracker(len(self.seating.places))
        self.board = self.board_named(self.options.board)  # and kept, whatever becomes of its file

    @property
    def phase(self) -> Phase:
        """Where the evening stands."""
        if self.play is None:
            return Phase.LOBBY
        return Phase.OVER if self.play.result else Phase.PLAYING

    def lobby(self, now: float) -> Lobby:
        """The table as everybody sees it."""
        owners = [party.id for party in self.seating.parties.values() if party.owner]
        playing = self.phase is Phase.PLAYING and self.play
        return Lobby(
            table=self.custom.name,
            phase=self.phase,
            seats=self.seating.seats(),
            onlookers=tuple(self.seating.onlookers()),
            options=self.options,
            owner=owners[0] if owners else None,
            paused=bool(playing and playing.paused),
            clock=playing.clock(now) if playing else None,
            saved=self._saved,
            series=self.tally.series(self.play, self.options),
        )

    def offer(self) -> Offer:
        """What is played here, for whoever stands at the door."""
        length = self.tally.series(self.play, self.options).length
        return Offer(self.board.title, length or 0)

    # Coming and going.

    def enters(self, party: Party, game: int, seen: int, now: float) -> None:
        """A party is at the table, for the first time or again: tell it what it has missed."""
        party.away_since = None
        places = {seat: self.seating.places[seat] for seat in self.seating.seats_of(party)}
        helped = [seat for seat, place in places.items() if place.bot_played]
        for place in places.values():
            place.stand_in = place.bot_played = False
        self.changed = True  # its token is a new one
        self.tell(party, board_is(self.board))
        self.tell(party, TableIs(self.lobby(now)))
        self.tell_table(now, but=party)
        for said in self.chat:
            self.tell(party, said)
        if self.play:
            match, own = self.play.match, self._own(party)
            if match.header.board != self.board:  # another is agreed on for the next game
                self.tell(party, board_is(match.header.board))
            known = game == self.play.number and 0 <= seen <= match.seq
            if not known:
                self.tell(party, dealt(match, self.play.number, own))
            for update in match.updates(None, seen if known else 0):
                self.tell(party, step(update))
            self.tell(party, standing_for(match, own))
        for seat in helped:  # the log tells the moves as if they were their own
            self.speak_for(seat, BOT_PLAYED)
        self.start_by_itself(now)

    def newcomer(self, party: Party, now: float) -> None:
        """A party has just been given its seats; where games start by themselves it is ready."""
        for seat in self.seating.seats_of(party):
            self.seating.places[seat].ready = self.custom.starts_itself
        self.enters(party, 0, -1, now)

    def goes_away(self, party: Party, now: float, *, for_good: bool = False) -> None:
        """A party's connection is gone; a player's seats are kept."""
        party.away_since = now
        seats = self.seating.seats_of(party)
        if not seats or (for_good and self.phase is not Phase.PLAYING):
            self.seating.remove(party, to_bots=False)
        self.tell_table(now)

    def tick(self, now: float) -> None:
        """Let time pass: clocks, and those who have been away for long."""
        self._ticked = now
        if self._unkept_since is not None and now - self._unkept_since >= CHAT_PAUSE:
            self.changed, self._unkept_since = True, None
        rung = self.play.tick(now) if self.play else False
        absent = see_to_absences(self.seating, self.phase, self.custom.stand_in_after, now)
        saved, self._saved = self._saved, self.is_saved()
        if rung or absent or saved != self._saved:
            self.tell_table(now, at_once=rung)
        if self.table_due is not None and now >= self.table_due:
            self.tell_pending(now)
        if self.play is None:  # where only bots sit, nobody's coming starts the first game
            self.start_by_itself(now)

    def act(self, party: Party, wish: Act, now: float) -> None:
        """Do an action, answer, and tell everybody; raises Turned."""
        if not self.play:
            raise Turned(No.NO_GAME, "there is no game in progress")
        if wish.seat not in self._own(party):
            raise Turned(No.NOT_YOURS, "that seat is not yours")
        if self.play.paused and not self.play.knows(party.id, wish):
            raise Turned(No.PAUSED, "the game is paused")
        before = self.play.match.seq
        answer = self.play.act(party.id, wish, now)
        self.tell(party, answer)
        if answer.verdict is Verdict.STALE:
            self.tell(party, standing_for(self.play.match, self._own(party)))
        self._tell_steps(before, now)

    def thinking(self) -> Thinking | None:
        """The bot that has to move now."""
        return self.play.thinking(self.seating.level, STAND_IN) if self.play else None

    def bot_acts(self, asked: Thinking, action: Action, now: float) -> None:
        """A bot has chosen; if the game has gone on without it, nothing happens."""
        if self.play and self.play.number == asked.game and self.thinking():
            before = self.play.match.seq
            self.play.submit(asked.seat, action, asked.seq, now)
            self._tell_steps(before, now)
            if self.play.match.seq > before:
                self._bot_moved(asked.seat)

    def speak_for(self, seat: int | None, phrase: str) -> None:
        """Let everybody know of something that no step of the game tells."""
        name = self.custom.name if seat is None else self.seating.places[seat].name
        self.say(Line(name, seat, phrase, True))

    def say(self, line: Line) -> None:
        """Everybody hears a line of the chat, also those who come later."""
        if line.seat is None:
            self._unkept_since = self._unkept_since or self._ticked
        else:
            self.changed = True
        self.tell_all(self.chat.add(line))

    def start_by_itself(self, now: float) -> None:
        """Begin a game where the table does so and everybody is ready."""
        waiting = self.custom.starts_itself and self.phase is not Phase.PLAYING
        if waiting and self.seating.everybody_ready():
            self.start(now)
            self.tell_table(now, at_once=True)

    def start(self, now: float) -> None:
        """Begin a game, or the next one; raises Turned."""
        self.check_between_games("a game is already in progress")
        if self.seating.open:
            raise Turned(No.OPEN_SEATS, "some seats are still open; fill them with bots, or wait")
        owner = next((one.id for one in self.seating.parties.values() if one.owner), None)
        if any(not place.ready and place.party != owner for place in self.seating.places):
            raise Turned(No.NOT_READY, "not everyone is ready yet")
        first, number = None, 1
        if self.play:
            seats, number = len(self.seating.places), self.play.number + 1
            first = next_first(self.play.match.header.drawn.first, seats)
        self.tell_pending(now)  # before a game that would not fit to what guests know
        self.tally.begins(self.play, self.options)
        match = self.begin(self.seating.players(), self.board, self.options, first)
        self.play = TableGame(match, number, self.options, now)
        for place in self.seating.places:
            place.ready = place.sitter is Sitter.BOT
        for party in self.seating.parties.values():
            own = self.seating.seats_of(party)
            self.tell(party, dealt(match, number, own))
            self.tell(party, standing_for(match, own))

    def check_between_games(self, words: str) -> None:
        """Raises Turned, with these words, while a game goes on."""
        if self.phase is Phase.PLAYING:
            raise Turned(No.IN_GAME, words)

    def tell_table(self, now: float, *, at_once: bool = False, but: Party | None = None) -> None:
        """Everybody hears how the table is now, if it has changed.

        A start, a pause, a clock or another number of seats is told at once; all else at most four
        times a second, so that nobody can keep the host busy with it.
        """
        lobby = self.lobby(now)
        still = replace(lobby, clock=None)
        self.changed = self.changed or still != self._noticed
        self._noticed = still
        if still == self._shown and not at_once:
            self.table_due = None
        elif at_once or hurries(self._shown, still) or now >= self._shown_at + LOBBY_PAUSE:
            self._tell_lobby(lobby, now, but)
        else:
            self.table_due = self._shown_at + LOBBY_PAUSE

    def tell_pending(self, now: float) -> None:
        """Everybody hears what was held back of the table."""
        if self.table_due is not None:
            self._tell_lobby(self.lobby(now), now)

    def tell(self, party: Party, message: FromHost) -> None:
        """One party hears something."""
        self.told.append(TableMessage(party.id, message))

    def tell_all(self, message: FromHost) -> None:
        """Everybody hears something."""
        self.told.append(TableMessage(None, message))

    def _tell_lobby(self, lobby: Lobby, now: float, but: Party | None = None) -> None:
        self._shown, self._shown_at, self.table_due = replace(lobby, clock=None), now, None
        self.told.append(TableMessage(None, TableIs(lobby), but.id if but else None))

    def _own(self, party: Party) -> tuple[int, ...]:
        """A party's seats in the newest game; once it is over, people may sit elsewhere."""
        players = self.play.match.header.players if self.play else ()
        names = [place.name for place in self.seating.places]
        seats = self.seating.seats_of(party)
        return tuple(n for n in seats if n < len(players) and players[n].name == names[n])

    def _bot_moved(self, seat: int) -> None:
        """Whoever a bot has moved for shall know: at once, or when they come back."""
        place = self.seating.places[seat]
        if place.stand_in:
            place.bot_played = True
        elif not self.seating.level(seat):
            self.speak_for(seat, TIME_UP)

    def _tell_steps(self, after: int, now: float) -> None:
        if not self.play:
            return
        for update in self.play.match.updates(None, after):
            self.tell_all(step(update))
            saved, self._saved = self._saved, self.is_saved()
            if self.options.turn_seconds or update.view.result or saved != self._saved:
                self.tell_table(now, at_once=True)
