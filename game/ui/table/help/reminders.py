"""Reminders for those who share a screen or play on the LAN: what fits what they are doing."""

from game.rules.prospects import depots_left, one_build_from_the_end
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.table.geometry import Geometry
from game.ui.table.help.tip_card import Tip
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.plan import Plan

_EACH_ROUND = (
    *("hint-turn", "hint-build", "hint-value", "hint-secret", "hint-cities", "hint-barrier"),
    "hint-map",
)
_FEW_DEPOTS = 3


class Reminders:
    """What those are told who have been told everything, or sit with somebody who has."""

    once = False

    def __init__(self, stage: Context, model: TableModel) -> None:
        self._stage, self._model = stage, model
        self._now: tuple[Plan, Texts] | None = None  # what was thought about last
        self._tip = Tip("")  # for that
        self._read = ""  # what was put away does not come again before something else does

    def tip(self, geometry: Geometry) -> Tip | None:
        """Another one for each plan and each round."""
        model, texts, plan = self._model, self._stage.texts, self._model.plan
        hidden = model.moving or model.panel is SidePanel.HINT or model.status.notice
        if hidden or not model.settings.hints or not plan.mine:
            self._now = None
            return None
        if self._now is None or self._now[0] is not plan or self._now[1] is not texts:
            planned = plan.planned.hexes if plan.planned else ()
            self._now, self._tip = (plan, texts), Tip(reminder(plan, texts), planned)
            self._read = self._read if self._read == self._tip.words else ""
        return None if self._tip.words == self._read else self._tip

    def put_away(self) -> None:
        """The player has read it."""
        self._read = self._tip.words


def reminder(plan: Plan, texts: Texts) -> str:
    """What fits what the player is doing; otherwise another one each round."""
    table = plan.view.table
    if plan.planned is not None:
        return texts.say("hint-line") if plan.planned.hexes else texts.say("hint-hexes")
    if plan.give is not None:
        return texts.say("hint-over") if plan.penalty() else texts.say("hint-trade")
    if able := one_build_from_the_end(table):
        return texts.say("hint-marseille", companies=able, city=table.board.goal)
    if depots_left(table) <= _FEW_DEPOTS:
        return texts.say("hint-depots")
    return texts.say(_EACH_ROUND[table.actions // table.seats % len(_EACH_ROUND)])
