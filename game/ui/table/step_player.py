"""Shows a step of the game: locomotives drive, points fly, shares change hands."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import islice

from pygame import Rect, Surface

from game.board import Hex
from game.rules.events import Built
from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Cue, Playback, Timeline, sequence
from game.ui.core.context import Context
from game.ui.map.lineup import Lineup
from game.ui.table.event_timelines import Subject, Thing, event_timeline
from game.ui.table.geometry import Geometry
from game.ui.table.history import Showing
from game.ui.table.layer import Layer
from game.ui.table.look_back import LookBack
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.moving_sprites import Looks, MovingSprites
from game.ui.table.panel.cards import card_faces, draw_card
from game.ui.table.target import Pointing
from game.ui.widgets.compositor import fast_box
from game.updates import Update

_STEPS_A_FRAME = 4  # pictures that are read, of which none takes a millisecond
_MAP_STEPS = 3  # that the map draws in place of reading one picture
_END = object()


class StepPlayer(Layer):
    """Owns the animation of what the model shows; the table stays as before until it is over."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self.playback: Playback | None = None
        self._showing: Showing | None = None  # what the playback is of
        self._steps: Iterator[None] | None = None  # until the playback can begin
        self._sprites: MovingSprites | None = None
        self._coming: tuple[Update, Iterator[None]] | None = None  # a step, while it is laid out
        self._skips = False  # the coming step was skipped before it began
        self._seen: tuple[tuple[Playback, float], Looks] | None = None
        self._aside: set[Hex] = set()  # where one steps aside for another
        self._look: LookBack | None = None  # that the map shows
        self._lineup_now: Lineup | None = None  # of the game, while the map shows a look

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        if self._steps is not None and self._showing:
            self._steps = self._beginning(self._showing)
        elif self.playback and self._showing:
            self.playback = self.playback.continued(self._timeline(self._showing))

    @property
    def moving(self) -> bool:
        """Whether something moves, or will in a moment."""
        return self.playback is not None or self._steps is not None or self._coming is not None

    def prepares(self, step: Update | None, steps: Callable[[Update], Iterator[None]]) -> bool:
        """Whether what appears with a coming step is still being laid out, in a few frames."""
        if step is None or self._model.settings.animation is AnimationSpeed.OFF:
            self._coming = None
            return False
        if self._coming is None or step is not self._coming[0]:
            self._coming = step, steps(step)
        if next(self._coming[1], _END) is not _END:  # one a frame: some draw whole cards
            return True
        self._coming = None
        return False

    def play(self, playback: Playback | None) -> None:
        """Show a playback, or nothing."""
        self.playback = playback

    def follow_look(self) -> bool:
        """Show the position that the player looks back at, or the game again; True if changed."""
        look, board = self._model.looking, self.geometry.board
        before, self._look = self._look, look
        if look is None and before is not None and self._lineup_now is not None:
            board.show_lineup(self._lineup_now)
            self._lineup_now = None
        elif look is not None and (before is None or look.position != before.position):
            self._lineup_now = self._lineup_now or board.lineup
            board.set_table(look.table, look.move.hexes if isinstance(look.move, Built) else ())
        return look is not before

    def update(self, dt: float) -> bool:
        showing = self._model.history.showing
        if showing is not self._showing:
            self._showing, self.playback = showing, None
            self._steps = self._beginning(showing) if showing else None
            return False  # this frame has the panel to draw
        self._begin(_STEPS_A_FRAME)
        if self.playback is None:
            return False
        pace = self._model.history.pace(patient=self._model.status.patient)
        self._play_sounds(self.playback.update(dt * pace))
        return self.playback.over

    def make_room(self) -> bool:
        """Show the map without those who step aside now; True if it has changed."""
        looks = self._looks(self.playback) if self.playback is not None else {}
        aside = {place for subject in looks if (place := _room_made(subject)) is not None}
        if aside == self._aside:
            return False
        self._aside, move, board = aside, self._showing and self._showing.move, self.geometry.board
        if aside and isinstance(move, Built):
            board.make_room(move.company, aside)
        else:
            board.show_lineup(board.lineup)
        return True

    def skip(self) -> None:
        """End the animation, or that of a step that is being laid out."""
        self._skips = self._coming is not None
        self._begin(None)
        if self.playback:
            self._play_sounds(self.playback.skip()[-1:])

    def finish(self) -> bool:
        """The move is over: show the board after it; True if it was a step of the game."""
        self.playback = self._showing = self._steps = None
        if self._sprites is not None:
            self._sprites.forget_move()
        step, board = self._model.finish(), self.geometry.board
        if step is not None:
            board.set_table(step.view.table, _newest(step))
        self.follow_look()
        board.forget_prepared()
        return step is not None

    def catch_up(self) -> None:
        """Show the newest board immediately."""
        self.playback = self._showing = self._steps = None
        self.geometry.board.set_table(self._model.catch_up().view.table)
        self.geometry.board.forget_prepared()

    def draw_on_map(self, surface: Surface) -> list[Rect]:
        """Draw what moves on the map, below names, rack and panels; returns where."""
        if self.playback is None:
            return []
        looks, window = self._looks(self.playback), surface.get_rect()
        touched = self._current_sprites().draw_on_map(surface, self.playback, looks)
        return [box.clip(window) for box in touched]

    def _looks(self, playback: Playback) -> Looks:
        """How everything looks now; asked twice in every frame."""
        now = (playback, playback.elapsed)
        if self._seen is None or self._seen[0] != now:
            self._seen = now, playback.looks()
        return self._seen[1]

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if self.playback is None:
            return []
        looks = self._looks(self.playback)
        touched = self._draw_rolling_cards(surface, looks)
        touched += self._current_sprites().draw_above(surface, self.playback, looks)
        window = surface.get_rect()
        return [fast_box(box.clip(window)) for box in touched]

    def _begin(self, steps: int | None) -> None:
        """Go on until the playback can begin, by so many steps at most."""
        if self._steps is not None:
            for _ in islice(self._steps, steps):
                pass

    def _beginning(self, showing: Showing) -> Iterator[None]:
        """Read what will move before it does, so that no frame of the animation waits for it."""
        settings, timeline = self._model.settings, self._timeline(showing)
        reduced = settings.reduced_motion
        playback = Playback(timeline, settings.animation, reduced_motion=reduced)
        self._prepare(showing)
        yield
        if not playback.over:
            for _ in self._current_sprites().preparing(playback.timeline):
                if not self.geometry.camera.fits:  # the pictures are larger
                    self._context.assets.spare()
                yield
            if any(_room_made(one.subject) for one in playback.timeline.tracks):
                while self.geometry.board.prepare_more(_MAP_STEPS):
                    yield
        if self._skips:
            playback.skip()
        self.playback, self._steps, self._skips = playback, None, False

    def _current_sprites(self) -> MovingSprites:
        patterned = self._model.settings.colour_accessible
        place = (self.geometry.camera, self.geometry.layout.scale, patterned)
        if self._sprites is None or self._sprites.place != place:
            board = self.geometry.board
            self._sprites = MovingSprites(self._context.skins, board, *place[1:])
        return self._sprites

    def _prepare(self, showing: Showing) -> None:
        """While a move is being shown, read and draw what its end will need."""
        look = self._model.looking
        step = look.coming if look is not None else showing.step
        if step is not None:
            self._context.idle_work.schedule(StepPlayer, self._card_steps())
            self.geometry.board.prepare_table(step.view.table, _newest(step))

    def _card_steps(self) -> Iterator[None]:
        """Draw all cards where nobody sees it: their pictures are in the caches then."""
        model, nowhere = self._model, Surface((1, 1))
        faces = card_faces(
            *(model.shown_plan, self._context.texts, Pointing()),
            patterned=model.settings.colour_accessible,
            depots=model.depots_shown,
            trade=model.shown_trade,
        )
        yield
        for face, box in zip(faces, self.geometry.layout.cards, strict=True):
            draw_card(nowhere, self._context.skins, face, box)
            yield

    def release(self) -> None:
        self._sprites = None

    def _timeline(self, showing: Showing) -> Timeline:
        seat = self._model.shown_plan.view.seat
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
        if not rolling or self._model.panel is SidePanel.LOG:  # it covers them
            return []
        model, texts = self._model, self._context.texts
        faces = card_faces(
            *(model.shown_plan, texts, Pointing()),
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


def _room_made(subject: Hashable) -> Hex | None:
    """The hex in which a subject steps aside for another, if it does."""
    if isinstance(subject, Subject) and subject.thing is Thing.STANDING:
        return subject.hex
    return None


def _newest(step: Update) -> Sequence[Hex]:
    """The last build of a step, in the order of its placements."""
    built = [event for event in step.events if isinstance(event, Built)]
    return built[-1].hexes if built else ()
