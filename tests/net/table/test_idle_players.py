"""Players who are connected but do not move: what the owner may do, and how they come back."""

import pytest

from game.lobby import AtEnd, Care, Options, Phase, Sitter
from net.table.turn_timer import LONG_TURN
from net.wire.from_guest import Agree, Back, FromGuest, Leave, Look, Pause, Ready, Return, Start
from net.wire.from_host import Said, Step
from net.wire.refusal_reasons import No
from tests.net.table.a_table import Table
from tests.net.table.an_evening import act, bots_move, declined, owned, play_on


class Kitchen:
    """A game in which Ada and Ben are guests, and it is Ada's turn."""

    def __init__(self, options: Options | None = None) -> None:
        self.table, self.olga = owned(3)
        if options:
            self.table.say(self.olga, Agree(options))
        self.ada, self.ben = self.table.join("Ada"), self.table.join("Ben")
        people = (self.olga, self.ada, self.ben)
        for one in people:
            self.table.say(one, Ready(True))
        self.table.say(self.olga, Start())
        number = 1
        while self.turn != 1:
            act(self.table, people[self.turn], self.turn, number)
            number += 1

    @property
    def turn(self) -> int:
        return self.table.match.table.turn

    def owner(self, wish: FromGuest) -> None:
        self.table.say(self.olga, wish)

    def phrases(self) -> list[str]:
        return [said.line.words for said in self.table.all(self.ben, Said)]


def overdue(table: Table, connection: int) -> bool:
    return table.lobby(connection).overdue


def test_after_two_minutes_without_a_timer_a_turn_is_overdue() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN - 1)
    assert not overdue(game.table, game.ben)
    game.table.wait(2)
    assert overdue(game.table, game.ben)
    act(game.table, game.ada, 1, 99)
    assert not overdue(game.table, game.ben)


def test_a_turn_whose_time_is_up_is_overdue_if_no_bot_moves_then() -> None:
    game = Kitchen(Options(turn_seconds=10, at_end=AtEnd.NOTHING))
    game.table.wait(11)
    assert overdue(game.table, game.ben)


def test_nobody_is_overdue_during_a_pause() -> None:
    game = Kitchen()
    game.owner(Pause(True))
    game.table.wait(2 * LONG_TURN)
    assert not overdue(game.table, game.ben)


def test_a_bot_makes_one_move_for_whoever_is_in_the_kitchen() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.ONCE))
    bots_move(game.table)
    assert game.turn == 2
    assert game.table.last(game.ben, Step).by_bot
    assert game.phrases()[-1] == "helped"
    assert not game.table.lobby(game.ben).seats[1].level
    act(game.table, game.ben, 2, 5)
    assert not game.table.last(game.ben, Step).by_bot


def test_a_bot_plays_for_now_until_the_player_is_back() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.BOT))
    seat = game.table.lobby(game.ada).seats[1]
    assert (seat.level, seat.here) == ("medium", True)
    bots_move(game.table)
    assert game.turn == 2
    game.table.say(game.ada, Back(1))
    assert game.table.lobby(game.ben).seats[1].level == ""
    assert game.phrases()[-1] == "bot-played"


def test_a_move_takes_the_seat_back_as_well() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.BOT))
    act(game.table, game.ada, 1, 99)
    assert game.turn == 2
    assert game.table.lobby(game.ben).seats[1].level == ""
    assert not game.table.last(game.ben, Step).by_bot


def test_a_connection_that_flickers_does_not_take_the_seat_back() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.BOT))
    again = come_back(game.table, game.ada)
    assert game.table.lobby(game.ben).seats[1].level == "medium"
    game.table.say(again, Back(1))
    assert game.table.lobby(game.ben).seats[1].level == ""


def come_back(table: Table, connection: int) -> int:
    token = table.welcome(connection).token
    table.lose(connection)
    again = table.connect()
    table.say(again, Return(token, 1, table.match.seq))
    return again


def test_the_owner_may_let_the_player_play_again() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.BOT))
    game.owner(Look(1, Care.WAIT))
    assert game.table.lobby(game.ben).seats[1].level == ""


@pytest.mark.parametrize("ready", [False, True])
def test_whoever_is_ready_for_the_next_game_is_back(ready: bool) -> None:
    game = Kitchen(Options(games=2))
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.BOT))
    play_on(game.table, {0: game.olga, 2: game.ben})
    for one in (game.ada, game.ben)[not ready :]:
        game.table.say(one, Ready(True))
    game.owner(Start())
    lobby = game.table.lobby(game.ben)
    assert lobby.phase is Phase.PLAYING
    assert lobby.seats[1].level == ("" if ready else "medium")


@pytest.mark.parametrize("care", [Care.BOT, Care.ONCE, Care.REMOVE, Care.WAIT])
def test_nobody_is_helped_who_has_time_left(care: Care) -> None:
    game = Kitchen()
    game.owner(Look(1, care))
    assert declined(game.table, game.olga)[0] is No.NOT_AWAY
    assert game.table.lobby(game.ben).seats[1].level == ""
    assert game.table.table_session.thinking() is None


def test_whoever_is_connected_is_never_replaced() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(1, Care.REMOVE))
    assert declined(game.table, game.olga)[0] is No.NOT_AWAY
    assert game.table.lobby(game.ben).seats[1].sitter is Sitter.PERSON


def test_only_the_player_on_turn_can_be_helped() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.owner(Look(2, Care.ONCE))
    assert declined(game.table, game.olga)[0] is No.NOT_AWAY


def test_only_the_owner_decides_and_only_the_player_comes_back() -> None:
    game = Kitchen()
    game.table.wait(LONG_TURN + 1)
    game.table.say(game.ben, Look(1, Care.BOT))
    assert declined(game.table, game.ben)[0] is No.NOT_HOST
    game.owner(Look(1, Care.BOT))
    game.table.say(game.ben, Back(1))
    assert declined(game.table, game.ben)[0] is No.NOT_YOURS
    assert game.table.lobby(game.ben).seats[1].level == "medium"


def test_one_move_by_a_bot_for_a_player_who_is_away() -> None:
    game = Kitchen()
    game.table.lose(game.ada)
    game.owner(Look(1, Care.ONCE))
    bots_move(game.table)
    assert game.turn == 2
    assert game.table.last(game.ben, Step).by_bot


def test_whoever_returns_from_away_has_the_seat_back_at_once() -> None:
    game = Kitchen()
    token = game.table.welcome(game.ada).token
    game.table.lose(game.ada)
    game.owner(Look(1, Care.BOT))
    again = game.table.connect()
    game.table.say(again, Return(token, 1, game.table.match.seq))
    assert game.table.lobby(again).seats[1].level == ""
    act(game.table, again, 1, 99)
    assert game.turn == 2


def test_the_timer_can_be_changed_in_a_game_and_nothing_else() -> None:
    game = Kitchen()
    game.owner(Agree(Options(turn_seconds=60, at_end=AtEnd.BOT)))
    assert game.table.lobby(game.ben).clock == 60_000
    assert game.table.lobby(game.ben).phase is Phase.PLAYING
    game.table.wait(61)
    bots_move(game.table)
    assert game.turn == 2
    assert game.phrases()[-1] == "time-up"
    game.owner(Agree(Options(turn_seconds=60, notebook=True)))
    assert declined(game.table, game.olga)[0] is No.IN_GAME
    game.owner(Agree(Options(turn_seconds=0)))
    assert game.table.lobby(game.ben).clock is None


def test_who_leaves_on_purpose_has_left_until_they_return() -> None:
    game = Kitchen()
    token = game.table.welcome(game.ada).token
    game.table.say(game.ada, Leave())
    seat = game.table.lobby(game.ben).seats[1]
    assert (seat.here, seat.left) == (False, True)
    again = game.table.connect()
    game.table.say(again, Return(token, 1, 0))
    seat = game.table.lobby(game.ben).seats[1]
    assert (seat.here, seat.left) == (True, False)
    game.table.lose(again)
    assert not game.table.lobby(game.ben).seats[1].left
