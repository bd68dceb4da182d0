"""Tries of the join code: who waits for how long, and for whom nobody waits."""

from collections.abc import Iterator

import pytest

from net.table.code_tries import (
    FREE,
    LONGEST_GAP,
    MOST_AT_ONCE,
    MOST_MACHINES,
    PATIENCE,
    PROOF,
    REMEMBERED,
    SAVED,
    CodeTries,
)
from net.wire.errors import Turned
from net.wire.refusal_reasons import No


class Guests:
    """Guests that try codes, and a clock."""

    def __init__(self) -> None:
        self.tries = CodeTries()
        self.now = 100.0
        self._connection = 0

    def ask(self, machine: str) -> int:
        self._connection += 1
        self.tries.ask(self._connection, machine, b"", self.now)
        return self._connection

    def served(self) -> int | None:
        """The connection whose turn it is; its key exchange takes no time."""
        tried = self.tries.next(self.now)
        if tried:
            self.tries.made()
        return tried.connection if tried else None

    def wrong(self, machine: str) -> None:
        asked = self.ask(machine)
        while self.served() != asked:
            due = self.tries.due(self.now)
            assert due is not None
            self.now = max(due, self.now + 0.001)
        self.tries.wrong(asked, machine, self.now)

    def wait_after(self, machine: str) -> float:
        """Seconds until the next try of a machine is served."""
        began = self.now
        while True:
            try:
                asked = self.ask(machine)
            except Turned as no:
                self.now += no.wait
                continue
            due = self.tries.due(self.now)
            assert due is not None
            self.now = max(self.now, due)
            assert self.served() == asked
            self.tries.right(asked, machine)
            return self.now - began


def pauses(guests: Guests, machine: str) -> Iterator[float]:
    while True:
        guests.wrong(machine)
        yield guests.wait_after(machine)


def test_each_wrong_code_of_a_machine_makes_the_next_wait_twice_as_long_up_to_a_minute() -> None:
    waits = pauses(Guests(), "a")
    assert [round(next(waits)) for _ in range(9)] == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_a_right_code_does_not_count() -> None:
    guests = Guests()
    for _ in range(3):
        assert guests.wait_after("a") < 0.5


def test_another_machine_does_not_wait_for_a_few_mistakes() -> None:
    guests = Guests()
    for number in range(FREE - 1):
        guests.wrong(f"m{number}")
    guests.now += 1
    assert guests.wait_after("b") == 0


def test_many_wrong_codes_slow_everybody_down_but_never_beyond_patience() -> None:
    guests = Guests()
    for number in range(100):
        guests.wrong(f"m{number}")
    assert 0 < guests.wait_after("friend") <= LONGEST_GAP < PATIENCE


def test_friends_who_come_all_at_once_come_in_after_many_wrong_codes() -> None:
    guests = Guests()
    for number in range(100):
        guests.wrong(f"m{number}")
    guests.now += SAVED * LONGEST_GAP
    friends = {guests.ask(f"friend {number}") for number in range(SAVED)}
    end, served = guests.now + PATIENCE, set[int | None]()
    while guests.now < end:
        served.add(guests.served())
        guests.now += 0.05
    assert friends <= served


def test_the_pace_of_guesses_is_kept_over_time() -> None:
    guests = Guests()
    for number in range(100):
        guests.wrong(f"m{number}")
    began = guests.now
    for number in range(50):
        guests.wrong(f"n{number}")
    assert guests.now - began >= (50 - SAVED - 1) * LONGEST_GAP


def test_who_made_no_mistake_goes_before_who_made_some() -> None:
    guests = Guests()
    guests.wrong("a")
    guests.now += 1.5
    running = guests.tries.next(guests.now)
    assert running is None
    again, fresh = guests.ask("a"), guests.ask("b")
    assert (guests.served(), guests.served()) == (fresh, again)


def test_one_key_exchange_is_made_at_a_time_and_few_in_a_second() -> None:
    guests = Guests()
    for number in range(30):
        guests.ask(f"m{number}")
    first = guests.tries.next(guests.now)
    assert first
    assert guests.tries.next(guests.now) is None
    guests.tries.made()
    served = 1
    for _ in range(100):
        guests.now += 0.01
        served += guests.served() is not None
    assert served <= 8


def test_a_machine_proves_one_code_after_the_other() -> None:
    guests = Guests()
    first, second = guests.ask("a"), guests.ask("a")
    assert (guests.served(), guests.served()) == (first, None)
    guests.tries.right(first, "a")
    assert guests.served() == second


def test_a_proof_that_does_not_come_is_a_wrong_code() -> None:
    guests = Guests()
    guests.ask("a")
    guests.served()
    guests.now += PROOF + 0.1
    assert guests.wait_after("a") == pytest.approx(0.9)


def test_a_proof_that_comes_late_but_right_is_no_wrong_code() -> None:
    guests = Guests()
    late = guests.ask("a")
    guests.served()
    guests.now += PROOF + 0.1
    guests.ask("a")
    guests.tries.right(late, "a")
    assert guests.served()


def test_who_lay_there_too_long_is_told_to_come_again() -> None:
    guests = Guests()
    guests.ask("a")
    guests.served()
    waiting = guests.ask("a")
    guests.now += PATIENCE + 0.1
    ((connection, no),) = guests.tries.overdue(guests.now)
    assert (connection, no.why) == (waiting, No.WAIT)
    assert guests.tries.due(guests.now) is None


def test_one_machine_has_only_so_many_tries_lying_there() -> None:
    guests = Guests()
    for _ in range(MOST_AT_ONCE):
        guests.ask("a")
    with pytest.raises(Turned):
        guests.ask("a")
    guests.ask("b")


def test_a_try_that_is_still_open_is_not_forgotten_with_old_mistakes() -> None:
    guests = Guests()
    guests.wrong("a")
    guests.now += REMEMBERED - 1
    asked = guests.ask("a")
    assert guests.served() == asked
    guests.now += 1.5
    guests.ask("a")
    guests.tries.wrong(asked, "a", guests.now)
    due = guests.tries.due(guests.now)
    assert due is not None
    assert due - guests.now == 2  # the second mistake


def test_who_tried_last_is_remembered_longest() -> None:
    guests = Guests()
    for machine in ("first", "second", "second", "second", "first"):
        guests.wrong(machine)
    for number in range(MOST_MACHINES - 1):
        guests.tries.right(0, f"other {number}")
    assert guests.wait_after("first") > 1
    assert guests.wait_after("second") == 0


def test_no_proof_is_late_while_the_host_itself_is_slow() -> None:
    guests = Guests()
    for _ in range(3):
        guests.wrong("a")
        guests.now += 10
    guests.ask("a")
    assert guests.tries.next(guests.now)
    guests.now += PROOF + 0.5
    guests.ask("a")  # would be refused after a fourth mistake
