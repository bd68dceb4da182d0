"""The keys that the sources say, against those that the catalogues have."""

from pathlib import Path

import pytest

from game.options import OPTIONS
from game.ui.i18n.catalogues import Catalogue
from tests.game.ui.i18n.catalogue_keys import keys_used, missing, unused

SOURCES = Path(__file__).parents[4] / "game" / "ui"

SAMPLE = """
def draw(texts, speed, won, given):
    texts.say("title-play")
    texts.say(f"speed-{speed}")
    texts.say("end-won" if won else "end-lost", name="Ada")
    texts.say("holds", **given)
    texts.say(given)
ROWS = ("keys-row", "not a key")
"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    (tmp_path / "scene.py").write_text(SAMPLE, encoding="utf-8")
    return tmp_path


def catalogue_of(folder: Path, *messages: str) -> Catalogue:
    (folder / "xx").mkdir()
    (folder / "xx" / "all.ftl").write_text("\n".join(messages) + "\n", encoding="utf-8")
    return Catalogue("xx", folder)


def test_the_keys_of_a_source_tree_are_found(sample: Path) -> None:
    found = {key for use in keys_used(sample) for key in use.keys}
    assert found == {"title-play", "speed-[a-z0-9-]+", "end-won", "end-lost", "holds"}


def test_a_missing_key_is_reported(sample: Path) -> None:
    texts = catalogue_of(
        sample, "title-play = a", "speed-slow = a", "end-won = { $name }", "holds = { $count }"
    )
    assert missing(keys_used(sample), texts) == ["scene.py:5: no text fits end-lost"]


def test_a_wrong_argument_is_reported(sample: Path) -> None:
    texts = catalogue_of(
        sample,
        "title-play = { $count } games",
        "speed-slow = a",
        "end-won = { $name }",
        "end-lost = { $name } and { $other }",
        "holds = { $count }",
    )
    assert missing(keys_used(sample), texts) == [
        "scene.py:3: title-play takes count",
        "scene.py:5: end-lost takes name, other",
    ]


def test_an_unused_key_is_reported_unless_a_used_one_has_it_inside(sample: Path) -> None:
    texts = catalogue_of(
        sample,
        "title-play = { inner-used } a",
        "inner-used = { inner-deep } a",
        "inner-deep = a",
        "inner-idle = a",
        "speed-slow = a",
        "keys-row = a",
        "keys-idle = a",
    )
    assert unused(sample, texts) == ["inner-idle", "keys-idle"]


def test_every_text_that_the_screen_says_is_in_the_catalogue() -> None:
    assert missing(keys_used(SOURCES), Catalogue("en")) == []


def test_every_text_of_the_catalogue_is_said_somewhere() -> None:
    of_options: set[str] = set()
    for option in OPTIONS:
        of_options |= {option.label, option.about, option.agreed_else}
        of_options |= {*option.choices.values(), *option.agreed.values()}
    assert [key for key in unused(SOURCES, Catalogue("en")) if key not in of_options] == []
