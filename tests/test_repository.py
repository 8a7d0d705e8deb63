"""The shape of the repository, held to its promises: what belongs to it, where things are found, and
that the workflow tests before it publishes.
"""

import hashlib
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.support.sites import CLONE
from ttgo.web import made

ROOT = Path(__file__).parent.parent

TOP = {
    "index.html",
    "pyproject.toml",
    "README.md",
    "ttgo",
    "static",
    "tests",
    "e2e",
}  # and dotfiles


@cache
def files():
    """What is, or would be, committed."""
    command = f"git -c safe.directory={ROOT} ls-files -co --exclude-standard --deduplicate -z"
    try:
        listing = subprocess.run(
            command.split(), cwd=ROOT, capture_output=True, check=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git clone, so nobody knows what belongs to it")
    return tuple(name for name in listing.stdout.split("\0") if name and (ROOT / name).exists())


def test_top_level():
    """The top level is fixed."""
    assert {name.split("/")[0] for name in files() if not name.startswith(".")} <= TOP


REGISTRIES = [
    name.replace(" ", "")
    for name in "py pi.org,python hosted,npm js,registry. npm,yarn pkg,deb. debian,security. "
    "debian,archive. ubuntu".split(",")
]


def test_no_registry_is_named():
    """Where packages come from is a matter of the machine's own settings; a lock file holds hashes,
    not addresses.
    """
    assert "tests/test_structure.py" in files()
    for name in files():
        content = (ROOT / name).read_bytes().lower() if (ROOT / name).is_file() else b""
        assert not [registry for registry in REGISTRIES if registry.encode() in content], name


def test_icons_are_the_drawing():
    """The committed pictures were made of the drawing and the palette: `python3 -m
    tests.support.icons` after a change, and its hash here.
    """
    drawing = made.read(CLONE, "static/icons/app.svg") or b""
    assert hashlib.sha256(drawing).hexdigest()[:16] == "d2ca605a5be7ffa1"


WORKFLOW = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")


def job(name):
    """A job's lines in the workflow."""
    found = re.search(rf"\n  {name}:\n((?:    .*\n|\n)+)", WORKFLOW)
    assert found
    return found[1]


def test_the_workflow_publishes_what_is_tested():
    """No pull request is published, and nothing that a test has refused; every action is pinned by
    a full version.
    """
    assert "    if: github.event_name != 'pull_request'\n    needs: [unit, build, whole]\n" in job(
        "publish"
    )
    assert WORKFLOW.count("pages: write") == job("publish").count("pages: write") == 1
    actions = re.findall(r"uses: (\S+)", WORKFLOW)
    assert len(actions) == 11
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in actions)
