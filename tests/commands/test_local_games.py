"""Games at this screen: every action goes into a record, and a disk that refuses ends no game."""

from pathlib import Path

import pytest

from commands.local_games import LocalGames
from game.bots.bot_process import BotProcess, Question
from game.bots.levels import seed_for
from game.rules.errors import RecordError
from game.rules.legality import trades
from game.rules.record import Player
from game.series import GameResult, Series
from game.session import LocalSession
from game.storage.folders import Folders
from game.storage.records import load_record
from game.storage.series_files import load_series, series_file
from game.storage.settings import Settings, SettingsFile
from game.updates import Answer, Update, Verdict
from tests.builders import board_file
from tests.commands.records import write_record
from tests.disk import no_room_beyond

PLAYERS = tuple(Player(name, "human") for name in ("Ada", "Hugo", "Inès"))


def games_in(folder: Path, settings: Settings | None = None) -> LocalGames:
    kept = SettingsFile(folder / "settings.json")
    kept.current = settings or Settings()
    return LocalGames(Folders(folder, folder), kept)


def act(session: LocalSession, which: int = 0) -> list[Update | Answer]:
    """Make any trade for whoever is next; returns what the session tells."""
    turn = session.view_as(None).view.table.turn
    update = session.view_as(turn)
    assert update.view.portfolio is not None
    trade = trades(update.view.table, update.view.portfolio)[which]
    session.submit(turn, trade, update.seq)
    return session.poll()


def test_a_game_is_recorded_action_by_action(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    session = games.begin(PLAYERS)
    assert games.record is not None
    assert games.record.parent == tmp_path / "saves"
    assert load_record(games.record).header.players == PLAYERS
    for done in (1, 2):
        act(session)
        assert len(load_record(games.record).actions) == done


def test_the_seed_of_a_deal_is_too_long_to_be_searched_for(tmp_path: Path) -> None:
    games, seeds = games_in(tmp_path), []
    for _ in range(8):
        games.begin(PLAYERS)
        assert games.record is not None
        seeds.append(load_record(games.record).header.seed)
    assert len({*seeds}) == 8
    assert max(seeds).bit_length() > 240
    assert max(seeds) < 2**256


def test_a_bot_s_chance_is_not_made_of_the_deal(tmp_path: Path) -> None:
    """Else whoever tries seeds could see from a bot's moves which one is right."""
    players = (Player("Ada", "human"), Player("Lulu", "easy"), Player("Zoé", "easy"))
    games = games_in(tmp_path)
    games.begin(players, 1)
    path = games.record
    assert path is not None
    asked: list[Question] = []

    class Listening(BotProcess):
        def start(self) -> None:
            pass

        def ask(self, question: Question) -> None:
            asked.append(question)

    games._thinker = Listening()
    for _ in range(2):
        games.resume(path).poll()
    seeds = {question.seed for question in asked}
    assert len(seeds) == 2
    assert seed_for(load_record(path).header.seed, 1) not in seeds


def test_every_game_has_a_record_of_its_own(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS)
    first = games.record
    games.begin(PLAYERS)
    assert games.record != first
    assert len(list((tmp_path / "saves").iterdir())) == 2


def test_people_play_the_seats_that_no_bot_has(tmp_path: Path) -> None:
    players = (Player("Ada", "human"), Player("Bot", "hard"), Player("Inès", "human"))
    assert games_in(tmp_path).begin(players).seats == (0, 2)


def test_stations_are_drawn_unless_they_are_fixed(tmp_path: Path) -> None:
    fixed = games_in(tmp_path / "fixed", Settings(fixed_stations=True))
    starts = set()
    for _ in range(8):
        fixed.begin(PLAYERS)
        assert fixed.record is not None
        starts.add(load_record(fixed.record).header.drawn.start)
    assert len(starts) == 1
    drawn = games_in(tmp_path / "drawn")
    for _ in range(8):
        drawn.begin(PLAYERS)
        assert drawn.record is not None
        starts.add(load_record(drawn.record).header.drawn.start)
    assert len(starts) > 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_named(first: int, tmp_path: Path) -> None:
    session = games_in(tmp_path).begin(PLAYERS, first)
    assert session.view_as(None).view.table.turn == first


def test_a_game_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    session = games.begin(PLAYERS)
    act(session)
    path = games.record
    assert path is not None
    games.close()
    later = games_in(tmp_path)
    again = later.resume(path)
    assert later.record == path
    assert again.view_as(None) == session.view_as(None)
    act(again)
    assert len(load_record(path).actions) == 2


def test_a_finished_game_is_watched_and_its_record_left_alone(tmp_path: Path) -> None:
    path = write_record(tmp_path / "game.jsonl")
    before = path.read_bytes()
    games = games_in(tmp_path)
    assert games.watch(path).view_as(None).view.result is not None
    assert path.read_bytes() == before
    assert games.record is None


def test_a_broken_record_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(RecordError):
        games_in(tmp_path).resume(path)
    with pytest.raises(OSError, match="No such file"):
        games_in(tmp_path).resume(tmp_path / "missing.jsonl")


def test_where_the_disk_takes_no_record_the_game_is_played_without(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS)
    assert games.record is not None
    for path in (tmp_path / "saves").iterdir():
        path.unlink()
    (tmp_path / "saves").rmdir()
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    session = games.begin(PLAYERS)
    assert games.record is None
    answer, update = act(session)
    assert isinstance(answer, Answer)
    assert answer.verdict is Verdict.DONE
    assert isinstance(update, Update)


def test_saving_is_tried_again_after_a_full_disk_and_both_are_told(tmp_path: Path) -> None:
    games, told = games_in(tmp_path), list[str]()
    games.on_saving_changed = lambda saved: told.append("again" if saved else "full")
    session = games.begin(PLAYERS)
    path = games.record
    assert path is not None
    with no_room_beyond(path.stat().st_size):
        for _ in range(3):
            act(session)
    assert (told, len(load_record(path).actions)) == (["full"], 0)
    act(session)
    assert (told, len(load_record(path).actions)) == (["full", "again"], 4)


def test_a_game_that_had_no_room_from_the_start_has_its_record_later(tmp_path: Path) -> None:
    games, told = games_in(tmp_path), list[str]()
    games.on_saving_changed = lambda saved: told.append("again" if saved else "full")
    with no_room_beyond(300):
        session = games.begin(PLAYERS, series=Series(3))
        act(session)
        assert games.record is None
        assert [*(tmp_path / "saves").iterdir()] == []
    act(session)
    path = games.record
    assert path is not None
    assert told == ["full", "again"]
    assert len(load_record(path).actions) == 2
    assert load_series(path) == Series(3)


def test_what_was_waiting_is_written_when_another_game_begins(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    session = games.begin(PLAYERS)
    path = games.record
    assert path is not None
    with no_room_beyond(path.stat().st_size):
        act(session)
    games.begin(PLAYERS)
    assert len(load_record(path).actions) == 1
    assert games.record != path


def test_games_that_were_left_on_a_full_disk_are_saved_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.journal.RETRY_AFTER", 0.0)
    games, told = games_in(tmp_path), list[str]()
    games.on_saving_changed = lambda saved: told.append("again" if saved else "full")
    session = games.begin(PLAYERS)
    begun = games.record
    assert begun is not None
    with no_room_beyond(300):
        act(session)
        act(games.begin(PLAYERS, series=Series(3)))
        act(games.begin(PLAYERS, 2, Series(3, (GAME,))))
        games.update()
    assert told == ["full"] * 3
    games.update()
    assert told == ["full"] * 3 + ["again"]
    records = [*(tmp_path / "saves").glob("*.jsonl")]
    assert [len(load_record(path).actions) for path in records] == [1, 1, 1]
    assert games.record in {*records} - {begun}
    assert [*(tmp_path / "saves").glob("*.series")] == [series_file(games.record)]


def test_a_game_that_is_resumed_is_written_by_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.journal.RETRY_AFTER", 0.0)
    games = games_in(tmp_path)
    session = games.begin(PLAYERS)
    path = games.record
    assert path is not None
    with no_room_beyond(path.stat().st_size):
        act(session)
        games.begin(PLAYERS)
        again = games.resume(path)
    act(again, -1)  # another trade than the one that was lost
    made = load_record(path).actions
    games.update()
    assert load_record(path).actions == made


def test_what_was_waiting_is_written_when_the_program_ends(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    session = games.begin(PLAYERS)
    path = games.record
    assert path is not None
    with no_room_beyond(path.stat().st_size):
        act(session)
    games.close()
    assert len(load_record(path).actions) == 1


def test_bots_bring_names_of_their_own_that_nobody_else_has(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    first = games.bot_name("medium", ["Ada"])
    second = games.bot_name("medium", ["Ada", first.upper()])
    assert first.casefold() != second.casefold()
    assert games.bot_name("hard", []) != first


GAME = GameResult(("Ada", "Hugo", "Inès"), (3, 2, 1), 1)


def test_a_game_by_itself_has_no_file_of_a_series(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS)
    assert games.series == Series()
    assert [path.suffix for path in (tmp_path / "saves").iterdir()] == [".jsonl"]


def test_a_series_is_kept_beside_its_newest_game_and_comes_back_with_it(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS, series=Series(3))
    first = games.record
    games.begin(PLAYERS, 2, Series(3, (GAME,)))
    second = games.record
    assert first is not None
    assert second is not None
    assert games.series == Series(3, (GAME,))
    assert not series_file(first).exists()
    games.close()
    again = games_in(tmp_path)
    again.resume(second)
    assert again.series == Series(3, (GAME,))
    again.resume(first)
    assert again.series == Series()


def test_another_series_leaves_one_that_waits_alone(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS, series=Series(3))
    waiting = games.record
    games.begin(PLAYERS, series=Series(5))
    assert waiting is not None
    assert load_series(waiting) == Series(3)


def test_a_broken_file_of_a_series_is_set_aside_and_told(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS, series=Series(3))
    assert games.record is not None
    file = series_file(games.record)
    file.write_text("broken", encoding="utf-8")
    told: list[Path] = []
    games.on_broken_series = told.append
    games.resume(games.record)
    assert games.series == Series()
    (aside,) = told
    assert aside.read_text(encoding="utf-8") == "broken"
    assert not file.exists()


def test_a_disk_that_refuses_one_game_leaves_no_second_file_of_the_series(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("full")

    games = games_in(tmp_path)
    games.begin(PLAYERS, series=Series(3))
    first = games.record
    with monkeypatch.context() as full:
        full.setattr("game.storage.series_files.keep_series", refuse)
        games.begin(PLAYERS, 2, Series(3, (GAME,)))
    assert games.record is None
    assert first is not None
    assert series_file(first).exists()
    games.begin(PLAYERS, 0, Series(3, (GAME, GAME)))
    assert games.record is not None
    assert [*(tmp_path / "saves").glob("*.series")] == [series_file(games.record)]


def test_a_game_is_played_and_recorded_on_the_board_that_was_chosen(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    session = games.begin(PLAYERS, board=games.shelf.load("paris-bruxelles"))
    assert session.view_as(None).view.table.board.name == "paris-bruxelles"
    assert games.record is not None
    assert load_record(games.record).header.board.name == "paris-bruxelles"


def test_a_game_on_an_own_board_goes_on_while_the_board_is_there(tmp_path: Path) -> None:
    own = tmp_path / "boards" / "mine.json"
    own.parent.mkdir()
    own.write_bytes(board_file())
    games = games_in(tmp_path)
    assert games.shelf.playable() == ("france", "paris-bruxelles", "island")
    act(games.begin(PLAYERS, board=games.shelf.load("island")))
    path = games.record
    assert path is not None
    assert games.resume(path).view_as(None).view.table.board.name == "island"
    own.unlink()
    with pytest.raises(RecordError, match="line 1: there is no map called 'island'"):
        games.resume(path)


def test_bots_play_for_people_after_the_program_was_closed_too(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS)
    record = games.record
    assert record is not None
    header = record.read_bytes()
    assert games.seat_bots({1: "medium"}).seats == (0, 2)
    games.close()
    again = games_in(tmp_path)
    assert again.resume(record).seats == (0, 2)
    assert again.stand_ins == {1: "medium"}
    assert record.read_bytes() == header
    assert load_record(record).header.players == PLAYERS
    assert again.seat_bots({}).seats == (0, 1, 2)
    again.close()
    assert games_in(tmp_path).resume(record).seats == (0, 1, 2)


def test_without_a_readable_file_everybody_plays_here(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS)
    assert games.record is not None
    games.seat_bots({1: "medium"})
    games.close()
    games.record.with_suffix(".bots").write_bytes(b"oh no")
    again = games_in(tmp_path)
    assert again.resume(games.record).seats == (0, 1, 2)
    assert again.stand_ins == {}
    again.close()


def test_bots_are_not_kept_for_another_game(tmp_path: Path) -> None:
    games = games_in(tmp_path)
    games.begin(PLAYERS)
    games.seat_bots({1: "medium"})
    assert games.begin(PLAYERS).seats == (0, 1, 2)
    assert games.stand_ins == {}
    games.close()
