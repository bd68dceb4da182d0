"""What the buttons of a banner do about what it says."""

from game.lobby import Care
from game.ui.core.context import Stage
from game.ui.core.dialog import DialogScene
from game.ui.lan.lan_api import Visit
from game.ui.lan.table.banner import CLOSE
from game.ui.lan.table.notices import Choice, Notice

PUTS_AWAY = (CLOSE, Choice.WAIT)  # after these, the map is seen again


def decide(stage: Stage, visit: Visit, notice: Notice, name: str) -> None:
    """Wish for what a button says; a seat that would be lost for good is asked about."""
    if name == Choice.GO_ON:
        visit.pause(False)
    seat = notice.seat
    if seat is None or name == CLOSE:
        return
    if name == Choice.WAIT:
        visit.look_after(seat, Care.WAIT)
    elif name == Choice.BOT:
        visit.look_after(seat, Care.BOT)
    elif visit.lobby is not None:
        say = stage.texts.say
        ask = say("corner-remove-ask", name=visit.lobby.seats[seat].name)

        def remove() -> None:
            visit.look_after(seat, Care.REMOVE)

        stage.push(DialogScene(stage, ask, say("corner-remove"), remove))
