"""The page as a build has it, its core compiled and its scripts one, on a line on which Pyodide
never finishes coming.
"""

import threading
from pathlib import Path

from ttgo.demos import markup
from ttgo.web import core, languages, made, pages, scripts
from ttgo.web.places import Site
from ttgo.web.server import TYPES, _Handler, make_server

BUNDLE = "static/embed/bundle.js"  # an author's element as a build has it
_PYODIDE = ("static/node_modules/@pyscript/", "static/node_modules/pyodide/")


class _Quick(_Handler):
    made: dict[str, bytes]  # by address
    over = threading.Event()

    def do_GET(self):  # noqa: N802  # http.server's name for it
        address = self.path.partition("?")[0].removeprefix("/")
        if address.startswith(_PYODIDE):
            self.over.wait()
        elif address in self.made:
            self.send_response(200)
            self.send_header("Content-Type", TYPES[Path(address or "index.html").suffix])
            self.send_header("Content-Length", str(len(self.made[address])))
            self.end_headers()
            self.wfile.write(self.made[address])
        else:
            super().do_GET()


def _scripts_and_sheets(root):
    there = [path for folder in ("*", "*/*") for path in (root / "static").glob(folder)]
    return [path.relative_to(root).as_posix() for path in there if path.suffix in (".js", ".css")]


def quick_server(root):
    """A server of a clone on which pages start sooner. An author's element has its own files too:
    it is tested which of them come.
    """
    site = Site.clone(root)
    own = {
        name: made.read(site, name) or (root / name).read_bytes()
        for name in _scripts_and_sheets(root)
    }
    bundles = scripts.bundled(site, own)
    bundles[BUNDLE] = bundles.pop(scripts.EMBED)
    games: dict[str, bytes] = {}
    for tag in languages.languages():
        address = languages.joined(tag, "index.html")
        up = "../" * address.count("/")
        page = markup.read((made.read(site, address) or b"").decode())
        pages.at_once(page, {up + name: data for name, data in (own | bundles).items()}, [])
        games[address] = markup.written(page).encode()
    _Quick.made = {
        **bundles,
        made.CONFIG: core.configuration(site),
        **games,
        "": games["index.html"],
    }
    server = make_server(site, extra=("e2e",))
    server.RequestHandlerClass = _Quick
    return server


def let_go():
    """No request waits any more."""
    _Quick.over.set()
