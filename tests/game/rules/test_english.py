import pytest

from game.board import Hex
from game.rules.english import counted, listed, sentence
from game.rules.reasons import Reason, Rule
from tests.builders import BLUE, GREEN, RED


@pytest.mark.parametrize("rule", list(Rule))
def test_every_reason_has_a_sentence(rule: Rule) -> None:
    words = sentence(Reason(rule, BLUE, Hex(1, 2), "Lyon", (RED, GREEN), asked=3, actual=2, seat=1))
    assert words
    assert words == words.strip()
    assert "None" not in words


def test_a_hex_without_a_name_is_told_by_its_place() -> None:
    assert sentence(Reason(Rule.RURAL_FULL, BLUE, Hex(1, 2), others=(RED, GREEN))) == (
        "the hex at (1, 2) is full: red and green are already there"
    )


def test_a_city_is_told_by_its_name() -> None:
    reason = Reason(Rule.CUT_OFF, BLUE, Hex(1, 2), "Lyon", (RED,))
    assert sentence(reason) == "building in Lyon would cut red off from every empty city"


def test_words_are_listed_and_counted() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed([]) == ""
    assert counted(1, "locomotive") == "1 locomotive"
    assert counted(2, "locomotive") == "2 locomotives"
