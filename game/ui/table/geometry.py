"""Where things lie on the table's window, and what lies under a point of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from pygame import Rect

from game.board import Hex
from game.rules.companies import COMPANIES, Company, PerCompany
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera, Frame, fitted
from game.ui.map.map_input import camera_in
from game.ui.table.layout import TableLayout, rack_slots
from game.ui.table.model import TableModel
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnPlayer, OnRack, OnStatus, Target

Point = tuple[int, int]

_TOOLS = 2  # buttons beside that of the menu where nobody is on the LAN
_CITY, _SPARE = 1.3, 0.3  # hexes: a city with its name, and what of the map's margin it leaves


@dataclass(frozen=True)
class RackPlaces:
    """The viewer's rack: its box, and the locomotives that can be seen in it."""

    box: Rect
    locomotives: tuple[Company, ...] = ()
    coming: int = 0  # places behind them, for what a trade would bring

    @property
    def colours(self) -> list[Company]:
        """The companies of which locomotives can be seen, in order."""
        return [company for company in COMPANIES if company in self.locomotives]

    def company_at(self, place: Point) -> Company | None:
        """The locomotive under a point."""
        slots = zip(self.locomotives, self._slots(), strict=False)
        return next((company for company, slot in slots if slot.collidepoint(place)), None)

    def first_of(self, company: Company) -> Rect:
        """Where the first locomotive of a company stands."""
        return self._slots()[self.locomotives.index(company)]

    def group_of(self, company: Company) -> Rect:
        """Where all locomotives of a company stand; at least one must be there."""
        first, count = self.locomotives.index(company), self.locomotives.count(company)
        group = self._slots()[first : first + count]
        return group[0].unionall(group)

    def _slots(self) -> list[Rect]:
        return rack_slots(self.box, len(self.locomotives) + self.coming)


@dataclass(frozen=True)
class Geometry:
    """All places at one moment. A new `layout` object means that the window, the settings or the
    language have changed; otherwise only the camera or the rack have."""

    layout: TableLayout
    camera: Camera
    rack: RackPlaces | None  # None where nobody plays at this screen
    board: BoardPicture = field(compare=False)

    def target_at(self, place: Point) -> Target | None:
        """What lies under a point, except entries of the log."""
        cards, players = map(OnCard, COMPANIES), map(OnPlayer, range(len(self.layout.players)))
        panel: Iterable[Target] = (*cards, *players, OnStatus())
        for target in panel:
            if self.box_of(target).collidepoint(place):
                return target
        if self.rack and self.on_rack(place):
            company = self.rack.company_at(place)
            return OnRack(company) if company else None
        hex_ = self.camera.hex_at(place) if self.layout.pane.collidepoint(place) else None
        return None if hex_ is None else OnHex(hex_)

    def box_of(self, target: Target) -> Rect:
        """The part of the window that belongs to a target."""
        layout = self.layout
        match target:
            case OnHex(place):
                return self.hex_box(place)
            case OnCard(company):
                return layout.cards[company.order]
            case OnPlayer(seat):
                return layout.players[seat]
            case OnStatus():
                return layout.status
            case OnLogEntry():
                return layout.log
            case OnRack(company):
                if self.rack is None or company not in self.rack.locomotives:
                    return layout.rack
                group, box = self.rack.group_of(company), self.rack.box
                return Rect(group.left, box.top, group.width, box.height)

    def hex_box(self, place: Hex, share: float = 0.9) -> Rect:
        """A box around the middle of a hex, `share` of its width wide."""
        side = round(self.camera.hex_width * share)
        return Rect(0, 0, side, side).move_to(center=self.camera.pixel_of(place))

    @property
    def goals(self) -> list[Rect]:
        """The cities that end the game, which nothing may cover."""
        cities = self.camera.frame.board.cities
        return [self.hex_box(city.hex, 1.0) for city in cities if city.end]

    @property
    def covered(self) -> int:
        """How many pixels at the lower edge of the map the rack covers."""
        return self.layout.pane.bottom - self.rack.box.top if self.rack else 0

    def on_rack(self, place: Point) -> bool:
        """Whether a point lies on the rack, covered or not."""
        return self.rack is not None and self.rack.box.collidepoint(place)

    def on_map(self, place: Point) -> bool:
        """Whether a point lies on the map, and not on the rack in front of it."""
        return self.layout.pane.collidepoint(place) and not self.on_rack(place)


def geometry_of(model: TableModel, layout: TableLayout, board: BoardPicture) -> Geometry:
    """The places of a table in the state of its model."""
    rack, held, coming = None, model.plan.view.portfolio, model.plan.count
    if model.racked:
        hidden = held is None or model.covered or model.dealing
        seen = () if held is None or hidden else tuple(standing(held))
        rack = RackPlaces(layout.rack_for(sum(held or ()) + coming), seen, coming)
    return Geometry(layout, board.camera, rack, board)


def standing(portfolio: PerCompany) -> list[Company]:
    """The locomotives of a rack in the order in which they stand."""
    return [company for company in COMPANIES for _ in range(portfolio[company.order])]


def table_camera(board: BoardPicture, layout: TableLayout, *, racked: bool) -> Camera:
    """The camera for the map's pane: the same view as before, at first the whole map, above the
    rack and with no city under the buttons."""
    frame = above_the_rack(board.frame, layout) if racked else board.frame
    whole = fitted(frame, (*layout.pane.topleft, *layout.pane.size))
    buttons = layout.menu, *layout.tools[:_TOOLS]
    side = round(whole.hex_width * _CITY)
    for city in frame.board.cities:
        box = Rect(0, 0, side, side).move_to(center=whole.pixel_of(city.hex))
        if box.collidelist(buttons) >= 0:
            rack = layout.rack.top if racked else layout.pane.bottom
            top = layout.menu.bottom - round(whole.hex_width * _SPARE)
            frame = _frame_between(board.frame, layout.pane, top, rack)
            break
    return camera_in(layout.pane, frame, board.camera)


def above_the_rack(frame: Frame, layout: TableLayout) -> Frame:
    """A frame with room below, so that the whole map is seen above the rack."""
    return _frame_between(frame, layout.pane, layout.pane.top, layout.rack.top)


def _frame_between(frame: Frame, pane: Rect, top: int, bottom: int) -> Frame:
    """A frame that shows the whole map between two heights of a pane."""
    left, first, width, height = frame.hexes
    whole = height * pane.height / (bottom - top)
    seen = (left, first - whole * (top - pane.top) / pane.height, width, whole)
    return replace(frame, home=seen, hexes=seen)
