"""Pictures that the player keeps, in the system's folder for pictures."""

from pathlib import Path

from game.files.atomic import write_whole

_MOST = 999  # pictures of one minute


def keep_picture(folder: Path, name: str, data: bytes) -> Path:
    """Write a PNG under a name that no other file has; raises OSError.

    Not private, unlike saved games: it is meant to be shown.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST + 1):
        path = folder / (f"{name}.png" if number == 1 else f"{name} ({number}).png")
        if not path.exists():
            write_whole(path, data)
            return path
    raise FileExistsError(f"{folder} has {_MOST} pictures called {name}")
