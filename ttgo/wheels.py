"""The one Python package that ttgo takes from outside, sgfmill (SGF's grammar): pinned in static/requirements.txt, fetched with pip.

It stays a zip archive, `static/wheels/sgfmill.zip`. Python imports from it as it is; the page's Python unpacks it. The page asks
for that file at its start, so where it cannot be had an empty archive stands in: everything but SGF works, and the next
start tries again.
"""

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

_PIP = (
    *("download", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--no-input", "--quiet"),
    *("--disable-pip-version-check", "--retries", "1", "--timeout", "10"),
)
_EMPTY = b"PK\5\6" + bytes(18)  # a zip archive of no files
_WITHOUT = "so SGF files cannot be opened or written; everything else works"


def archive(place: Path) -> Path:
    """Where sgfmill is, or shall be, in the folder of what is fetched."""
    return place / "wheels" / "sgfmill.zip"


def is_current(static: Path, place: "Path | None" = None) -> bool:
    """Whether sgfmill is there and is what `static` pins. True where nothing is pinned."""
    wanted = _pinned(static)
    return not wanted or _digest(archive(place or static)) == wanted


def fetch(static: Path, place: Path, workshop: Path) -> str:
    """Bring sgfmill in one step and return "", or return the sentence that says why it is not there."""
    try:
        with tempfile.TemporaryDirectory(dir=workshop) as folder:
            here = Path(folder)
            sentence = _download(static, here)
            archive(place).parent.mkdir(exist_ok=True)
            wheel = next(here.glob("*.whl"), None)
            if sentence == "" and (wheel is None or _digest(wheel) != _pinned(static)):
                sentence = f"pip ended well but did not bring what static/requirements.txt pins, {_WITHOUT}."
            if sentence == "" and wheel:
                wheel.replace(archive(place))
            elif not archive(place).exists():
                (here / "empty").write_bytes(_EMPTY)
                (here / "empty").replace(archive(place))
            return sentence
    except OSError as error:
        return f"The folder static/wheels/ cannot be written ({error.strerror}), {_WITHOUT}."


def _download(static: Path, here: Path) -> str:
    pip = _pip()
    if not pip:
        return f"pip was not found, {_WITHOUT}: install pip, then start again."
    done = subprocess.run(
        [*pip, *_PIP, "--dest", ".", "--requirement", str(_requirements(static).resolve())],
        cwd=here,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return ""
    if "DO NOT MATCH THE HASHES" in done.stderr:
        return f"What pip received is not what static/requirements.txt pins (wrong checksum), {_WITHOUT}."
    reasons = re.findall(r"^ERROR: *(.*\S)", done.stderr, re.MULTILINE) or [f"exit status {done.returncode}"]
    return f"pip could not fetch sgfmill ({reasons[0].rstrip('.')[:200]}), {_WITHOUT}: check the network, then start again."


def _pip() -> list[str]:
    """How to start a pip: this Python's, or else one on the PATH; [] if there is none."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    found = shutil.which("pip3") or shutil.which("pip")
    return [found] if found else []


def _requirements(static: Path) -> Path:
    return static / "requirements.txt"


def _pinned(static: Path) -> str:
    """The sha256 of the pinned wheel; "" if nothing is pinned."""
    try:
        text = _requirements(static).read_text(encoding="utf-8")
    except OSError:
        return ""
    found = re.search(r"--hash=sha256:([0-9a-f]{64})", text)
    return found[1] if found else ""


def _digest(file: Path) -> str:
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""
