"""The series of an evening: what is counted together, over the host without wires."""

import pytest

from game.lobby import Options, Phase
from game.options import MOST_GAMES
from game.series import Series
from net.table.table_session import TableSetup
from net.wire.from_guest import Agree, Arrange, Kick, Leave, Ready, Start
from net.wire.from_host import Declined
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table
from tests.net.table.an_evening import play_on


class Party:
    """Olga, who hosts, Ada and a bot."""

    def __init__(self, games: int = 3) -> None:
        self.table = Table(3, ("easy",), setup=TableSetup("Sunday"))
        self.olga = self.table.join("Olga", owner=OWNER)
        self.agree(games)
        self.ada = self.table.join("Ada")

    @property
    def series(self) -> Series:
        return self.table.lobby(self.olga).series

    def agree(self, games: int) -> None:
        self.table.say(self.olga, Agree(Options(games=games)))

    def start(self, guest: int | None = None) -> None:
        self.table.say(guest or self.ada, Ready(True))
        self.table.say(self.olga, Start())
        assert self.table.table_session.phase is Phase.PLAYING

    def play(self, guest: int | None = None) -> None:
        """One game from start to end."""
        self.start(guest)
        play_on(self.table, {0: self.olga, 1: guest or self.ada})
        assert self.table.table_session.phase is Phase.OVER


def test_the_lobby_tells_how_many_games_are_agreed_on() -> None:
    assert Party(5).series == Series(5)
    assert Party(0).series == Series(3)  # a round at a table for three


@pytest.mark.parametrize("games", [-1, MOST_GAMES + 1, 2**40])
def test_no_series_has_such_a_number_of_games(games: int) -> None:
    party = Party(3)
    party.agree(games)
    last = party.table.last(party.olga, Declined)
    assert (last.why, last.words) == (No.SENSELESS, f"'games' must be from 0 to 60, not {games}")
    assert party.series == Series(3)


def test_a_whole_series_is_counted_game_by_game_and_told_to_everybody() -> None:
    party = Party(2)
    party.play()
    final = party.table.match.snapshot(None).view.result
    assert final
    (game,) = party.series.games
    assert game.names == ("Olga", "Ada", "Gaston")
    assert game.scores == tuple(score.total for score in final.scores)
    assert not party.series.over
    assert party.table.lobby(party.ada).series == party.series
    party.play()
    assert len(party.series.games) == 2
    assert party.series.over
    assert party.series.winners


def test_r10_the_start_locomotive_passes_from_game_to_game_and_on_to_the_next_series() -> None:
    party = Party(2)
    begun = []
    for _ in range(4):
        party.play()
        begun.append(party.series.games[-1].first)
    assert [(first - begun[0]) % 3 for first in begun] == [0, 1, 2, 0]


def test_while_a_game_goes_on_it_is_not_counted() -> None:
    party = Party(3)
    party.play()
    party.start()
    assert len(party.series.games) == 1


def test_after_the_last_game_the_next_one_begins_a_new_series() -> None:
    party = Party(1)
    party.play()
    assert party.series.over
    party.start()
    assert party.series == Series(1)


def test_between_two_games_a_series_can_be_made_longer_or_shorter() -> None:
    party = Party(1)
    party.play()
    party.agree(3)
    assert (party.series.length, len(party.series.games)) == (3, 1)
    assert not party.series.over
    party.play()
    party.agree(2)
    assert party.series.over
    party.start()
    assert party.series == Series(2)


def test_other_options_leave_the_series_alone() -> None:
    party = Party(3)
    party.play()
    before = party.series
    party.table.say(party.olga, Agree(Options(notebook=True, games=3)))
    assert party.series == before


def test_who_has_left_keeps_their_place_and_who_comes_is_counted_by_name() -> None:
    party = Party(2)
    party.play()
    party.table.say(party.ada, Leave())
    zoe = party.table.join("Zoë")
    party.play(zoe)
    points = {line.name: line.points for line in party.series.standings()}
    assert points["Ada"][1] is None
    assert points["Zoë"][0] is None
    assert None not in points["Olga"]


def test_a_bot_that_takes_over_plays_on_under_the_name() -> None:
    party = Party(2)
    party.play()
    party.start()
    party.table.say(party.olga, Kick(party.table.welcome(party.ada).peer))
    play_on(party.table, {0: party.olga})
    assert [line.name for line in party.series.standings()].count("Ada") == 1
    assert party.series.games[-1].names == ("Olga", "Ada", "Gaston")


def test_a_bot_for_a_seat_that_is_free_has_a_name_of_its_own() -> None:
    party = Party(2)
    party.play()
    party.table.say(party.ada, Leave())
    party.table.say(party.olga, Arrange(1, "easy"))
    party.table.say(party.olga, Start())
    play_on(party.table, {0: party.olga})
    assert len(party.series.standings()) == 4
