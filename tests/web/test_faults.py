"""What a build may replace, and a build where it is not welcome: on a disk that refuses, in odd
places, beside another. What was there stays, and a sentence says why.
"""

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.support.sites import ROOT, everything, mark
from tests.support.tables import each_row
from ttgo.web import build, placing
from ttgo.web.placing import MARK, WORKSHOP
from ttgo.web.tools import CannotBuild

# A build replaces and removes only what a build has made; all else in its folder stays, and is
# named.

ONE, TWO, THREE = ("release-" + digit * 12 for digit in "123")
RUNTIME = "runtime-" + "0" * 12


def put(folder, files):
    for address, text in files.items():
        (folder / address).parent.mkdir(parents=True, exist_ok=True)
        (folder / address).write_text(text, encoding="utf-8")


def placed(folder, release, **files):
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
    assert placed(tmp_path, ONE, old_html="old") == []
    put(tmp_path, THEIRS)
    assert placed(tmp_path, TWO, new_html="new") == sorted([*NAMED, f"{ONE}/note.txt"])
    assert placed(tmp_path, THREE) == sorted([*NAMED, f"{ONE}/"])
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
        placed(tmp_path, TWO, robots_txt="")
    assert texts(tmp_path) == before


NO_BUILDS = {
    "somebody's folder": {"thesis.txt": "mine"},
    "a mark that is none": {MARK: "mine"},
    "a list that is none": {MARK: json.dumps({"release": ONE, "runtime": RUNTIME, "files": 1})},
    "a build that listed nothing": {MARK: json.dumps({"release": ONE, "runtime": RUNTIME})},
}


@each_row(NO_BUILDS)
def test_what_is_no_build(files, tmp_path):
    """It is left alone."""
    put(tmp_path, files)
    sentence = r" exists and is no earlier build of ttgo with a list .*, so it is left alone: .*\.$"
    with pytest.raises(CannotBuild, match=sentence):
        placing.Earlier.of(tmp_path)


def test_builds_there(small, tmp_path):
    """Under an odd name, and through a link, which stays one: to nothing yet, then to a build."""
    odd, link = tmp_path / 'Mitä? 囲碁 & "more" #1%20', tmp_path / "link"
    link.symlink_to(tmp_path / "real")
    for place in (odd, link, link):
        release = build.build(small, place).release
        assert mark(place)["release"] == release
    assert link.is_symlink()
    assert {path.name for path in tmp_path.iterdir()} == {"page", odd.name, "link", "real"}


NOT_THERE = {
    "a link to a folder": "theirs exists and is no earlier build of ttgo .*, so it is left alone: .*",
    "file/site": "site cannot be built, and nothing was changed: Not a directory; try again, or "
    "name another folder",
    "page/static": "static is in .*static, which the site is made of: name a folder elsewhere",
    "page/ttgo/deep/site": "site is in .*ttgo, which the site is made of: name a folder elsewhere",
    "x" * 300: "nothing was changed: File name too long; try again, or name another folder",
}


@pytest.mark.parametrize("there", NOT_THERE)
def test_does_not_build_there(small, tmp_path, there):
    """A sentence, and all is as it was."""
    for name in ("file", "theirs/thesis.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("mine", encoding="utf-8")
    (tmp_path / "a link to a folder").symlink_to(tmp_path / "theirs")
    before = everything(tmp_path)
    with pytest.raises(CannotBuild, match=rf"^.*{NOT_THERE[there]}\.\Z"):
        build.build(small, tmp_path / there)
    assert everything(tmp_path) == before


def test_a_disk_that_refuses(small, tmp_path, monkeypatch):
    """A sentence with what to do; root, as which tests may run, may write anywhere, so the refusal
    is made. An earlier build stays.
    """
    build.build(small, tmp_path / "site")
    before = everything(tmp_path)
    full = OSError(errno.ENOSPC, "No space left on device", "somewhere")
    monkeypatch.setattr(Path, "write_bytes", Mock(side_effect=full))
    for name in ("site", "another"):
        sentence = (
            rf"{name} cannot be built, and nothing was changed: No space left on device; "
            rf"try again, or name .*\.$"
        )
        with pytest.raises(CannotBuild, match=sentence):
            build.build(small, tmp_path / name)
    assert everything(tmp_path) == before


def replacing(most):
    """Path.replace on a disk that refuses after so many files."""
    replace, left = Path.replace, iter(range(most))

    def replaced(path, to):
        if next(left, None) is None:
            raise PermissionError(errno.EACCES, "Permission denied")
        return replace(path, to)

    return replaced


def test_a_disk_that_refuses_half_way(small, tmp_path, monkeypatch):
    """At any step: a sentence; the pages are whole, each with the files of its release; the next
    build leaves nothing of it, nor of one that was killed.
    """
    site = tmp_path / "site"
    first = build.build(small, site).release
    (small.rules / "a.py").write_text("new", encoding="utf-8")
    for most in (0, 1, 8, 19):
        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", replacing(most))
            sentence = r"site has the new site in part: Permission denied; build again\.$"
            with pytest.raises(CannotBuild, match=sentence):
                build.build(small, site)
        shown = "".join(
            (site / name).read_text(encoding="utf-8") for name in ("index.html", "sw.js")
        )
        for release in {*re.findall("release-[0-9a-f]{12}", shown)}:
            assert (site / release / "ttgo" / "a.py").is_file()
    (site / f"{WORKSHOP}-x").mkdir()
    os.utime(site / f"{WORKSHOP}-x", (0, 0))
    built = build.build(small, site)
    assert built.others == []
    assert not list(site.glob(f"{WORKSHOP}-*"))
    assert {path.name for path in site.glob("release-*")} == {first, built.release}


def test_two_builds_at_once(small, tmp_path):
    """Both end well, and nothing is left beside."""
    code = (
        "import sys; from pathlib import Path; from ttgo.web import build; from ttgo.web.places "
        "import Site\n"
        "build.build(Site.clone(Path(sys.argv[1])), Path(sys.argv[2]))"
    )
    command = [sys.executable, "-c", code, str(small.page), str(tmp_path / "site")]
    builds = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(2)]
    errors = [each.communicate(timeout=120)[1] for each in builds]
    assert [each.returncode for each in builds] == [0, 0], errors
    assert (tmp_path / "site" / "index.html").is_file()
    assert {path.name for path in tmp_path.iterdir()} == {"page", "site"}


def test_a_build_overtaken_by_another(small, tmp_path, monkeypatch):
    """The other one is made whole after this one has looked, before its first file is moved."""
    site, look, left = tmp_path / "site", placing.Earlier.of, iter("1")

    def looks(folder):
        found = look(folder)
        if next(left, None) is None:
            monkeypatch.undo()
            build.build(small, site)
        return found

    monkeypatch.setattr(placing.Earlier, "of", looks)
    assert build.build(small, site).others == []
