"""Coming in, the guest's side against the host's."""

import pytest

from game.lobby import Phase, Versions
from net.guest.handshake import Handshake
from net.wire.errors import Turned, WireError
from net.wire.from_guest import Beat, Join, Return
from net.wire.from_host import CodeAccepted, Goodbye, Greeting
from net.wire.limits import LONGEST_WAIT, PROTOCOL, RULES
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table

JOIN = Join(("Ada",), False, "human", b"")


def enter(table: Table, entering: Handshake) -> int:
    """Hand the words to and fro until the host says no more."""
    connection = table.connect(hello=entering.hello())
    heard = 0
    while heard < len(table.heard[connection]) and not entering.welcome:
        message = table.heard[connection][heard]
        heard += 1
        for answer in entering.hears(message):
            table.say(connection, answer)
    return connection


def entering(
    code: str = "", wish: Join | Return = JOIN, fingerprint: bytes = b"f" * 32
) -> Handshake:
    return Handshake("1.0", fingerprint, code, lambda _: wish)


def test_a_guest_comes_in_without_a_code() -> None:
    guest = entering()
    enter(Table(), guest)
    assert guest.welcome
    assert guest.greeting
    assert guest.greeting.table == "Sunday"


def test_a_guest_comes_in_with_the_code_and_knows_that_the_host_has_it_too() -> None:
    guest = entering("4711")
    connection = enter(table := Table(code="4711"), guest)
    assert guest.welcome
    assert table.all(connection, CodeAccepted)


@pytest.mark.parametrize(
    ("guest", "why", "words"),
    [
        (entering(), No.CODE_NEEDED, "this table requires a join code"),
        (entering("0000"), No.CODE, "that join code is wrong"),
        (entering("4711", fingerprint=b"g" * 32), No.CODE, "that join code is wrong"),
    ],
)
def test_a_guest_with_another_code_or_another_certificate_is_turned_away(
    guest: Handshake, why: No, words: str
) -> None:
    with pytest.raises(Turned, match=words) as caught:
        enter(Table(code="4711"), guest)
    assert caught.value.why is why


def test_the_owner_needs_no_code() -> None:
    guest = entering(wish=Join(("Ada",), False, "human", OWNER))
    enter(Table(code="4711"), guest)
    assert guest.welcome


def test_who_comes_back_needs_no_code_but_the_token() -> None:
    table = Table(3, ("easy", "easy"), code="4711")
    first = entering("4711")
    enter(table, first)
    assert first.welcome
    again = entering(wish=Return(first.welcome.token, 0, -1))
    enter(table, again)
    assert again.welcome
    assert again.welcome.seats == first.welcome.seats


def test_a_host_of_another_version_is_believed_only_its_goodbye() -> None:
    guest = entering()
    greeting = Greeting(99, 1, "9.0", "T", "id", Phase.LOBBY, 3, 3, False)
    assert guest.hears(greeting) == []
    with pytest.raises(Turned, match="update") as caught:
        guest.hears(Goodbye(No.VERSION, "update the guest", 0))
    assert caught.value.versions == Versions("9.0", "1.0")


def test_two_versions_of_the_same_name_are_told_apart_by_their_protocols() -> None:
    guest = entering()
    guest.hears(Greeting(PROTOCOL + 1, RULES, "1.0", "T", "id", Phase.LOBBY, 3, 3, False))
    with pytest.raises(Turned) as caught:
        guest.hears(Goodbye(No.VERSION, "update the guest", 0))
    told = caught.value.versions
    assert told == Versions(f"1.0 ({PROTOCOL + 1}.{RULES})", f"1.0 ({PROTOCOL}.{RULES})")


def test_a_host_that_cannot_prove_the_code_is_left() -> None:
    guest, table = entering("4711"), Table(code="4711")
    connection = table.connect(hello=guest.hello())
    for message in [*table.heard[connection]]:
        for answer in guest.hears(message):
            table.say(connection, answer)
    guest.hears(table.heard[connection][-1])
    with pytest.raises(Turned, match="the host could not prove that it knows the join code"):
        guest.hears(CodeAccepted(b"no proof"))


def test_a_host_that_jumps_the_queue_is_left() -> None:
    with pytest.raises(WireError, match="the host sent an unexpected message"):
        entering().hears(Beat())


def test_whoever_typed_a_code_joins_no_table_that_asks_for_none() -> None:
    with pytest.raises(Turned, match="This table asks for no code. Clear the code to join.") as no:
        enter(Table(), entering("4711"))
    assert no.value.why is No.NO_CODE
    assert enter(Table(), entering("4711", wish=Join(("Ada",), False, "human", OWNER)))


@pytest.mark.parametrize(("told", "wait"), [(-(2**62), 0), (-1, 0), (7, 7), (2**62, LONGEST_WAIT)])
def test_a_host_lets_nobody_wait_less_than_none_or_for_ever(told: int, wait: int) -> None:
    guest = entering("4711")
    guest.hears(Greeting(PROTOCOL, RULES, "1", "T", "id", Phase.LOBBY, 3, 3, True))
    assert guest.code_given
    with pytest.raises(Turned) as no:
        guest.hears(Goodbye(No.WAIT, "later", told))
    assert no.value.wait == wait
    assert guest.refused


def test_a_host_that_has_proven_the_code_may_say_no_for_another_reason() -> None:
    guest, table = entering("4711", Join(("",), False, "human", b"")), Table(code="4711")
    with pytest.raises(Turned) as no:
        enter(table, guest)
    assert no.value.why is No.NAMELESS
    assert not guest.refused


def test_a_host_introduces_itself_once() -> None:
    """A second greeting could stand for another table than the one whose seat was asked for."""
    table, guest = Table(), entering()
    connection = table.connect(hello=guest.hello())
    greeting = table.last(connection, Greeting)
    guest.hears(greeting)
    with pytest.raises(WireError, match="unexpected"):
        guest.hears(greeting)
