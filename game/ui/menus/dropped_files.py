"""Opens a file that was dropped on the window: a finished game as a replay, a map in the list.

Anything else gets one sentence, and a hostile file harms nothing: it is read within the limits of
its reader, and nothing that is not a plain file is opened at all.
"""

from collections.abc import Callable
from pathlib import Path

from game.board import Board, BoardEntry, BoardError, read_file
from game.json_text import LARGEST, printable
from game.rules.errors import RecordError
from game.session import Session
from game.storage.file_suffixes import RECORD_ENDING
from game.storage.new_files import add_file
from game.ui.core.context import Context
from game.ui.menus.maps import flaw_text

_MAP_ENDING = ".json"


class DroppedFiles:
    """Decides what to do with a file; says so where nothing can be opened."""

    def __init__(
        self,
        context: Context,
        on_replay: Callable[[Session], None],
        on_map: Callable[[Board], None],
    ) -> None:
        self._context, self._on_replay, self._on_map = context, on_replay, on_map

    def open(self, file: str) -> None:
        """Open a file, or say why not."""
        try:
            path = Path(file)
            plain = path.is_file()  # not a folder, and not a pipe, which might never end
        except (OSError, ValueError):
            plain = False
        if not plain:
            self._say("error-drop-no-file", file)
        elif path.suffix.lower() == RECORD_ENDING:
            self._open_record(path)
        elif path.suffix.lower() == _MAP_ENDING:
            self._open_map(path)
        else:
            self._say("error-drop-unknown", path.name)

    def _open_record(self, path: Path) -> None:
        try:
            session = self._context.games.watch(path)
        except (OSError, RecordError) as error:
            if missing := error.unknown_board if isinstance(error, RecordError) else "":
                self._say("error-drop-record-map", path.name, map=printable(missing))
            else:
                self._say("error-drop-record-broken", path.name)
            return
        if session.view_as(None).view.result is None:  # portfolios stay secret (R5)
            self._say("error-drop-unfinished", path.name)
        else:
            self._on_replay(session)

    def _open_map(self, path: Path) -> None:
        shown = printable(path.name)
        try:
            board = read_file(path)
        except OSError:
            self._say("error-drop-no-file", path.name)
            return
        except BoardError as error:
            entry = BoardEntry(shown, None, error.problems, error.flaw)
            self._context.notices.append(flaw_text(entry, self._context.texts))
            return
        if self._shelved(board, path):
            self._on_map(board)

    def _shelved(self, board: Board, path: Path) -> bool:
        """Whether a map is in the list now; says why not."""
        shelf, texts = self._context.games.shelf, self._context.texts
        known = next((one for one in shelf.entries() if one.name == board.name), None)
        if known is not None and known.board == board:
            return True
        if known is not None or shelf.folder is None:
            self._context.notices.append(
                texts.say("maps-flaw-name-taken", file=printable(path.name))
            )
            return False
        try:
            with path.open("rb") as file:
                add_file(shelf.folder, path.stem, _MAP_ENDING, file.read(LARGEST))
        except OSError:
            folder = printable(str(shelf.folder))
            self._context.notices.append(texts.say("error-drop-map-failed", folder=folder))
            return False
        return True

    def _say(self, key: str, file: str, **arguments: str) -> None:
        text = self._context.texts.say(key, file=printable(file), **arguments)
        self._context.notices.append(text)
