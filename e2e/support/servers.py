"""Servers of the page: the clone's, one on which it starts sooner, and builds of the site with
hosts that serve them as static hosts do, under a path.
"""

import contextlib
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ttgo.pages.html import read as read_page
from ttgo.pages.html import written
from ttgo.web.build import core, pages, scripts
from ttgo.web.fill import made
from ttgo.web.server import TYPES, _Handler, make_server
from ttgo.web.site import languages, shell
from ttgo.web.site.places import Site

# Where the clone is, with the records that tests open, and a server while it runs.

ROOT = Path(__file__).parents[2]
DATA = ROOT / "e2e" / "data"
VARIATIONS = DATA / "variations.sgf"


@contextlib.contextmanager
def running(server):
    """The address of a server, while it runs."""
    thread = threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
    )
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


PATH = "/some/where/"

# All that some hosts know the types of; of the rest they say that it is bytes.
PLAIN = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}

# Until the site's worker has the page, so that it opens without a network
CONTROLLED = """() => new Promise((done, failed) => {
  setTimeout(failed, 60_000, new Error("no worker has taken the page"));
  const look = () => navigator.serviceWorker.controller && done();
  navigator.serviceWorker.addEventListener("controllerchange", look);
  look();
})"""

# Firefox, as Playwright drives it, tells of no downloads; so what the button Save gives is taken
# where it is made.
_SAVED = """() => new Promise((done, failed) => {
  setTimeout(failed, 60_000, new Error("nothing was saved"));
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    if (blob.type === "application/x-go-sgf") {
      URL.createObjectURL = createObjectURL;
      blob.text().then(done);
    } // else Pyodide's start makes an address of its own meanwhile
    return createObjectURL(blob);
  };
  document.getElementById("save").click();
})"""


def saved(page):
    """The record that the button Save gives."""
    return page.evaluate(_SAVED).replace("\n", "")


def changed(folder, name):
    """The clone's page with a mark of a release's in each kind of file: the page, a module, and
    Python's border; and what those files then are.
    """
    shutil.copytree(
        ROOT / "static", folder / "static", ignore=shutil.ignore_patterns("node_modules", "words")
    )
    shutil.copytree(ROOT / "ttgo", folder / "ttgo", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "index.html", folder / "index.html")
    marks = {
        "index.html": ("<body", f'<body data-html="{name}"'),
        "static/game/page.js": ("running();", f'document.body.dataset.js = "{name}";\nrunning();'),
        "static/host.py": (
            "return answer\n",
            f'return lambda text: __import__("re").sub("(White [0-9]+)", "\\\\1 {name}", answer(text))',
        ),
        "ttgo/sgf/root.py": ('"AP": [f"ttgo:', f'"AP": [f"{name} ttgo:'),
    }
    for file, (before, after) in marks.items():
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{file} has not one {before}"
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    site = Site(folder, folder / "ttgo", ROOT / "static")
    return site, {name: made.read(site, name) or (folder / name).read_bytes() for name in marks}


class Host:
    """Serves a folder under PATH, on a port that is always the same; `without` is answered with
    404.
    """

    def __init__(self, folder):
        self.folder = folder
        self.without = "\0"
        self.types = {**PLAIN, ".wasm": "application/wasm"}
        self._port = 0
        self._up = contextlib.ExitStack()
        self.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self._port}{PATH}"

    def start(self):
        host = self

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):  # http.server's name for it
                if host.runs:
                    super().do_GET()
                else:
                    self.close_connection = True  # a browser has kept it open

            def guess_type(self, path):
                return host.types.get(Path(path).suffix, "application/octet-stream")

            def translate_path(self, path):
                inside = path.partition("?")[0].removeprefix(PATH) or "index.html"
                hidden = not path.startswith(PATH) or host.without in inside
                return str(host.folder / ("no such file" if hidden else inside))

            def end_headers(self):
                # So that what a page has without a server, it has of its worker.
                self.send_header("Cache-Control", "no-store")
                super().end_headers()

            def log_message(self, format, *args):  # noqa: A002
                pass

        server = ThreadingHTTPServer(("127.0.0.1", self._port), Handler)
        server.daemon_threads = True
        server.block_on_close = False
        self._port = server.server_port
        self._up.enter_context(running(server))
        self.runs = True

    def stop(self):
        self.runs = False
        self._up.close()


@contextlib.contextmanager
def hosted(folder):
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()


# The page as a build has it, its core compiled and its scripts one, on a line on which Pyodide
# never finishes coming.


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
    there = [path for folder in ("*", "*/*", "game/*/*") for path in (root / "static").glob(folder)]
    return [path.relative_to(root).as_posix() for path in there if path.suffix in (".js", ".css")]


def quick_server(root):
    """A server of a clone on which pages start sooner. An author's element has its own files too:
    it is tested which of them come.
    """
    site = Site.clone(root)
    own = {
        name: made.read(site, name) or (root / name).read_bytes()
        for name in [shell.LOOK, *_scripts_and_sheets(root)]
    }
    bundles = scripts.bundled(site, own)
    bundles[BUNDLE] = bundles.pop(scripts.EMBED)
    games: dict[str, bytes] = {}
    for tag in languages.languages():
        address = languages.joined(tag, "index.html")
        page = read_page((made.read(site, address) or b"").decode())
        pages.at_once(address, page, own | bundles)
        games[address] = written(page).encode()
    del bundles[scripts.EARLY]  # which other pages have as a module
    _Quick.made = {
        **bundles,
        **core.configuration(site),
        **games,
        "": games["index.html"],
    }
    server = make_server(site, extra=("e2e",))
    server.RequestHandlerClass = _Quick
    return server


def let_go():
    """No request waits any more."""
    _Quick.over.set()
