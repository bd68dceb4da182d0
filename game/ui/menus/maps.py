"""The maps that a game can be played on, as rows of a form: those that are found, and what is wrong
with the others. For any form scene: put `rows` into it, and call `work` in every update."""

import time
from collections.abc import Callable, Iterator

from game.board import Board, BoardEntry, shipped_boards
from game.storage.folders import ready
from game.ui.core.context import Context
from game.ui.core.folder_window import FolderWindow
from game.ui.i18n.text import Texts
from game.ui.map.preview import Preview
from game.ui.menus.broken_maps import BrokenMapsScene, flaw_note
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row
from game.ui.widgets.link_row import LinkRow
from game.ui.widgets.map_row import LOW, SHAPE, MapCard, MapRow
from game.ui.widgets.theme import WRONG

# About how long a game takes, for the maps of which that is known.
MINUTES = {"france": 45, "paris-bruxelles": 15}
_A_WHILE = 0.008  # seconds of a frame
_MOST_TOLD = 2  # files that are no maps; more are counted


class Maps:
    """Reads the boards and makes their previews, a little in every frame."""

    def __init__(self, stage: Context, chosen: str, changed: Callable[[Board], None]) -> None:
        self._stage = stage
        self._wish = chosen
        self._changed = changed
        self._found: list[BoardEntry] = []
        self._files: Iterator[BoardEntry] = stage.games.shelf.look()
        self._reading = True
        for _ in shipped_boards():  # at once: these are few and small
            self._read()
        self._told = 0  # entries that have their rows
        self._previews: dict[tuple[str, tuple[int, int]], Preview] = {}
        self._shown: FolderWindow | None = None

    @property
    def boards(self) -> list[Board]:
        """Those that can be played on, as far as they were read."""
        return [entry.board for entry in self._found if entry.board is not None]

    @property
    def chosen(self) -> Board:
        """The one that was wished for; the usual one if there is no such."""
        return self.boards[self._number]

    def rows(self, *, briefly: bool = False) -> list[Row]:
        """A heading, a card for every map, what is no map, and where the player's own belong;
        `briefly` where there is much else to choose."""
        say, folder = self._stage.texts.say, self._stage.games.shelf.folder
        self._told = len(self._found)
        cards, shape = [self._card(board) for board in self.boards], LOW if briefly else SHAPE
        choice = MapRow(cards, self._number, self._choose, shape)
        rows: list[Row] = [HeadingRow(say("maps-title")), choice, *self._troubles()]
        if folder is not None and not briefly:
            ready(folder)  # one that is named should be there
            rows.append(NoteRow(say("maps-own", folder=str(folder))))
            rows.append(LinkRow(say("maps-open-folder"), self._open_folder))
        return rows

    def work(self, clock: Callable[[], float] = time.perf_counter) -> bool:
        """Read and draw for a moment; True if the rows have to be made anew."""
        self._hear_of_the_folder()
        if self._reading:
            self._read()
            return not self._reading and len(self._found) > self._told
        until = clock() + _A_WHILE
        for preview in [*self._previews.values()]:
            while preview.step():
                if clock() >= until:
                    return False
        return False

    @property
    def _number(self) -> int:
        names = [board.name for board in self.boards]
        return names.index(self._wish) if self._wish in names else 0

    def _read(self) -> None:
        """One file."""
        entry = next(self._files, None)
        if entry is None:
            self._reading = False
        else:
            self._found.append(entry)

    def _choose(self, number: int) -> None:
        board = self.boards[number]
        self._wish = board.name
        self._stage.audio.play("click")
        self._changed(board)

    def _card(self, board: Board) -> MapCard:
        facts = map_facts(self._stage.texts, board)
        return MapCard(board.title, facts, lambda size: self._preview(board, size))

    def _preview(self, board: Board, size: tuple[int, int]) -> Preview:
        """Kept while the form stands, so that a change of it draws nothing twice."""
        found = self._previews.get((board.name, size))
        if found is None:
            stale = [key for key in self._previews if key[0] == board.name]
            for key in stale:
                del self._previews[key]
            found = Preview(self._stage.assets, board, size)
            self._previews[board.name, size] = found
        return found

    def _troubles(self) -> list[Row]:
        """What is wrong with files that are no maps; where there are many, how many they are."""
        broken = [entry for entry in self._found if entry.board is None]
        if len(broken) <= _MOST_TOLD:
            return [flaw_note(entry, self._stage.texts) for entry in broken]

        def tell() -> None:
            self._stage.audio.play("click")
            self._stage.push(BrokenMapsScene(self._stage, broken))

        words = self._stage.texts.say("maps-none", count=len(broken))
        return [LinkRow(words, tell, WRONG)]

    def _open_folder(self) -> None:
        folder = self._stage.games.shelf.folder
        if folder is not None:
            self._stage.audio.play("click")
            self._shown = FolderWindow(folder)

    def _hear_of_the_folder(self) -> None:
        """The system may say only later that it cannot show a folder."""
        if self._shown is not None and self._shown.failed:
            self._shown = None
            folder = str(self._stage.games.shelf.folder)
            self._stage.notices.append(self._stage.texts.say("maps-open-failed", folder=folder))


def map_facts(texts: Texts, board: Board) -> tuple[str, ...]:
    """How large a map is, and how long a game on it takes where that is known."""
    size = texts.say("maps-facts", hexes=len(board.spaces), count=len(board.cities))
    minutes = MINUTES.get(board.name)
    return (size, texts.say("maps-minutes", minutes=minutes)) if minutes else (size,)
