"""The end of a game in a series: the count and the charts, then the standings; in the end, who has
won the series."""

import pygame
from pygame import Surface
from pygame.event import Event

from game.series import Series
from game.session import Session
from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Look
from game.ui.core.context import Stage
from game.ui.i18n.series_text import subtitle, title
from game.ui.results.confetti import SECONDS
from game.ui.results.page import ResultsPage
from game.ui.results.reveal import VICTORY
from game.ui.results.scene import CHARTS, SKIP, ResultsScene, Ways
from game.ui.results.standings import StandingsPanel

STANDINGS = "standings"


class SeriesResultsScene(ResultsScene):
    """Results with a page more. `series` has the game that has just ended in it.

    The large button leads to the next game; after the last one to the standings first, where the
    winner is named. A game that was `counted` before, when the program was open the last time,
    shows how it stands at once.
    """

    pages = (*ResultsScene.pages, STANDINGS)

    def __init__(
        self,
        stage: Stage,
        session: Session,
        series: Series,
        ways: Ways,
        *,
        counted: bool = False,
        onward: float | None = None,
    ) -> None:
        """`onward` is after how many seconds the standings follow by themselves, if they do."""
        super().__init__(stage, session, ways, counted=counted)
        self._series, self._onward = series, onward
        self._on_next = self._does["again"]
        self._does["again"] = self._go_on
        settings = stage.settings
        self._panel = StandingsPanel(
            stage.skins,
            series,
            self._story.names,
            speed=settings.animation,
            reduced_motion=settings.reduced_motion,
            bots=[player.name for player in session.players if player.bot],
        )
        self._told = not series.over  # nothing is left to be told of who has won
        self._celebrated = False
        if counted:
            self._panel.skip()
            self._rained, self._celebrated = SECONDS, True
            self._page_name, self._told = STANDINGS, True

    @property
    def standing(self) -> bool:
        """Whether the standings are open."""
        return not self.revealing and self._page_name == STANDINGS

    def enter(self, size: tuple[int, int]) -> None:
        """Lay everything out anew."""
        super().enter(size)
        if self._page is not None:
            layout = self._page.layout
            self._panel.lay(layout.inner, layout.scale, self._stage.texts)

    def handle(self, event: Event) -> None:
        """As on all results; what moves in the standings can be skipped."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not self.revealing:
            self._onward = None  # somebody is here, and turns the pages
        if self.standing and self._panel.moving and self._skips(event):
            self._panel.skip()
            self._arrive()
            return
        super().handle(event)

    def update(self, dt: float) -> bool:
        """Go on with the count, then with the standings and the confetti."""
        if self._onward is not None and not self.revealing:
            self._onward -= dt
            if self._onward <= 0:
                self._onward = None
                self._open(STANDINGS)
        moved = self.standing and self._panel.update(dt, self._stage.audio.play)
        if moved:
            self._arrive()
        return super().update(dt) or moved

    def draw_content(self, surface: Surface, page: ResultsPage) -> None:
        """The standings where they are open."""
        if not self.standing:
            super().draw_content(surface, page)
            return
        texts, series, told = self._stage.texts, self._series, not self._panel.moving
        crown = Look() if told and series.winners else None
        words = title(texts, series, told=told), subtitle(texts, series, told=told)
        page.draw_heading(surface, *words, texts.say("series-order"), crown)
        self._panel.draw(surface)

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        say = self._stage.texts.say
        if name == "again":
            return say(self._way_on())
        return say("series-standings") if name == STANDINGS else super().label(name)

    def note(self, starter: str) -> str:
        """Which game comes next and who begins it, or that none does."""
        games = len(self._series.games)
        if self._page_name == CHARTS:
            return super().note(starter)
        if self._series.over:
            return self._stage.texts.say("series-over", games=games)
        return self._stage.texts.say("series-next-about", game=games + 1, name=starter)

    def _way_on(self) -> str:
        """The key of the words on the large button."""
        if not self._told:
            return "series-final"
        return "series-again" if self._series.over else "series-next"

    def _go_on(self) -> None:
        if self._told:
            self._on_next()
        else:
            self._open(STANDINGS)

    def _open(self, page: str) -> None:
        super()._open(page)
        if page != STANDINGS:
            return
        self._told = True
        self._rained = SECONDS  # the paper was for the winner of the game
        if self._page is not None:
            self._page.point((-1, -1), charts=False)
            self._label(self._page.layout)
        self._arrive()

    def _arrive(self) -> None:
        """Something has moved; when nothing does any more, the winner of the series is named."""
        if self._series.over and not self._panel.moving and not self._celebrated:
            self._celebrated = True
            self._stage.audio.play(VICTORY)
            settings = self._stage.settings
            still = settings.reduced_motion or settings.animation is AnimationSpeed.OFF
            self._rained = SECONDS if still else 0.0
        self._touch()

    def _skips(self, event: Event) -> bool:
        """A key, or a click beside the buttons."""
        if event.type == pygame.KEYDOWN:
            return event.key in SKIP
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        return not any(button.rect.collidepoint(event.pos) for button in self.buttons)
