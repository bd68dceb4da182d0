"""What the buttons of a gamepad do at the table now. Has no window."""

from game.ui.core.pad_hints import PadHint
from game.ui.core.pad_model import PadButton
from game.ui.table.model import TableModel

_MENU = PadHint(PadButton.MENU, "pad-menu")
_UNDO = PadHint(PadButton.X, "pad-undo")
_COMPANY = PadHint(PadButton.RT, "pad-company")
_PANEL = PadHint(PadButton.RB, "pad-panel")
_HINT = PadHint(PadButton.Y, "pad-hint")


def _accept(text: str) -> PadHint:
    return PadHint(PadButton.A, text)


def table_pad_hints(model: TableModel) -> tuple[PadHint, ...]:
    """The most useful buttons, at most three."""
    plan, focus = model.plan, model.pointing.focus
    if model.moving:
        return (_accept("pad-skip"), _MENU)
    if model.asking:
        return (_PANEL, _accept("pad-select"))
    if not plan.my_turn:
        return (_MENU,)
    if model.question is not None:
        return (_accept("pad-yes"), PadHint(PadButton.B, "pad-no"))
    if focus is not None and plan.route(focus):
        return (_accept("pad-place"), _UNDO, _COMPANY)
    if plan.action() is not None:
        return (_accept("pad-confirm"), _UNDO)
    if plan.empty:
        return (_COMPANY, _PANEL, _HINT) if model.hints_offered else (_COMPANY, _PANEL)
    return (_accept("pad-select"), _UNDO, _PANEL)
