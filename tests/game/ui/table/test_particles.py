import pytest
from pygame import Surface

from game.ui.table.particles import PUFFS, Particles
from tests.game.ui.shared_resources import shared_assets

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("hex_width", [50.0, 200.0])
def test_a_glow_grows_with_its_strength_and_the_map(hex_width: float) -> None:
    particles, surface = Particles(shared_assets(), hex_width), Surface((600, 600))
    weak, strong = (particles.draw_glow(surface, (300, 300), glow) for glow in (0.0, 1.0))
    assert weak.width == round(1.3 * hex_width)
    assert strong.width == round(2.3 * hex_width)
    assert weak.center == strong.center == (300, 300)


def test_older_puffs_are_larger() -> None:
    sizes = [puff.size for puff in Particles(shared_assets(), 50.0).puffs]
    assert len(sizes) == PUFFS
    assert sizes == sorted(sizes)
