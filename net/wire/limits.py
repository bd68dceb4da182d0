"""The numbers of the protocol; docs/protocol.md has the same."""

PROTOCOL = 3  # changes when an older peer would not understand
RULES = 1  # changes when an older peer would judge a game differently
PORT = 27272  # unless another is wished or this one is taken
SERVICE = "_parisconn._tcp.local."

BEFORE_THE_SEAT = 4 * 1024  # bytes of a frame from a peer that is not seated yet
FROM_A_GUEST = 64 * 1024
TO_A_GUEST = 1024 * 1024
MOST_ITEMS = 1024  # of an array
MOST_KEYS = 32  # of a map
LONGEST_TEXT = 2048  # bytes
LONGEST_BYTES = 256
MOST_STEPS = 3000  # of a game that a guest follows; the longest so far had some hundred
LONGEST_BOARD = 256 * 1024  # bytes of a map, which only the host sends; France has 10 KiB

HEARTBEAT = 2.0  # seconds between two
DEAD = 6.0  # seconds of silence
LONGEST_WAIT = 60  # seconds that a guest lets a host tell it to wait
AT_THE_DOOR = 10.0  # seconds in which a peer must have been let in
UNSENT = 2 * TO_A_GUEST  # bytes that wait for a reader before it is dropped
UNSENT_TO_SPECTATORS = TO_A_GUEST

FROM_ONE_ADDRESS = 32  # connections of one machine at once that are not in
CONNECTIONS = 64  # at once, in all
