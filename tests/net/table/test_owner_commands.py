"""What only the owner of a table may wish for."""

import pytest

from game.board import load_board
from game.lobby import AtEnd, Options, Sitter
from game.options import LONGEST_TURN
from net.table.owner_commands import (
    agreed_board,
    arrange,
    check_options,
    guest_to_kick,
    why_no_board,
)
from net.table.seating import Seating
from net.wire.errors import Turned
from net.wire.refusal_reasons import No


def a_seating() -> Seating:
    seating = Seating.of(4, ("easy",))
    seating.join(["Olga"], "human").owner = True
    seating.join(["Ada"], "human")
    return seating


@pytest.mark.parametrize("seconds", [-1, LONGEST_TURN + 1, 2**62])
def test_a_turn_has_not_any_number_of_seconds(seconds: int) -> None:
    with pytest.raises(Turned, match="must be from 0 to 3600") as caught:
        check_options(Options(turn_seconds=seconds))
    assert caught.value.why is No.SENSELESS


def test_a_board_that_the_host_has_not_is_not_agreed_on() -> None:
    check_options(Options(True, True, LONGEST_TURN, AtEnd.BOT))
    assert agreed_board("france", load_board) == load_board("france")
    with pytest.raises(Turned, match="the host does not have a map called 'atlantis'") as caught:
        agreed_board("atlantis", load_board)
    assert caught.value.why is No.BOARD_UNKNOWN


def test_what_is_wrong_with_a_board_is_a_sentence() -> None:
    assert why_no_board("france", load_board) == ""
    assert "there is no map called 'atlantis'" in why_no_board("atlantis", load_board)


def test_a_free_seat_is_given_to_a_bot_and_opened_again() -> None:
    seating = a_seating()
    arrange(seating, 2, "hard")
    assert (seating.places[2].sitter, seating.level(2)) == (Sitter.BOT, "hard")
    arrange(seating, 2, "")
    assert seating.open == [2]


@pytest.mark.parametrize(
    ("seat", "level", "why"),
    [
        (1, "easy", No.SEAT_TAKEN),
        (1, "", No.SEAT_TAKEN),
        (9, "easy", No.SENSELESS),
        (-1, "", No.SENSELESS),
        (2, "genius", No.SENSELESS),
    ],
)
def test_other_seats_and_other_bots_are_not(seat: int, level: str, why: No) -> None:
    seating = a_seating()
    with pytest.raises(Turned) as caught:
        arrange(seating, seat, level)
    assert caught.value.why is why
    assert seating == a_seating()


def test_anybody_but_the_owner_can_be_shown_out() -> None:
    seating = a_seating()
    assert guest_to_kick(seating, 2).names == ("Ada",)
    for peer in (1, 3, -1):
        with pytest.raises(Turned) as caught:
            guest_to_kick(seating, peer)
        assert caught.value.why is No.NOBODY
