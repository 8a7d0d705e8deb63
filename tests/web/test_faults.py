"""What a build may replace, and a build where it is not welcome: on a disk that refuses, in odd
places, beside another. What was there stays, and a sentence says why.
"""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.support.sites import ROOT, everything, mark
from tests.support.tables import each_row
from ttgo.web.build import build
from ttgo.web.build.build import MARK
from ttgo.web.build.tools import CannotBuild


def put(folder, files):
    for address, text in files.items():
        (folder / address).parent.mkdir(parents=True, exist_ok=True)
        (folder / address).write_text(text, encoding="utf-8")


def test_takes_the_place_of_an_earlier_build(small, tmp_path):
    """What the last one had stays, for pages that are open, but for such pages; of the one before
    nothing.
    """
    site, lists, page = tmp_path / "site", [], small.static / "0.html"
    page.write_text("", encoding="utf-8")
    for text in ("1", "2", "3"):
        (small.rules / "a.py").write_text(text, encoding="utf-8")
        page = page.rename(small.static / f"{text}.html")
        build.build(small, site)
        lists.append({*mark(site)["files"]})
        (site / "empty").mkdir()
    read = mark(site)
    assert build._files(site) == {MARK, *read["files"], *read["kept"]}
    assert {*read["kept"]} == lists[1] - lists[2] - {"static/2.html", "static/2.html.gz"}
    assert "static/2.html" in lists[1]
    assert not (lists[0] - lists[1]) & {*read["kept"]}
    assert {path.name for path in tmp_path.iterdir()} == {"page", "site"}


NO_BUILDS = {
    "somebody's folder": {"thesis.txt": "mine"},
    "a mark that is none": {MARK: "mine"},
    "a list that is none": {MARK: json.dumps({"ttgo": "", "files": 1})},
    "a build that listed nothing": {MARK: json.dumps({"ttgo": ""})},
    "a build and something else": {MARK: json.dumps({"files": ["a"]}), "a": "", "CNAME": "mine"},
    "a file in a folder of its own": {MARK: json.dumps({"files": []}), ".git/config": "mine"},
}


@each_row(NO_BUILDS)
def test_what_is_no_build(files, small, tmp_path):
    """It is left alone."""
    put(tmp_path / "site", files)
    before = everything(tmp_path)
    sentence = (
        r" exists and is not an earlier build of ttgo with a list .*, so it is left alone: .*\.$"
        r"|(CNAME|config) was not made by a build, and a build replaces the whole folder: move it .*\.$"
    )
    with pytest.raises(CannotBuild, match=sentence):
        build.build(small, tmp_path / "site")
    assert everything(tmp_path) == before


def test_builds_there(small, tmp_path):
    """Under an odd name, and through a link, which stays one: to nothing yet, then to a build."""
    odd, link = tmp_path / 'Mitä? 囲碁 & "more" #1%20', tmp_path / "link"
    link.symlink_to(tmp_path / "real")
    for place in (odd, link, link):
        build.build(small, place)
        assert mark(place)["files"]
    assert link.is_symlink()
    assert {path.name for path in tmp_path.iterdir()} == {"page", odd.name, "link", "real"}


NOT_THERE = {
    "a link to a folder": "theirs exists and is not an earlier build of ttgo .*, so it is left alone: .*",
    "file/site": "site cannot be built, and nothing was changed: File exists; try again, or "
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


@pytest.mark.parametrize("refused", ["new", "old"])
def test_a_disk_that_refuses_half_way(small, tmp_path, monkeypatch, refused):
    """The earlier build is in its place, and the next build leaves nothing of this one, nor of one
    that was killed.
    """
    site, rename = tmp_path / "site", Path.rename
    build.build(small, site)
    before = everything(tmp_path)

    def renamed(path, to):
        if refused in (path.name, Path(to).name):
            monkeypatch.setattr(Path, "rename", rename)
            raise PermissionError(errno.EACCES, "Permission denied")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", renamed)
    with pytest.raises(CannotBuild, match="nothing was changed: Permission denied; try again"):
        build.build(small, site)
    assert everything(tmp_path) == before
    (tmp_path / ".ttgo-build-x").mkdir()
    os.utime(tmp_path / ".ttgo-build-x", (0, 0))
    build.build(small, site)
    assert {path.name for path in tmp_path.iterdir()} == {"page", "site"}


def test_two_builds_at_once(small, tmp_path):
    """Both end well, and nothing is left beside."""
    code = (
        "import sys; from pathlib import Path; from ttgo.web.build import build; from ttgo.web.site.places "
        "import Site; from ttgo.web.fill import made; made.addresses = lambda _: []\n"
        "build.build(Site.clone(Path(sys.argv[1])), Path(sys.argv[2]))"
    )
    command = [sys.executable, "-c", code, str(small.page), str(tmp_path / "site")]
    builds = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(2)]
    errors = [each.communicate(timeout=120)[1] for each in builds]
    assert [each.returncode for each in builds] == [0, 0], errors
    assert (tmp_path / "site" / "index.html").is_file()
    assert {path.name for path in tmp_path.iterdir()} == {"page", "site"}
