"""The baked layer with an overlay upon it, kept as long as both stay as they are."""

from pygame import Rect, Surface

from game.ui.draw.layer import Layer, joined
from game.ui.draw.lineup import Lineup
from game.ui.draw.overlay import Overlay, OverlayPainter


class Lit:
    """A second picture of the pane, in which only what differs from frame to frame is drawn."""

    def __init__(self, painter: OverlayPainter) -> None:
        self._painter = painter
        self._picture: Surface | None = None
        self._shown = Overlay()

    def forget(self) -> None:
        """The layer is another one now."""
        self._picture = None

    def show(self, overlay: Overlay, layer: Layer, lineup: Lineup) -> Surface:
        """The layer with an overlay."""
        picture = self._picture
        if picture is None or picture.get_size() != layer.picture.get_size():
            picture = self._picture = layer.picture.copy()
            self._light([picture.get_rect()], overlay, layer, lineup)
        elif overlay is not self._shown and overlay != self._shown:
            self._light(changes(self._shown, overlay, layer), overlay, layer, lineup)
        self._shown = overlay
        return picture

    def refresh(self, parts: list[Rect], layer: Layer, lineup: Lineup) -> None:
        """The layer has changed in these parts."""
        self._light(parts, self._shown, layer, lineup)

    def _light(self, parts: list[Rect], overlay: Overlay, layer: Layer, lineup: Lineup) -> None:
        if self._picture is None:
            return
        for part in parts:
            self._picture.set_clip(part)
            self._picture.blit(layer.picture, part, part)
            light(self._picture, overlay, layer, self._painter, lineup)
        self._picture.set_clip(None)


def light(
    pane: Surface, overlay: Overlay, layer: Layer, painter: OverlayPainter, lineup: Lineup
) -> None:
    """Put an overlay upon a pane in which the layer lies, names above it."""
    camera = layer.camera
    painter.draw_below_ribbons(pane, overlay, lineup, camera)
    layer.draw_ribbons(pane, [layer.around(place) for place in overlay.covered()])
    painter.draw_above_ribbons(pane, overlay, camera, layer.ribbon_boxes)


def changes(before: Overlay, after: Overlay, layer: Layer) -> list[Rect]:
    """The parts of the pane that differ when one overlay takes another's place."""
    pane = layer.picture.get_rect()
    boxes = [layer.with_ribbons(layer.around(place)) for place in before.differing(after)]
    return joined(box.clip(pane) for box in boxes if box.colliderect(pane))
