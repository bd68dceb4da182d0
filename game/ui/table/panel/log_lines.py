"""The lines of the log: text with the player's sign and the company's mark, and a divider."""

from collections.abc import Collection, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import Company
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.core.context import Context
from game.ui.table.history import LogEntry
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.names import initials
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.text_layout import wrapped
from game.ui.widgets.theme import GOLD

COLUMN = 34  # units right of the text, for buttons and the scroll bar
_LETTERS, _LINE = 17, 24  # units
_FRAME, _INSIDE = 26, 18  # units left and right of the lines, and in them
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


class LogLines:
    """All entries in lines of the panel's width, made again only when there are others."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self.lines: list[LogLine] = []
        self.pixels = self.high = self._width = 1  # of letters, of a line, of a line's text
        self._wrapped: dict[str, list[str]] = {}
        self._made_for: Hashable = None

    def measure(self, layout: TableLayout) -> None:
        """Take the letters and the width of a layout."""
        self.pixels = max(LEAST_LETTERS, layout.letters_of(_LETTERS))
        self.high = layout.letters_of(_LINE)
        room = layout.log.width - layout.pixels(_FRAME + COLUMN + _INSIDE)
        self._width = room - sign_width(self.high)
        self._wrapped, self._made_for = {}, None

    def refresh(self) -> None:
        """Follow the log, the language, and whose last turn is marked."""
        model, language = self._model, self._context.texts.language
        log = len(model.history.entries), model.since_last_turn
        key = (*log, language, tuple(model.names), model.playing_bots)
        if key != self._made_for:
            self._made_for, self.lines = key, self._new_lines(model.since_last_turn)

    def wrap(self, text: str) -> list[str]:
        """A text in lines."""
        if text not in self._wrapped:
            font = self._context.assets.font("reading", self.pixels)
            self._wrapped[text] = wrapped(text, font, self._width)
        return self._wrapped[text]

    def _new_lines(self, divided: int | None) -> list[LogLine]:
        """With a divider above one of the entries."""
        model, texts = self._model, self._context.texts
        log = model.history.log_texts(model.plan.view.table.board, texts)
        signs = signs_of(model.history.entries, model.names, model.playing_bots)
        lines = list[LogLine]()
        for number, (text, sign) in enumerate(zip(log, signs, strict=True)):
            if number == divided:
                lines.append(LogLine(number, texts.say("table-last-turn"), divides=True))
            first, *more = self.wrap(text)
            lines.append(LogLine(number, first, sign))
            lines += [LogLine(number, line) for line in more]
        return lines or [LogLine(0, line) for line in self.wrap(texts.say("table-log-empty"))]


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
