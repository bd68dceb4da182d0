"""The lines of the log: text with the player's sign and the company's mark, and a divider."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import Company
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.table.history import LogEntry
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.names import initials
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import GOLD

_MARK = 32  # units of a mark at scale 1
_DISC, _MARKED, _TWO, _GAP = 0.92, 0.74, 0.6, 0.22  # of a line's height


class LogSign(NamedTuple):
    """Who made a move, with which companies."""

    player: PlayerFace
    companies: tuple[Company, ...]


class LogLine(NamedTuple):
    """One line, and the entry that it belongs to; the divider's is the entry below it."""

    entry: int
    text: str
    sign: LogSign | None = None  # on the first line of a move
    divides: bool = False


def signs_of(
    entries: Sequence[LogEntry], names: Sequence[str], bots: Collection[int]
) -> list[LogSign | None]:
    """The signs of entries; the end of a game has none."""
    letters = initials(names)
    found: list[LogSign | None] = []
    for entry in entries:
        match entry.event:
            case Built(seat, company):
                companies: tuple[Company, ...] = (company,)
            case Traded(seat, give, take):
                companies = give, take
            case _:
                found.append(None)
                continue
        player = PlayerFace(seat, names[seat], "", bot=seat in bots, initials=letters[seat])
        found.append(LogSign(player, companies))
    return found


def sign_width(line_height: int) -> int:
    """What signs take from the left end of each line."""
    return round(line_height * (_DISC + 2 * _TWO + 2 * _GAP))


def draw_sign(surface: Surface, skins: Skins, sign: LogSign, box: Rect) -> None:
    """The player's disc and the companies' marks, at the left end of a line's box."""
    high = box.height
    disc = Rect(0, 0, round(high * _DISC), round(high * _DISC))
    disc.midleft = box.midleft
    draw_avatar(surface, skins, sign.player, disc)
    left, slots = disc.right + high * _GAP, 2 * _TWO * high
    share = _TWO if len(sign.companies) > 1 else _MARKED
    for number, company in enumerate(sign.companies):
        middle = round(left + slots * (number + 0.5) / len(sign.companies)), box.centery
        skins.draw(surface, f"mark/{company}", middle, high * share / _MARK)


def draw_divider(surface: Surface, skins: Skins, text: str, box: Rect, pixels: int) -> None:
    """A rule with a text in its middle."""
    written = skins.write(surface, text, box, pixels, GOLD, role="reading-bold", align=0.5)
    thick, gap = max(1, pixels // 12), pixels // 2
    for left, right in ((box.left, written.left - gap), (written.right + gap, box.right)):
        if right > left:
            surface.fill("#8A7A50", Rect(left, box.centery, right - left, thick))
