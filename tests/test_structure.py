"""How the modules of ttgo/ and the scripts of static/ stand on each other, and what the browser's
small Python can take of ttgo/.
"""

import ast
import graphlib
import json
import posixpath
from functools import cache

from tests.support.catalogue import CATALOGUES
from tests.support.sites import CLONE, ROOT
from tests.support.structure import (
    FOLDERS,
    ORDER,
    SCRIPTS,
    TRUNK,
    imports,
    script_imports,
    tree,
)
from ttgo.web.fill.made import configuration

PACKAGE = ROOT / "ttgo"

ON_THE_PAGE = FOLDERS[: FOLDERS.index("session") + 1]
# Boards on graphs and changed rules have lab, the opponent's worker the last.
IN_THE_BROWSER = [*ON_THE_PAGE, "lab", "player"]

# What of static/ is not ours, is made, or is for other people's sites.
NO_SCRIPTS = {"node_modules", "words", "examples", "npm", "eslint.config.js"}
# What MicroPython's browser build has of the standard library, and the core may use.
LIBRARY = {"binascii", "io", "json", "re", "collections", "math", "random", "sys", "time"}
NO_METHODS = set(
    "bit_count bit_length capitalize removeprefix removesuffix ljust rjust zfill casefold "
    "_replace".split()
)


def modules(*folders):
    """The modules of folders of ttgo/, "" for itself, as "svg/pen"."""
    paths = [path for folder in folders for path in sorted((PACKAGE / folder).glob("*.py"))]
    return [str(path.relative_to(PACKAGE).with_suffix("")) for path in paths]


CORE = [*TRUNK, *modules(*IN_THE_BROWSER)]


def lacking(module):
    """What of a module MicroPython does not have, by line; syntax that it refuses, a build finds."""
    found = []
    for node in ast.walk(module):
        match node:
            case ast.Attribute(attr=name) if name in NO_METHODS:
                found.append((node.lineno, f".{name}"))
            case ast.Call(func=ast.Name(id="zip"), keywords=[_, *_]):
                found.append((node.lineno, "zip(strict=)"))
            case ast.FormattedValue(value=value) if any(
                isinstance(n, ast.JoinedStr) for n in ast.walk(value)
            ):
                found.append(
                    (node.lineno, 'f"{f"..."}"')
                )  # it takes the inner one's text for a name
            case ast.FormattedValue(value=value) if any(
                isinstance(n, ast.Constant)
                and isinstance(n.value, str)
                and set(n.value) & set(":{}")
                for n in ast.walk(value)
            ):
                found.append((node.lineno, "f\"{':'}\""))  # it takes what follows for a format
            case ast.DictComp() | ast.ListComp() | ast.SetComp() if any(
                isinstance(n, ast.NamedExpr) for n in ast.walk(node)
            ):
                found.append((node.lineno, "[:= for]"))  # compiled for a build, it fails
    return [f"line {line}: {what}" for line, what in found]


def module_of(imported):
    """The file that "ttgo.a.b.name" or "ttgo.a.name" is imported from, as CORE names it."""
    parts = imported.split(".")[1:]
    while parts:
        for name in ("/".join(parts), "/".join([*parts, "__init__"])):
            if (PACKAGE / f"{name}.py").is_file():
                return name
        parts.pop()
    return "__init__"


@cache
def edges(typing=False):
    """By module, the modules of ttgo that it imports, wherever the import stands; a package's face
    is "svg/__init__".
    """
    found = {}
    for name in modules("", *FOLDERS):
        imported = imports(tree(PACKAGE / f"{name}.py"), typing)
        found[name] = {module_of(path) for path in imported if path.split(".")[0] == "ttgo"}
    return found


def circle(graph):
    """Modules that import each other in a circle; none if there is no circle."""
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return list(error.args[1])
    return []


@cache
def scripts(typing=True):
    """By script of static/, those that it names."""
    static = ROOT / "static"
    found = {}
    for path in static.rglob("*.js"):
        name = path.relative_to(static).as_posix()
        if part(name) not in NO_SCRIPTS:
            named = script_imports(path.read_text(encoding="utf-8"), typing)
            found[name] = {posixpath.normpath(f"{name}/../{other}") for other in named}
    return found


def part(name):
    """What of the order a file belongs to: its folder, or itself."""
    return name.partition("/")[0]


def upward(graph, order):
    """The imports that go up: of what comes later in the order."""
    return [
        f"{name} -> {other}"
        for name, imported in graph.items()
        for other in imported
        if order.index(part(other)) > order.index(part(name))
    ]


def test_no_circle_and_nothing_upward():
    """The trunk imports no folder, a folder only folders before it, and no module itself in a
    circle, for types neither.
    """
    graph = edges(typing=True)
    assert circle(graph) == []
    assert upward(graph, ORDER) == []


def test_no_script_upward():
    """A folder of static/ names only folders before it, for types neither, and none imports itself
    in a circle.
    """
    assert circle(scripts(typing=False)) == []
    assert upward(scripts(), SCRIPTS) == []


def test_core_imports_only_what_micropython_has():
    """Of the standard library what MicroPython has."""
    found = set()
    for name in CORE:
        for imported in imports(tree(PACKAGE / f"{name}.py"), typing=False):
            found.add((name, imported.split(".")[0]))
    found.remove(("sgf/codec", "codecs"))  # tried: on MicroPython the page lends a decoder instead
    assert [(name, first) for name, first in found if first not in {"ttgo", *LIBRARY}] == []


def test_core_keeps_to_what_micropython_has():
    """A core file uses no syntax and no method that MicroPython lacks."""
    assert {name: found for name in CORE if (found := lacking(tree(PACKAGE / f"{name}.py")))} == {}


def test_the_page_loads_the_whole_core():
    """static/pyscript.json names every core file, each of which exists."""
    config = json.loads(configuration(CLONE))
    named = {(ROOT / "static" / path).resolve(): place for path, place in config["files"].items()}
    wanted = ["__init__", *TRUNK, *modules(*ON_THE_PAGE)]
    spoken = {"en": PACKAGE / "languages" / "en.json"}
    made = {
        PACKAGE / name / "said.json" for name in ("teach", "lessons")
    }  # of the English catalogue
    assert {path for path in named if path.is_relative_to(PACKAGE)} == {
        *(PACKAGE / f"{name}.py" for name in wanted),
        *spoken.values(),
        *made,
    }
    spoken |= {tag: (ROOT / "static" / path).resolve() for tag, path in config["languages"].items()}
    assert spoken == {tag: PACKAGE / "languages" / f"{tag}.json" for tag in CATALOGUES}
    opponent = {(ROOT / "static" / path).resolve() for path in config["opponent"]}
    assert opponent == {PACKAGE / f"{name}.py" for name in modules("solve", "player")}
    lab = {(ROOT / "static" / path).resolve() for path in config["lab"]}
    said = {PACKAGE / "lab" / "said.json"}
    assert lab == {PACKAGE / f"{name}.py" for name in modules("lab")} | said
    for path, place in named.items():
        assert place == f"./{path.parent.relative_to(ROOT).as_posix()}/"
    assert [str(path) for path in {*named} - made if not path.is_file()] == []
