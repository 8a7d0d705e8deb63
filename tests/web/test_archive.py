"""ttgo.zip, which pages of PyScript elsewhere unpack."""

import io
import subprocess
import sys
import zipfile

from tests.support.sites import CLONE, ROOT
from ttgo.web import archive, made


def test_it_is_all_that_plays_reads_and_draws(tmp_path):
    """Unpacked, with nothing else of ttgo there, it does what the page says it holds; and a second
    one is the same.
    """
    data = made.read(CLONE, archive.ADDRESS)
    assert data is not None
    assert data == made.read(CLONE, archive.ADDRESS)
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        packed.extractall(tmp_path)
    lines = """if True:
        import ttgo
        from ttgo import sgf, svg
        from ttgo.explain import why
        game = sgf.read("(;SZ[5];B[cc])").final().game
        refused = why(game, game.grid.point(2, 2))["say"]
        print(ttgo.__file__, game.score().result, svg.picture(game.position)[:4], refused, sep="\\n")"""
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        str(tmp_path / "ttgo" / "__init__.py"),
        "B+25",
        "<svg",
        "White may not move at C3. Rule 7: A move colours an empty point, and C3 is black.",
    ]


def test_all_its_names_are_there_in_both_pythons(tmp_path):
    """`from ttgo import *` brings each of them, Graph too, and submodules are found: in CPython,
    and in MicroPython in node.
    """
    data = made.read(CLONE, archive.ADDRESS)
    assert data is not None
    (tmp_path / "ttgo.zip").write_bytes(data)
    with zipfile.ZipFile(tmp_path / "ttgo.zip") as packed:
        packed.extractall(tmp_path)
    lines = """
import ttgo
assert ttgo.Graph("torus 5").read("A1") == 0
from ttgo import lab, sgf, svg, vertex
from ttgo import *
from ttgo.explain import look
assert NAMED["nz"] == NAMED["New Zealand"] == Rules("situational", ending="tromp")
assert Position(Grid(3), "A1", ["C3"])["c3"] == WHITE
assert look(Game(3), "A1") == look(Game(3), 0)
lacking = [name for name in ttgo.__all__ if name not in globals()]
print(*lacking, len(lab.Literal("cube 3").turns), Graph("A-B").names)
"""
    node = ["node", str(ROOT / "tests/web/archive.mjs"), str(tmp_path), lines]
    for command in ([sys.executable, "-c", lines], node):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.stdout, done.stderr[-300:]) == ("0 ['A', 'B']\n", "")
