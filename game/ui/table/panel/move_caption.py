"""A move in large letters on the action panel, while it is shown and until something is asked."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.events import Built
from game.rules.table import Traded
from game.ui.i18n.event_text import caption_of
from game.ui.i18n.text import Texts
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.table.panel.prompt import look_text
from game.ui.widgets.compositor import Part
from game.ui.widgets.names import initials
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM, GOLD

_SIZES = (36, 30, 24, 18)  # units of the letters; few, as each needs a font of its own
_LOW_SIZES = (36, 28, 21, 18)  # above a status line or buttons: two lines fit in the third size
_BELOW, _BELOW_LETTERS = 30, 18  # units
_FACE, _PAD, _EDGE, _GAP = 92, 22, 10, 16


class MoveCaption(NamedTuple):
    """State that triggers a redraw of the caption."""

    sentence: str
    below: str  # who is next; empty while the move is shown
    player: PlayerFace
    earlier: bool = False  # at an earlier position, with buttons below


def caption_now(model: TableModel, texts: Texts) -> MoveCaption | None:
    """What is said of the move that is shown or was the last, if anything."""
    if model.captioned_move is None:
        return None
    if model.looking is not None:
        below = look_text(model, texts)
        return caption_for(model, model.captioned_move, texts, below)._replace(earlier=True)
    below = "" if model.moving else next_text(model, model.plan.view.table.turn, texts)
    return caption_for(model, model.captioned_move, texts, below)


def caption_for(
    model: TableModel, move: Built | Traded, texts: Texts, below: str = ""
) -> MoveCaption:
    """What is said of a move."""
    names, seat = model.names, move.seat
    player = PlayerFace(seat, names[seat], "", bot=seat in model.playing_bots)
    player = player._replace(initials=initials(names)[seat])
    board = model.plan.view.table.board
    return MoveCaption(caption_of(texts, move, names, board), below, player)


def next_text(model: TableModel, turn: int, texts: Texts) -> str:
    """Whose turn it is; of a bot, that it thinks."""
    thinks = turn in model.playing_bots and not model.status.halted
    return texts.say("table-thinks" if thinks else "table-turn-of", name=model.names[turn])


def caption_part(skins: Skins, layout: TableLayout, caption: MoveCaption) -> Part:
    """The caption as a part of the still picture, in the place of the prompt."""
    reach = skins.bounds("panel/action", layout.action, layout.scale)
    return Part(reach, caption, lambda surface: draw_caption(surface, skins, layout, caption))


def draw_caption(surface: Surface, skins: Skins, layout: TableLayout, caption: MoveCaption) -> None:
    """The player's disc, the sentence beside it, and who is next below."""
    box = layout.action
    skins.stretch(surface, "panel/action", box, layout.scale)
    pad = layout.pixels(_PAD)
    edge = layout.pixels(_EDGE) if layout.buttons else layout.pixels(_EDGE) // 2
    inner = Rect(box.left + pad, box.top + edge, box.width - 2 * pad, box.height - 2 * edge)
    if not layout.buttons:  # the status line has its place at the bottom
        inner.height = layout.status.top - inner.top
    elif caption.earlier:
        inner.height = layout.buttons[0].top - inner.top
    side = min(layout.letters_of(_FACE), inner.height)
    disc = Rect(inner.left, 0, side, side).move_to(centery=inner.centery)
    draw_avatar(surface, skins, caption.player, disc)
    left = disc.right + layout.pixels(_GAP)
    room = Rect(left, inner.top, inner.right - left, inner.height)
    if layout.buttons:  # spectators see it by the dots on the tile
        room.height -= layout.letters_of(_BELOW)
        line = Rect(room.left, room.bottom, room.width, layout.letters_of(_BELOW))
        skins.write(surface, caption.below, line, layout.letters_of(_BELOW_LETTERS), GOLD)
    low = caption.earlier or not layout.buttons
    sizes = tuple(map(layout.letters_of, _LOW_SIZES if low else _SIZES))
    skins.write_lines(surface, caption.sentence, room, sizes, CREAM, role="label")
