"""The test command: `python3 -m tests` installs what the tests need and runs all of them.

It needs Python 3.11, npm and, where root and apt do not bring them, GNU Go, a Chromium and a Firefox (or Playwright's own downloads)
and WebKitGTK's driver with Xvfb. What it installs stays in .venv/ and static/node_modules/ (and, as root, in the system), so that the
next run starts at once.

    python3 -m tests                         everything
    python3 -m tests --list                  the steps
    python3 -m tests mypy unit               these steps, after what they need
    python3 -m tests unit -k superko         whatever follows the steps is for pytest
    python3 -m tests e2e --browser firefox   all end-to-end tests in Firefox, most of which otherwise run in Chromium alone
"""

import contextlib
import hashlib
import importlib.util
import math
import os
import shutil
import subprocess
import sys
import time
import tomllib
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "static"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
MARKER = VENV / "ttgo-requirements.sha256"
NODE_BIN = STATIC / "node_modules" / ".bin"

SHELL = "chromium-headless-shell"  # the same without what draws its windows: a fresh page in half the time
CHROMIUMS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOXES = ("firefox-esr", "firefox")
WEBKIT = {
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
}  # programs and Debian's packages of them
NO_TESTS = 5  # pytest's exit status when it ran nothing

ENVIRONMENT = {**os.environ, "PYTHONUNBUFFERED": "1"}


class Failed(Exception):
    """A step failed; its text, if any, is one sentence that says why and what to do."""


class Step(NamedTuple):
    """One line of the summary. `needs` are the steps without which it cannot run; some are run only if they are named."""

    name: str
    title: str
    run: Callable[[list[str]], None]
    needs: tuple[str, ...] = ()
    only_named: bool = False


# What the tests need


def make_venv(_: list[str]) -> None:
    """A virtual environment with pip; Debian's bare Python lacks what makes one."""
    if _succeeds([PYTHON, "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))"]):
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not _can_apt():
            raise Failed(
                f"This Python cannot make virtual environments: have {package} installed (apt-get install {package})."
            )
        _apt_get(package)
    _call([sys.executable, "-m", "venv", "--clear", VENV])


def install_tools(_: list[str]) -> None:
    """The Python tools that pyproject.toml pins."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = project["optional-dependencies"]["test"]
    digest = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
    if MARKER.exists() and MARKER.read_text(encoding="ascii") == digest:
        return
    _call([PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", *wanted])
    MARKER.write_text(digest, encoding="ascii")


def fetch_runtime(_: list[str]) -> None:
    """The page's runtime and the tools that check its JavaScript."""
    from ttgo.web import runtime

    try:
        runtime.fetch(STATIC, tools=True)
    except runtime.CannotFetch as error:
        raise Failed(str(error)) from error


def find_chromium(_: list[str]) -> None:
    """A Chromium, handed to the tests as TTGO_CHROMIUM; empty stands for the one that Playwright has downloaded."""
    if "TTGO_CHROMIUM" not in ENVIRONMENT and shutil.which(SHELL) is None and _can_apt():
        with contextlib.suppress(Failed):  # not each system has it; there a whole Chromium does
            _apt_get(SHELL)
    _find_browser("chromium", CHROMIUMS, "chromium")


def find_firefox(_: list[str]) -> None:
    """A Firefox, handed to the tests as TTGO_FIREFOX; empty stands for the one that Playwright has downloaded."""
    _find_browser("firefox", FIREFOXES, "firefox-esr")


def _find_browser(kind: str, names: Sequence[str], package: str) -> None:
    """The browser that the environment names, an installed one, Playwright's, or one that is now installed, in this order."""
    variable = f"TTGO_{kind.upper()}"
    path = ENVIRONMENT.get(variable) or _installed_browser(names)
    if path is None and not _playwright_has(kind):
        if _can_apt():
            try:
                _apt_get(package)
            except Failed:
                print(f"apt-get has no {package} for us; Playwright has its own {kind.capitalize()}.")
            path = _installed_browser(names)
        if path is None:
            with_libraries = ["--with-deps"] if _can_apt() else []
            try:
                _call([PYTHON, "-m", "playwright", "install", *with_libraries, kind])
            except Failed as error:
                raise Failed(
                    f"No {kind.capitalize()} was found or could be fetched: have one installed (apt-get install {package}), or"
                    f" name its program in {variable}."
                ) from error
    ENVIRONMENT[variable] = path or ""
    print(path or f"Playwright's own {kind.capitalize()}")


def find_webkit(_: list[str]) -> None:
    """WebKitGTK's driver, which brings its browser, and a screen for it that nobody sees."""
    lacking = [package for program, package in WEBKIT.items() if shutil.which(program) is None]
    if lacking and _can_apt():
        _apt_get(*lacking)
        lacking = [package for program, package in WEBKIT.items() if shutil.which(program) is None]
    if lacking:
        raise Failed(
            "WebKitGTK's driver or a screen for it was not found: on a Linux like Debian have it installed"
            f" (apt-get install {' '.join(lacking)}); elsewhere this one step has to stay undone."
        )
    print(shutil.which("WebKitWebDriver"))


def find_gnugo(_: list[str]) -> None:
    """GNU Go, which the referee plays against, handed to the tests as TTGO_GNUGO."""
    path = ENVIRONMENT.get("TTGO_GNUGO") or _installed_gnugo()
    if path is None and _can_apt():
        _apt_get("gnugo")
        path = _installed_gnugo()
    if path is None:
        raise Failed("GNU Go was not found: have it installed (apt-get install gnugo, brew install gnu-go).")
    ENVIRONMENT["TTGO_GNUGO"] = path
    print(path)


def _installed_gnugo() -> str | None:
    # Debian's place, not on root's PATH
    return shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")


def _installed_browser(names: Sequence[str]) -> str | None:
    for name in names:
        path = shutil.which(name)
        if path and _succeeds([path, "--version"]):  # Ubuntu's may be a note about snap
            return path
    return None


def _playwright_has(kind: str) -> bool:
    code = (
        "import os, sys; from playwright.sync_api import sync_playwright as start\n"
        f"with start() as p: sys.exit(not os.path.exists(p.{kind}.executable_path))"
    )
    return _succeeds([PYTHON, "-c", code])


def _can_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _apt_get(*packages: str) -> None:
    ENVIRONMENT["DEBIAN_FRONTEND"] = "noninteractive"
    _call(["apt-get", "update", "-q=2"])
    _call(["apt-get", "install", "-q=2", "--yes", "--no-install-recommends", *packages])


# The checks


def _tool(*command: str) -> Callable[[list[str]], None]:
    return lambda _: _call([BIN / command[0], *command[1:]])


def _node_tool(*command: str) -> Callable[[list[str]], None]:
    suffix = ".cmd" if os.name == "nt" else ""
    return lambda _: _call([NODE_BIN / (command[0] + suffix), *command[1:]])


def _pytest(folder: str, *chosen: str, a_core: float = 1) -> Callable[[list[str]], None]:
    """The tests of a folder, or those of them that `chosen` chooses, in so many processes a core: in a browser they wait a lot."""

    def run(arguments: list[str]) -> None:
        processes = math.ceil((os.cpu_count() or 1) * a_core)
        options = [*chosen, f"--numprocesses={processes}", "--dist=worksteal"]
        status = _status([PYTHON, "-m", "pytest", folder, *options, *arguments])
        if status == NO_TESTS and not arguments:
            raise Failed(f"The suite is empty: there is no test in {folder}/.")
        if status not in (0, NO_TESTS):
            raise Failed("")

    return run


def run_e2e(arguments: list[str]) -> None:
    """All but the game in WebKitGTK, in Chromium, or in Firefox if pytest is told so."""
    if "firefox" in " ".join(arguments):
        find_firefox([])
    _pytest("e2e", "--ignore=e2e/test_webkit.py", a_core=1.5)(arguments)


PYTHON_TOOLS = ("venv", "tools")

STEPS = (
    Step("venv", "virtual environment in .venv/", make_venv),
    Step("tools", "Python tools pinned in pyproject.toml", install_tools, ("venv",)),
    Step("runtime", "page runtime and JavaScript tools pinned in static/package-lock.json", fetch_runtime),
    Step("chromium", "a Chromium", find_chromium, PYTHON_TOOLS),
    Step("firefox", "a Firefox", find_firefox, PYTHON_TOOLS),
    Step("webkit", "WebKitGTK's driver and a screen for it", find_webkit),
    Step("gnugo", "GNU Go", find_gnugo),
    Step("ruff", "ruff check", _tool("ruff", "check", "."), PYTHON_TOOLS),
    Step("format", "ruff format --check", _tool("ruff", "format", "--check", "."), PYTHON_TOOLS),
    Step("mypy", "mypy", _tool("mypy"), PYTHON_TOOLS),
    Step("tsc", "tsc --checkJs", _node_tool("tsc", "-p", "static"), ("runtime",)),
    Step(
        "eslint",
        "eslint",
        _node_tool("eslint", "--max-warnings=0", "-c", "static/eslint.config.js", "static/**/*.js"),
        ("runtime",),
    ),
    Step("unit", "unit tests", _pytest("tests"), (*PYTHON_TOOLS, "runtime", "gnugo")),
    Step("e2e", "end-to-end tests, in Chromium", run_e2e, (*PYTHON_TOOLS, "runtime", "chromium")),
    Step(
        "e2e-firefox",
        "the core of them, in Firefox",
        _pytest("e2e", "-m", "in_each_browser", "--browser=firefox", a_core=2),
        (*PYTHON_TOOLS, "runtime", "firefox"),
    ),
    Step(
        "e2e-webkit",
        "a game in WebKitGTK",
        _pytest("e2e/test_webkit.py"),
        (*PYTHON_TOOLS, "runtime", "webkit"),
    ),
    Step(
        "coverage",
        "the unit tests again, with the branches of ttgo/ that they miss; only if named",
        _pytest("tests", "--cov", "--cov-report=term-missing:skip-covered"),
        (*PYTHON_TOOLS, "runtime", "gnugo"),
        only_named=True,  # it takes more than twice as long
    ),
)


# Running them


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--list"]:
        for step in STEPS:
            print(f"{step.name:13}{step.title}")
        return 0
    known = {step.name: step for step in STEPS}
    named = []
    while arguments and arguments[0] in known:
        named.append(arguments.pop(0))
    if arguments and not arguments[0].startswith("-"):
        print(f"There is no step {arguments[0]!r}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    wanted = {need for name in named for need in (*known[name].needs, name)}
    wanted = wanted or {step.name for step in STEPS if not step.only_named}
    results = run([step for step in STEPS if step.name in wanted], arguments)
    print("\n== summary")
    for name, (verdict, seconds) in results.items():
        print(f"{verdict:8}{seconds:7.1f} s  {name}")
    return 0 if all(verdict == "ok" for verdict, _ in results.values()) else 1


def run(steps: Sequence[Step], arguments: list[str]) -> dict[str, tuple[str, float]]:
    """Run all steps, whatever fails; only a step that lacks what it needs is not tried. Returns verdicts and seconds."""
    results: dict[str, tuple[str, float]] = {}
    for step in steps:
        print(f"\n== {step.name}: {step.title}", flush=True)
        began = time.monotonic()
        lacking = [need for need in step.needs if results[need][0] != "ok"]
        try:
            if lacking:
                raise Failed(f"Not run, because this failed: {', '.join(lacking)}.")
            step.run(arguments)
            verdict = "ok"
        except Failed as error:
            verdict = "not run" if lacking else "FAILED"
            print(error, flush=True)
        except Exception:  # noqa: BLE001  # a ttgo that cannot even be imported is one more failure, not the end
            traceback.print_exc(file=sys.stdout)
            verdict = "FAILED"
        results[step.name] = (verdict, time.monotonic() - began)
        print(f"-- {step.name}: {verdict}, {results[step.name][1]:.1f} s", flush=True)
    return results


def _call(command: Sequence[str | Path]) -> None:
    """Run a command whose output explains itself. Raises Failed if it fails."""
    if status := _status(command):
        raise Failed(f"{Path(command[0]).name} ended with exit status {status}.")


def _status(command: Sequence[str | Path]) -> int:
    try:
        done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.DEVNULL, check=False)
    except OSError as error:
        raise Failed(f"{command[0]} cannot be started: {error.strerror}.") from error
    return done.returncode


def _succeeds(command: Sequence[str | Path]) -> bool:
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
