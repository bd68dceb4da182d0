"""The door of a table: who is let in, and who is told what instead."""

from dataclasses import replace

import pytest

from net.wire.credentials import Exchange
from net.wire.from_guest import Beat, CodeProof, CodeShare, Hello, Join, Leave
from net.wire.from_host import CodeAccepted, CodeAnswer, Goodbye, Greeting
from net.wire.limits import DEAD, PROTOCOL, RULES
from net.wire.refusal_reasons import No
from tests.net.table.a_table import HELLO, OWNER, Table, goodbye


def try_code(table: Table, code: str, address: str = "10.0.0.1") -> int:
    connection = table.connect(address)
    exchange = Exchange(code, b"f" * 32, guest=True)
    table.say(connection, CodeShare(exchange.share))
    answers = table.all(connection, CodeAnswer)
    if answers:
        exchange.meet(answers[0].share)
        table.say(connection, CodeProof(exchange.proof()))
        for accepted in table.all(connection, CodeAccepted):
            assert exchange.proven(accepted.proof)
    return connection


def test_another_version_is_told_both_and_what_to_do() -> None:
    table = Table()
    older = table.connect(hello=Hello(PROTOCOL - 1, RULES, "0.9\x1b"))
    assert table.last(older, Greeting).protocol == PROTOCOL
    assert goodbye(table, older) == (
        No.VERSION,
        f"the host runs version 1.0 (protocol {PROTOCOL}, rules {RULES}),"
        f" the guest runs version 0.9 (protocol {PROTOCOL - 1}, rules {RULES}); update the guest",
    )
    newer = table.connect(hello=Hello(PROTOCOL, RULES + 1, "2.0"))
    assert goodbye(table, newer)[1].endswith("update the host")


def test_the_right_code_opens_the_door() -> None:
    table = Table(code="4711")
    ada = try_code(table, "4711")
    table.say(ada, Join(("Ada",), False, "human", b""))
    assert table.welcome(ada).seats == (0,)


def test_without_the_code_nobody_comes_in_but_the_owner() -> None:
    table = Table(code="4711")
    assert goodbye(table, table.join("Ada"))[0] is No.CODE_NEEDED
    assert goodbye(table, table.join("Ada", owner=b"guess"))[0] is No.CODE_NEEDED
    assert table.welcome(table.join("Ada", owner=OWNER)).seats == (0,)


def prove(table: Table, connection: int, exchange: Exchange) -> bool:
    """Go on with an exchange that the host has answered; True if it accepts the code."""
    exchange.meet(table.last(connection, CodeAnswer).share)
    table.say(connection, CodeProof(exchange.proof()))
    return bool(table.all(connection, CodeAccepted))


def test_the_next_try_after_a_wrong_code_is_held_back_and_answered_in_time() -> None:
    table = Table(code="4711")
    assert goodbye(table, try_code(table, "0000"))[0] is No.CODE
    early, exchange = table.connect(), Exchange("4711", b"f" * 32, guest=True)
    table.say(early, CodeShare(exchange.share))
    assert table.all(early, CodeAnswer) == []
    table.wait(1)
    assert prove(table, early, exchange)


def test_after_many_wrong_codes_a_machine_is_told_to_wait_and_no_other_is() -> None:
    table = Table(code="4711")
    for seconds in (1, 2, 4, 8, 0):
        assert goodbye(table, try_code(table, "0000"))[0] is No.CODE
        table.wait(seconds)
    refused = try_code(table, "4711")
    assert goodbye(table, refused) == (No.WAIT, "too many wrong codes; try again in 16 seconds")
    assert table.last(refused, Goodbye).wait == 16
    assert table.all(try_code(table, "4711", "10.0.0.2"), CodeAccepted)
    table.wait(16)
    assert table.all(try_code(table, "4711"), CodeAccepted)


def test_a_try_that_is_not_finished_counts_too() -> None:
    table = Table(code="4711")
    for seconds in (3, 4, 6, 10, 3):
        table.say(table.connect(), CodeShare(Exchange("1", b"f" * 32, guest=True).share))
        table.wait(seconds)
    assert goodbye(table, try_code(table, "4711"))[0] is No.WAIT


def test_two_friends_at_one_machine_may_prove_the_code_at_the_same_time() -> None:
    table = Table(code="4711")
    friends = {table.connect(): Exchange("4711", b"f" * 32, guest=True) for _ in range(2)}
    for friend, exchange in friends.items():
        table.say(friend, CodeShare(exchange.share))
    assert all(prove(table, friend, exchange) for friend, exchange in friends.items())


@pytest.mark.parametrize("message", [HELLO, CodeShare(b"x"), CodeProof(b"x"), Beat(), Leave()])
def test_what_is_not_due_at_the_door_ends_the_visit(message: Hello) -> None:
    table = Table()
    stranger = table.connect()
    table.say(stranger, message)
    assert goodbye(table, stranger)[0] in (No.BAD_MESSAGE, No.CODE_NEEDED, No.CODE)


def test_one_says_hello_first_and_only_once() -> None:
    table = Table()
    table.host.connected(1, "10.0.0.1", table.now)
    table.say(1, Join(("Ada",), False, "human", b""))
    assert goodbye(table, 1) == (No.BAD_MESSAGE, "the first message must be a hello")


def test_a_guest_tries_one_code_on_each_connection() -> None:
    table = Table(code="4711")
    connection = try_code(table, "0815")
    table.say(connection, CodeShare(Exchange("4711", b"f" * 32, guest=True).share))
    assert goodbye(table, connection)[0] is No.CODE
    patient = table.connect("10.0.0.2")
    for _ in range(2):
        table.say(patient, CodeShare(Exchange("4711", b"f" * 32, guest=True).share))
    assert goodbye(table, patient)[0] is No.BAD_MESSAGE


def test_a_table_without_a_key_for_its_owner_is_owned_by_nobody() -> None:
    house = Table().house
    assert house.owned_by(OWNER)
    assert not replace(house, owner_key=b"").owned_by(b"")


def test_the_time_that_a_code_takes_the_host_is_not_the_guests() -> None:
    table = Table(code="4711")
    connection = table.connect()
    exchange = Exchange("4711", b"f" * 32, guest=True)
    table.host.received(connection, CodeShare(exchange.share), table.now)
    tried = table.host.next_code(table.now)
    assert tried
    table.wait(DEAD - 1, connection)
    table.host.code_exchanged(tried, table.house.exchange(tried.share), table.now)
    table.wait(DEAD - 3, connection)
    assert prove(table, connection, exchange)
