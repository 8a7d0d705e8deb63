"""The page's runtime: what `static/package-lock.json` pins, fetched once with npm into `static/node_modules`.

An installed ttgo keeps it elsewhere (`place`, see places.py). It is there whole or not at all. npm works in a folder of its own,
`.fetch/` beside it; what it brought is checked, gets a marker with the lock's checksum and that of its files, and only then is renamed
into place. A start that finds the marker true asks neither npm nor the network. Whoever dies on the way, even by kill -9, leaves at most
rubbish in `.fetch/`, which the next one sweeps.
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
from collections.abc import Iterator
from pathlib import Path
from typing import IO

MARKER = ".ttgo"  # in node_modules: the lock's sha256 and what was asked for; in a second line the sha256 of the needed files
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

_NETWORK = "check the network and npm's settings of registry, proxy and cafile, then start again"
_FULL = "the disk is full; the runtime needs about 100 MB free"
_RIGHTS = "make the folder that it goes to and npm's cache writable"
_HELP = {  # by npm's code, or the system's
    "EINTEGRITY": "it is not what static/package-lock.json pins; run `npm cache clean --force`, then start again",
    **dict.fromkeys(("ENOSPC", "EDQUOT"), _FULL),
    **dict.fromkeys(("EACCES", "EPERM", "EROFS"), _RIGHTS),
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
        code = errno.errorcode.get(error.errno or 0, "OSError")
        raise CannotFetch(_sentence(code, str(error), _RIGHTS)) from error


def is_current(static: Path, tools: bool = False, place: "Path | None" = None) -> bool:
    """Whether all that is wanted is there, of this lock, and as it was brought."""
    modules = (place or static) / "node_modules"
    try:
        first, *rest = (modules / MARKER).read_text(encoding="ascii").splitlines()
        digest, _, what = first.partition(" ")
        return (
            digest == _digest(static)
            and what in ((TOOLS,) if tools else (PAGE, TOOLS))
            and not _lacking(modules, tools)
            and rest in ([], [_checksum(modules)])  # before 24 November 2026 there was none
        )
    except (OSError, ValueError):
        return False


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
        said = f"{digest} {TOOLS if tools else PAGE}\n{_checksum(modules)}\n"
        (modules / MARKER).write_text(said, encoding="ascii")
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


def _checksum(modules: Path) -> str:
    """Of what the page gets: a disk or somebody may have changed it since."""
    digest = hashlib.sha256()
    for name in _NEEDED:
        digest.update((modules / name).read_bytes())
    return digest.hexdigest()


def _lacking(modules: Path, tools: bool) -> list[str]:
    """What is needed and is not there, or is empty."""

    def there(name: str) -> bool:
        file = modules / name
        return file.is_file() and file.stat().st_size > 0

    return [name for name in (*_NEEDED, *(_NEEDED_BY_TOOLS if tools else ())) if not there(name)]


def _run(command: list[str], folder: Path) -> None:
    """Run npm in the folder. Raises CannotFetch with npm's reason."""
    print("Fetching the page's runtime with npm: some 20 MB, once ...", file=sys.stderr, flush=True)
    done = subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        said = done.stdout.decode("utf-8", "replace")
        # npm 10 begins its lines with "npm error", earlier ones with "npm ERR!"
        lines = re.findall(r"^npm (?:error|ERR!) *(.*\S)", said, re.MULTILINE)
        code = next(
            (line[5:] for line in lines if line.startswith("code ")), f"exit status {done.returncode}"
        )
        plain = [line for line in lines if not re.match(r"(code|errno|syscall|path) ", line)]
        raise CannotFetch(
            _sentence(code, next(iter(plain or said.split("\n")[-2:]), "") or "no reason given")
        )


def _sentence(code: str, why: str, otherwise: str = _NETWORK) -> str:
    """Why there is no runtime, and what to do."""
    return f"The runtime could not be fetched, and nothing was kept ({code}: {why}): {_HELP.get(code, otherwise)}."


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
