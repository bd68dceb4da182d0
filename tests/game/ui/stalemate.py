"""Games in which no company can build, so that the players may agree to end them (R30)."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.match import Match
from game.rules.record_reader import RecordMoment
from game.session import LocalSession
from game.storage.settings import Settings
from game.ui.table.end_proposals import ANSWER_AFTER
from tests.builders import Held, a_header, a_stalemate
from tests.game.ui.evening import QUICK, Evening


def a_stuck_match(seats: int = 3, *, turn: int = 0, hands: Sequence[Held] | None = None) -> Match:
    state = a_stalemate(seats=seats, turn=turn, hands=hands)
    return Match(a_header(seats), (RecordMoment(state, ()),))


class StuckEvening(Evening):
    """A table at which no company can build, in a window."""

    def __init__(
        self,
        folder: Path,
        people: Sequence[int] = (0, 1, 2),
        settings: Settings = QUICK,
        hands: Sequence[Held] | None = None,
    ) -> None:
        self.match = a_stuck_match(hands=hands)
        super().__init__(folder, settings, session=LocalSession(self.match, people))

    def wait(self) -> None:
        """Until the buttons that are seen can be pressed."""
        self.frames(round(ANSWER_AFTER * 60) + 3)

    def press(self, name: str) -> None:
        """Click a button of the prompt, and move the pointer away."""
        self.click_button(name)
        self.point((5, 5))

    def choose(self, name: str) -> None:
        """Press a button of the prompt by keyboard."""
        self.key(pygame.K_e)
        buttons = [button.name for button in self.table.buttons]
        for _ in range(buttons.index(name)):
            self.key(pygame.K_RIGHT)
        self.key(pygame.K_RETURN)

    def shown(self) -> list[str]:
        """The names of the buttons in the prompt."""
        return [button.name for button in self.table.buttons]
