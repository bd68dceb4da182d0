"""Adding a map file to the folder of the player's own maps."""

from pathlib import Path

from game.files.atomic import write_whole

ENDING = ".json"
_MOST = 999  # files of one name


def add_map(folder: Path, name: str, data: bytes) -> Path:
    """Write a map under a file name that is still free; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST + 1):
        path = folder / (f"{name}{ENDING}" if number == 1 else f"{name} ({number}){ENDING}")
        if not path.exists():
            write_whole(path, data)
            return path
    raise FileExistsError(f"{folder} has {_MOST} files called {name}")
