"""The table's picture: one background for all that stands still, and above it what lies under the
pointer or moves."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.anim.effects import Look
from game.ui.anim.timeline import Playback
from game.ui.core.context import Stage
from game.ui.map.overlay import Overlay
from game.ui.table.event_timelines import Subject, Thing
from game.ui.table.help.hint_panel import counsel_part, dots_box
from game.ui.table.help.tooltips import Notes
from game.ui.table.input.target import hovered_or_focused, overlay_of
from game.ui.table.moving_sprites import Movers
from game.ui.table.panel.cards import draw_card
from game.ui.table.panel.faces import card_faces, player_faces, prompt_of, rack_of
from game.ui.table.panel.players import tile_places
from game.ui.table.panel.prompt import PanelFace, Prompt, button_part, panel_parts
from game.ui.table.panel.rack import rack_part
from game.ui.table.panel.status import status_of
from game.ui.widgets.button import Button, share_label_size
from game.ui.widgets.compositor import Part, Still, quick
from game.ui.widgets.dots import draw_bright
from game.ui.widgets.rings import ring_box

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_NOTHING = Overlay()


class TablePicture:
    """Draws a table scene; keeps its background until it is told to forget it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._still = Still()
        self.notes = Notes(stage)
        self._background: Surface | None = None
        self._surface: Surface | None = None  # the one that the latest picture lies on
        self._overlay = _NOTHING
        self._touched: list[Rect] = []
        self._movers: Movers | None = None

    def forget(self, changed: bool = True) -> None:
        """Something that stands still may look different now."""
        if changed:
            self._background = None

    def draw(
        self, surface: Surface, scene: TableScene, playback: Playback | None
    ) -> list[Rect] | None:
        """The whole picture, or only what is different from last time; returns that, or None."""
        changed = self._renew(surface.get_size(), scene, playback is None)
        whole = changed is None or surface is not self._surface
        restored = [surface.get_rect()] if whole else [*self._touched, *map(quick, changed or ())]
        self._surface, background = surface, self._background or surface
        for box in restored:
            surface.blit(background, box, box)
        if playback is not None:
            self._touched = self._moving(surface, scene, playback)
        else:
            self._touched = self._signs(surface, scene)
        return None if whole else restored + self._touched

    def uncover(self) -> None:
        """Something else lies on the surface now: the next picture is drawn whole."""
        self._surface = None

    def _signs(self, surface: Surface, scene: TableScene) -> list[Rect]:
        """The notes, and what shows that somebody thinks; returns where."""
        skins, layout = self._stage.skins, scene.layout
        boxes = self.notes.draw(surface, scene, self._overlay)
        bright = scene.pondering.bright
        if scene.pondering.seat is not None:
            places = tile_places(layout.players[scene.pondering.seat], noted=True)
            boxes.append(draw_bright(surface, skins, places.note, places.unit, bright))
        if scene.hints.thinking and scene.hints.places:
            room = dots_box(scene.hints.places)
            scale = scene.hints.places.scale
            boxes.append(draw_bright(surface, skins, room, scale, bright))
        if scene.asked:
            away = 0.0 if self._stage.settings.reduced_motion else scene.pulse.away
            boxes.append(ring_box(surface, layout.buttons[0], layout.scale, away))
        boxes += scene.guide.mark(surface) + scene.replies.mark(surface)
        boxes += scene.announcement.draw(surface)
        return [quick(box) for box in boxes]

    def _renew(self, size: tuple[int, int], scene: TableScene, planning: bool) -> list[Rect] | None:
        """Draw anew what looks different of all that stands still; returns where, None: anywhere.

        While things move, it is without what the player plans.
        """
        before, changed = self._overlay, []
        overlay = _NOTHING
        if planning:
            overlay = overlay_of(scene.plan, scene.pointing, scene.entry())
        if overlay is not before and overlay != before:
            self._overlay = overlay
            changed = scene.board.overlay_changes(before, overlay)
        if self._background is None:
            self._background = self._still.show(size, self._parts(scene), changed)
            return None
        self._still.repair(changed)
        return changed

    def _moving(self, surface: Surface, scene: TableScene, playback: Playback) -> list[Rect]:
        """Draw what moves; returns where."""
        looks = playback.looks()
        touched = self._rolling_cards(surface, scene, looks)
        touched += self._movers_for(scene).draw(surface, playback, looks)
        window = surface.get_rect()
        return [quick(box.clip(window)) for box in touched]

    def _movers_for(self, scene: TableScene) -> Movers:
        place = scene.camera, scene.layout.scale, self._stage.settings.colour_accessible
        if self._movers is None or self._movers.place != place:
            self._movers = Movers(self._stage.skins, *place)
        return self._movers

    def _rolling_cards(
        self, surface: Surface, scene: TableScene, looks: Mapping[Hashable, Look]
    ) -> list[Rect]:
        """The cards whose markers roll."""
        rolling = {
            subject.company: look.number
            for subject, look in looks.items()
            if isinstance(subject, Subject) and subject.thing is Thing.VALUE
        }
        if not rolling:
            return []
        faces = card_faces(
            scene.plan,
            None,
            None,
            rolling,
            self._stage.texts,
            patterned=self._stage.settings.colour_accessible,
            depots=scene.depots,
        )
        boxes = []
        for company in rolling:
            box = scene.layout.cards[company.order]
            draw_card(surface, self._stage.skins, faces[company.order], box)
            boxes.append(box.inflate(24, 24))
        return boxes

    def _parts(self, scene: TableScene) -> list[Part]:
        """All that stands still, from the ground up."""
        skins, layout, plan = self._stage.skins, scene.layout, scene.plan
        scene.log.lay()
        pane, frame, scale = layout.pane, layout.pane.inflate(-12, -12), layout.scale
        patterned, board = self._stage.settings.colour_accessible, scene.board
        rack = rack_of(plan, scene.names, self._stage.texts, patterned=patterned)
        hover, focus = hovered_or_focused(scene.pointing, scene.pointing.rack)
        rack = rack._replace(hover=hover, focus=focus)
        if scene.covered:
            rack = rack._replace(portfolio=None, note=self._stage.texts.say("table-peek"))
        seen = board.camera, board.settled, board.lineup, patterned
        return [
            Part(pane, seen, board.draw, hides=True),
            Part(
                skins.reach("panel/map_frame", frame, scale),
                scale,
                lambda surface: skins.spread(surface, "panel/map_frame", frame, scale),
                hole=skins.hole("panel/map_frame", frame, scale),
            ),
            *panel_parts(skins, layout, self._panel_face(scene), self._buttons(scene)),
            scene.log.part(scene.pointing.entry),
            *([rack_part(skins, rack, scene.rack)] if scene.racked else []),
            # What changes in the overlay is told by the board.
            Part(pane, None, lambda surface: board.draw_overlay(surface, self._overlay)),
            *self._hint_parts(scene),
            *scene.corner.parts(),
            *(button_part(skins, tool.button, scale) for tool in (scene.book, scene.menu)),
            *scene.guide.parts(),
        ]

    def _hint_parts(self, scene: TableScene) -> list[Part]:
        """The button for hints, and what was answered."""
        skins, layout, hints = self._stage.skins, scene.layout, scene.hints
        if not hints.offered:
            return []
        hints.button.enabled = hints.possible
        parts = [button_part(skins, hints.button, layout.scale)]
        if hints.open and hints.places:
            parts.append(counsel_part(skins, layout, hints.face(), hints.places))
        return parts

    def _panel_face(self, scene: TableScene) -> PanelFace:
        texts, plan = self._stage.texts, scene.plan
        patterned = self._stage.settings.colour_accessible
        prompt = prompt_of(plan, scene.names, texts)
        thinking = scene.pondering.seat
        if thinking is not None:
            prompt = Prompt(texts.say("table-thinks", name=scene.names[thinking]))
        elif scene.moving:  # what is seen now is not a question
            name = scene.names[plan.view.table.turn]
            prompt = Prompt(texts.say("table-turn-of", name=name))
        elif scene.warning:
            prompt = prompt._replace(warning=scene.warning)
        elif scene.asked:
            prompt = prompt._replace(question=texts.say("table-confirm-ask"), asked=True)
        pointed = hovered_or_focused(scene.pointing, scene.pointing.company)
        bots = {*scene.bots, *scene.corner.bots()}
        faces = player_faces(plan, scene.names, scene.first, texts, bots, thinking)
        return PanelFace(
            scene.corner.faces(faces),
            card_faces(plan, *pointed, {}, texts, patterned=patterned, depots=scene.depots),
            scene.corner.prompt(prompt),
            status_of(plan, texts, scene.series),
        )

    def _buttons(self, scene: TableScene) -> list[Button]:
        """The buttons, with what they say and whether they can be pressed now."""
        confirm = "table-confirm-yes" if scene.asked else "table-confirm"
        keys = (confirm, "table-take-back", "table-take-back-all")
        for button, key in zip(scene.buttons, keys, strict=False):  # who watches has none
            button.label = self._stage.texts.say(key)
            ready = scene.plan.action() is not None
            button.enabled = ready if button.name == "confirm" else not scene.plan.empty
        share_label_size(scene.buttons, self._stage.skins, scene.layout.scale)
        return scene.buttons
