"""The options of a game on screen: rows of a form, and sentences for a lobby.

Both follow from the definitions in `game.options`.
"""

from collections.abc import Callable
from dataclasses import asdict, replace

from game.board import Board
from game.options import BY_TOPIC, OPTIONS, Option, Options, Topic, Value, in_effect
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.menus.maps import Maps
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import Row, SwitchRow


class OptionRows:
    """The form rows of the options; calls `changed` after every change."""

    def __init__(
        self,
        context: Context,
        options: Options,
        renew: Callable[[], None],
        changed: Callable[[Options], None] = lambda _: None,
        *,
        hot_seat: bool = False,
    ) -> None:
        """`renew` is called when other rows are needed."""
        self._context = context
        self.options = options
        self._renew, self._changed = renew, changed
        self._hot_seat = hot_seat
        self.maps = Maps(context, options.board, self._set_board, renew)

    def rows(self, *topics: Topic) -> list[Row]:
        """The options about these topics."""
        return [self._row(option) for option in self._shown() if option.topic in topics]

    def _shown(self) -> list[Option]:
        options = [option for option in BY_TOPIC if option.hot_seat or not self._hot_seat]
        return [option for option in options if option.label and in_effect(option, self.options)]

    def _row(self, option: Option) -> Row:
        def change(value: Value) -> None:
            before = self._shown()
            self.options = self.options.replaced(option.name, value)
            self._context.audio.play("click")
            self._changed(self.options)
            if self._shown() != before:
                self._renew()

        texts = self._context.texts
        label, about = texts.say(option.label), texts.say(option.about) if option.about else ""
        value: Value = asdict(self.options)[option.name]
        if not option.choices:
            return SwitchRow(label, about, bool(value), change)
        values = [*option.choices]
        names = [_say(texts, option, key, choice) for choice, key in option.choices.items()]
        chosen = values.index(value) if value in values else 0
        return ChoiceRow(label, about, names, chosen, lambda number: change(values[number]))

    def _set_board(self, board: Board) -> None:
        self.options = replace(self.options, board=board.name)
        self._changed(self.options)


def offered(options: Options) -> Options:
    """The options with values that a form does not offer replaced by its first choice."""
    for option in OPTIONS:
        choices, value = option.choices, asdict(options)[option.name]
        if choices and value not in choices:
            options = options.replaced(option.name, next(iter(choices)))
    return options


def agreed(options: Options, texts: Texts) -> list[str]:
    """A sentence for each option worth mentioning."""
    sentences = []
    for option in OPTIONS:
        value: Value = asdict(options)[option.name]
        key = option.agreed.get(value, option.agreed_else)
        if key and in_effect(option, options):
            sentences.append(_say(texts, option, key, value))
    return sentences


def _say(texts: Texts, option: Option, key: str, value: Value) -> str:
    """A text about a value; the text for 0 has no number."""
    number = option.number
    return texts.say(key, **{number: value}) if number and value else texts.say(key)
