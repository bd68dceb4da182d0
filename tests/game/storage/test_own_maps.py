from pathlib import Path

from game.storage.own_maps import add_map


def test_a_map_never_replaces_another(tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    paths = [add_map(folder, "island", bytes([number])) for number in range(2)]
    assert [path.name for path in paths] == ["island.json", "island (2).json"]
    assert [path.read_bytes() for path in paths] == [b"\0", b"\1"]
