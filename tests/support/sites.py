"""What is in a built site."""

import json
from pathlib import Path

from ttgo.web import core, made
from ttgo.web.places import Site
from ttgo.web.placing import MARK

ROOT = Path(__file__).parents[2]
CLONE = Site.clone(ROOT)


def page(address):
    """A page of the clone's, with what is made for it."""
    return (made.read(CLONE, address) or (ROOT / address).read_bytes()).decode()


def mark(folder):
    """What the build says of itself."""
    return json.loads((folder / MARK).read_text(encoding="utf-8"))


def everything(folder):
    """All files but the compressed ones, by address."""
    found = {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
    }
    return {
        address: path.read_bytes()
        for address, path in sorted(found.items())
        if path.suffix != ".gz"
    }


def small(page):
    """A site of a few files, built in no time."""
    for name, text in {
        "index.html": '<html><head><script type="module" '
        'src="static/small.js"></script></head><body></body></html>',
        "static/small.js": "export {};",
        "static/game/offline.js": "",
        "static/game/onefile.js": "",
        "static/sw.js": "// worker",
        "static/host.py": "",
        "static/package.json": (ROOT / "static" / "package.json").read_text(encoding="utf-8"),
        "static/pyscript.json": '{"later": {}, "folders": []}',
        "ttgo/a.py": "",
        "static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs": "",
        "static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm": "",
    }.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_text(text, encoding="utf-8")
    compiler = f"static/node_modules/{core.COMPILER}"
    (page / compiler).parent.mkdir(parents=True)
    (page / compiler).symlink_to(ROOT / compiler)
    return Site.clone(page)
