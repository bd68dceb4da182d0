"""Premier départ: a musette waltz for the title, in E minor, with a trio in C major."""

from tools.sounds.notation import strain
from tools.sounds.score import Instrument, Passage, Player, Role, Tune

# The theme leans on a turn around E, climbs through E7 to its highest note, and comes home down
# the circle of fifths: Am D7 G C F#7 B7.
_THEME_OPENING = """
    Em      | E5  .   D#5 E5  F#5      G5
    Em      | B5  .   .   .   ~G5      .
    Am      | A5  .   G5  F#5 E5       C5
    B7      | B4  .   .   .   D#5      F#5
    B7      | A5  .   G#5 A5  B5       A5
    B7      | F#5 .   .   .   ~D#5     .
    Em      | G5  .   F#5 E5  D#5      E5
    E7      | G#4 B4  D5  E5  G#5      B5
    Am      | C6  .   .   .   B5,C6,B5 A5
    D7      | F#5 .   A5  .   C6       .
    G       | B5  .   .   .   A5,B5,A5 G5
    Cmaj7   | E5  .   .   .   G5       B5
    F#7     | A#5 .   .   F#5 E5       C#5
    B7      | D#5 .   F#5 .   A5       C6
"""
_THEME = strain(
    _THEME_OPENING
    + """
    Em      | B5  .   G5  .   E5       .
    B7      | F#5 .   .   .   B4       D#5
"""
)
_THEME_TO_TRIO = strain(
    _THEME_OPENING
    + """
    Em      | B5  .   G5  .   F#5      .
    Em G7   | E5  .   .   .   D5       F5
"""
)
_THEME_VARIED = strain("""
    Em      | E5  D#5 E5       G5  F#5 G5
    Em      | B5  .   .        A#5 B5  G5
    Am      | A5  .   G5,A5,G5 F#5 E5  C5
    B7      | B4  .   .        .   D#5 F#5
    B7      | A5  G#5 A5       C6  B5  A5
    B7      | F#5 .   .        F5  F#5 D#5
    Em      | G5  .   F#5      E5  D#5 E5
    E7      | G#4 B4  D5       E5  G#5 B5
    Am      | C6  .   B5       C6  E6  C6
    D7      | A5  .   .        F#5 A5  C6
    G       | B5  .   A#5      B5  D6  B5
    Cmaj7   | G5  .   .        E5  G5  B5
    F#7     | A#5 .   G#5,A#5,G#5 F#5 E5 C#5
    B7      | D#5 .   F#5      .   A5  C6
    Em      | B5  .   G5       .   F#5 .
    Em D7   | E5  .   .        .   D5  F#5
""")
_ANSWER = strain("""
    G       | B5  .   A#5 B5  D6       B5
    G       | G5  .   .   .   F#5      G5
    G#dim   | B5  .   A#5 B5  D6       B5
    Am      | A5  .   .   .   G#5      A5
    D7      | C6  .   B5  C6  E6       C6
    D7      | A5  .   .   .   F#5      A5
    G       | B5  .   D6  .   B5       .
    G7      | F5  .   G5  .   B5       .
    C       | E6  .   D#6 E6  C6       G5
    Cm      | Eb6 .   D6  Eb6 C6       G5
    G/D     | D6  .   .   .   B5,C6,B5 G5
    E7      | G#5 .   B5  .   E5       .
    A7      | G5  .   A5  C#6 E6       C#6
    D7      | D6  .   C6  A5  F#5      D5
    G       | G5  .   B5  .   G5       .
    B7      | F#5 .   .   .   B4       D#5
""")
_TRIO_OPENING = """
    C       | E5  .   .   .   F5       G5
    C#dim   | Bb5 .   .   .   A5       G5
    Dm      | A5  .   .   .   .        .
    Dm      | F5  .   G5  .   A5       .
    G7      | B5  .   .   .   A5       G5
    G7      | F5  .   .   .   D5       .
    C       | E5  .   .   .   .        .
    E7      | G#5 .   .   .   B5       .
    Am      | C6  .   .   .   B5       A5
    D7      | F#5 .   .   .   A5       .
    Fm6     | Ab5 .   .   .   G5       F5
    C/G     | E5  .   .   .   C5       .
    A7      | C#5 .   E5  .   G5       .
    Dm      | F5  .   .   .   A5       .
    G7      | G5  .   F5  .   D5       .
"""
_TRIO = strain(_TRIO_OPENING + "C G7    | C5  .   .   .   D5       F5")
_TRIO_HOME = strain(_TRIO_OPENING + "C B7    | C5  .   .   .   B4       D#5")

_RHYTHM = (
    Player(Instrument.BASS, Role.BASS),
    Player(Instrument.GUITAR, Role.PUMP),
)
_LEAD = Player(Instrument.ACCORDION, Role.MELODY)
_THIRDS = Player(Instrument.ACCORDION, Role.SECOND, 0.82)
_SONG = Player(Instrument.VIOLIN, Role.MELODY, 0.9)

TUNE = Tune(
    name="title",
    title="Premier départ",
    purpose="the title and the lobby",
    beats_per_minute=176,
    passages=(
        Passage(_THEME, (*_RHYTHM, _LEAD)),
        Passage(_THEME_VARIED, (*_RHYTHM, _LEAD, _THIRDS)),
        Passage(_ANSWER, (*_RHYTHM, _LEAD, _THIRDS, Player(Instrument.VIOLIN, Role.GUIDE, 0.7))),
        Passage(_THEME_TO_TRIO, (*_RHYTHM, _LEAD, Player(Instrument.VIOLIN, Role.SECOND, 0.8))),
        Passage(_TRIO, (*_RHYTHM, _SONG)),
        Passage(
            _TRIO_HOME,
            (*_RHYTHM, _SONG, Player(Instrument.ACCORDION, Role.SECOND, 0.85)),
        ),
        Passage(_THEME, (*_RHYTHM, _LEAD, _THIRDS, Player(Instrument.VIOLIN, Role.GUIDE, 0.7))),
    ),
    loudness=-20.0,
    volume=0.5,
)
