"""The great moments of a game, caught halfway, for the gallery."""

from collections.abc import Callable

import pygame

from commands.gallery import games
from commands.gallery.studio import FRAME, Studio
from commands.gallery.table import put_up
from game.rules.legality import trades
from game.ui.anim.curtain_motion import FALLS, RISES
from game.ui.table.curtain import CurtainScene

HALFWAY = 0.5
_LONGEST = 600  # frames until a movement begins


def curtain_falling(studio: Studio) -> None:
    """The curtain falls over the table of the player who has just traded."""
    match = games.middle()
    table = put_up(studio, match)
    view = table.model.plan.view
    if view.seat is None or view.portfolio is None:
        raise LookupError("nobody sits here")
    table.model.session.submit(view.seat, trades(view.table, view.portfolio)[0], table.model.seq)
    for _ in range(_LONGEST):
        studio.wait(FRAME)
        if isinstance(studio.stage.scenes[-1], CurtainScene):
            break
    studio.wait(FALLS * HALFWAY)


def curtain_rising(studio: Studio) -> None:
    """The curtain rises; the rack is still covered."""
    put_up(studio, games.middle(), opened=False)
    studio.key(pygame.K_RETURN, settle=False)
    studio.wait(RISES * HALFWAY + 4 * FRAME)


MOMENTS: dict[str, Callable[[Studio], None]] = {
    "curtain-falling": curtain_falling,
    "curtain-rising": curtain_rising,
}
