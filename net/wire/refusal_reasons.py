"""Why a request is refused, before and after admission.

The screen has a sentence for each value; docs/protocol.md explains them.
"""

from enum import StrEnum


class No(StrEnum):
    """Why a request is refused, or a connection ends."""

    # Before admission.
    VERSION = "version"  # the other side runs another version
    CODE_NEEDED = "code-needed"  # the table needs a join code
    CODE = "code"  # the join code is wrong
    WAIT = "wait"  # too many wrong codes from this address
    BUSY = "busy"  # too many are joining
    LATE = "late"  # admission took too long
    FULL = "full"  # fewer seats are free than names were given
    WATCHED = "watched"  # no more spectators
    NAMELESS = "nameless"  # a name without visible characters
    NAME = "name"  # the name is taken
    NAME_UNKNOWN = "name-unknown"  # only the original players can join a resumed game
    PLAYING = "playing"  # a game is in progress; only watching is possible
    NOT_KEPT = "not-kept"  # no seat is reserved for this token

    # The end of a connection.
    LEFT = "left"  # as requested
    KICKED = "kicked"
    REPLACED = "replaced"  # the same person has joined again
    FLOOD = "flood"  # too many messages
    SILENT = "silent"  # the other side has been silent for too long
    BAD_MESSAGE = "bad-message"
    CLOSED = "closed"  # the host has closed the table

    # A request after admission.
    NOT_YOURS = "not-yours"  # another player's seat
    NOT_HOST = "not-host"  # only the host may do that
    NOT_NOW = "not-now"  # no proposal is possible, or none waits for this answer
    NOT_PLAYER = "not-player"  # only players may do that
    CHATTER = "chatter"  # too many chat lines
    HASTE = "haste"  # too many actions
    PAUSED = "paused"  # the game is paused
    NO_GAME = "no-game"  # no game is in progress
    IN_GAME = "in-game"  # only possible between games
    IN_SERIES = "in-series"  # only possible before or after a series
    OPEN_SEATS = "open-seats"  # a game needs a player in every seat
    NOT_READY = "not-ready"  # not everyone is ready
    SEAT_TAKEN = "seat-taken"  # a person sits there
    NOBODY = "nobody"  # there is no such guest
    NOT_AWAY = "not-away"  # the player of that seat is not away
    NO_OWNER = "no-owner"  # nobody at this table could grant that
    NOT_GRANTED = "not-granted"  # the owner has refused the request for a seat
    BOARD_UNKNOWN = "board-unknown"  # the host has no such map
    BOARD_LARGE = "board-large"  # a map too large to send to the guests
    SENSELESS = "senseless"  # no such seat, level or number

    # Found out by the guest.
    NO_CODE = "no-code"  # a code was entered, but the table needs none
    UNREACHABLE = "unreachable"  # no address of the host answers
    UNPROVEN = "unproven"  # the host does not know the join code, so it is another host
    NO_TABLE = "no-table"  # something answers, but it is no table of this game
    BOARD_BROKEN = "board-broken"  # the host's map is invalid
    BOARD_DIFFERS = "board-differs"  # the map of that name is different here
    OUT_OF_STEP = "out-of-step"  # the game cannot be followed, even from its beginning
    NONSENSE = "nonsense"  # the host sends invalid or impossible messages
    UNFORESEEN = "unforeseen"  # an unexpected error of this program

    # Found out by the host's own window.
    NOT_OPENED = "not-opened"  # the table cannot be opened on this computer
    NOT_RESUMED = "not-resumed"  # the record or the file beside it cannot be read
    IN_USE = "in-use"  # the record is being written already, here or by another program
