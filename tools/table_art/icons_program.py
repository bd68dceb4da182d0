"""Icons of the program: sound, files, playing a game back, windows, arrows."""

import math
from collections.abc import Callable

from tools.table_art.icon_pen import IconPen
from tools.table_art.sheet import Point

Draw = Callable[[IconPen], None]


def settings(pen: IconPen) -> None:
    """A cog wheel."""
    for tooth in range(8):
        turn = math.pi * tooth / 4
        across, rise = math.cos(turn), math.sin(turn)
        start, end = (12 + 7 * across, 12 + 7 * rise), (12 + 9.3 * across, 12 + 9.3 * rise)
        pen.line(start, end, weight=3.6)
    pen.disc(12, 12, 7.6)
    pen.hole(12, 12, 3.3)


def sound(pen: IconPen) -> None:
    """A loudspeaker with waves."""
    _speaker(pen)
    pen.arc(12.6, 12, 4, -48, 48)
    pen.arc(12.6, 12, 8.2, -48, 48)


def sound_off(pen: IconPen) -> None:
    """A loudspeaker that is silent."""
    _speaker(pen)
    pen.line((15.6, 9), (21.4, 15), weight=2.4)
    pen.line((21.4, 9), (15.6, 15), weight=2.4)


def _speaker(pen: IconPen) -> None:
    pen.shape((2.8, 9), (6.4, 9), (11.2, 4.8), (11.2, 19.2), (6.4, 15), (2.8, 15))


def music(pen: IconPen) -> None:
    """Two notes under a beam."""
    pen.line((9, 17.4), (9, 5), weight=2.2)
    pen.line((19.4, 15.4), (19.4, 3.4), weight=2.2)
    pen.line((9, 5.4), (19.4, 3.4), weight=3.4)
    pen.disc(6.3, 17.8, 3.3)
    pen.disc(16.7, 15.8, 3.3)


def music_off(pen: IconPen) -> None:
    """The notes, struck through."""
    music(pen)
    pen.struck()


def pause(pen: IconPen) -> None:
    """Two bars."""
    pen.bar(5, 4, 5, 16)
    pen.bar(14, 4, 5, 16)


def play(pen: IconPen) -> None:
    """An arrowhead."""
    pen.shape((6.4, 4.2), (19.6, 12), (6.4, 19.8), softness=1.4)


def step_forward(pen: IconPen) -> None:
    """One step on."""
    pen.shape((5, 4.6), (15.4, 12), (5, 19.4), softness=1.2)
    pen.bar(16.8, 4, 3.4, 16)


def step_back(pen: IconPen) -> None:
    """One step back."""
    pen.shape((19, 4.6), (8.6, 12), (19, 19.4), softness=1.2)
    pen.bar(3.8, 4, 3.4, 16)


def fast(pen: IconPen) -> None:
    """Two arrowheads."""
    pen.shape((3, 5.4), (11.6, 12), (3, 18.6), softness=1.2)
    pen.shape((12.4, 5.4), (21, 12), (12.4, 18.6), softness=1.2)


def replay(pen: IconPen) -> None:
    """From the start again."""
    pen.arc(12, 12.4, 8.4, 235, 540, weight=2.3)
    pen.shape((3.2, 3.2), (10.4, 4.2), (5.0, 9.4))
    pen.shape((10, 9), (15.6, 12.4), (10, 15.8))


def save(pen: IconPen) -> None:
    """Down into the box."""
    _box(pen)
    pen.line((12, 2.8), (12, 14), weight=2.4)
    pen.line((7.8, 10.2), (12, 14.4), (16.2, 10.2), weight=2.4)


def load(pen: IconPen) -> None:
    """Up out of the box."""
    _box(pen)
    pen.line((12, 14.4), (12, 3.4), weight=2.4)
    pen.line((7.8, 7.2), (12, 3), (16.2, 7.2), weight=2.4)


def _box(pen: IconPen) -> None:
    pen.line((3.2, 14), (3.2, 20.6), (20.8, 20.6), (20.8, 14), weight=2.3)


def delete(pen: IconPen) -> None:
    """A bin."""
    pen.line((3.6, 6.4), (20.4, 6.4))
    pen.line((9, 6), (9, 3.2), (15, 3.2), (15, 6), weight=1.9)
    pen.line((5.6, 6.6), (6.8, 21), (17.2, 21), (18.4, 6.6))
    pen.line((10, 10.6), (10.2, 17), weight=1.8)
    pen.line((14, 10.6), (13.8, 17), weight=1.8)


def fullscreen(pen: IconPen) -> None:
    """Four corners apart."""
    _corners(pen, 3.4, 6)


def fit(pen: IconPen) -> None:
    """Everything within the frame."""
    _corners(pen, 3, 4)
    pen.bar(8, 8, 8, 8, 1.4)


def _corners(pen: IconPen, edge: float, length: float) -> None:
    for x, inward in ((edge, 1), (24 - edge, -1)):
        for y, downward in ((edge, 1), (24 - edge, -1)):
            pen.line((x + inward * length, y), (x, y), (x, y + downward * length), weight=2.4)


def zoom_in(pen: IconPen) -> None:
    """A lens with a plus."""
    zoom_out(pen)
    pen.line((10.2, 6.8), (10.2, 13.6))


def zoom_out(pen: IconPen) -> None:
    """A lens with a minus."""
    pen.ring(10.2, 10.2, 7)
    pen.line((15.6, 15.6), (21, 21), weight=3)
    pen.line((6.8, 10.2), (13.6, 10.2))


def check(pen: IconPen) -> None:
    """A tick."""
    pen.line((4, 12.8), (9.6, 18.4), (20.2, 6), weight=3)


def close(pen: IconPen) -> None:
    """A cross."""
    pen.line((5.4, 5.4), (18.6, 18.6), weight=3)
    pen.line((18.6, 5.4), (5.4, 18.6), weight=3)


def menu(pen: IconPen) -> None:
    """Three lines."""
    for y in (6, 12, 18):
        pen.line((3.6, y), (20.4, y), weight=2.5)


def keyboard(pen: IconPen) -> None:
    """A keyboard."""
    pen.frame(1.8, 5.4, 20.4, 13.2, 2)
    for y, xs in ((9.2, (6, 10, 14, 18)), (12.2, (6, 10, 14, 18))):
        for x in xs:
            pen.disc(x, y, 1.05)
    pen.line((8, 15.4), (16, 15.4), weight=1.8)


def _arrow(quarter: int) -> Draw:
    """An arrow that points right, turned by quarters clockwise."""

    def draw(pen: IconPen) -> None:
        def turned(x: float, y: float) -> Point:
            for _ in range(quarter):
                x, y = -y, x
            return 12 + x, 12 + y

        pen.line(turned(-8, 0), turned(8, 0), weight=2.5)
        pen.line(turned(1.6, -6.6), turned(8.4, 0), turned(1.6, 6.6), weight=2.5)

    return draw


PROGRAM: dict[str, Draw] = {
    "settings": settings,
    "sound": sound,
    "sound_off": sound_off,
    "music": music,
    "music_off": music_off,
    "pause": pause,
    "play": play,
    "step_forward": step_forward,
    "step_back": step_back,
    "fast": fast,
    "replay": replay,
    "save": save,
    "load": load,
    "delete": delete,
    "fullscreen": fullscreen,
    "fit": fit,
    "zoom_in": zoom_in,
    "zoom_out": zoom_out,
    "check": check,
    "close": close,
    "menu": menu,
    "keyboard": keyboard,
    "arrow_right": _arrow(0),
    "arrow_down": _arrow(1),
    "arrow_left": _arrow(2),
    "arrow_up": _arrow(3),
}
