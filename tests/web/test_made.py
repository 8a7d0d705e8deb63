"""What is made and nobody has written: ttgo.zip, views and pictures of pages, and the licences of
all that a build ships.
"""

import io
import json
import posixpath
import re
import subprocess
import sys
import zipfile

import pytest

from tests.support.sites import CLONE, MICROPYTHON, ROOT, page
from ttgo import __version__, language
from ttgo.pages.html import read as read_page
from ttgo.session.session import Session
from ttgo.web.fill import archive, made
from ttgo.web.site import languages


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
        game = sgf.parse("(;SZ[5];B[cc])").final().game
        refused = why(game, game.grid.point(2, 2))["say"]
        print(ttgo.__file__, game.score().result, svg.picture(game.position)[:4], refused, sep="\\n")"""
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        str(tmp_path / "ttgo" / "__init__.py"),
        "B+25",
        "<svg",
        "White is not allowed to play at C3. Rule 7: A move colours an empty point, and C3 is black.",
    ]


@pytest.mark.parametrize("tag", languages.languages())
def test_messages_come_parsed(tag):
    """All of them, and they say the same."""
    path = languages.FOLDER / f"{tag}.json"
    rooms = [json.loads(made.spoken(path, room)) for room in (None, "teach")]
    facts = {"black": True, "white": False, "wording": "only"}
    try:
        language.speak(tag)
        said = language.say("counts_for", **facts)
    finally:
        language.speak(languages.ENGLISH)
    message = rooms[0]["python"].get("counts_for")  # or it is said in English
    assert message is None or language.formatted(message, facts, tag) == said
    for messages in (rooms[0]["python"], rooms[0].get("teach", rooms[1])):
        assert not any(isinstance(message, str) for message in messages.values())


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
game = Game(3, rules="nz")
game.play_all("B2 A1")
assert sgf.parse(sgf.write(game)).final().board == game == Game.from_dict(game.to_dict())
assert len(Position.of(3, 2, black="A1").symmetries()) == 4
assert Territory.of(game, dead="A1").result == "B+9"
assert [type(part) for part in (str(game), game._repr_svg_())] == [str, str]
print(*lacking, len(lab.Literal("cube 3").turns), Graph("A-B").names)
"""
    node = [*MICROPYTHON, "archive", str(tmp_path), lines]
    for command in ([sys.executable, "-c", lines], node):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.stdout, done.stderr[-300:]) == ("0 ['A', 'B']\n", "")


# What nobody has written is made of what the rules, the player and the package know; nothing of a
# page may be lost on the way.


def test_the_first_view_is_pythons():
    """What the page shows before Python has answered is what Python then answers."""
    script = (
        'import("./static/keep/store.js").then(({ FIRST }) => console.log(JSON.stringify(FIRST)))'
    )
    done = subprocess.run(
        ["node", "-e", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == json.loads(
        json.dumps(Session().handle({"do": "view"})["view"])
    )


@pytest.mark.parametrize("name", ["rules", "player"])
def test_each_picture_of_a_page_is_there(name):
    shown = re.findall(r'<img src="([^"]+)"', page(f"static/{name}.html"))
    assert shown
    for name in shown:
        assert (made.read(CLONE, f"static/{name}") or b"").startswith(b"<svg")


# Whatever a build ships of others is named with its licence, and the site leads there.


LICENCES = (ROOT / "static" / "licences.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("tag", ["", "de/"])
@pytest.mark.parametrize("name", ["engines", "family", "programs"])
def test_no_board_of_a_document_is_empty_without_scripts(name, tag):
    """Each has a diagram in it, or a picture of itself, told in the page's language."""
    boards = read_page(page(f"{tag}static/{name}.html")).find("tt-board")
    assert all(one.find("pre") or one.find("img") for one in boards), name
    drawn = [one for board in boards for one in board.find("img")]
    files = made.addresses(CLONE)
    for shown in drawn:
        assert posixpath.normpath(f"{tag}static/{shown.get('src')}") in files
        assert shown.get("alt").startswith("Go-" if tag and name == "family" else "Go board")
    assert bool(drawn) == (name != "programs")


def test_every_package_is_there():
    """All that the lock pins for the page, with version, licence and place, and the text of each
    that npm brings one for; and what Pyodide has within itself.
    """
    packages = json.loads((ROOT / "static" / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    shipped = {
        folder: about for folder, about in packages.items() if folder and not about.get("dev")
    }
    pyodide = ROOT / "static" / "node_modules" / "pyodide" / "pyodide-lock.json"
    python = json.loads(pyodide.read_text(encoding="utf-8"))["info"]["python"]
    named = [f"ttgo {__version__}: MIT", f"standard library, in Pyodide {python}: PSF-2.0"]
    named += [
        f"\n{folder.rpartition('node_modules/')[2]} {about['version']}: {about['license']}"
        for folder, about in shipped.items()
    ]
    assert [name for name in named if f"{name}. " not in LICENCES] == []
    files = [file for folder in shipped for file in (ROOT / "static" / folder).glob("LICENSE*")]
    assert len(files) > 3
    assert [one for one in files if one.read_text(encoding="utf-8").strip() not in LICENCES] == []


def test_nothing_else_is_shipped(served):
    """Each folder of the runtime that the page asks for is a package that is named."""
    fetched = {address.partition("node_modules/")[2] for address in served} - {""}
    packages = {re.match(r"(@[^/]+/)?[^/]+", inside)[0] for inside in fetched}  # type: ignore[index]
    assert len(packages) == 5
    assert [name for name in packages if f"\n{name} " not in LICENCES] == []


def test_pages_lead_there(built):
    """The page in one file says it itself."""
    assert 'href="static/licences.txt"' in page("index.html")
    text = (built / "ttgo.html").read_text(encoding="utf-8")
    assert "@micropython/micropython-webassembly-pyscript 1.27.0: MIT. https://" in text
