"""How long bots wait for screens that show a move."""

from game.move_times import move_seconds
from game.rules.events import Built, TurnBegan
from game.rules.table import Traded
from tests.builders import BLUE, RED, at


def a_build(*points: int) -> Built:
    return Built(0, BLUE, (at("Amiens"),) * len(points), points, sum(points), 20)


def test_a_trade_for_two_takes_longer_than_one_for_one() -> None:
    one, two = (move_seconds(Traded(0, RED, BLUE, taken, 9)) for taken in (1, 2))
    assert 1.5 < one < two < 2.1


def test_every_locomotive_and_a_city_make_a_build_longer() -> None:
    assert move_seconds(a_build(0)) < move_seconds(a_build(0, 0)) < move_seconds(a_build(0, 1))
    assert move_seconds(a_build(1, 0)) < move_seconds(a_build(0, 1))


def test_what_is_no_move_takes_no_time() -> None:
    assert move_seconds(TurnBegan(1)) == 0
