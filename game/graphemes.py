"""Letters as people see them: where a text may be cut without tearing one apart.

After Unicode's rules for grapheme clusters (UAX 29), with the categories of `unicodedata`.
"""

import unicodedata
from collections.abc import Callable, Iterator

_JOINER = "\u200d"
_SKIN = range(0x1F3FB, 0x1F400)  # emoji modifiers
_FLAG = range(0x1F1E6, 0x1F200)  # regional indicators; two are a flag
_TAGS = range(0xE0020, 0xE0080)  # of the flags of regions
_HANGUL_FIRST = range(0x1100, 0x1160)
_HANGUL_MIDDLE = range(0x1160, 0x11A8)
_HANGUL_LAST = range(0x11A8, 0x1200)
_HANGUL_WHOLE = range(0xAC00, 0xD7A4)
_LASTS = 28  # of the last letters of a syllable, one for none


def graphemes(text: str) -> Iterator[str]:
    """The letters of a text, each with everything that belongs to it."""
    start = 0
    for place in range(1, len(text)):
        if not _holds_together(text, start, place):
            yield text[start:place]
            start = place
    if text:
        yield text[start:]


def cut(text: str, longest: int) -> str:
    """As many whole letters as have at most `longest` code points together."""
    return text if len(text) <= longest else text[: _fitting(text, longest, len)]


def cut_to_bytes(text: str, longest: int) -> str:
    """As many whole letters as have at most so many bytes in UTF-8."""
    return text[: _fitting(text, longest, lambda letter: len(letter.encode("utf-8", "replace")))]


def _fitting(text: str, longest: int, size: Callable[[str], int]) -> int:
    taken = end = 0
    for letter in graphemes(text):
        taken += size(letter)
        if taken > longest:
            break
        end += len(letter)
    return end


def _holds_together(text: str, start: int, place: int) -> bool:
    """Whether the letter that begins at `start` goes on at `place`."""
    before, after = text[place - 1], text[place]
    code, kind = ord(after), unicodedata.category(after)
    if before == "\r" and after == "\n":
        return True
    if "Cc" in (kind, unicodedata.category(before)):
        return False
    if kind in ("Mn", "Mc", "Me") or after == _JOINER or code in _SKIN or code in _TAGS:
        return True
    if before == _JOINER and kind == "So":
        return True
    if code in _FLAG and ord(before) in _FLAG:
        flags = sum(ord(letter) in _FLAG for letter in text[start:place])
        return flags % 2 == 1
    return _same_syllable(ord(before), code)


def _same_syllable(before: int, after: int) -> bool:
    """Whether two Korean letters belong to one syllable."""
    whole = before in _HANGUL_WHOLE
    ends_open = whole and (before - _HANGUL_WHOLE.start) % _LASTS == 0
    if before in _HANGUL_FIRST:
        return after in _HANGUL_FIRST or after in _HANGUL_MIDDLE or after in _HANGUL_WHOLE
    if before in _HANGUL_MIDDLE or ends_open:
        return after in _HANGUL_MIDDLE or after in _HANGUL_LAST
    return (before in _HANGUL_LAST or whole) and after in _HANGUL_LAST
