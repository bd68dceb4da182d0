from collections.abc import Hashable

import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES, Company, PerCompany
from game.rules.scoring import score
from game.ui.anim.effects import Appearance
from game.ui.i18n.text import Texts
from game.ui.results.page import Brush, results_layout
from game.ui.results.score_sheet import (
    SheetFace,
    draw_heads,
    draw_row,
    sheet_layout,
    widest_count,
)
from game.ui.table.panel.players import PlayerFace
from tests.game.ui.finished import pictures, pixels

SIZE = (1280, 720)
LAYOUT = sheet_layout(results_layout(SIZE, 4), 3)
VALUES = (3, 0, 10, 7, 1, 4)


def row(hand: PerCompany, looks: dict[Hashable, Appearance], widest: str = "0 x 0") -> Surface:
    surface = Surface(SIZE)
    surface.fill("#0B1730")
    counted = score(hand, VALUES, 3)
    face = SheetFace(PlayerFace(0, "Ada", "? of 20"), hand, counted, False, 20, widest)
    draw_row(Brush(surface, pictures(), LAYOUT.scale), LAYOUT.rows[0], face, looks, False)
    return surface


def test_r5_a_screen_that_is_up_shows_nothing_of_what_is_behind_it() -> None:
    one, other = (3, 3, 3, 0, 0, 0), (0, 0, 0, 5, 9, 1)
    assert pixels(row(one, {})) == pixels(row(other, {}))


def test_an_open_screen_shows_the_locomotives() -> None:
    open_screen: dict[Hashable, Appearance] = {("door", 0): Appearance(opacity=1.0)}
    one, other = (3, 3, 3, 0, 0, 0), (0, 0, 0, 5, 9, 1)
    assert pixels(row(one, open_screen)) != pixels(row(other, open_screen))


@pytest.mark.parametrize("company", COMPANIES)
def test_a_company_that_is_counted_shows_its_colour(company: Company) -> None:
    box = LAYOUT.rows[0].cells[company.order]
    shown = row((2, 2, 2, 2, 2, 2), {("cell", 0, company): Appearance()})
    body = pictures().assets.livery(company).body
    assert shown.get_at((box.left + 6, box.centery))[:3] == tuple(body)[:3]


def test_all_counts_of_a_page_are_written_in_one_size() -> None:
    hands = ((2, 2, 12, 2, 2, 2), (0, 0, 0, 1, 9, 1))
    assert widest_count(hands, VALUES) == "00 \N{MULTIPLICATION SIGN} 00"
    looks: dict[Hashable, Appearance] = {("cell", 0, COMPANIES[0]): Appearance()}
    box = LAYOUT.rows[0].cells[0]
    usual, beside_wider = (
        row(hands[0], looks, widest).subsurface(box) for widest in ("0 x 0", "0000 x 0000")
    )
    assert pixels(usual) != pixels(beside_wider)  # smaller, though it would have room itself


def test_penalty_and_total_are_drawn_in_their_places() -> None:
    hand = (5, 5, 5, 5, 5, 0)
    before = row(hand, {})
    after = row(hand, {("penalty", 0): Appearance(), ("total", 0): Appearance(number=-7)})
    places = LAYOUT.rows[0]
    for box in (places.penalty, places.total):
        assert pixels(before.subsurface(box)) != pixels(after.subsurface(box))
    assert pixels(before.subsurface(places.shelf)) == pixels(after.subsurface(places.shelf))


def test_the_heads_stay_above_the_rows() -> None:
    surface = Surface(SIZE)
    brush = Brush(surface, pictures(), LAYOUT.heads_scale)
    draw_heads(brush, LAYOUT.heads, VALUES, Texts("en", strict=True))
    below = Rect(0, LAYOUT.rows[0].tile.bottom, *SIZE).clip(surface.get_rect())
    assert set(pixels(surface.subsurface(below))) == {0}
