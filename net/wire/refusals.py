"""Why a wish is not granted: one list for the door, the table and the screen."""

from enum import StrEnum


class No(StrEnum):
    """Why a wish is not granted."""

    VERSION = "version"
    CODE = "code"  # the join code is wrong
    WAIT = "wait"  # too many tries, or too many at once
    FULL = "full"
    NAME = "name"  # empty, or somebody has it
    PLAYING = "playing"  # a game goes on; only watching is possible
    NOT_KEPT = "not-kept"  # the seat is not kept, or not for this one
    KICKED = "kicked"
    FLOOD = "flood"
    BAD_MESSAGE = "bad-message"
    LATE = "late"  # not let in within the time
    REPLACED = "replaced"  # the same person has come in again
    NOT_YOURS = "not-yours"  # a seat of another, or what only the owner may do
    NOT_NOW = "not-now"
    CLOSED = "closed"  # the table is closed
