from itertools import pairwise

import pytest
from pygame import Color, Rect, Surface

from game.rules.companies import COMPANIES, Company
from game.ui.results.chart import PATTERNS, SEAT_LINES, Chart, ChartFace, Curve
from game.ui.results.page import Brush
from tests.game.ui.finished import pictures, pixels

BOX = Rect(10, 10, 560, 380)
HIGH = 20
NAMES = ("Ada", "Bérénice", "Çelik", "Dörte", "Eñe", "Fleur")


def rising(seat: int) -> tuple[int, ...]:
    return tuple(turn * (seat + 1) for turn in range(9))


def a_chart(
    seats: int, changes: tuple[tuple[int, int], ...] = (), line: tuple[int, ...] = ()
) -> Chart:
    curves = tuple(
        Curve(name, line or rising(seat), colour, "#FFF9E8", pattern, name[0])
        for seat, (name, colour, pattern) in enumerate(
            zip(NAMES[:seats], SEAT_LINES[:seats], PATTERNS[:seats], strict=True)
        )
    )
    return Chart(pictures(), ChartFace("Worth", "Turn", curves, changes), BOX, 0.8)


def drawn(chart: Chart, turn: int | None = None) -> Surface:
    surface = Surface((580, 400))
    surface.fill("#0B1730")
    chart.draw(surface)
    if turn is not None:
        chart.draw_turn(surface, turn, f"Turn {turn}", "Ada takes the lead")
    return surface


def test_no_two_lines_have_the_same_dashes_or_colour() -> None:
    assert len(set(PATTERNS)) == len(set(SEAT_LINES)) == 6


def test_heading_plot_and_legend_lie_apart_on_the_card() -> None:
    for seats in range(3, 7):
        chart = a_chart(seats)
        parts = [chart.heading, chart.plot.area, chart.legend]
        assert all(BOX.contains(part) for part in parts)
        assert chart.heading.bottom <= chart.plot.area.top
        assert chart.plot.area.bottom < chart.legend.top


def test_the_plot_reaches_the_highest_number_and_the_last_turn() -> None:
    plot = a_chart(3).plot
    assert plot.turns == 8
    assert plot.top >= 24


def test_a_change_of_the_lead_is_marked() -> None:
    assert pixels(drawn(a_chart(3))) != pixels(drawn(a_chart(3, ((4, 1),))))


def test_crowns_name_the_last_leader_and_no_player_twice_running() -> None:
    changes = tuple((turn, turn % 2) for turn in range(1, 9))
    chart = a_chart(3, changes, tuple(range(200)))
    leaders = [dict(changes)[turn] for turn in chart.crowned]
    assert chart.crowned[0] == 8
    assert len(leaders) < len(changes)
    assert all(one != other for one, other in pairwise(leaders))


def test_a_change_without_a_crown_has_a_dot_in_the_colour_of_the_leader() -> None:
    chart = a_chart(3, ((100, 0), (101, 1)), tuple(range(200)))
    assert chart.crowned == [101]
    surface, plot = drawn(chart), chart.plot
    near = surface.subsurface(Rect(round(plot.x(100)) - 3, plot.area.top, 5, 6))
    dot = Color(SEAT_LINES[0])
    assert any(near.get_at((x, y)) == dot for x in range(5) for y in range(6))


def test_the_numbers_of_a_turn_stay_on_the_card() -> None:
    plain = drawn(a_chart(6))
    for turn in range(9):
        shown = drawn(a_chart(6), turn)
        assert pixels(shown) != pixels(plain)
        below = Rect(0, BOX.bottom + 8, 580, 400 - BOX.bottom - 8)
        assert pixels(shown.subsurface(below)) == pixels(plain.subsurface(below))


def test_lines_at_zero_cover_neither_the_axis_nor_its_numbers() -> None:
    at_nothing, above = (a_chart(6, line=(at,) * 8 + (9,)) for at in (0, 9))
    plot = at_nothing.plot.area
    axis = Rect(plot.left, plot.bottom + 12, plot.width - 40, 12)
    assert pixels(drawn(at_nothing).subsurface(axis)) == pixels(drawn(above).subsurface(axis))


def test_two_letters_have_a_longer_disc_than_one() -> None:
    widths = []
    for letters in ("C", "Co"):
        surface = Surface((60, 30))
        curve = Curve("Colette", (0,), "#C2452A", "#FFF9E8", (), letters)
        curve.draw_sign(Brush(surface, pictures(), 1.0), (30, 15), 20)
        widths.append(_inked(surface))
    assert widths[0] < widths[1] < 40


def _inked(surface: Surface) -> int:
    """How many columns have been drawn in."""
    return sum(any(surface.get_at((x, y))[:3] != (0, 0, 0) for y in range(30)) for x in range(60))


def a_curve(mark: Company | str) -> Curve:
    return Curve("Ada", (0, 1), "#1F6E9C", "#FFF9E8", (), mark)


def test_two_letters_make_a_longer_sign() -> None:
    one, two = a_curve("A"), a_curve("Ad")
    assert one.sign_width(HIGH) == a_curve(COMPANIES[0]).sign_width(HIGH) == HIGH
    assert two.sign_width(HIGH) > HIGH


@pytest.mark.parametrize("mark", ["A", "Ad", COMPANIES[0]])
def test_a_sign_is_as_wide_as_it_says(mark: Company | str) -> None:
    surface = Surface((80, 40))
    curve = a_curve(mark)
    curve.draw_sign(Brush(surface, pictures(), 1.0), (40, 20), HIGH)
    surface.set_colorkey("#000000")
    drawn, said = surface.get_bounding_rect(), curve.sign_width(HIGH)
    assert Rect(40 - said // 2, 0, said, 40).inflate(2, 0).contains(drawn)
    assert drawn.width >= said - 6
