"""Choosing a map in a form: cards with previews, and what is wrong with broken map files."""

import time
from collections.abc import Callable, Iterator, Sequence

from game.board import Board, BoardEntry, Flaw, shipped_boards
from game.board.reader import MOST_HEXES
from game.json_text import LARGEST
from game.storage.folders import ready
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.i18n.text import Texts
from game.ui.map.preview import Preview
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import HeadingRow, LinkRow, NoteRow, Row
from game.ui.widgets.map_row import LOW, SHAPE, MapCard, MapRow
from game.ui.widgets.theme import CREAM, WRONG

MINUTES = {"france": 45, "paris-bruxelles": 15}  # the length of a game, where known
_WORK_TIME = 0.002  # seconds of a frame, which redraws the form as well
_MOST_FLAWS = 2  # broken files listed in the form; more are counted


class Maps:
    """Reads the boards and draws their previews, a little in every frame."""

    def __init__(
        self,
        context: Context,
        chosen: str,
        changed: Callable[[Board], None],
        renew: Callable[[], None] = lambda: None,
    ) -> None:
        """`renew` is called when other rows are needed."""
        self._context, self._wanted = context, chosen
        self._changed, self._renew = changed, renew
        self._entries: list[BoardEntry] = []
        shelf = context.games.shelf
        self._folder = shelf.folder
        self._unread: Iterator[BoardEntry] = shelf.entries()
        self._reading = True
        for _ in shipped_boards():  # few and small, so read immediately
            self._read()
        self._in_rows = 0  # number of entries when the rows were made
        self._previews: dict[tuple[str, tuple[int, int]], Preview] = {}

    @property
    def boards(self) -> list[Board]:
        """The playable boards read so far."""
        return [entry.board for entry in self._entries if entry.board is not None]

    @property
    def chosen(self) -> Board:
        """The chosen board, or the default if it does not exist."""
        return self.boards[self._number]

    def rows(self, *, briefly: bool = False) -> list[Row]:
        """Heading, map cards, broken files, folder of own maps; `briefly` omits the folder."""
        say = self._context.texts.say
        self._in_rows = len(self._entries)
        cards, shape = [self._card(board) for board in self.boards], LOW if briefly else SHAPE
        choice = MapRow(cards, self._number, self._choose, shape, self._update)
        rows: list[Row] = [HeadingRow(say("maps-title")), choice, *self._flaws()]
        if self._folder is not None and not briefly:
            ready(self._folder)  # the text below names it, so it should exist
            rows.append(NoteRow(say("maps-own", folder=str(self._folder))))
            rows.append(LinkRow(say("maps-open-folder"), self._open_folder))
        return rows

    def work(self, clock: Callable[[], float] = time.perf_counter) -> bool:
        """Read or draw for a moment; True if the rows must be made again."""
        if self._reading:
            self._read()
            return not self._reading and len(self._entries) > self._in_rows
        until = clock() + _WORK_TIME
        for preview in [*self._previews.values()]:
            while preview.step():
                if clock() >= until:
                    return False
        return False

    def _update(self) -> None:
        if self.work():
            self._renew()

    @property
    def _number(self) -> int:
        names = [board.name for board in self.boards]
        return names.index(self._wanted) if self._wanted in names else 0

    def _read(self) -> None:
        """Read one file."""
        entry = next(self._unread, None)
        if entry is None:
            self._reading = False
        else:
            self._entries.append(entry)

    def _choose(self, number: int) -> None:
        board = self.boards[number]
        self._wanted = board.name
        self._context.audio.play("click")
        self._changed(board)

    def _card(self, board: Board) -> MapCard:
        facts = map_facts(self._context.texts, board)
        return MapCard(board.title, facts, lambda size: self._preview(board, size))

    def _preview(self, board: Board, size: tuple[int, int]) -> Preview:
        """One per board, kept when the form is rebuilt."""
        preview = self._previews.get((board.name, size))
        if preview is None:
            for outdated in [key for key in self._previews if key[0] == board.name]:
                del self._previews[outdated]
            preview = Preview(self._context.assets, board, size)
            self._previews[board.name, size] = preview
        return preview

    def _flaws(self) -> list[Row]:
        """What is wrong with broken files, or a link to the list if there are many."""
        texts = self._context.texts
        broken = [entry for entry in self._entries if entry.board is None]
        if len(broken) <= _MOST_FLAWS:
            return [NoteRow(flaw_text(entry, texts), WRONG) for entry in broken]

        def show() -> None:
            self._context.audio.play("click")
            self._context.push(BrokenMapsScene(self._context, broken))

        return [LinkRow(texts.say("maps-none", count=len(broken)), show, WRONG)]

    def _open_folder(self) -> None:
        if self._folder is not None:
            self._context.audio.play("click")
            self._context.open_folder(self._folder)


class BrokenMapsScene(FormScene):
    """A list of broken map files, over the form that counts them."""

    title = "maps-none-title"

    def __init__(self, context: Context, entries: Sequence[BoardEntry]) -> None:
        super().__init__(context, [Button("back")])
        self._entries = entries

    def sections(self) -> Sequence[Sequence[Row]]:
        texts = self.context.texts
        rows = [NoteRow(flaw_text(entry, texts), CREAM) for entry in self._entries]
        return [[*rows, NoteRow(texts.say("maps-none-about"))]]


def flaw_text(entry: BoardEntry, texts: Texts) -> str:
    """Why a file is not a valid map, for players rather than authors."""
    key, file = f"maps-flaw-{entry.flaw}", entry.name
    match entry.flaw:
        case Flaw.TOO_LARGE:
            return texts.say(key, file=file, megabytes=LARGEST // 2**20)
        case Flaw.TOO_MANY:
            return texts.say(key, file=file, most=MOST_HEXES)
        case Flaw.MISTAKES:
            return texts.say(key, file=file, count=len(entry.problems))
    return texts.say(key, file=file)


def map_facts(texts: Texts, board: Board) -> tuple[str, ...]:
    """The size of a map, and the length of a game on it where known."""
    size = texts.say("maps-facts", hexes=len(board.spaces), count=len(board.cities))
    minutes = MINUTES.get(board.name)
    return (size, texts.say("maps-minutes", minutes=minutes)) if minutes else (size,)
