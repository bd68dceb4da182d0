"""Shows a step of the game: locomotives drive, points fly, shares change hands."""

from collections.abc import Hashable, Mapping

from pygame import Rect, Surface

from game.rules.events import Built
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Cue, Playback, Timeline, sequence
from game.ui.core.context import Context
from game.ui.table.event_timelines import Subject, Thing, event_timeline
from game.ui.table.geometry import Geometry
from game.ui.table.history import Showing
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.table.moving_sprites import MovingSprites
from game.ui.table.panel.cards import card_faces, draw_card
from game.ui.table.target import Pointing
from game.ui.widgets.compositor import fast_box


class StepPlayer(Layer):
    """Owns the animation of what the model shows; the table stays as before until it is over."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self.playback: Playback | None = None
        self._showing: Showing | None = None  # what the playback is of
        self._sprites: MovingSprites | None = None

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        if self.playback and self._showing:
            self.playback = self.playback.continued(self._timeline(self._showing))

    def play(self, playback: Playback | None) -> None:
        """Show a playback, or nothing."""
        self.playback = playback

    def update(self, dt: float) -> bool:
        showing, settings = self._model.history.showing, self._model.settings
        if showing is not self._showing:
            self._showing = showing
            reduced = settings.reduced_motion
            self.playback = showing and Playback(
                self._timeline(showing), settings.animation, reduced_motion=reduced
            )
        if self.playback is None:
            return False
        pace = self._model.history.pace(patient=self._model.status.patient)
        self._play_sounds(self.playback.update(dt * pace))
        return self.playback.over

    def skip(self) -> None:
        """End the animation."""
        if self.playback:
            self._play_sounds(self.playback.skip()[-1:])

    def finish(self) -> None:
        """The step is over: show the board after it."""
        self.playback = self._showing = None
        step = self._model.finish()
        if step is not None:
            built = [event for event in step.events if isinstance(event, Built)]
            newest = built[-1].hexes if built else ()
            self.geometry.board.set_table(step.view.table, newest)

    def catch_up(self) -> None:
        """Show the newest board immediately."""
        self.playback = self._showing = None
        self.geometry.board.set_table(self._model.catch_up().view.table)

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if self.playback is None:
            return []
        looks = self.playback.looks()
        touched = self._draw_rolling_cards(surface, looks)
        patterned = self._model.settings.colour_accessible
        place = (self.geometry.camera, self.geometry.layout.scale, patterned)
        if self._sprites is None or self._sprites.place != place:
            self._sprites = MovingSprites(self._context.skins, *place)
        touched += self._sprites.draw(surface, self.playback, looks)
        window = surface.get_rect()
        return [fast_box(box.clip(window)) for box in touched]

    def release(self) -> None:
        self._sprites = None

    def _timeline(self, showing: Showing) -> Timeline:
        seat = self._model.plan.view.seat
        return sequence(*(event_timeline(event, self.geometry, seat) for event in showing.events))

    def _play_sounds(self, cues: tuple[Cue, ...]) -> None:
        for cue in cues:
            self._context.audio.play(cue.name)

    def _draw_rolling_cards(
        self, surface: Surface, looks: Mapping[Hashable, Appearance]
    ) -> list[Rect]:
        """Draw the cards whose markers roll; returns where."""
        rolling = {
            subject.company: look.number
            for subject, look in looks.items()
            if isinstance(subject, Subject) and subject.thing is Thing.VALUE
        }
        if not rolling:
            return []
        model, texts = self._model, self._context.texts
        faces = card_faces(
            *(model.plan, texts, Pointing()),
            patterned=model.settings.colour_accessible,
            rolling=rolling,
            depots=model.depots_shown,
        )
        boxes = []
        for company in rolling:
            box = self.geometry.layout.cards[company.order]
            draw_card(surface, self._context.skins, faces[company.order], box)
            boxes.append(box.inflate(24, 24))
        return boxes
