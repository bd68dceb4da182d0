"""Makes the music of the game and lists it in sounds/manifest.json.

Install what it needs, the Python packages in an environment of their own, then run it from the root
of the project. FluidSynth plays the notes with the soundfont FluidR3 GM (MIT licence):

    apt install fluidsynth fluid-soundfont-gm
    python3 -m venv .venv-sounds
    .venv-sounds/bin/pip install numpy scipy soundfile
    .venv-sounds/bin/python -m tools.sounds.music
"""

import zlib

import numpy as np

from tools.sounds import levels, ogg
from tools.sounds.catalogue import FOLDER, Entry, record
from tools.sounds.performing import perform
from tools.sounds.score import Tune
from tools.sounds.synthesis import RATE
from tools.sounds.tunes import results, table, title

TUNES = (title.TUNE, table.TUNE, results.TUNE)
_QUALITY = 0.35


def _written(tune: Tune) -> Entry:
    chance = np.random.default_rng(zlib.crc32(tune.name.encode()))
    file = f"music/{tune.name}.ogg"
    ogg.write(FOLDER / file, perform(tune, chance), _QUALITY)
    heard = ogg.read(FOLDER / file)
    return Entry(
        name=tune.name,
        file=file,
        group="music",
        purpose=f"{tune.title}: {tune.purpose}",
        sound_class="music",
        loop=True,
        volume=tune.volume,
        seconds=round(len(heard) / RATE, 3),
        channels=heard.ndim,
        rate=RATE,
        loudness=round(levels.loudness(heard), 1),
    )


def main() -> None:
    """Make all tunes and say what came out."""
    entries = []
    for tune in TUNES:
        entry = _written(tune)
        entries.append(entry)
        heard = ogg.read(FOLDER / entry.file)
        average = levels.average_loudness(heard)
        kilobytes = (FOLDER / entry.file).stat().st_size / 1024
        print(
            f"{entry.name:8} {entry.seconds:6.1f} s  average {average:6.1f} dB"
            f"  peak {levels.peak(heard):5.1f} dB  {kilobytes:6.0f} KiB"
        )
    record(entries, "music", levels.MEASURE)


if __name__ == "__main__":
    main()
