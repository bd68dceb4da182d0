"""The table behind a rising curtain, drawn without anybody's portfolio."""

from collections.abc import Sequence
from itertools import chain

from pygame import Surface

from game.ui.anim.idle_work import IdleWork
from game.ui.table.layer import Layer
from game.ui.widgets.compositor import Compositor


class Backstage:
    """Prepares the picture that a table's compositor keeps, and draws it."""

    def __init__(
        self, idle_work: IdleWork, compositor: Compositor, layers: Sequence[Layer]
    ) -> None:
        """The layers are those of the table, from top to bottom."""
        self._idle_work, self._compositor, self._layers = idle_work, compositor, layers

    @property
    def ready(self) -> bool:
        """Whether nothing is left to prepare."""
        return self._compositor not in self._idle_work

    def prepare(self) -> None:
        """Bring the picture up to date, as idle work in place of any earlier one."""
        parts = [*chain(*(layer.parts() for layer in self._layers[::-1]))]
        size = self._layers[0].geometry.layout.size
        self._idle_work.schedule(self._compositor, self._compositor.steps(size, parts))

    def fits(self, surface: Surface) -> bool:
        """Whether the picture was made for a window of this size."""
        return self._compositor.fits(surface)

    def draw(self, surface: Surface) -> None:
        """Draw the picture within the clip."""
        self._compositor.redraw_all()
        self._compositor.show(surface, None)
