"""A player who goes through the tutorial with posted events; time is an argument."""

from dataclasses import replace
from pathlib import Path

import pygame
from pygame.event import Event

from commands.lesson_games import lesson
from game.session import LocalSession
from game.storage.settings import Settings
from game.ui.core.app import App
from game.ui.table.panel.rack import slot_of
from game.ui.table.scene import TableScene
from game.ui.table.target import OnCard, OnHex, OnRack
from game.ui.tutorial.coach import Coach
from game.ui.tutorial.lessons import MOST_WORTH, LessonTarget, TablePart
from game.ui.tutorial.tutorial import Tutorial
from tests.game.ui.evening import QUICK, NoGames, a_stage
from tests.game.ui.table_probe import TableProbe

MOST_ACTS = 12
MOST_FRAMES = 2000
ASKED = replace(QUICK, confirm_every_move=True, reduced_motion=True)


class Lessons(NoGames):
    """Games to learn from, and no others."""

    def lesson(self, name: str, you: str) -> LocalSession:
        return lesson(name, you)


class Pupil:
    """The tutorial in a window, and the player's mouse and keys."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = ASKED,
        number: int = 0,
        size: tuple[int, int] = (1024, 600),
    ) -> None:
        pygame.display.set_mode(size)
        self.stage = a_stage(folder, settings)
        self.stage.games = Lessons()
        self.left: list[str] = []
        self.app = App(self.stage)
        Tutorial(self.stage, lambda: self._leave("title"), lambda: self._leave("quick")).show(
            number
        )
        self.settle()

    @property
    def table(self) -> TableProbe:
        scene = self.stage.scenes[-1]
        assert isinstance(scene, TableScene)
        return TableProbe(scene)

    @property
    def coach(self) -> Coach:
        return self.table.layer(Coach)

    @property
    def step(self) -> str:
        return self.coach.lesson.step.name

    def settle(self) -> None:
        for _ in range(MOST_FRAMES):
            if not self.app.frame(1 / 60, pygame.event.get()):
                return
        raise AssertionError("something never stops moving")

    def post(self, *events: Event) -> None:
        for event in events:
            pygame.event.post(event)
        self.settle()

    def key(self, *keys: int) -> None:
        for key in keys:
            self.post(Event(pygame.KEYDOWN, key=key, unicode="", mod=0))

    def point(self, place: tuple[int, int]) -> None:
        self.post(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    def click(self, place: tuple[int, int]) -> None:
        self.point(place)
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False))

    def click_card(self, order: int) -> None:
        self.click(self.table.layout.cards[order].center)

    def follow(self, target: LessonTarget) -> None:
        """Do what is ringed."""
        scene, portfolio = self.table, self.table.plan.view.portfolio
        match target:
            case OnCard(company):
                self.click_card(company.order)
            case OnRack(company) if portfolio:
                self.click(slot_of(scene.rack, portfolio, company).center)
            case TablePart.RACK if portfolio:
                self.click(slot_of(scene.rack, portfolio, MOST_WORTH).center)
            case OnHex(place):
                self.click(scene.camera.pixel_of(place))
            case TablePart.UNDO_ALL:
                self.click(scene.layout.buttons[2].center)
            case _:
                self.think()
                self.click(scene.layout.buttons[0].center)

    def think(self) -> None:
        """Wait for half a second, longer than a double click."""
        for _ in range(30):
            self.app.frame(1 / 60, [])

    def finish_step(self) -> list[str]:
        """Follow the rings to the end of the step; returns the coach's texts."""
        said = [self.coach.face.text]
        for _ in range(MOST_ACTS):
            target = self.coach.lesson.target
            if self.coach.lesson.done or target is None:
                break
            self.follow(target)
            said.append(self.coach.face.text)
        return said

    def click_button(self, name: str) -> None:
        button = next(button for button in self.coach.choices if button.name == name)
        self.think()
        self.click(button.rect.center)

    def _leave(self, where: str) -> None:
        self.left.append(where)
