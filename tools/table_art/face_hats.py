"""Hats of portraits, of the railway and of the boulevards."""

from tools.table_art.face_pen import LINE, MIDDLE, FacePen
from tools.table_art.palette import BLACK, WHITE, mixed

BRASS = "#E0B34E"


def workers_cap(pen: FacePen, colour: str) -> None:
    """A soft cap with a short peak."""
    pen.both(colour, (MIDDLE + 4, 15), (MIDDLE + 19, 18), (MIDDLE + 26, 28), (MIDDLE + 21, 37),
             (MIDDLE + 8, 35))  # fmt: skip
    pen.oval(mixed(colour, BLACK, 0.15), MIDDLE, 15.5, 2.4, 1.6, line=1)
    pen.strokes(mixed(colour, BLACK, 0.45), (MIDDLE + 2, 18), (MIDDLE + 12, 23), (MIDDLE + 15, 33),
                weight=1.1)  # fmt: skip
    pen.both(mixed(colour, BLACK, 0.3), (MIDDLE + 6, 33), (MIDDLE + 19, 37), (MIDDLE + 14, 42),
             (MIDDLE + 4, 40.5))  # fmt: skip


def goggles(pen: FacePen, *, y: float, glass: str = "#9CC7D8", strap: str = "#3A2416") -> None:
    """Driver's goggles, pushed up."""
    pen.stroke(strap, (MIDDLE - 22, y + 2), (MIDDLE, y - 1), (MIDDLE + 22, y + 2), weight=4)
    for side in (-1, 1):
        x = MIDDLE + side * 8.5
        pen.oval(BRASS, x, y, 7.6, 6.4)
        pen.oval(glass, x, y, 5.4, 4.3, line=1)
        pen.shaded((x - 3.6, y + 1), (x - 1, y - 2.8), (x + 1.6, y - 2.6), (x - 1.6, y + 2),
                   colour=WHITE, opacity=0.7)  # fmt: skip


def kepi(pen: FacePen, colour: str, band: str, badge: str = BRASS) -> None:
    """An official's cap with a band, a badge and a shining peak."""
    pen.both(colour, (MIDDLE + 4, 14), (MIDDLE + 18, 16), (MIDDLE + 21, 20), (MIDDLE + 20, 34),
             (MIDDLE + 8, 35))  # fmt: skip
    pen.cut(band, (MIDDLE - 20, 27), (MIDDLE + 20, 27), (MIDDLE + 20.5, 36), (MIDDLE - 20.5, 36))
    pen.both("#20222A", (MIDDLE + 6, 34), (MIDDLE + 21, 37), (MIDDLE + 17, 43.5), (MIDDLE + 5, 41))
    pen.stroke("#8A93A6", (MIDDLE - 13, 38.6), (MIDDLE, 37), (MIDDLE + 8, 37.6), weight=1.2)
    pen.oval(badge, MIDDLE, 30.5, 5, 5)
    pen.oval(mixed(badge, WHITE, 0.5), MIDDLE - 1, 29.4, 1.8, 1.8, line=0)


def top_hat(pen: FacePen, colour: str, band: str) -> None:
    """A silk hat."""
    pen.both(colour, (MIDDLE + 6, 7), (MIDDLE + 19, 8), (MIDDLE + 17, 18), (MIDDLE + 18, 33),
             (MIDDLE + 6, 34.5))  # fmt: skip
    pen.shaded((MIDDLE - 14, 10), (MIDDLE - 10, 10), (MIDDLE - 9, 31), (MIDDLE - 14, 31),
               colour=WHITE, opacity=0.28)  # fmt: skip
    pen.cut(band, (MIDDLE - 17.6, 26), (MIDDLE + 17.6, 26), (MIDDLE + 18, 33), (MIDDLE - 18, 33),
            line=1)  # fmt: skip
    pen.both(colour, (MIDDLE + 10, 33), (MIDDLE + 27, 31.5), (MIDDLE + 20, 38), (MIDDLE + 6, 39))


def bowler(pen: FacePen, colour: str, band: str) -> None:
    """A round hard hat."""
    pen.both(colour, (MIDDLE + 3, 12), (MIDDLE + 14, 15), (MIDDLE + 20, 26), (MIDDLE + 20, 35),
             (MIDDLE + 6, 36))  # fmt: skip
    pen.shaded((MIDDLE - 13, 20), (MIDDLE - 7, 15), (MIDDLE - 5, 17), (MIDDLE - 11, 27),
               colour=WHITE, opacity=0.3)  # fmt: skip
    pen.cut(band, (MIDDLE - 20, 29), (MIDDLE + 20, 29), (MIDDLE + 20.5, 36), (MIDDLE - 20.5, 36),
            line=1)  # fmt: skip
    pen.both(colour, (MIDDLE + 10, 35), (MIDDLE + 27, 32), (MIDDLE + 20, 39.5), (MIDDLE + 6, 40))


def boater(pen: FacePen, straw: str, ribbon: str) -> None:
    """A flat straw hat."""
    pen.both(straw, (MIDDLE + 6, 14), (MIDDLE + 18, 15), (MIDDLE + 19, 22), (MIDDLE + 19.5, 32),
             (MIDDLE + 6, 33))  # fmt: skip
    pen.cut(ribbon, (MIDDLE - 19.4, 23), (MIDDLE + 19.4, 23), (MIDDLE + 20, 32),
            (MIDDLE - 20, 32), line=1)  # fmt: skip
    pen.both(straw, (MIDDLE + 14, 30.5), (MIDDLE + 31, 32), (MIDDLE + 28, 37), (MIDDLE + 12, 39.5),
             (MIDDLE + 4, 40))  # fmt: skip
    dark = mixed(straw, "#7A4A10", 0.45)
    pen.stroke(dark, (MIDDLE - 26, 35), (MIDDLE, 36.6), (MIDDLE + 26, 35), weight=1)


def rose(pen: FacePen, colour: str, x: float, y: float, size: float) -> None:
    """A rose with its heart."""
    for dx, dy in ((-0.7, 0.1), (0.7, 0.1), (0, -0.7), (0, 0.7)):
        pen.oval(colour, x + dx * size, y + dy * size, size * 0.8, size * 0.75, line=1)
    pen.oval(mixed(colour, WHITE, 0.35), x, y, size * 0.72, size * 0.66, line=0.8)
    pen.stroke(mixed(colour, BLACK, 0.35), (x - size * 0.35, y), (x, y - size * 0.35),
               (x + size * 0.3, y), (x, y + size * 0.3), weight=0.9)  # fmt: skip


def leaf(pen: FacePen, x: float, y: float, dx: float, dy: float, colour: str = "#4E7A3A") -> None:
    """A leaf from a point to another."""
    side = (-dy * 0.3, dx * 0.3)
    pen.shape(colour, (x, y), (x + dx / 2 + side[0], y + dy / 2 + side[1]), (x + dx, y + dy),
              (x + dx / 2 - side[0], y + dy / 2 - side[1]), line=1)  # fmt: skip


def feather(pen: FacePen, colour: str, *spine: tuple[float, float], wide: float = 5) -> None:
    """An ostrich feather along three points."""
    (x0, y0), (x1, y1), (x2, y2) = spine
    pen.shape(colour, (x0, y0), (x1 - wide, y1 - wide * 0.5), (x2 - wide * 0.3, y2 - wide * 0.4),
              (x2 + wide * 0.6, y2 + wide * 0.8), (x1 + wide, y1 + wide))  # fmt: skip
    pen.stroke(mixed(colour, WHITE, 0.55), (x0, y0), (x1, y1), (x2, y2), weight=1.2)
    pen.stroke(mixed(colour, LINE, 0.5), (x1, y1), (x1 + wide * 0.6, y1 + wide * 0.7), weight=0.9)
