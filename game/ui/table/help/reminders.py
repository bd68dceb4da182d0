"""Reminders for those who share a screen or play on the LAN: what fits what they are doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.prospects import depots_left, one_build_from_the_end
from game.ui.table.help.tip_guide import SlipGuide

if TYPE_CHECKING:
    from game.ui.i18n.text import Texts
    from game.ui.table.plan import Plan
    from game.ui.table.scene import TableScene

_EACH_ROUND = (
    *("hint-turn", "hint-build", "hint-value", "hint-secret", "hint-cities", "hint-barrier"),
    "hint-map",
)
_FEW_DEPOTS = 3


class Reminders(SlipGuide):
    """The guide of those who have been told everything, or sit with somebody who has."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, starred=False)
        self._now: tuple[Plan, str] | None = None  # what was thought about, and in which language
        self._words = ""  # for that
        self._read = ""  # what was put away does not come again before something else does

    def update(self, dt: float) -> bool:
        """See whether something else is of use; True if so."""
        scene, texts = self._scene, self._scene.stage.texts
        plan, before = scene.plan, self._slip.words
        if not self._wanted():
            self._now = None
            self._slip.write("")
        elif self._now is None or self._now[0] is not plan or self._now[1] != texts.language:
            self._now, self._words = (plan, texts.language), reminder(plan, texts)
            self._read = self._read if self._read == self._words else ""
            planned = plan.planned.hexes if plan.planned else ()
            self._slip.write("" if self._words == self._read else self._words, planned)
        return self._slip.words != before

    def _wanted(self) -> bool:
        scene = self._scene
        hidden = scene.moving or scene.hints.open or scene.corner.busy
        return scene.stage.settings.hints and scene.plan.mine and not hidden

    def _put_away(self) -> None:
        self._read = self._words


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
