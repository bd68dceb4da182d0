"""Parts of portraits: head, eyes, nose, mouth, moustache, beard, glasses, clothes."""

from tools.table_art.face_pen import LINE, MIDDLE, FacePen, mirrored
from tools.table_art.palette import BLACK, WHITE, mixed

LIPS, TEETH, BRASS = "#B8323A", "#FFF9EC", "#E0B34E"


def bust(pen: FacePen, coat: str, skin: str, *, wide: float = 36, slope: float = 79) -> None:
    """Shoulders in a coat, and the neck."""
    right = MIDDLE + wide
    pen.both(coat, (MIDDLE + 8, 72), (MIDDLE + 20, slope), (right, slope + 12), (right + 4, 106))
    pen.cut_pair(coat, (right, 104), (right + 1, 103), (right, 103), line=0)
    shade = mixed(skin, "#5A1E10", 0.22)
    pen.both(shade, (MIDDLE + 7, 62), (MIDDLE + 8, 76), (MIDDLE + 5, 85), (MIDDLE, 87))


def head(
    pen: FacePen,
    skin: str,
    *,
    wide: float = 19,
    jaw: float = 12,
    chin: float = 76,
    top: float = 28,
    ears: bool = True,
    blush: float = 0.35,
) -> None:
    """The head with ears and cheeks, its right side in shadow."""
    if ears:
        for side in (-1, 1):
            pen.oval(skin, MIDDLE + side * wide, 54, 4, 5.4)
            pen.stroke(LINE, (MIDDLE + side * (wide + 1), 52), (MIDDLE + side * wide, 56), weight=1)
    half = [
        (MIDDLE + 9, top + 1),
        (MIDDLE + wide - 2, top + 10),
        (MIDDLE + wide, 50),
        (MIDDLE + wide - 1.5, 60),
        (MIDDLE + jaw, chin - 6),
        (MIDDLE + 4, chin),
    ]
    pen.both(skin, *half)
    right = MIDDLE + wide
    pen.shaded(
        (right - 1, 44), (right - 1, 58), (MIDDLE + jaw, chin - 5.5), (MIDDLE + 3, chin - 0.6),
        (MIDDLE + jaw - 4, chin - 9), (right - 6, 58),
        opacity=0.16,
    )  # fmt: skip
    for side in (-1, 1):
        pen.glow("#E2402E", MIDDLE + side * (wide - 7), 61, 7.5, blush)


def eyes(
    pen: FacePen,
    *,
    apart: float = 8,
    y: float = 51,
    iris: str = "#3A2416",
    size: float = 1.0,
    lashes: bool = False,
    lid: str = "",
) -> None:
    """Open eyes that look a little to the side; with a `lid` in its colour they look tired."""
    for side in (-1, 1):
        x = MIDDLE + side * apart
        pen.oval("#FFFDF6", x, y, 4.3 * size, 3.9 * size, line=1)
        pen.oval(iris, x + 0.6, y + 0.2, 2.5 * size, 2.9 * size, line=0)
        pen.oval(BLACK, x + 0.6, y + 0.2, 1.4 * size, 1.7 * size, line=0)
        pen.oval(WHITE, x - 0.3, y - 1, 0.9 * size, 0.9 * size, line=0)
        if lid:
            edge = y - 0.4 * size
            pen.shape(
                lid, (x - 4.6 * size, edge), (x, y - 4.6 * size), (x + 4.6 * size, edge), line=1
            )
            pen.stroke(LINE, (x - 4.8 * size, edge), (x + 4.8 * size, edge), weight=1.5)
        else:
            high = y - 4.2 * size
            pen.stroke(LINE, (x - 4.4 * size, y - 1), (x, high), (x + 4.4 * size, y - 1))
        if lashes:
            out = x + side * 4.2 * size
            pen.stroke(LINE, (out, y - 1.2), (out + side * 2.8, y - 3.6), weight=1.3)
            pen.stroke(LINE, (out - side, y - 2.6), (out + side * 1.2, y - 5.4), weight=1.2)


def laughing_eyes(pen: FacePen, *, apart: float = 8, y: float = 51) -> None:
    """Eyes shut with laughter."""
    inner, outer = MIDDLE + apart - 4, MIDDLE + apart + 4
    pen.strokes(LINE, (inner, y + 1.5), (MIDDLE + apart, y - 2), (outer, y + 1.5), weight=2.1)


def brows(
    pen: FacePen,
    colour: str,
    *,
    y: float = 43.5,
    apart: float = 8,
    inner: float = 0,
    outer: float = 0,
    weight: float = 2,
) -> None:
    """Brows; a positive `inner` lowers their inner ends, as in anger."""
    start, end = MIDDLE + apart - 4.5, MIDDLE + apart + 5
    pen.strokes(colour, (start, y + inner), (MIDDLE + apart, y - 1.2), (end, y + outer),
                weight=weight)  # fmt: skip


def nose(pen: FacePen, skin: str, *, size: float = 1.0, long: float = 0, red: float = 0) -> None:
    """A nose with a shadow at its side."""
    shade, y = mixed(skin, "#8A2A18", 0.3), 59 + long
    pen.shape(
        mixed(skin, "#E2604A", 0.16 + red),
        (MIDDLE - 1.4 * size, 51),
        (MIDDLE + 1.2 * size, 51),
        (MIDDLE + 2.6 * size, y - 3),
        (MIDDLE + 4 * size, y + 0.4),
        (MIDDLE, y + 2.4 * size),
        (MIDDLE - 4 * size, y + 0.4),
        (MIDDLE - 2.4 * size, y - 3),
        line=0,
    )
    pen.stroke(
        shade,
        (MIDDLE + 1.6 * size, 53),
        (MIDDLE + 2.8 * size, y - 2.6),
        (MIDDLE + 3.8 * size, y + 0.6),
        (MIDDLE, y + 2.5 * size),
        (MIDDLE - 3.4 * size, y + 1.2),
    )


def smile(
    pen: FacePen, *, y: float = 67, wide: float = 6, lift: float = 2, askew: float = 0
) -> None:
    """A closed mouth; a negative `lift` turns it down."""
    pen.stroke(
        "#6A2218", (MIDDLE - wide, y - lift + askew), (MIDDLE, y + lift / 2),
        (MIDDLE + wide, y - lift - askew), weight=1.9,
    )  # fmt: skip


def grin(
    pen: FacePen, *, y: float = 65, wide: float = 8.5, high: float = 6, gap: bool = False
) -> None:
    """An open laughing mouth with teeth."""
    pen.both("#6E1A1A", (MIDDLE + 2, y), (MIDDLE + wide, y - 1.6),
             (MIDDLE + wide - 3, y + high - 2), (MIDDLE + 2, y + high))  # fmt: skip
    pen.both(TEETH, (MIDDLE + 2, y + 0.4), (MIDDLE + wide - 1.4, y - 0.8),
             (MIDDLE + wide - 3, y + 2), (MIDDLE + 2, y + 2.6), line=0)  # fmt: skip
    if gap:
        pen.stroke("#6E1A1A", (MIDDLE, y), (MIDDLE, y + 2.6), weight=1.4)


def lips(pen: FacePen, *, y: float = 67.5, wide: float = 5, colour: str = LIPS) -> None:
    """Painted lips."""
    pen.both(colour, (MIDDLE, y - 1.6), (MIDDLE + 2, y - 2.6), (MIDDLE + wide, y - 0.6),
             (MIDDLE + 2.4, y + 2.6), (MIDDLE, y + 2.8), line=0.9)  # fmt: skip
    pen.stroke("#6A1A20", (MIDDLE - wide + 0.6, y - 0.5), (MIDDLE, y + 0.3),
               (MIDDLE + wide - 0.6, y - 0.5), weight=1)  # fmt: skip


def walrus(pen: FacePen, colour: str, *, y: float = 63, wide: float = 13, drop: float = 7) -> None:
    """A moustache that hides the mouth."""
    pen.pair(colour, (MIDDLE - 0.4, y - 2), (MIDDLE + 6, y - 2.5), (MIDDLE + wide, y + drop - 1),
             (MIDDLE + wide - 5, y + drop + 1), (MIDDLE + 2, y + 4))  # fmt: skip


def handlebar(
    pen: FacePen, colour: str, *, y: float = 63.5, wide: float = 15, curl: float = 6
) -> None:
    """A moustache with waxed tips."""
    tip = (MIDDLE + wide, y - curl)
    pen.pair(
        colour, (MIDDLE - 0.4, y - 1.5), (MIDDLE + 5, y - 2.4), (MIDDLE + wide - 4, y + 0.6),
        (MIDDLE + wide - 1, y - 2), (tip[0] - 1.5, tip[1]), tip, (MIDDLE + wide + 1, y - 0.5),
        (MIDDLE + wide - 4, y + 4), (MIDDLE + 4, y + 3.6),
    )  # fmt: skip


def pencil_moustache(pen: FacePen, colour: str, *, y: float = 63.5, wide: float = 8) -> None:
    """A thin one, parted in the middle."""
    pen.pair(colour, (MIDDLE + 0.6, y - 1.4), (MIDDLE + 4, y - 1.6), (MIDDLE + wide, y + 1.6),
             (MIDDLE + 3, y + 1.2), line=0.8)  # fmt: skip


def full_beard(
    pen: FacePen, colour: str, *, wide: float = 19, long: float = 84, point: float = 6
) -> None:
    """A beard from ear to ear, round or pointed, with the mouth in it."""
    outer = [
        (MIDDLE + wide - 1, 53),
        (MIDDLE + wide + 0.5, 62),
        (MIDDLE + wide - 5, 74),
        (MIDDLE + point, long - 2),
        (MIDDLE, long),
    ]
    inner = [
        (MIDDLE, 64), (MIDDLE + 6, 62.5), (MIDDLE + 11, 64.5), (MIDDLE + wide - 5, 60),
        (MIDDLE + wide - 4, 53),
    ]  # fmt: skip
    right = [*outer[:-1]]
    pen.shape(colour, *inner[1:], *right, (MIDDLE, long), *mirrored(right), *mirrored(inner[1:]),
              (MIDDLE, 63.5))  # fmt: skip
    light = mixed(colour, WHITE, 0.3)
    for x in (-8, 0, 8):
        pen.stroke(light, (MIDDLE + x, 73), (MIDDLE + x * 0.8, 78), weight=1)


def spectacles(pen: FacePen, *, apart: float = 8, y: float = 51, radius: float = 6.6,
               metal: str = "#6A4A16", tint: float = 0.16) -> None:  # fmt: skip
    """Round glasses."""
    for side in (-1, 1):
        x = MIDDLE + side * apart
        pen.glow(WHITE, x, y, radius, tint)
        pen.ring(metal, x, y, radius, 1.7)
        pen.stroke(metal, (x + side * radius, y - 1), (MIDDLE + side * 19, y - 3), weight=1.3)
    pen.stroke(metal, (MIDDLE - apart + radius, y - 1), (MIDDLE, y - 3),
               (MIDDLE + apart - radius, y - 1), weight=1.6)  # fmt: skip


def monocle(pen: FacePen, *, apart: float = 8, y: float = 51, radius: float = 7) -> None:
    """One glass on a cord."""
    x = MIDDLE + apart
    pen.glow(WHITE, x, y, radius, 0.3)
    pen.stroke("#5A3A10", (x + radius - 1, y + 3), (x + 12, y + 20), (x + 8, y + 36), weight=1)
    pen.ring(LINE, x, y, radius, 2.6)
    pen.ring(BRASS, x, y, radius, 1.6)


def freckles(pen: FacePen, colour: str = "#B5622E") -> None:
    """Dots on nose and cheeks."""
    for x, y in ((8.6, 59), (12, 58), (11, 62), (14.4, 61), (3.6, 57)):
        for side in (-1, 1):
            pen.oval(colour, MIDDLE + side * x, y, 0.85, 0.85, line=0)


def lapels(pen: FacePen, coat: str, shirt: str = "#FBF6E8", *, wide: float = 12) -> None:
    """The opening of a coat over a shirt."""
    pen.cut(shirt, (MIDDLE - wide, 74), (MIDDLE + wide, 74), (MIDDLE, 104))
    dark = mixed(coat, BLACK, 0.22)
    pen.cut_pair(dark, (MIDDLE + wide - 1, 72), (MIDDLE + wide + 9, 78), (MIDDLE + wide + 5, 84),
                 (MIDDLE + wide + 8, 87), (MIDDLE + 1, 106))  # fmt: skip


def stiff_collar(pen: FacePen, colour: str = "#FFFDF4") -> None:
    """A high white collar with turned corners."""
    pen.cut_pair(colour, (MIDDLE, 82), (MIDDLE + 11, 71), (MIDDLE + 13, 80), (MIDDLE + 6, 87),
                 line=1.2)  # fmt: skip


def bow_tie(pen: FacePen, colour: str, *, y: float = 84, wide: float = 10) -> None:
    """A bow at the throat."""
    pen.pair(colour, (MIDDLE + 1, y - 1.6), (MIDDLE + wide, y - 5), (MIDDLE + wide + 0.6, y + 4.6),
             (MIDDLE + 1, y + 1.6))  # fmt: skip
    pen.oval(colour, MIDDLE, y, 2.6, 3)


def cravat(pen: FacePen, colour: str) -> None:
    """A tie under the collar."""
    pen.cut(colour, (MIDDLE - 4, 81), (MIDDLE + 4, 81), (MIDDLE + 6, 104), (MIDDLE - 6, 104))
    pen.both(colour, (MIDDLE + 1, 79), (MIDDLE + 5, 80.5), (MIDDLE + 3, 86), (MIDDLE + 1, 86.5))


def neckerchief(pen: FacePen, colour: str) -> None:
    """A knotted scarf."""
    pen.both(colour, (MIDDLE + 2, 76), (MIDDLE + 15, 72), (MIDDLE + 17, 79), (MIDDLE + 7, 87),
             (MIDDLE + 2, 88))  # fmt: skip
    pen.pair(colour, (MIDDLE, 85), (MIDDLE + 6, 88), (MIDDLE + 8, 97), (MIDDLE + 2, 95))
    pen.oval(colour, MIDDLE, 86, 3.4, 3.2)


def earrings(pen: FacePen, colour: str = BRASS, *, x: float = 20, y: float = 62) -> None:
    """Drops below the ears."""
    for side in (-1, 1):
        pen.oval(colour, MIDDLE + side * x, y, 2.1, 3, line=1)


def pearls(pen: FacePen, colour: str = "#FFF8EA") -> None:
    """A string of pearls."""
    for number in range(-4, 5):
        x = number * 3.6
        pen.oval(colour, MIDDLE + x, 84 - abs(number) ** 1.5 * 0.75, 2.1, 2.1, line=0.8)
