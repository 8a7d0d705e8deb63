"""The server shows what a page needs, to this machine, and nothing else."""

import http.client
import socket
import threading

import pytest

from ttgo.web.inventory import files
from ttgo.web.server import find, make_server
from ttgo.web.site.places import Site

FILES = (
    "index.html README.md pyproject.toml .git/config .ci/run sw.js secret.txt "
    "ttgo/rules.py ttgo/notes.txt ttgo/.hidden.py ttgo/deep/inner.py "
    "tests/test_x.py tests/.cache e2e/page.html "
    "static/game/page.js static/host.py static/a/b.svg static/.npmrc static/package.json "
    "static/.fetch/x/a.js "
    "static/node_modules/.ttgo static/node_modules/.bin/tsc "
    "static/node_modules/@pyscript/core/dist/core.js "
    "static/node_modules/pyodide/pyodide.asm.wasm "
    "static/node_modules/pyodide/pyodide-lock.json "
    "static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
).split()

SHOWN = {
    "/": "index.html",
    "/index.html?a=/../x#y": "index.html",
    "/%69ndex.html": "index.html",
    "/static/node_modules/%40pyscript/core/dist/core.js": "static/node_modules/@pyscript/core/dist/core.js",
} | {
    f"/{name}": name
    for name in (
        "index.html ttgo/rules.py ttgo/deep/inner.py static/game/page.js static/host.py "
        "static/a/b.svg "
        "static/node_modules/@pyscript/core/dist/core.js "
        "static/node_modules/pyodide/pyodide.asm.wasm "
        "static/node_modules/pyodide/pyodide-lock.json "
        "static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
    ).split()
}

HIDDEN = (
    # not on the list
    "/README.md /pyproject.toml /secret.txt /sw.js /.git/config /.ci/run /tests/test_x.py "
    "/e2e/page.html /INDEX.HTML2 "
    "/ttgo/notes.txt /ttgo/.hidden.py /static/.npmrc /static/package.json "
    "/static/.fetch/x/a.js /static/nothing.js "
    "/static/node_modules/.ttgo /static/node_modules/.bin/tsc "
    # folders have no listing
    "/static /static/ /ttgo /ttgo/ /static/a /static/a/ /static/node_modules/ "
    "/static/node_modules/pyodide/ "
    # ways out, plain and in disguise
    "/../secret.txt /static/../secret.txt /static/../README.md /static/%2e%2e/README.md "
    "/static/..%2fREADME.md "
    "/static/%2E%2E%2FREADME.md /static/a/../../README.md /static/..\\README.md "
    "/static/..%5cREADME.md "
    "/static/%252e%252e/README.md /static/./page.js /static//page.js //etc/passwd /etc/passwd "
    "/static//etc/passwd "
    "/static/game/page.js%00.png /static/game/page.js/ /static/game/page.js::$DATA "
    "/c:/secret.txt /%ff /static/%c0%ae%c0%ae/README.md "
    "http://127.0.0.1/index.html index.html *"
).split()


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    root = tmp_path_factory.mktemp("clone")
    for name in FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"this is {name}", encoding="utf-8")
    (root / "static" / "way-out.txt").symlink_to(root / "secret.txt")
    (root / "static" / "way-out.html").symlink_to(root / "secret.txt")
    (root / "static" / "way-far-out.txt").symlink_to("/etc/hostname")
    return root


@pytest.fixture(scope="module")
def server(root):
    with make_server(root) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def ask(server, target, method="GET", **headers):
    """One request over a connection of its own, its target sent as it is."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.putrequest(method, target, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.headers, body


@pytest.mark.parametrize(("target", "name"), SHOWN.items())
def test_shows(server, target, name):
    """What the page needs is served, whole; HEAD tells its size."""
    whole = f"this is {name}".encode()
    for method, wanted in (("GET", whole), ("HEAD", b"")):
        status, headers, body = ask(server, target, method)
        assert (status, body, headers["Content-Length"]) == (200, wanted, str(len(whole)))


@pytest.mark.parametrize(
    "target",
    [
        *HIDDEN,
        *(f"/static/{name}" for name in ("way-out.txt", "way-out.html", "way-far-out.txt")),
        f"/static/{'x' * 300}.js",
    ],
)
def test_hides(server, target):
    """Everything else is not found, however it is spelled; a symbolic link leads nowhere else."""
    status, _, body = ask(server, target)
    assert status == 404
    assert b"this is" not in body


def test_what_is_fetched_may_be_elsewhere(root, tmp_path):
    """An installed ttgo's page, package and runtime are three folders; each address leads into its
    own alone.
    """
    site = Site(root, tmp_path / "package", tmp_path / "fetched")
    pyodide = "node_modules/pyodide/pyodide.mjs"
    for name in ("package/rules.py", f"fetched/{pyodide}", "fetched/page.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x", encoding="utf-8")
    assert find(site, "/ttgo/rules.py") == tmp_path / "package" / "rules.py"
    assert find(site, "/static/game/page.js") == root / "static" / "game" / "page.js"
    assert find(site, f"/static/{pyodide}") == tmp_path / "fetched" / pyodide
    assert find(site, "/static/node_modules/@pyscript/core/dist/core.js") is None


def test_extra_folders(root):
    """Tests may show further folders, still without dotfiles."""
    assert find(Site.clone(root), "/e2e/page.html", ("e2e",)) == root / "e2e" / "page.html"
    assert find(Site.clone(root), "/tests/test_x.py", ("e2e",)) is None
    assert find(Site.clone(root), "/tests/.cache", ("tests",)) is None
    assert find(Site.clone(root), "/e2e/../README.md", ("e2e",)) is None


TEXT = {
    "js": "javascript",
    "mjs": "javascript",
    "MJS": "javascript",
    "html": "html",
    "css": "css",
    "py": "x-python",
}
TYPES = {ending: f"text/{kind}; charset=utf-8" for ending, kind in TEXT.items()}
TYPES |= {ending: f"application/{ending}" for ending in ("json", "wasm", "zip")}
TYPES |= {"svg": "image/svg+xml", "png": "image/png", "webmanifest": "application/manifest+json"}


@pytest.mark.parametrize(
    ("ending", "wanted"), [*TYPES.items(), ("unknown", "application/octet-stream")]
)
def test_types(server, ending, wanted):
    """Types come from our own table, not the system's, and browsers are told not to guess."""
    (server.site.page / "static" / f"a.{ending}").write_bytes(b"x")
    status, headers, _ = ask(server, f"/static/a.{ending}")
    assert (status, headers["Content-Type"], headers["X-Content-Type-Options"]) == (
        200,
        wanted,
        "nosniff",
    )


def test_boards_for_other_pages(server):
    """A page of another address may have the scripts and the files of boards."""
    assert ask(server, "/static/game/page.js")[1]["Access-Control-Allow-Origin"] == "*"


HOSTS = dict.fromkeys(("127.0.0.1", "127.0.0.1:8000", "localhost:1", "LOCALHOST", "[::1]:80"), 200)
HOSTS |= dict.fromkeys(
    (
        "evil.example 127.0.0.1.evil.example localhost.evil.example:80 evil.example:127.0.0.1"
        " 127.0.0.1@evil.example 0.0.0.0"
    ).split(),
    403,
)


@pytest.mark.parametrize(("host", "wanted"), [*HOSTS.items(), ("", 403)])
def test_host(server, host, wanted):
    """Only a page that was asked for by a loopback name is given (DNS rebinding); there the server
    listens, and nowhere else.
    """
    assert server.socket.getsockname() == ("127.0.0.1", server.server_port)
    status, _, body = ask(server, "/", Host=host)
    assert (status, b"this is" in body) == (wanted, wanted == 200)


@pytest.mark.parametrize(
    ("sent", "status"), [(b"GET / HTTP/1.0\r\n\r\n", b"403"), (b"play E5\r\n\r\n", b"400")]
)
def test_what_is_no_request_of_a_browser(server, sent, status):
    """Without a Host header, or no HTTP: it is refused, and the server goes on."""
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as client:
        client.sendall(sent)
        assert b" %s" % status in client.makefile("rb").read()


def test_not_modified(server):
    """A file is asked for again each time, and sent again only when it has changed."""
    _, headers, _ = ask(server, "/static/game/page.js")
    assert headers["Cache-Control"] == "no-cache"
    since = headers["Last-Modified"]
    assert ask(server, "/static/game/page.js", If_Modified_Since=since)[::2] == (304, b"")
    assert (
        ask(server, "/static/game/page.js", If_Modified_Since="Sat, 01 Jan 2000 00:00:00 GMT")[0]
        == 200
    )


def test_files_are_those_of_the_page(tmp_path, small):
    """What is for developers alone, and what links lead to, is no part of it."""
    secret = tmp_path / "secret.js"
    secret.write_text("secret", encoding="utf-8")
    before = files(small)
    assert "static/small.css" in before
    for name in ("tsconfig.json", ".npmrc", "npm/a.js", ".fetch/a.js"):
        (small.static / name).parent.mkdir(exist_ok=True)
        (small.static / name).write_text("", encoding="utf-8")
    (small.static / "link.js").symlink_to(secret)
    (small.static / "folder").symlink_to(tmp_path)
    assert files(small).keys() == before.keys()
