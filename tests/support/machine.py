"""What the tests need on a machine: found, or installed.

What this installs stays in .venv/ and static/node_modules/ (and, as root, in the system), so that
the next run starts at once.
"""

import contextlib
import contextvars
import functools
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NODE_BIN = STATIC / "node_modules" / ".bin"

# the same without what draws its windows: a fresh page in half the time
SHELL = "chromium-headless-shell"
CHROMIUMS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOXES = ("firefox-esr", "firefox")
# Programs and Debian's packages of them
WEBKIT = {"WebKitWebDriver": "webkit2gtk-driver", "xvfb-run": "xvfb", "xauth": "xauth"}

OUTPUT: contextvars.ContextVar = contextvars.ContextVar(
    "output", default=None
)  # of commands; None is the terminal
ENVIRONMENT = {**os.environ, "PYTHONUNBUFFERED": "1"}
APT = threading.Lock()


class Failed(Exception):
    """A step failed; its text, if any, is one sentence that says why and what to do."""


def make_venv(_):
    """A virtual environment with pip; Debian's bare Python lacks what makes one."""
    if succeeds([PYTHON, "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))"]):
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not can_apt():
            raise Failed(
                f"This Python cannot make virtual environments: have {package} installed "
                f"(apt-get install {package})."
            )
        apt_get(package)
    call([sys.executable, "-m", "venv", "--clear", VENV])


def install_tools(_):
    """The Python tools that pyproject.toml pins, unless a marker in the environment says that it
    has them.
    """
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
        "dependency-groups"
    ]
    wanted = groups["test"]
    digest = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
    marker = VENV / "ttgo-requirements.sha256"
    if marker.exists() and marker.read_text(encoding="ascii") == digest:
        return
    # What is imported is compiled then, which is a small part of all that is installed
    options = "-qq --no-compile --disable-pip-version-check --no-input".split()
    call([PYTHON, "-m", "pip", "install", *options, *wanted])
    marker.write_text(digest, encoding="ascii")


def fetch_runtime(_):
    """The page's runtime and the tools that check its JavaScript."""
    from ttgo.web.build import runtime

    try:
        runtime.fetch(STATIC, tools=True)
    except runtime.CannotFetch as error:
        raise Failed(str(error)) from error


def find_chromium(_):
    """A Chromium, handed to the tests as TTGO_CHROMIUM; empty stands for the one that Playwright
    has downloaded.
    """
    if "TTGO_CHROMIUM" not in ENVIRONMENT and shutil.which(SHELL) is None and can_apt():
        with contextlib.suppress(Failed):  # not each system has it; there a whole Chromium does
            apt_get(SHELL)
    _find_browser("chromium", CHROMIUMS, "chromium")


def find_firefox(_):
    """A Firefox, handed to the tests as TTGO_FIREFOX; empty stands for the one that Playwright has
    downloaded.
    """
    _find_browser("firefox", FIREFOXES, "firefox-esr")


def _find_browser(kind, names, package):
    """The browser that the environment names, an installed one, or one that is now installed: the
    system's, or Playwright's own, if it is not there already.
    """
    variable = f"TTGO_{kind.upper()}"
    path = ENVIRONMENT.get(variable) or _installed_browser(names)
    if path is None:
        if can_apt():
            try:
                apt_get(package)
            except Failed:
                say(f"apt-get has no {package} for us; Playwright has its own {kind.capitalize()}.")
            path = _installed_browser(names)
        if path is None:
            with_libraries = ["--with-deps"] if can_apt() else []
            try:
                call([PYTHON, "-m", "playwright", "install", *with_libraries, kind])
            except Failed as error:
                raise Failed(
                    f"No {kind.capitalize()} was found or could be fetched: have one installed "
                    f"(apt-get install {package}), or"
                    f" name its program in {variable}."
                ) from error
    ENVIRONMENT[variable] = path or ""
    say(path or f"Playwright's own {kind.capitalize()}")


def find_webkit(_):
    """WebKitGTK's driver, which brings its browser, and a screen for it that nobody sees."""
    lacking = [package for program, package in WEBKIT.items() if shutil.which(program) is None]
    if lacking and can_apt():
        apt_get(*lacking)
        lacking = [package for program, package in WEBKIT.items() if shutil.which(program) is None]
    if lacking:
        raise Failed(
            "WebKitGTK's driver or a screen for it was not found: on a Linux like Debian have "
            "it installed"
            f" (apt-get install {' '.join(lacking)}); elsewhere this one step has to stay undone."
        )
    say(shutil.which("WebKitWebDriver"))


def find_gnugo(_):
    """GNU Go, which the referee plays against, handed to the tests as TTGO_GNUGO."""
    path = ENVIRONMENT.get("TTGO_GNUGO") or installed_gnugo()
    if path is None and can_apt():
        apt_get("gnugo")
        path = installed_gnugo()
    if path is None:
        raise Failed(
            "GNU Go was not found: have it installed (apt-get install gnugo, brew install gnu-go)."
        )
    ENVIRONMENT["TTGO_GNUGO"] = path
    say(path)


def installed_gnugo():
    # Debian's place, not on root's PATH
    return shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")


def _installed_browser(names):
    for name in names:
        path = shutil.which(name)
        if path and succeeds([path, "--version"]):  # Ubuntu's may be a note about snap
            return path
    return None


def can_apt():
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_get(*packages):
    """One at a time, as Debian has it, whichever steps are run beside each other."""
    ENVIRONMENT["DEBIAN_FRONTEND"] = "noninteractive"
    with APT:
        _update()
        call(["apt-get", "install", "-q=2", "--yes", "--no-install-recommends", *packages])


@functools.cache
def _update():
    """Once a run, however many steps install something."""
    call(["apt-get", "update", "-q=2"])


def say(line):
    print(line, file=OUTPUT.get(), flush=True)


def call(command):
    """Run a command whose output explains itself. Raises Failed if it fails."""
    if ended := status(command):
        raise Failed(f"{Path(command[0]).name} ended with exit status {ended}.")


def status(command):
    output = OUTPUT.get()
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            check=False,
        )
    except OSError as error:
        raise Failed(f"{command[0]} cannot be started: {error.strerror}.") from error
    return done.returncode


def succeeds(command):
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
