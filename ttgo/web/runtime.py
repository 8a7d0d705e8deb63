"""The page's runtime: what `static/package-lock.json` pins, fetched once with npm into `static/node_modules`.

An installed ttgo keeps it elsewhere (`place`, see places.py). It is there whole or not at all. npm works in a folder of its own,
`.fetch/` beside it; what it brought is checked, gets a marker with the lock's checksum, and only then is renamed into place. A
start that finds the marker asks neither npm nor the network. Whoever dies on the way, even by kill -9, leaves at most rubbish
in `.fetch/`, which the next one sweeps.
"""

import contextlib
import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

MARKER = ".ttgo"  # in node_modules: the lock's sha256, then what was asked for
PAGE, TOOLS = "page", "page and tools"

_INPUTS = ("package.json", "package-lock.json", ".npmrc")
_NEEDED = (
    "@pyscript/core/dist/core.js",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide-lock.json",
    "pyodide/python_stdlib.zip",
    "@micropython/micropython-webassembly-pyscript/micropython.mjs",
    "@micropython/micropython-webassembly-pyscript/micropython.wasm",
)
_NEEDED_BY_TOOLS = ("typescript/package.json", "eslint/package.json", "esbuild-wasm/esbuild.wasm")

# Two short retries: npm's own patience is over a minute before it says that there is no network.
_NPM = (
    *("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--prefer-offline"),
    *("--fetch-retries=2", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=3000"),
)

_NO_NETWORK = "The runtime could not be fetched ({code}): check the network and npm's registry and proxy settings, then start again."
_NOT_TRUSTED = "The runtime could not be fetched ({code}): npm does not trust the server's certificate; check npm's cafile setting."
_NOT_THERE = (
    "npm's registry does not have what ttgo pins ({code}): check `npm config get registry`, then start again."
)
_NOT_PINNED = (
    "What npm received is not what static/package-lock.json pins ({code}: wrong checksum), so nothing of it was kept: "
    "run `npm cache clean --force`, then start again."
)
_DISK_FULL = "The disk is full ({code}), so nothing was kept: the runtime needs about 100 MB free."
_NOT_WRITABLE = (
    "The runtime cannot be written ({code}): make the folder that it goes to and npm's cache writable."
)

_SENTENCES = {
    **dict.fromkeys(
        ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT"), _NO_NETWORK
    ),
    **dict.fromkeys(
        ("ENETUNREACH", "ENETDOWN", "EHOSTUNREACH", "EADDRNOTAVAIL", "ENOTCACHED", "EPROTO"), _NO_NETWORK
    ),
    **dict.fromkeys(
        ("ERR_SOCKET_TIMEOUT", "FETCH_ERROR", "E407", "E429", "E502", "E503", "E504"), _NO_NETWORK
    ),
    **dict.fromkeys(("UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"), _NOT_TRUSTED),
    **dict.fromkeys(
        ("SELF_SIGNED_CERT_IN_CHAIN", "DEPTH_ZERO_SELF_SIGNED_CERT", "CERT_HAS_EXPIRED"), _NOT_TRUSTED
    ),
    **dict.fromkeys(("E401", "E403", "E404", "ETARGET", "ENOVERSIONS"), _NOT_THERE),
    "EINTEGRITY": _NOT_PINNED,
    **dict.fromkeys(("ENOSPC", "EDQUOT"), _DISK_FULL),
    **dict.fromkeys(("EACCES", "EPERM", "EROFS"), _NOT_WRITABLE),
}


class CannotFetch(Exception):
    """The runtime could not be brought; its text is one sentence that says why and what to do."""


def fetch(static: Path, tools: bool = False, place: "Path | None" = None) -> None:
    """See to it that `node_modules` in `place`, by default `static`, is what the lock pins, with the tools that check and
    bundle the JavaScript if asked for.

    Raises CannotFetch; then what was there before is still there.
    """
    if not (static / "package-lock.json").is_file():
        raise CannotFetch(
            f"There is no page here ({static} has no package-lock.json): run ttgo in a clone of its repository, or install it."
        )
    _fetch_modules(static, place or static, tools)


def _fetch_modules(static: Path, place: Path, tools: bool) -> None:
    if is_current(static, tools, place):
        return
    try:
        with alone(place / ".fetch", "Another ttgo is fetching the runtime; waiting for it.") as workshop:
            if not is_current(static, tools, place):  # whoever was here before may have brought it
                _bring(static, place, workshop, tools)
    except OSError as error:
        code = _disk_code(error)
        raise CannotFetch(_SENTENCES.get(code, _NOT_WRITABLE).format(code=f"{code}: {error}")) from error


def is_current(static: Path, tools: bool = False, place: "Path | None" = None) -> bool:
    """Whether all that is wanted is there and of this lock."""
    modules = (place or static) / "node_modules"
    try:
        digest, _, what = (modules / MARKER).read_text(encoding="ascii").strip().partition(" ")
    except (OSError, UnicodeDecodeError):
        return False
    enough = (TOOLS,) if tools else (PAGE, TOOLS)
    return digest == _digest(static) and what in enough and not _lacking(modules, tools)


def _bring(static: Path, place: Path, workshop: Path, tools: bool) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise CannotFetch(
            "npm was not found, and the page's runtime comes through it: install Node.js with npm, then start again."
        )
    here = Path(tempfile.mkdtemp(dir=workshop))
    try:
        for name in _INPUTS:
            if (static / name).exists():
                shutil.copyfile(static / name, here / name)
        digest = _digest(here)
        _run([npm, *_NPM, "--include=dev" if tools else "--omit=dev"], here)
        modules = here / "node_modules"
        if lacking := _lacking(modules, tools):
            raise CannotFetch(
                f"npm ended well but did not bring {', '.join(lacking)}, so nothing was kept: start again."
            )
        (modules / MARKER).write_text(f"{digest} {TOOLS if tools else PAGE}\n", encoding="ascii")
        exchange(modules, place / "node_modules", here / "old")
    finally:
        shutil.rmtree(here, ignore_errors=True)


def exchange(new: Path, place: Path, aside: Path) -> None:
    """Put the new folder in its place and what was there aside, or leave all as it was."""
    try:
        if place.exists():
            place.rename(aside)
        new.rename(place)
    except BaseException:
        if aside.exists() and not place.exists():
            aside.rename(place)
        raise


def _digest(folder: Path) -> str:
    return hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()


def _lacking(modules: Path, tools: bool) -> list[str]:
    """What is needed and is not there, or is empty."""

    def there(name: str) -> bool:
        file = modules / name
        return file.is_file() and file.stat().st_size > 0

    return [name for name in (*_NEEDED, *(_NEEDED_BY_TOOLS if tools else ())) if not there(name)]


def _run(command: list[str], folder: Path) -> None:
    """Run npm in the folder and show how far it is. Raises CannotFetch with npm's reason."""
    with tempfile.TemporaryFile() as output, _progress(folder) as show:
        npm = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        try:
            while True:
                show()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    npm.wait(timeout=0.25)
                    break
        finally:  # also on Ctrl-C
            if npm.poll() is None:
                npm.terminate()
                npm.wait()
        output.seek(0)
        said = output.read().decode("utf-8", "replace")
    if npm.returncode != 0:
        raise CannotFetch(_reason(said, npm.returncode))


def _reason(said: str, status: int) -> str:
    """One sentence for what npm said. npm 10 begins its lines with "npm error", earlier ones with "npm ERR!"."""
    lines = re.findall(r"^npm (?:error|ERR!) *(.*\S)", said, re.MULTILINE)
    codes = [line.removeprefix("code ") for line in lines if line.startswith("code ")]
    code = codes[0] if codes else "no code"
    if code in _SENTENCES:
        return _SENTENCES[code].format(code=code)
    plain = [line for line in lines if not re.match(r"(code|errno|syscall|path) ", line)] or said.split("\n")[
        -2:
    ]
    return (
        f"npm could not fetch the runtime (exit status {status}, {code}): {plain[0] or 'it gave no reason'}"
    )


def _disk_code(error: OSError) -> str:
    return errno.errorcode.get(error.errno or 0, "OSError")


@contextlib.contextmanager
def alone(workshop: Path, waits: str) -> Iterator[Path]:
    """The workshop folder, swept and for one process at a time; others say that they wait. The system frees the lock when its holder
    dies.
    """
    told = False
    while True:
        workshop.mkdir(parents=True, exist_ok=True)
        try:
            lock = (workshop / "lock").open("a+b")
        except FileNotFoundError:
            continue  # who was here before has just taken the folder away
        with lock:
            if not _lock(lock):
                if not told:
                    print(waits, file=sys.stderr)
                told = True
                time.sleep(0.2)
                continue
            if not _is_still(workshop / "lock", lock):
                continue
            for left in workshop.iterdir():
                if left.is_dir():
                    shutil.rmtree(left, ignore_errors=True)
            yield workshop
            return


def _is_still(path: Path, file: IO[bytes]) -> bool:
    """Whether a path leads to an open file, and not to one that has come in its place."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextlib.contextmanager
def _progress(folder: Path) -> Iterator[Callable[[], None]]:
    """Gives a function that says on stderr what has arrived: one line rewritten on a terminal, now and then a line elsewhere."""
    began = time.monotonic()
    terminal = sys.stderr.isatty()
    said = float("-inf")

    def show(every: float = 0.25 if terminal else 5.0) -> None:
        nonlocal said
        now = time.monotonic()
        if now - said < every:
            return  # pragma: no cover - the tests' npm may be too quick for it
        said = now
        count, size = _arrived(folder)
        line = (
            f"Fetching the page's runtime with npm: {count} files, {size / 1e6:.1f} MB, {now - began:.0f} s"
        )
        print(
            f"\r{line:<72}" if terminal else line, end="" if terminal else "\n", file=sys.stderr, flush=True
        )

    try:
        yield show
        show(0)
    finally:
        if terminal:
            print(file=sys.stderr)


def _arrived(folder: Path) -> tuple[int, int]:
    """How many files are in a folder that someone is writing to, and their bytes."""
    count = size = 0
    for base, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):  # npm renames as it goes
                size += os.lstat(os.path.join(base, name)).st_size
                count += 1
    return count, size
