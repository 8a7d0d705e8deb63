"""Faults at each step: `python3 -m tests.web.steps build killed 1 FOLDER` does a job over and over, and each time the disk refuses one
step later (8 instead of 1: each eighth step), or the process is interrupted or killed there, till it is through without; after each the
job is done again, undisturbed.

A step is whatever changes the disk: a file that is opened to be written, a folder that is made, a name that is changed or taken away.
Prints how many steps there were, as JSON; what does not hold ends it with a traceback.
"""

import json
import os
import re
import shutil
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.support.sites import everything, mark, small
from ttgo.web import build, core, runtime
from ttgo.web.places import Site
from ttgo.web.placing import WORKSHOP

MAKES = ("open", "os.mkdir")
NEVER = 5  # the exit status of a job that was through before its fault came
CHANGES = (*MAKES, "os.rename", "os.remove", "os.rmdir")


def at(step: int, fault: str, folder: Path) -> Callable[[], bool]:
    """Have the fault come at a step in a folder, in this process; whether it has come."""
    done = 0

    def hook(event: str, arguments: "tuple[object, ...]") -> None:
        nonlocal done
        if event not in CHANGES or not str(arguments[0]).startswith(str(folder)):
            return
        if event == "open" and not int(str(arguments[2])) & (os.O_WRONLY | os.O_RDWR):
            return
        done += 1
        if fault == "disk full" and done >= step and event in MAKES:
            raise OSError(28, "No space left on device", arguments[0])
        if done != step:
            return
        if fault == "refused":
            raise PermissionError(13, "Permission denied", arguments[0])
        if fault == "interrupted":
            raise KeyboardInterrupt
        if fault == "killed":
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)
    return lambda: done >= step


class Job(NamedTuple):
    """What is done, what was there before, and what has to hold after a fault and after it was done again."""

    before: Callable[[Path], None]
    do: Callable[[Path], object]
    holds: Callable[[Path], bool]  # whether all is done already
    done: Callable[[Path, bool], None]


def each(job: Job, fault: str, apart: int, folder: Path) -> int:
    """The steps up to the last one at which the fault has come."""
    for step in count(1, apart):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        job.before(folder)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                has_come = at(step, fault, folder)
                job.do(folder)
                status = 0 if has_come() else NEVER
            except (build.CannotBuild, runtime.CannotFetch) as error:
                status = 3 if str(error).count("\n") == 0 else 1
            except KeyboardInterrupt:
                status = 4
            finally:
                os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        assert status in (0, NEVER, {"interrupted": 4, "killed": -9}.get(fault, 3)), (step, status)
        was_done = job.holds(folder)
        assert was_done or status not in (0, NEVER)  # what goes wrong while it sweeps is no failure
        job.do(folder)
        job.done(folder, was_done)
        if status == NEVER:
            return step - apart
    raise AssertionError


# The runtime


def _npm(command: "list[str]", folder: Path) -> None:
    """What npm does, in this process."""
    for name in runtime._NEEDED:
        file = folder / "node_modules" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text((folder / "package-lock.json").read_text())


def _earlier(folder: Path) -> None:
    for name in runtime._INPUTS:
        (folder / name).write_text("lock 1")
    runtime.fetch(folder)
    (folder / "package-lock.json").write_text("lock 2")


def _whole_or_none(folder: Path) -> bool:
    there = [folder / "node_modules" / name for name in runtime._NEEDED]
    texts = {file.read_text() if file.exists() else "" for file in there}
    assert texts in ({""}, {"lock 1"}, {"lock 2"}), texts
    assert runtime.is_current(folder) == (texts == {"lock 2"})
    return runtime.is_current(folder)


def _fetched(folder: Path, was_done: bool) -> None:
    assert _whole_or_none(folder)
    if was_done:  # then nothing was to be fetched; the next time that something is, what was left is swept
        (folder / "node_modules" / runtime.MARKER).unlink()
        runtime.fetch(folder)
    assert [path.name for path in (folder / ".fetch").iterdir()] == ["lock"]


# The site


def _build(folder: Path) -> build.Built:
    return build.build(Site.clone(folder / "page"), folder / "site")


def _built_before(folder: Path) -> None:
    site = small(folder / "page")
    for text in "12":
        (site.rules / "a.py").write_text(text)
        if text == "1":
            _build(folder)


def _whole_site(folder: Path) -> bool:
    """Pages are whole, and what they are made of is there; whether there is the new site, and nothing else."""
    site = folder / "site"
    files = {name: data for name, data in everything(site).items() if not name.startswith(WORKSHOP)}
    assert files.keys() >= {"index.html", "sw.js", "404.html", "ttgo.html"}
    assert all(files[name] for name in ("index.html", "sw.js", "404.html", "ttgo.html"))
    for release in {*re.findall(rb"release-[0-9a-f]{12}", files["index.html"] + files["sw.js"])}:
        assert f"{release.decode()}/ttgo/a.py" in files
    return files[f"{mark(site)['release']}/ttgo/a.py"] == b"2"


def _built(folder: Path, was_done: bool) -> None:
    assert _whole_site(folder)
    texts = {(release / "ttgo" / "a.py").read_text() for release in (folder / "site").glob("release-*")}
    assert texts == ({"2"} if was_done else {"1", "2"}), "the release before is kept for pages that are open"
    assert {path.name for path in folder.iterdir()} == {"page", "site"}


JOBS = {
    "fetch": Job(_earlier, runtime.fetch, _whole_or_none, _fetched),
    "build": Job(_built_before, _build, _whole_site, _built),
}


def main(name: str, fault: str, apart: str, folder: str) -> None:
    runtime._run = _npm
    shutil.which = lambda name: name  # type: ignore[assignment]
    core.without = lambda site: "it takes long"
    print(json.dumps(each(JOBS[name], fault, int(apart), Path(folder))))


if __name__ == "__main__":
    main(*sys.argv[1:])
