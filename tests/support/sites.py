"""What is in the clone and in a built site, and a page of it, read as far as tests ask."""

import html
import json
import re
import subprocess
from pathlib import Path

from ttgo.pages.html import read
from ttgo.web.build import core
from ttgo.web.build.build import MARK
from ttgo.web.fill import made
from ttgo.web.site.places import Site

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
CLONE = Site.clone(ROOT)
MICROPYTHON = [
    "node",
    str(ROOT / "tests" / "support" / "micropython.mjs"),
]  # before what it is to do


def on_micropython(*what):
    """What MicroPython in node prints when it does this. Needs the packages that `npm ci` puts into
    static/node_modules.
    """
    done = subprocess.run(
        [*MICROPYTHON, *what], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-800:] or done.stdout
    return done.stdout


def page(address):
    """A page of the clone's, with what is made for it."""
    return (made.read(CLONE, address) or (ROOT / address).read_bytes()).decode()


def shown(name, section):
    """The lines of Python that a section of a page shows."""
    part = (
        page(f"static/{name}.html")
        .partition(f'<section id="{section}">')[2]
        .partition("</section>")[0]
    )
    (code,) = re.findall(r'<code class="python">(.*?)</code></pre>', part, re.DOTALL)
    return html.unescape(code)


def mark(folder):
    """What the build says of itself."""
    return json.loads((folder / MARK).read_text(encoding="utf-8"))


def there(built, address):
    """The file of a build that a clone has at an address, wherever its hash is."""
    stem, _, ending = address.rpartition(".")
    name = address.rpartition("/")[2]
    folders = (f"python-*/{address}", f"said-*/{address}", f"words-*/{name}")
    for pattern in (f"{stem}-??????.{ending}", *folders):
        for path in built.glob(pattern):
            return path
    raise FileNotFoundError(address)


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
        "index.html": '<html><head><link rel="stylesheet" '
        'href="static/small.css"></head><body></body></html>',
        "static/small.css": "a { color: red }",
        "static/icons/preview.png": "",
        "static/licences.txt": "",
        "static/sw.js": "// worker",
        "static/host.py": "",
        "static/package.json": (ROOT / "static" / "package.json").read_text(encoding="utf-8"),
        "static/pyscript.json": '{"later": [], "folders": []}',
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


class Page:
    """The elements of a page in order, as names and attributes, and the text inside each that has
    an id.
    """

    def __init__(self, source):
        elements = read(source).all()[1:]
        self.tags = [(element.name, element.attributes) for element in elements]
        ids = [element.attributes.get("id") for element in elements]
        self.text = {
            name: said(element) for name, element in zip(ids, elements, strict=True) if name
        }

    def ids(self):
        return [attrs["id"] or "" for _, attrs in self.tags if "id" in attrs]


def said(element):
    """The text inside an element."""
    inside = [node if isinstance(node, str) else said(node) for node in element.inside]
    return "".join(inside)
