"""The picture of a closed curtain: the cloth, and a plaque that names the next player."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.ui.core.context import Context
from game.ui.table.moving_curtain import hem_of
from game.ui.widgets.button import Button
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened, wrapped
from game.ui.widgets.theme import CREAM, GOLD

_LETTERS = 19  # units, of what happened
_PLAQUE = "curtain/plaque"
_ROPE = 0.01  # of the left half's width, from the middle of its rope to its edge
_VALANCE = 118  # units
_STRIP = "panel/action"


class Call(NamedTuple):
    """Who is next, and what has happened meanwhile."""

    name: str
    happened: Sequence[str] = ()  # what the others have done
    moved: bool = True  # whether they have had a turn in this game
    game: str = ""  # which of a series


class CurtainNews(NamedTuple):
    """What the curtain shows besides: the turn timer, a notice below the plaque, a line of chat."""

    clock: str = ""
    icon: str = ""
    title: str = ""  # of the notice; empty without one
    detail: str = ""
    button: str = ""  # what its button says; empty without one
    speaker: str = ""
    colour: str = CREAM  # of the speaker
    words: str = ""  # of the newest line of chat; empty without one


NO_NEWS = CurtainNews()


class CurtainFace:
    """Draws the closed curtain with its two buttons."""

    def __init__(
        self, context: Context, call: Call, ready: Button, again: Button, answer: Button
    ) -> None:
        """`answer` is the button of a notice."""
        self._context, self.call = context, call
        self._ready, self._again, self._answer = ready, again, answer
        self.size = (0, 0)
        self._scale = 1.0
        self._hem = Surface((0, 0))

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything in a window of this size."""
        self.size, texts = size, self._context.texts
        scale = min(size[0] / 1450, size[1] / 815) * self._context.settings.ui_scale / 100
        self._scale = scale = min(scale, size[0] / 1000, size[1] / 640)
        box, apart = self._plaque(), round(20 * scale)
        bottom = box.bottom - round(40 * scale)
        place = Rect(0, 0, round(330 * scale), round(62 * scale))
        # On the left: the panel, where moves are confirmed, never reaches there.
        ready = place.move_to(bottomright=(box.centerx - apart, bottom))
        self._ready.layout(ready, texts.say("curtain-ready", name=self.call.name))
        again = place.move_to(bottomleft=(box.centerx + apart, bottom))
        self._again.layout(again, texts.say("curtain-show-again"))
        strip = self._strip(0)
        wide = min(round(250 * scale), strip.width // 3)
        button = Rect(0, 0, wide, strip.height - round(12 * scale))
        right = strip.right - round(20 * scale)
        self._answer.layout(button.move_to(midright=(right, strip.centery)))

    def draw(self, surface: Surface, news: CurtainNews) -> None:
        """Draw everything."""
        for _ in self.steps(surface, news):
            pass

    def steps(self, surface: Surface, news: CurtainNews) -> Iterator[None]:
        """Draw everything, piece by piece."""
        surface.fill("#1A0508")  # not a pixel of the table shows below the fringe
        for cloth, left in self._cloths():
            surface.blit(cloth, (left, 0))
            yield
        self.draw_valance(surface)
        yield
        self._draw_plaque(surface, news.clock)
        yield
        self._draw_notice(surface, news)
        self._draw_chat(surface, news)
        yield
        self._again.draw(surface, self._context.skins, self._scale)
        self._ready.draw(surface, self._context.skins, self._scale)

    def hem(self) -> Surface:
        """The lower edge of the cloth, transparent below the fringe; kept for when it rises."""
        if self._hem.get_width() != self.size[0]:
            self._hem = hem_of(self._cloths(), self.size)
        return self._hem

    def draw_valance(self, surface: Surface, higher: int = 0) -> Rect:
        """Draw the valance so many pixels above its place; returns where."""
        box = Rect(0, -higher, self.size[0], round(_VALANCE * self._scale))
        self._context.skins.tile(surface, "curtain/valance", box, self._scale)
        return box

    def _cloths(self) -> list[tuple[Surface, int]]:
        """Both halves, which meet under the rope in the middle, each with its left end."""
        cloths = {
            side: self._context.skins.assets.scaled(*_cloth(side, self.size))
            for side in ("right", "left")
        }
        right = self.size[0] - cloths["right"].get_width()
        return [(cloths["right"], right), (cloths["left"], 0)]

    def _draw_plaque(self, surface: Surface, time_left: str) -> None:
        skins, texts, scale = self._context.skins, self._context.texts, self._scale
        box = self._plaque()
        skins.stretch(surface, _PLAQUE, box, scale)
        line = Rect(box.left, box.top + round(44 * scale), box.width, round(70 * scale))
        line = line.inflate(-round(120 * scale), 0)
        above = Rect(line.left, box.top + round(24 * scale), line.width, round(26 * scale))
        skins.write(surface, self.call.game, above, round(20 * scale), CREAM, align=0.5)
        name = texts.say("curtain-pass", name=self.call.name)
        skins.write(surface, name, line, round(44 * scale), GOLD, role="display", align=0.5)
        line.top += round(62 * scale)
        line.height = round(30 * scale)
        away = texts.say("curtain-look-away")
        away = f"{away}  {time_left}" if time_left else away
        skins.write(surface, away, line, round(22 * scale), CREAM, role="label", align=0.5)
        self._draw_happened(surface, line.move(0, round(48 * scale)))

    def _draw_notice(self, surface: Surface, news: CurtainNews) -> None:
        """Why the game stands still, or what else everyone should know."""
        if not news.title:
            return
        skins, scale, box = self._context.skins, self._scale, self._strip(0)
        skins.stretch(surface, _STRIP, box, scale)
        side = round(34 * scale)
        skins.draw_icon(surface, news.icon, (box.left + side, box.centery), side, GOLD)
        right = box.right - round(16 * scale)
        if news.button:
            self._answer.relabel(news.button)
            self._answer.draw(surface, skins, scale)
            right = self._answer.rect.left - round(10 * scale)
        line = Rect(box.left + 2 * side, 0, right - box.left - 2 * side, box.height // 2)
        line.top = box.top + round(4 * scale)
        skins.write(surface, news.title, line, round(23 * scale), CREAM, role="label")
        line.top, line.height = line.bottom - round(2 * scale), line.height - round(6 * scale)
        skins.write(surface, news.detail, line, round(18 * scale), GOLD)

    def _draw_chat(self, surface: Surface, news: CurtainNews) -> None:
        """The newest line of chat, below the notice if there is one."""
        if not news.words:
            return
        skins, scale, box = self._context.skins, self._scale, self._strip(1 if news.title else 0)
        box.height = round(40 * scale)
        skins.stretch(surface, _STRIP, box, scale)
        side = round(24 * scale)
        skins.draw_icon(surface, "chat", (box.left + round(34 * scale), box.centery), side, GOLD)
        letters, line = round(20 * scale), box.inflate(-round(136 * scale), 0)
        bold = skins.assets.font("reading-bold", letters)
        name = shortened(news.speaker, bold, line.width // 3)
        skins.write(surface, name, line, letters, news.colour, role="reading-bold")
        left = line.left + bold.size(name)[0] + round(12 * scale)
        line = Rect(left, line.top, line.right - left, line.height)
        words = shortened(news.words, skins.assets.font("reading", letters), line.width)
        skins.write(surface, words, line, letters, CREAM)

    def _strip(self, row: int) -> Rect:
        """A place below the plaque."""
        plaque, scale = self._plaque(), self._scale
        top = plaque.bottom + round((2 + 68 * row) * scale)
        return Rect(plaque.left, top, plaque.width, round(64 * scale))

    def _draw_happened(self, surface: Surface, line: Rect) -> None:
        """What happened since the player's last turn; before the first move, all companies."""
        skins, scale, call = self._context.skins, self._scale, self.call
        since = "curtain-since" if call.moved else "curtain-before"
        heading = self._context.texts.say(since if call.happened else "curtain-first-turn")
        skins.write(surface, heading, line, round(20 * scale), GOLD, align=0.5)
        line.top = line.bottom
        room = self._ready.rect.top - round(14 * scale) - line.top
        if not call.happened:
            self._draw_companies(surface, Rect(line.left, line.top, line.width, room))
        font = skins.assets.font("reading", round(_LETTERS * scale))
        lines = [part for text in call.happened for part in wrapped(text, font, line.width)]
        line.height = min(round(30 * scale), room // max(1, len(lines)))
        for text in lines:
            skins.write(surface, text, line, round(_LETTERS * scale), CREAM, align=0.5)
            line.top = line.bottom

    def _draw_companies(self, surface: Surface, room: Rect) -> None:
        assets, patterned = self._context.assets, self._context.settings.colour_accessible
        each = room.width // len(COMPANIES)
        side = min(each, room.height)
        for number, company in enumerate(COMPANIES):
            picture = assets.scaled(assets.portrait(company, patterned), (side, side))
            middle = room.left + number * each + each // 2, room.centery
            surface.blit(picture, picture.get_rect(center=middle))

    def _plaque(self) -> Rect:
        middle = (self.size[0] // 2, round(self.size[1] * 0.51))
        return Rect(0, 0, round(900 * self._scale), round(520 * self._scale)).move_to(center=middle)


def curtain_steps(skins: Skins, size: tuple[int, int]) -> Iterator[None]:
    """Read the pictures of a curtain that will be needed soon."""
    for side in ("right", "left"):
        yield from skins.assets.reading_steps(*_cloth(side, size))
    if not skins.holds(_PLAQUE):
        yield from skins.assets.original_steps(f"table/{_PLAQUE}")


def _cloth(side: str, size: tuple[int, int]) -> tuple[str, tuple[int, int]]:
    """The picture of one half, and its size: the halves meet under the rope in the middle."""
    return f"table/curtain/{side}", (round(size[0] / 2 / (1 - _ROPE)), size[1])
