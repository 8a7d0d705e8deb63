"""sgfmill comes along with the page's runtime, as pinned or not at all, and nothing else ever fails for want of it."""

import hashlib
import io
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ttgo import runtime, wheels

ROOT = Path(__file__).parent.parent
WHEEL = b"PK and so on"
PIN = f"sgfmill==1 --hash=sha256:{hashlib.sha256(WHEEL).hexdigest()}\n"

Pip = Callable[[str], None]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    static.mkdir()
    (static / "requirements.txt").write_text(PIN, encoding="utf-8")
    return static


@pytest.fixture
def pip(static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pip:
    """Puts a pip of our own in place; call it with what it shall do. It notes its arguments."""
    script = tmp_path / "pip.py"
    monkeypatch.setattr(wheels, "_pip", lambda: [sys.executable, str(script)])

    def does(code: str) -> None:
        note = f"import pathlib, sys\nwith open({str(static / 'pip-ran')!r}, 'a') as log: print(*sys.argv[1:], file=log)\n"
        bring = f"def bring(data={WHEEL!r}): pathlib.Path('sgfmill-1-py3-none-any.whl').write_bytes(data)\n"
        script.write_text(note + bring + code, encoding="utf-8")

    return does


def runs(static: Path) -> list[str]:
    log = static / "pip-ran"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def test_fetches_once(static: Path, pip: Pip) -> None:
    """The first start asks pip, for what is pinned and nothing more; the second asks nobody."""
    pip("bring()")
    assert [runtime.fetch_wheel(static), runtime.fetch_wheel(static)] == ["", ""]
    assert wheels.archive(static).read_bytes() == WHEEL
    (arguments,) = runs(static)
    assert arguments.startswith("download --no-deps --require-hashes --only-binary :all: ")
    assert arguments.endswith(f" --requirement {static / 'requirements.txt'}")


@pytest.mark.parametrize("change", ["another pin", "another wheel", "no wheel"])
def test_fetches_again(static: Path, pip: Pip, change: str) -> None:
    """Another pin, a changed or a lost wheel: it is fetched anew."""
    pip("bring()")
    runtime.fetch_wheel(static)
    if change == "another pin":
        pip("bring(b'2')")
        digest = hashlib.sha256(b"2").hexdigest()
        (static / "requirements.txt").write_text(f"sgfmill==2 --hash=sha256:{digest}\n", encoding="utf-8")
    elif change == "another wheel":
        wheels.archive(static).write_bytes(b"spoilt")
    else:
        wheels.archive(static).unlink()
    assert not wheels.is_current(static)
    assert runtime.fetch_wheel(static) == ""
    assert wheels.is_current(static)
    assert len(runs(static)) == 2


FAILURES = {
    "no network": ("sys.exit('WARNING: x\\nERROR: No matching distribution\\nERROR: y')", "No matching distribution"),
    "no reason": ("sys.exit(3)", "exit status 3"),
    "wrong checksum": ("sys.exit('ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM ...')", "wrong checksum"),
    "ends well, brings nothing": ("", "did not bring what static/requirements.txt pins"),
    "ends well, brings another": ("bring(b'evil')", "did not bring what static/requirements.txt pins"),
}  # fmt: skip


@pytest.mark.parametrize(("code", "reason"), FAILURES.values(), ids=FAILURES)
def test_failures(static: Path, pip: Pip, code: str, reason: str) -> None:
    """Each failure is one sentence that says what does not work now; the page gets an archive of nothing, and no error."""
    pip(code)
    sentence = runtime.fetch_wheel(static)
    assert reason in sentence
    assert "so SGF files cannot be opened" in sentence
    assert "\n" not in sentence
    assert not wheels.is_current(static)
    assert zipfile.ZipFile(io.BytesIO(wheels.archive(static).read_bytes())).namelist() == []
    assert [path for path in (static / ".fetch").iterdir() if path.is_dir()] == []


def test_a_failure_keeps_what_is_there(static: Path, pip: Pip) -> None:
    """An older sgfmill is better than none."""
    pip("bring()")
    runtime.fetch_wheel(static)
    (static / "requirements.txt").write_text("sgfmill==2 --hash=sha256:" + "0" * 64, encoding="utf-8")
    assert "did not bring" in runtime.fetch_wheel(static)
    assert wheels.archive(static).read_bytes() == WHEEL


def test_no_pip(static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any pip the sentence says what to install."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(static))
    assert "install pip, then start again" in runtime.fetch_wheel(static)
    assert wheels.archive(static).exists()


def test_which_pip(static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pip of this Python, or else pip3 on the PATH."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: "something")
    assert wheels._pip() == [sys.executable, "-m", "pip"]
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(static))
    pip3 = static / "pip3"
    pip3.write_text("", encoding="utf-8")
    pip3.chmod(0o755)
    assert wheels._pip() == [shutil.which("pip3")]


@pytest.mark.parametrize("name", ["wheels", ".fetch"])
def test_a_folder_that_cannot_be_written(static: Path, pip: Pip, name: str) -> None:
    """A file where a folder should be: a sentence."""
    pip("bring()")
    (static / name).write_text("", encoding="utf-8")
    assert "cannot be written" in runtime.fetch_wheel(static)


def test_the_page_starts_without_it(static: Path, pip: Pip, capfd: pytest.CaptureFixture[str]) -> None:
    """The runtime is whole without sgfmill; the start only says what is missing."""
    pip("sys.exit(1)")
    (static / "package-lock.json").write_text("lock 1", encoding="utf-8")
    digest = hashlib.sha256(b"lock 1").hexdigest()
    for name in runtime._NEEDED:
        (static / "node_modules" / name).parent.mkdir(parents=True, exist_ok=True)
        (static / "node_modules" / name).write_text("x", encoding="utf-8")
    (static / "node_modules" / runtime.MARKER).write_text(f"{digest} {runtime.PAGE}\n", encoding="ascii")
    runtime.fetch(static)
    error = capfd.readouterr().err
    assert error.startswith("ttgo: pip could not fetch sgfmill (exit status 1)")
    assert error.count("\n") == 1


def test_interrupted(static: Path) -> None:
    """Whoever dies on the way leaves no half of an archive: it is moved into place in one step."""
    code = (
        "import os, sys; from pathlib import Path; from ttgo import runtime, wheels\n"
        "wheels._download = lambda static, here: os._exit(9)\n"
        "runtime.fetch_wheel(Path(sys.argv[1]))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(static)], cwd=ROOT, check=False)
    assert done.returncode == 9
    assert not wheels.archive(static).exists()


def test_the_pins_agree() -> None:
    """The wheel that is fetched is the version that pyproject.toml names, for the extra and for the tests."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    (line,) = [
        line
        for line in (ROOT / "static" / "requirements.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert extras["sgf"] == [line.split()[0]]
    assert line.split()[0] in extras["test"]
    assert project["dependencies"] == []
    assert line.split()[1].startswith("--hash=sha256:")
