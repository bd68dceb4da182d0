"""What a tune is made of: players, passages, and the tune as a whole. Knows nothing of sound."""

from dataclasses import dataclass
from enum import StrEnum

from tools.sounds.notation import Strain


class Role(StrEnum):
    """What a player does in a passage."""

    MELODY = "melody"
    LOW_MELODY = "melody an octave lower"
    SECOND = "second voice below the melody"
    BASS = "bass"
    PUMP = "chords on two and three"
    ARPEGGIO = "broken chords"
    GUIDE = "a quiet line through the thirds and sevenths"


class Instrument(StrEnum):
    """The players of the band."""

    ACCORDION = "accordion"
    BANDONEON = "bandoneon"
    CLARINET = "clarinet"
    VIOLIN = "violin"
    GUITAR = "guitar"
    BASS = "bass"
    VIBRAPHONE = "vibraphone"
    STRINGS = "strings"


@dataclass(frozen=True, slots=True)
class Player:
    """An instrument in a role; touch makes it louder or softer, 1 is usual."""

    instrument: Instrument
    role: Role
    touch: float = 1.0


@dataclass(frozen=True, slots=True)
class Passage:
    """A strain and who plays it."""

    strain: Strain
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Tune:
    """A piece of music that ends where it begins."""

    name: str
    title: str
    purpose: str
    beats_per_minute: float
    passages: tuple[Passage, ...]
    loudness: float
    volume: float

    @property
    def beats(self) -> int:
        """How long it is."""
        return sum(passage.strain.beats for passage in self.passages)
