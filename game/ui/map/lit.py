"""An overlay upon the baked layer: how it is drawn, and where one differs from another."""

from pygame import Rect, Surface

from game.ui.map.boxes import joined
from game.ui.map.layer import BakedLayer
from game.ui.map.lineup import Lineup
from game.ui.map.overlay import Overlay, OverlayPainter


def light(
    pane: Surface, overlay: Overlay, layer: BakedLayer, painter: OverlayPainter, lineup: Lineup
) -> None:
    """Put an overlay upon a pane in which the layer lies, names above it."""
    camera = layer.camera
    painter.draw_below_ribbons(pane, overlay, lineup, camera)
    layer.draw_ribbons(pane, [layer.around(place) for place in overlay.covered()])
    painter.draw_above_ribbons(pane, overlay, camera, layer.ribbon_boxes)


def changes(before: Overlay, after: Overlay, layer: BakedLayer) -> list[Rect]:
    """The parts of the pane that differ when one overlay takes another's place."""
    pane = layer.picture.get_rect()
    boxes = [layer.with_ribbons(layer.around(place)) for place in before.differing(after)]
    return joined(box.clip(pane) for box in boxes if box.colliderect(pane))
