"""Films the animation of the README: the last moves of a game that bots have played, at the real
table, off-screen. The winner's seat is a person's here, who plays the last move with the mouse.

    python3 -m tools.animation [FILE]      # docs/pictures/table.png

The same record gives the same picture. Three hard bots played it: `arena --bots hard,hard,hard
--iterations 150 --seed 11`.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Surface

from commands.gallery.studio import Studio
from commands.gallery.table import a_table
from game.bots.advice import Advice
from game.match import Match
from game.rules.actions import Action, Build
from game.rules.record import Player
from game.rules.record_reader import Record
from game.session import LocalSession
from game.storage.records import load_record
from game.ui.anim.effects import ease_in_out
from game.ui.table.model import SidePanel
from tools.moving_picture import write

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "tests" / "records" / "three-bots-marseille.jsonl"
FILE = ROOT / "docs" / "pictures" / "table.png"
WINDOW, SIZE = (1280, 720), (960, 540)
PERSON = Player("Ada", "human")
LAST_MOVES = 2  # that are filmed
RATE = 10  # frames a second
PACE = 2  # times as fast as the game
HAND = 0.25  # seconds for the hand from one place to the next
QUESTION = 0.8  # seconds of the game in which it can be read
FINALE = 1.5  # seconds of the film that show the finale
LAST_FRAME = 1500  # milliseconds
MOST_FRAMES = 300


class Recorded:
    """Bots that play what a record says, one move whenever they are let to."""

    def __init__(self, match: Match, actions: tuple[Action, ...]) -> None:
        self._match, self._actions = match, actions
        self.may_play = False

    @property
    def thinking(self) -> int | None:
        """Nobody needs to."""
        return None

    def advance(self) -> None:
        """Play the next move."""
        if self.may_play:
            turn, seq = self._match.snapshot(None).view.table.turn, self._match.seq
            self._match.submit(turn, self._actions[seq], seq)
        self.may_play = False

    def hint(self, seat: int) -> None:
        """Nobody asks."""

    def take_advice(self) -> tuple[Advice, ...] | None:
        """Nobody has asked."""
        return None


class Film:
    """A table in a window that nobody sees, a hand that plays at it, and the frames so far."""

    def __init__(self, studio: Studio, record: Record) -> None:
        self._studio = studio
        match = Match.begin(record.header)
        for number, action in enumerate(record.actions[:-LAST_MOVES]):
            match.submit(record.moments[number].state.table.turn, action, number)
        self._person = record.moments[-2].state.table.turn
        players = [*record.header.players]
        players[self._person] = PERSON
        match.header = match.header._replace(players=tuple(players))
        self._bots = Recorded(match, record.actions)
        session = LocalSession(match, [self._person], self._bots)
        self._table = a_table(studio.stage, session)
        self._hand = (WINDOW[0] * 3 // 5, WINDOW[1] * 4 // 5)
        self._cursor = studio.stage.assets.image("cursors/arrow_32")
        self.frames: list[Surface] = []

    def shoot(self, build: Build) -> None:
        """A bot's move, then the person's: a company, its hexes, and off it goes."""
        self._studio.show(self._table)
        self._bots.may_play = True
        self._roll(lambda: self._table.model.plan.my_turn)
        layout = self._table.geometry.layout
        self._touch(layout.cards[build.company.order].center)
        for place in build.hexes:
            self._touch(self._table.geometry.camera.pixel_of(place))
        self._touch(layout.buttons[0].center)
        if self._table.model.asks_again:  # the move ends the game
            self._roll(lambda: (self._table.model.question or 0) >= QUESTION)
            self._touch(layout.buttons[0].center)
        self._roll(lambda: self._table.model.panel is SidePanel.FINALE)
        finale = len(self.frames) + round(FINALE * RATE)
        self._roll(lambda: len(self.frames) == finale)

    def _roll(self, done: Callable[[], bool]) -> None:
        """Film until something is shown."""
        for _ in range(MOST_FRAMES):
            self._studio.wait(PACE / RATE)
            self._keep()
            if done():
                return
        raise SystemExit("the move never ends")

    def _touch(self, goal: tuple[int, int]) -> None:
        """The hand goes somewhere and clicks."""
        (x, y), steps = self._hand, round(HAND * RATE)
        for step in range(1, steps + 1):
            share = ease_in_out(step / steps)
            self._hand = round(x + (goal[0] - x) * share), round(y + (goal[1] - y) * share)
            self._studio.point(self._hand)
            self._keep()
        self._studio.click(goal, settle=False)
        self._studio.wait(PACE / RATE)
        self._keep()

    def _keep(self) -> None:
        """One frame, with the hand in it."""
        window = pygame.display.get_surface()
        if window is None:
            raise SystemExit("the window is gone")
        picture = window.copy()
        picture.blit(self._cursor, self._hand)
        self.frames.append(pygame.transform.smoothscale(picture, SIZE))


def film(record: Record) -> list[Surface]:
    """The frames of a record's last moves."""
    build = record.actions[-1]
    if not isinstance(build, Build):
        raise SystemExit("the last move of the record is no build")
    with tempfile.TemporaryDirectory(prefix="paris-connection-") as folder:
        studio = Studio(Path(folder))
        studio.clear(WINDOW, "en")
        try:
            filming = Film(studio, record)
            filming.shoot(build)
            return filming.frames
        finally:
            studio.close()


def main() -> None:
    """Film, and write the file."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    frames = film(load_record(RECORD))
    delays = [1000 // RATE] * (len(frames) - 1) + [LAST_FRAME]
    write(file, frames, delays)
    print(
        f"{file}: {len(frames)} frames, {sum(delays) / 1000:.1f} s, {file.stat().st_size:,} bytes"
    )


if __name__ == "__main__":
    main()
