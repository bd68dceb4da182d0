"""Files that the player adds, such as maps and souvenirs: none replaces another."""

from pathlib import Path

from game.files.atomic import write_whole

_MOST = 999  # files of one name


def add_file(folder: Path, name: str, ending: str, data: bytes) -> Path:
    """Write a file under a name that is still free; raises OSError.

    Not private, unlike saved games: it is meant to be shown.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST + 1):
        path = folder / (f"{name}{ending}" if number == 1 else f"{name} ({number}){ending}")
        if not path.exists():
            write_whole(path, data)
            return path
    raise FileExistsError(f"{folder} has {_MOST} files called {name}")
