"""The core of a build, which MicroPython starts with, compiled ahead."""

import json

import pytest

from ttgo.web import core, made
from ttgo.web.tools import CannotBuild


def test_compiled(small):
    """What comes later stays out, and is no Python until then. The compiler, of 2022, knows no !r,
    and need not.
    """
    text = '{"later": {"../ttgo/sgf/": ["open"]}, "folders": ["sgf"]}'
    (small.page / made.CONFIG).write_text(text, encoding="utf-8")
    (small.rules / "sgf").mkdir()
    (small.rules / "sgf" / "a.py").write_text("no Python", encoding="utf-8")
    (small.rules / "a.py").write_text('A = f"{1 + 1!r} {3!r}"\n', encoding="utf-8")
    config = json.loads(core.configuration(small))
    assert set(config["start"]) == {"./host.mpy", "../ttgo/a.mpy"}
    assert all(data.startswith("4d06") for data in config["start"].values()), (
        "M and 6: compiled, sixth format"
    )
    assert "../ttgo/sgf/a.py" in config["files"]


def test_cannot_be_compiled(small):
    """A file that is no Python ends the build, and names itself and the line."""
    (small.rules / "a.py").write_text("1\nno Python", encoding="utf-8")
    said = (
        r"^@pybricks/mpy-cross-v6 says: a\.py cannot be compiled: line 2 SyntaxError: "
        r"invalid syntax\.$"
    )
    with pytest.raises(CannotBuild, match=said):
        core.configuration(small)
