"""The orders and times that docs/protocol.md promises."""

import pytest

from net.wire.from_guest import Act, Join, Return, Say
from net.wire.from_host import Answered, FromHost, Goodbye, Step
from net.wire.refusal_reasons import No
from tests.net.guest.a_guest import bots_move
from tests.net.table.a_table import Table, goodbye
from tests.net.table.acting import an_action

IN_A_GAME = ["BoardIs", "TableIs", "Said", "Dealt", "Step", "Standing", "ProposalIs"]


def kinds(messages: list[FromHost]) -> list[str]:
    """What came after the welcome, each kind once where several follow each other.

    The table as it is now, told to everybody a moment later, is no part of it.
    """
    names = [type(message).__name__ for message in messages]
    names = names[names.index("Welcome") + 1 :]
    if names[-1] == "TableIs":
        names.pop()
    return [name for n, name in enumerate(names) if name not in names[n - 1 : n]]


def a_game() -> tuple[Table, int]:
    """A table in the middle of a game, where something was said, and Ada's connection."""
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    table.say(ada, Say("hello", False))
    bots_move(table)
    turn = table.match.snapshot(0)
    table.say(ada, Act(1, 0, turn.seq, an_action(turn.view)))
    return table, ada


def test_messages_after_the_welcome_come_in_the_order_of_the_document() -> None:
    table, ada = a_game()
    eve = table.join("Eve", watch=True)
    assert kinds(table.heard[eve]) == IN_A_GAME
    token = table.welcome(ada).token
    table.lose(ada)
    again = table.connect()
    table.say(again, Return(token, 0, -1))
    assert kinds(table.heard[again]) == IN_A_GAME


def test_who_returns_with_what_was_seen_is_told_only_the_rest() -> None:
    table, ada = a_game()
    token = table.welcome(ada).token
    table.lose(ada)
    again = table.connect()
    table.say(again, Return(token, 1, 1))
    assert [name for name in IN_A_GAME if name != "Dealt"] == kinds(table.heard[again])
    assert [step.seq for step in table.all(again, Step)] == [*range(2, table.match.seq + 1)]


def test_a_done_action_is_followed_by_its_step_at_once() -> None:
    table, ada = a_game()
    heard = table.heard[ada]
    answer = next(message for message in heard if isinstance(message, Answered))
    after = heard[heard.index(answer) + 1]
    assert isinstance(after, Step)
    assert after.seq == answer.seq


@pytest.mark.parametrize(
    ("talks", "seconds", "why"), [(False, 6.5, No.SILENT), (True, 10.5, No.LATE)]
)
def test_silence_at_the_door_ends_sooner_than_dallying(
    talks: bool, seconds: float, why: No
) -> None:
    table = Table()
    connection = table.connect()
    silent = () if talks else (connection,)
    table.wait(seconds - 0.5, *silent)
    assert not table.all(connection, Goodbye)
    table.wait(0.5, *silent)
    assert goodbye(table, connection)[0] is why


def test_what_is_not_allowed_yet_ends_the_connection() -> None:
    table = Table()
    connection = table.connect()
    table.say(connection, Say("let me in", False))
    assert goodbye(table, connection)[0] is No.BAD_MESSAGE
    inside = table.join("Ada")
    table.say(inside, Join(("Ben",), False, "human", b""))
    assert goodbye(table, inside)[0] is No.BAD_MESSAGE
