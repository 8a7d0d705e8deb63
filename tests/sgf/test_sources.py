"""Where a record is read from: a path, bytes or text, and what is none of these."""

import io
import re
from pathlib import Path
from typing import Any

import pytest

from ttgo import sgf

# What is no file's content at all
NO_SOURCES = {
    "a text that is none": ("SZ[9]\n;B[aa]", "no path: .SZ"),
    "no text": ("", "no path: ''"),
    "a number": (9, "of a path, of bytes or of text, not of 9"),
    "an open file": (io.BytesIO(b"(;)"), r"an open file has read\(\)"),
}


@pytest.mark.parametrize(("source", "sentence"), NO_SOURCES.values(), ids=NO_SOURCES)
def test_no_source(source: Any, sentence: str) -> None:
    """It is refused with one sentence."""
    with pytest.raises(ValueError, match=sentence) as caught:
        sgf.read(source)
    assert "\n" not in str(caught.value)


ADA = "(;SZ[9]CA[GB2312]PB[Ada \u9ed1];B[ee])"


def test_where_a_record_comes_from(tmp_path: Path) -> None:
    """A path, bytes, or text, which is decoded already whatever it says of its encoding, and half a letter of it."""
    path, data = tmp_path / "(1) Ada.sgf", ADA.encode("gb2312")
    path.write_bytes(data)
    sources: list[Any] = [
        str(path),
        path,
        data,
        bytearray(data),
        ADA,
        ADA.replace("(;", "\n ( \n;"),
    ]
    for source in sources:
        record = sgf.read(source)
        assert (record.notes["PB"], record.root.next[0].word) == (["Ada \u9ed1"], "E5")
    assert sgf.read("(;C[x\ud800])").root.comment == "x?"


@pytest.mark.parametrize(
    ("name", "error"), [("not there.sgf", FileNotFoundError), (".", IsADirectoryError)]
)
def test_a_path_without_a_file(name: str, error: type[OSError], tmp_path: Path) -> None:
    """What no file can be read from is the system's error, which names it."""
    with pytest.raises(error, match=re.escape(str(tmp_path / name))):
        sgf.read(tmp_path / name)


def test_a_files_own_name_tells_its_format(tmp_path: Path) -> None:
    """And so does one that is given."""
    path = tmp_path / "game.ngf"
    path.write_text("Go game", encoding="utf-8")
    for reading in (sgf.read, sgf.unchecked, lambda *source: list(sgf.unchecked_games(*source))):
        with pytest.raises(ValueError, match="This is not NGF"):
            reading(path)
        with pytest.raises(ValueError, match="^This is not GIB"):
            reading(b"Go game", "game.gib")


def test_a_file_that_is_too_long(tmp_path: Path) -> None:
    """By one byte; nothing of it is taken."""
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;)" + b" " * 9_999_997)
    assert sgf.read(path).remarks == []
    path.write_bytes(b"(;)" + b" " * 9_999_998)
    with pytest.raises(ValueError, match="^An SGF file has at most 10 MB\\.$"):
        sgf.read(path)
