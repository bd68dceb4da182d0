"""Whatever guests say, an honest host stays one: no surprise, and no guest calls it nonsense."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.lobby import AtEnd, Care, Options
from net.table.table_session import TableSetup
from net.wire.from_guest import (
    Act,
    AddSeat,
    Agree,
    Arrange,
    AtTheDoor,
    AtTheTable,
    Back,
    CloseSeat,
    GiveSeat,
    GrantSeat,
    Look,
    Move,
    Pause,
    Ready,
    Rename,
    Say,
    ShowCode,
    Sit,
    Start,
    TakeSeat,
)
from net.wire.from_host import Goodbye
from tests.net.any_message import GUESTS
from tests.net.guest.a_guest import Guest, bots_move
from tests.net.table.a_table import OWNER, Table
from tests.net.table.acting import an_action

SEATS = st.integers(-1, 6)
NAMES = st.text(max_size=60)
OPTIONS = st.builds(
    Options,
    *(st.booleans(), st.booleans(), st.sampled_from([0, 1, 3600, 3601, -1])),
    *(st.sampled_from([*AtEnd]), st.sampled_from(["france", "paris-bruxelles", "atlantis"])),
    st.integers(-1, 61),
)
SENSIBLE: st.SearchStrategy[AtTheTable] = st.one_of(
    st.builds(Ready, st.booleans()),
    st.builds(Rename, SEATS, NAMES),
    st.builds(Move, SEATS, SEATS),
    st.builds(Say, NAMES, st.booleans()),
    st.builds(Pause, st.booleans()),
    st.builds(Arrange, SEATS, st.sampled_from(["", "easy", "hard", "genius"])),
    st.builds(CloseSeat, SEATS),
    st.builds(Agree, OPTIONS),
    st.builds(Look, SEATS, st.sampled_from([*Care])),
    st.builds(Back, SEATS),
    st.builds(TakeSeat, st.none() | SEATS, NAMES),
    st.builds(Sit, st.booleans()),
    st.builds(ShowCode, st.none() | st.integers(0, 5)),
    st.builds(GiveSeat, SEATS, st.none() | st.integers(0, 5), st.booleans()),
    st.builds(GrantSeat, st.integers(0, 5), SEATS, NAMES, st.booleans()),
    st.sampled_from([AddSeat(), Start(), Start(), Start()]),
)
ANYTHING = st.one_of(*(GUESTS[kind] for kind in GUESTS if not issubclass(kind, AtTheDoor)))


@pytest.mark.slow("evening")
@settings(max_examples=80)
@given(data=st.data())
def test_an_honest_host_is_never_taken_for_a_rogue(data: st.DataObject) -> None:
    table = Table(4, ("easy", "easy"), setup=TableSetup("Sunday"))
    owner = table.join("Ada", owner=OWNER)
    ben = Guest(table, "Ben")
    mallory = Guest(table, "Mallory", watch=True)
    guests = (ben, mallory)
    table.say(ben.connection, Ready(True))
    for said in data.draw(st.lists(st.one_of(SENSIBLE, ANYTHING), max_size=12)):
        speakers = [owner, *(guest.connection for guest in guests)]
        table.say(data.draw(st.sampled_from(speakers)), said)
        table.wait(0.5)
        _play(table)
        for guest in guests:
            guest.hear()
            assert guest.gave_up is None
            assert guest.tracks_lost == 0
        lobby = table.table_session.lobby(table.now)
        assert not {seat.peer for seat in lobby.seats} & {*lobby.knocks}
        if any(table.all(guest.connection, Goodbye) for guest in guests):
            return


def _play(table: Table) -> None:
    """Whoever's turn it is moves, once."""
    bots_move(table, 3)
    play = table.table_session.game
    if play is None or play.result:
        return
    turn = play.match.snapshot(play.turn)
    party = table.table_session.seating.owner_of(play.turn)
    if party and party.connection:
        act = Act(play.match.seq + 1000 * play.number, play.turn, turn.seq, an_action(turn.view))
        table.say(party.connection, act)
