"""GTP: what is answered to each line, hostile input included; and the process that does it."""

import io
import re
import select
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.programs import answers, said
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import __version__, gtp
from ttgo.gtp import engine as engines
from ttgo.gtp.commands import COMMANDS

TRANSCRIPTS = (ROOT / "tests" / "data" / "gtp-conversations.txt").read_text(encoding="ascii")
CASES = re.findall(r"^## (.+)\n((?:.*\n)*?)(?=## |\Z)", TRANSCRIPTS, re.MULTILINE)

# All that section 6 of the protocol requires of an engine.
REQUIRED = (
    "protocol_version name version known_command list_commands quit boardsize clear_board komi "
    "play genmove"
)


def test_the_transcripts_are_all_there():
    """A file that lost its cases would let the next test pass without a look."""
    assert len(CASES) == len({name for name, _ in CASES}) == TRANSCRIPTS.count("\n## ") == 59


@pytest.mark.parametrize("text", [text for _, text in CASES], ids=[name for name, _ in CASES])
def test_transcript(text):
    """Every line of a transcript is answered as it is written there."""
    engine = gtp.Engine(playouts=2)
    given = []
    for line in re.findall("^> ?(.*)$", text, re.MULTILINE):
        given += [f"> {line}", *said(engine, line).split("\n")]
    assert [line.rstrip() for line in given] == text.strip().split("\n")


ODD_LINES = [
    ("nothing", "", None),
    ("spaces and tabs", " \t ", None),
    ("the end of a line", "\r\n", None),
    ("a comment after a command", "1 name# it", "=1 ttgo"),
    ("a comment with a long text", "name #" + 10**7 * "x", "= ttgo"),
    ("control characters", "\x00n\x07a\x1bm\x7fe\x0b", "= ttgo"),
    ("a NUL between words", "known_command\x00 name", "= true"),
    ("control characters are not between words", "known_command\x0bname", "? unknown command"),
    ("no-break spaces are not either", "known_command\xa0name", "? unknown command"),
    ("8 bits in a command", "n\xe4me", "? unknown command"),
    ("8 bits in a vertex", "play b \xc01", "? syntax error"),
    ("a superscript two", "\xb2 name", "? unknown command"),
    ("an id that is none", "1a name", "? unknown command"),
    ("an id of many digits", 5000 * "9" + " name", f"={5000 * '9'} ttgo"),
    ("a number of many digits", "boardsize " + 5000 * "9", "? syntax error"),
    ("the largest size that it has columns for", "boardsize 25", "= "),
    ("a larger one", "boardsize 26", "? unacceptable size"),
    ("a side that is larger", "boardsize 9 26", "? unacceptable size"),
    ("the largest one", "rectangular_boardsize 52 53", "? unacceptable size"),
    ("a komi of many digits", "komi " + 5000 * "9", "? unacceptable komi"),
    ("a komi with an underscore", "komi 1_0", "? syntax error"),
    ("a komi that is not a number", "komi nan", "? syntax error"),
    ("a vertex of many digits", "play b A" + 5000 * "1", "? illegal move"),
    ("a vertex of many letters", "play b " + 5000 * "A" + "1", "? illegal move"),
    ("a command that is long", 60000 * "a", "? unknown command"),
    ("a line that is too long", 10**7 * "a", "? syntax error"),
    ("a line that is too long and has an id", "4 " + 10**7 * "a", "?4 syntax error"),
    ("too many spaces", 10**7 * " " + "name", "? syntax error"),
    ("too many words", "set_free_handicap" + 10**6 * " A1", "? syntax error"),
    ("many words", "set_free_handicap" + 20000 * " A1", "? bad vertex list"),
    ("rules that are deep", "kata-set-rules " + 9000 * '{"a":', "? syntax error"),
    ("rules that are cut", 'kata-set-rules {"ko":', "? syntax error"),
    ("rules with a number", 'kata-set-rules {"ko":1}', "? ko is POSITIONAL or SITUATIONAL, not 1."),
    ("a file that is not there", "loadsgf /nowhere/\xff.sgf", "? cannot load file"),
    ("a device without an end", "loadsgf /dev/zero", "? cannot load file"),
    ("no file", "loadsgf", "? syntax error"),
]


@each_row(ODD_LINES)
def test_odd_line(line, wanted):
    """Whatever a line holds, it is answered as the protocol says, and soon."""
    assert answers(line) == [wanted]


def test_every_command_is_known_and_listed():
    """`list_commands` has all that the protocol requires, and `known_command` agrees with it."""
    engine = gtp.Engine(playouts=2)
    listed = said(engine, "list_commands")[2:].split("\n")
    assert set(REQUIRED.split()) <= set(listed)
    assert engine.answer("version") == f"= {__version__}"
    assert len(listed) == len(set(listed)) == len(COMMANDS)
    for name in listed:
        assert engine.answer(f"known_command {name}") == "= true"
        assert engine.answer(name) != "? unknown command"


def test_each_command_of_gogui_s_menu_is_answered():
    """With a colour and a point where it takes them."""
    engine = gtp.Engine(playouts=2)
    said(engine, "play b A1")
    for line in said(engine, "gogui-analyze_commands")[2:].split("\n"):
        kind, label, command = line.split("/")
        assert kind in ("plist", "string")
        assert label
        answered = engine.answer(command.replace("%c", "b").replace("%p", "A1"))
        assert answered
        assert answered[0] == "=", command


LINE = st.lists(
    st.sampled_from(
        [
            *COMMANDS,
            *"b w A1 B2 C3 pass 0 1 2 3 5 -1 7.5 tt nz # {} alive \x00 \xff".split(" "),
            "9" * 20,
        ]
    ),
    max_size=4,
).map(" ".join)


@examples(24)  # of up to 15 lines each, after each of which that is refused all is asked
@given(st.lists(LINE | st.text(st.characters(max_codepoint=255), max_size=20), max_size=15))
def test_junk_is_answered(lines):
    """Any lines get answers of the protocol's form, and what is refused changes nothing that can be
    asked.
    """
    engine = gtp.Engine(playouts=2)
    engine.answer("boardsize 3")
    state = (
        "showboard|move_history|get_komi|get_handicap|kata-get-rules|all_legal b|all_legal w".split(
            "|"
        )
    )
    before = answers(*state, engine=engine)
    for line in lines:
        answer = engine.answer(line)
        after = answers(*state, engine=engine)
        if answer is None or answer.startswith("?"):
            assert after == before
        before = after
        assert answer is None or re.fullmatch(r"[=?]\d* .*(\n.+)*", answer)


# The process


def talk(text, *options):
    """What `python3 -m ttgo gtp` writes when it reads this."""
    command = [sys.executable, "-m", "ttgo", "gtp", *options]
    done = subprocess.run(
        command, cwd=ROOT, input=text, capture_output=True, timeout=60, check=True
    )
    assert done.stderr == b""
    return done.stdout


def test_process():
    """Answers end with an empty line each; `quit` is the last one that is answered."""
    assert (
        talk(b"1 boardsize 3\r\n\n# no\nplay b z9\nquit\nname\n")
        == b"=1 \n\n? illegal move\n\n= \n\n"
    )


def run(data, engine=None):
    """What is written to who sends this."""
    target = io.BytesIO()
    engines.run(engine or gtp.Engine(), io.BytesIO(data), target)
    return target.getvalue()


ENDS = [
    ("nothing at all", b"", b""),
    ("no end of line", b"name", b"= ttgo\n\n"),
    ("8 bits", b"name\n\xff\xfe\n", b"= ttgo\n\n? unknown command\n\n"),
    ("8 bits that are given back", b"kata-set-rules \xe4", b"? There are no rules called '\xe4'; "),
    ("in the middle of a command", b"name\n7 pla", b"= ttgo\n\n?7 unknown command\n\n"),
    ("after an id", b"4294967296", b"?4294967296 unknown command\n\n"),
    ("in a line that is too long", b"7 " + 70_000 * b"a", b"?7 syntax error\n\n"),
    (
        "after a long line, of which only the beginning is kept",
        b"1 " + 10**7 * b"a" + b"\nname\n",
        b"?1 syntax error\n\n= ttgo\n\n",
    ),
    (
        "after a long part of a line",
        b"2 play b A1" + 10**5 * b"\0" + b" A2\n3 name",
        b"?2 syntax error\n\n=3 ttgo\n\n",
    ),
    ("after a long comment", b"3 name #" + 10**6 * b"a" + b"\nname", b"=3 ttgo\n\n= ttgo\n\n"),
]


@each_row(ENDS)
def test_the_end_of_the_input(text, wanted):
    """Wherever it comes, all before it is answered."""
    assert run(text).startswith(wanted)


def test_what_sabaki_sent():
    """A game that its library played with us, @sabaki/gtp 3.0.0, byte for byte: each command gets
    an answer that this reads as meant.
    """
    sent = (ROOT / "tests" / "data" / "gtp-sabaki.txt").read_bytes()
    commands = sent.decode("ascii").splitlines()
    *answered, rest = talk(sent, "--playouts", "20").decode("ascii").split("\n\n")
    assert (len(answered), rest) == (len(commands), "")
    refused = [answer for answer in answered if answer[0] == "?"]
    assert refused == ["?7 unknown command", "? illegal move"]
    said = dict(zip(commands, answered))  # of what is asked twice the later one
    assert said["4294967296 known_command genmove"] == "=4294967296 true"
    assert said["query_boardsize"] == "= 3 2"
    for command, answer in zip(commands, answered):
        if command.startswith("genmove "):
            assert re.fullmatch("= ([A-E][1-5]|PASS|pass)", answer)


def test_an_answer_comes_at_once(monkeypatch):
    """A controller reads it before it asks for more."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # which would do without our flush
    command, pipe = [sys.executable, "-m", "ttgo", "gtp"], subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"name\n")
        process.stdin.flush()
        assert select.select([process.stdout], [], [], 30)[0]
        assert process.stdout.readline() == b"= ttgo\n"
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_an_answer_in_other_letters():
    """Whatever a sentence says, it goes out, in the protocol's 8 bits."""

    class Greek(gtp.Engine):
        def answer(self, line):
            return "= \u03b1\xe4"

    assert run(b"name\n", Greek()) == b"= \\u03b1\xe4\n\n"
