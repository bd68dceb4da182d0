"""The options of a game, defined once for forms, lobby, command line, wire and files.

Imported before the first frame, so it imports next to nothing.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import IntEnum, StrEnum

from game.json_text import shown
from game.rules.fields import FieldError, Fields

A_ROUND = 0  # as the number of games: everyone goes first once
MOST_GAMES = 60  # in a series: ten rounds of six
LONGEST_TURN = 3600  # seconds
LONGEST_BOARD_NAME = 40  # letters
Value = bool | int | str


class AtEnd(StrEnum):
    """What happens when the time for a turn runs out."""

    NOTHING = "nothing"
    BOT = "bot"  # a bot makes this move


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game. The names are those on the wire and in `.table` files."""

    fixed_stations: bool = False
    notebook: bool = False  # players can look at the trade notes (R29)
    turn_seconds: int = 0  # time limit per turn; 0 is none
    at_end: AtEnd = AtEnd.BOT
    board: str = "france"  # the name of the map
    games: int = 1  # in the series; A_ROUND: everyone goes first once
    hints_allowed: bool = True  # players may ask a bot for advice

    def replaced(self, name: str, value: Value) -> "Options":
        """A copy with one option changed."""
        return Options(**(asdict(self) | {name: value}))


class Topic(IntEnum):
    """The topic of an option; forms and the command line list options in this order."""

    GAMES = 0
    STATIONS = 1
    TIME = 2
    HELP = 3


@dataclass(frozen=True, slots=True)
class Option:
    """The definition of an option, typed like its default; texts are given by their keys."""

    name: str
    topic: Topic
    least: int = 0  # of a number, or of the length of a name
    most: int = 0
    needs: str = ""  # another option that must be on
    hot_seat: bool = False  # also for games at one screen; every option is for the LAN
    label: str = ""  # of its row in a form; empty for no row
    about: str = ""  # the explanation in its row
    choices: Mapping[Value, str] = field(default_factory=dict)  # in a form; empty for a switch
    agreed: Mapping[Value, str] = field(default_factory=dict)  # in the lobby, by value
    agreed_else: str = ""  # in the lobby, for other values
    number: str = ""  # the argument of texts for a number
    flag: str = ""  # of the commands `host` and `serve`
    flag_help: str = ""
    metavar: str = ""  # empty for a flag that inverts the default
    flag_words: Mapping[str, int] = field(default_factory=dict)  # words for numbers
    setting: str = ""  # the settings field, if named differently
    as_setting: Mapping[Value, Value] = field(default_factory=dict)  # its values, if different

    @property
    def default(self) -> Value:
        """The value before any choice."""
        return DEFAULTS[self.name]

    def checked(self, value: object) -> Value:
        """The value if it is valid; raises FieldError."""
        match self.default:
            case bool():
                wanted = "true or false"
                if isinstance(value, bool):
                    return value
            case int():
                wanted = f"from {self.least} to {self.most}"
                if type(value) is int and self._allows(value):
                    return value
            case StrEnum() as default:
                wanted = f"one of {', '.join(type(default))}"
                if isinstance(value, str) and value in tuple(type(default)):
                    return type(default)(value)
            case str():
                wanted = f"one line of {self.least} to {self.most} characters"
                if isinstance(value, str) and value.isprintable() and self._allows(len(value)):
                    return value
        raise FieldError(f"{self.name!r} must be {wanted}, not {shown(value)}")

    def _allows(self, size: int) -> bool:
        return self.least <= size <= self.most


DEFAULTS: Mapping[str, Value] = asdict(Options())
_CLOCKS = (30, 60, 90, 120, 180, 300)  # seconds per turn that a form offers
BOARD = Option(
    "board",
    Topic.GAMES,
    least=1,
    most=LONGEST_BOARD_NAME,
    hot_seat=True,
    flag="--board",
    flag_help="map to play on (default: france)",
    metavar="NAME",
)
OPTIONS = (
    Option(
        "fixed_stations",
        Topic.STATIONS,
        hot_seat=True,
        label="new-stations",
        about="new-stations-about",
        choices={False: "new-stations-random", True: "new-stations-fixed"},
        agreed={False: "lan-agreed-drawn", True: "lan-agreed-fixed"},
    ),
    Option(
        "notebook",
        Topic.HELP,
        hot_seat=True,
        label="new-notebook",
        about="new-notebook-about",
        agreed={True: "lan-agreed-notebook"},
    ),
    Option(
        "turn_seconds",
        Topic.TIME,
        most=LONGEST_TURN,
        label="lan-clock",
        choices={0: "lan-clock-none", **dict.fromkeys(_CLOCKS, "lan-clock-of")},
        agreed={0: ""},
        agreed_else="lan-agreed-clock",
        number="seconds",
        flag="--clock",
        flag_help="time limit per turn; when it runs out, a bot makes the move (default: no limit)",
        metavar="SECONDS",
        setting="lan_clock",
    ),
    Option(
        "at_end",
        Topic.TIME,
        needs="turn_seconds",
        label="lan-at-end",
        choices={AtEnd.BOT: "lan-at-end-bot", AtEnd.NOTHING: "lan-at-end-nothing"},
        agreed={AtEnd.BOT: "lan-agreed-bot-moves", AtEnd.NOTHING: "lan-agreed-nothing-happens"},
        setting="lan_hurry",
        as_setting={AtEnd.NOTHING: False, AtEnd.BOT: True},
    ),
    BOARD,
    Option(
        "games",
        Topic.GAMES,
        most=MOST_GAMES,
        hot_seat=True,
        label="series-games",
        about="series-games-about",
        choices={
            1: "series-games-one",
            3: "series-games-three",
            5: "series-games-five",
            A_ROUND: "series-games-round",
        },
        flag="--series",
        flag_help="games in the series, or 'round' so that everyone goes first once (default: 1)",
        metavar="N",
        flag_words={"round": A_ROUND},
    ),
    Option(
        "hints_allowed",
        Topic.HELP,
        label="lan-hints",
        agreed={False: "lan-agreed-no-hints"},
        flag="--no-hints",
        flag_help="players cannot ask a bot for hints (default: they can)",
    ),
)
BY_TOPIC = sorted(OPTIONS, key=lambda option: option.topic)


def in_effect(option: Option, options: Options) -> bool:
    """Whether an option has an effect, given the others."""
    return not option.needs or bool(asdict(options)[option.needs])


def read_options(entries: Fields) -> Options:
    """Options from a file or command line, with defaults for the rest; raises FieldError."""
    values = asdict(Options())
    for option in OPTIONS:
        if option.name in entries:
            values[option.name] = option.checked(entries.value(option.name))
    return Options(**values)
