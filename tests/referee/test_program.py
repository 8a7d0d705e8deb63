"""A program that is talked to: whatever it does instead of answering is a Failure with a sentence
and evidence, in bounded time.
"""

import time

import pytest

from tests.support.programs import BAD, ENGINES, LITERAL, is_running
from tests.support.sites import shown
from ttgo.referee import Engine
from ttgo.referee import program as programs
from ttgo.referee.program import Failure, Program, split

SHORT = 0.2  # seconds: what hangs is found by it
LONG = 60.0  # what does not hang is never so slow


def bad(way, at="genmove", patience=LONG):
    """A program that fails in a way."""
    return Program([*BAD, way, at], patience)


ASKED = "'genmove black'"
SILENT = f"It did not answer {ASKED} within 0.2 seconds."
FLOODS = f"It wrote more than 1,000,000 bytes when asked {ASKED}."
NO_GTP = f"It wrote what is no GTP when asked {ASKED}."
FAILURES = [
    (
        "crash",
        "crash",
        f"It ended when asked {ASKED} (exit status 1).",
        "Segmentation fault, as it were",
    ),
    ("hang", "silence", SILENT, ""),
    ("hang and heed nothing", "silence", SILENT, ""),
    ("flood", "flood", FLOODS, "====="),
    ("junk", "junk", NO_GTP, "Welcome to my engine"),
    ("wrong id", "junk", f"It answered {ASKED} with the number 3, not 2.", "=3 C3"),
    ("refuse", "refusal", f"It refuses {ASKED}: I cannot.", ""),
]


@pytest.mark.parametrize(
    ("way", "kind", "sentence", "evidence"), FAILURES, ids=[row[0] for row in FAILURES]
)
def test_failure(way, kind, sentence, evidence):
    """Its kind, its sentence and what the program wrote; the process is gone, and the next question
    has a new one.
    """
    with bad(way) as program:
        assert program.ask("name").text == "literal"
        first = program._process
        with pytest.raises(Failure) as failed:
            program.must("genmove black", SHORT if kind == "silence" else None)
        assert (failed.value.kind, str(failed.value)) == (kind, sentence)
        assert evidence in failed.value.evidence
        assert len(failed.value.evidence) <= 2 * programs.KEPT + 1
        if kind != "refusal":
            assert not program.running
            assert first is not None
            assert first.poll() is not None
            assert program.ask("name").text == "literal"
            assert program.starts == 2


def test_a_flood_of_standard_error_stops_nothing():
    """Its end is kept, and the program goes on."""
    with bad("flood of standard error") as program:
        assert program.ask("genmove black").text == "A1"
        said = ""
        until = time.monotonic() + LONG
        while "warning" not in said and time.monotonic() < until:
            said = program.said()
        assert 0 < len(said) <= programs.KEPT


def test_what_it_has_started_ends_with_it(tmp_path):
    """A program behind a shell is ended, not only the shell."""
    script = tmp_path / "engine.sh"
    script.write_text(
        f"echo $$ > {tmp_path}/shell; sleep 600 & echo $! > {tmp_path}/child; wait",
        encoding="utf-8",
    )
    with (
        Program(["sh", str(script)]) as program,
        pytest.raises(Failure),
    ):  # what runs behind a shell has no input
        program.ask("name", SHORT)
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    until = time.monotonic() + LONG
    while is_running(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_running(child)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["not-there-at-all"], "'not-there-at-all' cannot be started: No such file or directory."),
        ([str(ENGINES)], f"{str(ENGINES)!r} cannot be started: Permission denied."),
        (["a\0b"], "'a\\x00b' cannot be started: embedded null byte."),
    ],
    ids=["not there", "a folder", "a null byte"],
)
def test_what_cannot_be_started(command, sentence):
    with Program(command) as program, pytest.raises(Failure) as failed:
        program.start()
    assert (failed.value.kind, str(failed.value)) == ("start", sentence)


@pytest.mark.parametrize("text", ["", "   ", "gnugo 'open", "gnugo \\"])
def test_what_is_no_command(text):
    with pytest.raises(ValueError, match="command"):
        split(text)


def test_an_engine_is_driven_as_the_page_shows(capsys):
    """With another program, on a smaller grid: it plays a whole game, and has ended after it."""
    names: dict = {}
    lines = shown("python", "drive").replace("9", "5")
    lines = lines.replace("gnugo --mode gtp", " ".join(LITERAL))
    exec(lines, names)
    assert names["game"].over
    assert capsys.readouterr().out.endswith(f"literal 1 {names['game'].score().result}\n")
    assert not names["engine"].program.running


def test_an_engine_that_cannot_be_driven():
    with pytest.raises(ValueError, match="A command is a program and its arguments"):
        Engine(" ")
    with pytest.raises(Failure, match="'no-such-program' cannot be started"):
        Engine("no-such-program --gtp")
