"""A build replaces and removes only what a build has made; all else in its folder stays, and is
named.
"""

import json
import os
import shutil
from pathlib import Path
from unittest.mock import Mock

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


def early(folder, **changed):
    """A build of a release whose mark listed no files; its worker did."""
    listed = {
        "files": {f"{ONE}/a.js": "sha256-x"},
        "large": [f"{RUNTIME}/b.js"],
        "pages": ["index.html", "static/d.html"],
    }
    texts = {address: ONE for part in listed.values() for address in part}
    texts |= dict.fromkeys(("index.html.gz", f"{ONE}/a.js.gz", "404.html", ".nojekyll"), "")
    texts["sw.js"] = f"self.SITE = {json.dumps(listed | changed)};\nconst later = 1;\n"
    put(folder, texts | {MARK: json.dumps({"ttgo": "0.1.0", "release": ONE, "runtime": RUNTIME})})


def test_an_early_build_is_taken_over(tmp_path):
    """As any other: what it made is replaced or goes, but for its release; what it did not make
    stays and is named.
    """
    early(tmp_path)
    put(tmp_path, THEIRS)
    assert build(tmp_path, TWO) == sorted([*NAMED, f"{ONE}/note.txt"])
    ours = {
        "index.html",
        f"{RUNTIME}/b.js",
        "static/c.html",
        f"{ONE}/a.js",
        f"{ONE}/a.js.gz",
        f"{TWO}/a.js",
        MARK,
    }
    assert texts(tmp_path).keys() == ours | THEIRS.keys()
    assert build(tmp_path, THREE) == sorted([*NAMED, f"{ONE}/"])


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
    "a mark of something else": {MARK: '{"release": "../..", "runtime": ""}'},
    "a list that is none": {MARK: json.dumps({"release": ONE, "runtime": RUNTIME, "files": 1})},
}


@each_row(NO_BUILDS)
def test_what_is_no_build(files, tmp_path):
    """It is left alone; so is a file."""
    put(tmp_path / "precious", files)
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for name in ("precious", "file"):
        sentence = rf"{name} exists and is no earlier build of ttgo, so it is left alone: .*\.$"
        with pytest.raises(CannotBuild, match=sentence):
            placing.Earlier.of(tmp_path / name)


def test_what_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can say that it is no build: the reason is the disk's. Root, as which tests may run,
    may read all, so it is made.
    """
    build(tmp_path, ONE)
    monkeypatch.setattr(Path, "read_text", Mock(side_effect=PermissionError))
    with pytest.raises(PermissionError):
        placing.Earlier.of(tmp_path)


@pytest.mark.parametrize("name", ["static", TWO])
def test_a_link_where_the_build_goes(tmp_path: Path, name: str) -> None:
    """It is not gone through, and nothing is changed."""
    outside, site = tmp_path / "outside", tmp_path / "site"
    put(outside, {"c.html": "mine", "a.js": "mine"})
    build(site, ONE)
    shutil.rmtree(site / "static")
    (site / name).symlink_to(outside)
    with pytest.raises(CannotBuild, match=f"{name} is in the way"):
        build(site, TWO)
    assert texts(outside) == {"c.html": "mine", "a.js": "mine"}
    assert (site / "index.html").read_text() == ONE


def test_a_link_in_the_place_of_a_file(tmp_path: Path) -> None:
    """It is the link that is replaced or removed."""
    outside, site = tmp_path / "precious.txt", tmp_path / "site"
    outside.write_text("mine", encoding="utf-8")
    build(site, ONE, old_html="old")
    for name in ("index.html", "old.html"):
        (site / name).unlink()
        (site / name).symlink_to(outside)
    assert build(site, TWO) == []
    assert outside.read_text() == "mine"
    assert (site / "index.html").read_text() == TWO
    assert not os.path.lexists(site / "old.html")
