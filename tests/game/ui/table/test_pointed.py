"""What is shown and said of what the player points at."""

from game.rules.views import View, view_for
from game.ui.plan import Plan
from game.ui.table.pointed import Pointing, overlay_of, words_of
from game.ui.text import Texts
from tests.builders import BLUE, RED, a_state, at

TEXTS = Texts("en", strict=True)
NAMES = ["Ada", "Hugo", "Inès"]


def a_view() -> View:
    return view_for(a_state(track={at("Lyon"): RED}), 0)


def said(plan: Plan, pointing: Pointing) -> str:
    return words_of(plan, pointing, NAMES, TEXTS, open_book=False)


def test_a_city_tells_its_worth_and_who_stands_there() -> None:
    plan, worth = Plan(a_view()), a_view().table.board[at("Lyon")].value
    words = said(plan, Pointing(hex=at("Lyon")))
    assert words == f"Lyon, worth {worth} points. Here: P.L.M."


def test_where_nothing_can_be_built_the_reason_is_said() -> None:
    plan = Plan(a_view()).choose(BLUE)
    assert said(plan, Pointing(hex=at("Lyon"))).startswith("Lyon is taken")
    shown = overlay_of(plan, Pointing(hex=at("Lyon")), None)
    assert shown.refused == at("Lyon")
    assert shown.company is BLUE


def test_open_hexes_are_shown_with_their_worth() -> None:
    plan = Plan(a_view()).choose(BLUE)
    place = next(iter(overlay_of(plan, Pointing(), None).open))
    shown = overlay_of(plan, Pointing(hex=place), None)
    assert shown.hover == place
    assert not said(Plan(a_view()), Pointing(hex=place)) or a_view().table.board[place].name


def test_a_player_is_told_by_the_number_of_locomotives() -> None:
    assert said(Plan(a_view()), Pointing(player=1)).startswith("Hugo holds 3 locomotives")
