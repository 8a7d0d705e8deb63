"""The command: starts the page, stops it, and says in one sentence why it cannot."""

import hashlib
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from ttgo import __main__ as command
from ttgo import __version__, runtime


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone whose runtime has been fetched."""
    static = tmp_path / "static"
    for name in runtime._NEEDED:
        (static / "node_modules" / name).parent.mkdir(parents=True, exist_ok=True)
        (static / "node_modules" / name).write_text("x", encoding="utf-8")
    (static / "package-lock.json").write_text("lock", encoding="utf-8")
    digest = hashlib.sha256(b"lock").hexdigest()
    (static / "node_modules" / runtime.MARKER).write_text(f"{digest} {runtime.PAGE}\n", encoding="utf-8")
    (tmp_path / "index.html").write_text("this is the page", encoding="utf-8")
    return tmp_path


COMMAND = """
import pathlib, sys
from ttgo import __main__ as command
command.ROOT = pathlib.Path(sys.argv[1])
sys.exit(command.main(sys.argv[2:]))
"""


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_command_serves_until_it_is_told_to_stop(clone: Path, sent: signal.Signals) -> None:
    """The command prints the address, serves the page there, and stops with status 0 and no traceback."""
    arguments = [sys.executable, "-c", COMMAND, str(clone), "--no-browser"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = re.fullmatch(
            r"ttgo is at http://127\.0\.0\.1:(\d+)/  \(Ctrl-C stops it\)\n", process.stdout.readline()
        )
        assert said
        connection = http.client.HTTPConnection("127.0.0.1", int(said[1]), timeout=10)
        connection.request("GET", "/")
        assert connection.getresponse().read() == b"this is the page"
        process.send_signal(sent)  # while the connection is still open
        rest = process.communicate(timeout=30)
        connection.close()
    assert (process.returncode, [text.strip() for text in rest]) == (0, ["", ""])


@pytest.mark.parametrize("port", ["65536", "-1", "1.5", "", "http", "٣", " 1", "99999999999999999999"])
def test_command_refuses_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A port is a whole number from 0 to 65535; all else is one sentence and status 1."""
    assert command.main([f"--port={port}"]) == 1
    assert re.fullmatch(
        r"ttgo: --port takes a whole number from 0 to 65535, not .*\.\n", capsys.readouterr().err
    )


@pytest.fixture
def in_clone(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The command in this process, on the clone; its way with SIGTERM is undone."""
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(command, "ROOT", clone)
    yield clone
    signal.signal(signal.SIGTERM, before)


def test_command_refuses_a_port_in_use(in_clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A port that somebody has is one sentence and status 1."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert command.main([f"--port={port}", "--no-browser"]) == 1
    said = f"ttgo: port {port} is in use: choose another one, or leave out --port for a free one.\n"
    assert capsys.readouterr().err == said


@pytest.mark.parametrize(
    ("number", "sentence"), [(13, "port 80 is not allowed to you: "), (99, "port 80 cannot be opened ")]
)
def test_command_tells_why_a_port_cannot_be_had(
    in_clone: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    number: int,
    sentence: str,
) -> None:
    """A port below 1024 needs rights that few have; other reasons are the system's own words."""

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(command, "make_server", refuse)
    assert command.main(["--port=80", "--no-browser"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"ttgo: {sentence}")
    assert said.count("\n") == 1


def test_command_tells_why_there_is_no_runtime(
    in_clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the runtime nothing is served: one sentence and status 1."""
    (in_clone / "static" / "node_modules" / runtime.MARKER).unlink()
    monkeypatch.setenv("PATH", str(in_clone))
    assert command.main(["--no-browser"]) == 1
    assert re.fullmatch(r"ttgo: npm was not found.*\n", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("display", "browser", "chosen", "opens"),
    [
        ("", webbrowser.Chrome("chrome"), "", False),
        (":0", webbrowser.Chrome("chrome"), "", True),
        (":0", webbrowser.GenericBrowser("lynx"), "", False),
        (":0", webbrowser.GenericBrowser("mine"), "mine", True),
        (":0", None, "", False),
    ],
    ids=["no display", "a display", "only a text browser", "the user's own choice", "no browser"],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_command_opens_a_browser_with_windows(
    monkeypatch: pytest.MonkeyPatch,
    display: str,
    browser: webbrowser.BaseBrowser | None,
    chosen: str,
    opens: bool,
) -> None:
    """A browser is opened where there is one with windows; a text browser would take the terminal and show nothing."""

    def get() -> webbrowser.BaseBrowser:
        if browser is None:
            raise webbrowser.Error("could not locate runnable browser")
        return browser

    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("BROWSER", raising=False)
    if chosen:
        monkeypatch.setenv("BROWSER", chosen)
    monkeypatch.setattr(webbrowser, "get", get)
    assert (command._browser() is not None) == opens


def test_command_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`--version` says it and stops."""
    with pytest.raises(SystemExit, match="0"):
        command.main(["--version"])
    assert capsys.readouterr().out == f"ttgo {__version__}\n"
