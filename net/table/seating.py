"""The parties at a table, their seats, and how they return to them.

A party is the people at one machine and outlives its connection. Tokens are passed in, so nothing
here is random.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from itertools import count, zip_longest

from game.bots.levels import LEVELS, Level, name_for
from game.graphemes import cut
from game.lobby import LONGEST_NAME, MOST_ONLOOKERS, Onlooker, Seat, Sitter
from game.rules.record import Player
from net.wire.credentials import hashed
from net.wire.errors import NameClash, Turned
from net.wire.names import clean_name, same_name
from net.wire.refusal_reasons import No

HUMAN = "human"
_NUMBER = 3  # characters left for a number after a word
STAND_IN = str(Level.MEDIUM)  # the level of a bot that stands in for a player who is away


@dataclass
class Party:
    """The people at one machine, or one spectator."""

    id: int
    names: tuple[str, ...]
    kind: str = HUMAN
    tokens: tuple[bytes, ...] = ()  # hashes of the newest token and of the one it replaced
    connection: int | None = None
    away_since: float | None = None
    left: bool = False  # it went away on purpose
    owner: bool = False
    machine: str = ""  # where it last connected from

    def accepts(self, token: bytes) -> bool:
        """Whether a token belongs to this party."""
        return any(compare_digest(hashed(token), kept) for kept in self.tokens)

    def renew(self, used: bytes, new: bytes) -> None:
        """Accept a new token; the used one stays valid until the new one is used."""
        self.tokens = tuple(hashed(token) for token in (new, used) if token)


@dataclass
class TableSeat:
    """One seat."""

    sitter: Sitter = Sitter.OPEN
    name: str = ""
    kind: str = ""  # as in a record: "human" or a bot's level
    party: int | None = None
    ready: bool = False
    stand_in: bool = False  # a bot plays for a person
    bot_played: bool = False  # and has moved since they went away
    idle: bool = False  # it plays for a player who was connected, but did not move

    def hand_to_bot(self, *, idle: bool = False) -> None:
        """Let a bot play for the person."""
        self.stand_in, self.idle = True, idle

    def note_bot_move(self) -> None:
        """The bot has moved for the person."""
        self.bot_played = True

    def wait_for_person(self) -> None:
        """Let no bot move any more; the person will be told if one has."""
        self.stand_in = self.idle = False

    def give_back(self) -> bool:
        """The person is back; True if a bot has moved meanwhile."""
        self.wait_for_person()
        helped, self.bot_played = self.bot_played, False
        return helped


@dataclass
class Seating:
    """All seats and all parties."""

    places: list[TableSeat]
    parties: dict[int, Party] = field(default_factory=dict)
    newest: int = 0

    @classmethod
    def of(cls, seats: int, bots: Sequence[str]) -> "Seating":
        """A new table whose last seats are bots."""
        seating = cls([TableSeat() for _ in range(seats)])
        for seat, level in zip(range(seats - len(bots), seats), bots, strict=True):
            seating.seat_bot(seat, level)
        return seating

    @classmethod
    def to_be_claimed(cls, players: Sequence[Player]) -> "Seating":
        """The seats of a record: bots continue, people return by name."""
        seating = cls([])
        for seat, player in enumerate(players):
            bot = player.kind in LEVELS
            seating.places.append(TableSeat(Sitter.BOT, player.name, player.kind, ready=bot))
            if not bot:
                seating.wait_for(seat, player.name)
        return seating

    def wait_for(self, seat: int, name: str) -> None:
        """Keep a seat for the player who claims it by name."""
        party = self._add((name,), HUMAN)
        self.places[seat] = TableSeat(Sitter.PERSON, name, HUMAN, party.id)

    @property
    def claimable(self) -> list[int]:
        """Seats whose players have no token because the host lost its file."""
        waiting = [party for party in self.parties.values() if not party.tokens]
        return [n for party in waiting if party.connection is None for n in self.seats_of(party)]

    @property
    def open(self) -> list[int]:
        """The open seats."""
        return [n for n, place in enumerate(self.places) if place.sitter is Sitter.OPEN]

    @property
    def watched(self) -> bool:
        """Whether people are at the table, as players or as spectators."""
        return any(
            party.kind not in LEVELS and party.away_since is None for party in self.parties.values()
        )

    def seats_of(self, party: Party) -> tuple[int, ...]:
        """The seats of a party."""
        return tuple(n for n, place in enumerate(self.places) if place.party == party.id)

    def plays(self, party: Party) -> bool:
        """Whether a party has a seat."""
        for place in self.places:  # noqa: SIM110 - asked several times for each message
            if place.party == party.id:
                return True
        return False

    def owner_of(self, seat: int) -> Party | None:
        """The party that plays a seat."""
        if not 0 <= seat < len(self.places):
            return None
        party = self.places[seat].party
        return None if party is None else self.parties[party]

    def join(self, names: Sequence[str], kind: str, spare: Sequence[str] = ()) -> Party:
        """Seats for new guests, one for each name; raises Turned."""
        free = self.open
        if len(names) > len(free):  # first, since comparing a thousand names would take long
            raise Turned(No.FULL, f"not enough open seats: {len(names)} needed, {len(free)} open")
        wanted = self._names(names, spare=spare[: len(names)])
        party = self._add(wanted, kind)
        for seat, name in zip(free, wanted, strict=False):
            self.places[seat] = TableSeat(Sitter.PERSON, name, kind, party.id)
        return party

    def sit(self, party: Party) -> None:
        """Give a spectator the first open seat, if there is one."""
        for seat in self.open[:1]:
            self.places[seat] = TableSeat(Sitter.PERSON, party.names[0], party.kind, party.id)

    def claim(self, names: Iterable[str]) -> Party:
        """Players return to the seats that have their names; raises Turned."""
        wanted = [*names]
        if not self.claimable:
            raise Turned(No.PLAYING, "a game is in progress; you can watch it")
        found = self.waiting_for(wanted)
        if not found or len(found) != len(wanted):
            waited = ", ".join(self.places[seat].name for seat in self.claimable)
            raise Turned(No.NAME_UNKNOWN, f"only the original players can join this game: {waited}")
        party = self._add(tuple(self.places[seat].name for seat in found), HUMAN)
        for seat in found:
            before = self.places[seat].party
            self.places[seat].party = party.id
            if before is not None:
                self.parties.pop(before)
        return party

    def waiting_for(self, names: Iterable[str]) -> list[int]:
        """The seats that wait for players of these names, one for each; of several seats first one
        that has exactly the name."""
        found: list[int] = []
        for name in map(clean_name, names):
            kept = {n: clean_name(self.places[n].name) for n in self.claimable if n not in found}
            alike = [n for n, other in kept.items() if same_name(name, other)]
            exactly = [n for n in alike if kept[n] == name]
            found += (exactly or alike)[:1]
        return found

    def watch(self, names: Sequence[str], spare: Sequence[str] = ()) -> Party:
        """A new spectator; raises Turned."""
        if len(list(self.onlookers())) >= MOST_ONLOOKERS:
            raise Turned(
                No.WATCHED, f"this table cannot take more than {MOST_ONLOOKERS} spectators"
            )
        return self._add(self._names(names[:1], spare=spare[:1]), HUMAN)

    def holder(self, token: bytes) -> Party | None:
        """The party of a token."""
        return next((party for party in self.parties.values() if party.accepts(token)), None)

    def remove(self, party: Party, *, to_bots: bool) -> None:
        """Remove a party; its seats open again, or bots continue."""
        for seat in self.seats_of(party):
            name = self.places[seat].name
            self.places[seat] = (
                TableSeat(Sitter.BOT, name, STAND_IN, ready=True) if to_bots else TableSeat()
            )
        self.parties.pop(party.id, None)

    def give_up(self, seat: int) -> None:
        """Hand a seat over to a bot for the rest of the game."""
        party = self.owner_of(seat)
        self.places[seat] = TableSeat(Sitter.BOT, self.places[seat].name, STAND_IN, ready=True)
        if party and not self.seats_of(party):
            self.parties.pop(party.id)

    def take(self, seat: int, party: Party, name: str) -> Party | None:
        """Give a seat to another player in the middle of a game; returns who had it.

        A party that is away and has no other seat is forgotten, and with it its tokens.
        """
        before, gone = self.owner_of(seat), self.places[seat].name
        own = [self.places[one].name for one in self.seats_of(party)]
        self.places[seat] = TableSeat(Sitter.PERSON, name, party.kind, party.id)
        party.names = tuple(one for one in (*own, name) if one != gone or before is not party)
        if before is None or before is party:
            return None
        if seats := self.seats_of(before):
            before.names = tuple(self.places[one].name for one in seats)
        elif before.connection is None:
            self.parties.pop(before.id)
        return before

    def check_name(self, wish: str, spared: Collection[str] = ()) -> str:
        """A name for a player, cleaned; `spared` are names that become free. Raises Turned."""
        (name,) = self._names([wish], spared)
        return name

    def seat_bot(self, seat: int, level: str) -> None:
        """Give a seat to a bot."""
        name = name_for(level, self._taken())
        self.places[seat] = TableSeat(Sitter.BOT, name, level, ready=True)

    def rename(self, seat: int, wish: str) -> None:
        """Rename the player of a seat; raises Turned."""
        place, party = self.places[seat], self.owner_of(seat)
        before = place.name
        place.name = self.check_name(wish, spared=(before,))
        if party:
            party.names = tuple(place.name if one == before else one for one in party.names)

    def swap(self, seat: int, other: int) -> None:
        """Swap the players of two seats."""
        self.places[seat], self.places[other] = self.places[other], self.places[seat]

    def here(self, place: TableSeat) -> bool:
        """Whether the player of a seat is connected."""
        if place.party is None:
            return place.sitter is Sitter.BOT
        return self.parties[place.party].connection is not None

    def _left(self, place: TableSeat) -> bool:
        return place.party is not None and self.parties[place.party].left

    def everyone_ready(self) -> bool:
        """Whether a game could start automatically."""
        return all(place.ready and self.here(place) for place in self.places)

    def level(self, seat: int) -> str:
        """The level of the bot that the host runs for a seat; empty if a guest plays it."""
        place = self.places[seat]
        if place.sitter is Sitter.BOT:
            return place.kind
        return STAND_IN if place.stand_in else ""

    def level_shown(self, seat: int) -> str:
        """The level of the bot in a seat, run by the host or a guest; empty for people."""
        place = self.places[seat]
        visits = place.kind in LEVELS and self.here(place)
        return self.level(seat) or (place.kind if visits else "")

    def players(self) -> tuple[Player, ...]:
        """The players, as a record names them."""
        return tuple(Player(place.name, place.kind) for place in self.places)

    def seats(self) -> tuple[Seat, ...]:
        """The public state of all seats."""
        return tuple(
            Seat(
                *(place.sitter, place.name, self.level_shown(n)),
                *(place.party, place.ready, self.here(place)),
                left=self._left(place),
            )
            for n, place in enumerate(self.places)
        )

    def onlookers(self) -> Iterator[Onlooker]:
        """All spectators."""
        for party in self.parties.values():
            if not self.seats_of(party):
                yield Onlooker(party.id, party.names[0])

    def _add(self, names: tuple[str, ...], kind: str) -> Party:
        self.newest += 1
        party = self.parties[self.newest] = Party(self.newest, names, kind)
        return party

    def _taken(self) -> list[str]:
        return [place.name for place in self.places] + [one.name for one in self.onlookers()]

    def _names(
        self, wishes: Iterable[str], spared: Collection[str] = (), spare: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """The requested names, cleaned; `spared` are names that become free, `spare` as in a
        `Join`. Raises Turned."""
        names: list[str] = []
        taken = [name for name in self._taken() if name not in spared]
        for wish, word in zip_longest(wishes, spare, fillvalue=""):
            name = clean_name(wish)
            if word and (not name or _clashes(name, (*taken, *names))):
                name = _numbered(word, (*taken, *names))
            if not name:
                raise Turned(No.NAMELESS, "a name needs at least one visible character")
            if _clashes(name, (*taken, *names)):
                raise NameClash(name)
            names.append(name)
        if not names:
            raise Turned(No.NAMELESS, "a name is required")
        return tuple(names)


def _clashes(name: str, others: Iterable[str]) -> bool:
    return any(same_name(name, other) for other in others)


def _numbered(word: str, others: Sequence[str]) -> str:
    """The word with the first number that makes a name that nobody has."""
    short = cut(clean_name(word), LONGEST_NAME - _NUMBER)
    names = (f"{short} {number}".strip() for number in count(1))
    return next(name for name in names if not _clashes(name, others))
