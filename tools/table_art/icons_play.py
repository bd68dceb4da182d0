"""Icons of the game itself: what is done on the table, and what lies on it."""

from tools.table_art.icon_pen import IconPen
from tools.table_art.palette import WHITE
from tools.table_art.sheet import flat
from tools.table_art.silhouettes import locomotive, tower


def build(pen: IconPen) -> None:
    """A length of track, and a plus."""
    for y in (13.6, 18.6):
        pen.line((1.8, y), (22.2, y), weight=2)
    for x in (4.4, 9.5, 14.6, 19.7):
        pen.line((x, 11.4), (x, 20.8), weight=2.2)
    pen.line((12, 1.8), (12, 8.6), weight=2.6)
    pen.line((8.6, 5.2), (15.4, 5.2), weight=2.6)


def trade(pen: IconPen) -> None:
    """One arrow there, one back."""
    pen.line((3, 8), (19, 8), weight=2.4)
    pen.line((15, 3.8), (19.6, 8), (15, 12.2), weight=2.4)
    pen.line((21, 16), (5, 16), weight=2.4)
    pen.line((9, 11.8), (4.4, 16), (9, 20.2), weight=2.4)


def undo(pen: IconPen) -> None:
    """An arrow that turns back."""
    pen.arc(12.4, 13.4, 7, 205, 500, weight=2.5)
    pen.shape((2.6, 12.6), (9.2, 11.6), (4.8, 6.4))


def undo_all(pen: IconPen) -> None:
    """Two arrowheads against a wall, turning back to the start."""
    pen.line((3.4, 5), (3.4, 19), weight=2.5)
    for left in (6.4, 13.2):
        pen.line((left + 6, 6), (left, 12), (left + 6, 18), weight=2.5)


def confirm(pen: IconPen) -> None:
    """A tick in a ring."""
    pen.ring(12, 12, 9.3)
    pen.line((7.6, 12.4), (10.8, 15.6), (16.6, 8.8), weight=2.5)


def cancel(pen: IconPen) -> None:
    """A cross in a ring."""
    pen.ring(12, 12, 9.3)
    pen.line((8.4, 8.4), (15.6, 15.6), weight=2.5)
    pen.line((15.6, 8.4), (8.4, 15.6), weight=2.5)


def engine(pen: IconPen) -> None:
    """A steam engine."""
    pen.sheet.pen.translate(0, 2.4)
    locomotive(pen.sheet, 24, flat(WHITE))


def depot(pen: IconPen) -> None:
    """An engine shed."""
    pen.line((2.4, 10.2), (12, 3.4), (21.6, 10.2), weight=2.3)
    pen.line((4.4, 10), (4.4, 20.6))
    pen.line((19.6, 10), (19.6, 20.6))
    pen.line((2.4, 20.6), (21.6, 20.6))
    pen.sheet.pen.move_to(8, 20)
    pen.sheet.pen.line_to(8, 14.6)
    pen.sheet.pen.arc(12, 14.6, 4, 3.1416, 0)
    pen.sheet.pen.line_to(16, 20)
    pen.sheet.fill(flat(WHITE))


def limit(pen: IconPen) -> None:
    """An arrow that can go no further."""
    pen.line((3.4, 3.6), (20.6, 3.6), weight=2.8)
    pen.line((12, 21), (12, 8.6), weight=2.6)
    pen.line((6.4, 13.6), (12, 8), (17.6, 13.6), weight=2.6)


def crown(pen: IconPen) -> None:
    """A crown."""
    pen.shape((3, 7.2), (8, 11.6), (12, 4.6), (16, 11.6), (21, 7.2), (19.2, 16.6), (4.8, 16.6))
    pen.bar(4.4, 18.4, 15.2, 2.6)
    for x, y in ((3, 6.6), (12, 4.2), (21, 6.6)):
        pen.disc(x, y, 1.5)


def star(pen: IconPen) -> None:
    """A star."""
    points = [(12, 2.6), (14.7, 8.7), (21.4, 9.4), (16.4, 13.8), (17.9, 20.4)]
    points += [(12, 17), (6.1, 20.4), (7.6, 13.8), (2.6, 9.4), (9.3, 8.7)]
    pen.shape(*points)


def dice(pen: IconPen) -> None:
    """A die with five pips."""
    pen.frame(3.6, 3.6, 16.8, 16.8, 3.4)
    for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16)):
        pen.disc(x, y, 1.65)


def board(pen: IconPen) -> None:
    """A folded map with a place marked."""
    pen.line(
        (3, 5.6), (9, 3.4), (15, 5.6), (21, 3.4), (21, 18.4), (15, 20.6), (9, 18.4), (3, 20.6),
        closed=True,
    )  # fmt: skip
    pen.line((9, 4), (9, 18), weight=1.6)
    pen.line((15, 6), (15, 20), weight=1.6)


def table_view(pen: IconPen) -> None:
    """The map on the left, the companies on the right."""
    pen.frame(2.6, 4, 18.8, 16, 2)
    pen.line((14, 4.4), (14, 19.6), weight=1.8)
    for y in (8, 12, 16):
        pen.line((16.6, y), (18.8, y), weight=1.9)
    pen.shape((6, 8.4), (10, 7.6), (11, 12), (8.6, 16), (5.6, 14))


def chart(pen: IconPen) -> None:
    """Bars of a chart."""
    pen.line((3, 3), (3, 20.8), (21.4, 20.8))
    for left, top in ((6.2, 13), (11, 8.6), (15.8, 4.6)):
        pen.bar(left, top, 3.4, 18 - top)


def globe(pen: IconPen) -> None:
    """A globe with its circles."""
    pen.ring(12, 12, 9.3)
    pen.line((3, 12), (21, 12), weight=1.6)
    for side in (-1, 1):
        pen.curve((12, 2.8), (12 + side * 6.4, 8), (12 + side * 6.4, 16), (12, 21.2), weight=1.6)


def paris(pen: IconPen) -> None:
    """The tower of Paris."""
    pen.sheet.pen.save()
    pen.sheet.pen.translate(12, 0)
    pen.sheet.pen.scale(2.1, 1)
    tower(pen.sheet, 0, 22, 20.4)
    pen.sheet.pen.restore()
    pen.sheet.fill(flat(WHITE))
    pen.hole(12, 23, 3.6)
    pen.cut((6, 17.2), (18, 17.2), weight=1)
    pen.cut((8, 13), (16, 13), weight=0.9)


PLAY = {
    "build": build,
    "trade": trade,
    "undo": undo,
    "undo_all": undo_all,
    "confirm": confirm,
    "cancel": cancel,
    "locomotive": engine,
    "depot": depot,
    "limit": limit,
    "crown": crown,
    "star": star,
    "dice": dice,
    "map": board,
    "table_view": table_view,
    "chart": chart,
    "globe": globe,
    "paris": paris,
}
