"""A few words beside an entry of the title that is pointed at or has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.core.context import Context
    from game.ui.widgets.button import Button

_PANEL = "panel/tooltip"
_ASIDE, _HIGH, _MARGIN = 24, 52, 20  # units


class TitleNote(NamedTuple):
    """The words, and the entry that they are about."""

    words: str
    entry: Rect


def note_about(buttons: Sequence[Button], told: Sequence[str], stage: Context) -> TitleNote | None:
    """What the entry under the pointer leads to, or else the one with the keyboard; `told` are
    the names of those that something is said about."""
    known = [button for button in buttons if button.name in told]
    felt = [button for button in known if button.hovered]
    felt += [button for button in known if button.focused]
    if not felt:
        return None
    return TitleNote(stage.texts.say(f"title-{felt[0].name}-about"), felt[0].rect)


def draw_note(surface: Surface, stage: Context, note: TitleNote, scale: float, pixels: int) -> None:
    """The words to the right of their entry."""
    skins = stage.skins
    wide = stage.assets.font("reading", pixels).size(note.words)[0] + 2 * round(_MARGIN * scale)
    box = Rect(0, 0, wide, round(_HIGH * scale))
    box.midleft = note.entry.right + round(_ASIDE * scale), note.entry.centery
    skins.stretch(surface, _PANEL, box, scale)
    skins.write(surface, note.words, box, pixels, skins.ink(_PANEL), align=0.5)
