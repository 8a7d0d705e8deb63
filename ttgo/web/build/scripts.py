"""The scripts of a build: few files instead of many, because each one costs a round trip on a slow
line.

esbuild bundles embed/element.js, which authors' pages ask for on each visit, without the part that
starts Python, the pages of the site that begin with many modules, and the worker that answers and
thinks for them. For the core's Python files see core.py.
"""

import json
import posixpath
import re
import tempfile
from pathlib import Path

from ttgo.pages.html import Element
from ttgo.web.build import lasting, tools
from ttgo.web.site import languages, words
from ttgo.web.site.places import Site

EMBED = "static/embed/element.js"
_AHEAD = "embed/ahead.js"
AHEAD = f"static/{_AHEAD}"
FIRST, PAGE = "static/game/first.js", "static/game/page.js"
WHOLE = "static/game/whole.js"
ONE_FILE = "static/game/onefile.js"
_OF_PAGES = (
    "change/page.js",
    "embed/page.js",
    "learn/page.js",
    "make/page.js",
    "python/page.js",
    "why/both.js",
    "why/gallery.js",
    "why/who-won.js",
    "why/why.js",
)
_ALONE = (
    "embed/frame.js",
    "languages.js",
    "lesson/element.js",
    "offline.js",
    "python/bounded.js",
    "python/life.js",
    "python/lines-worker.js",
    "python/micropython.js",  # where no worker may start
    "python/pyodide-loader.js",
)
EARLY = "static/embed/early-start.js"
_AT_ONCE = ("head.js", EARLY.removeprefix("static/"))
WORKER = "python/micropython-worker.js"
_LINE, _LESSON_LINE = "static/embed.js", "static/lesson.js"  # lead to the elements
_LESSON = "static/lesson/element.js"
_MICROPYTHON = "node_modules/@micropython/micropython-webassembly-pyscript/micropython"
_WORKER = f"static/{WORKER}"
# What the page about boards shows, and runs
EXAMPLES = ("static/examples/colours.css", "static/examples/events.js")
RUNTIME = f"static/{_MICROPYTHON}.js"  # as a build names it
ESBUILD = "esbuild"
# A clone's tsconfig.json is for tsc alone; an installed ttgo has none, and builds the same. What
# scripts say is no file: it is given.
_BUNDLE = """
const { relative, resolve, sep } = require("node:path");
const [tool, outdir, bundles] = process.argv.slice(1);
const words = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const { build } = require(tool);
const ROLES = /words.(start|embed|asked).js$/;
const saying = (instead) => ({
  name: "said",
  setup({ onResolve, onLoad, initialOptions: { splitting, format, chunkNames } }) {
    onResolve({ filter: /^[.]/ }, ({ path, resolveDir, kind, importer, namespace }) => {
      const place = relative("", resolve(resolveDir, path)).replaceAll(sep, "/");
      const address = instead?.["static/" + place] ?? "static/" + place;
      // in embeds a file of its own for what the parts share would be one more to come: but for the
      // element, each has what makes its messages in itself
      if (place === "messages.js" && chunkNames?.startsWith("embed") && !/board|lang/.test(importer))
        return {
          path: resolve(resolveDir, path),
          suffix: ROLES.test(importer) ? "?roles" : `?${importer}`,
        };
      if (words[address] !== undefined)
        return {
          path: address, namespace: "said", sideEffects: /^static.(python|embed)/.test(address),
        };
      // only where no worker may start: it needs no file among the few
      const alone = kind === "dynamic-import" && path.endsWith("/micropython.js");
      if (alone && (splitting || format === "iife"))
        return { path: "../" + place, external: true };
      // those of a page that has the element anyway
      const has =
        /(embed|learn|lesson|make|why).(course|element|frame|nodes|page|practice|who-won).js$/;
      if (/^[.].*element.js$/.test(path) && has.test(importer)) return { path, external: true };
      if (namespace === "said") return { path: resolve(resolveDir, path) }; // of no folder on disk
    });
    onLoad({ filter: /./, namespace: "said" }, ({ path }) => ({
      contents: words[path],
      resolveDir: resolve(relative("static", path), ".."),
    }));
  },
});
const how = {
  bundle: true, minify: true, format: "esm", target: "es2022",
  tsconfigRaw: {}, logLevel: "silent", outdir, outbase: ".",
};
const tell = ({ errors = [], warnings = [] }) => {
  for (const { text } of [...errors, ...warnings]) console.error(text);
};
const all = JSON.parse(bundles).map(({ instead, ...bundle }) =>
  build({ ...how, ...bundle, plugins: [saying(instead)] }));
Promise.all(all).then((built) => built.forEach(tell), (error) => {
  if (error.errors) tell(error);
  else console.error(error.message);
  process.exitCode = 1;
});
"""
_PLAYS = re.compile(r"static/embed/embed-play-")
_IMPORT = re.compile(r'(?:from|import) ?"(\.[^"]+\.js)"')  # import() is later
_NAMED = re.compile(r'"(\.[^"]+\.js)"')
_SAYS = re.compile(r"\b(?:words|english)\.(\w+)")  # a board
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)  # of types, for tsc
_EXPORT = re.compile(r"export ?{ ?(\w+) as ahead ?};?")
_URL = re.compile(r'(?<=new URL\(")[^"]+(?=",import\.meta\.url)')
_IN_PARTS = {EMBED: "embed", PAGE: "game"}
_CHUNKS = ("static/embed/embed-", "static/game/game-")
# No module, but with an address of its own (pages.at_once).
_CLASSIC = {
    "format": "iife",
    "banner": {"js": "{const at = document.currentScript.src;"},
    "footer": {"js": "}"},
    "define": {"import.meta.url": "at"},
}


def bundled(site: Site, own: "dict[str, bytes]") -> "dict[str, bytes]":
    """The bundles by address, which replace files of `own` or are added to them."""
    bundles: list[dict[str, object]] = []
    in_page = {"instead": {other: address for address, other in words.own().items()}}
    for address, name in _IN_PARTS.items():
        if address in own:
            chunks = {"splitting": True, "chunkNames": f"{name}/{name}-[name]-[hash]"}
            said = in_page if address == PAGE else {}
            bundles.append({"entryPoints": [address.removeprefix("static/")], **chunks, **said})
    if PAGE in own:  # the page in one file has no other
        bundles.append({"entryPoints": [_named(PAGE, WHOLE)]})
        bundles.append({"entryPoints": [ONE_FILE.removeprefix("static/")]})
    for them, said in ((_OF_PAGES, in_page), ((*_ALONE, _AHEAD, WORKER), {})):
        if modules := [name for name in them if f"static/{name}" in own]:
            bundles.append({"entryPoints": modules, **said})
    if scripts := [name for name in _AT_ONCE if f"static/{name}" in own]:
        bundles.append({"entryPoints": scripts, **_CLASSIC})
    given = {}
    begins = "".join(_code(part, own) for part in with_imports([FIRST], own))
    at_once = {*_SAYS.findall(begins)}
    for tag in languages.languages() if FIRST in own else ():
        own_words = f"{words.FOLDER}first-{tag}.js"
        given[own_words] = words.at_first(tag, at_once)
        instead = {f"{words.FOLDER}board.js": own_words}
        bundles.append({"entryPoints": [_named(FIRST, first(tag))], "instead": instead, **_CLASSIC})
    runtime = site.fetched / f"{_MICROPYTHON}.mjs"
    if bundles and runtime.is_file():  # an eighth less on its way
        names = {"in": str(runtime), "out": _MICROPYTHON}
        how = {"bundle": False, "outExtension": {".js": ".mjs"}}
        bundles.append({"entryPoints": [names], **how})
    return {f"static/{name}": data for name, data in run(site, bundles, given).items()}


def run(
    site: Site, bundles: "list[dict[str, object]]", given: "dict[str, str]"
) -> "dict[str, bytes]":
    """What esbuild makes of bundles, by name. `given` are modules that are no files, or others than
    those, by address.
    """
    if not bundles:
        return {}
    said = {address: (words.read(address) or b"").decode() for address in words.addresses()}
    with tempfile.TemporaryDirectory() as folder:
        text = json.dumps({**said, **given})
        tools.run(site, ESBUILD, _BUNDLE, folder, json.dumps(bundles), given=text)
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(Path(folder).rglob("*"))
            if path.is_file()
        }


def first(tag: str) -> str:
    """The address of the bundle that draws the board of the game's page in a language."""
    return FIRST if tag == languages.ENGLISH else f"static/game/first-{tag}.js"


def _named(address: str, other: str) -> "dict[str, str]":
    """An entry point whose bundle has another address."""
    return {"in": address.removeprefix("static/"), "out": other[len("static/") : -len(".js")]}


def is_asked_for(address: str) -> bool:
    """Whether it is a script of a build, and neither a source nor put into a page."""
    alone = (*_OF_PAGES, *_ALONE, *_AT_ONCE, WORKER)
    others = (EMBED, FIRST, PAGE, _LINE, _LESSON_LINE, *EXAMPLES, *words.of_boards())
    return (
        address.removeprefix("static/") in alone or address in others or address.startswith(_CHUNKS)
    )


def leading(own: "dict[str, bytes]", hashes: "dict[str, str]", asks: bytes) -> "dict[str, bytes]":
    """What authors name: scripts that lead to the elements. Beside these they have what a board in
    use would ask for one after the other asked for (embed/ahead.js, of which `asks` is the bundle):
    the part that plays, what that imports, and what the worker does.
    """
    if EMBED not in own:
        return {}
    plays = with_imports(list(filter(_PLAYS.match, own)), own)
    parts = [words.PYTHON, *plays, _WORKER, RUNTIME]
    boards = {EMBED: "Board, Language"}
    both = {**boards, _LESSON: "Lesson"}
    code = lasting.placed(AHEAD, asks, hashes).decode()
    return {
        address: _leading(address, elements, parts, code, hashes).encode()
        for address, elements in (("embed.js", boards), (_LINE, boards), (_LESSON_LINE, both))
    }


def _leading(
    address: str,
    elements: "dict[str, str]",
    parts: "list[str]",
    code: str,
    hashes: "dict[str, str]",
) -> str:
    """One of them. It imports in words that let it run before what it imports has come."""
    folder = posixpath.dirname(address) or "."

    def there(*parts: str) -> str:
        named = (f"./{posixpath.relpath(part, folder)}" for part in parts)
        return json.dumps([lasting.led(address, name, hashes) for name in named])

    code = _URL.sub(
        lambda found: posixpath.relpath(f"static/embed/{found[0]}", folder), code.strip()
    )
    code = _EXPORT.sub(
        lambda found: f"const ask = {found[1]}({there(*parts)}, import.meta.url);", code
    )
    names = ",".join(f"{{ {exported} }}" for exported in elements.values())
    come = f"await Promise.all({there(*elements)}.map((one) => import(one)))"
    return f"{code} export const [{names}] = {come}; Board.near = ask;\n"


def preload(address: str, page: "Element", own: "dict[str, bytes]") -> None:
    """Have a page ask at once for what its modules import, which else it learns of when those have
    come.
    """
    folder = posixpath.dirname(address)
    parts = _sources(address, page.find("script", type="module"))
    more = with_imports(parts, own)[len(parts) :]
    if FIRST in parts:
        more += with_imports([PAGE], own)[1:]
    if EARLY in parts:
        more += [RUNTIME, _WORKER]
        if any(one.startswith(EMBED.removesuffix(".js")) for one in [*parts, *more]):
            more += with_imports(list(filter(_PLAYS.match, own)), own)
    for head in page.find("head"):
        head.inside += [
            Element("link", {"rel": "modulepreload", "href": posixpath.relpath(at, folder or ".")})
            for at in more
        ]


def keep_words(address: str, page: "Element", own: "dict[str, bytes]") -> None:
    """Keep in a page what its scripts say, with all that those load, and nothing else of that."""
    loaded = with_imports(_sources(address, page.find("script")), own, _NAMED)
    words.keep(page, "".join(_code(one, own) for one in loaded))


def _sources(address: str, scripts: "list[Element]") -> "list[str]":
    folder = posixpath.dirname(address)
    return [posixpath.normpath(posixpath.join(folder, one.get("src"))) for one in scripts]


def with_imports(
    parts: "list[str]", own: "dict[str, bytes]", named: "re.Pattern[str]" = _IMPORT
) -> "list[str]":
    """Modules, and those that they import at once, or all that are `named`."""
    found = [*parts]
    for address in found:  # which grows
        for name in named.findall(_code(address, own)):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(address), name))
            found += [there] if there not in found else []
    return found


def _code(address: str, own: "dict[str, bytes]") -> str:
    return _COMMENT.sub("", own.get(address, b"").decode())
