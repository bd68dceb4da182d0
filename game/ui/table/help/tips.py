"""Tips for a player's first games: each is told once, when it is of use for the first time.

What has been told is kept with the settings, so that it does not come again in the next game.
"""

from dataclasses import replace

from game.ui.core.context import Context
from game.ui.core.keeping import keep
from game.ui.table.geometry import Geometry
from game.ui.table.help.tip_card import Tip
from game.ui.table.help.tip_occasions import Occasion, occasions, practised
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.plan import Plan

_RINGED = ("cut-off",)  # a hex that looks like any other
_ADVICE, _MAP = "advice", "map"  # that there is a button for hints, and how the map is moved


class Tips:
    """What one person playing against others is told."""

    once = True

    def __init__(self, stage: Context, model: TableModel) -> None:
        self._stage, self._model = stage, model
        self.shown: Occasion | None = None
        self._seen: Plan | None = None  # the plan that was thought about last
        self._told_at = -1  # the turn at which something was told that nobody asked about
        self._tip: tuple[object, Tip] | None = None  # the words, and what they were made for

    def tip(self, geometry: Geometry) -> Tip | None:
        """The first thing that is new, as long as it is of use."""
        model, plan = self._model, self._model.plan
        hint = model.panel is SidePanel.HINT
        if hint:
            self._remember(_ADVICE)  # whoever has asked a bot knows that this can be done
        if not geometry.camera.fits:
            self._remember(_MAP)
        if not model.settings.hints or model.moving or hint or not plan.mine:
            self.shown = self._seen = None
        elif plan is not self._seen:
            self._seen = plan
            self._consider(plan)
        if self.shown is None:
            return None
        key = self.shown, plan, self._stage.texts
        if self._tip is None or self._tip[0] != key:
            self._tip = key, self._worded(self.shown, plan)
        return self._tip[1]

    def put_away(self) -> None:
        """The player has read it."""
        self.shown = None

    def _worded(self, shown: Occasion, plan: Plan) -> Tip:
        city = {"city": shown.city} if shown.city else {}
        words = self._stage.texts.say(f"tips-{shown.name}", **city)
        planned = plan.planned.hexes if plan.planned else ()
        ringed = shown.about if shown.name in _RINGED else ()
        return Tip(words, (*shown.about, *planned), ringed)

    def _consider(self, plan: Plan) -> None:
        """Tell the first thing that is new; what was told stays as long as it is of use."""
        for name in practised(plan):
            self._remember(name)
        turn, told = plan.view.table.actions, self._model.settings.told
        now = list(occasions(plan))
        new = next((one for one in now if one.name not in told), None)
        if new and not (plan.empty and self._told_at == turn):
            self._told_at = turn if plan.empty else self._told_at
            self.shown = new
            self._remember(new.name)
        elif self.shown:
            same = (one for one in now if self.shown and one.name == self.shown.name)
            self.shown = next(same, None)

    def _remember(self, name: str) -> None:
        """It need not be told again."""
        settings = self._stage.settings
        if name not in settings.told:
            keep(self._stage, replace(settings, told=(*settings.told, name)))
