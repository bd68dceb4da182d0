"""Which party a connection is once it is in, and how far it has come before."""

import pytest

from net.table.connection_slots import ConnectionStage
from net.table.entrance import known_party, new_party
from net.wire.errors import Turned
from net.wire.from_guest import Join, Return
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table


def test_a_connection_is_silent_then_greeted_then_in() -> None:
    table = Table()
    table.host.connected(77, "m", table.now)
    assert table.host.stage(77) is ConnectionStage.SILENT
    assert table.host.stage(table.connect()) is ConnectionStage.GREETED
    assert table.host.stage(table.join("Ada")) is ConnectionStage.IN
    assert table.host.stage(99) is ConnectionStage.SILENT


def test_a_token_or_the_owners_key_is_known_and_a_name_is_not() -> None:
    table = Table()
    ada, olga = table.join("Ada"), table.join("Olga", owner=OWNER)
    seating = table.table_session.seating
    token = table.welcome(ada).token
    known = known_party(table.house, table.table_session, Return(token, 0, -1))
    assert known is seating.owner_of(0)
    owner = known_party(table.house, table.table_session, Join(("X",), False, "human", OWNER))
    assert owner is seating.owner_of(table.welcome(olga).seats[0])
    assert (
        known_party(table.house, table.table_session, Join(("Ada",), False, "human", b"")) is None
    )


def test_a_kind_of_player_that_there_is_not_is_refused() -> None:
    table = Table()
    with pytest.raises(Turned) as no:
        new_party(table.house, table.table_session, Join(("Ada",), False, "genius", b""))
    assert no.value.why is No.BAD_MESSAGE


def test_the_machines_of_those_who_have_seats_are_known_also_while_they_are_away() -> None:
    table = Table()
    ada = table.connect("10.0.0.7")
    table.say(ada, Join(("Ada",), False, "human", b""))
    table.say(table.connect("10.0.0.8"), Join(("Eve",), True, "human", b""))
    table.lose(ada)
    assert table.host.known_machines() == {"10.0.0.7"}


def test_a_claim_that_can_be_guessed_brings_nobody_back() -> None:
    table = Table()
    for name in ("Ada", "Ben"):
        table.say(table.connect(), Join((name,), False, "human", b"", b"1"))
    assert [place.name for place in table.table_session.seating.places] == ["Ada", "Ben", ""]
