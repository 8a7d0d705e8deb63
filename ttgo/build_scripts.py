"""The page's scripts as a build has them: few files instead of many, for on a slow line each one costs a round trip.

esbuild bundles embed.js, which authors' pages ask for on each visit, without the part that starts Python, and the two pages of the site
that begin with many modules. For the core's Python files see build_core.py.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

from ttgo.places import Site

EMBED = "static/embed.js"
_PAGES = ("page.js", "rules.js")
_ESBUILD = "esbuild-wasm/bin/esbuild"
# The tsconfig.json of a clone is for tsc alone; an installed ttgo has none, and builds the same.
_HOW = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--tsconfig-raw={}", "--log-level=warning")
_SPLIT = ("--splitting", "--chunk-names=embed-[name]")


class CannotBundle(Exception):
    """There is no bundle; its text is one sentence that says why."""


def bundled(site: Site, own: "dict[str, bytes]") -> "dict[str, bytes]":
    """The files, by their addresses, that a build has instead of the same in `own`, or besides."""
    found = _bundle(site, ["embed.js"], _SPLIT) if EMBED in own else {}
    pages = [name for name in _PAGES if f"static/{name}" in own]
    return found | _bundle(site, pages, ()) if pages else found


def _bundle(site: Site, names: list[str], how: tuple[str, ...]) -> "dict[str, bytes]":
    node = shutil.which("node")
    if node is None:
        raise CannotBundle(
            "Node.js was not found, and it runs what bundles the scripts: install it, then build again."
        )
    tool = site.fetched / "node_modules" / _ESBUILD
    with tempfile.TemporaryDirectory() as folder:
        command = [node, str(tool.absolute()), *names, *_HOW, *how, f"--outdir={folder}"]
        try:
            done = subprocess.run(
                command, cwd=site.static, capture_output=True, text=True, timeout=120, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CannotBundle(f"The scripts cannot be bundled: {error}.") from error
        if done.returncode or done.stderr.strip():
            said = [line for line in done.stderr.splitlines() if "rror" in line] or [
                f"exit status {done.returncode}"
            ]
            raise CannotBundle(f"{' and '.join(names)} cannot be bundled: esbuild says {said[0].strip()}.")
        return {f"static/{path.name}": path.read_bytes() for path in sorted(Path(folder).iterdir())}
