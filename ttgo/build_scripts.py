"""embed.js as a build has it: one small file, by esbuild. Authors' pages ask for it on each visit, so its size and requests count."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from ttgo.places import Site

ENTRY = "static/embed.js"
_ESBUILD = "esbuild-wasm/bin/esbuild"
_HOW = (
    "--bundle",
    "--minify",
    "--format=esm",
    "--splitting",
    "--chunk-names=embed-[name]",
    "--target=es2022",
    "--log-level=warning",
)


class CannotBundle(Exception):
    """There is no bundle; its text is one sentence that says why."""


def bundled(site: Site) -> dict[str, bytes]:
    """embed.js with all that it imports at once, and, by their addresses, the parts that it imports when they are needed."""
    node = shutil.which("node")
    if node is None:
        raise CannotBundle(
            "Node.js was not found, and it runs what bundles embed.js: install it, then build again."
        )
    tool = site.fetched / "node_modules" / _ESBUILD
    with tempfile.TemporaryDirectory() as folder:
        command = [node, str(tool), str(site.page / ENTRY), *_HOW, f"--outdir={folder}"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CannotBundle(f"embed.js cannot be bundled: {error}.") from error
        if done.returncode or done.stderr.strip():
            said = [line for line in done.stderr.splitlines() if "rror" in line] or [
                f"exit status {done.returncode}"
            ]
            raise CannotBundle(f"embed.js cannot be bundled: esbuild says {said[0].strip()}.")
        return {f"static/{path.name}": path.read_bytes() for path in sorted(Path(folder).iterdir())}
