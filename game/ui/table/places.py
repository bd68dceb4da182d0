"""Where things lie on the table's window, and what lies under a point of it."""

from dataclasses import replace

from pygame import Rect

from game.board import Board
from game.rules.companies import COMPANIES, Company
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera, Frame
from game.ui.map.map_input import camera_in
from game.ui.table.event_timelines import Stagecraft
from game.ui.table.layout import TableLayout
from game.ui.table.panel.rack import company_at
from game.ui.table.plan import Plan


class Places:
    """The geometry of a table scene."""

    layout: TableLayout
    board: BoardPicture
    plan: Plan

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""
        return self.board.camera

    @property
    def played_on(self) -> Board:
        """What is played on."""
        return self.plan.view.table.board

    def camera_for(self, board: BoardPicture) -> Camera:
        """The camera for the pane as it is now: the same view, or at first the whole map."""
        frame = above_the_rack(board.frame, self.layout) if self.racked else board.frame
        return camera_in(self.layout.pane, frame, board.camera)

    def company_at(self, place: tuple[int, int]) -> Company | None:
        """The card under a point."""
        for company, box in zip(Company, self.layout.cards, strict=True):
            if box.collidepoint(place):
                return company
        return None

    @property
    def racked(self) -> bool:
        """Whether there is a rack: only people have one."""
        return True

    @property
    def rack(self) -> Rect:
        """Where the rack lies, as wide as what stands in it needs."""
        return self.layout.rack_for(sum(self.plan.view.portfolio or ()) + self.plan.count)

    @property
    def covered(self) -> bool:
        """Whether the own rack is hidden until somebody holds it open."""
        return False

    @property
    def first(self) -> int:
        """Who began: everybody has had a turn since, in order."""
        table = self.plan.view.table
        turns = table.actions - (1 if table.ending is not None else 0)
        return (table.turn - turns) % table.seats

    def rack_at(self, place: tuple[int, int]) -> Company | None:
        """The own locomotive under a point, if it can be seen."""
        portfolio = self.plan.view.portfolio
        if portfolio is None or self.covered or not self.on_rack(place):
            return None
        return company_at(self.rack, portfolio, place, self.plan.count)

    def rack_colours(self) -> list[Company]:
        """Of which companies locomotives stand in the rack to be seen, in their order."""
        held = None if self.covered else self.plan.view.portfolio
        return [company for company in COMPANIES if held and held[company.order]]

    def on_rack(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the rack, covered or not."""
        return self.racked and self.rack.collidepoint(place)

    @property
    def stagecraft(self) -> Stagecraft:
        """Where things move from and to."""
        layout, lineup = self.layout, self.board.lineup
        places = layout.cards, layout.players, self.rack
        return Stagecraft(self.camera, lineup, *places, self.plan.view.seat)

    def player_at(self, place: tuple[int, int]) -> int | None:
        """The seat whose tile lies under a point."""
        for seat, box in enumerate(self.layout.players):
            if box.collidepoint(place):
                return seat
        return None

    def log_at(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the log."""
        return self.layout.log.collidepoint(place)

    def on_pane(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map, or on the rack before it."""
        return self.layout.pane.collidepoint(place)

    def on_map(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map, and not on the rack before it."""
        return self.on_pane(place) and not self.on_rack(place)


def above_the_rack(frame: Frame, layout: TableLayout) -> Frame:
    """A frame with room below, so that the whole map is seen above the rack."""
    pane = layout.pane
    share = (pane.bottom - layout.rack.top) / pane.height
    left, top, width, height = frame.hexes
    seen = (left, top, width, height / (1 - share))
    return replace(frame, home=seen, hexes=seen)
