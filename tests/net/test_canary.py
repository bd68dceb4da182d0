"""The canary: what is hidden is searched for in every byte that is sent to anybody else.

Whole games with people who drop and come back, onlookers who come late, stale, forbidden and
foreign actions: nobody is ever sent a portfolio that is not theirs before the screens are down.
"""

import json
import random
from collections.abc import Iterator

import msgpack
import pytest

from game.lobby import Phase
from game.rules.actions import Trade
from game.rules.companies import COMPANIES, PerCompany, tally
from net.table.host_messages import standing_for
from net.wire.codec import encode
from net.wire.from_guest import Act, GrantSeat, Return, Say, TakeSeat
from net.wire.from_host import Seated
from tests.net.table.a_table import OWNER, Table
from tests.net.table.acting import an_action


def traces(portfolio: PerCompany) -> Iterator[bytes]:
    """Every way in which a portfolio could stand in bytes."""
    held = {str(company): count for company, count in tally(portfolio).items()}
    yield bytes(portfolio)  # also inside any msgpack array
    yield bytes(msgpack.packb(held))[1:]
    yield bytes(msgpack.packb({name: count for name, count in held.items() if count}))[1:]
    for form in (portfolio, list(portfolio), held):
        yield str(form).encode().strip(b"()[]{}")
        yield json.dumps(form).encode().strip(b"[]{}")


class Watched(Table):
    """A table at which every byte is looked at before it goes out."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, code="")
        self.searched = 0

    def flush(self) -> None:
        outbox = [*self.host.outbox]
        super().flush()
        if self.table_session.phase is not Phase.PLAYING:
            return
        hidden = [self.match.snapshot(seat).view.portfolio for seat in range(self.match_seats)]
        first = self.match.header.drawn.hands
        for connection, message in outbox:
            visitor = self.host._visitors.get(connection)
            party = visitor.party if visitor else None
            own = self.table_session.seating.seats_of(party) if party else ()
            data = encode(message)
            for seat, portfolio in enumerate(hidden):
                if seat not in own:
                    assert portfolio
                    self.search(data, portfolio)
                    self.search(data, first[seat])

    @property
    def match_seats(self) -> int:
        return len(self.match.header.players)

    def search(self, data: bytes, portfolio: PerCompany) -> None:
        for trace in traces(portfolio):
            self.searched += 1
            assert trace not in data, f"{portfolio} was sent: {data!r}"


def disturb(table: Watched, people: dict[int, int], chance: random.Random) -> None:
    """Whatever people do besides playing well."""
    seat = chance.choice([*people])
    view = table.match.snapshot(seat).view
    match chance.randrange(6):
        case 0:  # drops, and comes back with more or less to be told
            token = table.welcome(people[seat]).token
            mates = [one for one, connection in people.items() if connection == people[seat]]
            table.lose(people[seat])
            again = table.connect()
            seen = chance.choice([-1, table.match.seq, table.match.seq // 2])
            table.say(again, Return(token, chance.choice([0, 1]), seen))
            people.update(dict.fromkeys(mates, again))
        case 1:
            table.join(f"Eve {table.match.seq} {chance.random()}", watch=True)
        case 2:  # stale
            table.say(people[seat], Act(chance.getrandbits(40), seat, 0, an_action(view)))
        case 3:  # forbidden
            wrong = Trade(chance.choice(COMPANIES), chance.choice(COMPANIES), chance.randrange(4))
            table.say(people[seat], Act(chance.getrandbits(40), seat, table.match.seq, wrong))
        case 4:  # another's seat
            other = (seat + 1) % table.match_seats
            theirs = an_action(table.match.snapshot(other).view)
            table.say(people[seat], Act(chance.getrandbits(40), other, table.match.seq, theirs))
        case _:
            table.say(people[seat], Say("what have you got?", False))


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_sent_what_lies_behind_anothers_screen(seed: int) -> None:
    chance = random.Random(seed)
    table = Watched(3 + seed % 3)
    groups = [[0, 1]] + [[seat] for seat in range(2, 3 + seed % 3)]  # two at one machine
    people: dict[int, int] = {}
    for group in groups:
        connection = table.join(*(f"P{seat}" for seat in group))
        people.update(dict.fromkeys(group, connection))
    number = 0
    while table.table_session.phase is Phase.PLAYING:
        table.now += 1
        number += 1
        if number % 3 == 0:
            disturb(table, people, chance)
        view = table.match.snapshot(table.match.snapshot(None).view.table.turn).view
        assert view.seat is not None
        act = Act(number, view.seat, table.match.seq, an_action(view, chance))
        table.say(people[view.seat], act)
    assert table.searched > 10_000
    assert number > 20


def test_a_take_over_shows_the_hand_to_the_new_player_alone() -> None:
    table = Watched(3)
    olga = table.join("Olga", owner=OWNER)
    hugo, ben = table.join("Hugo"), table.join("Ben")
    vera, eve = table.join("Vera", watch=True), table.join("Eve", watch=True)
    people = {0: olga, 1: hugo, 2: ben}
    for number in range(1, 200):
        if table.table_session.phase is not Phase.PLAYING:
            break
        if number == 8:
            table.lose(hugo)
            for asker in (eve, vera):
                table.say(asker, TakeSeat(1, ""))
            refused, granted = table.lobby(olga).requests
            table.say(olga, GrantSeat(refused.peer, 1, refused.name, False))
            table.say(olga, GrantSeat(granted.peer, 1, granted.name, True))
            people[1] = vera
        table.now += 1
        seat = table.match.table.turn
        act = Act(number, seat, table.match.seq, an_action(table.match.snapshot(seat).view))
        table.say(people[seat], act)
    assert table.all(vera, Seated)
    assert not table.all(eve, Seated)
    assert table.searched > 5_000


def test_the_canary_sings() -> None:
    table = Watched(3)
    ada, _, _ = table.join("Ada"), table.join("Ben"), table.join("Cleo")
    leak = standing_for(table.match, (1,))
    table.host._send(ada, leak)
    with pytest.raises(AssertionError, match="was sent"):
        table.flush()


def test_tokens_and_keys_go_to_their_owner_and_to_nobody_else() -> None:
    table = Table(3, code="4711")
    guests = [table.join(name, owner=OWNER) for name in ("Ada", "Ben", "Cleo")]
    for guest in guests:
        token = table.welcome(guest).token
        assert [one for one in guests if token in table.bytes[one]] == [guest]
        assert OWNER not in table.bytes[guest]
        assert b"4711" not in table.bytes[guest]
