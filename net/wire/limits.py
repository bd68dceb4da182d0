"""The numbers of the protocol, as in docs/protocol.md."""

PROTOCOL = 3  # raised when an older peer would not understand
RULES = 2  # raised when an older peer would judge a game differently
PORT = 27272  # the default, unless it is in use
SERVICE = "_parisconn._tcp.local."

BEFORE_THE_SEAT = 4 * 1024  # bytes of a frame from a peer that is not admitted yet
FROM_A_GUEST = 64 * 1024
TO_A_GUEST = 1024 * 1024
MOST_ITEMS = 1024  # of an array
MOST_KEYS = 32  # of a map
LONGEST_TEXT = 2048  # bytes
LONGEST_BYTES = 256
MOST_STEPS = 3000  # steps of a game; the longest so far had a few hundred
LONGEST_BOARD = 256 * 1024  # bytes of a map, sent only by the host; France has 10 KiB

HEARTBEAT = 2.0  # seconds between two
DEAD = 6.0  # seconds of silence
LONGEST_WAIT = 60  # the longest wait a guest accepts from a host, in seconds
AT_THE_DOOR = 10.0  # seconds within which a peer must be admitted
UNSENT = 2 * TO_A_GUEST  # unsent bytes after which a slow reader is dropped
UNSENT_TO_SPECTATORS = TO_A_GUEST

FROM_ONE_ADDRESS = 32  # connections of one machine that are not admitted
CONNECTIONS = 64  # connections in total
