"""A build replaces and removes only what a build has made; all else in its folder stays, and is
named.
"""

import json

import pytest

from tests.support.tables import each_row
from ttgo.web import placing
from ttgo.web.placing import MARK, WORKSHOP
from ttgo.web.tools import CannotBuild

ONE, TWO, THREE = ("release-" + digit * 12 for digit in "123")
RUNTIME = "runtime-" + "0" * 12


def put(folder, files):
    for address, text in files.items():
        (folder / address).parent.mkdir(parents=True, exist_ok=True)
        (folder / address).write_text(text, encoding="utf-8")


def build(folder, release, **files):
    """Put a build of a few files into a folder; those besides are named as `x_html`."""
    texts = {
        "index.html": release,
        f"{release}/a.js": release,
        f"{RUNTIME}/b.js": "",
        "static/c.html": "",
    }
    new = folder / WORKSHOP / "new"
    put(new, texts | {name.replace("_", "."): text for name, text in files.items()})
    others = placing.place(new, folder, {"release": release, "runtime": RUNTIME})
    for left in new.rglob("*"):
        assert left.is_dir(), "all was moved"
    return others


def texts(folder):
    found = (path for path in folder.rglob("*") if path.is_file() and WORKSHOP not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_text() for path in found}


THEIRS = {"CNAME": "go.example", "robots.txt": "", "games/1.sgf": "(;)"}
THEIRS |= dict.fromkeys((".git/config", "static/mine/a.txt", f"{ONE}/note.txt"), "mine")
NAMED = [".git/", "CNAME", "games/", "robots.txt", "static/mine/"]


def test_what_others_made_stays(tmp_path):
    """Through three builds, and it is named; an earlier build's files are replaced, and go when
    they are of no use.
    """
    assert build(tmp_path, ONE, old_html="old") == []
    put(tmp_path, THEIRS)
    assert build(tmp_path, TWO, new_html="new") == sorted([*NAMED, f"{ONE}/note.txt"])
    assert build(tmp_path, THREE) == sorted([*NAMED, f"{ONE}/"])
    ours = {"index.html": THREE, f"{RUNTIME}/b.js": "", "static/c.html": ""}
    wanted = ours | {f"{name}/a.js": name for name in (TWO, THREE)}
    found = texts(tmp_path)
    assert set(json.loads(found.pop(MARK))["files"]) == set(wanted)
    assert found == wanted | THEIRS


@pytest.mark.parametrize("address", ["robots.txt", "static", "static/c.html"])
def test_in_the_way(tmp_path, address):
    """A file of somebody's where the build would have one, or a folder of that name: a sentence,
    and all is as it was.
    """
    put(
        tmp_path,
        {MARK: json.dumps({"release": ONE, "runtime": RUNTIME, "files": []}), address: "mine"},
    )
    before = texts(tmp_path)
    with pytest.raises(CannotBuild, match=rf"{address} is in the way, and no build made it: .*\.$"):
        build(tmp_path, TWO, robots_txt="")
    assert texts(tmp_path) == before


NO_BUILDS = {
    "somebody's folder": {"thesis.txt": "mine"},
    "a mark that is none": {MARK: "mine"},
    "a list that is none": {MARK: json.dumps({"release": ONE, "runtime": RUNTIME, "files": 1})},
}


@each_row(NO_BUILDS)
def test_what_is_no_build(files, tmp_path):
    """It is left alone."""
    put(tmp_path, files)
    sentence = r" exists and is no earlier build of ttgo, so it is left alone: .*\.$"
    with pytest.raises(CannotBuild, match=sentence):
        placing.Earlier.of(tmp_path)
