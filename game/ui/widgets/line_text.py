"""What a line of text does while it is typed: its letters, the caret, what is selected of it.

Knows nothing of keys, fonts or screens.
"""

from game.ui.widgets.text_layout import printable


class LineText:
    """Letters up to a number; what lies between the anchor and the caret is selected."""

    def __init__(self, longest: int, text: str = "") -> None:
        self._longest = longest
        self.text = ""
        self.caret = self.anchor = 0
        self.insert(text)

    @property
    def span(self) -> tuple[int, int]:
        """From where to where letters are selected; twice the caret if none are."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The letters that are selected."""
        first, last = self.span
        return self.text[first:last]

    def insert(self, words: str) -> None:
        """Letters in the place of what is selected, as many as there is room for."""
        first, last = self.span
        letters = printable(words)[: self._longest - len(self.text) + last - first]
        self.text = self.text[:first] + letters + self.text[last:]
        self.go(first + len(letters))

    def erase(self, step: int, *, word: bool = False) -> None:
        """What is selected, or else the letter or word before the caret (-1) or behind it (1)."""
        if not self.selected:
            self.go(self._beyond(step, word), keep=True)
        self.insert("")

    def clear(self) -> None:
        """Begin anew."""
        self.select_all()
        self.insert("")

    def go(self, place: int, *, keep: bool = False) -> None:
        """Put the caret before a letter; `keep` goes on selecting from the anchor."""
        self.caret = min(max(place, 0), len(self.text))
        if not keep:
            self.anchor = self.caret

    def step(self, step: int, *, keep: bool = False, word: bool = False) -> None:
        """The caret one letter or word to the left (-1) or right (1), or out of the selection."""
        if self.selected and not keep:
            self.go(self.span[step > 0])
        else:
            self.go(self._beyond(step, word), keep=keep)

    def select_all(self) -> None:
        """Every letter."""
        self.anchor, self.caret = 0, len(self.text)

    def _beyond(self, step: int, word: bool) -> int:
        """Where the caret comes to if it goes over a letter, or over a word and what parts it."""
        if not word:
            return self.caret + step
        before = self.text[: self.caret]
        if step < 0:
            return len(before.rstrip().rpartition(" ")[0]) + (" " in before.rstrip())
        after = self.text[self.caret :].lstrip()
        first, space, _ = after.partition(" ")
        return len(self.text) - len(after) + len(first) + len(space)
