"""For pages of PyScript elsewhere: one that plays, as static/python.html shows it, and ttgo.zip,
with the rules, graphs, records, game files and pictures, which they unpack where they run.

The archive holds what this site's own pages give to Python (static/pyscript.json), but for what only they
ask for. The same files give the same archive: no date is in it.
"""

import io
import json
import re
import zipfile
from collections.abc import Callable

from ttgo.pages import docs
from ttgo.web.site.places import Site

ADDRESS, PAGE = "static/examples/ttgo.zip", "static/examples/go.html"
_CDN = re.compile(r"https://pyscript\.net/releases/[\d.]+/")
_MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs"
# They answer this site's pages.
_OURS = re.compile(
    r"ttgo/((session|teach|photo)/|lab/(?!(__init__|graph|lines|literal|shapes)\.py))"
)


def packed(site: Site, made: "Callable[[str], bytes | None]") -> bytes:
    """The archive. `made` gives generated files by their addresses, and None for all others."""
    config = json.loads(made("static/pyscript.json") or b"")
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in [*config["files"], *config["lab"]]:
            name = path.removeprefix("../")
            if name.startswith("ttgo/") and not _OURS.match(name):
                text = made(name) or (site.rules / name.removeprefix("ttgo/")).read_bytes()
                archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED, 9)
    return data.getvalue()


def page() -> bytes:
    """The page that is shown, with PyScript and MicroPython from this site."""
    shown = docs.code("python", "copy")["pyscript"]
    lines = _CDN.sub("../node_modules/@pyscript/core/dist/", shown)
    own = f'{{"interpreter": "../node_modules/{_MICROPYTHON}", "files"'
    return lines.replace('{"files"', own).encode()
