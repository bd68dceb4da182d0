import pygame

from game.board import Hex
from game.rules.draft import draft
from game.rules.prospects import within_one_build
from game.rules.route import shortest_route
from game.ui.map.board import BoardPicture
from game.ui.map.overlay import Overlay, Spotlight
from game.ui.media.assets import Assets
from tests.builders import BLUE, RED, france
from tests.game.ui.map.scenes import a_camera, random_tables

PLANNED, *WAY = shortest_route(draft(random_tables(3, 50)[-1], RED), Hex(2, -4))
OVERLAYS = (
    Overlay(RED, {Hex(2, 3): 0, Hex(2, 4): 2}, hover=Hex(2, 4)),
    Overlay(RED, {Hex(2, 3): 0, Hex(2, 4): 2}, hover=Hex(2, 3), focus=Hex(-1, 4)),
    Overlay(BLUE, {Hex(2, 4): 1}, refused=Hex(1, 4), cut_off=(Hex(3, 5), Hex(4, 4))),
    Overlay(RED, {Hex(2, 3): 0}, (PLANNED,), tuple(WAY[:2]), hover=WAY[1]),
    Overlay(RED, {Hex(2, 3): 0}, (PLANNED,), tuple(WAY), hover=WAY[-1]),
    Overlay(past=(Hex(-2, 8),)),
    Overlay(pointed=Hex(-1, 5)),
    Overlay(names=False),
    Overlay(spotlight=Spotlight(RED, frozenset({Hex(2, 2)}), {Hex(2, 3): 0, Hex(2, 4): 2})),
    Overlay(),
)


def picture(assets: Assets) -> BoardPicture:
    board = BoardPicture(assets, france())
    board.set_camera(a_camera((640, 540), corner=(20, 10)))
    return board


def drawn_at_once(board: BoardPicture, overlay: Overlay) -> pygame.Surface:
    surface = pygame.Surface((700, 560))
    board.draw_ground(surface)
    board.draw_overlay(surface, overlay)
    return surface


def put_in_place(
    surface: pygame.Surface, board: BoardPicture, before: Overlay, after: Overlay
) -> None:
    """Draw only where two overlays differ."""
    for part in board.overlay_changes(before, after):
        surface.set_clip(part)
        board.draw_ground(surface, part)
        board.draw_overlay(surface, after)
    surface.set_clip(None)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_one_overlay_after_the_other_looks_like_each_drawn_alone(assets: Assets) -> None:
    board = picture(assets)
    board.set_table(random_tables(3, 50)[-1])
    before, shown = OVERLAYS[0], drawn_at_once(board, OVERLAYS[0])
    for overlay in (*OVERLAYS, *reversed(OVERLAYS)):
        put_in_place(shown, board, before, overlay)
        assert same(shown, drawn_at_once(board, overlay))
        before = overlay


def test_what_does_not_differ_is_not_redrawn(assets: Assets) -> None:
    board = picture(assets)
    for overlay in OVERLAYS:
        assert board.overlay_changes(overlay, overlay) == []


def test_while_the_camera_moves_all_of_the_pane_differs(assets: Assets) -> None:
    board = picture(assets)
    board.set_camera(board.camera.panned(30, 30).zoomed(2, (300, 300)), moving=True)
    assert board.overlay_changes(OVERLAYS[0], OVERLAYS[1]) == [pygame.Rect(20, 10, 640, 540)]


def test_a_name_over_a_hex_that_is_pointed_at_turns_faint(assets: Assets) -> None:
    board = picture(assets)
    names = board.names(Overlay())
    assert not any(name.faint for name in names.values())
    cities = {city.hex for city in france().cities}
    crowded = 0
    for space in france().spaces:
        seen = board.names(Overlay(pointed=space.hex))
        faint = {place for place, name in seen.items() if name.faint}
        assert space.hex not in faint  # its own name stays
        crowded += bool(faint)
        assert faint <= cities
        for place in faint:
            assert names[place].box.move(20, 10).colliderect(board.around(space.hex))
    assert crowded > 10


def test_a_planned_locomotive_is_never_covered_by_a_name(assets: Assets) -> None:
    board = picture(assets)
    table = random_tables(3, 50)[-1]
    board.set_table(table)
    for city in draft(table, RED).open_hexes():
        shown = Overlay(RED, chosen=(city,))
        hidden = Overlay(RED, chosen=(city,), names=False)
        one, other = drawn_at_once(board, shown), drawn_at_once(board, hidden)
        x, y = board.camera.pixel_of(city)
        pixels = [(x + across, y + down) for across in (-3, 0, 3) for down in (-2, 0, 2)]
        for pixel in pixels:  # it is a little transparent
            pair = zip(one.get_at(pixel)[:3], other.get_at(pixel)[:3], strict=True)
            assert all(abs(with_name - without) < 40 for with_name, without in pair)


def test_a_planned_city_wears_the_colour_of_the_builder(assets: Assets) -> None:
    board = picture(assets)
    city = next(iter(board.names(Overlay())))
    assert board.names(Overlay())[city].owner is None
    assert board.names(Overlay(RED, chosen=(city,)))[city].owner is RED


def test_a_taken_city_wears_the_colour_of_its_company(assets: Assets) -> None:
    board = picture(assets)
    table = random_tables(3, 50)[-1]
    board.set_table(table)
    for place, name in board.names(Overlay()).items():
        assert ([name.owner] if name.owner else []) == list(table.standing(place))


def test_the_spotlight_dims_everything_else(assets: Assets) -> None:
    board = picture(assets)
    table = random_tables(3, 50)[-1]
    board.set_table(table)
    reached = within_one_build(table, RED)
    lit = Spotlight(RED, frozenset(table.network(RED)), dict.fromkeys(reached, 0))
    bare, alone = drawn_at_once(board, Overlay()), drawn_at_once(board, Overlay(spotlight=lit))
    names, dimmed = [name.box.move(20, 10) for name in board.names(Overlay()).values()], 0
    for space in france().spaces:
        box = pygame.Rect(0, 0, 8, 8).move_to(center=board.camera.pixel_of(space.hex))
        if lit.shows(space.hex) or box.collidelist(names) >= 0:
            continue
        dimmed += 1
        before, after = (sum(pygame.transform.average_color(one, box)[:3]) for one in (bare, alone))
        assert after < before
    assert dimmed > 50
