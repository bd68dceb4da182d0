"""Icons of people, links between machines, and watching."""

from tools.table_art.icon_pen import IconPen
from tools.table_art.palette import WHITE
from tools.table_art.sheet import flat


def human(pen: IconPen) -> None:
    """A person's bust."""
    _bust(pen, 12, 1)


def bot(pen: IconPen) -> None:
    """A robot's head."""
    pen.line((12, 3.6), (12, 7), weight=1.9)
    pen.disc(12, 3, 1.6)
    pen.frame(4.6, 7.4, 14.8, 12.4, 3)
    pen.disc(9.2, 12.4, 1.7)
    pen.disc(14.8, 12.4, 1.7)
    pen.line((9.4, 16.4), (14.6, 16.4), weight=1.7)
    pen.line((2, 11.6), (2, 15.6), weight=2)
    pen.line((22, 11.6), (22, 15.6), weight=2)


def host(pen: IconPen) -> None:
    """A house with a flag: the table is at my place."""
    pen.line((3, 12.4), (12, 5.2), (21, 12.4), weight=2.3)
    pen.line((5.4, 12), (5.4, 20.6), (18.6, 20.6), (18.6, 12))
    pen.bar(10, 14.4, 4, 6)
    pen.line((17.6, 8), (17.6, 2.4), weight=1.8)
    pen.shape((17.8, 2.4), (22.2, 3.8), (17.8, 5.4), softness=0.6)


def join(pen: IconPen) -> None:
    """Through the door."""
    pen.line((11.6, 3.6), (19.8, 3.6), (19.8, 20.4), (11.6, 20.4))
    pen.line((2.6, 12), (14, 12), weight=2.4)
    pen.line((10, 7.8), (14.4, 12), (10, 16.2), weight=2.4)


def spectator(pen: IconPen) -> None:
    """Opera glasses."""
    for x in (7, 17):
        pen.ring(x, 15.6, 4.3, weight=2.3)
        pen.hole(x, 15.6, 1.2)
    pen.line((10.6, 13.4), (13.4, 13.4), weight=2.4)
    pen.shape((4.6, 10), (6, 5), (9, 5), (10, 10), softness=1.2)
    pen.shape((14, 10), (15, 5), (18, 5), (19.4, 10), softness=1.2)


def connection(pen: IconPen) -> None:
    """Waves from a point."""
    pen.disc(12, 18.6, 2)
    for radius in (6, 10.4, 14.8):
        pen.arc(12, 18.6, radius, 226, 314, weight=2.3)


def connection_lost(pen: IconPen) -> None:
    """The waves, struck through."""
    connection(pen)
    pen.struck()


def chat(pen: IconPen) -> None:
    """A speech bubble."""
    pen.frame(2.8, 3.8, 18.4, 12.6, 3)
    pen.shape((6.6, 16), (12, 16), (6.8, 21))
    for x in (8, 12, 16):
        pen.disc(x, 10.1, 1.35)


def eye(pen: IconPen) -> None:
    """An open eye."""
    pen.curve((1.8, 12), (6, 4.6), (18, 4.6), (22.2, 12), (18, 19.4), (6, 19.4), (1.8, 12))
    pen.disc(12, 12, 3.6)


def eye_off(pen: IconPen) -> None:
    """The eye, struck through."""
    eye(pen)
    pen.struck()


def lock(pen: IconPen) -> None:
    """A padlock."""
    pen.bar(4.4, 10.6, 15.2, 10.8, 2)
    pen.arc(12, 9.4, 4.8, 180, 360, weight=2.3)
    pen.line((7.2, 9.4), (7.2, 11.4), weight=2.3)
    pen.line((16.8, 9.4), (16.8, 11.4), weight=2.3)
    pen.hole(12, 15, 1.6)
    pen.cut((12, 15.4), (12, 18), weight=1.5)


def book(pen: IconPen) -> None:
    """An open book."""
    for side in (-1, 1):
        pen.line((12, 20.4), (12 + side * 9.4, 18.4), (12 + side * 9.4, 4.2), (12, 6.2))
    pen.line((12, 6.2), (12, 20.4), weight=1.8)
    for y in (9.4, 12.6):
        pen.line((5.6, y - 0.8), (9, y), weight=1.4)
        pen.line((15, y), (18.4, y - 0.8), weight=1.4)


def help_mark(pen: IconPen) -> None:
    """A question mark in a ring."""
    pen.ring(12, 12, 9.3)
    pen.curve((8.9, 9.6), (9, 5.4), (15.2, 5.6), (15, 9.4), (14.8, 11.6), (12, 11.4), (12, 14))
    pen.disc(12, 17.1, 1.4)


def info(pen: IconPen) -> None:
    """The letter i in a ring."""
    pen.ring(12, 12, 9.3)
    pen.disc(12, 7.5, 1.5)
    pen.line((12, 11.4), (12, 17), weight=2.6)


def warning(pen: IconPen) -> None:
    """A triangle with an exclamation mark."""
    pen.line((12, 3.2), (21.8, 20.2), (2.2, 20.2), closed=True)
    pen.line((12, 9.4), (12, 13.8), weight=2.5)
    pen.disc(12, 17.1, 1.4)


def timer(pen: IconPen) -> None:
    """A stop watch."""
    pen.ring(12, 13.6, 7.9)
    pen.line((9.6, 2.4), (14.4, 2.4))
    pen.line((12, 2.8), (12, 5.6))
    pen.line((12, 9), (12, 13.6), (15, 15.4), weight=2)
    pen.line((18.8, 5.4), (20.4, 7), weight=2)


def _bust(pen: IconPen, x: float, size: float) -> None:
    pen.disc(x, 7.6, 4.7 * size)
    pen.sheet.pen.move_to(x - 9 * size, 21.4)
    pen.sheet.pen.curve_to(x - 9 * size, 11.6, x + 9 * size, 11.6, x + 9 * size, 21.4)
    pen.sheet.pen.close_path()
    pen.sheet.fill(flat(WHITE))


PEOPLE = {
    "human": human,
    "bot": bot,
    "host": host,
    "join": join,
    "spectator": spectator,
    "connection": connection,
    "connection_lost": connection_lost,
    "chat": chat,
    "eye": eye,
    "eye_off": eye_off,
    "lock": lock,
    "book": book,
    "help": help_mark,
    "info": info,
    "warning": warning,
    "timer": timer,
}
