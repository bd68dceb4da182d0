"""Who sits where."""

import pytest

from game.lobby import MOST_ONLOOKERS, Sitter
from net.table.seating import STAND_IN, Seating
from net.wire.errors import Turned
from net.wire.refusals import No


def test_bots_have_the_last_seats_and_names_of_their_own() -> None:
    seating = Seating.of(4, ("easy", "hard"))
    assert seating.open == [0, 1]
    assert [place.name for place in seating.places] == ["", "", "Gaston", "Hortense"]
    assert [seating.level(seat) for seat in range(4)] == ["", "", "easy", "hard"]


def test_a_name_of_a_bot_is_taken_too() -> None:
    with pytest.raises(Turned, match="somebody is called GASTON already") as caught:
        Seating.of(3, ("easy",)).join(["GASTON"], "human")
    assert caught.value.why is No.NAME


def test_onlookers_are_not_endless_and_have_names_of_their_own() -> None:
    seating = Seating.of(3, ())
    for number in range(MOST_ONLOOKERS):
        seating.watch([f"Eve {number}"])
    with pytest.raises(Turned, match="32 watch already"):
        seating.watch(["one more"])
    with pytest.raises(Turned, match="somebody is called"):
        seating.join(["EVE 3"], "human")


def test_a_party_that_goes_frees_its_seats_or_leaves_them_to_bots() -> None:
    seating = Seating.of(3, ())
    ada, ben = seating.join(["Ada"], "human"), seating.join(["Ben"], "human")
    seating.remove(ada, to_bots=False)
    seating.remove(ben, to_bots=True)
    assert [place.sitter for place in seating.places] == [Sitter.OPEN, Sitter.BOT, Sitter.OPEN]
    assert (seating.places[1].name, seating.level(1)) == ("Ben", STAND_IN)
    assert seating.parties == {}


def test_a_seat_that_is_given_up_leaves_the_others_of_its_party() -> None:
    seating = Seating.of(3, ())
    family = seating.join(["Ada", "Ben"], "human")
    seating.give_up(0)
    assert seating.seats_of(family) == (1,)
    seating.give_up(1)
    assert seating.parties == {}


def test_no_seat_has_no_owner() -> None:
    seating = Seating.of(3, ())
    assert [seating.owner_of(seat) for seat in (-1, 0, 3, 2**40)] == [None] * 4


def test_a_token_is_known_by_its_hash_only() -> None:
    seating = Seating.of(3, ())
    ada = seating.join(["Ada"], "human")
    ada.renew(b"", b"secret")
    assert b"secret" not in ada.tokens
    assert seating.holder(b"secret") is ada
    assert seating.holder(b"other") is None
