"""The command: starts the page, stops it, referees, and says in one sentence why it cannot."""

import http.client
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import __main__ as command
from ttgo import __version__
from ttgo.commands import serve
from ttgo.web.build import runtime
from ttgo.web.site.places import Site


@pytest.fixture
def clone(tmp_path):
    """A clone whose runtime has been fetched."""
    static = tmp_path / "static"
    for name in runtime.PAGE:
        file = static / "node_modules" / name.replace("*", "x")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x", encoding="utf-8")
    (static / "package-lock.json").write_text("lock", encoding="utf-8")
    mark = runtime._mark(static, static / "node_modules", tools=False)
    (static / "node_modules" / runtime.MARK).write_text(mark, encoding="utf-8")
    (tmp_path / "index.html").write_text("this is the page", encoding="utf-8")
    return tmp_path


COMMAND = """
import pathlib, sys
from ttgo import __main__ as command
command.serve.SITE = command.serve.places.Site.clone(pathlib.Path(sys.argv[1]))
sys.exit(command.main(sys.argv[2:]))
"""


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_command_serves_until_it_is_told_to_stop(clone, sent):
    """The command prints the address, serves the page there, and stops with status 0 and no
    traceback.
    """
    arguments = [sys.executable, "-c", COMMAND, str(clone), "--no-browser"]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        said = re.fullmatch(
            r"ttgo is at http://127\.0\.0\.1:(\d+)/  \(Ctrl-C stops it\)\n",
            process.stdout.readline(),
        )
        assert said
        connection = http.client.HTTPConnection("127.0.0.1", int(said[1]), timeout=10)
        connection.request("GET", "/")
        assert connection.getresponse().read() == b"this is the page"
        process.send_signal(sent)  # while the connection is still open
        rest = process.communicate(timeout=30)
        connection.close()
    assert (process.returncode, [text.strip() for text in rest]) == (0, ["", ""])


@pytest.fixture
def in_clone(clone, monkeypatch):
    """The command in this process, on the clone; its way with SIGTERM is undone."""
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(serve, "SITE", Site.clone(clone))
    yield clone
    signal.signal(signal.SIGTERM, before)


def test_command_tells_why_a_port_cannot_be_had(in_clone, monkeypatch, capsys):
    """Somebody has it, or rights that few have are needed; other reasons are the system's own
    words. One sentence and status 1.
    """
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert command.main([f"--port={port}", "--no-browser"]) == 1
    said = f"ttgo: port {port} is in use: choose another one, or leave out --port for a free one.\n"
    assert capsys.readouterr().err == said
    for number, sentence in (
        (13, "you are not allowed to use port 80: "),
        (99, "port 80 cannot be opened "),
    ):
        refused = OSError(number, os.strerror(number))
        monkeypatch.setattr(serve, "make_server", Mock(side_effect=refused))
        assert command.main(["--port=80", "--no-browser"]) == 1
        said = capsys.readouterr().err
        assert said.startswith(f"ttgo: {sentence}")
        assert said.count("\n") == 1


def test_command_tells_why_there_is_no_runtime(in_clone, monkeypatch, capsys):
    """Without the runtime nothing is served: one sentence and status 1."""
    (in_clone / "static" / "node_modules" / runtime.MARK).unlink()
    monkeypatch.setenv("PATH", str(in_clone))
    assert command.main(["--no-browser"]) == 1
    assert re.fullmatch(r"ttgo: npm was not found.*\n", capsys.readouterr().err)


CHROME, LYNX, MINE = webbrowser.Chrome("chrome"), *map(webbrowser.GenericBrowser, ("lynx", "mine"))
BROWSERS = {
    "no display": ("", CHROME, "", False),
    "a display": (":0", CHROME, "", True),
    "only a text browser": (":0", LYNX, "", False),
    "the user's own choice": (":0", MINE, "mine", True),
    "no browser": (":0", None, "", False),
}


@each_row(BROWSERS)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_command_opens_a_browser_with_windows(display, browser, chosen, opens, monkeypatch):
    """A browser is opened where there is one with windows; a text browser would take the terminal
    and show nothing.
    """
    get = Mock(
        return_value=browser, side_effect=None if browser else webbrowser.Error("no browser")
    )
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("BROWSER", raising=False)
    if chosen:
        monkeypatch.setenv("BROWSER", chosen)
    monkeypatch.setattr(webbrowser, "get", get)
    assert (serve._browser() is not None) == opens


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
@pytest.mark.parametrize("how", ["-m", "-c", "program.py"])
def test_an_old_python_is_refused(version, how):
    """One sentence for who starts the command, which 2.7 calls -c; an error for a program, or a
    REPL, that imports ttgo.
    """
    lines = f"import sys; sys.version_info = {version}; sys.argv = [{how!r}]; import ttgo"
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=ROOT, capture_output=True, text=True, check=False
    )
    *before, last = done.stderr.splitlines()
    said = (
        f"ttgo needs Python 3.11 or newer and this is Python {version[0]}.{version[1]}: "
        f"start it with a newer one."
    )
    assert done.returncode == 1
    assert last == (said if how[0] == "-" else f"ImportError: {said}")
    assert (before == []) == (how[0] == "-")


SAID = {
    "--version": ("0", rf"\Attgo {re.escape(__version__)}\n\Z"),
    "--help": ("0", r"--port N(.*\n)*  +gtp +Referee games"),
    "fly": ("2", r"'fly' \(choose from"),
}


@pytest.mark.parametrize(("word", "case"), SAID.items(), ids=SAID)
def test_command_tells_what_it_is(word, case, capsys):
    """Its version, its commands, and that there is no other."""
    with pytest.raises(SystemExit, match=case[0]):
        command.main([word])
    assert re.search(case[1], "".join(capsys.readouterr()))


NO_PAGE = "--port and --no-browser are about the page, and gtp serves none."
NO_PORT = "--port takes a whole number from 0 to 65535, not"
REFUSED = {
    **{
        f"port {port!r}": (f"'--port={port}'", f"{NO_PORT} {port!r}.")
        for port in ["65536", "-1", "1.5", "٣"]
    },
    "rules of others": (
        "gtp --rules jp",
        "'jp' are rules of another family, with territory scoring; the nearest are AGA; ttgo knows AGA,",
    ),
    "games in a float": (
        "gtp --playouts 1e3",
        "Playouts are a whole number above 0, not 1000.0.",
    ),
    "a time that is none": (
        "gtp --seconds nan",
        "Seconds are a number above 0, such as 0.5, not nan.",
    ),
    "a port": ("--port=80 gtp", NO_PAGE),
    "a seed that is none": ("gtp --seed x", "A seed is a whole number, not 'x'."),
}


@each_row(REFUSED)
def test_command_refuses(arguments, sentence, capsys):
    """What cannot be used is one sentence and status 2, as for every wrong use, before anything is
    served or played; nothing is guessed.
    """
    assert command.main(shlex.split(arguments)) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"ttgo: {sentence}")
    assert (said.err.count("\n"), said.out) == (1, "")


def test_command_referees_by_other_rules():
    """`gtp --rules`, `--seed` and `--playouts` reach the engine."""
    rules = ["--rules", "superko=situational suicide=forbidden"]
    command = [sys.executable, "-m", "ttgo", "gtp", *rules, "--seed", "7", "--playouts", "9"]
    done = [
        subprocess.run(
            command,
            cwd=ROOT,
            input="kata-get-rules\nreg_genmove b\n",
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(2)
    ]
    assert '"ko": "SITUATIONAL"' in done[0].stdout
    assert '"suicide": false' in done[0].stdout
    assert done[0].stdout == done[1].stdout


# `gtp`, which reads and answers


WRITTEN = {
    "gtp": b"name\n",
    "score README.md": b"",
    "check --only ko -- PYTHON -m ttgo gtp": b"",
    "--help": b"",
}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a file that is always full")
@pytest.mark.parametrize("where", ["a full disk", "a closed pipe"])
@pytest.mark.parametrize("words", WRITTEN)
def test_command_cannot_write(words, where, monkeypatch):
    """A full disk is one sentence and a status that says so; when nobody reads, nothing is said.
    There is no traceback.
    """
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    if where == "a full disk":
        out, said, status = (
            os.open("/dev/full", os.O_WRONLY),
            b"ttgo: standard input or output fails: No space left on device.\n",
            2,
        )
    else:
        reader, out = os.pipe()
        os.close(reader)
        said, status = b"", 1
    start = [sys.executable, "-m", "ttgo", *words.replace("PYTHON", sys.executable).split()]
    done = subprocess.run(
        start, cwd=ROOT, input=WRITTEN[words], stdout=out, stderr=subprocess.PIPE, check=False
    )
    os.close(out)
    assert (done.returncode, done.stderr) == (status, said)


GONE = {
    "play": "ttgo: there is no `ttgo play` any more: python3 -m ttgo opens the page, ",
    "llm -- x": "ttgo: there is no `ttgo llm` any more: ",
    "check --env pettingzoo:go_v5": "ttgo: there is no `ttgo check --env` any more: ",
    "check --env=pettingzoo:go_v5": "ttgo: there is no `ttgo check --env` any more: ",
    "match --watch a b": "ttgo: there is no `ttgo match --watch` any more: ",
}


@pytest.mark.parametrize("words", GONE)
def test_a_command_of_before_says_what_to_do(words, capsys):
    assert command.main(words.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith(GONE[words])
    assert said.count("\n") == 1


def test_an_option_of_the_program_to_check_is_its_own(capsys):
    command.main("check -- no-such-program --env x".split())
    assert "no-such-program" in capsys.readouterr().err


STOPPED = {
    "check -- true": "ttgo.commands.check.Engine",
    "score README.md": "ttgo.commands.score.find",
}


@pytest.mark.parametrize(("words", "busy"), STOPPED.items(), ids=STOPPED)
def test_command_stops_at_ctrl_c(words, busy, monkeypatch, capsys):
    """Whatever it is busy with: the line is ended, no traceback, and the status that shells give
    it.
    """
    monkeypatch.setattr(busy, Mock(side_effect=KeyboardInterrupt))
    try:
        status = command.main(words.split())
    except KeyboardInterrupt:  # which would end the tests
        status = None
    assert (status, *capsys.readouterr()) == (130, "", "\n")


INTERRUPTS = """
import os, signal, sys
class Interrupted:
    def find_spec(self, name, path, target=None):
        if name == os.environ["INTERRUPTED"]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupted())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
@pytest.mark.parametrize("module", ["ttgo.game", "ttgo.commands.check"])
def test_command_stops_at_ctrl_c_while_it_is_read(tmp_path, module):
    """Before it can do anything: no traceback either, from the package or from the command."""
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTS, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "ttgo", "--version"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "INTERRUPTED": module},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")
