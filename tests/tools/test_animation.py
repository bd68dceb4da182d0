import struct

import pytest

from game.rules.actions import Build
from game.storage.records import load_record
from tools import animation


def test_the_film_shows_the_move_that_ends_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    record = load_record(animation.RECORD)
    assert isinstance(record.actions[-1], Build)
    frames = animation.film(record)
    assert {frame.get_size() for frame in frames} == {animation.SIZE}
    first, last = (frame.get_buffer().raw for frame in (frames[0], frames[-1]))
    assert first != last
    pictures = {frame.get_buffer().raw for frame in frames}
    assert len(pictures) > len(frames) / 2  # locomotives drive and the finale is celebrated


def test_the_page_shows_a_film_that_is_light_enough() -> None:
    data = animation.FILE.read_bytes()
    assert len(data) < 4_000_000
    assert struct.unpack_from(">2I", data, 16) == animation.SIZE
    at = data.index(b"acTL") + 4
    (count,) = struct.unpack_from(">I", data, at)
    seconds = (count - 1) / animation.RATE + animation.LAST_FRAME / 1000
    assert 5 <= seconds <= 10


def test_a_record_that_ends_with_a_trade_cannot_be_filmed() -> None:
    record = load_record(animation.RECORD)
    traded = record._replace(actions=record.actions[:-2])
    assert not isinstance(traded.actions[-1], Build)
    with pytest.raises(SystemExit, match="no build"):
        animation.film(traded)
