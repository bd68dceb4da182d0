"""The faces of the bots: travellers, railwaymen and shareholders of Paris about 1900.

Each is a bust on a transparent disc, so that the colour of the player's seat shows behind it.
"""

from collections.abc import Callable

from PIL import Image, ImageDraw

from tools.table_art import face_hats as hats
from tools.table_art import face_parts as parts
from tools.table_art.face_pen import LINE, MIDDLE, FacePen, turned
from tools.table_art.palette import BLACK, WHITE, mixed
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import shadow, stacked

PIXELS = 240
_RADIUS = 0.398  # of the side; the ring of the disc hides the rest

_PALE, _ROSY, _WARM, _TAN, _BROWN, _DARK = (
    *("#F7D3B4", "#F2BE9A", "#EDB887", "#D99B66", "#B5754A", "#84502F"),
)
_RED, _BLUE, _GREEN, _PLUM = "#B8322A", "#2F5F96", "#3F7A55", "#6F3A72"


def faces() -> Pieces:
    """A portrait for each person, by the name of its file."""
    return {name: Piece(_portrait(draw), suffix="webp") for name, draw in _PEOPLE.items()}


def _portrait(draw: Callable[[FacePen], None]) -> Image.Image:
    """What is drawn, with a soft shadow on the disc behind it, cut to the disc."""
    pen = FacePen(PIXELS)
    draw(pen)
    bust = pen.sheet.image()
    whole = stacked(shadow(bust, 5, 3, 0.55, LINE), bust)
    fine = 4 * PIXELS
    disc = Image.new("L", (fine, fine))
    reach = fine * _RADIUS
    ImageDraw.Draw(disc).ellipse(
        (fine / 2 - reach, fine / 2 - reach, fine / 2 + reach, fine / 2 + reach), 255
    )
    disc = disc.resize(whole.size, Image.Resampling.LANCZOS)
    whole.putalpha(Image.composite(whole.getchannel("A"), Image.new("L", whole.size), disc))
    return whole


def _gaston(pen: FacePen) -> None:
    """A fireman's lad, soot on his cheek."""
    hair = "#7A4420"
    parts.bust(pen, "#3B6AA0", _WARM)
    parts.neckerchief(pen, "#C8382C")
    parts.head(pen, _WARM, jaw=12.5)
    pen.pair(hair, (MIDDLE + 10, 35), (MIDDLE + 20, 36), (MIDDLE + 21, 50), (MIDDLE + 17, 44))
    parts.eyes(pen, iris="#3A5A2A")
    parts.brows(pen, hair, outer=1, weight=2.4)
    parts.nose(pen, _WARM, size=1.1)
    parts.grin(pen, gap=True)
    pen.glow("#2A1A14", 63, 65, 4.5, 0.6)
    pen.glow("#2A1A14", 36, 57, 3.4, 0.5)
    hats.workers_cap(pen, "#31486A")
    hats.goggles(pen, y=29)


def _lulu(pen: FacePen) -> None:
    """A girl with red plaits and a sailor's collar."""
    hair = "#C8541E"
    for side in (-1, 1):
        for number, y in enumerate((62, 69, 76, 82.5)):
            pen.oval(hair, MIDDLE + side * (24.5 + number * 0.8), y, 5.2 - number * 0.4, 4.8)
        pen.oval("#3B7FB5", MIDDLE + side * 27, 86.5, 4.6, 2.6)
    pen.both(hair, (MIDDLE + 8, 22), (MIDDLE + 22, 32), (MIDDLE + 23, 56), (MIDDLE + 16, 64))
    parts.bust(pen, "#F6F1E4", _PALE, wide=31)
    pen.cut_pair("#2F5F96", (MIDDLE + 7, 75), (MIDDLE + 26, 80), (MIDDLE + 27, 100),
                 (MIDDLE + 1, 97))  # fmt: skip
    parts.head(pen, _PALE, jaw=13, chin=75, blush=0.5)
    pen.both(hair, (MIDDLE + 2, 24), (MIDDLE + 14, 27), (MIDDLE + 20, 44), (MIDDLE + 12, 38),
             (MIDDLE + 1, 34))  # fmt: skip
    parts.eyes(pen, iris="#2F7A55", size=1.12, lashes=True)
    parts.brows(pen, hair, y=42.6, outer=0.4)
    parts.nose(pen, _PALE, size=0.8)
    parts.freckles(pen)
    parts.grin(pen, y=65, wide=7, high=5.4, gap=True)
    hats.boater(pen, "#F0D48A", "#2F5F96")


def _bebert(pen: FacePen) -> None:
    """A stout porter, never without his red cap."""
    parts.bust(pen, "#35507A", _ROSY, wide=40, slope=77)
    pen.cut_pair("#B8322A", (MIDDLE, 88), (MIDDLE + 13, 75), (MIDDLE + 15, 81), (MIDDLE + 3, 93))
    pen.oval("#E0B34E", MIDDLE, 95, 2, 2, line=1)
    parts.head(pen, _ROSY, wide=22, jaw=17, chin=79, blush=0.65)
    pen.shaded((38, 73), (50, 78), (62, 73), (50, 75.4), opacity=0.3)
    parts.laughing_eyes(pen, apart=9, y=51)
    parts.brows(pen, "#4A2A18", y=44, apart=9, weight=2.6)
    parts.nose(pen, _ROSY, size=1.35, red=0.25)
    parts.smile(pen, y=70, wide=7, lift=2.4)
    parts.pencil_moustache(pen, "#4A2A18", y=65.4, wide=10)
    hats.kepi(pen, "#C23A2C", "#8E2018")


def _zoe(pen: FacePen) -> None:
    """A flower seller with a spotted kerchief."""
    hair = "#2A1712"
    for x, y, size in ((22, 48, 7), (23, 58, 7.5), (20, 67, 6.5), (19, 39, 6)):
        for side in (-1, 1):
            pen.oval(hair, MIDDLE + side * x, y, size, size, line=1)
    parts.bust(pen, "#E3A63A", _BROWN, wide=31)
    pen.both("#FBF1DC", (MIDDLE + 4, 76), (MIDDLE + 17, 74), (MIDDLE + 15, 84), (MIDDLE + 2, 92))
    parts.head(pen, _BROWN, jaw=11.5, ears=False, blush=0.4)
    pen.both(hair, (MIDDLE + 4, 30), (MIDDLE + 15, 32), (MIDDLE + 20.5, 47), (MIDDLE + 11, 39),
             (MIDDLE + 1, 37))  # fmt: skip
    parts.eyes(pen, iris="#3A2010", size=1.08, lashes=True)
    parts.brows(pen, hair, y=43, outer=0.6, weight=2.2)
    parts.nose(pen, _BROWN, size=1)
    parts.lips(pen, colour="#A8323A", wide=5.6)
    pen.both("#2F8A5C", (MIDDLE + 4, 14), (MIDDLE + 17, 18), (MIDDLE + 22, 33), (MIDDLE + 13, 31),
             (MIDDLE + 2, 32))  # fmt: skip
    for x, y in ((38, 20), (47, 18), (56, 22), (43, 27), (52, 28), (34, 29), (64, 28)):
        pen.oval("#FBF1DC", x, y, 1.5, 1.5, line=0)
    hats.leaf(pen, 64, 31, 11, 2)
    hats.leaf(pen, 68, 25, 6, -9)
    hats.rose(pen, "#E2574C", 67, 28, 6)
    parts.earrings(pen, x=19)


def _fernand(pen: FacePen) -> None:
    """A station master, whose moustache has seen every train."""
    white = "#EFEAE0"
    parts.bust(pen, "#23324F", _ROSY, wide=38)
    parts.stiff_collar(pen, "#23324F")
    for y in (90, 97):
        pen.oval("#E0B34E", MIDDLE, y, 2.2, 2.2, line=1)
    parts.head(pen, _ROSY, jaw=14, wide=20, blush=0.45)
    pen.pair(white, (MIDDLE + 17, 40), (MIDDLE + 22, 44), (MIDDLE + 21, 58), (MIDDLE + 17, 52))
    parts.eyes(pen, iris="#4A6A86", lid=_ROSY, size=0.95)
    parts.brows(pen, white, y=45, inner=2.4, weight=4.2)
    parts.nose(pen, _ROSY, size=1.4, red=0.2)
    parts.walrus(pen, white, wide=17, drop=9)
    hats.kepi(pen, "#2A3F66", "#B8322A")


def _mimi(pen: FacePen) -> None:
    """The concierge: silver bun, small glasses, sees everything."""
    hair, shawl = "#C9C6CC", "#7D4A80"
    pen.oval(hair, MIDDLE, 20, 11, 9)
    pen.stroke(mixed(hair, BLACK, 0.35), (43, 18), (50, 22), (57, 17), weight=1.2)
    parts.bust(pen, shawl, _PALE, wide=34, slope=78)
    pen.cut_pair(mixed(shawl, WHITE, 0.18), (MIDDLE, 104), (MIDDLE + 10, 76), (MIDDLE + 18, 78),
                 (MIDDLE + 12, 104))  # fmt: skip
    parts.head(pen, _PALE, jaw=12, blush=0.55)
    pen.both(hair, (MIDDLE, 27), (MIDDLE + 13, 25), (MIDDLE + 22, 38), (MIDDLE + 20, 50),
             (MIDDLE + 14, 38), (MIDDLE + 1, 33))  # fmt: skip
    parts.eyes(pen, iris="#5A7A9A", size=0.95)
    parts.brows(pen, "#A8A4AC", y=42, outer=1)
    parts.nose(pen, _PALE, size=1)
    parts.smile(pen, y=68, wide=6, lift=2.4)
    pen.strokes("#C98A6A", (60.5, 63), (62.5, 67), (61.5, 71), weight=1)
    parts.spectacles(pen, metal="#A8782A", radius=7, y=52)
    pen.oval("#F6EBCF", MIDDLE, 86, 4.4, 5)
    pen.oval("#8A3A4A", MIDDLE, 86, 2.6, 3.2, line=1)


def _colette(pen: FacePen) -> None:
    """A journalist with bobbed hair and a tie."""
    hair = "#54251A"
    pen.both(hair, (MIDDLE + 6, 22), (MIDDLE + 23, 32), (MIDDLE + 27, 56), (MIDDLE + 24, 68),
             (MIDDLE + 12, 66))  # fmt: skip
    parts.bust(pen, "#FBF6E8", _PALE, wide=32)
    for x in (-24, -17, 17, 24):
        pen.stroke("#3B6AA0", (MIDDLE + x, 82), (MIDDLE + x * 1.1, 100), weight=1.6)
    parts.stiff_collar(pen)
    parts.cravat(pen, "#1F2A3C")
    parts.head(pen, _PALE, jaw=11, ears=False, blush=0.4)
    pen.pair(hair, (MIDDLE + 9, 27), (MIDDLE + 20, 32), (MIDDLE + 25, 54), (MIDDLE + 22, 66),
             (MIDDLE + 16, 60), (MIDDLE + 17, 46))  # fmt: skip
    pen.both(hair, (MIDDLE + 2, 24), (MIDDLE + 16, 28), (MIDDLE + 18, 43), (MIDDLE + 8, 40),
             (MIDDLE + 1, 41.5))  # fmt: skip
    parts.eyes(pen, iris="#2F6A7A", lashes=True, lid=mixed(_PALE, "#8A6AA8", 0.3))
    parts.nose(pen, _PALE, size=0.8)
    parts.lips(pen, colour="#C0283A")
    pen.oval(LINE, 60.5, 66, 0.9, 0.9, line=0)
    beret = [(30, 32), (28, 24), (40, 15), (58, 13), (74, 21), (75, 29), (62, 32), (46, 31)]
    pen.shape("#C23A2C", *turned(beret, -4, (50, 25)))
    pen.stroke("#7E1C14", (51, 14.5), (50, 10.5), weight=2)
    pen.shaded((36, 23), (46, 17), (52, 18), (42, 25), colour=WHITE, opacity=0.22)


def _marcel(pen: FacePen) -> None:
    """A dreamer of good family, an orchid in his buttonhole."""
    hair = "#1E1614"
    parts.bust(pen, "#2B2B36", _TAN, wide=34)
    parts.lapels(pen, "#2B2B36")
    parts.stiff_collar(pen)
    parts.bow_tie(pen, "#7A8AA6", y=85)
    parts.head(pen, _TAN, jaw=10, wide=18, chin=77, blush=0.2)
    for side in (-1, 1):
        pen.glow("#5A3A4A", MIDDLE + side * 8, 56, 5, 0.35)
    parts.eyes(pen, iris="#2A1A10", size=1.12, lid=mixed(_TAN, "#6A4A3A", 0.25))
    parts.brows(pen, hair, y=43, inner=-1.4, outer=1.4, weight=2.4)
    parts.nose(pen, _TAN, size=0.95, long=1)
    parts.smile(pen, y=70, wide=4, lift=0.6)
    parts.handlebar(pen, hair, y=65, wide=9.5, curl=1.5)
    pen.pair(hair, (MIDDLE, 24), (MIDDLE + 13, 23), (MIDDLE + 21, 33), (MIDDLE + 20, 47),
             (MIDDLE + 16, 41), (MIDDLE + 11, 33), (MIDDLE + 1, 32))  # fmt: skip
    pen.strokes("#5A4A50", (MIDDLE + 5, 27), (MIDDLE + 13, 28), (MIDDLE + 17, 33), weight=1.2)
    hats.rose(pen, "#D9A3D9", 71, 87, 4.4)


def _odette(pen: FacePen) -> None:
    """A lady of the boulevards under a hat full of roses."""
    hair = "#E2B04A"
    pen.both(hair, (MIDDLE + 8, 24), (MIDDLE + 23, 34), (MIDDLE + 25, 50), (MIDDLE + 17, 62))
    parts.bust(pen, "#C76A8E", _PALE, wide=31)
    pen.both(_PALE, (MIDDLE + 3, 74), (MIDDLE + 17, 82), (MIDDLE + 14, 92), (MIDDLE, 95), line=0)
    pen.both("#3A1A2A", (MIDDLE + 4, 77), (MIDDLE + 8.4, 76.6), (MIDDLE + 8.6, 80),
             (MIDDLE + 4, 81), line=0.8)  # fmt: skip
    pen.oval("#F4DD9A", MIDDLE, 81, 2.6, 3.2, line=1)
    parts.head(pen, _PALE, jaw=10.5, blush=0.5)
    pen.pair(hair, (MIDDLE + 2, 31), (MIDDLE + 16, 31), (MIDDLE + 24, 42), (MIDDLE + 21, 54),
             (MIDDLE + 16, 44), (MIDDLE + 7, 38))  # fmt: skip
    parts.eyes(pen, iris="#3B7FB5", lashes=True, size=1.05)
    parts.brows(pen, "#A8742A", y=42.6, outer=0.4, weight=1.6)
    parts.nose(pen, _PALE, size=0.75)
    parts.lips(pen, colour="#D0405A")
    parts.earrings(pen, "#FFF8EA", x=20)
    brim = [(12, 33), (30, 26), (50, 25), (72, 24), (88, 28), (76, 36), (52, 37), (28, 39)]
    crown = [(33, 29), (33, 18), (50, 13), (67, 16), (68, 28), (50, 31)]
    pen.shape("#5B3A6E", *turned(crown, -3, (50, 28)))
    pen.shape("#6F4A86", *turned(brim, -3, (50, 30)))
    hats.leaf(pen, 40, 26, -11, -3)
    hats.leaf(pen, 60, 24, 11, -5)
    for x, y, size, colour in (
        *((39, 25, 5.6, "#F2A3B8"), (60, 22.5, 5, "#F7E3B0"), (50, 23, 6.4, "#E2577A")),
    ):
        hats.rose(pen, colour, x, y, size)


def _armand(pen: FacePen) -> None:
    """A solicitor in a bowler hat, with waxed tips."""
    hair = "#8A3E18"
    parts.bust(pen, "#4E4A44", _ROSY, wide=36)
    parts.lapels(pen, "#4E4A44")
    pen.cut("#8A9A5A", (38, 90), (62, 90), (55, 106), (45, 106))
    parts.stiff_collar(pen)
    parts.bow_tie(pen, "#2F6A4A", y=84, wide=11)
    parts.head(pen, _ROSY, jaw=14, chin=77)
    pen.pair(hair, (MIDDLE + 17, 37), (MIDDLE + 21, 40), (MIDDLE + 20.5, 54), (MIDDLE + 17, 48))
    parts.eyes(pen, iris="#4A5A2A", size=0.92)
    parts.brows(pen, hair, y=44.6, inner=2, outer=-1, weight=3)
    parts.nose(pen, _ROSY, size=1.15)
    parts.smile(pen, y=70.5, wide=4, lift=-1)
    parts.handlebar(pen, hair, y=64.5, wide=18, curl=9)
    hats.bowler(pen, "#3A342E", "#1E1A18")


def _simone(pen: FacePen) -> None:
    """A racing motorist with leather cap and goggles."""
    leather, hair = "#B0743A", "#3A2014"
    parts.bust(pen, "#A8703A", _TAN, wide=36)
    parts.head(pen, _TAN, jaw=11.5, blush=0.45)
    pen.both(leather, (MIDDLE + 4, 17), (MIDDLE + 19, 21), (MIDDLE + 24, 38), (MIDDLE + 24, 62),
             (MIDDLE + 16, 72), (MIDDLE + 17, 56), (MIDDLE + 16, 42), (MIDDLE + 8, 37),
             (MIDDLE + 1, 37))  # fmt: skip
    pen.stroke(mixed(leather, BLACK, 0.4), (50, 18), (50, 27), weight=1.3)
    pen.pair(hair, (MIDDLE + 1, 36), (MIDDLE + 14, 37), (MIDDLE + 18.5, 52), (MIDDLE + 9, 43))
    pen.strokes(mixed(leather, BLACK, 0.5), (MIDDLE + 21, 44), (MIDDLE + 21.5, 62), weight=1.2)
    parts.eyes(pen, iris="#5A3A1A", lashes=True)
    parts.brows(pen, hair, y=43.6, inner=0.6, weight=2.2)
    parts.nose(pen, _TAN, size=0.9)
    parts.grin(pen, y=66, wide=7.6, high=5.4)
    hats.goggles(pen, y=28.5, glass="#8FD0E0")
    pen.both("#FBF1DC", (MIDDLE + 6, 75), (MIDDLE + 18, 74), (MIDDLE + 20, 84), (MIDDLE + 8, 89),
             (MIDDLE + 1, 89))  # fmt: skip
    pen.strokes("#C9B48A", (MIDDLE + 4, 80), (MIDDLE + 13, 80), weight=1.1)


def _leon(pen: FacePen) -> None:
    """A painter of posters: wide hat, black beard, red scarf."""
    black = "#2A2024"
    parts.bust(pen, "#3A3440", _WARM, wide=35)
    parts.head(pen, _WARM, jaw=13, blush=0.35)
    parts.full_beard(pen, black, wide=19.5, long=82, point=9)
    pen.both("#B5443A", (MIDDLE + 1, 67.4), (MIDDLE + 5, 66.6), (MIDDLE + 2, 70), (MIDDLE, 70.4),
             line=0.9)  # fmt: skip
    parts.walrus(pen, black, y=63, wide=11, drop=4)
    parts.eyes(pen, iris="#3A2416", size=0.95)
    parts.brows(pen, black, y=43.4, weight=2.8)
    parts.nose(pen, _WARM, size=1.15)
    parts.spectacles(pen, metal="#2A1712", radius=6.8)
    pen.pair(black, (MIDDLE + 16, 36), (MIDDLE + 21, 38), (MIDDLE + 21, 54), (MIDDLE + 18, 52))
    pen.both("#D2382A", (MIDDLE + 8, 83), (MIDDLE + 23, 79), (MIDDLE + 24, 87), (MIDDLE + 8, 93),
             (MIDDLE + 1, 93))  # fmt: skip
    pen.shape("#D2382A", (38, 90), (47, 90), (45, 106), (34, 106))
    pen.both("#2B2630", (MIDDLE + 6, 13), (MIDDLE + 17, 15), (MIDDLE + 20, 33), (MIDDLE + 6, 34))
    pen.both("#39323E", (MIDDLE + 12, 29), (MIDDLE + 36, 29), (MIDDLE + 32, 36),
             (MIDDLE + 14, 39.4), (MIDDLE + 4, 40))  # fmt: skip
    pen.stroke("#B8322A", (31, 30), (50, 31.6), (69, 30), weight=2.6)


def _hortense(pen: FacePen) -> None:
    """A dowager with a tower of grey hair and a cameo."""
    hair, dress = "#8E8A98", "#2A2436"
    pen.both(hair, (MIDDLE + 6, 15), (MIDDLE + 20, 20), (MIDDLE + 25, 36), (MIDDLE + 20, 54),
             (MIDDLE + 8, 52))  # fmt: skip
    parts.bust(pen, dress, _PALE, wide=34)
    pen.both(dress, (MIDDLE + 6, 71), (MIDDLE + 10, 72), (MIDDLE + 12, 84), (MIDDLE + 2, 86))
    pen.strokes("#8E7AA8", (MIDDLE, 72.6), (MIDDLE + 10, 71.6), weight=1.6)
    pen.oval("#E0B34E", MIDDLE, 82, 5, 6)
    pen.oval("#F6EBCF", MIDDLE, 82, 3.2, 4.2, line=0.8)
    parts.head(pen, _PALE, jaw=10.5, wide=18, chin=77, blush=0.25)
    pen.both(hair, (MIDDLE, 20), (MIDDLE + 14, 20), (MIDDLE + 22, 34), (MIDDLE + 19, 48),
             (MIDDLE + 14, 37), (MIDDLE + 1, 35))  # fmt: skip
    pen.strokes("#5E5A6A", (MIDDLE + 3, 24), (MIDDLE + 12, 25), (MIDDLE + 18, 36), weight=1.2)
    pen.strokes("#B9B5C4", (MIDDLE + 2, 30), (MIDDLE + 9, 30), (MIDDLE + 14, 35), weight=1.2)
    parts.eyes(pen, iris="#4A5A6A", lid=mixed(_PALE, "#7A6A8A", 0.25), size=0.95)
    parts.brows(pen, "#5E5A6A", y=43, inner=1, outer=-2, weight=2)
    parts.nose(pen, _PALE, size=0.95, long=1)
    parts.lips(pen, colour="#A04A52", wide=4, y=69.5)
    pen.ring("#C89A3A", 42, 51.4, 6.8, 1.8)
    pen.ring("#C89A3A", 58, 51.4, 6.8, 1.8)
    pen.stroke("#C89A3A", (48.4, 50), (51.6, 50), weight=1.8)
    pen.stroke("#C89A3A", (64.6, 53), (73, 64), (76, 78), weight=1.8)
    hats.feather(pen, "#8E56A8", (38, 25), (27, 18), (24, 33), wide=5.5)
    pen.shape("#4E2A5E", (30, 26), (40, 15), (58, 13), (69, 21), (70, 26), (50, 23))
    pen.stroke("#B98AC8", (31, 25), (50, 21), (69, 24.4), weight=2)
    hats.rose(pen, "#B04A6A", 37, 23, 3.6)
    parts.earrings(pen, "#5E9A86", x=18.5, y=61)


def _octave(pen: FacePen) -> None:
    """A banker in a silk hat, with white whiskers and a monocle."""
    white = "#F0EBDF"
    parts.bust(pen, "#26262E", _ROSY, wide=36)
    parts.lapels(pen, "#26262E")
    parts.stiff_collar(pen)
    parts.cravat(pen, "#7A1F2A")
    pen.oval("#F4DD9A", MIDDLE, 88, 1.8, 1.8, line=1)
    parts.head(pen, _ROSY, jaw=12, chin=77, blush=0.4)
    pen.pair(white, (MIDDLE + 17, 40), (MIDDLE + 21, 46), (MIDDLE + 23, 60), (MIDDLE + 17, 70),
             (MIDDLE + 9, 70.5), (MIDDLE + 13, 63), (MIDDLE + 17, 55))  # fmt: skip
    for x in (14, 18):
        pen.strokes("#C4BCAA", (MIDDLE + x, 65), (MIDDLE + x - 1.5, 68), weight=1)
    parts.eyes(pen, iris="#3F5F7A", size=0.95, lid=_ROSY)
    parts.brows(pen, "#CFC8BA", y=44, weight=3, outer=-0.6)
    parts.nose(pen, _ROSY, size=1.05, long=1)
    parts.smile(pen, y=70, wide=5, lift=0.6, askew=0.4)
    parts.monocle(pen)
    hats.top_hat(pen, "#2A2A34", "#6A6A78")


def _verdier(pen: FacePen) -> None:
    """The engineer of the line: bald brow, pointed beard, a pencil behind his ear."""
    hair, coat = "#5A3420", "#3F6A4A"
    parts.bust(pen, coat, _WARM, wide=36)
    parts.lapels(pen, coat)
    parts.stiff_collar(pen)
    parts.cravat(pen, "#8A5A1E")
    parts.head(pen, _WARM, jaw=11, top=22, chin=76)
    pen.pair(hair, (MIDDLE + 15, 30), (MIDDLE + 20, 36), (MIDDLE + 22, 52), (MIDDLE + 17, 55),
             (MIDDLE + 17, 42))  # fmt: skip
    pen.shape(hair, (44, 24), (50, 19), (57, 23), (51, 25.6), line=1)
    pen.shaded((36, 32), (44, 26), (50, 27), (40, 35), colour=WHITE, opacity=0.4)
    parts.full_beard(pen, hair, wide=19, long=88, point=4)
    parts.handlebar(pen, hair, y=64, wide=12, curl=2)
    parts.eyes(pen, iris="#2F5A3A", size=0.95)
    parts.brows(pen, hair, y=43.6, inner=1.8, weight=3)
    parts.nose(pen, _WARM, size=1.05, long=0.6)
    parts.spectacles(pen, metal="#C89A3A", radius=6.2)
    pencil = [(66, 41), (90, 30), (91.4, 33), (67, 44.6)]
    pen.cut("#F2B92E", *pencil, line=1.3)
    pen.cut("#F7DDB8", (66, 41), (67, 44.6), (62.6, 44.8), line=1)


def _anatole(pen: FacePen) -> None:
    """A collector of old books with a red skullcap and a long white beard."""
    white = "#F2EEE4"
    parts.bust(pen, "#7A4A2A", _ROSY, wide=37)
    pen.cut_pair("#B98A4A", (MIDDLE + 8, 76), (MIDDLE + 20, 79), (MIDDLE + 17, 104),
                 (MIDDLE + 4, 104))  # fmt: skip
    parts.head(pen, _ROSY, wide=19.5, top=24, blush=0.5)
    pen.pair(white, (MIDDLE + 15, 32), (MIDDLE + 23, 36), (MIDDLE + 25, 50), (MIDDLE + 18, 54),
             (MIDDLE + 17, 42))  # fmt: skip
    parts.full_beard(pen, white, wide=21, long=95, point=10)
    parts.walrus(pen, white, y=63, wide=12, drop=5)
    parts.eyes(pen, iris="#5A7A9A", size=0.95)
    parts.brows(pen, white, y=43, outer=1.4, weight=3.6)
    parts.nose(pen, _ROSY, size=1.3, red=0.1)
    pen.both("#A8262A", (MIDDLE + 4, 15), (MIDDLE + 15, 18), (MIDDLE + 21, 31), (MIDDLE + 10, 31),
             (MIDDLE + 2, 31))  # fmt: skip
    pen.strokes("#E0B34E", (MIDDLE, 31), (MIDDLE + 12, 30.6), (MIDDLE + 20.5, 31), weight=1.8)
    pen.oval("#E0B34E", MIDDLE, 15, 2.4, 2.4, line=1)


def _clemence(pen: FacePen) -> None:
    """A singer of the café-concert: curls piled high, a golden comb, pearls."""
    hair, dress = "#1C1210", "#12796A"
    for x, y, size in ((0, 19, 9), (11, 21, 8.5), (19, 28, 8), (22, 37, 6.5), (21.5, 45, 4.6)):
        for side in (-1, 1):
            pen.oval(hair, MIDDLE + side * x, y, size, size, line=0.8)
    pen.both(hair, (MIDDLE + 4, 14), (MIDDLE + 20, 24), (MIDDLE + 22, 40), (MIDDLE + 10, 50),
             line=0)  # fmt: skip
    for x, y in ((42, 16), (52, 13), (62, 20), (69, 31), (31, 30), (36, 21)):
        pen.stroke("#5E4238", (x - 2.5, y + 1), (x, y - 1.4), (x + 2.5, y + 1), weight=1.2)
    parts.bust(pen, dress, _DARK, wide=32)
    pen.both(_DARK, (MIDDLE + 3, 74), (MIDDLE + 18, 82), (MIDDLE + 13, 93), (MIDDLE, 97), line=0)
    parts.head(pen, _DARK, jaw=10.5, chin=76, blush=0.3)
    pen.both(hair, (MIDDLE + 3, 27), (MIDDLE + 15, 30), (MIDDLE + 19, 44), (MIDDLE + 10, 37),
             (MIDDLE + 1, 35.5), line=0)  # fmt: skip
    pen.stroke(LINE, (31, 34), (40, 28.6), (50, 27), (60, 28.6), (69, 34), weight=5)
    pen.stroke("#E9B93E", (31, 34), (40, 28.6), (50, 27), (60, 28.6), (69, 34), weight=3)
    hats.feather(pen, "#FBF4E4", (60, 31), (63, 20), (75, 17), wide=5)
    pen.oval("#E9B93E", 61, 29.6, 3.4, 3.4)
    pen.oval("#2FA08C", 61, 29.6, 1.8, 1.8, line=0.8)
    parts.eyes(pen, iris="#2A160C", lashes=True, size=1.02, lid="#2F8A7A")
    parts.brows(pen, hair, y=42.6, outer=-0.4, weight=1.8)
    parts.nose(pen, _DARK, size=0.95)
    parts.lips(pen, colour="#A8304A", wide=5)
    parts.earrings(pen, "#F0C45A", x=19.6)
    parts.pearls(pen)


def _prosper(pen: FacePen) -> None:
    """A manufacturer: fur collar, cigar, and a good lunch behind him."""
    hair, fur = "#1F1A1C", "#6A4426"
    parts.bust(pen, "#3A3A46", _ROSY, wide=40, slope=77)
    for side in (-1, 1):
        for x, y, size in ((14, 80, 7), (20, 84, 8), (18, 92, 8), (27, 90, 8), (12, 88, 7)):
            pen.oval(fur, MIDDLE + side * x, y, size, size, line=1)
    pen.cut("#FBF6E8", (42, 80), (58, 80), (50, 100))
    parts.bow_tie(pen, "#6F3A72", y=86, wide=9)
    parts.head(pen, _ROSY, wide=22, jaw=18, chin=80, top=22, blush=0.7)
    pen.shaded((36, 74), (50, 79.6), (64, 74), (50, 77), opacity=0.3)
    pen.pair(hair, (MIDDLE + 18, 33), (MIDDLE + 23, 38), (MIDDLE + 25, 52), (MIDDLE + 21, 55),
             (MIDDLE + 20, 43))  # fmt: skip
    pen.stroke(hair, (34, 27), (46, 22.6), (62, 27), weight=1.6)
    pen.stroke(hair, (34, 30), (48, 25.6), (64, 31), weight=1.4)
    pen.shaded((36, 37), (42, 29), (49, 29), (40, 39), colour=WHITE, opacity=0.4)
    parts.eyes(pen, apart=9, iris="#3A2416", size=0.92, lid=_ROSY)
    parts.brows(pen, hair, y=44, apart=9, outer=-1.4, weight=3.4)
    parts.nose(pen, _ROSY, size=1.3, red=0.15)
    parts.smile(pen, y=71, wide=7, lift=1.4)
    parts.handlebar(pen, hair, y=65.4, wide=14, curl=5)
    pen.shape("#7A4A22", (55, 69.5), (72, 72), (73, 76.4), (55.6, 73.4), line=1.3)
    pen.oval("#F0E8DC", 73.6, 74.4, 2.2, 2.4, line=1)
    pen.glow("#F26A2A", 73.6, 74.4, 2.2, 0.8)
    pen.stroke("#F4ECDE", (76, 70), (79, 64), (75, 58), (79, 51), weight=1.6)


_PEOPLE = {
    "gaston": _gaston,
    "lulu": _lulu,
    "bebert": _bebert,
    "zoe": _zoe,
    "fernand": _fernand,
    "mimi": _mimi,
    "colette": _colette,
    "marcel": _marcel,
    "odette": _odette,
    "armand": _armand,
    "simone": _simone,
    "leon": _leon,
    "hortense": _hortense,
    "octave": _octave,
    "verdier": _verdier,
    "anatole": _anatole,
    "clemence": _clemence,
    "prosper": _prosper,
}
