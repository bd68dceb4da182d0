"""A board as a small picture, drawn step by step so that no frame waits for it."""

from collections.abc import Iterator
from dataclasses import replace

from pygame import Surface

from game.board import Board
from game.ui.map.camera import fitted, frame_of
from game.ui.map.ground import BEYOND, MapPicture, hex_steps
from game.ui.map.lands import land_steps
from game.ui.map.pieces import MapPieces, barrier_pieces
from game.ui.map.rails import tower_of
from game.ui.media.assets import Assets


class Preview:
    """One board at one size, seen when it is whole. Every `step` draws a part; `done` counts
    them."""

    def __init__(self, assets: Assets, board: Board, size: tuple[int, int]) -> None:
        self.picture = Surface(size)
        self.picture.fill(BEYOND)
        self.done, self.whole = 0, False
        self._steps = self._draw(assets, board)

    def step(self) -> bool:
        """Draw another part; False if there is none."""
        for _ in self._steps:
            self.done += 1
            return True
        return False

    def _draw(self, assets: Assets, board: Board) -> Iterator[None]:
        picture = self.picture.copy()
        frame = frame_of(assets.manifest("map"), board)
        # As large as possible: without the countries around the hexes.
        camera = fitted(replace(frame, home=frame.hexes), (0, 0, *picture.get_size()))
        pieces = MapPieces(assets, camera.hex_width)
        yield from MapPicture(assets, board).steps(picture, camera)
        yield from land_steps(picture, assets, camera)
        yield from hex_steps(picture, pieces, camera)
        yield
        for name, place in (*barrier_pieces(board), ("eiffel", tower_of(board))):
            pieces.draw(picture, name, camera.local(place))
        self.picture, self.whole = picture, True
        yield
