"""What goes on at a table once one is in: seats, readiness, chat, games one after the other.

It speaks to parties and knows no connections. What it has to say lies in `told`, in order.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.lobby import Line, Lobby, Options, Phase, Sitter
from game.match import Match
from game.rules.actions import Action
from game.rules.record import Player
from game.rules.setup import next_first
from game.updates import Verdict
from net.table.chat import Chat
from net.table.owning import arrange, check_options, guest_to_kick, look_after
from net.table.play import Play, Thinking
from net.table.seating import STAND_IN, Party, Seating
from net.table.tally import Tally
from net.table.telling import dealt, standing_for, step
from net.wire.errors import Turned
from net.wire.from_guest import Act, Agree, Arrange, Kick, Look, Pause, Ready, Say, Start
from net.wire.from_host import FromHost, Goodbye, TableIs
from net.wire.names import clean_words
from net.wire.refusals import No

KEPT_IN_THE_LOBBY = 30.0  # seconds that a seat is kept where no game needs it

TIME_UP, PAUSED, RESUMED = "time-up", "paused", "resumed"  # phrases that the host says for somebody

Begin = Callable[[tuple[Player, ...], Options, int | None], Match]  # a new game, recorded


class Told(NamedTuple):
    """A message to one party, or with None to everybody."""

    party: int | None
    message: FromHost


@dataclass(frozen=True)
class Custom:
    """How a table is run."""

    name: str
    starts_itself: bool = False  # when every seat is taken by somebody who is ready
    stand_in_after: float | None = None  # seconds after which a bot plays for who is away


@dataclass
class Evening:
    """One table from opening to closing."""

    custom: Custom
    seating: Seating
    begin: Begin
    options: Options = field(default_factory=Options)
    play: Play | None = None
    is_saved: Callable[[], bool] = lambda: True  # false when the disk takes no more
    has_board: Callable[[str], bool] = lambda _: True
    chat: Chat = field(default_factory=Chat)
    changed: bool = True  # what is kept of the table on the disk may have to be written anew
    told: list[Told] = field(default_factory=list)
    _saved: bool = True

    def __post_init__(self) -> None:
        self.tally = Tally(len(self.seating.places))

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

    # Coming and going.

    def enters(self, party: Party, game: int, seen: int, now: float) -> None:
        """A party is at the table, for the first time or again: tell it what it has missed."""
        party.away_since = None
        for seat in self.seating.seats_of(party):
            self.seating.places[seat].stand_in = False
        self._table(now)
        for said in self.chat:
            self._tell(party, said)
        if self.play:
            match, own = self.play.match, self.seating.seats_of(party)
            known = game == self.play.number and 0 <= seen <= match.seq
            if not known:
                self._tell(party, dealt(match, self.play.number, own))
            for update in match.updates(None, seen if known else 0):
                self._tell(party, step(update))
            self._tell(party, standing_for(match, own))
        self._start_by_itself(now)

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
        self._table(now)

    def tick(self, now: float) -> None:
        """Let time pass: clocks, and those who have been away for long."""
        changed = bool(self.play) and self.play.tick(now) if self.play else False
        for party in [*self.seating.parties.values()]:
            if party.away_since is None:
                continue
            away = now - party.away_since
            if self.phase is not Phase.PLAYING and away > KEPT_IN_THE_LOBBY:
                self.seating.remove(party, to_bots=False)
                changed = True
            limit = self.custom.stand_in_after
            if self.phase is Phase.PLAYING and limit is not None and away > limit:
                changed = self._stand_in(party) or changed
        if changed:
            self._table(now)
        if self.play is None:  # where only bots sit, nobody's coming starts the first game
            self._start_by_itself(now)

    # Wishes.

    def wish(
        self,
        party: Party,
        message: Say | Ready | Pause | Start | Kick | Arrange | Agree | Look,
        now: float,
    ) -> None:
        """Grant a wish, or raise Turned."""
        match message:
            case Say(words, phrase):
                self._say(party, words, phrase)
                return
            case Ready(ready):
                for seat in self.seating.seats_of(party):
                    self.seating.places[seat].ready = ready
            case Pause(paused):
                self._pause(party, paused, now)
            case _:
                if not party.owner:
                    raise Turned(No.NOT_HOST, "only whoever hosts may do that")
                self._owner_wish(message, now)
        self._table(now)
        self._start_by_itself(now)

    def act(self, party: Party, wish: Act, now: float) -> None:
        """Do an action, answer, and tell everybody; raises Turned."""
        if not self.play:
            raise Turned(No.NO_GAME, "there is no game to act in")
        if self.seating.owner_of(wish.seat) is not party:
            raise Turned(No.NOT_YOURS, "that seat is not yours to play")
        if self.play.paused and not self.play.knows(party.id, wish):
            raise Turned(No.PAUSED, "the game is paused")
        before = self.play.match.seq
        answer = self.play.act(party.id, wish, now)
        self._tell(party, answer)
        if answer.verdict is Verdict.STALE:
            self._tell(party, standing_for(self.play.match, self.seating.seats_of(party)))
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
            if self.play.match.seq > before and not self.seating.level(asked.seat):
                self._speak_for(asked.seat, TIME_UP)

    # Details.

    def _say(self, party: Party, words: str, phrase: bool) -> None:
        clean = clean_words(words)
        if clean:
            seats = self.seating.seats_of(party)
            line = Line(party.names[0], seats[0] if seats else None, clean, phrase)
            self.told.append(Told(None, self.chat.add(line)))

    def _speak_for(self, seat: int | None, phrase: str) -> None:
        """Let everybody know of something that no step of the game tells."""
        name = self.custom.name if seat is None else self.seating.places[seat].name
        self.told.append(Told(None, self.chat.add(Line(name, seat, phrase, True))))

    def _pause(self, party: Party, paused: bool, now: float) -> None:
        if not self.play or self.phase is not Phase.PLAYING:
            raise Turned(No.NO_GAME, "there is no game to pause")
        if not (party.owner or self.seating.seats_of(party)):
            raise Turned(No.NOT_PLAYER, "only players may pause")
        if paused != self.play.paused:
            seats = self.seating.seats_of(party)
            self._speak_for(seats[0] if seats else None, PAUSED if paused else RESUMED)
        self.play.pause(paused, now)

    def _owner_wish(self, message: Start | Kick | Arrange | Agree | Look, now: float) -> None:
        match message:
            case Start():
                self._start(now)
            case Kick(peer):
                self._kick(peer)
            case Arrange(seat, level):
                self._between_games("seats are arranged before the game")
                arrange(self.seating, seat, level)
            case Agree(options):
                self._between_games("things are agreed on before the game")
                check_options(options, self.has_board)
                self.tally.agrees(self.options, options)
                self.options = options
            case Look(seat, care):
                if self.phase is not Phase.PLAYING:
                    raise Turned(No.NO_GAME, "there is no game to play for somebody")
                look_after(self.seating, seat, care)

    def _kick(self, peer: int) -> None:
        party = guest_to_kick(self.seating, peer)
        self._tell(party, Goodbye(No.KICKED, "the host has shown you out", 0))
        self.seating.remove(party, to_bots=self.phase is Phase.PLAYING)

    def _stand_in(self, party: Party) -> bool:
        places = [self.seating.places[seat] for seat in self.seating.seats_of(party)]
        waiting = [place for place in places if not place.stand_in]
        for place in waiting:
            place.stand_in = True
        return bool(waiting)

    def _start_by_itself(self, now: float) -> None:
        waiting = self.custom.starts_itself and self.phase is not Phase.PLAYING
        if waiting and self.seating.everybody_ready():
            self._start(now)
            self._table(now)

    def _start(self, now: float) -> None:
        self._between_games("a game goes on")
        if self.seating.open:
            raise Turned(No.OPEN_SEATS, "there are open seats; give them to bots, or wait")
        owner = next((one.id for one in self.seating.parties.values() if one.owner), None)
        if any(not place.ready and place.party != owner for place in self.seating.places):
            raise Turned(No.NOT_READY, "not everybody is ready")
        first, number = None, 1
        if self.play:
            seats, number = len(self.seating.places), self.play.number + 1
            first = next_first(self.play.match.header.drawn.first, seats)
        match = self.begin(self.seating.players(), self.options, first)
        self.tally.begins(self.play, self.options)
        self.play = Play(match, number, self.options, now)
        for place in self.seating.places:
            place.ready = place.sitter is Sitter.BOT
        for party in self.seating.parties.values():
            own = self.seating.seats_of(party)
            self._tell(party, dealt(match, number, own))
            self._tell(party, standing_for(match, own))

    def _between_games(self, words: str) -> None:
        if self.phase is Phase.PLAYING:
            raise Turned(No.IN_GAME, words)

    def _tell_steps(self, after: int, now: float) -> None:
        if not self.play:
            return
        for update in self.play.match.updates(None, after):
            self.told.append(Told(None, step(update)))
            saved, self._saved = self._saved, self.is_saved()
            if self.options.turn_seconds or update.view.result or saved != self._saved:
                self._table(now)

    def _table(self, now: float) -> None:
        self.changed = True
        self.told.append(Told(None, TableIs(self.lobby(now))))

    def _tell(self, party: Party, message: FromHost) -> None:
        self.told.append(Told(party.id, message))
