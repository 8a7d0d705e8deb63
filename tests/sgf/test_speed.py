"""A megabyte opens within a second on MicroPython, but for trees of nothing but turns: the rules look at each turn."""

import json
import subprocess
import tarfile
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SIZE = 1_000_000


def games() -> bytes:
    """Games of a program, again and again."""
    with tarfile.open(TESTS / "data" / "sgf-selfplay.tar.gz") as archive:
        texts = [archive.extractfile(member).read() for member in archive if member.isfile()]  # type: ignore[union-attr]
    return b"\n".join(texts * (SIZE // sum(len(text) for text in texts)))


FILES = {
    "hundreds of games": games(),
    "a long comment": b"(;C[" + b"one of its sentences, and its end\\]. " * (SIZE // 38) + b"])",
    "comments of a line": b"(;SZ[19]" + (b";C[" + b"x" * 95 + b"]") * (SIZE // 99) + b")",
    "letters in UTF-8": b"(;C[" + "柯洁对党毅飞".encode() * (SIZE // 18) + b"])",
    "labels": b"(;SZ[19];B[dd]LB" + b"[aa:twelve]" * (SIZE // 11) + b")",
}


@pytest.fixture(scope="module")
def seconds() -> dict[str, float]:
    """What each takes of the processor's time; not of the clock's, which others run by too."""
    rows = json.dumps([data.decode("latin-1") for data in FILES.values()])
    command = ["node", str(TESTS / "sgf" / "speed.mjs")]
    done = subprocess.run(command, input=rows, capture_output=True, text=True, timeout=170, check=False)
    assert done.returncode == 0, done.stderr
    return dict(zip(FILES, json.loads(done.stdout)))


@pytest.mark.parametrize("name", FILES)
def test_a_second_per_megabyte(seconds: dict[str, float], name: str) -> None:
    assert seconds[name] < len(FILES[name]) / SIZE
