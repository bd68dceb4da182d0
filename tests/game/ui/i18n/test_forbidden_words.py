"""One word for one thing: the words that the glossary rules out, held at zero in every catalogue.

Each row names its reason: the row or the voice rule of docs/glossary.md. Search synonyms
(`book-*-also`) are there for people who type the wrong word, so no row applies to them.
"""

import re
from functools import cache
from typing import NamedTuple

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from game.ui.i18n.plain_messages import LOCALES
from game.ui.i18n.text import LANGUAGES
from tests.game.ui.i18n.test_catalogues import Patterns

SYNONYMS = re.compile(r"book-.*-also")


class Forbidden(NamedTuple):
    """A pattern that no text of a language may match, except those whose key matches `exempt`."""

    language: str
    pattern: str
    reason: str
    exempt: str = "(?!)"  # matches no key


FORBIDDEN = (
    Forbidden("en", r"\bengines?\b", "row 16: locomotive, never engine"),
    Forbidden(
        "en",
        r"\bopen hex|\bopen country|\bfree (hex|cit)",
        "rows 28, 36: countryside; available hex",
    ),
    Forbidden("en", r"\bonlooker|\bwatching:", "row 67: spectator"),
    Forbidden("en", r"\bnotebook\b", "row 57: trade notes"),
    Forbidden("en", r"\bLAN party\b", "row 63: LAN game"),
    Forbidden("en", r"\b(every|some|any)body\b", "voice 4: everyone, someone"),
    Forbidden("en", r"\bwho(so)?ever\b|\bone’s\b", "voice 2: name the subject"),
    Forbidden(
        "en",
        r"\b(anew|upon|for good|by (it|your)self|by themselves|parted)\b",
        "voice 3: modern verbs",
    ),
    Forbidden("en", r"\bat once\b", "voice 3: immediately", exempt=r"lan-no-(busy|chatter|haste)"),
    Forbidden("en", r"(?<!There )\bis no\b(?! longer| more)", "voice 2: is not a valid …"),
    Forbidden("en", r"\d\s%", "British English sets no space before %"),
    Forbidden("de", r"\bAktien?\b", "Zeile 18: Anteil, nie Aktie"),
    Forbidden("de", r"\b(Spielk|Landk|K)arten?\b", "Zeilen 23, 26: Tableau, Spielplan"),
    Forbidden("de", r"\bPlan\b", "Zeile 26: Spielplan, nie Plan"),
    Forbidden("de", r"\bBaus?\b", "Zeile 9: Bauaktion, nie Bau"),
    Forbidden(
        "de",
        r"\bhält(st)?\b|\bhalten\b",
        "Zeile 19: besitzen oder haben, nie halten",
        exempt=r"table-peek|keys-peek|lan-people-about",
    ),
    Forbidden(
        "de", r"\b[Ff]reie[snrm]? (Feld|Stadt|Städte)", "Zeile 36: ein Feld ist hell, nie frei"
    ),
    Forbidden(
        "de",
        r"\bLoks? von (Nord|Ouest|Est|Midi|P\.)|\beine (Nord|Ouest|Est|Midi|P\.)(?!-)",
        "Stimme 3: P.L.M.-Lok",
    ),
    Forbidden("de", r"(?<!Ein )\b(Klick|Wähl|Zeig|Drück|Bau)\b(?!-)", "Stimme 2: Imperativ mit -e"),
    Forbidden(
        "de",
        r"\bich\b",
        "Stimme 1: das Programm sagt nie ich",
        exempt=r"chat-phrase-.*|lan-button-.*",
    ),
    Forbidden("de", r"(?<=\w )(Sie|Ihnen|Ihre?)\b", "Stimme 1: immer du"),
    Forbidden("fr", r"\bactions? (de|du|d’) ", "ligne 18 : part, jamais action"),
    Forbidden("fr", r"\bcartes?\b", "lignes 23, 26 : tableau, plateau, jamais carte"),
    Forbidden("fr", r"\bétagères?\b", "ligne 21 : jamais étagère"),
    Forbidden(
        "fr", r"\bcases? libres?\b|\bvilles? libres?\b", "ligne 36 : une case n’est pas libre"
    ),
    Forbidden("fr", r"\b[Cc]onfirme[rz]?\b", "ligne 59 : valider, jamais confirmer"),
    Forbidden("fr", r"\bune? (Nord|Ouest|Est|Midi|P\.)", "voix 2 : une locomotive du Nord"),
    Forbidden(
        "fr",
        r"\b([Vv]ous|[Vv]otre|[Vv]os)\b",
        "voix 1 : tu, vous seulement pour plusieurs",
        exempt=r"book-r10-text|chat-phrase-moment|lan-no-(bad-message|unreachable)|reason-no-such-seat",
    ),
    Forbidden("nl", r"\breeks(en)?\b", "rij 3: serie, nooit reeks"),
    Forbidden("nl", r"\b(de|een|elke|deze) bouw\b", "rij 9: bouwactie, nooit bouw"),
    Forbidden("nl", r"\bkaart(en)?\b", "rijen 23, 26: bordje, spelbord, nooit kaart"),
    Forbidden("nl", r"\bzak(ken)?\b", "rij 40: buidel, nooit zak"),
    Forbidden("nl", r"\brek(ken)?\b", "rij 21: nooit rek"),
    Forbidden("nl", r"\bwinst\b", "rij 49: de overwinning delen, nooit winst"),
    Forbidden(
        "nl", r"\bvrije? (veld|velden|stad|steden)\b", "rij 36: een veld is verlicht, nooit vrij"
    ),
    Forbidden("nl", r"\b[Uu]w?\b|\bmen\b", "stem 1: altijd je"),
    Forbidden("nl", r"[“”]", "stem 5: enkele aanhalingstekens"),
    Forbidden("es", r"\b([Cc]og(e|er|es|ido)|[Cc]oj(a|as|o))\b", "fila 13: tomar, nunca coger"),
    Forbidden("es", r"\bobras?\b", "fila 9: construcción, nunca obra"),
    Forbidden(
        "es", r"\b[Cc]ambios?\b", "fila 11: intercambio, nunca cambio", exempt=r"lan-options-about"
    ),
    Forbidden("es", r"\bcartas?\b", "fila 23: tarjeta, nunca carta"),
    Forbidden("es", r"\bmapas?\b", "fila 26: tablero, nunca mapa"),
    Forbidden("es", r"\bestantes?\b", "fila 21: nunca estante"),
    Forbidden("es", r"\bsitios?\b", "fila 66: asiento, nunca sitio"),
    Forbidden(
        "es", r"\bcasillas? libres?\b|\bciudad(es)? libres?\b", "fila 36: disponible, nunca libre"
    ),
    Forbidden("es", r"\bpues\b|\bpor delante\b", "voz 4: así que; en cabeza"),
    Forbidden("es", r"\busted(es)?\b", "voz 1: tú y vosotros"),
)


@cache
def texts_by_key(language: str) -> list[tuple[str, str]]:
    """Every text of a language with its key, each plural apart."""
    texts = []
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found = Patterns()
                found.visit(entry)
                texts += [(entry.id.name, text) for text in found.texts]
    return texts


def offences(row: Forbidden) -> list[str]:
    """The texts that break a row, each with its key."""
    return [
        f"{key}: {text}"
        for key, text in texts_by_key(row.language)
        if re.search(row.pattern, text)
        and not re.fullmatch(row.exempt, key)
        and not SYNONYMS.fullmatch(key)
    ]


@pytest.mark.parametrize("row", FORBIDDEN, ids=lambda row: f"{row.language}: {row.reason}")
def test_the_words_that_the_glossary_rules_out_are_not_used(row: Forbidden) -> None:
    assert offences(row) == []


def test_every_language_has_rows() -> None:
    assert {row.language for row in FORBIDDEN} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("en", "locomotive"),
        ("de", "Lok"),
        ("fr", "locomotive"),
        ("nl", "locomotief"),
        ("es", "loco"),
    ],
)
def test_a_forbidden_word_would_be_found(language: str, pattern: str) -> None:
    assert offences(Forbidden(language, pattern, "as a trial"))
