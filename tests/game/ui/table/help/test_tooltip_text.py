import pytest

from game.rules.state import State
from game.rules.table import Traded
from game.rules.views import view_for
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.help.tooltip_text import (
    card_text,
    kind_text,
    player_text,
    rack_text,
    status_text,
    style_text,
)
from game.ui.table.plan import Plan
from tests.builders import BLUE, GREEN, RED, a_state

NAMES = ["Ada", "Hugo", "Inès"]
TEXTS = Texts("en", strict=True)


def a_plan(state: State) -> Plan:
    return Plan(view_for(state, 0))


def lines_of(held: int, *, open_book: bool = False, began: bool = False) -> list[str]:
    """The tooltip of a player who holds a number of locomotives."""
    table = a_state(hands=[{BLUE: held}, {RED: 1}, {RED: 1}]).table
    return player_text(table, 0, NAMES[0], TEXTS, open_book=open_book, began=began).split("\n")


def test_a_players_tooltip_has_one_fact_per_line() -> None:
    assert lines_of(10) == ["Ada holds 10 locomotives", "Room for 10 more before the penalty"]
    assert lines_of(10, began=True)[-1] == "Went first in this game"


def test_the_penalty_of_the_limit_is_given_in_points() -> None:
    assert lines_of(20)[1] == "At the limit: each extra one costs 20 points at the end"
    assert lines_of(22)[1] == "2 over the limit: \N{MINUS SIGN}40 points at the end"


def test_the_notebook_lists_what_is_known_from_trades() -> None:
    assert lines_of(3, open_book=True)[-1] == "Nothing known from trades yet"
    table = a_state().table._replace(trades=(Traded(1, RED, BLUE, 2, 9),))
    words = player_text(table, 1, NAMES[1], TEXTS, open_book=True)
    assert words.split("\n")[-1] == "Known from trades: 2 Nord"
    assert "Known" not in player_text(table, 1, NAMES[1], TEXTS, open_book=False)


def test_a_cards_tooltip_names_value_and_depot() -> None:
    plan = a_plan(a_state(values={RED: 5}, depots={RED: 24, GREEN: 0}))
    assert card_text(plan, RED, TEXTS).split("\n")[:2] == [
        "Each P.L.M. locomotive is now worth 5 points",
        "24 locomotives left in its depot",
    ]
    assert card_text(plan, GREEN, TEXTS).split("\n")[1] == "Its depot is empty"


def test_a_cards_tooltip_says_that_it_can_be_held() -> None:
    plan = a_plan(a_state())
    assert card_text(plan, RED, TEXTS).endswith("Hold the card to show this company alone")


def test_a_card_in_the_plan_has_no_tooltip() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 2, RED: 1}] * 3))
    assert card_text(plan.choose(RED), RED, TEXTS) == ""
    assert card_text(plan.choose(RED), GREEN, TEXTS)
    trade = plan.giving(BLUE).choose(RED)
    assert [card_text(trade, one, TEXTS) for one in (BLUE, RED)] == ["", ""]


def test_locomotives_of_the_rack_are_counted_together() -> None:
    view = view_for(a_state(values={BLUE: 11, RED: 1}, hands=[{BLUE: 8, RED: 1}] * 3), 0)
    assert rack_text(view, BLUE, TEXTS) == "8 Nord locomotives, worth 11 each: 88 points"
    assert rack_text(view, RED, TEXTS) == "1 P.L.M. locomotive, worth 1 point"


def test_the_status_tooltip_says_how_the_game_can_end() -> None:
    assert status_text(a_state().table, TEXTS).split("\n") == [
        "The game ends as soon as a company reaches Marseille.",
        "The game ends when no more than one depot still holds locomotives.",
    ]


def test_a_person_has_no_kind() -> None:
    assert kind_text("medium", TEXTS) == "Medium bot"
    assert kind_text("human", TEXTS) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("held", [1, 19, 20, 21])
def test_every_language_has_texts_for_every_number(language: str, held: int) -> None:
    texts = Texts(language, strict=True)
    state = a_state(hands=[{BLUE: held}] * 3, depots={RED: 0, GREEN: 1})
    view = view_for(state, 0)
    assert player_text(state.table, 0, NAMES[0], texts, open_book=True).count("\n") == 2
    told = rack_text(view, BLUE, texts)
    assert str(held) in told
    assert "Nord" in told
    for company in (RED, GREEN, BLUE):
        assert card_text(Plan(view), company, texts).count("\n") == 2


def test_a_bots_style_is_explained_by_its_name() -> None:
    assert style_text("Odette", TEXTS) == "Likes long lines that reach many cities."
    assert style_text("Ada", TEXTS) == ""
