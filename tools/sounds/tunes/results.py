"""Terminus: a bright waltz in G major for the results."""

from tools.sounds.notation import strain
from tools.sounds.score import Instrument, Passage, Player, Role, Tune

_ARRIVAL = strain("""
    G       | G5  .   B5  .   D6  .
    G       | ~B5 .   .   .   G5  .
    E7      | G#5 .   B5  .   D6  .
    Am      | ~C6 .   .   .   A5  .
    D7      | F#5 .   A5  .   C6  .
    D7      | E6  .   D6  .   C6  .
    G       | B5  .   A#5 B5  D6  B5
    G D7    | G5  .   .   .   D5  F#5
    G       | G5  .   B5  .   D6  .
    G7      | ~B5 .   .   .   G5  .
    C       | E6  .   D#6 E6  C6  G5
    Cm      | Eb6 .   D6  Eb6 C6  G5
    G/D     | D6  .   B5  .   G5  .
    E7      | G#5 .   B5  .   E5  .
    Am7 D7  | A5  .   C6  .   F#5 .
    G       | G5  .   .   .   B5  .
""")
_WELCOME = strain("""
    C       | E5  .   G5  .   C6       .
    C#dim   | ~E6 .   .   .   C#6      .
    G/D     | D6  .   B5  .   G5       .
    E7      | ~G#5 .  .   .   B5       .
    A7      | C#6 .   A5  .   G5,A5,G5 .
    A7      | E5  .   G5  .   A5       .
    D7      | F#5 .   A5  .   C6       .
    D7      | D6  C6  B5  A5  G5       F#5
    G       | G5  .   B5  .   D6       .
    G7      | ~B5 .   .   .   G5       .
    C       | E6  .   D#6 E6  C6       G5
    Cm      | Eb6 .   D6  Eb6 C6       G5
    G/D     | D6  .   B5  .   G5       .
    E7      | G#5 .   B5  .   E5       .
    Am7 D7  | A5  .   C6  .   F#5      .
    G D7    | G5  .   .   .   D5       F#5
""")

_BAND = (
    Player(Instrument.BASS, Role.BASS),
    Player(Instrument.GUITAR, Role.PUMP),
    Player(Instrument.ACCORDION, Role.MELODY),
)

TUNE = Tune(
    name="results",
    title="Terminus",
    purpose="the results after the game",
    beats_per_minute=162,
    passages=(
        Passage(_ARRIVAL, (*_BAND, Player(Instrument.VIOLIN, Role.SECOND, 0.8))),
        Passage(
            _WELCOME,
            (
                *_BAND,
                Player(Instrument.ACCORDION, Role.SECOND, 0.85),
                Player(Instrument.VIOLIN, Role.GUIDE, 0.8),
            ),
        ),
    ),
    loudness=-21.0,
    volume=0.5,
)
