import pytest
from pygame import Surface

from game.board import Board, load_board, read_board
from game.ui.map.preview import Preview
from game.ui.media.assets import Assets
from tests.builders import board_file, france

SIZE = (220, 124)
BOARDS = [france(), load_board("paris-bruxelles"), read_board(board_file())]


def finished(assets: Assets, board: Board) -> Preview:
    preview = Preview(assets, board, SIZE)
    while preview.step():
        pass
    return preview


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_preview_shows_land_and_sea(assets: Assets, board: Board) -> None:
    picture = finished(assets, board).picture
    assert picture.get_size() == SIZE
    colours = [picture.get_at((x, y)) for x in range(2, 220, 6) for y in range(2, 124, 6)]
    assert sum(colour.b - colour.r > 30 for colour in colours) > 20
    assert sum(colour.r - colour.b > 10 for colour in colours) > 20


def test_boards_look_different(assets: Assets) -> None:
    seen = {bytes(finished(assets, board).picture.get_buffer().raw) for board in BOARDS}
    assert len(seen) == len(BOARDS)


class Counting(Assets):
    """Counts the tiles that are read."""

    loads = 0

    def photograph(self, name: str) -> Surface:
        self.loads += 1
        return super().photograph(name)


@pytest.mark.usefixtures("unshared_maps")
def test_a_step_draws_one_tile_at_most_and_none_is_read_twice(screen: Surface) -> None:
    assets = Counting()
    preview = Preview(assets, france(), SIZE)
    assert assets.loads == 0
    before = 0
    while preview.step():
        assert assets.loads - before <= 2, "the first, and one ahead by another thread"
        before = assets.loads
    assert 0 < assets.loads <= 80
    assert not preview.step()


def test_a_preview_is_seen_only_when_it_is_whole(assets: Assets) -> None:
    preview = Preview(assets, BOARDS[0], SIZE)
    empty = preview.picture
    while not preview.whole:
        assert preview.picture is empty
        assert len({tuple(empty.get_at((x, 60))) for x in range(0, SIZE[0], 9)}) == 1
        assert preview.step()
    assert preview.picture is not empty
    assert len({tuple(preview.picture.get_at((x, 60))) for x in range(0, SIZE[0], 9)}) > 5
