"""The third-party software in a build with its licences. The texts are those in the npm packages;
for a package without one the name, version, licence and place are given.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple

from ttgo.version import __version__
from ttgo.web.site.places import Site, addresses

FILE = "licences.txt"
_MICROPYTHON = "@micropython/micropython-webassembly-pyscript"


class Part(NamedTuple):
    """A shipped part; `text` is that of its licence, "" if it brings none."""

    name: str
    version: str
    licence: str
    place: str
    text: str = ""


def parts(site: Site) -> "list[Part]":
    """ttgo itself, the page's packages with their dependencies, and what these contain."""
    found = [Part("ttgo", __version__, "MIT", f"{addresses()['Source']}#licence")]
    lock = site.static / "package-lock.json"
    if lock.is_file():
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        for folder in sorted(
            folder for folder in packages if folder and not packages[folder].get("dev")
        ):
            found.append(
                _package(
                    site.fetched / folder, folder.rpartition("node_modules/")[2], packages[folder]
                )
            )
    pyodide = site.fetched / "node_modules" / "pyodide" / "pyodide-lock.json"
    if pyodide.is_file():
        python = json.loads(pyodide.read_text(encoding="utf-8"))["info"]["python"]
        place = "https://docs.python.org/3/license.html"
        found.append(Part("CPython and its standard library, in Pyodide", python, "PSF-2.0", place))
        place = "https://github.com/emscripten-core/emscripten/blob/main/LICENSE"
        found.append(
            Part("Emscripten's libraries, in Pyodide and MicroPython", "", "MIT or NCSA", place)
        )
    return found


def _package(folder: Path, name: str, locked: "dict[str, str]") -> Part:
    texts = [
        path for path in sorted(folder.glob("*")) if re.match("(?i)(licen[cs]e|copying)", path.name)
    ]
    return Part(
        name,
        locked["version"],
        locked.get("license", "not named"),
        _place(folder),
        texts[0].read_text(encoding="utf-8", errors="replace").strip() if texts else "",
    )


def _place(folder: Path) -> str:
    """Where a package says that its sources are."""
    file = folder / "package.json"
    about = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    given = about.get("repository") or about.get("homepage") or ""
    place = given.get("url", "") if isinstance(given, dict) else str(given)
    return re.sub(r"^git\+|\.git$", "", place) or "Its package names no place."


def text(site: Site) -> str:
    """All parts as a file of the build. A text that several parts share is given once."""
    said = ["What this site is made of, and under which licences.\n"]
    whose: "dict[str, str]" = {}
    for part in parts(site):
        said.append(f"{'=' * 72}\n{_line(part)}\n")
        if part.text in whose:
            said.append(f"The text is that of {whose[part.text]}, above.\n")
        elif part.text:
            whose[part.text] = part.name
            said.append(part.text + "\n")
    return "\n".join(said)


def comment(site: Site) -> str:
    """One line for each part of the page in one file, which holds only ttgo and MicroPython."""
    lines = [_line(part) for part in parts(site) if part.name in ("ttgo", _MICROPYTHON)]
    return "<!--\n" + "\n".join(lines).replace("--", "- -") + "\n-->"


def _line(part: Part) -> str:
    return f"{f'{part.name} {part.version}'.strip()}: {part.licence}. {part.place}"
