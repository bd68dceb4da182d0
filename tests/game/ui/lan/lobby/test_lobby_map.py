"""The picture of the map in a lobby."""

from pygame import Rect, Surface

from game.ui.lan.lobby.lobby_map import LobbyMap
from tests.builders import france
from tests.game.ui.theatre import Theatre

BOX = Rect(10, 10, 450, 220)


def test_the_map_is_drawn_a_little_in_every_frame_and_appears_whole(theatre: Theatre) -> None:
    shown = LobbyMap(theatre.stage)
    shown.layout(BOX, 0.66)
    shown.show(france())
    late = iter(range(10_000))
    changed: list[bool] = []
    while not any(changed):
        assert shown.drawing
        changed.append(shown.work(clock=lambda: float(next(late))))  # each look takes a second
    assert len(changed) > 10
    assert not shown.work()
    assert not shown.drawing


def test_nothing_of_it_lies_outside_its_box(theatre: Theatre) -> None:
    shown = LobbyMap(theatre.stage)
    shown.layout(BOX, 0.66)
    shown.show(france())
    shown.work()
    surface = Surface((500, 300))
    shown.draw(surface)
    painted = surface.copy()
    painted.fill("black", BOX.inflate(8, 8))
    assert not any(painted.get_at((x, y))[:3] != (0, 0, 0) for x in (0, 499) for y in range(300))
    assert surface.get_at(BOX.center)[:3] != (0, 0, 0)


def test_a_picture_that_still_fits_is_not_drawn_anew(theatre: Theatre) -> None:
    shown = LobbyMap(theatre.stage)
    shown.layout(BOX, 0.66)
    shown.show(france())
    shown.work()
    drawn = shown.state()
    shown.layout(BOX.copy(), 0.66)
    assert shown.state() == drawn
    shown.layout(BOX.inflate(-20, -20), 0.66)
    assert shown.state() != drawn


def test_before_a_map_was_told_there_is_an_empty_frame(theatre: Theatre) -> None:
    shown = LobbyMap(theatre.stage)
    shown.layout(BOX, 0.66)
    shown.work()
    shown.draw(Surface((500, 300)))
    assert shown.board is None
