"""The Fluent catalogues of one language: messages by key, with their plurals and company names.

Knows nothing of screens; everything it says comes from locales/<language>/*.ftl. A file holds the
keys that begin with its name and is read when the first of them is said; words.ftl holds the rest.
"""

from collections.abc import Mapping
from pathlib import Path

from babel import Locale
from babel.localedata import LocaleDataDict
from babel.numbers import parse_pattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.rules.companies import Company
from game.ui.i18n.plain_messages import LOCALES, Argument, TextError

# Before an i, Spanish says e instead of y; not where another vowel makes it a y sound.
I_SOUNDS, NOT_I_SOUNDS = ("i", "í", "hi", "hí"), ("ia", "ie", "io", "hia", "hie", "hio")
# When a count takes the singular, as Unicode's tables have it.
ONE = {"en": "i = 1", "de": "i = 1", "nl": "i = 1", "es": "i = 1", "fr": "i = 0,1"}


class Catalogue:
    """All messages of one language. Raises TextError for a wrong key or wrong arguments."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        self.language = language
        self._entries: dict[str, ast.Message] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._bundle = _Bundle([language], {"COMPANY": _in_form}, use_isolating=False)
        self._unread = {file.stem: file for file in sorted((folder / language).glob("*.ftl"))}
        self._read("words")

    @property
    def keys(self) -> frozenset[str]:
        """Every key that can be said."""
        for name in tuple(self._unread):
            self._read(name)
        return frozenset(self._entries)

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a message takes, those of messages inside it included."""
        if key not in self._variables:
            found = self._references(key)
            inside = map(self.variables, found.messages)
            self._variables[key] = frozenset(found.variables).union(*inside)
        return self._variables[key]

    def inside(self, key: str) -> frozenset[str]:
        """The messages that a message has inside."""
        messages = self._references(key).messages
        return frozenset(messages).union(*map(self.inside, messages))

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The message with its arguments filled in."""
        pattern = self._bundle.get_message(key).value if self._has(key) else None
        if pattern is None:
            raise TextError(f"{self.language}: there is no text {key!r}")
        values = {name: self._value(argument) for name, argument in arguments.items()}
        words, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"{self.language}: {key}: {errors[0]}")
        return str(words)

    def listed(self, words: tuple[str, ...]) -> str:
        """Words as a list: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        start = words[-1].casefold()
        before_i = start.startswith(I_SOUNDS) and not start.startswith(NOT_I_SOUNDS)
        key = "list-and-before-i" if before_i else "list-and"
        return self.say(key, {"words": ", ".join(words[:-1]), "last": words[-1]})

    def company(self, company: Company, form: str = "") -> str:
        """A company's name, or a form of it that the language has: its colour, with an article."""
        message = self._bundle.get_message(f"company-{company}")
        pattern = message.attributes.get(form, message.value)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _has(self, key: str) -> bool:
        self._read(key.partition("-")[0])
        return key in self._entries

    def _read(self, name: str) -> None:
        """Read the file of that name, unless there is none or it has been read."""
        file = self._unread.pop(name, None)
        if file is None:
            return
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{file}: cannot be read: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._entries:
                    raise TextError(f"{file}: {entry.id.name} appears twice")
                self._entries[entry.id.name] = entry
        self._bundle.add_resource(resource)

    def _references(self, key: str) -> "_References":
        if not self._has(key):
            raise TextError(f"{self.language}: there is no text {key!r}")
        found = _References()
        found.visit(self._entries[key])
        return found

    def _value(self, argument: Argument) -> FluentType | str:
        if isinstance(argument, int):
            return FluentInt(argument, useGrouping=False)
        if isinstance(argument, Company):
            return _Companies(self, (argument,))
        return _Companies(self, argument) if isinstance(argument, tuple) else argument


def _in_form(companies: object, form: str = "") -> FluentType:
    """COMPANY($company, form: "of") in a message."""
    if not isinstance(companies, _Companies):
        raise TextError(f"{companies!r} is not a company")
    return companies.in_form(form)


class _Bundle(FluentBundle):
    """A bundle that needs little memory: of a language it wants only the plurals."""

    def _get_babel_locale(self) -> Locale:
        language = self.locales[0]
        return _Language(language) if language in ONE else super()._get_babel_locale()


class _Language(Locale):
    """A language with just what counts need: babel's own tables take four megabytes."""

    @property
    def plural_form(self) -> PluralRule:
        return PluralRule({"one": ONE[self.language]})

    @property
    def decimal_formats(self) -> LocaleDataDict:
        return LocaleDataDict({None: parse_pattern("#0;\N{MINUS SIGN}#0")})

    @property
    def number_symbols(self) -> LocaleDataDict:
        return LocaleDataDict({"latn": {}})


class _Companies(FluentType):
    """Companies as an argument: `{ $company }` is the plain name."""

    def __init__(
        self, catalogue: Catalogue, companies: tuple[Company, ...], form: str = ""
    ) -> None:
        self._catalogue = catalogue
        self._companies = companies
        self._form = form

    def format(self, locale: object) -> str:
        names = (self._catalogue.company(one, self._form) for one in self._companies)
        return self._catalogue.listed(tuple(names))

    def in_form(self, form: str) -> "_Companies":
        """The same companies, said in another form."""
        return _Companies(self._catalogue, self._companies, form)


class _References(Visitor):
    """What a message refers to: its variables, and the messages that it has inside."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
