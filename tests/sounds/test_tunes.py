"""The tunes are well written: bars are full, melody and harmony agree, voices stay in range."""

from itertools import pairwise

import pytest

from tools.sounds.notation import BEATS, NotationError, Strain, chord, strain
from tools.sounds.score import Role, Tune
from tools.sounds.tunes import results, table, title

TUNES = (title.TUNE, table.TUNE, results.TUNE)
STRAINS = [
    pytest.param(passage.strain, id=f"{tune.name}-{place}")
    for tune in TUNES
    for place, passage in enumerate(tune.passages, start=1)
]
NINTH = 2
OCTAVE = 12


def test_a_bar_tells_its_chord_and_its_melody() -> None:
    bar = strain("Am7 D7 | C5 . A4,B4 - ~F#4 .")
    assert [harmony.name for harmony in bar.chords] == ["Am7", "Am7", "D7"]
    told = [(note.start, note.length, note.pitch, note.grace) for note in bar.melody]
    assert told == [
        (0, 1, 72, False),
        (1, 0.25, 69, False),
        (1.25, 0.25, 71, False),
        (2, 1, 66, True),
    ]


def test_a_chord_may_stand_on_another_bass() -> None:
    assert chord("G/B").bass == 11
    assert chord("C#dim").tones == (1, 4, 7, 10)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Em | E5 .", "not a bar of 6 slots"),
        ("H7 | E5 . . . . .", "not a chord"),
        ("Em | E5 . X . . .", "not a note"),
        ("Em | . . . . . .", "nothing to go on with"),
        ("| E5 . . . . .", "one to three chords a bar"),
    ],
)
def test_a_line_that_is_no_bar_is_refused(line: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        strain(line)


@pytest.mark.parametrize("tune", TUNES, ids=lambda tune: tune.name)
def test_a_tune_is_built_of_strains_of_eight_or_sixteen_bars(tune: Tune) -> None:
    assert {passage.strain.bars for passage in tune.passages} <= {8, 16}


@pytest.mark.parametrize("tune", TUNES, ids=lambda tune: tune.name)
def test_every_passage_has_a_bass_and_a_melody(tune: Tune) -> None:
    for passage in tune.passages:
        roles = {player.role for player in passage.players}
        assert Role.BASS in roles
        assert roles & {Role.MELODY, Role.LOW_MELODY}


@pytest.mark.parametrize("piece", STRAINS)
def test_the_first_note_of_a_bar_belongs_to_its_chord_or_is_its_ninth(piece: Strain) -> None:
    for note in piece.melody:
        if note.start % BEATS == 0:
            harmony = piece.chord_at(note.start)
            ninth = (harmony.tones[0] + NINTH) % OCTAVE
            assert note.pitch % OCTAVE in {*harmony.tones, ninth}, (note, harmony.name)


@pytest.mark.parametrize("piece", STRAINS)
def test_a_note_foreign_to_its_chord_is_short_and_goes_on_to_a_near_one(piece: Strain) -> None:
    for note, after in pairwise(piece.melody):
        foreign = note.pitch % OCTAVE not in piece.chord_at(note.start).tones
        if foreign and note.start % 1 == 0:
            assert abs(after.pitch - note.pitch) <= 4, (note, after)
            assert note.length <= 1


@pytest.mark.parametrize("piece", STRAINS)
def test_a_melody_can_be_sung(piece: Strain) -> None:
    pitches = [note.pitch for note in piece.melody]
    assert max(pitches) - min(pitches) <= 2 * OCTAVE
    assert all(abs(after - before) <= OCTAVE for before, after in pairwise(pitches))
