"""A saved game at a table: seats are claimed by name or given by the owner, until it goes on."""

import pytest

from game.board import load_board
from game.lobby import Care, Options, Phase, Sitter
from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.series import GameResult, Series
from net.table.absences import KEPT_IN_THE_LOBBY
from net.table.seating import Seating
from net.table.table_session import TableSession, TableSetup
from net.table.waiting_game import WaitingGame
from net.wire.errors import Turned
from net.wire.from_guest import (
    AddSeat,
    Agree,
    Arrange,
    GiveSeat,
    Kick,
    Leave,
    Look,
    Ready,
    Rename,
    Start,
)
from net.wire.from_host import Dealt, Goodbye, Seated, Standing, Step, TableIs
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table, goodbye
from tests.net.table.acting import an_action
from tests.net.table.an_evening import bots_move, declined, play_on

ADA, BEN, CLEO, BOT = range(4)
PLAYERS = (*(Player(name, "human") for name in ("Ada", "Ben", "Cleo")), Player("Ida", "easy"))
MOVES = 70  # more than a guest handles in a frame
BEFORE = Series(3, (GameResult(("Ada", "Ben", "Cleo", "Ida"), (10, 20, 30, 40), 0),))


def a_match(moves: int = MOVES) -> Match:
    board = load_board("france")
    match = Match.begin(Header(board, PLAYERS, deal(board, 4, 7), 7))
    while match.seq < moves and match.table.ending is None:
        turn = match.table.turn
        match.submit(turn, an_action(match.snapshot(turn).view), match.seq)
    return match


class Evening:
    """A table of Olga's for a saved game of Ada, Ben, Cleo and a bot."""

    def __init__(self, people: tuple[str, ...] = (), moves: int = 5) -> None:
        self.saved = a_match(moves)
        session = TableSession(
            TableSetup("Sunday"),
            Seating.to_be_claimed(PLAYERS),
            self._no_new_game,
            Options(games=3),
        )
        session.waiting = WaitingGame(PLAYERS, self.saved.seq, 2, self._open)
        session.own_people = people
        session.series_tracker.before = BEFORE
        self.refusal: Turned | None = None
        self.table = Table(table_session=session)
        self.olga = self.table.join("Olga", watch=True, owner=OWNER)

    def give(self, seat: int, to: int | None = None, *, bot: bool = False) -> None:
        peer = None if to is None else self.table.welcome(to).peer
        self.table.say(self.olga, GiveSeat(seat, peer, bot))

    def names(self) -> list[tuple[str, bool]]:
        return [(seat.name, seat.here) for seat in self.table.lobby(self.olga).seats]

    def start(self) -> None:
        self.table.say(self.olga, Start())

    def _open(self) -> Match:
        if self.refusal:
            raise self.refusal
        return self.saved

    def _no_new_game(self, *_: object) -> Match:
        raise AssertionError("the saved game goes on")


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_the_lobby_shows_a_saved_game_whose_seats_wait_for_their_players(evening: Evening) -> None:
    lobby = evening.table.lobby(evening.olga)
    assert (lobby.phase, lobby.continues, lobby.settled) == (Phase.LOBBY, 5, True)
    assert lobby.series == BEFORE
    assert evening.names() == [("Ada", False), ("Ben", False), ("Cleo", False), ("Ida", True)]
    assert evening.table.table_session.offer().games == 3


def test_a_guest_claims_the_seat_that_has_the_same_name_in_any_spelling(evening: Evening) -> None:
    ben = evening.table.join(" \N{FULLWIDTH LATIN SMALL LETTER B}EN")
    assert evening.table.welcome(ben).seats == (BEN,)
    assert evening.table.welcome(ben).token
    assert evening.names()[BEN] == ("Ben", True)


def test_people_at_one_computer_claim_their_seats_together(evening: Evening) -> None:
    both = evening.table.join("Cleo", "Ada")
    assert evening.table.welcome(both).seats == (ADA, CLEO)


def test_a_name_whose_seat_is_taken_is_refused(evening: Evening) -> None:
    evening.table.join("Ben")
    again = evening.table.join("ben")
    assert goodbye(evening.table, again)[0] is No.NAME


def test_anybody_else_watches_until_the_owner_gives_them_a_seat(evening: Evening) -> None:
    vera = evening.table.join("Vera")
    assert evening.table.welcome(vera).seats == ()
    assert evening.table.lobby(evening.olga).knocking == ("Vera",)
    evening.give(BEN, vera)
    assert evening.table.lobby(evening.olga).knocks == ()
    seated = evening.table.last(vera, Seated)
    assert seated.seats == (BEN,)
    assert seated.token
    assert evening.names()[BEN] == ("Vera", True)
    evening.give(BEN)
    assert declined(evening.table, evening.olga)[0] is No.SEAT_TAKEN


def test_a_guest_with_a_seat_plays_another_one_under_its_own_name(evening: Evening) -> None:
    ada = evening.table.join("Ada")
    evening.give(BEN, ada)
    assert evening.table.last(ada, Seated).seats == (ADA, BEN)
    assert evening.names()[BEN] == ("Ben", True)


def test_the_owner_plays_seats_and_gives_them_back(evening: Evening) -> None:
    evening.give(CLEO, evening.olga)
    evening.give(ADA, evening.olga)
    assert evening.table.last(evening.olga, Seated).seats == (ADA, CLEO)
    assert evening.names()[ADA] == ("Ada", True)
    evening.give(ADA)
    assert evening.table.last(evening.olga, Seated).seats == (CLEO,)
    assert evening.names()[ADA] == ("Ada", False)
    ada = evening.table.join("Ada")
    assert evening.table.welcome(ada).seats == (ADA,)


def test_the_owners_people_get_the_seats_that_have_their_names() -> None:
    evening = Evening(people=("Cleo", "Somebody"))
    assert evening.table.welcome(evening.olga).seats == (CLEO,)


def test_a_bot_stands_in_until_the_player_comes(evening: Evening) -> None:
    evening.give(ADA, bot=True)
    seat = evening.table.lobby(evening.olga).seats[ADA]
    assert (seat.sitter, seat.name, seat.level) == (Sitter.PERSON, "Ada", "medium")
    assert not seat.here
    ada = evening.table.join("Ada")
    assert evening.table.welcome(ada).seats == (ADA,)
    assert not evening.table.lobby(ada).seats[ADA].level


def test_a_player_who_comes_late_takes_the_seat_over_from_the_bot() -> None:
    evening = Evening(people=("Ada", "Ben"))
    evening.give(CLEO, bot=True)
    evening.start()
    bots_move(evening.table)
    cleo = evening.table.join("Cleo")
    assert evening.table.welcome(cleo).seats == (CLEO,)
    assert [hand.seat for hand in evening.table.dealt(cleo).hands] == [CLEO]
    assert evening.table.table_session.seating.level(CLEO) == ""


def test_the_owner_can_wait_for_a_player_for_whom_a_bot_stands_in() -> None:
    evening = Evening(people=("Ada", "Ben"))
    evening.give(CLEO, bot=True)
    evening.start()
    evening.table.say(evening.olga, Look(CLEO, Care.WAIT))
    assert not evening.table.lobby(evening.olga).seats[CLEO].level


@pytest.mark.parametrize(
    ("seat", "peer", "bot", "why"),
    [
        (9, None, False, No.SENSELESS),
        (-1, None, False, No.SENSELESS),
        (BOT, None, True, No.SENSELESS),
        (ADA, 5, True, No.SENSELESS),
        (ADA, 77, False, No.NOBODY),
    ],
)
def test_what_cannot_be_given_is_refused_and_changes_nothing(
    evening: Evening, seat: int, peer: int | None, bot: bool, why: No
) -> None:
    vera = evening.table.join("Vera", watch=True)
    assert evening.table.welcome(vera).peer == 5
    before = evening.names()
    evening.table.say(evening.olga, GiveSeat(seat, peer, bot))
    assert declined(evening.table, evening.olga)[0] is why
    assert evening.names() == before
    ada = evening.table.join("Ada")
    assert evening.table.welcome(ada).seats == (ADA,)


def test_only_the_owner_gives_seats_and_only_of_a_saved_game(evening: Evening) -> None:
    ben = evening.table.join("Ben")
    evening.table.say(ben, GiveSeat(ADA, evening.table.welcome(ben).peer, False))
    assert declined(evening.table, ben)[0] is No.NOT_HOST
    new = Table(setup=TableSetup("New"))
    olga = new.join("Olga", owner=OWNER)
    new.say(olga, GiveSeat(0, None, True))
    assert declined(new, olga)[0] is No.NO_GAME


def test_seats_names_and_options_of_a_saved_game_are_fixed_but_not_its_timer(
    evening: Evening,
) -> None:
    ben = evening.table.join("Ben")
    evening.table.say(ben, Rename(BEN, "Bernd"))
    assert declined(evening.table, ben)[0] is No.IN_GAME
    for wish in (AddSeat(), Arrange(BOT, "hard"), Agree(Options(games=5))):
        evening.table.say(evening.olga, wish)
        assert declined(evening.table, evening.olga)[0] is No.IN_GAME
    evening.table.say(evening.olga, Agree(Options(games=3, turn_seconds=60)))
    assert evening.table.lobby(evening.olga).options.turn_seconds == 60


def test_a_guest_who_leaves_or_is_removed_or_stays_away_frees_the_seat(evening: Evening) -> None:
    table = evening.table
    ben = table.join("Ben")
    table.say(ben, Leave())
    assert evening.names()[BEN] == ("Ben", False)
    ben = table.join("Ben")
    table.say(evening.olga, Kick(table.welcome(ben).peer))
    assert table.last(ben, Goodbye).why is No.KICKED
    ben = table.join("Ben")
    table.lose(ben)
    table.wait(KEPT_IN_THE_LOBBY + 1)
    ben = table.join("Ben")
    assert table.welcome(ben).seats == (BEN,)


def test_a_guest_on_a_given_seat_who_leaves_frees_it_for_its_own_player(evening: Evening) -> None:
    vera = evening.table.join("Vera")
    evening.give(BEN, vera)
    evening.table.say(vera, Leave())
    assert evening.names()[BEN] == ("Ben", False)


def test_the_game_waits_until_every_seat_has_a_player_who_is_ready(evening: Evening) -> None:
    table = evening.table
    ben = table.join("Ben")
    evening.give(ADA, evening.olga)
    evening.start()
    assert declined(table, evening.olga)[0] is No.OPEN_SEATS
    evening.give(CLEO, bot=True)
    evening.start()
    assert declined(table, evening.olga)[0] is No.NOT_READY
    table.say(ben, Ready(True))
    evening.refusal = Turned(No.NOT_RESUMED, "the disk has gone")
    evening.start()
    assert declined(table, evening.olga) == (No.NOT_RESUMED, "the disk has gone")
    assert table.lobby(evening.olga).phase is Phase.LOBBY
    evening.refusal = None
    evening.start()
    assert table.lobby(ben).phase is Phase.PLAYING
    assert table.lobby(ben).continues is None


def test_everybody_is_dealt_the_whole_game_but_only_their_own_hands() -> None:
    evening = Evening(people=("Ada",), moves=MOVES)
    table = evening.table
    ben, vera, tv = table.join("Ben"), table.join("Vera"), table.join("TV", watch=True)
    evening.give(CLEO, vera)
    for one in (ben, vera):
        table.say(one, Ready(True))
    evening.start()
    for guest, seats in ((evening.olga, [ADA]), (ben, [BEN]), (vera, [CLEO]), (tv, [])):
        assert [hand.seat for hand in table.dealt(guest).hands] == seats
        assert [hand.seat for hand in table.last(guest, Standing).hands] == seats
        assert len(table.all(guest, Step)) == MOVES
        told = [type(message) for message in table.heard[guest]]
        # The lobby comes first, so that a guest that reads in pieces opens the game.
        playing = table.heard[guest].index(TableIs(table.lobby(guest)))
        assert playing < told.index(Dealt)
    assert [player.name for player in table.dealt(vera).players] == ["Ada", "Ben", "Cleo", "Ida"]
    assert table.dealt(vera).game == 2


def test_the_game_is_played_to_its_end_and_counts_in_its_series() -> None:
    evening = Evening(people=("Ada",))
    table = evening.table
    vera = table.join("Vera")
    evening.give(BEN, vera)
    evening.give(CLEO, bot=True)
    table.say(vera, Ready(True))
    evening.start()
    play_on(table, {ADA: evening.olga, BEN: vera})
    lobby = table.lobby(vera)
    assert lobby.phase is Phase.OVER
    first, second = lobby.series.games
    assert first == BEFORE.games[0]
    assert second.names == ("Ada", "Ben", "Cleo", "Ida")
    assert second.finished_by == ("Ada", "Vera", "Cleo", "Ida")


def test_no_two_seats_get_the_same_name_when_one_waits_for_its_player_again(
    evening: Evening,
) -> None:
    table = evening.table
    zed = table.join("Zed")
    evening.give(ADA, zed)
    ada = table.join("Ada")  # her seat is taken, so she watches
    evening.give(BEN, ada)
    table.say(zed, Leave())
    names = [name for name, _ in evening.names()]
    assert names == ["Ada", "Ben", "Cleo", "Ida"]
    assert table.last(ada, Seated).seats == (BEN,)


def test_more_names_than_a_table_has_seats_are_refused_before_they_are_compared(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compared(*_: object) -> bool:
        raise AssertionError("the names are compared")

    monkeypatch.setattr("net.table.waiting_game.same_name", compared)
    crowd = evening.table.join(*("Ada",) * 7)
    assert goodbye(evening.table, crowd)[0] is No.FULL
