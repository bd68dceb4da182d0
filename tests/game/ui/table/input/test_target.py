"""What is shown and said of what the player points at."""

from game.rules.views import View, view_for
from game.ui.i18n.text import Texts
from game.ui.table.input.target import Pointing, overlay_of, words_of
from game.ui.table.plan import Plan
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
    assert words == f"Lyon, worth {worth} points\nHere: P.L.M."


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


def test_of_open_country_nothing_is_said_but_who_stands_there() -> None:
    plan = Plan(a_view()).choose(BLUE)
    shown = overlay_of(plan, Pointing(), None)
    rural = next(place for place, worth in shown.open.items() if not worth)
    assert said(plan, Pointing(hex=rural)) == ""
    assert said(Plan(a_view()), Pointing(hex=rural)) == ""
    shared = Plan(view_for(a_state(track={rural: [RED]}), 0))
    assert said(shared, Pointing(hex=rural)) == "Here: P.L.M."


def test_the_hex_that_a_company_was_chosen_by_is_not_refused_until_it_is_pointed_at_again() -> None:
    plan, start = Plan(a_view()).choose(BLUE), a_view().table.network(BLUE)[0]
    chosen = Pointing(hex=start, hushed=start)
    assert said(plan, chosen) == ""
    assert overlay_of(plan, chosen, None).refused is None
    assert "Paris" in said(plan, Pointing(hex=start))


def test_the_keyboards_hex_says_nothing_in_the_turns_of_others() -> None:
    lyon = at("Lyon")
    others = Plan(a_view()._replace(seat=1))
    assert said(others, Pointing(hex=lyon, focus=lyon, keyed=True)) == ""
    assert "Lyon" in said(others, Pointing(hex=lyon))
    assert "Lyon" in said(Plan(a_view()), Pointing(hex=lyon, focus=lyon, keyed=True))


def test_nor_does_its_card_or_its_place_in_the_rack() -> None:
    others, mine = Plan(a_view()._replace(seat=1)), Plan(a_view())
    for pointing in (Pointing(company=RED), Pointing(rack=BLUE)):
        assert said(others, pointing._replace(keyed=True)) == ""
        assert said(others, pointing)
        assert said(mine, pointing._replace(keyed=True))


def test_each_thing_beside_the_map_says_what_it_is() -> None:
    plan = Plan(a_view())
    assert said(plan, Pointing(player=1)).startswith("Hugo holds 3 locomotives")
    assert "P.L.M." in said(plan, Pointing(company=RED))
    assert "Nord" in said(plan, Pointing(rack=BLUE))
    assert "Marseille" in said(plan, Pointing(status=True))
    assert said(plan, Pointing()) == ""
