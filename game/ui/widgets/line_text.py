"""A line of text while it is typed: letters, caret and selection, without keys or fonts."""

from game.graphemes import cut
from game.ui.widgets.text_layout import printable


class LineText:
    """At most so many letters; those between anchor and caret are selected."""

    def __init__(self, longest: int, text: str = "") -> None:
        self._longest = longest
        self.text = ""
        self.full = False  # the last letters typed did not fit
        self.caret = self.anchor = 0
        self.insert(text)

    @property
    def span(self) -> tuple[int, int]:
        """Start and end of the selection; twice the caret if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected letters."""
        first, last = self.span
        return self.text[first:last]

    def insert(self, text: str) -> None:
        """Replace the selection by as many letters as there is room for."""
        first, last = self.span
        wanted = printable(text)
        letters = cut(wanted, self._longest - len(self.text) + last - first)
        self.full = letters != wanted
        self.text = self.text[:first] + letters + self.text[last:]
        self.go(first + len(letters))

    def erase(self, step: int, *, word: bool = False) -> None:
        """Erase the selection, else the letter or word before the caret (-1) or after it (1)."""
        if not self.selected:
            self.go(self._beyond(step, word), keep=True)
        self.insert("")

    def clear(self) -> None:
        """Erase everything."""
        self.select_all()
        self.insert("")

    def go(self, place: int, *, keep: bool = False) -> None:
        """Move the caret before a letter; `keep` extends the selection."""
        self.caret = min(max(place, 0), len(self.text))
        if not keep:
            self.anchor = self.caret

    def step(self, step: int, *, keep: bool = False, word: bool = False) -> None:
        """Move the caret a letter or word to the left (-1) or right (1), or out of a selection."""
        if self.selected and not keep:
            self.go(self.span[step > 0])
        else:
            self.go(self._beyond(step, word), keep=keep)

    def select_all(self) -> None:
        """Select every letter."""
        self.anchor, self.caret = 0, len(self.text)

    def _beyond(self, step: int, word: bool) -> int:
        """The place beyond the next letter, or beyond the next word and the spaces around it."""
        if not word:
            return self.caret + step
        before = self.text[: self.caret]
        if step < 0:
            return len(before.rstrip().rpartition(" ")[0]) + (" " in before.rstrip())
        after = self.text[self.caret :].lstrip()
        first, space, _ = after.partition(" ")
        return len(self.text) - len(after) + len(first) + len(space)
