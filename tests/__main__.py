"""The test command: `python3 -m tests` installs what the tests need and runs all of them.

It needs Python 3.11, npm and, where root and apt do not bring them, GNU Go, a Chromium and a
Firefox (or Playwright's own downloads) and WebKitGTK's driver with Xvfb; support/machine.py finds
or installs all of it.

    python3 -m tests                         everything
    python3 -m tests --list                  the steps
    python3 -m tests mypy unit               these steps, after what they need
    python3 -m tests unit -k superko         whatever follows the steps is for pytest
    python3 -m tests e2e --browser firefox   all end-to-end tests in Firefox, most of which
                                             otherwise run in Chromium alone
"""

import math
import os
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from typing import NamedTuple

from tests.support import machine
from tests.support.machine import (
    BIN,
    ENVIRONMENT,
    NODE_BIN,
    OUTPUT,
    PYTHON,
    ROOT,
    Failed,
    call,
    status,
)

NO_TESTS = 5  # pytest's exit status when it ran nothing
REPORTS = tempfile.TemporaryDirectory(prefix="ttgo-tests-")  # what is made once for all tests
ENVIRONMENT["TTGO_MADE"] = tempfile.mkdtemp(dir=REPORTS.name)
OVER = threading.Condition()  # notified whenever a step has finished
ONLY_NAMED = " (only if it is named)"


class Step(NamedTuple):
    """One line of the summary. `needs` are the steps without which it cannot run; some are run only
    if they are named.

    Those that keep one core busy, or none, are run `beside` the others, and both wait for what
    they need of each other: programs while Python's tools come, then scripts, then Firefox.
    """

    name: str
    title: str
    run: Callable[[list[str]], None]
    needs: tuple[str, ...] = ()
    only_named: bool = False
    beside: bool = False


def _tool(*command):
    return lambda _: call([BIN / command[0], *command[1:]])


def _node_tool(*command):
    suffix = ".cmd" if os.name == "nt" else ""
    return lambda _: call([NODE_BIN / (command[0] + suffix), *command[1:]])


def _pytest(folder, *chosen, a_core=1):
    """The tests of a folder, or those of them that `chosen` chooses, in so many processes a core:
    they wait a lot.
    """

    def run(arguments):
        processes = math.ceil((os.cpu_count() or 1) * a_core)
        options = [
            *chosen,
            f"--numprocesses={processes}",
            "--dist=worksteal",
            "--durations=10",
        ]
        done = status([PYTHON, "-m", "pytest", folder, *options, *arguments])
        if done == NO_TESTS and not arguments:
            raise Failed(f"The suite is empty: there is no test in {folder}/.")
        if done not in (0, NO_TESTS):
            raise Failed("")

    return run


def make_words(_):
    call([sys.executable, "-m", "tests.support.words"])


def check_types(_):
    """Of the scripts, and, less strictly, of their tests."""
    for folder in ("static", "tests/static"):
        _node_tool("tsc", "-p", folder)([])


def run_scripts(_):
    """The tests of static/, by node's own runner: it is given the files, as node 20 takes no
    pattern.
    """
    files = sorted((ROOT / "tests" / "static").rglob("*.test.mjs"))
    if not files:
        raise Failed("The suite is empty: there is no test in tests/static/.")
    call(["node", "--test", "--test-reporter=spec", *files])


def run_e2e(arguments):
    """All but the game in WebKitGTK, in Chromium, or in Firefox if pytest is told so."""
    if "firefox" in " ".join(arguments):
        machine.find_firefox([])
    _pytest("e2e", "--ignore=e2e/test_webkit.py", a_core=2)(arguments)


PYTHON_TOOLS = ("venv", "tools")
UNIT = (*PYTHON_TOOLS, "runtime", "gnugo")
SCRIPTS = ("static/**/*.js", "tests/static/**/*.mjs")
FORMATTED = (
    "{static,tests,e2e,ttgo}/**/*.{js,mjs,css,html}",
    "index.html",
    "!static/words/**",  # made of the catalogues
    "!tests/data/**",  # pages of others
)

STEPS = (
    Step("venv", "virtual environment in .venv/", machine.make_venv),
    Step("tools", "Python tools pinned in pyproject.toml", machine.install_tools, ("venv",)),
    Step(
        "runtime",
        "page runtime and JavaScript tools pinned in static/package-lock.json",
        machine.fetch_runtime,
        beside=True,
    ),
    Step("words", "what the scripts say, as files for tsc and node", make_words, beside=True),
    Step("gnugo", "GNU Go", machine.find_gnugo, beside=True),
    Step("webkit", "WebKitGTK's driver and a screen for it", machine.find_webkit, beside=True),
    Step("chromium", "a Chromium", machine.find_chromium, PYTHON_TOOLS, beside=True),
    Step("firefox", "a Firefox", machine.find_firefox, PYTHON_TOOLS, beside=True),
    Step("js", "unit tests of the scripts", run_scripts, ("runtime", "words"), beside=True),
    Step(
        "e2e-firefox",
        "the core of the end-to-end tests, in Firefox",
        _pytest("e2e", "-m", "in_each_browser", "--browser=firefox", a_core=0.5),
        (*PYTHON_TOOLS, "runtime", "firefox"),
        beside=True,
    ),
    Step(
        "e2e-webkit",
        "a game in WebKitGTK",
        _pytest("e2e/test_webkit.py"),
        (*PYTHON_TOOLS, "runtime", "webkit"),
        beside=True,
    ),
    Step("ruff", "ruff check", _tool("ruff", "check", "."), PYTHON_TOOLS),
    Step("format", "ruff format --check", _tool("ruff", "format", "--check", "."), PYTHON_TOOLS),
    Step("mypy", "mypy", _tool("mypy"), PYTHON_TOOLS),
    Step("tsc", "tsc --checkJs", check_types, ("runtime", "words")),
    Step(
        "eslint",
        "eslint",
        _node_tool("eslint", "--max-warnings=0", "-c", "static/eslint.config.js", *SCRIPTS),
        ("runtime",),
    ),
    Step(
        "prettier",
        "prettier --check",
        _node_tool("prettier", "--check", "--log-level=warn", *FORMATTED),
        ("runtime",),
    ),
    Step("unit", "unit tests", _pytest("tests"), UNIT),
    Step("e2e", "end-to-end tests, in Chromium", run_e2e, (*PYTHON_TOOLS, "runtime", "chromium")),
    Step(
        "coverage",
        "the unit tests, with the branches of ttgo/ that they miss",
        _pytest("tests", "--cov", "--cov-report=term-missing:skip-covered"),
        UNIT,
        only_named=True,
    ),
    Step(
        "whole",
        "the unit tests with all their examples and each step that a disk can fail at",
        _pytest("tests", "--whole"),
        UNIT,
        only_named=True,
    ),
    Step(
        "fuzz",
        "made inputs, other ones each time, on CPython and MicroPython",
        _pytest("tests/test_fuzz.py", "--whole", f"--hypothesis-seed={int(time.time())}"),
        (*PYTHON_TOOLS, "runtime"),
        only_named=True,
    ),
)


# Running them


def main(arguments):
    if arguments[:1] == ["--list"]:
        for step in STEPS:
            print(f"{step.name:13}{step.title}{ONLY_NAMED if step.only_named else ''}")
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
    began = time.monotonic()
    results = run([step for step in STEPS if step.name in wanted], arguments)
    summary(results, time.monotonic() - began)
    return 0 if all(verdict == "ok" for verdict, _ in results.values()) else 1


def summary(results, seconds):
    """Print the seconds of each step, and what was not asked for."""
    print("\n== summary")
    for name, (verdict, took) in results.items():
        print(f"{verdict:8}{took:7.1f} s  {name}")
    others = [step.name for step in STEPS if step.only_named and step.name not in results]
    print(f"{seconds:15.1f} s  in all; not asked for: {', '.join(others)}")


def run(steps, arguments):
    """Run all steps, whatever fails. Returns verdicts and seconds. What is run beside others is
    printed after them.
    """
    results: dict[str, tuple[str, float]] = {}
    needed = {need for step in steps for need in step.needs}
    rest = [step for step in steps if not step.beside]
    if needed.issuperset(step.name for step in rest):  # all the work is beside
        rest = steps
    beside = [step for step in steps if step not in rest]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:

        def aside():
            OUTPUT.set(output)
            _run(beside, arguments, results)

        thread = threading.Thread(target=aside, daemon=True)
        thread.start()
        _run(rest, arguments, results)
        thread.join()
        output.seek(0)
        print(output.read(), flush=True)
    return {step.name: results[step.name] for step in steps}


def _run(steps, arguments, results):
    """Run steps in order, each when what it needs is over; only one that lacks it is not tried."""
    output = OUTPUT.get()
    for step in steps:
        with OVER:
            while not results.keys() >= {*step.needs}:
                OVER.wait()
        print(f"\n== {step.name}: {step.title}", file=output, flush=True)
        began = time.monotonic()
        lacking = [need for need in step.needs if results[need][0] != "ok"]
        try:
            if lacking:
                raise Failed(f"Not run, because this failed: {', '.join(lacking)}.")
            step.run(arguments)
            verdict = "ok"
        except Failed as error:
            verdict = "not run" if lacking else "FAILED"
            print(error, file=output, flush=True)
        except BaseException:  # noqa: BLE001  # others wait for this result, whatever it is
            traceback.print_exc(file=output or sys.stdout)
            verdict = "FAILED"
        with OVER:
            results[step.name] = (verdict, time.monotonic() - began)
            OVER.notify_all()
        print(f"-- {step.name}: {verdict}, {results[step.name][1]:.1f} s", file=output, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
