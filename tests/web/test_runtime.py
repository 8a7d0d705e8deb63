"""The page's runtime is there whole or not at all, and whoever cannot fetch it is told why in one
sentence.
"""

import io
import json
import os
import signal
import subprocess
import sys
import time
from unittest.mock import Mock

import pytest

from tests.support.programs import is_running
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo.web.build import runtime

# What npm does in these tests: note that it ran, then what each test wants of it.
NPM = f"""#!{sys.executable}
import os, pathlib, sys, time
static = pathlib.Path(os.environ["TTGO_TEST_STATIC"])
with (static / "npm-ran").open("a") as log:
    print(*sys.argv[1:], file=log)
def bring(*without):
    for name in {(*runtime.PAGE, *runtime._TOOLS)!r}:
        if name not in without:
            file = pathlib.Path("node_modules", name.replace("*", "x"))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(pathlib.Path("package-lock.json").read_text())
def fail(text, status=1):
    print(text, file=sys.stderr)
    sys.exit(status)
"""


@pytest.fixture
def static(tmp_path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "package.json").write_text("{}", encoding="utf-8")
    (static / "package-lock.json").write_text("lock 1", encoding="utf-8")
    (static / ".npmrc").write_text("", encoding="utf-8")
    return static


@pytest.fixture
def npm(static, tmp_path, monkeypatch):
    """Puts an npm of our own on the PATH; call it with what it shall do."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("TTGO_TEST_STATIC", str(static))

    def does(code):
        (folder / "npm").write_text(NPM + code, encoding="utf-8")
        (folder / "npm").chmod(0o755)

    return does


def runs(static):
    """The arguments of each run of npm."""
    log = static / "npm-ran"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def brought(static):
    """For which lock the runtime in place was brought; "" if there is none."""
    core = static / "node_modules" / "pyodide" / "pyodide.mjs"
    return core.read_text(encoding="utf-8") if core.exists() else ""


def leftovers(static):
    return [path.name for path in static.glob(".fetch-*")]


def wait_for(condition):
    """Wait until something has happened; fail if it has not in half a minute."""
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_fetches_once(static, npm, capfd):
    """The first start asks npm, and says so; the second asks nobody and says nothing."""
    npm("bring()")
    runtime.fetch(static)
    assert (brought(static), len(runs(static)), leftovers(static)) == ("lock 1", 1, [])
    assert capfd.readouterr().err == "Downloading 26 MB with npm (first start only) ...\n"
    runtime.fetch(static)
    assert (len(runs(static)), capfd.readouterr().err) == (1, "")


def test_a_terminal_shows_how_far_it_is(static, npm, monkeypatch):
    """In a line that is gone at the end."""
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(runtime, "_EVERY", 0.01)  # Python alone takes longer to start
    npm("bring()")
    runtime.fetch(static)
    said = terminal.getvalue()
    assert "\r0 of 26 MB" in said
    assert said.endswith("\r\x1b[K")


def test_the_size_that_is_said():
    """Is that of what is there, in README, too."""
    tools = runtime.on_disk(ROOT / "static" / "node_modules")
    assert abs(tools - runtime.SIZES[True]) <= 5
    assert f"{runtime.SIZES[False]} MB" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_asks_for_what_is_pinned_only(static, npm):
    """npm gets the lock, which has each package's hash, runs no package's scripts, and brings the
    tools only when they are wanted.
    """
    packages = json.loads((ROOT / "static" / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    assert all("integrity" in about for folder, about in packages.items() if folder)
    npm("bring()")
    runtime.fetch(static)
    runtime.fetch(static, tools=True)
    runtime.fetch(static)  # the tools do not hurt the page
    page, tools = runs(static)
    for arguments in (page, tools):
        assert arguments.startswith("ci --ignore-scripts --no-audit --no-fund ")
    assert page.endswith(" --omit=dev")
    assert tools.endswith(" --include=dev")


WASM = "node_modules/pyodide/pyodide.asm.wasm"
CHANGES = [
    ("package-lock.json", "lock 2"),
    *[("node_modules/.ttgo", text) for text in (None, "", "nonsense page")],
    (WASM, None),
    ("node_modules/@pyscript/core/dist/core-x.js", None),
]


@pytest.mark.parametrize(("name", "change"), CHANGES)
def test_fetches_again(static, npm, name, change):
    """Another lock, a missing or odd marker, or a lost file: the runtime is fetched anew."""
    npm("bring()")
    runtime.fetch(static, tools=True)
    (static / name).unlink()
    if change is not None:
        (static / name).write_text(change, encoding="utf-8")
    assert not runtime.is_current(static)
    runtime.fetch(static, tools=True)
    assert runtime.is_current(static)
    assert (brought(static), len(runs(static))) == ((static / "package-lock.json").read_text(), 2)


def says(style, code):
    return (
        f'fail("npm {style} code {code}\\nnpm {style} errno {code}\\nnpm {style} the reason why")'
    )


FAILURES = {
    "npm 10 and later": (
        says("error", "ENOTFOUND"),
        r"nothing was kept \(ENOTFOUND: the reason why\): check ",
    ),
    "npm 9 and earlier": (says("ERR!", "EAI_AGAIN"), r"\(EAI_AGAIN: the reason why\)"),
    "nothing said": ("sys.exit(3)", r"\(npm ended with status 3\)"),
    "ends well, lacks one": (
        'bring("pyodide/python_stdlib.zip")',
        "npm did not bring pyodide/python_stdlib.zip",
    ),
}


@each_row(FAILURES)
def test_failures(code, sentence, static, npm):
    """Each failure is one sentence; nothing half-fetched is left, and what was there before still
    is.
    """
    npm("bring()")
    runtime.fetch(static)
    (static / "package-lock.json").write_text("lock 2", encoding="utf-8")
    npm(code)
    with pytest.raises(runtime.CannotFetch, match=sentence) as caught:
        runtime.fetch(static)
    assert "\n" not in str(caught.value)
    assert (brought(static), runtime.is_current(static), leftovers(static)) == ("lock 1", False, [])


def test_no_npm(static, monkeypatch):
    """Without npm the sentence says what to install."""
    monkeypatch.setenv("PATH", str(static))
    with pytest.raises(runtime.CannotFetch, match="npm was not found.* install Node.js"):
        runtime.fetch(static)


def test_disk(static, npm, monkeypatch):
    """A disk that refuses is told in a sentence too."""
    npm("bring()")
    monkeypatch.setattr("shutil.copyfile", Mock(side_effect=OSError(28, "No space left on device")))
    with pytest.raises(runtime.CannotFetch, match="No space left on device.* then start again"):
        runtime.fetch(static)
    assert leftovers(static) == []


START = "import sys, pathlib; from ttgo.web.build import runtime; runtime.fetch(pathlib.Path(sys.argv[1]))"


def start(static):
    return subprocess.Popen([sys.executable, "-c", START, str(static)], stderr=subprocess.PIPE)


def test_interrupted(static, npm):
    """Ctrl-C takes npm down too and leaves nothing."""
    npm('(static / "pid").write_text(str(os.getpid())); time.sleep(60)')
    process = start(static)
    wait_for(
        lambda: (static / "pid").exists() and (static / "pid").read_text(encoding="utf-8") != ""
    )
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    # Python waits a quarter of a second for what it has killed
    wait_for(lambda: not is_running(int((static / "pid").read_text(encoding="utf-8"))))
    assert (brought(static), leftovers(static)) == ("", [])


def test_two_at_once(static, npm):
    """Two starts at once both fetch, and both use what is there in the end."""
    npm(
        '(static / str(os.getpid())).touch()\nwhile not (static / "go").exists(): '
        "time.sleep(0.01)\nbring()"
    )
    both = [start(static), start(static)]
    wait_for(lambda: len(runs(static)) == 2)
    (static / "go").touch()
    errors = [process.communicate(timeout=30)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0], errors
    assert (brought(static), runtime.is_current(static), leftovers(static)) == ("lock 1", True, [])


def test_what_a_killed_start_has_left(static, npm):
    """It goes when it is an hour old; what another start is working in stays."""
    npm("bring()")
    for name, at in ((".fetch-old", 0), (".fetch-new", time.time())):
        (static / name / "node_modules").mkdir(parents=True)
        os.utime(static / name, (at, at))
    runtime.fetch(static)
    assert (runtime.is_current(static), leftovers(static)) == (True, [".fetch-new"])
