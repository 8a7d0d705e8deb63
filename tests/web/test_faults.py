"""The first start and the build under faults. Nothing half-made is ever used, one sentence says why, and the next run heals it."""

import errno
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import threading
from base64 import b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.support.sites import ROOT, everything, mark
from ttgo.web import build, runtime
from ttgo.web.places import Site
from ttgo.web.placing import WORKSHOP
from ttgo.web.tools import CannotBuild

# npm, and a registry that fails


def package(name: str, files: "list[str]") -> bytes:
    """A package as registries give it, with files of no meaning."""
    packed = io.BytesIO()
    about = json.dumps({"name": name, "version": "1.0.0"})
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for path, text in {"package.json": about, **dict.fromkeys(files, "x" * 50_000)}.items():
            info = tarfile.TarInfo(f"package/{path}")
            info.size = len(text)
            tar.addfile(info, io.BytesIO(text.encode()))
    return packed.getvalue()


def packages() -> "dict[str, bytes]":
    """Those that the page needs, by name."""
    found: "dict[str, list[str]]" = {}
    for path in runtime._PAGE:
        parts = path.replace("*", "x").split("/")
        at = 2 if path.startswith("@") else 1
        found.setdefault("/".join(parts[:at]), []).append("/".join(parts[at:]))
    return {name: package(name, files) for name, files in found.items()}


PACKAGES = packages()


class Registry(BaseHTTPRequestHandler):
    """Gives packages, or what `fault` says."""

    fault = ""

    def do_GET(self) -> None:
        data = PACKAGES[self.path.lstrip("/").removesuffix(".tgz")]
        if self.fault == "another package":
            data = package("x", ["evil.js"])
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: len(data) // 2 if self.fault == "gone half-way" else None])

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Iterator[Path]":
    """A folder whose lock pins what a registry of our own has."""
    static = tmp_path / "static"
    static.mkdir()
    about = {"name": "x", "dependencies": dict.fromkeys(PACKAGES, "1.0.0")}
    with ThreadingHTTPServer(("127.0.0.1", 0), Registry) as server:
        locked = {
            f"node_modules/{name}": {
                "version": "1.0.0",
                "resolved": f"http://127.0.0.1:{server.server_port}/{name}.tgz",
                "integrity": "sha512-" + b64encode(hashlib.sha512(data).digest()).decode(),
            }
            for name, data in PACKAGES.items()
        }
        lock = {"name": "x", "lockfileVersion": 3, "requires": True, "packages": {"": about, **locked}}
        (static / "package.json").write_text(json.dumps(about), encoding="utf-8")
        (static / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
        monkeypatch.setenv("npm_config_noproxy", "127.0.0.1")
        monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
        monkeypatch.setattr(runtime, "_NPM", (*runtime._NPM[:-3], "--fetch-retries=0"))
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield static
        server.shutdown()


REGISTRY = {"gone half-way": "check the network", "another package": "EINTEGRITY"}


@pytest.mark.parametrize("fault", REGISTRY)
def test_a_registry_that_fails(static: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """npm itself, against it: a sentence, nothing half-fetched, and the next start, with the registry there again, has all."""
    with monkeypatch.context() as patch:
        patch.setattr(Registry, "fault", fault)
        with pytest.raises(
            runtime.CannotFetch,
            match=rf"^The runtime could not be fetched, and nothing was kept .*{REGISTRY[fault]}.*$",
        ):
            runtime.fetch(static)
    assert not (static / "node_modules").exists()
    assert {path.name for path in static.iterdir()} == {"package.json", "package-lock.json"}
    runtime.fetch(static)
    assert runtime.is_current(static)


# Where a site is built

ODD = {"spaces and letters": 'Mitä? 囲碁 & "more" #1%20', "a file": "file/site"}
ODD |= {"static/ itself": "page/static", "in ttgo/": "page/ttgo/deep/site", "a name too long": "x" * 300}


def odd(tmp_path: Path, there: str, small: Site) -> Path:
    """A place, made: one of those above, or a link."""
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    place, real = tmp_path / ODD.get(there, "a place"), tmp_path / "real"
    if there not in ODD:
        place.symlink_to(place if there == "a link to itself" else real)
    if there == "a link to a build":
        build.build(small, real)
    if there in ("a link to a folder", "a link to somebody's folder"):
        real.mkdir()
    if there == "a link to somebody's folder":
        (real / "thesis.txt").write_text("mine", encoding="utf-8")
    return place


@pytest.mark.parametrize(
    "there", ["spaces and letters", "a link to a folder", "a link to a build", "a link to nothing yet"]
)
def test_builds_there(small: Site, tmp_path: Path, there: str) -> None:
    """A link stays one, and what it leads to is the site."""
    place = odd(tmp_path, there, small)
    was_link = place.is_symlink()
    release = build.build(small, place).release
    assert mark(place)["release"] == release
    assert place.is_symlink() == was_link
    assert {path.name for path in tmp_path.iterdir()} <= {"page", "file", "real", place.name}


NOT_THERE = {
    "a link to itself": r"a place cannot be built, and nothing was changed: .*; try again, or name another folder",
    "a link to somebody's folder": "real exists and is no earlier build of ttgo, so it is left alone: .*",
    "a file": "site cannot be built, and nothing was changed: Not a directory; try again, or name another folder",
    "static/ itself": "static is in .*static, which the site is made of: name a folder elsewhere",
    "in ttgo/": "site is in .*ttgo, which the site is made of: name a folder elsewhere",
    "a name too long": "nothing was changed: File name too long; try again, or name another folder",
}


@pytest.mark.parametrize("there", NOT_THERE)
def test_does_not_build_there(small: Site, tmp_path: Path, there: str) -> None:
    """A sentence, and all is as it was."""
    place = odd(tmp_path, there, small)
    before = everything(tmp_path)
    with pytest.raises(CannotBuild, match=rf"^.*{NOT_THERE[there]}\.\Z"):
        build.build(small, place)
    assert everything(tmp_path) == before


def test_a_disk_that_refuses(small: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence with what to do; root, as which tests may run, may write anywhere, so the refusal is made. An earlier build stays."""
    build.build(small, tmp_path / "site")
    before = everything(tmp_path)
    full = OSError(errno.ENOSPC, "No space left on device", "somewhere")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", Mock(side_effect=full))
        for name in ("site", "another"):
            sentence = rf"{name} cannot be built, and nothing was changed: No space left on device; try again, or name .*\.$"
            with pytest.raises(CannotBuild, match=sentence):
                build.build(small, tmp_path / name)
    assert everything(tmp_path) == before


def test_killed_on_the_way(small: Site, tmp_path: Path) -> None:
    """At any time: the pages are whole, each with the files of its release, and the next build leaves nothing of it."""
    site = tmp_path / "site"
    first = build.build(small, site).release
    (small.rules / "a.py").write_text("new", encoding="utf-8")
    code = (
        "import os, sys; from pathlib import Path; from ttgo.web import build; from ttgo.web.places import Site\n"
        "replace, done = Path.replace, []\n"
        "def counted(*given):\n"
        "    done.append(1)\n"
        "    if len(done) == int(sys.argv[3]): os.kill(os.getpid(), 9)\n"
        "    return replace(*given)\n"
        "Path.replace = counted\n"
        "build.build(Site.clone(Path(sys.argv[1])), Path(sys.argv[2]))"
    )
    for step in (1, 2, 9, 20):
        command = [sys.executable, "-c", code, str(small.page), str(site), str(step)]
        assert subprocess.run(command, cwd=ROOT, check=False).returncode == -9
        text = (site / "index.html").read_text(encoding="utf-8") + (site / "sw.js").read_text(
            encoding="utf-8"
        )
        for release in {*re.findall("release-[0-9a-f]{12}", text)}:
            assert (site / release / "ttgo" / "a.py").is_file()
    for left in site.glob(f"{WORKSHOP}-*"):
        os.utime(left, (0, 0))
    built = build.build(small, site)
    assert built.others == []
    assert not list(site.glob(f"{WORKSHOP}-*"))
    assert {path.name for path in site.glob("release-*")} == {first, built.release}


def test_two_builds_at_once(small: Site, tmp_path: Path) -> None:
    """Both end well, and nothing is left beside."""
    code = (
        "import sys; from pathlib import Path; from ttgo.web import build; from ttgo.web.places import Site\n"
        "build.build(Site.clone(Path(sys.argv[1])), Path(sys.argv[2]))"
    )
    command = [sys.executable, "-c", code, str(small.page), str(tmp_path / "site")]
    builds = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(2)]
    errors = [each.communicate(timeout=120)[1] for each in builds]
    assert [each.returncode for each in builds] == [0, 0], errors
    assert (tmp_path / "site" / "index.html").is_file()
    assert {path.name for path in tmp_path.iterdir()} == {"page", "site"}
