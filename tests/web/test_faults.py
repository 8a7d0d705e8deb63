"""The first start and the build under faults. Nothing half-made is ever used, what was there before stays, and one sentence says why.

What is injected, and how often (`pytest --whole tests/web/test_faults.py tests/web/test_runtime.py tests/web/test_build.py`):

    at each step that changes the disk (steps.py), without --whole each eighth: refused; full from there on; Ctrl-C; kill -9
        a first fetch of the runtime                33 steps   132 faults
        a fetch over an older runtime               34 steps   136 faults
        a build over an earlier one                109 steps   436 faults
    npm itself against a registry that fails: gone half-way through a package, a package that is another one, a server
        that has an error                                                                                3 faults
    npm's own errors, as it words them (test_runtime.py)                                                10 errors
    two starts and two builds at once, and places where no site can be                                  15 rows

After each the same is done again, and is whole.
"""

import contextlib
import errno
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import threading
from base64 import b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.support.examples import whole
from tests.support.sites import ROOT, everything
from tests.web.steps import JOBS
from ttgo.web import build, runtime
from ttgo.web.places import Site
from ttgo.web.placing import MARK, WORKSHOP

STEPS = {"fetch": 33, "fetch anew": 34, "build": 109}


@pytest.mark.parametrize("fault", ["refused", "disk full", "interrupted", "killed"])
@pytest.mark.parametrize("job", JOBS)
def test_at_each_step(job: str, fault: str, tmp_path: Path) -> None:
    """Whatever changes the disk goes wrong once: what is there then is whole or is not there, and the next time all is well."""
    apart = 1 if whole() else 8
    command = [sys.executable, "-m", "tests.web.steps", job, fault, str(apart), str(tmp_path / "there")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > STEPS[job] - apart, "fewer steps than there were"


# npm, and a registry that fails


def package(name: str, files: "list[str]") -> bytes:
    """A package as registries give it."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        texts = {
            "package.json": json.dumps({"name": name, "version": "1.0.0"}),
            **dict.fromkeys(files, "x" * 50_000),
        }
        for path, text in texts.items():
            info = tarfile.TarInfo(f"package/{path}")
            info.size = len(text)
            tar.addfile(info, io.BytesIO(text.encode()))
    return packed.getvalue()


def packages() -> "dict[str, bytes]":
    """Those that the page needs, by name, with files of no meaning."""
    found: "dict[str, list[str]]" = {}
    for path in runtime._NEEDED:
        parts = path.split("/")
        at = 2 if path.startswith("@") else 1
        found.setdefault("/".join(parts[:at]), []).append("/".join(parts[at:]))
    return {name: package(name, files) for name, files in found.items()}


class Registry(ThreadingHTTPServer):
    """Gives packages, or what `fault` says."""

    daemon_threads = True

    def __init__(self) -> None:
        self.packages, self.fault = packages(), ""
        super().__init__(("127.0.0.1", 0), _Answer)

    def handle_error(self, *_: object) -> None:
        """Who hangs up is no error here."""


class _Answer(BaseHTTPRequestHandler):
    server: Registry

    def do_GET(self) -> None:
        name, _, file = re.sub(r"(?i)%2f", "/", self.path.lstrip("/")).partition("/-/")
        data, fault = self.server.packages[name], self.server.fault
        self.close_connection = True
        if not file:
            self.answer(self.about(name))
            return
        if fault == "another package":
            data = package(name, ["evil.js"])
        self.answer(
            data, 503 if fault == "an error" else 200, len(data) // (2 if fault == "gone half-way" else 1)
        )

    def about(self, name: str) -> bytes:
        """What there is of a package."""
        place = f"http://127.0.0.1:{self.server.server_port}/{name}/-/x-1.0.0.tgz"
        version = {"name": name, "version": "1.0.0", "dist": {"tarball": place}}
        return json.dumps(
            {"name": name, "dist-tags": {"latest": "1.0.0"}, "versions": {"1.0.0": version}}
        ).encode()

    def answer(self, data: bytes, status: int = 200, most: "int | None" = None) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[:most])

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextlib.contextmanager
def registry() -> "Iterator[Registry]":
    with Registry() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Iterator[tuple[Registry, Path]]":
    """A registry of our own, and a folder whose lock pins what it has."""
    static = tmp_path / "static"
    static.mkdir()
    with registry() as server:
        names = dict.fromkeys(server.packages, "1.0.0")
        locked = {
            f"node_modules/{name}": {
                "version": "1.0.0",
                "integrity": "sha512-" + b64encode(hashlib.sha512(data).digest()).decode(),
            }
            for name, data in server.packages.items()
        }
        lock = {
            "name": "x",
            "lockfileVersion": 3,
            "requires": True,
            "packages": {"": {"name": "x", "dependencies": names}, **locked},
        }
        (static / "package.json").write_text(
            json.dumps({"name": "x", "dependencies": names}), encoding="utf-8"
        )
        (static / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
        (static / ".npmrc").write_text("omit-lockfile-registry-resolved=true\n", encoding="utf-8")
        monkeypatch.setenv("npm_config_noproxy", "127.0.0.1")
        monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{server.server_port}/")
        monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
        monkeypatch.setattr(runtime, "_NPM", (*runtime._NPM[:-3], "--fetch-retries=0"))
        yield server, static


REGISTRY = {
    "gone half-way": r"could not be fetched, and nothing was kept",
    "another package": r"not what static/package-lock\.json pins",
    "an error": r"could not be fetched.* check the network",
}


@pytest.mark.parametrize("fault", REGISTRY)
def test_a_registry_that_fails(served: "tuple[Registry, Path]", fault: str) -> None:
    """npm itself, against it: a sentence, nothing half-fetched, and the next start, with the registry there again, has all."""
    server, static = served
    server.fault = fault
    with pytest.raises(runtime.CannotFetch, match=REGISTRY[fault]) as caught:
        runtime.fetch(static)
    assert "\n" not in str(caught.value)
    assert not (static / "node_modules").exists()
    assert [path.name for path in (static / ".fetch").iterdir()] == ["lock"]
    server.fault = ""
    shutil.rmtree(static.parent / "cache", ignore_errors=True)  # as the sentence about checksums says
    runtime.fetch(static)
    assert runtime.is_current(static)


# Where a site is built


LINKS = {
    "a link to itself": "a place",
    **dict.fromkeys(("a link to a folder", "a link to nothing yet"), "real"),
}
LINKS |= dict.fromkeys(("a link to a build", "a link to somebody's folder"), "real")


def odd(tmp_path: Path, there: str, small: Site) -> Path:
    """A place, made."""
    place, real = tmp_path / "a place", tmp_path / "real"
    if there in LINKS:
        place.symlink_to(tmp_path / LINKS[there])
    if there == "a link to a folder":
        real.mkdir()
    if there == "a link to a build":
        build.build(small, real)
    if there == "a link to somebody's folder":
        real.mkdir()
        (real / "thesis.txt").write_text("mine", encoding="utf-8")
    if there == "in a file":
        (tmp_path / "file").write_text("mine", encoding="utf-8")
    others = {
        "spaces and letters": tmp_path / 'Mitä? 囲碁 & "more" #1%20',
        "in a file": tmp_path / "file" / "site",
        "static/ itself": small.static,
        "in ttgo/": small.rules / "deep" / "site",
        "a name too long": tmp_path / ("x" * 300),
    }
    return others.get(there, place)


@pytest.mark.parametrize(
    "there", ["spaces and letters", "a link to a folder", "a link to a build", "a link to nothing yet"]
)
def test_builds_there(small: Site, tmp_path: Path, there: str) -> None:
    """A link stays one, and what it leads to is the site."""
    place = odd(tmp_path, there, small)
    was_link = place.is_symlink()
    release = build.build(small, place).release
    assert json.loads((place / MARK).read_text(encoding="utf-8"))["release"] == release
    assert place.is_symlink() == was_link
    assert {path.name for path in tmp_path.iterdir()} <= {"page", "real", place.name}


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        ("a link to itself", r"a place cannot be built, and nothing was changed: .*; try another folder\.$"),
        (
            "a link to somebody's folder",
            r"real exists and is no earlier build of ttgo, so it is left alone: .*\.$",
        ),
        (
            "in a file",
            r"site cannot be built, and nothing was changed: Not a directory; try another folder\.$",
        ),
        ("static/ itself", r"static is in .*static, which the site is made of: name a folder elsewhere\.$"),
        ("in ttgo/", r"site is in .*ttgo, which the site is made of: name a folder elsewhere\.$"),
        (
            "a name too long",
            r"nothing was changed: File name too long; try another folder\.$",
        ),
    ],
)
def test_does_not_build_there(small: Site, tmp_path: Path, there: str, sentence: str) -> None:
    """A sentence, and all is as it was."""
    place = odd(tmp_path, there, small)
    before = everything(tmp_path)
    with pytest.raises(build.CannotBuild, match=sentence) as caught:
        build.build(small, place)
    assert "\n" not in str(caught.value)
    assert everything(tmp_path) == before


def test_a_link_where_it_works(small: Site, tmp_path: Path) -> None:
    """What is in the folder that it leads to is not swept."""
    (tmp_path / "mine" / "deep").mkdir(parents=True)
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / WORKSHOP).symlink_to(tmp_path / "mine")
    with pytest.raises(
        build.CannotBuild, match=rf"site/{WORKSHOP} is a link, and a build works there: remove it\.$"
    ):
        build.build(small, tmp_path / "site")
    assert (tmp_path / "mine" / "deep").is_dir()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS], ids=["not allowed", "read-only"])
def test_not_where_one_may_not_write(
    small: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """A disk that cannot be written to, or a folder that is somebody else's; root, as which tests may run, may write anywhere."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), "somewhere")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(
        build.CannotBuild, match=r"nothing was changed: .*; name a folder where you may write\.$"
    ):
        build.build(small, tmp_path / "site")


def test_two_builds_at_once(small: Site, tmp_path: Path) -> None:
    """One waits for the other; both end well, and nothing is left beside."""
    code = (
        "import sys; from pathlib import Path; from ttgo.web import build, core; from ttgo.web.places import Site\n"
        "core.without = lambda site: 'it takes long'\n"
        "build.build(Site.clone(Path(sys.argv[1])), Path(sys.argv[2]))"
    )
    command = [sys.executable, "-c", code, str(small.page), str(tmp_path / "site")]
    builds = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(3)]
    errors = [each.communicate(timeout=120)[1] for each in builds]
    assert [each.returncode for each in builds] == [0, 0, 0], errors
    assert (tmp_path / "site" / "index.html").is_file()
    assert {path.name for path in tmp_path.iterdir()} == {"page", "site"}
