"""Files that were broken, cut off, edited or never ours; and writing that loses nothing."""

import json
from pathlib import Path

import pytest

import goblins
from goblins.kernel import documents
from goblins.kernel.errors import BadInput


def finished_game(moves: int = 12) -> goblins.Match:
    match = goblins.new("goblin-warlord", seats=2, seed=1)
    for _ in range(moves):
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    return match


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    finished_game().save(file)
    return file


def test_a_saved_game_is_the_same_when_replayed(journal: Path) -> None:
    assert goblins.replay(journal).journal() == finished_game().journal()


def test_every_flipped_bit_of_a_journal_is_noticed(journal: Path) -> None:
    data = journal.read_bytes()
    for at in range(0, len(data), 7):
        flipped = bytearray(data)
        flipped[at] ^= 1 << at % 7
        journal.write_bytes(flipped)
        if _same_document(bytes(flipped), data):
            continue
        with pytest.raises(BadInput):
            goblins.replay(journal)


def _same_document(one: bytes, other: bytes) -> bool:
    """A flip in the white space between fields changes nothing that is said."""
    try:
        return bool(json.loads(one) == json.loads(other))
    except ValueError:
        return False


@pytest.mark.parametrize("keep", [0, 1, 40, 400])
def test_a_truncated_journal_is_noticed(journal: Path, keep: int) -> None:
    journal.write_bytes(journal.read_bytes()[:keep])
    with pytest.raises(BadInput, match="broken or cut off near line"):
        goblins.replay(journal)


def test_a_move_that_was_not_allowed_is_named(journal: Path) -> None:
    document = json.loads(journal.read_text())
    document["moves"][3] = "red upgrade 9"
    journal.write_text(json.dumps(documents.sealed(document)))
    with pytest.raises(BadInput, match=r"move 4, “red upgrade 9”"):
        goblins.replay(journal)


def test_a_journal_of_other_rules_says_so(journal: Path) -> None:
    document = json.loads(journal.read_text())
    document["rules"] = 99
    journal.write_text(json.dumps(documents.sealed(document)))
    with pytest.raises(BadInput, match="rules version 99"):
        goblins.replay(journal)


def test_a_journal_with_another_end_says_so(journal: Path) -> None:
    document = json.loads(journal.read_text())
    del document["moves"][-1]
    journal.write_text(json.dumps(documents.sealed(document)))
    with pytest.raises(BadInput, match="another end"):
        goblins.replay(journal)


@pytest.mark.parametrize("text", ["[1, 2]", '{"format": "chess"}', '"hello"'])
def test_a_foreign_file_is_not_taken_for_ours(tmp_path: Path, text: str) -> None:
    file = tmp_path / "foreign.json"
    file.write_text(text)
    with pytest.raises(BadInput, match="neither a journal nor a position"):
        goblins.open_file(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nowhere\.json cannot be read"):
        goblins.open_file(tmp_path / "nowhere.json")


def test_a_binary_file_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.json"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadInput, match="not a text file"):
        goblins.open_file(file)


def test_an_edited_position_must_lose_its_checksum(tmp_path: Path) -> None:
    document = finished_game().position()
    document["state"]["turn"] += 2
    with pytest.raises(BadInput, match="remove the checksum"):
        goblins.load(document)
    del document["checksum"]
    assert goblins.load(document).view().turn == document["state"]["turn"]


def test_an_impossible_position_says_why() -> None:
    document = finished_game().position()
    del document["checksum"]
    document["state"]["pool"] += 1
    with pytest.raises(BadInput, match="there are 61 goblins instead of 60"):
        goblins.load(document)


def test_a_position_keeps_its_script(tmp_path: Path) -> None:
    document = finished_game().position()
    del document["checksum"]
    document["script"] = [["table", 3], ["blue", 1]]
    assert goblins.load(document).position()["script"] == [["table", 3], ["blue", 1]]


@pytest.mark.parametrize("script", [7, [["nobody", 1]], [["table"]], [["table", -1]], [["table", 1]] * 10_001])
def test_a_script_that_cannot_be_read_is_refused(script: object) -> None:
    document = finished_game().position()
    del document["checksum"]
    document["script"] = script
    with pytest.raises(BadInput):
        goblins.load(document)


def test_a_failed_write_leaves_the_old_file_whole(journal: Path) -> None:
    before = journal.read_bytes()
    with pytest.raises(TypeError):
        documents.write(journal, {"not": object()})
    assert journal.read_bytes() == before
    assert [path.name for path in journal.parent.iterdir()] == [journal.name]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        finished_game().save(tmp_path / "no" / "where.json")
