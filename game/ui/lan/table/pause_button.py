"""The button that stops a game on the LAN for everybody, and lets it go on."""

from game.lobby import Phase
from game.ui.core.context import Stage
from game.ui.lan.lan_api import Visit
from game.ui.lan.table.notices import may_pause
from game.ui.table.panel.prompt import button_part
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part


class Pausing:
    """Whether the game stands still, and who may change that."""

    def __init__(self, stage: Stage, visit: Visit) -> None:
        self._stage, self._visit = stage, visit
        self.button = Button("pause", "secondary", "pause")

    @property
    def paused(self) -> bool:
        """Whether nobody can move."""
        return self._visit.lobby is not None and self._visit.lobby.paused

    @property
    def possible(self) -> bool:
        """Whether the button is there."""
        lobby = self._visit.lobby
        return lobby is not None and lobby.phase is Phase.PLAYING and may_pause(self._visit)

    def press(self) -> None:
        """Stop, or go on."""
        self._stage.audio.play("click")
        self._visit.pause(not self.paused)

    def words(self) -> str:
        """What is said of the button under the pointer."""
        if not self.possible or self.button.state != "hover":
            return ""
        return self._stage.texts.say("corner-go-on" if self.paused else "corner-pause")

    def parts(self, scale: float) -> list[Part]:
        """The button, as it looks now."""
        self.button.icon = "play" if self.paused else "pause"
        return [button_part(self._stage.skins, self.button, scale)] if self.possible else []
