"""Somebody takes over a seat in the middle of a game, but never without the owner's consent."""

import pytest

from game.lobby import Care, Phase, SeatRequest, Sitter
from net.table.allowance import PLAYER, SPECTATOR
from net.table.seat_requests import ASK_AGAIN
from net.table.table_session import TableSetup
from net.table.turn_timer import LONG_TURN
from net.wire.from_guest import (
    Act,
    GrantSeat,
    Leave,
    Look,
    Ready,
    Return,
    Say,
    Start,
    TakeSeat,
)
from net.wire.from_host import Answered, Dealt, Goodbye, Hand, Said, Seated, Standing
from net.wire.refusal_reasons import No
from tests.net.guest.a_guest import Guest
from tests.net.table.a_table import OWNER, Table, goodbye
from tests.net.table.acting import an_action
from tests.net.table.an_evening import act, bots_move, declined, play_on

HUGO = 1  # the seat of the guest who leaves


class Eleven:
    """A game of Olga, Hugo and Ben, in which Hugo has left and Vera watches."""

    def __init__(self, seats: int = 3, bots: tuple[str, ...] = ()) -> None:
        self.table = Table(seats, bots, setup=TableSetup("Sunday"))
        self.olga = self.table.join("Olga", owner=OWNER)
        self.hugo, self.ben = self.table.join("Hugo"), self.table.join("Ben")
        self.vera = self.table.join("Vera", watch=True)
        for one in (self.olga, self.hugo, self.ben):
            self.table.say(one, Ready(True))
        self.table.say(self.olga, Start())
        people = (self.olga, self.hugo, self.ben)
        while self.table.match.seq < 4 or self.table.match.table.turn != HUGO:
            bots_move(self.table)
            turn = self.table.match.table.turn
            act(self.table, people[turn], turn, 100 + self.table.match.seq)
        self.token = self.table.welcome(self.hugo).token

    def leaves(self) -> None:
        self.table.say(self.hugo, Leave())

    def asks(self, seat: int | None = HUGO, name: str = "") -> None:
        self.table.say(self.vera, TakeSeat(seat, name))

    def requests(self) -> tuple[SeatRequest, ...]:
        return self.table.lobby(self.olga).requests

    def grants(self, *, granted: bool = True) -> None:
        (asked,) = self.requests()
        self.table.say(self.olga, GrantSeat(asked.peer, asked.seat, asked.name, granted))


@pytest.fixture
def eleven() -> Eleven:
    game = Eleven()
    game.leaves()
    return game


def test_a_spectator_asks_and_everybody_sees_it(eleven: Eleven) -> None:
    eleven.asks()
    peer = eleven.table.welcome(eleven.vera).peer
    assert eleven.requests() == (SeatRequest(peer, HUGO, "Vera"),)
    assert not eleven.table.all(eleven.vera, Seated)


def test_granted_the_seat_and_its_hand_go_to_the_new_player_alone(eleven: Eleven) -> None:
    eleven.asks()
    heard = {one: len(eleven.table.heard[one]) for one in (eleven.olga, eleven.ben)}
    eleven.grants()
    table, seated = eleven.table, eleven.table.last(eleven.vera, Seated)
    assert (seated.seats, len(seated.token)) == ((HUGO,), 32)
    dealt = table.dealt(eleven.vera)
    assert dealt.hands == (Hand(HUGO, table.match.header.drawn.hands[HUGO]),)
    standing = table.last(eleven.vera, Standing)
    assert [hand.seat for hand in standing.hands] == [HUGO]
    for one, before in heard.items():
        news = table.heard[one][before:]
        assert not [message for message in news if isinstance(message, Dealt | Standing | Seated)]
    seat = table.lobby(eleven.ben).seats[HUGO]
    assert (seat.name, seat.here, seat.left) == ("Vera", True, False)
    assert table.lobby(eleven.ben).onlookers == ()
    assert eleven.requests() == ()


def test_the_new_player_plays_on(eleven: Eleven) -> None:
    eleven.asks()
    eleven.grants()
    act(eleven.table, eleven.vera, HUGO, 1)
    assert eleven.table.match.table.turn == 2
    assert eleven.table.host._visitors[eleven.vera].allowance._messages._burst == PLAYER.messages[0]


def test_the_pass_of_the_old_player_opens_nothing_any_more(eleven: Eleven) -> None:
    eleven.asks()
    eleven.grants()
    again = eleven.table.connect()
    eleven.table.say(again, Return(eleven.token, 1, 0))
    assert goodbye(eleven.table, again)[0] is No.NOT_KEPT
    by_name = eleven.table.join("Hugo")
    assert goodbye(eleven.table, by_name)[0] is No.PLAYING


def test_the_new_pass_opens_the_seat(eleven: Eleven) -> None:
    eleven.asks()
    eleven.grants()
    token = eleven.table.last(eleven.vera, Seated).token
    eleven.table.lose(eleven.vera)
    again = eleven.table.connect()
    eleven.table.say(again, Return(token, 0, -1))
    assert eleven.table.welcome(again).seats == (HUGO,)


def test_refused_nothing_changes_and_the_same_person_waits_before_asking_again(
    eleven: Eleven,
) -> None:
    eleven.asks()
    eleven.grants(granted=False)
    assert declined(eleven.table, eleven.vera)[0] is No.NOT_GRANTED
    assert eleven.table.lobby(eleven.ben).seats[HUGO].name == "Hugo"
    assert eleven.requests() == ()
    eleven.asks()
    assert eleven.requests() == ()
    eleven.table.wait(ASK_AGAIN + 1)
    eleven.asks()
    assert eleven.requests()


def test_whoever_was_refused_does_not_ask_again_sooner_by_joining_again(eleven: Eleven) -> None:
    friend = eleven.table.join("Fay", watch=True)
    eleven.asks()
    eleven.grants(granted=False)
    eleven.table.say(friend, TakeSeat(HUGO, ""))
    eleven.grants(granted=False)
    eleven.table.lose(eleven.vera)
    eleven.vera = eleven.table.join("Vera", watch=True)
    eleven.asks()
    assert declined(eleven.table, eleven.vera)[0] is No.NOT_GRANTED
    assert eleven.requests() == ()
    eleven.table.wait(ASK_AGAIN + 1)
    eleven.asks()
    assert eleven.requests()


def test_a_request_can_be_withdrawn_but_not_exchanged(eleven: Eleven) -> None:
    eleven.asks(name="Vera")
    eleven.asks(name="Mallory")
    assert declined(eleven.table, eleven.vera)[0] is No.NOT_NOW
    assert [request.name for request in eleven.requests()] == ["Vera"]
    eleven.asks(None)
    assert eleven.requests() == ()


def test_only_what_the_owner_has_seen_is_granted(eleven: Eleven) -> None:
    eleven.asks(name="Vera")
    (seen,) = eleven.requests()
    eleven.asks(None)
    eleven.asks(name="Mallory")
    eleven.table.say(eleven.olga, GrantSeat(seen.peer, seen.seat, seen.name, True))
    assert declined(eleven.table, eleven.olga)[0] is No.NOT_NOW
    assert eleven.table.lobby(eleven.ben).seats[HUGO].name == "Hugo"


def test_nobody_grants_but_the_owner(eleven: Eleven) -> None:
    eleven.asks()
    (asked,) = eleven.requests()
    for one in (eleven.ben, eleven.vera):
        eleven.table.say(one, GrantSeat(asked.peer, asked.seat, asked.name, True))
        assert declined(eleven.table, one)[0] is No.NOT_HOST
    assert not eleven.table.all(eleven.vera, Seated)


def test_a_player_who_is_there_keeps_the_seat() -> None:
    game = Eleven()
    game.asks()
    assert declined(game.table, game.vera)[0] is No.SEAT_TAKEN
    game.leaves()
    game.asks()
    again = game.table.connect()
    game.table.say(again, Return(game.token, 1, 0))
    assert game.requests() == ()


def test_without_an_owner_nobody_can_grant_it() -> None:
    table = Table(3, ("easy",))
    ada, ben, vera = table.join("Ada"), table.join("Ben"), table.join("Vera", watch=True)
    assert table.table_session.phase is Phase.PLAYING
    table.lose(ben)
    table.say(vera, TakeSeat(1, ""))
    assert declined(table, vera)[0] is No.NO_OWNER
    assert table.lobby(ada).requests == ()


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_there_is_not_cannot_be_asked_for(eleven: Eleven, seat: int) -> None:
    eleven.asks(seat)
    assert declined(eleven.table, eleven.vera)[0] is No.SEAT_TAKEN


def test_the_seat_of_a_bot_that_began_the_game_stays_the_bots() -> None:
    game = Eleven(4, ("easy",))
    game.asks(3)
    assert declined(game.table, game.vera)[0] is No.SEAT_TAKEN


def test_a_seat_that_was_given_to_a_bot_can_be_taken_over(eleven: Eleven) -> None:
    eleven.table.say(eleven.olga, Look(HUGO, Care.REMOVE))
    assert eleven.table.lobby(eleven.ben).seats[HUGO].sitter is Sitter.BOT
    eleven.asks()
    eleven.grants()
    assert eleven.table.lobby(eleven.ben).seats[HUGO].sitter is Sitter.PERSON
    act(eleven.table, eleven.vera, HUGO, 1)
    assert eleven.table.match.table.turn == 2


def test_a_name_that_is_taken_is_refused(eleven: Eleven) -> None:
    eleven.asks(name="Ben")
    assert declined(eleven.table, eleven.vera)[0] is No.NAME
    eleven.asks(name="Béatrice")
    eleven.grants()
    assert eleven.table.lobby(eleven.ben).seats[HUGO].name == "Béatrice"


@pytest.mark.parametrize("care", [None, Care.BOT, Care.REMOVE])
def test_a_player_comes_back_at_another_computer_under_the_same_name(
    eleven: Eleven, care: Care | None
) -> None:
    if care:
        eleven.table.say(eleven.olga, Look(HUGO, care))
    eleven.asks(name="Hugo")
    eleven.grants()
    assert eleven.table.last(eleven.vera, Seated).seats == (HUGO,)
    play_on(eleven.table, {0: eleven.olga, 1: eleven.vera, 2: eleven.ben})
    (game,) = eleven.table.lobby(eleven.ben).series.games
    assert (game.names[HUGO], game.finished_by) == ("Hugo", ())


def test_nobody_takes_the_name_of_a_player_who_is_there() -> None:
    game = Eleven()
    game.table.wait(LONG_TURN + 1)
    game.table.say(game.olga, Look(HUGO, Care.BOT))
    game.asks(name="Hugo")
    assert declined(game.table, game.vera)[0] is No.NAME


def test_at_the_same_computer_a_player_hands_the_seat_to_another() -> None:
    game = Eleven()
    game.table.say(game.hugo, TakeSeat(HUGO, "Vincent"))
    game.grants()
    seated = game.table.last(game.hugo, Seated)
    assert seated.seats == (HUGO,)
    assert game.table.lobby(game.ben).seats[HUGO].name == "Vincent"
    act(game.table, game.hugo, HUGO, 1)
    assert game.table.last(game.hugo, Answered).id == 1
    assert game.table.match.table.turn == 2


def test_a_player_takes_a_second_seat_beside_the_own(eleven: Eleven) -> None:
    eleven.table.say(eleven.ben, TakeSeat(HUGO, "Vincent"))
    eleven.grants()
    assert eleven.table.last(eleven.ben, Seated).seats == (1, 2)
    assert {hand.seat for hand in eleven.table.dealt(eleven.ben).hands} == {1, 2}


def test_an_owner_needs_no_consent(eleven: Eleven) -> None:
    eleven.table.say(eleven.olga, TakeSeat(HUGO, "Vincent"))
    assert eleven.table.last(eleven.olga, Seated).seats == (0, 1)


def test_a_seat_at_a_shared_computer_can_move_to_another_one() -> None:
    table = Table(3, (), setup=TableSetup("Sunday"))
    olga = table.join("Olga", owner=OWNER)
    both = table.join("Hugo", "Ines")
    vera = table.join("Vera", watch=True)
    table.say(both, Ready(True))
    table.say(olga, Start())
    people = {0: olga, 1: both, 2: both}
    while table.match.table.turn != HUGO:
        act(table, people[table.match.table.turn], table.match.table.turn, table.match.seq)
    table.wait(125)
    table.say(olga, Look(HUGO, Care.BOT))
    table.say(vera, TakeSeat(HUGO, ""))
    (asked,) = table.lobby(olga).requests
    table.say(olga, GrantSeat(asked.peer, asked.seat, asked.name, True))
    assert table.last(vera, Seated).seats == (1,)
    assert table.last(both, Seated).seats == (2,)
    assert [hand.seat for hand in table.dealt(both).hands] == [2]
    table.say(both, Act(9, HUGO, table.match.seq, an_action(table.match.snapshot(HUGO).view)))
    assert declined(table, both)[0] is No.NOT_YOURS


def test_who_loses_the_last_seat_while_connected_only_watches() -> None:
    game = Eleven()
    game.table.wait(125)
    game.table.say(game.olga, Look(HUGO, Care.BOT))
    game.asks()
    game.grants()
    seated = game.table.last(game.hugo, Seated)
    assert (seated.seats, seated.token) == ((), b"")
    assert game.table.dealt(game.hugo).hands == ()
    visitor = game.table.host._visitors[game.hugo]
    assert visitor.allowance._messages._burst == SPECTATOR.messages[0]
    game.table.lose(game.hugo)
    again = game.table.connect()
    game.table.say(again, Return(game.token, 1, 0))
    assert goodbye(game.table, again)[0] is No.NOT_KEPT


def test_requests_are_limited_like_other_changes(eleven: Eleven) -> None:
    for _ in range(10):
        eleven.asks()
        eleven.asks(None)
    assert declined(eleven.table, eleven.vera)[0] is No.HASTE
    assert not eleven.table.all(eleven.vera, Goodbye)


def test_a_request_ends_with_its_connection_and_with_the_game(eleven: Eleven) -> None:
    eleven.asks()
    eleven.table.lose(eleven.vera)
    assert eleven.requests() == ()


def test_the_record_keeps_the_name_that_began_and_the_standings_both(eleven: Eleven) -> None:
    eleven.asks()
    eleven.grants()
    play_on(eleven.table, {0: eleven.olga, 1: eleven.vera, 2: eleven.ben})
    assert [player.name for player in eleven.table.match.header.players][HUGO] == "Hugo"
    (game,) = eleven.table.lobby(eleven.ben).series.games
    assert (game.names[HUGO], game.finished_by[HUGO]) == ("Hugo", "Vera")


def test_the_others_hear_of_it_in_the_chat(eleven: Eleven) -> None:
    eleven.asks()
    eleven.grants()
    line = eleven.table.last(eleven.ben, Said).line
    assert (line.name, line.words, line.phrase) == ("Vera", "took-over", True)


def test_a_guest_that_follows_starts_anew_with_the_seat(eleven: Eleven) -> None:
    table = eleven.table
    eve = Guest(table, "Eve", watch=True)
    before = eve.game
    table.say(eve.connection, TakeSeat(HUGO, ""))
    eleven.grants()
    eve.hear()
    assert eve.gave_up is None
    assert eve.tracks_lost == 0
    assert eve.game is not before
    assert eve.game.seats == (HUGO,)
    view = eve.game.view_as(HUGO).view
    assert view.portfolio == table.match.snapshot(HUGO).view.portfolio
    assert eve.state.me is not None
    assert eve.state.me.seats == (HUGO,)


def test_a_chat_line_of_a_shared_computer_has_the_name_of_its_seat(eleven: Eleven) -> None:
    eleven.table.say(eleven.ben, TakeSeat(HUGO, "Vincent"))
    eleven.grants()
    eleven.table.say(eleven.ben, Say("mine", False, 2))
    assert eleven.table.last(eleven.olga, Said).line.name == "Ben"
    eleven.table.say(eleven.ben, Say("mine", False, 1))
    assert eleven.table.last(eleven.olga, Said).line.name == "Vincent"
    eleven.table.say(eleven.ben, Say("not mine", False, 0))
    assert declined(eleven.table, eleven.ben)[0] is No.NOT_YOURS
