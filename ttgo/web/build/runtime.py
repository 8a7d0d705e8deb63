"""The page's runtime: the packages pinned in `static/package-lock.json`, fetched once with npm into
`static/node_modules`.

An installed ttgo keeps it elsewhere (`place`, see places.py). npm works in a folder of its own
beside it, and holds each package against its hash in the lock; what it brought gets a mark with the
checksum of the lock, and is only then renamed into place. A start that finds that mark asks neither
npm nor the network, and all else is fetched anew.
"""

import contextlib
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

from ttgo.web.build.tools import workshop

MARK = ".ttgo"  # in node_modules
SIZES = {False: 26, True: 89}  # MB that npm writes, with the tools of a build or without
_EVERY = 1.0  # seconds after which it is shown how far npm is
_INPUTS = ("package.json", "package-lock.json", ".npmrc")
_SCRIPTS = (  # PyScript loads its plugins even if they are switched off; an editor is CodeMirror,
    # and zip unpacks ttgo.zip
    "core deprecations-manager donkey error py-editor py-game py-terminal index zip codemirror"
    " codemirror_commands codemirror_lang-python-r codemirror_language codemirror_state"
    " codemirror_view"
)
PAGE = (  # what the page asks for, as observed
    "@pyscript/core/dist/core.js",
    *(f"@pyscript/core/dist/{name}-*.js" for name in _SCRIPTS.split()),
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide-lock.json",
    "pyodide/python_stdlib.zip",
    "@micropython/micropython-webassembly-pyscript/micropython.mjs",
    "@micropython/micropython-webassembly-pyscript/micropython.wasm",
    "gifenc/dist/gifenc.esm.js",
    "lean-qr/index.mjs",
)
# What a build runs, by patterns: esbuild's program is in a package for each system. That the other
# tools are there npm has to say.
_TOOLS = ("@pybricks/mpy-cross-v6/build/*.*", "esbuild/lib/main.js", "@esbuild/*/**/esbuild*")
# Two short retries: npm's own patience is over a minute before it says that there is no network.
_NPM = (
    *(
        "ci",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--no-update-notifier",
        "--prefer-offline",
    ),
    *("--fetch-retries=2", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=3000"),
)
_HELP = (
    "check the network, npm's registry, proxy and cafile, and the room and the rights on the disk, "
    "then start again"
)


class CannotFetch(Exception):
    """The runtime could not be fetched; the text is one sentence that says why and what to do."""


def fetch(static: Path, tools: bool = False, place: "Path | None" = None) -> None:
    """See to it that `node_modules` in `place`, by default `static`, is what the lock pins, with
    the tools that check and bundle the JavaScript if asked for.

    Raises CannotFetch; then the folder is as it was, or is not used.
    """
    if not (static / "package-lock.json").is_file():
        raise CannotFetch(
            f"There is no page here ({static} has no package-lock.json): run ttgo in a clone of "
            "its repository, or install it."
        )
    place = place or static
    if is_current(static, tools, place):
        return
    try:
        with workshop(place, ".fetch") as folder:
            for name in _INPUTS:
                if (static / name).exists():
                    shutil.copyfile(static / name, folder / name)
            _run(tools, folder)
            new, modules = folder / "node_modules", place / "node_modules"
            (new / MARK).write_text(_mark(static, new, tools), encoding="ascii")
            shutil.rmtree(modules, ignore_errors=True)
            new.rename(modules)
    except OSError as error:
        if not is_current(static, tools, place):  # another start may have fetched it meanwhile
            raise _cannot(str(error)) from error


def is_current(static: Path, tools: bool = False, place: "Path | None" = None) -> bool:
    """Whether everything needed is there and belongs to this lock."""
    modules = (place or static) / "node_modules"
    try:
        mark = (modules / MARK).read_text(encoding="ascii")
        has_tools = mark.endswith(" tools")
        return has_tools >= tools and mark == _mark(static, modules, has_tools)
    except (OSError, ValueError):
        return False


def _mark(static: Path, modules: Path, tools: bool) -> str:
    """The mark of complete modules. npm has held them against the lock. Raises OSError if a file is
    missing.
    """
    for pattern in (*PAGE, *(_TOOLS if tools else ())):
        if not any(modules.glob(pattern)):
            raise FileNotFoundError(f"npm did not bring {pattern}")
    lock = hashlib.sha256((static / "package-lock.json").read_bytes())
    return lock.hexdigest() + (" tools" if tools else "")


def _run(tools: bool, folder: Path) -> None:
    """Run npm in the folder, and on a terminal show how far it is. Raises CannotFetch with npm's
    reason.
    """
    npm = shutil.which("npm")
    if npm is None:
        raise CannotFetch(
            "npm was not found, and the page's runtime comes through it: install Node.js with "
            "npm, then start again."
        )
    size = SIZES[tools]
    what = "for building" if tools else "first start only"
    print(f"Downloading {size} MB with npm ({what}) ...", file=sys.stderr, flush=True)
    with subprocess.Popen(
        [npm, *_NPM, "--include=dev" if tools else "--omit=dev"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as done:
        try:
            output = _waited(done, folder, size)
        except BaseException:
            done.kill()
            raise
    if done.returncode:
        # npm 10 begins its lines with "npm error", earlier ones with "npm ERR!"
        said = re.findall(
            r"^npm (?:error|ERR!) (?!errno |syscall |path )(?:code )?(.*\S)",
            output,
            re.MULTILINE,
        )
        raise _cannot(": ".join(said[:2]) or f"npm ended with status {done.returncode}")


def _waited(npm: "subprocess.Popen[str]", folder: Path, size: int) -> str:
    """All that npm says until it ends."""
    while True:
        try:
            said: str = npm.communicate(timeout=_EVERY)[0]
        except subprocess.TimeoutExpired:
            if sys.stderr.isatty():
                print(f"\r{on_disk(folder)} of {size} MB", end="", file=sys.stderr, flush=True)
        else:
            if sys.stderr.isatty():
                print(end="\r\x1b[K", file=sys.stderr, flush=True)
            return said


def on_disk(folder: Path) -> int:
    """The MB of the files in a folder; those that come and go do not count."""
    total = 0
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            total += path.stat().st_size if path.is_file() else 0
    return round(total / 1e6)


def _cannot(why: str) -> CannotFetch:
    return CannotFetch(f"The runtime could not be fetched, and nothing was kept ({why}): {_HELP}.")
