"""The record that a guest makes of a game that is over."""

import pytest

from game.lobby import Options, Phase
from game.rules.record_reader import Record, read_record
from net.guest.guest_record import NO_SEED, record_text
from tests.builders import france
from tests.net.guest.a_guest import Guest, bots_move
from tests.net.table.a_table import Table
from tests.net.table.an_evening import act


def played_to_the_end(*, watch: bool = False, games: int = 1) -> Guest:
    table = Table(3, ("easy", "easy"), options=Options(games=games))
    eve = Guest(table, "Eve", watch=True)
    ada = Guest(table, "Ada")
    number = 1
    while table.table_session.phase is Phase.PLAYING:
        bots_move(table, 3)
        if table.table_session.phase is Phase.PLAYING and table.match.table.turn == 0:
            act(table, ada.connection, 0, number)
            number += 1
    guest = eve if watch else ada
    guest.hear()
    return guest


def read(guest: Guest) -> Record:
    return read_record(record_text(guest.game.following).encode(), lambda _: france())


@pytest.mark.parametrize("watch", [False, True])
def test_the_record_of_a_guest_is_valid_and_has_everything_but_the_seed(watch: bool) -> None:
    guest = played_to_the_end(watch=watch)
    record, match = read(guest), guest.table.match
    assert record.closed
    assert record.header.drawn == match.header.drawn
    assert record.header.players == match.header.players
    assert record.header.seed == NO_SEED
    assert len(record.moments) == match.seq + 1
    assert record.final == match._state()


def test_during_a_game_there_is_nothing_to_keep() -> None:
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    with pytest.raises(ValueError, match="hidden"):
        record_text(guest.game.following)
