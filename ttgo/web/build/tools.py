"""Help for builds: running tools that npm has fetched, and a folder for unfinished work."""

import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from ttgo.web.site.places import Site

_HOUR = 3600  # seconds; the work in such a folder takes less than a minute


class CannotBuild(Exception):
    """The site cannot be built; the text is one sentence that says why."""


def begin(step: str) -> None:
    """Say what a build does next; each step takes some seconds."""
    sys.stderr.write(f"{step} ...\n")


def run(site: Site, tool: str, script: str, *arguments: str, given: str = "") -> str:
    """What a script for node prints; its arguments are the folder of an npm package and those
    given. Raises CannotBuild with what it complains of.
    """
    node = shutil.which("node")
    if node is None:
        raise CannotBuild(
            "Node.js was not found, and a build's tools run on it: install it, then build again."
        )
    folder = (site.fetched / "node_modules" / tool).absolute()
    command = [node, "--input-type=commonjs", "-e", script, str(folder), *arguments]
    try:
        done = subprocess.run(
            command,
            cwd=site.static,
            input=given,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotBuild(f"{tool} cannot be run: {error}.") from error
    if done.returncode or done.stderr.strip():
        lines = done.stderr.strip().split("\n")
        said = next((line for line in lines if line.startswith("Error: ")), lines[0]) or "nothing"
        raise CannotBuild(f"{tool} says: {said.strip().rstrip('.')}.")
    return done.stdout


@contextlib.contextmanager
def workshop(place: Path, name: str) -> Iterator[Path]:
    """A temporary folder in `place`. Those that killed processes have left go after an hour."""
    place.mkdir(parents=True, exist_ok=True)
    for left in place.glob(f"{name}-*"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - left.stat().st_mtime > _HOUR:
                shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(
        prefix=f"{name}-", dir=place, ignore_cleanup_errors=True
    ) as made:
        yield Path(made)
