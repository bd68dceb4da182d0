"""Le long des rails: a calm waltz for the table, in G major, that leaves room to think."""

from tools.sounds.notation import strain
from tools.sounds.score import Instrument, Passage, Player, Role, Tune

_OPENING = strain("""
    Gmaj7   | -   -   -   -   -   -
    Em7     | -   -   -   -   -   -
    Am7     | -   -   -   -   C5  .
    D7      | F#5 .   .   .   -   -
    Gmaj7   | -   -   -   -   -   -
    Em7     | -   -   -   -   -   -
    Am7     | -   -   -   -   G5  .
    D7      | F#5 .   .   .   -   -
""")
_SONG = strain("""
    Gmaj7   | B4  .   .   .   D5  .
    Em7     | G5  .   .   .   .   .
    Am7     | E5  .   .   .   C5  .
    D7      | A4  .   .   .   -   -
    Bm7     | D5  .   .   .   F#5 .
    E7      | B5  .   .   .   ~G#5 .
    Am7     | A5  .   G5  .   E5  .
    D7      | F#5 .   .   .   -   -
    Gmaj7   | B4  .   .   .   D5  .
    G7      | F5  .   .   .   D5  .
    Cmaj7   | E5  .   .   .   G5  .
    Cm6     | Eb5 .   .   .   .   -
    G/B     | D5  .   .   .   B4  .
    E7      | G#4 .   B4  .   E5  .
    Am7 D7  | C5  .   .   .   A4  .
    G6      | G4  .   .   .   -   -
""")
_SONG_VARIED = strain("""
    Gmaj7   | B4  .   D5  .   F#5 .
    Em7     | G5  .   .   .   E5  .
    Am7     | C5  .   D5  .   E5  .
    D7      | F#5 .   .   .   -   -
    Bm7     | D5  .   F#5 .   A5  .
    E7      | ~G#5 .  .   .   E5  .
    Am7     | A5  .   G5,A5,G5 . E5 .
    D7      | C5  .   .   .   -   -
    Gmaj7   | B4  .   D5  .   F#5 .
    G7      | F5  .   .   .   D5  .
    Cmaj7   | E5  .   G5  .   B5  .
    Cm6     | A5  .   .   .   G5  Eb5
    G/B     | D5  .   .   .   B4  .
    E7      | G#4 .   B4  .   D5  .
    Am7 D7  | C5  .   B4  .   A4  .
    G6      | G4  .   .   .   -   -
""")
_VALLEY = strain("""
    Em      | -   -   B4  .   E5  .
    Em7     | G5  .   .   .   F#5 .
    Am7     | E5  .   .   .   C5  .
    Am7     | A4  .   .   .   -   -
    D7      | -   -   A4  .   D5  .
    D7      | F#5 .   .   .   E5  .
    Gmaj7   | D5  .   .   .   B4  .
    Gmaj7   | G4  .   .   .   -   -
    Cmaj7   | -   -   G4  .   C5  .
    Cmaj7   | E5  .   .   .   D5  .
    F#m7b5  | C5  .   .   .   A4  .
    B7      | B4  .   .   .   D#5 .
    Em      | E5  .   .   .   G5  .
    A7      | C#5 .   .   .   E5  .
    Am7     | A5  .   G5  .   E5  .
    D7      | D5  .   .   .   -   -
""")
_HALT = strain("""
    Cmaj7   | -   -   -   -   G5  .
    Bm7     | F#5 .   .   .   -   -
    Am7     | -   -   -   -   E5  .
    Gmaj7   | D5  .   .   .   -   -
    Cmaj7   | -   -   -   -   E5  .
    Bm7     | D5  .   .   .   -   -
    Am7     | C5  .   .   .   -   -
    Dm7 G7  | F5  .   .   .   -   -
""")
_RIVER = strain("""
    Cmaj7   | E5  .   .   .   D5  C5
    Am7     | G5  .   .   .   .   .
    Dm7     | F5  .   .   .   E5  D5
    G7      | D5  .   .   .   -   -
    Em7     | G5  .   .   .   E5  .
    A7      | C#5 .   .   .   E5  .
    Dm7     | F5  .   A5  .   F5  .
    G7      | B4  .   .   .   -   -
    Cmaj7   | E5  .   .   .   D5  C5
    C7      | Bb4 .   .   .   C5  .
    Fmaj7   | A4  .   C5  .   E5  .
    Fm6     | D5  .   .   .   Ab4 .
    Em7     | G4  .   B4  .   D5  .
    A7      | C#5 .   .   .   G4  .
    D7      | F#4 .   A4  .   C5  .
    D7      | D5  .   .   .   -   -
""")

_GUITAR = Player(Instrument.GUITAR, Role.ARPEGGIO, 0.82)
_BASS = Player(Instrument.BASS, Role.BASS, 0.85)
_STRINGS = Player(Instrument.STRINGS, Role.GUIDE, 0.85)
_DROPS = Player(Instrument.VIBRAPHONE, Role.MELODY, 0.75)

TUNE = Tune(
    name="table",
    title="Le long des rails",
    purpose="the game at the table",
    beats_per_minute=112,
    passages=(
        Passage(_OPENING, (_GUITAR, _BASS, _DROPS)),
        Passage(_SONG, (_GUITAR, _BASS, Player(Instrument.BANDONEON, Role.MELODY, 0.85))),
        Passage(
            _SONG_VARIED, (_GUITAR, _BASS, _STRINGS, Player(Instrument.CLARINET, Role.MELODY, 0.8))
        ),
        Passage(
            _VALLEY, (_GUITAR, _BASS, _STRINGS, Player(Instrument.BANDONEON, Role.MELODY, 0.85))
        ),
        Passage(
            _SONG,
            (
                _GUITAR,
                _BASS,
                Player(Instrument.VIBRAPHONE, Role.MELODY, 0.72),
                Player(Instrument.CLARINET, Role.GUIDE, 0.7),
            ),
        ),
        Passage(_HALT, (_GUITAR, _BASS, _DROPS, _STRINGS)),
        Passage(_RIVER, (_GUITAR, _BASS, _STRINGS, Player(Instrument.VIOLIN, Role.MELODY, 0.62))),
        Passage(_VALLEY, (_GUITAR, _BASS, Player(Instrument.CLARINET, Role.LOW_MELODY, 0.95))),
        Passage(
            _SONG_VARIED,
            (
                _GUITAR,
                _BASS,
                _STRINGS,
                Player(Instrument.BANDONEON, Role.MELODY, 0.85),
                Player(Instrument.BANDONEON, Role.SECOND, 0.7),
            ),
        ),
    ),
    loudness=-24.0,
    volume=0.4,
)
