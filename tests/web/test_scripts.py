"""What a build makes of scripts and of the core: few and small files, and a sentence where they
cannot be made.
"""

import gzip
import json
import os
import re
import warnings

import pytest

from tests.support.catalogue import OTHERS
from tests.support.sites import there
from ttgo.web.build import build, core, lasting
from ttgo.web.build.tools import CannotBuild
from ttgo.web.fill import made
from ttgo.web.site import words
from ttgo.web.site.languages import catalogue, joined, languages

# Bytes that a visitor is sent, packed, when they were last looked at. More is a warning, and a tenth
# more an error: then look why, and either mend it or write the new figure here.
BUDGET = {
    "a diagram on another page": 20_200,
    "the same in another language": 21_300,
    "what leads to a board's files": 1_330,
    "a board with a record on another page": 347_000,
    "the game until its board is there": 24_600,
    "the script that draws it": 12_000,
    "the game until its first answer": 348_000,
}
# Of a page, the scripts that it runs and asks for
ASKED = re.compile(r'<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)')


def plain(addresses):
    """The names of files, without their hashes."""
    return {re.sub(r".*/|-[0-9a-f]{6}(?=\.js)", "", address) for address in addresses}


def holds(name, *files):
    """Files, or their contents, are within the budget."""
    contents = [file if isinstance(file, bytes) else file.read_bytes() for file in files]
    size, planned = sum(len(gzip.compress(data, 6)) for data in contents), BUDGET[name]
    if size > planned:
        warnings.warn(f"budget: {name} is {size} bytes, not {planned}.", stacklevel=2)
    assert size <= 1.1 * planned, name


# The core of a build, which MicroPython starts with, compiled ahead.


def test_compiled(small):
    """What comes later stays out, a file for each folder. The compiler, of 2022, knows no !r, and
    need not.
    """
    text = '{"later": ["../ttgo/sgf/"], "folders": ["sgf"]}'
    (small.page / made.CONFIG).write_text(text, encoding="utf-8")
    for folder in ("sgf", "player", "lab"):
        (small.rules / folder).mkdir()
        (small.rules / folder / "a.py").write_text("A = 1\n", encoding="utf-8")
    (small.rules / "a.py").write_text('A = f"{1 + 1!r} {3!r}"\n', encoding="utf-8")
    compiled = core.configuration(small)
    starts = {}
    for address, file in compiled.items():
        line, _, data = file.partition(b"\n")
        starts[address] = json.loads(line)["start"]
        assert sum(starts[address].values()) == len(data)
        for size in starts[address].values():
            assert data[:2] == b"M\x06", "compiled, sixth format"
            data = data[size:]
    assert {address: list(start) for address, start in starts.items()} == {
        made.CONFIG: ["./host.mpy", "../ttgo/a.mpy"],
        "ttgo/sgf/all.json": ["../ttgo/sgf/a.mpy"],
        "ttgo/player/all.json": ["../ttgo/player/a.mpy"],
        "ttgo/lab/all.json": ["../ttgo/lab/a.mpy"],
    }
    assert core.held(compiled) == {
        "static/host.py",
        "ttgo/a.py",
        "ttgo/sgf/a.py",
        "ttgo/player/a.py",
        "ttgo/lab/a.py",
    }


def test_cannot_be_compiled(small):
    """A file that is no Python ends the build, and names itself and the line."""
    (small.rules / "a.py").write_text("1\nno Python", encoding="utf-8")
    said = (
        r"^@pybricks/mpy-cross-v6 says: a\.py cannot be compiled: line 2 SyntaxError: "
        r"invalid syntax\.$"
    )
    with pytest.raises(CannotBuild, match=said):
        core.configuration(small)


def test_embed_is_one_small_file(built):
    """What an author's page asks for before a board is touched: a line that leads to the release,
    and one file there.
    """
    element = there(built, "static/embed/element.js")
    holds("a diagram on another page", element)
    text = element.read_text(encoding="utf-8")
    assert not re.search(r'(?:from|import) ?"', text), "it imports nothing at once"
    parts = re.findall(r'import\("\./([\w-]+\.js)"\)', text)
    assert parts
    for part in parts:
        assert (element.parent / part).is_file()
    assert (built / "embed.js").read_bytes().count(b"\n") == 1


def test_embed_asks_at_once_for_what_a_board_in_use_needs(built):
    """Whatever its part that plays and the worker import is in the list, and is there; no more. A
    page of boards with a record asks for twelve files, with that and itself.
    """
    line = (built / "embed.js").read_text(encoding="utf-8")
    named = json.loads(re.findall(r"ask = \w+\((\[.*?\])", line)[0])
    more = ("static/embed/element.js", made.CONFIG, "ttgo/sgf/all.json")
    files = [built / "embed.js", *(built / name for name in named)]
    files += [there(built, address) for address in more]
    files += built.rglob("micropython.wasm")
    assert len(files) <= 11
    holds("a board with a record on another page", *files)
    for name in named[1:]:
        text = (built / name).read_text(encoding="utf-8")
        assert {f"./static/embed/{part}" for part in re.findall(r'from"\./([^"]*)"', text)} <= set(
            named
        )
    holds("what leads to a board's files", built / "embed.js")


@pytest.mark.parametrize("tag", OTHERS)
def test_so_it_is_in_another_language(built, tag):
    """With what any board says in it; the rest comes with a board that is used."""
    first, rest = (there(built, f"static/words/{tag}-{part}.js") for part in ("board", "roles"))
    holds("the same in another language", there(built, "static/embed/element.js"), first)
    assert first.stat().st_size < rest.stat().st_size, "no more than a part of it"


@pytest.mark.parametrize("tag", languages())
def test_the_board_comes_first(built, tag):
    """It is drawn, and takes clicks, when the first part of the game's page has come: its script is
    within it, and says the words of the page's language; all else that the page asks for comes
    beside the rest.
    """
    page = (built / joined(tag, "index.html")).read_text(encoding="utf-8")
    first = page[: page.index("</script>", page.index("</tt-grid>"))]
    script = first.rpartition("<script")[2].partition(">")[2]
    holds("the script that draws it", script.encode())
    holds("the game until its board is there", first.encode())
    said = re.sub(r"\\(?:x(..)|u(....))", lambda code: chr(int(code[1] or code[2], 16)), script)
    empty = {**catalogue("en")["scripts"], **catalogue(tag)["scripts"]}["board.empty"]
    assert f'"{empty}"' in said
    asked = ASKED.findall(page)
    own = {"page.js", "game-chunk.js", "micropython.js", "micropython-worker.js", "offline.js"}
    assert plain(asked) == own


@pytest.mark.parametrize(
    ("address", "parts"),
    [
        ("index.html", "board start asked site game"),
        ("de/index.html", "board start asked site game"),
        ("static/practice.html", "board start asked embed learn"),
        ("static/change.html", "board start change"),
        ("static/embed.html", "paste"),
        ("de/static/family.html", "board start asked embed"),
    ],
)
def test_a_page_has_what_its_scripts_say(built, address, parts):
    page = (built / address).read_text(encoding="utf-8")
    (text,) = re.findall(r'<script[^>]* id="ttgo-words">(.*?)</script>', page)
    said = json.loads(text)
    assert said.keys() >= {*parts.split()}
    tag = said.pop("tag")
    assert tag == ("de" if address.startswith("de/") else "en")
    all_parts = {part: words.unnamed(part, of) for part, of in words.parts(tag).items()}
    assert said.items() <= all_parts.items()


@pytest.mark.parametrize("part", ["game", "learn", "change"])
def test_its_scripts_do_not_say_it(built, part):
    """So they change with no sentence of it."""
    code = there(built, f"static/{part}/page.js").read_text(encoding="utf-8")
    texts = [text for text in words.parts("en")[part].values() if isinstance(text, str)]
    sentences = [text for text in texts if len(text) > 20 and text.isascii()]  # others are escaped
    assert sentences
    assert [text for text in sentences if text in code] == []


def test_the_first_visit(built):
    """Until a first turn is answered nine files have come; the panels come then."""
    page = (built / "index.html").read_text(encoding="utf-8")
    asked = ASKED.findall(page)
    files = [built / "index.html", *(built / address for address in asked)]
    files += [there(built, made.CONFIG), *built.rglob("micropython.wasm")]
    files.append(there(built, "ttgo/languages/en.json"))
    assert len(files) <= 9
    holds("the game until its first answer", *files)


@pytest.mark.parametrize("address", ["embed.html", "rules.html", "python.html", "why/who-won.html"])
def test_a_page_asks_at_once_for_its_modules(built, address):
    """What they import comes beside them, and all that is in its head beside the first script."""
    file = built / "static" / address
    head = file.read_text(encoding="utf-8").partition("</head>")[0]
    asked = ASKED.findall(head)
    files = {(file.parent / name).resolve() for name in asked}
    for one in files:
        code = re.sub(r"/\*.*?\*/", "", one.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name in re.findall(r'\bimport\b[^()"]*"(\.[^"]+)"', code):
            assert (one.parent / name).resolve() in files, f"{one.name} imports {name}"
    for script in re.finditer("head-", head):
        assert not re.search(r'(?:stylesheet|module)"[^>]*>', head[script.end() :])


def test_a_second_visit_asks_for_pages_alone(built):
    """All that they name first never changes at its address, so a browser has it."""
    for file in built.rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        asked = r'<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="([^"]+)"'
        for address in re.findall(asked, re.sub(r"<pre>.*?</pre>", "", page, flags=re.DOTALL)):
            assert lasting.PATTERN.match(re.sub(r"^(\.\./)+", "", address)), (file, address)


CASE = "static/why/the-ing-example.html"
LEARN = ("static/rules.html", "static/practice.html", "static/why/who-won.html")


@pytest.mark.parametrize("address", ["index.html", *LEARN, CASE])
def test_the_first_answer_is_two_round_trips_away(built, address):
    """The page, and then all at once: it starts Python itself, and names all that comes with that."""
    page = (built / address).read_text(encoding="utf-8")
    start = re.search(r'<script(?: data-soon="([^"]*)")?>({const at.*?)</script>', page, re.DOTALL)
    assert start
    assert start.start() < page.index("<style" if address != CASE else '"stylesheet"')
    needed = (start[1] or "").split()
    assert [name.rpartition("ttgo/")[2] for name in needed] == {
        "static/rules.html": ["teach/all.json", "teach/said.json"],
        "static/practice.html": ["teach/all.json", "teach/said.json", "solve/all.json"],
        "static/why/who-won.html": [
            "teach/all.json",
            "teach/said.json",
            "solve/all.json",
            "territory.py",
        ],
    }.get(address, [])
    assert all(((built / address).parent / name).is_file() for name in needed)
    asked = re.findall(r'<link rel="modulepreload" href="([^"]+)', page)
    for part in ("python/micropython-worker.js", "pyscript.json"):
        assert there(built, f"static/{part}").name in start[2]
    assert "micropython.wasm" in start[2]
    own = {"page.js", "game-chunk.js"} if address == "index.html" else {"embed-play.js"}
    own |= {"element.js"} if address in LEARN else set()
    assert plain(asked) == {"micropython.js", "micropython-worker.js"} | own


def test_without_what_bundles(small, tmp_path, monkeypatch):
    """A sentence, and no half of a site."""
    (small.static / "embed").mkdir()
    (small.static / "embed" / "element.js").write_text("export {};", encoding="utf-8")
    for path, said in (
        ("/nowhere", "Node.js was not found"),
        (os.environ["PATH"], "esbuild says: Error: Cannot find module"),
    ):
        monkeypatch.setenv("PATH", path)
        with pytest.raises(CannotBuild, match=said):
            build.build(small, tmp_path / "site")
        assert not (tmp_path / "site").exists()


def test_what_a_page_starts_with_is_in_few_files(built):
    """A page's script imports no more than what it shares, the game's with its panels, that of Learn
    with all boards; and what MicroPython starts with stands in its list.
    """
    for name, most in {"game/page.js": 1, "learn/page.js": 1}.items():
        script = there(built, f"static/{name}").read_text(encoding="utf-8")
        assert len(set(re.findall(r'(?:from|import) ?"([^"]*)', script))) == most
    config = json.loads(there(built, made.CONFIG).read_bytes().partition(b"\n")[0])
    first = {path for path in config["files"] if not path.startswith(tuple(config["later"]))}
    first.remove("../ttgo/languages/en.json")  # which is no code
    assert {re.sub(r"\.mpy$", ".py", path) for path in config["start"]} == first | {"./host.py"}
