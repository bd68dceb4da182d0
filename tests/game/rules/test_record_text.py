from game.board import Hex
from game.rules.events import Built, GameEnded, HandDrawn, TurnBegan
from game.rules.record_text import describe_event, describe_result, place_name
from game.rules.scoring import result
from game.rules.table import Ending, Traded
from tests.builders import BLUE, GREEN, RED, YELLOW, a_state, at, france

NAMES = ("Ada", "Zoë", "Max")


def test_a_build_is_told_with_its_cities_and_points() -> None:
    event = Built(1, RED, (Hex(0, 2), at("Lyon")), (0, 3), 9, 4)
    assert (
        describe_event(event, NAMES, france())
        == "Zoë builds 2 red: (0, 2), Lyon +3 (value 9, depot 4)"
    )


def test_a_trade_is_told_with_both_halves() -> None:
    event = Traded(0, BLUE, GREEN, 2, 11)
    assert (
        describe_event(event, NAMES, france())
        == "Ada trades 1 blue for 2 green (now has 11 locomotives)"
    )


def test_a_deal_is_told() -> None:
    words = describe_event(HandDrawn(2, (1, 0, 2, 0, 0, 0)), NAMES, france())
    assert words == "Max draws 3 locomotives (1 blue, 2 red)"


def test_a_turn_that_begins_needs_no_words() -> None:
    assert describe_event(TurnBegan(0), NAMES, france()) == ""


def test_the_end_is_told_with_every_score() -> None:
    final = result(
        a_state(
            hands=[{BLUE: 21}, {YELLOW: 2}, {GREEN: 3}],
            values={BLUE: 5, YELLOW: 4, GREEN: 2},
            ending=Ending.MARSEILLE,
        )
    )
    lines = describe_event(GameEnded(final), NAMES, france()).splitlines()
    assert lines[0] == "The game ends: Marseille has been reached."
    assert lines[1].strip() == "Ada has 21 locomotives (21 blue), penalty 20: 85 points"
    assert lines[-1] == "Ada wins with 85 points."


def test_a_shared_win_is_told() -> None:
    final = result(
        a_state(hands=[{BLUE: 2}, {RED: 1}, {BLUE: 2}], values={BLUE: 3}, ending=Ending.DEPOTS)
    )
    assert describe_result(final, NAMES) == "Ada and Max share the victory with 6 points each"
    assert "no more than one depot" in describe_event(GameEnded(final), NAMES, france())


def test_a_city_has_its_name_and_any_other_hex_its_place() -> None:
    assert place_name(france(), at("Nice")) == "Nice"
    assert place_name(france(), Hex(0, 2)) == "(0, 2)"
