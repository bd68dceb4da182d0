"""What happens at a table after admission: seats, readiness, chat, and game after game.

It deals with parties, not connections, and puts its messages into `outgoing`, in order.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.board import Board, load_board
from game.lobby import Line, Lobby, Options, Phase, Sitter
from game.match import Match
from game.rules.actions import Action
from game.rules.english import sentence
from game.rules.record import Player
from game.rules.setup import next_first
from game.series import Series
from game.updates import Verdict
from net.table.absences import handle_absences
from net.table.chat import Chat
from net.table.host_messages import (
    board_is,
    dealt,
    game_messages,
    hurries,
    standing_for,
    steps,
)
from net.table.seat_requests import SeatRequests
from net.table.seating import STAND_IN, Party, Seating
from net.table.series_tracker import SeriesTracker
from net.table.table_game import TableGame, Thinking
from net.table.waiting_game import WaitingGame, release, unclaimed
from net.wire.errors import Turned
from net.wire.from_guest import Act, Propose, Respond
from net.wire.from_host import FromHost, Offer, ProposalIs, Seated, TableIs
from net.wire.refusal_reasons import No

BOT_PLAYED = "bot-played"  # a phrase that the host says on a player's behalf
CHAT_PAUSE = 10.0  # seconds until spectators' lines are saved, so that a flood costs few writes
LOBBY_PAUSE = 0.25  # seconds between two lobby updates, unless one is urgent

Begin = Callable[[tuple[Player, ...], Board, Options, int | None], Match]  # a new game, recorded


class TableMessage(NamedTuple):
    """A message to one party, or with None to all parties, except perhaps one."""

    party: int | None
    message: FromHost
    but: int | None = None


@dataclass(frozen=True)
class TableSetup:
    """How a table is run."""

    name: str
    starts_itself: bool = False  # as soon as every seat is taken and ready
    stand_in_after: float | None = None  # seconds after which a bot stands in for an absent player


class _SentLobby(NamedTuple):
    """The lobby as it was last sent, without its clock, and when."""

    lobby: Lobby | None = None
    at: float = float("-inf")


@dataclass
class TableSession:
    """One table from opening to closing."""

    setup: TableSetup
    seating: Seating
    begin: Begin
    options: Options = field(default_factory=Options)
    game: TableGame | None = None
    own_people: tuple[str, ...] = ()  # at the owner's computer, whose saved seats they get
    waiting: WaitingGame | None = None  # a saved game that goes on once all its seats have players
    is_saved: Callable[[], bool] = lambda: True  # false while saving fails
    board_named: Callable[[str], Board] = load_board  # raises BoardError
    chat: Chat = field(default_factory=Chat)
    requests: SeatRequests = field(default_factory=SeatRequests)
    knocks: list[int] = field(default_factory=list)  # parties that wait for a seat
    named_screen: Party | None = None  # by the owner
    changed: bool = True  # the saved table may be out of date
    outgoing: list[TableMessage] = field(default_factory=list)
    table_due: float | None = None  # when the next lobby update is due
    _saved: bool = True
    _overdue: bool = False
    _unkept_since: float | None = None  # since when a spectator's line is not saved
    _ticked: float = 0.0
    _noticed: Lobby | None = None  # the lobby when it was last compared, without its clock
    _sent: _SentLobby = field(default_factory=_SentLobby)  # and as it was last sent

    def __post_init__(self) -> None:
        self.series_tracker = SeriesTracker(len(self.seating.places))
        self.board = self.board_named(self.options.board)  # kept, whatever happens to its file

    @property
    def phase(self) -> Phase:
        """Lobby, playing or over."""
        if self.game is None:
            return Phase.LOBBY
        return Phase.OVER if self.game.result else Phase.PLAYING

    def lobby(self, now: float) -> Lobby:
        """The public state of the table."""
        owners = [party.id for party in self.seating.parties.values() if party.owner]
        playing = self.phase is Phase.PLAYING and self.game
        return Lobby(
            table=self.setup.name,
            phase=self.phase,
            seats=self.seating.seats(),
            onlookers=tuple(self.seating.onlookers()),
            options=self.options,
            owner=owners[0] if owners else None,
            paused=bool(playing and playing.paused),
            clock=playing.clock(now) if playing else None,
            saved=self._saved,
            series=self._series,
            overdue=self.overdue,
            requests=self.requests.open(self.seating, self.game),
            knocks=tuple(self._knocking()),
            screen=self.screen,
            continues=self.waiting.actions if self.waiting else None,
        )

    @property
    def screen(self) -> int | None:
        """The spectator whose screen shows how friends can join, while it is there."""
        party = self.named_screen
        if party is None or party.connection is None or self.seating.plays(party):
            return None
        return party.id

    def _knocking(self) -> Iterator[int]:
        """Those who still wait for a seat, the first first."""
        for peer in self.knocks:
            party = self.seating.parties.get(peer)
            if party and not self.seating.plays(party):
                yield peer

    @property
    def _series(self) -> Series:
        tracker = self.series_tracker
        return tracker.before if self.waiting else tracker.series(self.game, self.options)

    @property
    def overdue(self) -> bool:
        """Whether a connected person takes so long to move that the owner may decide."""
        if self.game is None or not self.game.overdue or self.game.paused:
            return False
        seat = self.game.turn
        place = self.seating.places[seat]
        return place.party is not None and self.seating.here(place) and not place.stand_in

    def offer(self) -> Offer:
        """What is played here, for guests who have not joined yet."""
        length = self._series.length
        return Offer(self.board.title, length or 0)

    # Joining and leaving.

    def enters(self, party: Party, game: int, seen: int, now: float) -> None:
        """A party joins or returns: send what it has missed."""
        party.away_since, party.left = None, False
        places = {seat: self.seating.places[seat] for seat in self.seating.seats_of(party)}
        # Who was connected and did not move may still be in the kitchen.
        there = {seat: place for seat, place in places.items() if not place.idle}
        helped = [seat for seat, place in there.items() if place.give_back()]
        self.changed = True  # its token has changed
        self.tell(party, board_is(self.board))
        self.tell(party, TableIs(self.lobby(now)))
        self.tell_table(now, but=party)
        for said in self.chat:
            self.tell(party, said)
        if self.game:
            match, own = self.game.match, self._own(party)
            if match.header.board != self.board:  # the next game uses another map
                self.tell(party, board_is(match.header.board))
            known = game == self.game.number and 0 <= seen <= match.seq
            asks = self.phase is Phase.PLAYING
            for message in game_messages(self.game, own, seen if known else None, proposal=asks):
                self.tell(party, message)
        for seat in helped:  # in the log these moves look like the player's own
            self.speak_for(seat, BOT_PLAYED)
        self.start_by_itself(now)

    def reseated(self, party: Party, token: bytes) -> None:
        """A connected party has other seats; a game in progress is dealt to it again."""
        self.tell(party, Seated(self.seating.seats_of(party), token))
        if self.game is None or self.phase is not Phase.PLAYING:
            return
        for message in game_messages(self.game, self._own(party), None, proposal=True):
            self.tell(party, message)

    def newcomer(self, party: Party, now: float) -> None:
        """A party has just got its seats; where games start automatically it is ready."""
        for seat in self.seating.seats_of(party):
            self.seating.places[seat].ready = self.setup.starts_itself
        self.enters(party, 0, -1, now)

    def goes_away(self, party: Party, now: float, *, for_good: bool = False) -> None:
        """A party's connection has closed; a player's seats stay reserved."""
        party.away_since, party.left = now, for_good
        seats = self.seating.seats_of(party)
        if not seats or (for_good and self.phase is not Phase.PLAYING):
            self.let_go(party)
        self.tell_table(now)

    def let_go(self, party: Party) -> None:
        """Forget a party outside a game; its seats are open again, or wait for their players."""
        if self.waiting:
            release(self.seating, self.waiting, party)
        self.seating.remove(party, to_bots=False)

    def tick(self, now: float) -> None:
        """Let time pass: turn timers and absences."""
        self._ticked = now
        if self._unkept_since is not None and now - self._unkept_since >= CHAT_PAUSE:
            self.changed, self._unkept_since = True, None
        rung = self.game.tick(now) if self.game else False
        self._settle_proposal(now)
        after = self.setup.stand_in_after
        absent = handle_absences(self.seating, self.phase, after, now, self.let_go)
        saved, self._saved = self._saved, self.is_saved()
        overdue, self._overdue = self._overdue, self.overdue
        if rung or absent or saved != self._saved or overdue != self._overdue:
            self.tell_table(now, immediately=rung)
        if self.table_due is not None and now >= self.table_due:
            self.tell_pending(now)
        if self.game is None:  # with bots only, no arrival triggers the first game
            self.start_by_itself(now)

    def act(self, party: Party, wish: Act, now: float) -> None:
        """Do an action, answer it and announce it; raises Turned."""
        game = self._game_for(party, wish.seat)
        if game.paused and not game.knows(party.id, wish):
            raise Turned(No.PAUSED, "the game is paused")
        before = game.match.seq
        self.is_back(wish.seat, now)
        answer = game.act(party.id, wish, now)
        self.tell(party, answer)
        if answer.verdict is Verdict.STALE:
            self.tell(party, standing_for(game.match, self._own(party)))
        self._tell_steps(before, now)
        self._settle_proposal(now)

    def propose_or_respond(self, party: Party, wish: Propose | Respond, now: float) -> None:
        """Make or answer a proposal to end the game (R30); raises Turned."""
        game = self._game_for(party, wish.seat)
        if game.paused:
            raise Turned(No.PAUSED, "the game is paused")
        before = game.match.seq
        self.is_back(wish.seat, now)
        match wish:
            case Propose():
                answer = game.propose(wish, now)
            case Respond():
                answer = game.respond(wish, now)
        if answer.verdict is not Verdict.DONE:
            asked = "there is no proposal to make or to answer now"
            raise Turned(No.NOT_NOW, sentence(answer.reason) if answer.reason else asked)
        self._tell_steps(before, now)
        self._settle_proposal(now)

    def is_back(self, seat: int, now: float) -> None:
        """The player of a seat is there: no bot plays for them any more."""
        place = self.seating.places[seat]
        if not place.stand_in:
            return
        helped = place.give_back()
        self.tell_table(now, immediately=True)
        if helped:
            self.speak_for(seat, BOT_PLAYED)

    def thinking(self) -> Thinking | None:
        """The bot that has to move."""
        if self.game is None:
            return None
        return self.game.thinking(self.seating.level, STAND_IN, watched=self.seating.watched)

    def bot_acts(self, asked: Thinking, action: Action, now: float) -> None:
        """A bot has chosen; ignored if the game has moved on."""
        if self.game and self.game.number == asked.game and self.thinking():
            before = self.game.match.seq
            if not self.game.match.header.players[asked.seat].bot:
                self.game.by_bot.add(before + 1)
            self.game.submit(asked.seat, action, asked.seq, now)
            self._tell_steps(before, now)
            if self.game.match.seq > before:
                self._bot_moved(asked.seat, before)
            else:
                self.game.by_bot.discard(before + 1)
            self._settle_proposal(now)

    def speak_for(self, seat: int | None, phrase: str) -> None:
        """Announce something that no step of the game shows."""
        name = self.setup.name if seat is None else self.seating.places[seat].name
        self.say(Line(name, seat, phrase, True))

    def say(self, line: Line) -> None:
        """Send a chat line to everyone, including those who join later."""
        if line.seat is None:
            self._unkept_since = self._unkept_since or self._ticked
        else:
            self.changed = True
        self.tell_all(self.chat.add(line))

    def start_by_itself(self, now: float) -> None:
        """Start a game if this table does so automatically and everyone is ready."""
        waiting = self.setup.starts_itself and self.phase is not Phase.PLAYING
        if waiting and self.seating.everyone_ready():
            self.start(now)
            self.tell_table(now, immediately=True)

    def start(self, now: float) -> None:
        """Start the first or next game; raises Turned."""
        self.check_between_games("a game is already in progress")
        if self.seating.open or (self.waiting and unclaimed(self.seating)):
            raise Turned(No.OPEN_SEATS, "some seats are still open; fill them with bots, or wait")
        owner = next((one.id for one in self.seating.parties.values() if one.owner), None)
        late = (place for place in self.seating.places if not place.ready and not place.stand_in)
        if any(place.party != owner for place in late):
            raise Turned(No.NOT_READY, "not everyone is ready yet")
        if self.waiting:
            self._continue(self.waiting, now)
            return
        first, number = None, 1
        if self.game:
            seats, number = len(self.seating.places), self.game.number + 1
            first = next_first(self.game.match.header.drawn.first, seats)
        self.tell_pending(now)  # first, or the game would not match the lobby that guests know
        self.series_tracker.begins(self.game, self.options)
        match = self.begin(self.seating.players(), self.board, self.options, first)
        self.game = TableGame(match, number, self.options, now)
        self._nobody_is_ready()
        for party in self.seating.parties.values():
            own = self.seating.seats_of(party)
            self.tell(party, dealt(match, number, own))
            self.tell(party, standing_for(match, own))

    def _continue(self, waiting: WaitingGame, now: float) -> None:
        """Go on with a saved game; raises Turned if its record cannot be written."""
        match = waiting.open_match()
        self.tell_pending(now)
        self.game = TableGame(match, waiting.number, self.options, now)
        self.game.names[:] = [place.name for place in self.seating.places]
        self.waiting, self.changed = None, True
        for seat in self.seating.claimable:
            if party := self.seating.owner_of(seat):
                party.away_since = now
        self._nobody_is_ready()
        # First the lobby: guests open the game when they know that it is on.
        self.tell_table(now, immediately=True)
        for party in self.seating.parties.values():
            for message in game_messages(self.game, self._own(party), None, proposal=True):
                self.tell(party, message)

    def _nobody_is_ready(self) -> None:
        for place in self.seating.places:
            place.ready = place.sitter is Sitter.BOT

    def check_seats_change(self, words: str) -> None:
        """Raises Turned, with this message, while a game is in progress or waits to go on."""
        self.check_between_games(words)
        if self.waiting:
            raise Turned(No.IN_GAME, "this game has begun: its seats and options are fixed")

    def check_between_games(self, words: str) -> None:
        """Raises Turned, with this message, while a game is in progress."""
        if self.phase is Phase.PLAYING:
            raise Turned(No.IN_GAME, words)

    def tell_table(
        self, now: float, *, immediately: bool = False, but: Party | None = None
    ) -> None:
        """Send the lobby to everyone if it has changed.

        A start, a pause, a clock or another number of seats is sent immediately; all other changes
        at most four times a second, so that nobody can keep the host busy with them.
        """
        lobby = self.lobby(now)
        still = replace(lobby, clock=None)
        self.changed = self.changed or still != self._noticed
        self._noticed = still
        shown, due = self._sent.lobby, self._sent.at + LOBBY_PAUSE
        if still == shown and not immediately:
            self.table_due = None
        elif immediately or hurries(shown, still) or now >= due:
            self._tell_lobby(lobby, now, but)
        else:
            self.table_due = due

    def tell_pending(self, now: float) -> None:
        """Send the lobby update that was held back."""
        if self.table_due is not None:
            self._tell_lobby(self.lobby(now), now)

    def tell(self, party: Party, message: FromHost) -> None:
        """Send a message to one party."""
        self.outgoing.append(TableMessage(party.id, message))

    def tell_all(self, message: FromHost) -> None:
        """Send a message to everyone."""
        self.outgoing.append(TableMessage(None, message))

    def _tell_lobby(self, lobby: Lobby, now: float, but: Party | None = None) -> None:
        self._sent, self.table_due = _SentLobby(replace(lobby, clock=None), now), None
        self.outgoing.append(TableMessage(None, TableIs(lobby), but.id if but else None))

    def _own(self, party: Party) -> tuple[int, ...]:
        """A party's seats in the newest game; after it, people may change seats."""
        return tuple(n for n in self.seating.seats_of(party) if self._owns(party, n))

    def _owns(self, party: Party, seat: int) -> bool:
        """Whether a party plays a seat of the newest game."""
        names = self.game.names if self.game else ()
        if not 0 <= seat < min(len(names), len(self.seating.places)):
            return False
        place = self.seating.places[seat]
        return place.party == party.id and place.name == names[seat]

    def _bot_moved(self, seat: int, seq: int) -> None:
        """Let a player know, now or on return, that a bot has moved for them."""
        place, phrase = self.seating.places[seat], self.game.phrase_after(seq) if self.game else ""
        if place.stand_in:
            place.note_bot_move()
        elif phrase and not self.seating.level(seat):
            self.speak_for(seat, phrase)

    def _game_for(self, party: Party, seat: int) -> TableGame:
        """The game, for a request of a party for one of its seats; raises Turned."""
        if not self.game:
            raise Turned(No.NO_GAME, "there is no game in progress")
        if not self._owns(party, seat):
            raise Turned(No.NOT_YOURS, "that seat is not yours")
        return self.game

    def _settle_proposal(self, now: float) -> None:
        """Let bots propose to end the game or answer, then announce what has changed."""
        if not self.game:
            return
        before = self.game.match.seq
        self.game.let_bots_propose(lambda seat: bool(self.seating.level(seat)), now)
        self._tell_steps(before, now)
        if self.game.changed_proposal():
            self.tell_all(ProposalIs(self.game.match.proposal))
            self.tell_table(now, immediately=bool(self.options.turn_seconds))

    def _tell_steps(self, after: int, now: float) -> None:
        if not self.game:
            return
        for step in steps(self.game, after):
            self.tell_all(step)
            saved, self._saved = self._saved, self.is_saved()
            timed = bool(self.options.turn_seconds)
            if timed or self.phase is Phase.OVER or saved != self._saved or self._overdue:
                self.tell_table(now, immediately=True)
