"""`python3 -m ttgo score`: what it prints for each kind of file, its exit status, and many files at
once.
"""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.sgf_files import self_played
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import score
from ttgo.__main__ import main
from ttgo.points import Grid
from ttgo.position import Position
from ttgo.rulesets import NAMED
from ttgo.scoring import Score

# name -> the file's text, what its line says after the name, exit status

FILES = {
    "agrees": ("(;SZ[3]RE[B+9];B[bb];W[];B[])", "B+9 after 3 turns, stated B+9: agrees.", 0),
    "differs": ("(;SZ[3]RE[W+1];B[bb];W[];B[])", "B+9 after 3 turns, stated W+1: differs.", 1),
    "komi of Fox": (
        "(;GM[1]SZ[9]KM[375]AP[foxwq]RU[Chinese]RE[B+36.75];B[ee];W[];B[])",
        (
            "B+73.5 after 3 turns, stated B+36.75: agrees. The record’s komi, '375', is in the "
            "Chinese unit of two points, and 100 times too large: "
        ),
        0,
    ),
    "a third pass": (
        "(;SZ[3]RE[B+9];B[bb];W[];B[];W[])",
        (
            "B+9 after 3 turns, stated B+9: agrees. The record goes on after the end of the "
            "game, from move 4: pass."
        ),
        0,
    ),
    "the same colour twice": (
        "(;SZ[3]RE[B+9];B[bb];B[aa];W[];B[])",
        (
            "B+9 after 4 turns, stated B+9: agrees. Black plays move 2 although it is White’s. No "
            "pass is inserted."
        ),
        0,
    ),
    "by resignation": (
        "(;SZ[3]RE[W+R];B[bb])",
        "B+9 after 1 turn, stated W+R: no score stated. The",
        0,
    ),
    "an illegal turn": (
        "(;SZ[3]RE[B+9];B[bb];W[bb];B[])",
        (
            "B+9 after 1 turn, stated B+9: illegal. Move 2, White at B2, is not allowed. Rule 7: A move "
            "colours an "
        ),
        1,
    ),
    "stones placed on the way": (
        "(;SZ[3];B[bb];AW[aa];W[];B[])",
        "0 after 2 turns: no score stated. After",
        0,
    ),
    "branches, and handicap": (
        "(;SZ[3]HA[2];B[bb];B[aa](;W[])(;W[cc];B[]))",
        "B+9 after 3 turns: no",
        0,
    ),
    "passes that await words": (
        "(;SZ[3]RU[NZ];B[bb];W[];B[])",
        "B+9 after 3 turns: no score stated. Two passes do not end a game by these rules",
        0,
    ),
    "no record": ("hello", "unreadable.", 2),
    "what a terminal would obey": (
        "(;SZ[3]RE[\x1b[2J\x9b1m\u202e];B[bb];W[];B[])",
        "B+9 after 3 turns, stated \\x1b[2J\\x9b1m\\u202e: no score stated.",
        0,
    ),
}


@pytest.fixture
def write(tmp_path):
    """Writes records into the test's folder: each name with one of FILES, or with a text of its
    own.
    """

    def write(**files):
        for name, text in files.items():
            content = FILES[text][0] if text in FILES else text
            (tmp_path / f"{name}.sgf").write_text(content, encoding="utf-8")
        return tmp_path

    return write


@each_row(FILES)
def test_a_file(content, line, status, write, capsys):
    file = write(game=content) / "game.sgf"
    assert main(["score", str(file)]) == status
    out, err = capsys.readouterr()
    assert out.startswith(f"{file}: {line}")
    assert out.count("\n") == 1
    assert err.startswith("1 file: 1 ")


def test_files_and_folders_with_a_summary(write, tmp_path, capsys):
    """A folder stands for its records, in order; the worst file makes the exit status."""
    (tmp_path / "inner").mkdir()
    write(b="differs", a="agrees")
    for name in ("inner/c.SGF", "notes.txt"):
        (tmp_path / name).write_text("hello", encoding="utf-8")
    missing = tmp_path / "missing.sgf"
    assert main(["score", str(tmp_path), str(missing)]) == 2
    out, err = capsys.readouterr()
    assert [line.split(": ")[0] for line in out.splitlines()] == [
        str(tmp_path / "a.sgf"),
        str(tmp_path / "b.sgf"),
        str(tmp_path / "inner/c.SGF"),
        str(missing),
    ]
    assert out.splitlines()[-1] == f"{missing}: unreadable. No such file or directory."
    assert err == "4 files: 1 agrees, 1 differs, 2 unreadable\n"


NO_FILES = {
    "x" * 300 + ".sgf": lambda path: None,
    "a pipe": os.mkfifo,
    "a link to itself": lambda path: path.symlink_to(path),
}


@pytest.mark.skipif(sys.platform == "win32", reason="other files are there")
@pytest.mark.parametrize("name", NO_FILES, ids=lambda name: name[:20])
def test_what_is_no_file(name, write, tmp_path, capsys):
    """Has its line, nobody waits for it, and what stands after it is scored."""
    NO_FILES[name](tmp_path / name)
    assert main(["score", str(tmp_path / name), str(write(good="agrees") / "good.sgf")]) == 2
    out, err = capsys.readouterr()
    assert ": unreadable. " in out.splitlines()[0]
    assert err == "2 files: 1 agrees, 1 unreadable\n"


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_name_that_a_terminal_would_obey(tmp_path):
    """Or that it could not write: it is told by its escapes, as JSON tells it."""
    for name in (b"\x1b[2J.sgf", b"\xff.sgf", "\u7881.sgf".encode()):
        Path(os.fsdecode(bytes(tmp_path) + b"/" + name)).write_text(
            FILES["agrees"][0], encoding="utf-8"
        )
    for option, escape in ((), r"\x1b"), (("--json",), r"\u001b"):
        command = [sys.executable, "-m", "ttgo", "score", *option, str(tmp_path)]
        poor = {**os.environ, "PYTHONIOENCODING": "ascii"}
        done = subprocess.run(
            command, cwd=ROOT, env=poor, capture_output=True, text=True, check=False
        )
        assert done.stderr == "3 files: 3 agree\n"
        assert all(
            part in done.stdout for part in (f"/{escape}[2J.sgf", r"/\udcff.sgf", r"/\u7881.sgf")
        )


def test_collections(tmp_path, capsys):
    """All games of a file are scored, each with its number, in folders those of .sgfs too."""
    texts = [FILES[kind][0] for kind in ("agrees", "differs")] + [
        "(;GM[3];B[aa])",
        "(;SZ[3]RE[0];B[];W[])",
    ]
    (tmp_path / "all.sgfs").write_text("\n".join(texts), encoding="utf-8")
    assert main(["score", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    file = tmp_path / "all.sgfs"
    said = ["game 1: B+9", "game 2: B+9", "game 3: unreadable.", "game 4: 0"]
    assert [
        line.removeprefix(f"{file}, ").partition(" after")[0][:19] for line in out.splitlines()
    ] == said
    assert err == "4 games in 1 file: 2 agree, 1 differs, 1 unreadable\n"
    assert main(["score", "--json", str(file)]) == 2
    assert [json.loads(line)["game"] for line in capsys.readouterr().out.splitlines()] == [
        1,
        2,
        3,
        4,
    ]


def test_strict(write, capsys):
    """What is taken as it is otherwise is illegal by the rules alone."""
    assert main(["score", "--strict", str(write(a="a third pass", b="the same colour twice"))]) == 1
    assert capsys.readouterr().out.count("illegal. ") == 2


def test_json(write, capsys):
    """One object a line, for scripts."""
    file = write(game="differs") / "game.sgf"
    assert main(["score", "--json", str(file)]) == 1
    facts = {
        "turns": 3,
        "over": True,
        "black": 9,
        "white": 0,
        "neutral": 0,
        "komi": 0,
        "result": "B+9",
    }
    said = {"file": str(file), "stated": "W+1", "rules": "Tromp-Taylor", "verdict": "differs"}
    assert json.loads(capsys.readouterr().out) == facts | said


def test_by_other_rules(write, capsys):
    """A lone suicide: refused by the record's own rules, legal by those asked for; no such rules is
    no difference, but status 2.
    """
    file = str(write(game="(;SZ[3:1]RE[B+3];B[ba];W[aa];B[];W[])") / "game.sgf")
    assert main(["score", file]) == 1
    assert "Rule 6" in capsys.readouterr().out
    assert main(["score", "--rules", "NZ", file]) == 0
    assert "superko=situational" in str(score.score_file(file, NAMED["New Zealand"])["rules"])
    assert main(["score", "--rules", "Japanese", file]) == 2
    assert "'Japanese' are rules of another family" in capsys.readouterr().err


def test_a_folder_that_cannot_be_read(write, monkeypatch):
    """It, and a file of one that lets nobody look, are told; root, as which tests may run, may read
    all, so the refusals are made.
    """
    folder, refused = write(a="differs"), PermissionError(errno.EACCES, "Permission denied")
    (folder / "closed").mkdir()
    (folder / "dark.sgf").touch()
    scan, look = os.scandir, os.stat

    def scandir(path):
        if Path(path).name == "closed":
            raise PermissionError(*refused.args, path)
        return scan(path)

    def stat(path, **how):
        if Path(str(path)).name == "dark.sgf":
            raise refused
        return look(path, **how)

    monkeypatch.setattr(os, "scandir", scandir)
    monkeypatch.setattr(os, "stat", stat)
    found = [(Path(str(line["file"])).name, line["verdict"]) for line in score.scored(folder)]
    assert found == [
        ("a.sgf", score.DIFFERS), ("closed", score.UNREADABLE), ("dark.sgf", score.UNREADABLE)
    ]  # fmt: skip


COMPARED = {
    " W+0.5 ": (-0.5, score.AGREES),
    "Draw": (1, score.DIFFERS),
    "B+": (3, score.SILENT),
    "b + 80.5": (80.5, score.AGREES),
    "Jigo": (0, score.AGREES),
    "B+1.25, in pairs": (2.5, score.AGREES),
    "W+0.75, in pairs": (-1, score.DIFFERS),
    "B+\u0663": (3, score.SILENT),
}


@pytest.mark.parametrize(
    ("stated", "case"), COMPARED.items(), ids=[repr(stated) for stated in COMPARED]
)
def test_compared(stated, case):
    margin, verdict = case
    stated = stated.removesuffix(", in pairs")
    assert score.compare(Score(Position(Grid(1)), -margin), stated) == verdict


def test_many_files_on_all_cores(tmp_path):
    """120 whole games of engines, as a command of its own: each agrees with the result that it
    states.
    """
    for name, data in self_played().items():
        (tmp_path / f"{name}.sgf").write_bytes(data)
    command = [sys.executable, "-m", "ttgo", "score", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == "120 files: 120 agree\n"
    assert done.returncode == 0
    names = [line.split(": ")[0] for line in done.stdout.splitlines()]
    assert names == sorted(names)
    assert len(names) == 120


@pytest.mark.parametrize("files", [2, 40])
def test_from_python(files, write, tmp_path):
    """A folder or files, as paths or by their names, few or many: in their order."""
    made = {f"{number:02}": f"(;SZ[3]KM[{number}]RE[B+9];B[bb];W[];B[])" for number in range(files)}
    paths = sorted(write(**made).iterdir())
    for given in (tmp_path, str(tmp_path), paths, list(map(str, paths))):
        lines = list(score.scored(given))
        assert [line["file"] for line in lines] == list(map(str, paths))
        assert [line["verdict"] for line in lines] == [score.AGREES] + [score.DIFFERS] * (files - 1)
