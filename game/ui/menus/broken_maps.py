"""Files in the folder of the player's own maps that cannot be played on, each with the reason."""

from collections.abc import Sequence

from game.board import BoardEntry, Flaw
from game.board.reader import MOST_HEXES
from game.json_text import LARGEST
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.i18n.text import Texts
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import NoteRow, Row
from game.ui.widgets.theme import CREAM, WRONG


class BrokenMapsScene(FormScene):
    """All of them, over the form that counts them."""

    title = "maps-none-title"

    def __init__(self, stage: Context, entries: Sequence[BoardEntry]) -> None:
        super().__init__(stage, [Button("back")])
        self._entries = entries

    def label(self, name: str) -> str:
        """The words on the button."""
        return self.context.texts.say("common-back")

    def on_button(self, name: str) -> None:
        """Back to the form."""
        self.leave()

    def sections(self) -> Sequence[Sequence[Row]]:
        """A line for each, and where an author of maps reads more."""
        texts = self.context.texts
        rows: list[Row] = [NoteRow(flaw_words(entry, texts), CREAM) for entry in self._entries]
        return [[*rows, NoteRow(texts.say("maps-none-about"))]]


def flaw_note(entry: BoardEntry, texts: Texts) -> NoteRow:
    """The reason in a form, as what is wrong there."""
    return NoteRow(flaw_words(entry, texts), WRONG)


def flaw_words(entry: BoardEntry, texts: Texts) -> str:
    """Why a file is no map, for somebody who may not have drawn it."""
    key, file = f"maps-flaw-{entry.flaw}", entry.name
    match entry.flaw:
        case Flaw.TOO_LARGE:
            return texts.say(key, file=file, megabytes=LARGEST // 2**20)
        case Flaw.TOO_MANY:
            return texts.say(key, file=file, most=MOST_HEXES)
        case Flaw.MISTAKES:
            return texts.say(key, file=file, count=len(entry.problems))
    return texts.say(key, file=file)
