"""The catalogues of all languages: complete, consistent, well set, and drawable."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame.freetype
import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.rules.companies import COMPANIES
from game.rules.reasons import Rule
from game.ui.i18n.catalogues import Catalogue
from game.ui.i18n.plain_messages import COMMON, LOCALES, TextError, file_of, listed
from game.ui.i18n.text import LANGUAGES
from tests.builders import BLACK, BLUE, GREEN, PURPLE, YELLOW
from tests.game.ui.samples import samples

FONTS = Path(__file__).parents[4] / "sprites" / "fonts"
FACES = ("display", "reading", "reading-bold", "label")
CATALOGUES = {language: Catalogue(language) for language in LANGUAGES}
ENGLISH = CATALOGUES["en"]
NARROW, MINUS = "\N{NARROW NO-BREAK SPACE}", "\N{MINUS SIGN}"
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Patterns(Visitor):
    """The texts of a catalogue file, what is filled in shown as {}."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = (
            part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements
        )
        self.texts.append("".join(parts))
        self.generic_visit(node)


@cache
def texts_of(language: str) -> list[str]:
    """Every text of a language as it is written, each plural by itself."""
    found = Patterns()
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            found.visit(entry)
    return found.texts


def said_in(language: str) -> Iterator[str]:
    """Every text of a language as it is shown, tried with many arguments."""
    catalogue = CATALOGUES[language]
    for key in sorted(catalogue.keys):
        for arguments in samples(catalogue.variables(key)):
            yield catalogue.say(key, arguments)


def breaking(pattern: str, texts: list[str]) -> list[str]:
    return [text for text in texts if re.search(pattern, text)]


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@every_language
def test_a_language_has_every_text(language: str) -> None:
    assert CATALOGUES[language].keys ^ ENGLISH.keys == set()


@every_language
def test_a_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (LOCALES / language).iterdir()) == sorted(
        file.name for file in (LOCALES / "en").iterdir()
    )


def test_every_key_is_in_its_file() -> None:
    files = {file.stem: file.read_text(encoding="utf-8") for file in (LOCALES / "en").iterdir()}
    for name, content in files.items():
        keys = re.findall(r"^([a-z]\S*) =", content, re.MULTILINE)
        expected = {file_of(key) for key in keys}
        assert len({key.partition("-")[0] for key in keys}) == 1 or name == COMMON
        assert expected == {name} or (name == COMMON and expected - {COMMON} == expected - {*files})


@every_language
def test_a_file_holds_the_same_keys_in_the_same_order(language: str) -> None:
    for file in (LOCALES / language).iterdir():
        orders = [
            re.findall(r"^(\S+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
            for path in (file, LOCALES / "en" / file.name)
        ]
        assert orders[0] == orders[1]


def new_texts(language: str) -> set[str]:
    """The keys under the comment `# new`: texts that no editor has read yet."""
    return {
        entry.id.name
        for file in (LOCALES / language).glob("*.ftl")
        for entry in FluentResource(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.comment and entry.comment.content == "new"
    }


@every_language
def test_texts_that_wait_for_an_editor_are_marked_in_every_language(language: str) -> None:
    assert new_texts(language) == new_texts("en")


@every_language
def test_a_text_takes_the_same_arguments_in_every_language(language: str) -> None:
    catalogue = CATALOGUES[language]
    different = {key for key in ENGLISH.keys if catalogue.variables(key) != ENGLISH.variables(key)}
    assert different == set()


@every_language
def test_no_text_is_empty_or_badly_filled(language: str) -> None:
    for words in said_in(language):
        assert words
        assert words == words.strip()
        assert not re.search(r"\.\.|\{|\}|\?\?\?|None|  | [.,]", words), words


@every_language
def test_every_rule_has_its_sentence(language: str) -> None:
    assert {f"reason-{rule}" for rule in Rule} == {
        key for key in CATALOGUES[language].keys if key.startswith("reason-")
    }


@every_language
def test_a_reason_is_a_whole_sentence(language: str) -> None:
    catalogue = CATALOGUES[language]
    for rule in Rule:
        key = f"reason-{rule}"
        for arguments in samples(catalogue.variables(key)):
            words = catalogue.say(key, arguments)
            assert words[0].isupper() or words[0].isdigit() or words[0] == MINUS, words
            assert words.endswith("."), words


@every_language
def test_the_buttons_of_the_table_are_short(language: str) -> None:
    for name in ("confirm", "take-back", "take-back-all"):
        assert len(CATALOGUES[language].say(f"table-{name}", {})) <= 16


@every_language
def test_signs_are_the_printers_own(language: str) -> None:
    """No typewriter apostrophes, quotes, dots or minus signs."""
    assert breaking(r"""['"]|\.\.\.|(?<![\w}])-""", texts_of(language)) == []


def test_french_has_narrow_spaces_before_high_signs() -> None:
    texts = texts_of("fr")
    assert breaking(f"[^{NARROW}][;:!?»%]", texts) == []
    assert breaking(f"«(?!{NARROW})", texts) == []
    assert breaking(f"{NARROW}(?![;:!?»%{{\\w])", texts) == []


def test_only_french_has_spaces_before_high_signs() -> None:
    for language in ("en", "de", "nl", "es"):
        assert breaking(r"\s[;:!?]", texts_of(language)) == []


def test_spanish_opens_its_questions_and_exclamations() -> None:
    for text in texts_of("es"):
        marks = "".join(re.findall("[¿?¡!]", text))
        assert re.fullmatch(r"(¿\?|¡!)*", marks), text


def test_german_quotes_open_below() -> None:
    for text in texts_of("de"):
        assert re.fullmatch("(„“)*", "".join(re.findall("[„“”]", text))), text


@pytest.fixture(scope="module")
def _font_engine() -> Iterator[None]:
    pygame.freetype.init()
    yield
    pygame.freetype.quit()


@pytest.mark.usefixtures("_font_engine")
@pytest.mark.parametrize("face", FACES)
@every_language
def test_every_letter_can_be_drawn(face: str, language: str) -> None:
    font = pygame.freetype.Font(FONTS / f"{face}.ttf", 24)
    letters = "".join(sorted(set("".join([*texts_of(language), *said_in(language)]))))
    drawn = zip(letters, font.get_metrics(letters), strict=True)
    assert [letter for letter, metrics in drawn if metrics is None] == []


@pytest.mark.usefixtures("_font_engine")
def test_a_letter_that_cannot_be_drawn_would_be_noticed() -> None:
    font = pygame.freetype.Font(FONTS / "reading.ttf", 24)
    assert font.get_metrics("a\u2192\u4e2d")[1:] == [None, None]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["0 locomotives", "1 locomotive", "2 locomotives", "5 locomotives"]),
        ("de", ["0 Loks", "1 Lok", "2 Loks", "5 Loks"]),
        ("fr", ["0 locomotive", "1 locomotive", "2 locomotives", "5 locomotives"]),
        ("nl", ["0 locomotieven", "1 locomotief", "2 locomotieven", "5 locomotieven"]),
        ("es", ["0 locomotoras", "1 locomotora", "2 locomotoras", "5 locomotoras"]),
    ],
)
def test_counts_follow_the_plurals_of_the_language(language: str, words: list[str]) -> None:
    catalogue = CATALOGUES[language]
    counted = [catalogue.say("count-locomotives", {"count": count}) for count in (0, 1, 2, 5)]
    assert counted == words


@every_language
def test_the_plurals_are_those_of_the_unicode_tables(language: str) -> None:
    catalogue, form = CATALOGUES[language], Locale(language).plural_form
    spelled = [catalogue.say("count-locomotives", {"count": count}) for count in range(120)]
    singular = spelled[1].replace("1", "")
    for count, words in enumerate(spelled):
        assert (words.replace(str(count), "") == singular) == (form(count) == "one"), words


def test_large_counts_are_not_grouped() -> None:
    assert ENGLISH.say("count-points", {"points": 12345}) == "12345 points"


def test_a_number_below_zero_has_a_real_minus_sign() -> None:
    assert ENGLISH.say("count-points", {"points": -20}) == f"{MINUS}20 points"


def test_the_railways_keep_their_french_names_in_every_language() -> None:
    names = ["Nord", "P.O.", "P.L.M.", "Ouest", "Est", "Midi"]
    for catalogue in CATALOGUES.values():
        assert [catalogue.company(company) for company in COMPANIES] == names


@every_language
def test_every_company_has_a_colour_of_its_own(language: str) -> None:
    catalogue = CATALOGUES[language]
    colours = {catalogue.company(company, "colour") for company in COMPANIES}
    assert len(colours) == len(COMPANIES)
    assert colours.isdisjoint(catalogue.company(company) for company in COMPANIES)


def test_french_companies_have_their_articles() -> None:
    french = CATALOGUES["fr"]
    assert french.say("reason-depot-empty", {"company": GREEN}) == (
        "Le dépôt de l\u2019Ouest est vide."
    )
    assert french.say("reason-depot-empty", {"company": YELLOW}) == "Le dépôt du P.O. est vide."
    full = french.say("reason-rural-full", {"place": "here", "others": (BLACK, PURPLE)})
    assert full.endswith("l\u2019Est et le Midi y sont déjà.")


def test_lists_end_with_the_word_of_the_language() -> None:
    assert listed(("a", "b", "c"), ENGLISH.say) == "a, b and c"
    assert listed(("a",), ENGLISH.say) == "a"
    assert listed((), ENGLISH.say) == ""
    assert listed(("a", "b"), CATALOGUES["de"].say) == "a und b"


def test_a_spanish_list_says_e_before_an_i() -> None:
    spanish = CATALOGUES["es"]
    assert listed(("Ada", "Inès"), spanish.say) == "Ada e Inès"
    assert listed(("Ada", "Hugo"), spanish.say) == "Ada y Hugo"
    assert listed(("Ada", "Hierro"), spanish.say) == "Ada y Hierro"


def test_a_key_that_is_not_there_raises() -> None:
    with pytest.raises(TextError, match="there is no text 'no-such-key'"):
        ENGLISH.say("no-such-key", {})
    with pytest.raises(TextError, match="there is no text 'no-such-key'"):
        ENGLISH.variables("no-such-key")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(TextError, match="table-turn-of: Unknown external: name"):
        ENGLISH.say("table-turn-of", {})


def test_words_where_a_company_belongs_raise() -> None:
    with pytest.raises(TextError, match="'blue' is not a company"):
        ENGLISH.say("company-with-colour", {"company": "blue"})
    assert ENGLISH.say("company-with-colour", {"company": BLUE}) == "Nord (blue)"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("key = a\nkey = b\n", "key appears twice"),
        ("no message", "cannot be read: no message"),
        ("key = { a\n", "cannot be read: key = { a"),
    ],
)
def test_a_broken_catalogue_is_refused(tmp_path: Path, content: str, words: str) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "key.ftl").write_text(content, encoding="utf-8")
    with pytest.raises(TextError, match=words):
        Catalogue("xx", tmp_path).say("key", {})
