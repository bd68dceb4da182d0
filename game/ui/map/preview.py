"""A board as a small picture, made piece by piece so that no frame waits for it."""

from collections.abc import Iterator
from dataclasses import replace

from pygame import Surface

from game.board import Board, HexKind
from game.ui.map.camera import fitted, frame_of
from game.ui.map.ground import draw_hexes, picture_of
from game.ui.map.lands import draw_lands
from game.ui.map.pieces import MapPieces, on_the_side
from game.ui.media.assets import Assets

_SEA = "#0d3557"


class Preview:
    """One board at one size. Every `step` draws a part; `done` counts them."""

    def __init__(self, assets: Assets, board: Board, size: tuple[int, int]) -> None:
        self.picture = Surface(size).convert()
        self.picture.fill(_SEA)
        self.done = 0
        self._steps = self._draw(assets, board)

    def step(self) -> bool:
        """Draw one part more; False if all is drawn."""
        for _ in self._steps:
            self.done += 1
            return True
        return False

    def _draw(self, assets: Assets, board: Board) -> Iterator[None]:
        picture = self.picture
        frame = frame_of(assets.manifest("map"), board)
        # As large as it goes: here the hexes count, not the countries around them.
        camera = fitted(replace(frame, home=frame.hexes), (0, 0, *picture.get_size()))
        pieces, ground = MapPieces(assets, camera.hex_width), picture_of(assets, board)
        for _ in ground.steps(picture, camera):
            yield
        draw_lands(picture, assets, camera)
        draw_hexes(picture, pieces, camera)
        yield
        upon = [on_the_side("barrier", *pair) for pair in sorted(map(sorted, board.barriers))]
        upon += [("eiffel", space.hex) for space in board.spaces if space.kind is HexKind.EIFFEL]
        for name, place in upon:
            corner = pieces.corner(name, camera.local(place))
            picture.blit(pieces.picture(name), corner)
        yield
