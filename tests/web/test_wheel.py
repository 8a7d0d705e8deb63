"""The built wheel, installed where there is nothing else: the same command, with the page inside
it.
"""

import http.client
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support.sites import ROOT
from ttgo.web.site import places
from ttgo.web.site.languages import languages
from ttgo.web.site.places import addresses


def pip(*arguments):
    command = [sys.executable, "-m", "pip", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built by what pyproject.toml pins, which is installed with the tests' tools: nothing is
    fetched.
    """
    folder = tmp_path_factory.mktemp("wheel")
    options = "wheel --no-deps --no-build-isolation --no-index -q -w".split()
    done = pip(*options, str(folder), str(ROOT))
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def command(wheel, tmp_path_factory):
    """`ttgo` in an empty environment; what it would fetch is in its cache folder already, as if it
    had been.
    """
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    python = folder / "venv" / "bin" / "python"
    done = pip("--python", str(python), "install", "--no-index", "--no-deps", "-q", str(wheel))
    assert done.returncode == 0, done.stderr
    where = "from ttgo.web.site import places; print(places.here().fetched)"
    fetched = Path(run(python, "-c", where).stdout.strip())
    assert fetched.is_relative_to(folder / "cache" / "ttgo")
    modules = ROOT / "static" / "node_modules"
    shutil.copytree(modules, fetched / "node_modules", symlinks=True, copy_function=os.link)
    node = shutil.which("node")
    assert node is not None
    python.with_name("node").symlink_to(node)
    return python.with_name("ttgo")


def environment(command):
    """With node, without npm, pip and what the tests' own Python has; the cache folder beside the
    environment.
    """
    cache = command.parent.parent.parent / "cache"
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "COV", "VIRTUAL"))
    }
    return {**kept, "XDG_CACHE_HOME": str(cache), "PATH": str(command.parent)}


def run(command, *arguments):
    words = [str(command), *arguments]
    done = subprocess.run(
        words,
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
        cwd="/",
        env=environment(command),
    )
    assert done.returncode == 0, done.stderr
    return done


def test_contents(wheel):
    """The package, the page and what pins its runtime; nothing that is fetched, and no tests."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"ttgo/rules.py", "ttgo/py.typed", "ttgo/site/index.html"} <= names
    static = "game/page.js sw.js cases/rules-1.jsonl package-lock.json .npmrc".split()
    assert {f"ttgo/site/static/{name}" for name in static} <= names
    tops = {name.split("/")[0] for name in names}
    assert {re.sub(r"-.*", "", top) for top in tops} == {"ttgo"}
    assert not [
        name
        for name in names
        if re.search(r"node_modules|\.fetch|__pycache__|tsconfig|eslint", name)
    ]
    assert wheel.stat().st_size < 2_000_000


def test_same_page(command, served):
    """The page is served from the environment, file for file the clone's, in English, and but for
    the cases in German; nothing else of the environment is shown.
    """
    arguments = [str(command), "--no-browser"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        arguments, stdout=pipe, stderr=pipe, text=True, cwd="/", env=environment(command)
    ) as process:
        assert process.stdout
        said = re.match(r"ttgo is at http://127\.0\.0\.1:(\d+)/ ", process.stdout.readline())
        assert said, process.communicate()[1]
        connection = http.client.HTTPConnection("127.0.0.1", int(said[1]), timeout=10)
        others = ("de/static/why/", *(f"{tag}/" for tag in languages() if tag not in ("en", "de")))
        for address, data in served.items():
            if address.startswith(others):
                continue
            connection.request("GET", f"/{address}")
            answer = connection.getresponse()
            assert (answer.status, answer.read() == data) == (200, True), address
        hidden = "ttgo/site/index.html site/index.html static/.npmrc bin/ttgo"
        for address in hidden.split():
            connection.request("GET", f"/{address}")
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 404, address
        connection.close()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0


def test_same_commands(command, tmp_path):
    """Records are scored, with the SGF library from the cache folder, and `--version` is the
    package's.
    """
    (tmp_path / "game.sgf").write_text("(;SZ[3]RE[B+9];B[bb];W[];B[])", encoding="utf-8")
    assert "B+9" in run(command, "score", str(tmp_path / "game.sgf")).stdout
    assert run(command, "--version").stdout.startswith("ttgo ")
    code = (
        "from ttgo.web.site.places import addresses; print(addresses()['Homepage'], "
        "addresses()['Source'])"
    )
    known = run(command.with_name("python"), "-c", code).stdout.split()
    assert known == [addresses()["Homepage"], addresses()["Source"]]


@pytest.mark.parametrize(
    ("platform", "variables", "wanted"),
    [
        ("linux", {}, "home/.cache/ttgo"),
        ("linux", {"XDG_CACHE_HOME": "{home}/kept"}, "home/kept/ttgo"),
        ("linux", {"XDG_CACHE_HOME": "not/absolute"}, "home/.cache/ttgo"),
        ("darwin", {"XDG_CACHE_HOME": "{home}/kept"}, "home/Library/Caches/ttgo"),
        ("win32", {}, "home/AppData/Local/ttgo"),
        ("win32", {"LOCALAPPDATA": "{home}/data"}, "home/data/ttgo"),
    ],
)
def test_cache_folder(platform, variables, wanted, tmp_path, monkeypatch):
    """Where each system keeps what programs can fetch again."""
    home = tmp_path / "home"
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: home)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value.format(home=home))
    assert places.cache() == tmp_path / wanted
