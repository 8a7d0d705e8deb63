"""`ttgo build`: the site is whole, holds only relative addresses, changes them only with what is
there, and replaces nothing but an earlier build.
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

from tests.support import sites
from tests.support.made import Made
from tests.support.sites import CLONE, ROOT, Page, everything, mark, there
from ttgo import __main__ as command
from ttgo.commands import serve
from ttgo.web.build import build, core, lasting
from ttgo.web.build import pages as build_page
from ttgo.web.fill import made
from ttgo.web.site.languages import languages
from ttgo.web.site.places import addresses

EMBED = sites.page("static/embed.html")


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
    top = {path.name.partition("-")[0] for path in built.iterdir() if path.suffix != ".gz"}
    wanted = (
        "index.html 404.html ttgo.html sw.js embed.js sitemap.xml preview.png "
        "static boards python runtime said words ttgo zh .nojekyll".split()
    )
    assert top == {*wanted, *(tag.partition("-")[0] for tag in languages())} - {"en"}
    files = everything(built)
    assert there(built, "static/game/page.js").is_file()
    assert there(built, "ttgo/rules.py").is_file()
    assert not list(built.rglob("server.py"))
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
        if not page.endswith(".html") or page in ("404.html", "ttgo.html"):
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
    """What boards need and no more: no page but that of a board in a frame, no Pyodide."""
    with Made(tmp_path_factory).shared():
        build.build(CLONE, tmp_path / "b", boards=True, more={"static/more": b"more"})
    files = everything(tmp_path / "b")
    assert files.pop("static/more") == b"more"
    modules_are_there(files)
    assert "static/lesson.js" in files
    top = {re.sub("-.*|/.*", "", name) for name in files}
    assert top == {"embed.js", "static", "python", "runtime", "said", "words", "ttgo"}
    assert not [name for name in files if "pyodide" in name]
    assert [name for name in files if name.endswith(".html")] == ["static/board.html"]
    frame = files["static/board.html"].decode()
    assert f'<a href="{addresses()["Homepage"]}index.html#rules"' in frame
    for asked in re.findall(r'(?:src|<link [^>]*href)="([^"]+)"', frame):
        assert posixpath.normpath(f"static/{asked}") in files, asked
    assert f"its files, {sum(map(len, files.values())) / 1e6:.1f} MB." in EMBED


def modules_are_there(files):
    """Every module that a module imports is there, and the runtime stands where it is looked
    for.
    """
    ours = {
        address: data.decode()
        for address, data in files.items()
        if address.endswith(".js") and "static/" in address and "examples" not in address
    }
    assert len(ours) > 8
    for address, text in ours.items():
        for _, _, path in re.findall(
            r"""(from|import)\s*\(?(["'])(\.[^"']*)\2""",
            re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL),
        ):
            there = posixpath.normpath(
                posixpath.join(posixpath.dirname(address), path.partition("?")[0])
            )
            assert there in files, (address, path)
        for path in re.findall(r"""new URL\("(\.[^"?#]*[^/"?#])",""", text):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(address), path))
            assert there in files or path.endswith(".html"), (address, path)
        assert "node_modules/" not in text


def test_an_address_changes_only_with_what_is_there(small, tmp_path):
    """That of a style sheet with it alone, and of all that Python runs, or of the runtime, with any
    file of that; not with a page. What is at an address without a hash is asked for again.
    """

    def addresses():
        build.build(small, tmp_path / "b")
        files = {name for name in mark(tmp_path / "b")["files"] if not name.endswith(".gz")}
        return {name for name in files if lasting.PATTERN.match(name)}

    before = addresses()
    assert addresses() == before
    wasm = "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm"
    for file, changes in {
        small.page / "index.html": set(),
        small.static / "small.css": {"static/small"},
        small.rules / "a.py": {"python"},
        small.static / wasm: {"runtime"},
    }.items():
        file.write_text(file.read_text(encoding="utf-8") + " ", encoding="utf-8")
        after = addresses()
        assert {name.partition("-")[0] for name in after - before} == changes
        before = after


def test_a_script_changes_with_what_it_names():
    """By whatever others, even if they name each other; a name's place is that in a build."""
    files = {
        "static/a/a.js": b'import("./b.js"); new URL("../node_modules/x/", import.meta.url)',
        "static/a/b.js": b'import "./a.js"; new URL(`../words/${name}.js`); "../index.html"',
        "static/c.js": b"",
        "static/words/de.js": b"1",
        "static/node_modules/x/y.js": b"2",
    }
    before = lasting.hashes(files)
    after = lasting.hashes({**files, "static/words/de.js": b"3"})
    assert {part for part in after if before[part] != after[part]} == {
        "static/a/a.js",
        "static/a/b.js",
        "words",
    }
    a, b, words, runtime = (
        before[part] for part in ("static/a/a.js", "static/a/b.js", "words", "runtime")
    )
    assert lasting.placed("static/a/a.js", files["static/a/a.js"], before).decode() == (
        f'import("./b-{b}.js"); new URL("../../runtime-{runtime}/x/", import.meta.url)'
    )
    assert lasting.placed("static/a/b.js", files["static/a/b.js"], before).decode() == (
        f'import "./a-{a}.js"; new URL(`../../words-{words}/${{name}}.js`); "../index.html"'
    )


def test_a_sentence_of_python_changes_no_script(built):
    """Pages say where it is, and what leads to boards; no file does whose address changes with it."""
    (folder,) = built.glob("said-*")
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.json")} >= {
        f"ttgo/{name}.json" for name in ("languages/en", "languages/de", "teach/said", "lab/said")
    }
    named = {name for name, data in everything(built).items() if folder.name.encode() in data}
    assert {"index.html", "static/board.html", "embed.js"} <= named
    assert not [
        name for name in named if lasting.PATTERN.match(name) and "static/embed-" not in name
    ]


def test_the_worker_knows_what_there_is(built):
    """It lists all but pages of no release, and apart from what comes at the first visit what is
    large, and what is rarely used; pages with their hashes.
    """
    first, _, code = (built / "sw.js").read_text(encoding="utf-8").partition("\n")
    site = json.loads(first.removeprefix("self.SITE = ").removesuffix(";"))
    files = everything(built)
    listed = {name.partition("?")[0]: kind for kind, names in site.items() for name in names}
    assert all(name in listed for name in files if lasting.PATTERN.match(name))
    assert set(listed) <= set(files)
    large = {at for at in listed if re.search("runtime-.*(pyodide|@pyscript|gifenc|lean-qr)", at)}
    packs = {there(built, at) for at in (made.CONFIG, f"ttgo/teach/{core.PACK}")}
    held = core.held({str(path): path.read_bytes() for path in packs})
    large |= {there(built, at).relative_to(built).as_posix() for at in held}
    assert {at for at in listed if listed[at] == "large"} >= large - {
        at for at in large if listed[at] == "rest"
    }
    for address, kind in {
        "ttgo/lab/bench.py": "rest",
        "ttgo/rules.py": "large",
        "ttgo/languages/en.json": "first",
        "ttgo/teach/said.json": "first",
        "static/game/page.js": "first",
    }.items():
        assert listed[there(built, address).relative_to(built).as_posix()] == kind
    assert (listed["de/index.html"], listed["index.html"]) == ("rest", "first")
    assert sum(len(files[name.partition("?")[0]]) for name in site["first"]) < 3_000_000
    assert f"index.html?{lasting.digest(files['index.html'])}" in site["first"]
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
    element = there(built, "static/embed/element.js").name
    for place, folder in (("embed.js", "./static/embed"), ("static/embed.js", "./embed")):
        text = (built / place).read_text(encoding="utf-8")
        assert re.findall(r'await Promise.all\(\["([^"]+)"\]', text) == [f"{folder}/{element}"]


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
    assert (built / name).stat().st_size < 1_000_000
    text = (built / name).read_text(encoding="utf-8")
    policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert len(policy) == 1
    assert "unsafe-inline" not in policy[0]
    assert "unsafe-eval" not in policy[0].replace("wasm-unsafe-eval", "")
    if name == "ttgo.html":
        assert not re.search("http|'self'", policy[0]), "no network, even for scripts in it"
        assert "less than 1 MB" in EMBED
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
    own = re.compile(r"<(script|style)>(.+?)</\1>", re.DOTALL)
    assert [found[1] for found in own.finditer(text)] == [
        "script",
        "style",
        "script",
        "style",
    ]
    for found in own.finditer(text):
        assert text.count(build_page._quoted_hash(found[2])) == 1
    rest = own.sub("", text)
    assert re.findall(r'<script[^>]*src="[^"]*/(\w+)-\w+\.js"|rel="stylesheet"', rest) == [
        "offline"
    ]
    assert re.search(r"</tt-grid>\s*<script>", text)


# Where it may be built


def test_builds_where_there_is_no_folder_yet(small, tmp_path):
    """It and those that it is in are made, with everybody's rights; nothing is left beside or in
    it.
    """
    folder = tmp_path / "x" / "site"
    build.build(small, folder)
    assert folder.stat().st_mode & 0o777 == 0o755
    assert {path.name for path in folder.parent.iterdir()} == {"site"}


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
    assert said.out.startswith(f"{folder} is built: ")
    assert re.fullmatch(
        r"Building takes up to half a minute\.\nWriting pages \.\.\.\nCompiling Python \.\.\.\n"
        r"Bundling scripts \.\.\.\nPacking all of it \.\.\.\nThat took \d+ seconds\.\n",
        said.err,
    )
    shutil.rmtree(folder)
    folder.write_text("mine", encoding="utf-8")
    assert command.main(["build", str(folder)]) == 1
    assert re.fullmatch(
        r"ttgo: .*/site exists and is not an earlier build .*\n", capsys.readouterr().err
    )
    assert fetched == [True]
