"""The table itself: map, side panel, rack, and what the player is about to do."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.board import Hex
from game.rules.companies import Company
from game.rules.prospects import within_one_build
from game.rules.reasons import Rule
from game.rules.table import Table, Traded
from game.ui.core.context import Context
from game.ui.core.pad_hints import PadHint
from game.ui.map.board import GroundLook
from game.ui.map.overlay import Overlay, Spotlight
from game.ui.table.feedback import Barred
from game.ui.table.help.pad_help import table_pad_hints
from game.ui.table.history import LogEntry, Showing
from game.ui.table.layer import Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.panel.cards import CardFace, card_faces, card_part, drawing_steps
from game.ui.table.panel.move_caption import (
    MoveCaption,
    caption_for,
    caption_now,
    caption_part,
    draw_caption,
)
from game.ui.table.panel.players import PlayerFace, player_faces, player_part, with_equal_names
from game.ui.table.panel.prompt import Prompt, prompt_now, prompt_part
from game.ui.table.panel.rack import rack_face, rack_part
from game.ui.table.panel.status import Status, status_now, status_part
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnRack, Pointing
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins
from game.updates import Update

_NOBODY = -1  # has the start player's locomotive while it is on its way
_FRAME, _SIDE = "panel/map_frame", "panel/side"


class Tabletop(Layer):
    """Lies below all other layers; updates its faces only when something they show changes."""

    def __init__(
        self,
        context: Context,
        model: TableModel,
        draw_movers: Callable[[Surface], list[Rect]] = lambda surface: [],
    ) -> None:
        """`draw_movers` draws what moves on the map, below names, rack and panels."""
        self._context, self._model, self._draw_movers = context, model, draw_movers
        self._key: Hashable = None
        self._parts: list[Part] = []
        self.overlay = Overlay()
        self._overlay_key: Hashable = None
        # When it was last looked at: whether the map is sharp, and a move is said to be sent.
        self._seen = (False, False)

    def update(self, dt: float) -> bool:
        before, self._seen = self._seen, (self.geometry.board.sharp, self._model.sending_slowly)
        return before != self._seen

    def preparing(self, step: Update) -> Iterator[None]:
        """Draw the caption and the cards of a trade where nobody sees it, so that their pictures
        and letters are in the caches."""
        model, texts, skins = self._model, self._context.texts, self._context.skins
        move = Showing(step.events).move
        if move is None:
            return
        nowhere, layout = Surface((1, 1)), self.geometry.layout
        caption = caption_for(model, move, texts)
        draw_caption(nowhere, skins, layout, caption)
        yield
        plan, patterned = model.shown_plan, model.settings.colour_accessible
        trade = move if isinstance(move, Traded) else None
        after = step.view.table.depots
        faces = card_faces(plan, texts, Pointing(), patterned=patterned, depots=after, trade=trade)
        for face, box in zip(faces, layout.cards, strict=True):
            if face.stock:
                yield from drawing_steps(skins, face, box)

    def parts(self) -> list[Part]:
        if (key := self._state()) != self._key:
            self._key, self._parts = key, self._new_parts()
        self._update_overlay()
        overlay, board, pane = self.overlay, self.geometry.board, self.geometry.layout.pane

        def draw(surface: Surface) -> None:
            board.draw_overlay(surface, overlay)

        def changed(before: object) -> list[Rect] | None:
            return board.overlay_changes(before, overlay) if isinstance(before, Overlay) else None

        def ground_changed(before: object) -> list[Rect] | None:
            earlier = before if isinstance(before, GroundLook) else None
            return board.ground_changes(earlier, overlay) if earlier else None

        ground = Part(
            pane, board.ground_look, board.draw_ground, hides=True, changed_boxes=ground_changed
        )
        over = Part(pane, overlay, draw, changed_boxes=changed)
        movers = Part(Rect(0, 0, 0, 0), None, Surface.get_rect, draw_movers=self._draw_movers)
        return [ground, over, movers, *self._parts]

    def _state(self) -> Hashable:
        """State that triggers a redraw of the faces; its objects are replaced, never changed."""
        model, geometry = self._model, self.geometry
        target = model.pointing.target
        pointed = target if isinstance(target, OnCard | OnRack) else None
        barred = isinstance(model.feedback, Barred)
        return (
            *(model.plan, model.status, model.covered, model.moving, model.thinking_seat),
            model.looking,
            *(model.question is None, barred, model.depots_shown, model.end_talk),
            *(model.declined, model.captioned_move, model.dealing, model.marked_trade),
            *(model.sending_slowly, model.panel is SidePanel.LOG),
            *(pointed, model.pointing.by_keyboard, model.settings, self._context.texts),
            *(geometry.layout, geometry.rack, self._pad_hints()),
        )

    def _pad_hints(self) -> tuple[PadHint, ...]:
        """What the buttons of a gamepad do, in words, while one is used."""
        if not self._context.gamepads.active:
            return ()
        say = self._context.texts.say
        return tuple(one._replace(text=say(one.text)) for one in table_pad_hints(self._model))

    def _new_parts(self) -> list[Part]:
        skins, texts, layout = self._context.skins, self._context.texts, self.geometry.layout
        model, rack = self._model, self.geometry.rack
        plan, names, pointing = model.shown_plan, model.names, model.pointing
        frame, scale = layout.pane.inflate(-12, -12), layout.scale
        patterned = model.settings.colour_accessible
        bots, thinking = model.playing_bots, model.thinking_seat
        first = _NOBODY if model.dealing else model.first
        status = model.status if model.looking is None else replace(model.status, clock="")
        seats = plan, names, first, texts, bots, thinking, status
        players = player_faces(*seats, noted=model.notebook)
        depots = model.depots_shown
        trade = model.shown_trade or model.marked_trade
        cards = card_faces(plan, texts, pointing, patterned=patterned, depots=depots, trade=trade)
        if model.panel is SidePanel.LOG:  # it covers all of them but their edges
            cards = []
        prompt = prompt_now(model, texts)._replace(pads=self._pad_hints())
        asks = caption_now(model, texts) or prompt
        progress = status_now(model, texts)
        parts = [
            Part(
                skins.bounds(_FRAME, frame, scale),
                scale,
                lambda surface: skins.stretch(surface, _FRAME, frame, scale),
                hole=skins.hole(_FRAME, frame, scale),
            ),
            *panel_parts(skins, layout, players, cards, asks, progress),
        ]
        if rack:
            covered = model.covered
            face = rack_face(
                model.plan, names, texts, pointing, patterned=patterned, covered=covered
            )
            if model.dealing:  # what flies into it is drawn above it
                face = face._replace(note="", portfolio=None)
            parts.append(rack_part(skins, face, rack.box))
        return parts

    def _update_overlay(self) -> None:
        """The plan is not shown during a move."""
        model = self._model
        key = (model.shown_plan, model.pointing, model.marked_entry, model.moving)
        if key != self._overlay_key:
            self._overlay_key = key
            overlay = overlay_of(*key[:3], moving=model.moving)
            # An earlier position is to be seen as a whole.
            self.overlay = overlay if model.looking is None else replace(overlay, dims=False)


def panel_parts(
    skins: Skins,
    layout: TableLayout,
    players: Sequence[PlayerFace],
    cards: Sequence[CardFace],
    asks: Prompt | MoveCaption,
    status: Status,
) -> list[Part]:
    """The side panel without its buttons, as parts of the still picture."""
    panel, scale = layout.panel, layout.scale
    ground = skins.bounds(_SIDE, panel, scale)
    tiles = with_equal_names(skins, players, layout.players)
    return [
        Part(ground, layout, lambda surface: skins.stretch(surface, _SIDE, panel, scale)),
        *(player_part(skins, *tile) for tile in zip(tiles, layout.players, strict=True)),
        *(card_part(skins, *card) for card in zip(cards, layout.cards, strict=False)),
        action_part(skins, layout, asks),
        status_part(skins, layout, status),
    ]


def action_part(skins: Skins, layout: TableLayout, asks: Prompt | MoveCaption) -> Part:
    """The action panel: what is asked, or the caption of a move."""
    if isinstance(asks, MoveCaption):
        return caption_part(skins, layout, asks)
    return prompt_part(skins, layout, asks)


def overlay_of(
    plan: Plan, pointing: Pointing, entry: LogEntry | None = None, *, moving: bool = False
) -> Overlay:
    """Available hexes, the ghost train, a route, a refused hex and a past move, for the map."""
    names, table = not pointing.names_hidden, plan.view.table
    if moving:
        return Overlay(names=names)
    if pointing.spotlight is not None:
        return Overlay(names=names, spotlight=spotlight_on(table, pointing.spotlight))
    planned, place = plan.planned, pointing.explained_hex
    reason = None if place is None else plan.why_not(place)
    lost = reason.others[0] if reason and reason.rule is Rule.CUT_OFF else None
    route = plan.route(place) if place else ()
    cut_off: Sequence[Hex] = ()
    if planned and place and lost:
        cut_off = (*table.network(lost), *planned.hemmed_in(place, lost))
    opened = {h: table.board[h].value for h in planned.open_hexes()} if planned else {}
    rests = pointing.target == pointing.muted and not plan.my_turn  # from the player's last turn
    return Overlay(
        company=plan.building,
        open=opened,
        chosen=plan.hexes,
        route=route if len(route) > 1 else (),
        hover=place if route else None,
        refused=place if reason else None,
        cut_off=cut_off,
        cut_off_company=lost,
        focus=None if rests else pointing.focus,
        past=entry.hexes if entry else (),
        past_company=entry.company if entry else None,
        pointed=pointing.hex,
        names=names,
    )


def spotlight_on(table: Table, company: Company) -> Spotlight:
    """One company alone: its line, and what it can reach in one build."""
    line = frozenset(table.network(company))
    reached = {place: table.board[place].value for place in within_one_build(table, company)}
    return Spotlight(company, line, reached)
