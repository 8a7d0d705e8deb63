"""`ttgo build --npm DIR`: the boards as a package for npm.

Tools that bundle sites move files, so nothing in it is asked for by an address: all is in modules
that import each other, and the element's own module is all that a page loads before a board is
used. Python and the workers are packed in one of them, as in the page in one file.
"""

import json
from pathlib import Path

from ttgo.version import __version__
from ttgo.web.build import core, pages, scripts
from ttgo.web.build.tools import CannotBuild, begin
from ttgo.web.inventory import files
from ttgo.web.site import words
from ttgo.web.site.places import Site, addresses

_FILES = "static/python/files.js"  # is none on the site
_ENTRY = "static/embed/npm.js"
_OWN = ("README.md", "index.d.ts", "index.js", "react.d.ts")


def build(site: Site, folder: Path) -> str:
    """Write the package into a new or an empty folder; its name and version. Raises
    CannotBuild.
    """
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise CannotBuild(f"{folder} is not empty: name a new or an empty folder.")
        home = addresses()["Homepage"]
        for name, data in {**_text(site, home), **_modules(site, f"{home}static/")}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    except OSError as error:
        raise CannotBuild(f"{folder} cannot be written: {error.strerror or error}.") from error
    return f"ttgo {__version__}"


def _text(site: Site, home: str) -> "dict[str, bytes]":
    """What people read, and npm."""
    description = {
        "name": "ttgo",
        "version": __version__,
        "description": "Live Go boards by the Tromp-Taylor rules, as a custom element",
        "license": "MIT",
        "homepage": home,
        "repository": addresses()["Source"],
        "keywords": ["baduk", "custom-element", "go", "sgf", "web-component", "weiqi"],
        "type": "module",
        "exports": {
            ".": {"types": "./index.d.ts", "default": "./index.js"},
            "./react": {"types": "./react.d.ts"},
        },
        "types": "./index.d.ts",
        "sideEffects": True,
    }
    own = {name: (site.static / "npm" / name).read_text(encoding="utf-8") for name in _OWN}
    own["README.md"] = own["README.md"].replace("{home}", home)
    own["package.json"] = json.dumps(description, indent=2) + "\n"
    own["licences.txt"] = (site.page / pages.LICENCES).read_text(encoding="utf-8")
    return {name: text.encode() for name, text in own.items()}


def _modules(site: Site, base: str) -> "dict[str, bytes]":
    """The element and its parts. A module's own address is one of the site: there are the pages
    that a board leads to, and by such addresses the files are known that are packed.
    """
    known = files(site, lambda address: not address.endswith(".html"))
    begin("Bundling scripts")
    known |= scripts.bundled(site, known)
    begin("Compiling Python, and packing it")
    packed = pages.packed(pages.inside(known, (scripts.WORKER,), core.configuration(site), base))
    python = site.static / "python"
    sources = (python / "sources.js").read_text(encoding="utf-8")
    spoken = [Path(address).stem for address in words.of_boards()]
    given = {
        _ENTRY: 'import "./spoken.js"; export * from "./element.js";',
        "static/embed/spoken.js": 'import { Language } from "./language.js";'
        f"const words = {{{','.join(map(_import, spoken))}}};"
        "Language.load = (name) => words[name]();",
        "static/python/micropython.js": (python / "micropython.js").read_text(encoding="utf-8"),
        "static/python/sources.js": f'import "./files.js";{sources}',
        _FILES: 'import { unpack } from "./inside.js";'
        f"await unpack({json.dumps(packed)}, {json.dumps(base + scripts.WORKER)});",
    }
    entry = {"in": f"./{_ENTRY.removeprefix('static/')}", "out": "element"}
    own = {"import.meta.url": json.dumps(f"{base}embed/element.js")}
    bundle = {"entryPoints": [entry], "splitting": True, "chunkNames": "[name]-[hash]"}
    return scripts.run(site, [{**bundle, "define": own}], given)


def _import(name: str) -> str:
    return f'{json.dumps(name)}: () => import("../words/{name}.js")'
