"""What the player's hands do at the table: plan, take back, look around. Submits nothing by itself
but what was confirmed."""

from abc import ABC, abstractmethod

from game.board import Hex
from game.rules.companies import Company, PerCompany
from game.rules.reasons import Rule
from game.session import Session
from game.ui.core.context import Stage
from game.ui.map.camera import Camera
from game.ui.media.cursors import Pointer
from game.ui.table.corner import Corner
from game.ui.table.guide import Guide
from game.ui.table.help.feedback import Replies
from game.ui.table.help.hints import Hints
from game.ui.table.input.mouse import Controls
from game.ui.table.input.target import Pointing, pointer_for
from game.ui.table.panel.log_panel import LogPane
from game.ui.table.picture import TablePicture
from game.ui.table.places import Places
from game.ui.table.plan import Plan
from game.ui.table.tool_button import ToolButton
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.rings import Pulse


class Hands(Places, ABC):
    """The half of a table scene that follows the player."""

    stage: Stage
    session: Session
    picture: TablePicture
    pointing: Pointing
    hints: Hints
    corner: Corner
    log: LogPane
    book: ToolButton
    menu: ToolButton
    guide: Guide
    replies: Replies
    controls: Controls
    buttons: list[Button]
    names: list[str]
    seq: int
    asked: bool  # the player is being asked once more
    pulse: Pulse  # of the ring around what answers that
    warning: str  # why what was planned cannot be confirmed now
    changed: bool
    depots: PerCompany | None  # with the move that is being shown, or still to be heard of
    refused: Rule | None  # why the last action was not accepted, until another is planned

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether something is on its way over the table."""

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks."""
        place = self.pointing.place
        if self.controls.moving_the_map:
            return "grabbing"
        if over := self.corner.pointer:
            return over
        buttons = [*self.buttons, self.hints.button, self.book.button, self.menu.button]
        if self.guide.pointed or self.hints.pointed or self.log.pointed:
            return "hand"
        if pointer_over(buttons) == "hand":
            return "hand"
        found = None if self.moving else pointer_for(self.plan, self.pointing)
        return found or ("grab" if self.on_map(place) and not self.camera.fits else "arrow")

    @property
    def rule(self) -> Rule | None:
        """The rule that forbids what is pointed at, or forbade what was tried."""
        place = self.pointing.asked
        reason = None if place is None or self.moving else self.plan.why_not(place)
        return reason.rule if reason else self.refused

    def open_book(self) -> None:
        """Open the rulebook where it speaks of what the table has just refused."""
        self.stage.navigator.open_rulebook(self.stage, self.rule)

    @abstractmethod
    def skip(self) -> None:
        """Let the animation be over."""

    @abstractmethod
    def leave(self) -> None:
        """Answer no, or drop the plan, or open the menu."""

    def refresh(self) -> None:
        """Something looks different now."""
        self.picture.forget()
        self.changed = True

    # Planning.

    def touch_hex(self, place: Hex, *, again: bool = False) -> None:
        """Place a locomotive there, or choose the company that stands there. `again`, the second
        click of a double one, undoes nothing."""
        plan, planned = self.plan, self.plan.planned
        undecided = planned is None or (not planned.hexes and plan.why_not(place) is not None)
        standing_there = plan.view.table.standing(place)
        others = [one for one in standing_there if not planned or one is not planned.company]
        if undecided and plan.give is None and others:
            able = [one for one in others if plan.why_not_choose(one) is None]
            self._choose((able or others)[0], None, again=again)
            self.pointing = self.pointing._replace(hushed=place)
        elif planned is not None:
            refused = plan.why_not(place) is not None
            self._plan(plan.place(place), "error" if refused else "clank", again=again)
        elif plan.mine and not self.moving:
            self.replies.missing()

    def touch_company(self, company: Company, *, again: bool = False) -> None:
        """Build with it, or take it."""
        self._choose(company, company, again=again)

    def _choose(self, company: Company, card: Company | None, *, again: bool) -> None:
        """A company, by its card or elsewhere; the table says why if that cannot be."""
        reason = None if self.moving else self.plan.why_not_choose(company)
        if reason is not None:
            self.replies.why_not(reason, card)
        else:
            self._plan(self.plan.choose(company), "click", again=again)

    def touch_rack(self, company: Company, *, again: bool = False) -> None:
        """Give it."""
        self._plan(self.plan.giving(company), "click", again=again)

    def press(self, name: str) -> None:
        """One of the table's own buttons."""
        self.stage.audio.play("click")
        match name:
            case "confirm":
                self.submit()
            case "back":
                self.take_back()
            case _:
                self.take_all_back()

    def submit(self) -> None:
        """Do what is planned, asked once more if that is wished."""
        action, seat = self.plan.action(), self.plan.view.seat
        if action is None or self.moving or seat is None or not self.guide.allows(action):
            return
        if barred := self.corner.barred():
            self.warning = barred
            self.stage.audio.play("error")
            self.refresh()
            return
        if self.stage.settings.confirm_moves and not self.asked:
            self.asked, self.pulse = True, Pulse()
            self.refresh()
            return
        if self.asked and self.pulse.young:
            return
        self.session.submit(seat, action, self.seq)
        self.hints.drop()
        depots = self.plan.preview().table.depots
        self._plan(self.plan.nothing(), "punch")
        self.depots = depots

    def confirm_in_vain(self) -> None:
        """Say what is missing to whoever presses Confirm too soon."""
        if self.plan.mine and not self.moving and self.plan.action() is None:
            self.replies.missing()

    def take_back(self) -> None:
        """One step back."""
        self._plan(self.plan.back(), "take_back")

    def take_all_back(self) -> None:
        """All steps back."""
        self._plan(self.plan.nothing(), "take_back")

    # Looking.

    def touch_log(self, place: tuple[int, int]) -> None:
        """Show a past move on the map, or no longer."""
        found = self.log.entry_at(place)
        entry = None if found == self.pointing.entry else found
        self.pointing = self.pointing._replace(entry=entry)
        self.refresh()

    def move_camera(self, camera: Camera, *, moving: bool) -> None:
        """Look at the map from elsewhere."""
        self.board.set_camera(camera, moving)
        self.refresh()

    def point_at(self, place: tuple[int, int]) -> None:
        """Follow the pointer; only what it points at changes the picture."""
        pointing = Pointing(
            place,
            self.camera.hex_at(place) if self.on_map(place) else None,
            self.company_at(place),
            self.rack_at(place),
            self.player_at(place),
            None,
            self.pointing.entry,
            self.pointing.peek,
        )
        status = self.layout.status.collidepoint(place)
        pointing = pointing._replace(line=self.log.entry_at(place), status=status)
        if pointing.hex == self.pointing.hushed:
            pointing = pointing._replace(hushed=pointing.hex)
        if pointing[1:] != self.pointing[1:]:
            self.changed = True
            self.replies.forget()
            before = self.pointing
            moved = (pointing.company, pointing.rack) != (before.company, before.rack)
            self.picture.forget(moved or pointing.keyed != before.keyed)
        self.pointing = pointing

    def peek(self, looking: bool) -> None:
        """Uncover the own rack as long as a key or the mouse is held."""
        if self.pointing.peek != looking:
            self.pointing = self.pointing._replace(peek=looking)
            self.refresh()

    def _plan(self, plan: Plan, sound: str, *, again: bool = False) -> None:
        if self.moving or (again and plan.choices < self.plan.choices):
            return
        if plan != self.plan or sound == "error":
            self.stage.audio.play(sound)
        if plan != self.plan:
            self.hints.let_go()
        self.plan, self.asked, self.warning, self.refused = plan, False, "", None
        self.depots = None
        self.replies.forget()
        self.refresh()
