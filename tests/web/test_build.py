"""`ttgo build`: the site is whole, holds only relative addresses, mixes no releases, and replaces
nothing but an earlier build.
"""

import gzip
import json
import posixpath
import re
import shutil
import struct
import urllib.parse
from html.parser import HTMLParser

import pytest

from tests.support.made import Made
from tests.support.sites import CLONE, ROOT, Page, everything, mark
from ttgo import __main__ as command
from ttgo.commands import serve
from ttgo.web.build import build, core
from ttgo.web.build import pages as build_page
from ttgo.web.build.build import MARK
from ttgo.web.build.tools import CannotBuild
from ttgo.web.site.languages import languages
from ttgo.web.site.places import addresses

EMBED = (ROOT / "static" / "embed.html").read_text(encoding="utf-8")


class References(HTMLParser):
    """The addresses in a page's tags."""

    def __init__(self, text):
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found += [value or "" for name, value in attrs if name in ("href", "src")]


def test_contents(built):
    """What stands at the top, and that nothing of a clone's tools is there."""
    release, runtime = mark(built)["release"], mark(built)["runtime"]
    top = {path.name for path in built.iterdir() if path.suffix != ".gz"}
    wanted = (
        "index.html 404.html ttgo.html sw.js embed.js licences.txt sitemap.xml preview.png "
        "static .nojekyll".split()
    )
    assert top == {*wanted, MARK, release, runtime, *languages()} - {"en"}
    files = everything(built)
    assert f"{release}/static/game/page.js" in files
    assert f"{release}/ttgo/rules.py" in files
    assert f"{release}/ttgo/web/server.py" not in files
    names = {posixpath.basename(address) for address in files}
    assert (
        names
        & {
            "package.json",
            "package-lock.json",
            "tsconfig.json",
            "eslint.config.js",
            "page.png",
            ".npmrc",
        }
        == set()
    )
    assert not [address for address in files if address.endswith((".map", ".d.ts"))]
    cases = (ROOT / "static" / "cases").iterdir()  # people take them from there, as they take pages
    assert all(files[f"static/cases/{path.name}"] == path.read_bytes() for path in cases)


def test_addresses(built):
    """Pages hold only relative addresses, and each leads to a file of the build, and to a part that
    it has; the same for what the manifest names.
    """
    files = everything(built)
    ids = {
        page: re.findall(r'\sid="([^"]+)"', files[page].decode())
        for page in files
        if page.endswith(".html")
    }
    for page in files:
        if not page.endswith(".html") or page in ("404.html", "ttgo.html") or "/pages/" in page:
            continue
        for reference in References(files[page].decode()).found:
            if re.match(r"[a-z]+:|$", reference):
                assert not reference.startswith("http:"), (page, reference)
                continue
            path = urllib.parse.urlsplit(reference).path
            assert not path.startswith("/"), (page, reference)
            there = (
                posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
            )
            assert there in files or f"{there}/index.html" in files or there == ".", (
                page,
                reference,
            )
            part = urllib.parse.urlsplit(reference).fragment
            made = part.startswith(("practice-", "daily"))  # static/learn/practice.js makes these
            if part and there in ids and "=" not in part and not made:
                assert ids[there].count(part) == 1, (page, reference)
    manifest = json.loads(files["static/manifest.webmanifest"])
    assert manifest["start_url"] == manifest["scope"] == "../"
    for icon in manifest["icons"]:
        data = files[posixpath.normpath(f"static/{icon['src']}")]
        if icon["type"] == "image/png":
            assert "x".join(map(str, struct.unpack(">II", data[16:24]))) == icon["sizes"]


def test_no_module_has_an_ending_that_hosts_do_not_know(built):
    """But for the one that people take from there for node."""
    others = {name.rpartition("/")[2] for name in everything(built) if name.endswith(".mjs")}
    assert others == {"adapter.mjs"}
    runtime = next(built.glob("runtime-*"))
    names = {path.name for path in runtime.rglob("*.js")}
    assert {"pyodide.js", "pyodide.asm.js", "micropython.js"} <= names
    for path in built.rglob("*.js"):
        if "@pyscript" not in str(path):  # it names places elsewhere, which are not asked for
            assert not re.search(
                r"(pyodide|micropython)[\w.]*\.mjs", path.read_text(encoding="utf-8")
            ), path


def test_modules(built):
    modules_are_there(everything(built))


def test_boards_alone(tmp_path, tmp_path_factory):
    """What boards need and no more: no page, no Pyodide."""
    with Made(tmp_path_factory).shared():
        release = build.build(CLONE, tmp_path / "b", boards=True)
    files = everything(tmp_path / "b")
    modules_are_there(files)
    assert {name.partition("/")[0] for name in files} == {
        "embed.js",
        "licences.txt",
        "static",
        MARK,
        release,
        mark(tmp_path / "b")["runtime"],
    }
    assert not [name for name in files if name.endswith(".html") or "pyodide" in name]
    assert f"its files, {sum(map(len, files.values())) / 1e6:.1f} MB." in EMBED


def modules_are_there(files):
    """Every module that a module imports is there, and the runtime stands where it is looked
    for.
    """
    ours = {
        address: data.decode()
        for address, data in files.items()
        if address.endswith(".js") and "/static/" in address and "/pages/" not in address
    }
    assert len(ours) > 20
    for address, text in ours.items():
        for _, _, path in re.findall(
            r"""(from|import)\s*\(?(["'])(\.[^"']*)\2""",
            re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL),
        ):
            there = posixpath.normpath(
                posixpath.join(posixpath.dirname(address), path.partition("?")[0])
            )
            assert there in files, (address, path)
        for path in re.findall(r"""new URL\("(\.\./\.\./runtime-[^"]*[^/"])",""", text):
            assert posixpath.normpath(posixpath.join(posixpath.dirname(address), path)) in files, (
                address,
                path,
            )
        assert "node_modules/" not in text


def test_names_are_hashes(built, small, tmp_path):
    """The same files are the same release; any change of a file of ours is another one, and of the
    runtime another runtime, too.
    """
    first = build.build(small, tmp_path / "a")
    assert build.build(small, tmp_path / "b") == first
    assert everything(tmp_path / "a") == everything(tmp_path / "b")
    before = mark(tmp_path / "a")["runtime"]
    (small.rules / "a.py").write_text("1", encoding="utf-8")
    second = build.build(small, tmp_path / "b")
    assert (second != first, mark(tmp_path / "b")["runtime"]) == (True, before)
    wasm = (
        small.static / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm"
    )
    wasm.write_text("2", encoding="utf-8")
    assert build.build(small, tmp_path / "b") not in (first, second)
    assert mark(tmp_path / "b")["runtime"] != before


def test_the_worker_knows_the_release(built):
    """It lists the files of the release and of the runtime, the large part of them apart, but not
    what is rarely used.
    """
    first, _, code = (built / "sw.js").read_text(encoding="utf-8").partition("\n")
    site = json.loads(first.removeprefix("self.SITE = ").removesuffix(";"))
    files = everything(built)
    release, runtime = mark(built)["release"], mark(built)["runtime"]
    assert (site["release"], site["runtime"]) == (release, runtime)
    in_folders = {
        address for address in files if address.startswith((f"{release}/", f"{runtime}/"))
    }
    listed = {*site["files"], *site["large"]}
    assert listed < in_folders
    packs = [at for at in files if at.endswith(("/pyscript.json", f"/{core.PACK}"))]
    large = {f"{release}/{at}" for at in core.held({at: files[at] for at in packs})}
    large |= {at for at in in_folders if re.search("pyodide|@pyscript|gifenc|lean-qr", at)}
    assert {*site["large"]} == large & listed
    rare = in_folders - listed
    assert {f"{release}/ttgo/lab/bench.py", f"{release}/pages/de/index.html"} < rare
    assert not {f"{release}/static/game/page.js", f"{release}/pages/index.html"} & rare
    assert sum(len(files[address]) for address in site["files"]) < 3_000_000
    for page in site["pages"]:
        assert files[page] == files[f"{release}/pages/{page}"]
    assert code == (ROOT / "static" / "sw.js").read_text(encoding="utf-8")


def test_compressed_files_are_equal(built):
    """Beside each text and wasm file stands the same compressed."""
    packed = list(built.rglob("*.gz"))
    assert len(packed) > 100
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
    assert not [
        path for path in built.rglob("*.js") if not path.with_name(path.name + ".gz").exists()
    ]


def test_embed_has_a_lasting_address(built):
    """Other people's pages name it once; it leads to the newest release's."""
    release = mark(built)["release"]
    for place, up in (("embed.js", "./"), ("static/embed.js", "../")):
        line = f'export * from "{up}{release}/static/embed/element.js";'
        assert (built / place).read_text(encoding="utf-8").startswith(line)


@pytest.mark.parametrize(
    "name",
    ["index.html", "de/index.html", "static/why/index.html", "static/why/what-is-atari.html"],
)
def test_what_others_show_of_a_link(built, name):
    """Its title and description, and a picture in the size that they ask for."""
    tags = [attributes for _, attributes in Page((built / name).read_text(encoding="utf-8")).tags]
    said = {one["property"]: one["content"] for one in tags if "property" in one}
    about = [one["content"] for one in tags if one.get("name") == "description"]
    assert [said["og:description"]] == about
    assert said["og:title"]
    home = addresses()["Homepage"]
    assert said["og:url"] == home + name.removesuffix("index.html")
    picture = (built / str(said["og:image"]).removeprefix(home)).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


@pytest.mark.parametrize("name", ["404.html", "ttgo.html"])
def test_pages_with_code_in_them(built, name):
    """What is written into a page is allowed by its hash alone, and asks for nothing outside; the
    game in one file is as large as is said.
    """
    size = (built / name).stat().st_size
    assert size < 1_000_000
    text = (built / name).read_text(encoding="utf-8")
    policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert len(policy) == 1
    assert "unsafe-inline" not in policy[0]
    assert "unsafe-eval" not in policy[0].replace("wasm-unsafe-eval", "")
    if name == "ttgo.html":
        assert not re.search("http|'self'", policy[0]), "no network, even for scripts in it"
        assert f"the game in {round(size, -5) // 1000} KB." in EMBED
    for tag in ("script", "style"):
        for attributes, inside in re.findall(rf"<{tag}([^>]*)>(.*?)</{tag}>", text, re.DOTALL):
            if "text/plain" not in attributes:
                assert build_page._quoted_hash(inside) in policy[0]
    assert [
        found for found in References(text).found if not re.match(r"#|data:image/|https:", found)
    ] == []


def test_the_first_page_holds_what_it_is_painted_by(built):
    """Its style, the script that starts Python, and after the board what draws it and the style of
    what comes later, allowed by their hashes; it waits for no other file.
    """
    text = re.sub(
        r"<noscript>.*?</noscript>", "", (built / "index.html").read_text(encoding="utf-8")
    )
    own = re.compile(r'<(script|style)(?: data-files="[^"]+")?>(.+?)</\1>', re.DOTALL)
    assert [found[1] for found in own.finditer(text)] == [
        "script",
        "style",
        "script",
        "style",
    ]
    for found in own.finditer(text):
        assert text.count(build_page._quoted_hash(found[2])) == 1
    rest = own.sub("", text)
    assert re.findall(r'<script[^>]*src="[^"]*/(\w+)\.js"|rel="stylesheet"', rest) == ["offline"]
    assert re.search(r"</tt-grid>\s*<script data-files", text)


# Where it may be built


def test_builds_where_there_is_no_folder_yet(small, tmp_path):
    """It and those that it is in are made, with everybody's rights; nothing is left beside or in
    it.
    """
    folder = tmp_path / "x" / "site"
    build.build(small, folder)
    assert folder.stat().st_mode & 0o777 == 0o755
    assert {path.name for path in folder.parent.iterdir()} == {"site"}


def test_refuses_what_it_does_not_know(small, tmp_path):
    """A module that names the runtime in a new way ends the build: nothing is guessed."""
    page = small.static / "small.js"
    page.write_text('const a = "node_modules/x";', encoding="utf-8")
    with pytest.raises(CannotBuild, match=r"small\.js names node_modules/"):
        build.build(small, tmp_path / "site")


def test_command(small, tmp_path, monkeypatch, capsys):
    """`ttgo build DIR` says what it built; a refusal is one sentence and status 1, and nothing is
    fetched for it.
    """
    monkeypatch.setattr(serve, "SITE", small)
    fetched: list[bool] = []
    monkeypatch.setattr("ttgo.web.build.runtime.fetch", lambda _, tools, __: fetched.append(tools))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    folder = tmp_path / "site"
    assert command.main(["build", str(folder)]) == 0
    assert fetched == [True]
    said = capsys.readouterr()
    assert said.out.startswith(f"{folder} is release-")
    assert said.err == "Building takes about half a minute ...\n"
    shutil.rmtree(folder)
    folder.write_text("mine", encoding="utf-8")
    assert command.main(["build", str(folder)]) == 1
    assert re.fullmatch(
        r"ttgo: .*/site exists and is not an earlier build .*\n", capsys.readouterr().err
    )
    assert fetched == [True]
