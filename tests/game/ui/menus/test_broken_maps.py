import pygame
import pytest

from game.board import BoardEntry, Flaw
from game.storage.settings import LANGUAGES
from game.ui.menus.broken_maps import BrokenMapsScene, flaw_words
from game.ui.widgets.form_rows import NoteRow
from tests.game.ui.theatre import Curtain, Theatre


def an_entry(flaw: Flaw, problems: int = 1) -> BoardEntry:
    return BoardEntry(
        "map.json", None, ("not valid UTF-8 text: byte 0 cannot be decoded",) * problems, flaw
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_is_told_in_words_for_people(theatre: Theatre, language: str) -> None:
    theatre.window((1280, 720), language=language)
    told = {flaw_words(an_entry(flaw), theatre.stage.texts) for flaw in Flaw}
    assert len(told) == len(Flaw)
    assert all("map.json" in words and "byte" not in words for words in told)


def test_a_size_is_told_in_megabytes_and_mistakes_are_counted(theatre: Theatre) -> None:
    texts = theatre.stage.texts
    assert flaw_words(an_entry(Flaw.TOO_LARGE), texts) == "map.json is larger than 1 MB."
    assert "3 errors" in flaw_words(an_entry(Flaw.MISTAKES, 3), texts)


def test_the_list_tells_every_file_and_where_an_author_reads_more(theatre: Theatre) -> None:
    entries = [an_entry(flaw) for flaw in Flaw]
    scene = BrokenMapsScene(theatre.stage, entries)
    theatre.show(scene, over=Curtain())
    assert scene.form is not None
    words = [row.words for row in scene.form.rows if isinstance(row, NoteRow)]
    assert len(words) == len(Flaw) + 1
    assert "main.py board check" in words[-1]
    theatre.key(pygame.K_ESCAPE)
    assert theatre.top is not scene
