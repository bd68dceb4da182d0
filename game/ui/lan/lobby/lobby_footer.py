"""The foot of the lobby: the buttons of the table, and between them why something was refused."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.lobby import Lobby, Phase
from game.ui.core.context import Context
from game.ui.core.panel import Panel
from game.ui.lan.lan_api import LanTable
from game.ui.lan.lobby.table_facts import waited_for
from game.ui.lan.refusal_text import way_out
from game.ui.widgets.button import Button
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import WRONG


class LobbyFooter:
    """Leaving at the left, what the player may do at the right."""

    def __init__(self, stage: Context, visit: LanTable) -> None:
        self._stage, self._visit = stage, visit
        self._all = {name: Button(name) for name in ("leave", "options", "ready", "start")}
        self._names: Sequence[str] = ("leave",)
        self.message = ""

    @property
    def buttons(self) -> Sequence[Button]:
        """Those that are shown, from left to right."""
        return [self._all[name] for name in self._names]

    def show_message(self, words: str) -> None:
        """Show a sentence between the buttons; nothing takes it away."""
        self.message = words

    def lay(self, panel: Panel, lobby: Lobby | None) -> None:
        """Choose the buttons for a lobby, and place and label them."""
        self._names = self._offered(lobby)
        footer, say = panel.footer, self._stage.texts.say
        width, gap = panel.units(330), panel.units(20)
        for place, name in enumerate(reversed(self._names)):
            rect = Rect(0, 0, width, footer.height)
            rect.topright = (footer.right - place * (width + gap), footer.top)
            self._all[name].rect, self._all[name].label = rect, say(f"lan-button-{name}")
        leave, ready, start = (self._all[name] for name in ("leave", "ready", "start"))
        leave.rect.left = footer.left
        leave.label = say(way_out(self._visit))
        start.kind = ready.kind = "primary"
        if lobby is None:
            leave.label = say("common-cancel")
            return
        own = [seat for seat in lobby.seats if seat.peer == self._visit.peer]
        if own and all(seat.ready for seat in own):
            ready.label, ready.kind = say("lan-button-unready"), "secondary"
        if lobby.phase is Phase.OVER:
            another = lobby.series.over and not lobby.series.single
            start.label = say("series-again" if another else "lan-button-next")
        start.enabled = not waited_for(lobby, self._stage.texts)

    def draw_message(self, surface: Surface, panel: Panel) -> None:
        """Why something was refused."""
        if not self.message:
            return
        footer, units = panel.footer, panel.units
        leave, *others = self.buttons
        right = min((one.rect.left for one in others), default=footer.right)  # onlookers have none
        line = Rect(leave.rect.right + units(16), footer.top, 0, footer.height)
        line.width = right - units(16) - line.left
        font = self._stage.assets.font("reading", max(12, units(21)))
        words = paragraph(self.message, font, WRONG, line.width, align=0.5)
        words.draw(surface, words.rect(center=line.center).topleft)

    def _offered(self, lobby: Lobby | None) -> Sequence[str]:
        if lobby is None:
            return ["leave"]
        if self._visit.owner:
            return ["leave", "options", "start"]
        seated = any(seat.peer == self._visit.peer for seat in lobby.seats)
        return ["leave", "ready"] if seated else ["leave"]
