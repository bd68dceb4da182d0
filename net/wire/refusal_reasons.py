"""Why a wish is not granted: one list for the door, the table and the screen.

Each value is one sentence for a screen to say; docs/protocol.md has them all with their meaning.
"""

from enum import StrEnum


class No(StrEnum):
    """Why a wish is not granted, or a visit ends."""

    # At the door.
    VERSION = "version"  # the other side speaks another version
    CODE_NEEDED = "code-needed"  # the table has a join code, and none was given
    CODE = "code"  # the join code is wrong
    WAIT = "wait"  # too many wrong codes from this address
    BUSY = "busy"  # too many come in at once
    LATE = "late"  # not let in within the time
    FULL = "full"  # fewer seats are free than names were given
    WATCHED = "watched"  # no more onlookers
    NAMELESS = "nameless"  # a name in which nothing can be seen
    NAME = "name"  # somebody has that name
    NAME_UNKNOWN = "name-unknown"  # the game was resumed for those who began it
    PLAYING = "playing"  # a game goes on; only watching is possible
    NOT_KEPT = "not-kept"  # no seat is kept for this token

    # The end of a visit.
    LEFT = "left"  # as was wished
    KICKED = "kicked"
    REPLACED = "replaced"  # the same person has come in again
    FLOOD = "flood"  # too many messages
    SILENT = "silent"  # nothing was heard of the other side for too long
    BAD_MESSAGE = "bad-message"
    CLOSED = "closed"  # the host has closed the table

    # A wish at the table.
    NOT_YOURS = "not-yours"  # the seat of somebody else
    NOT_HOST = "not-host"  # only whoever hosts may do that
    NOT_PLAYER = "not-player"  # only players may do that
    CHATTER = "chatter"  # too many lines of chat at once
    HASTE = "haste"  # too many actions at once
    PAUSED = "paused"  # the game is paused
    NO_GAME = "no-game"  # that needs a game that goes on
    IN_GAME = "in-game"  # that can be done only between games
    IN_SERIES = "in-series"  # that can be done only before a series, or after it
    OPEN_SEATS = "open-seats"  # a game needs somebody at every seat
    NOT_READY = "not-ready"  # somebody is not ready
    SEAT_TAKEN = "seat-taken"  # a person sits there
    NOBODY = "nobody"  # there is no such guest to show out
    NOT_AWAY = "not-away"  # nobody is away from that seat
    BOARD_UNKNOWN = "board-unknown"  # the host has no such board
    BOARD_LARGE = "board-large"  # a board too large to be sent to the guests
    SENSELESS = "senseless"  # a seat, a level or a number that there is not

    # What a guest finds out by itself.
    NO_CODE = "no-code"  # a code was typed, and the table asks for none
    UNREACHABLE = "unreachable"  # nobody answers at any address of the host
    UNPROVEN = "unproven"  # the host does not know its own join code: it is another
    NO_TABLE = "no-table"  # something answers there, but it is no table of this game
    BOARD_BROKEN = "board-broken"  # what the host sent is no board to play on
    BOARD_DIFFERS = "board-differs"  # the board of that name is not the same here
    OUT_OF_STEP = "out-of-step"  # the game cannot be followed, not even from its beginning
    NONSENSE = "nonsense"  # what the host says is no message, or one that cannot be true
    UNFORESEEN = "unforeseen"  # an error of this very program

    # What a host's own screen finds out.
    NOT_OPENED = "not-opened"  # the table cannot be opened on this computer
    NOT_RESUMED = "not-resumed"  # the record or what was kept beside it cannot be read
