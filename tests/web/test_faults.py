"""A build where it is not welcome: on a disk that refuses, in odd places, beside another. What was
there stays, and a sentence says why.
"""

import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.support.sites import ROOT, everything, mark
from ttgo.web import build
from ttgo.web.placing import WORKSHOP
from ttgo.web.tools import CannotBuild


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
    "a link to a folder": "theirs exists and is no earlier build of ttgo, so it is left alone: .*",
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
