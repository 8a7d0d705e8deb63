"""The shape of the repository, held to its promises."""

import ast
import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ttgo.explain.language import OTHERS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "ttgo"

TOP = {"index.html", "pyproject.toml", "README.md", "ttgo", "static", "tests", "e2e"}  # and dotfiles

# What a reader of the ten rules walks up, in this order: each imports only those before it.
TRUNK = (
    "version illegal points vertex rules quick superko endings rulesets rulenames start game match".split()
)
# The folders around it, each of which imports the trunk and folders before it.
FOLDERS = "languages explain record sgf svg teach session demos player gtp web referee".split()
ON_THE_PAGE = FOLDERS[1 : FOLDERS.index("session") + 1]
# Boards in other languages have a file of the first, the opponent's worker has the last.
IN_THE_BROWSER = ["languages", *ON_THE_PAGE, "player"]
# What stands beside the trunk: the face, and the commands.
BESIDE = {"__init__", "__main__", "score", "terminal"}

# What MicroPython's browser build has of the standard library, and the core may use.
LIBRARY = {"json", "re", "collections", "math", "random", "sys", "time"}
NO_MODULES = {"dataclasses", "enum", "typing", "__future__", "abc", "functools", "itertools", "contextlib"}
NO_METHODS = {
    "bit_count",
    "bit_length",
    "capitalize",
    "removeprefix",
    "removesuffix",
    "ljust",
    "rjust",
    "zfill",
    "casefold",
    "_replace",
}
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js", "polyscript", "micropython"}

PRODUCTS = ("node_modules", "dist", "build", "__pycache__", ".venv", ".fetch")
PRODUCT_ENDINGS = (".wasm", ".whl", ".zip", ".pyc", ".map", ".tgz")

LONGEST = 350  # lines of a file that people read


@cache
def files() -> tuple[str, ...]:
    """What is, or would be, committed."""
    command = [
        "git",
        "-c",
        f"safe.directory={ROOT}",
        "ls-files",
        "-co",
        "--exclude-standard",
        "--deduplicate",
        "-z",
    ]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git clone, so nobody knows what belongs to it")
    return tuple(name for name in listing.stdout.split("\0") if name and (ROOT / name).exists())


def modules(*folders: str) -> list[str]:
    """The modules of folders of ttgo/, "" for itself, as "svg/pen"."""
    found = []
    for folder in folders:
        found += [
            str(path.relative_to(PACKAGE).with_suffix("")) for path in sorted((PACKAGE / folder).glob("*.py"))
        ]
    return found


CORE = [*TRUNK, *modules(*IN_THE_BROWSER)]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(module: ast.AST) -> Iterator[str]:
    """The dotted names of all that is imported, wherever it stands."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def without_type_checking(module: ast.Module) -> ast.Module:
    """The module as it runs: without `if TYPE_CHECKING:`."""

    class Remove(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> ast.AST:
            self.generic_visit(node)
            return ast.Pass() if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING" else node

    return Remove().visit(module)


def lacking(module: ast.Module) -> list[str]:
    """What of a module MicroPython does not have, by line."""
    found = []
    for node in ast.walk(module):
        match node:
            case ast.Attribute(attr=name) if name in NO_METHODS:
                found.append((node.lineno, f".{name}"))
            case ast.Match():
                found.append((node.lineno, "match"))
            case ast.Dict(keys=keys) if None in keys:
                found.append((node.lineno, "{**a}"))
            case (
                ast.List(elts=items, ctx=ast.Load())
                | ast.Tuple(elts=items, ctx=ast.Load())
                | ast.Set(elts=items)
            ):
                if any(isinstance(item, ast.Starred) for item in items):
                    found.append((node.lineno, "[*a]"))
            case ast.Call(func=ast.Name(id="zip"), keywords=[_, *_]):
                found.append((node.lineno, "zip(strict=)"))
            case ast.FormattedValue(value=value) if any(
                isinstance(n, ast.JoinedStr) for n in ast.walk(value)
            ):
                found.append((node.lineno, 'f"{f"..."}"'))  # it takes the inner one's text for a name
            case ast.FormattedValue(value=value) if any(
                isinstance(n, ast.Constant) and isinstance(n.value, str) and set(n.value) & set(":{}")
                for n in ast.walk(value)
            ):
                found.append((node.lineno, "f\"{':'}\""))  # it takes what follows for a format
            case ast.TryStar() | ast.AsyncFunctionDef():
                found.append((node.lineno, type(node).__name__))
    return [f"line {line}: {what}" for line, what in found]


def module_of(imported: str) -> str:
    """The file that "ttgo.a.b.name" or "ttgo.a.name" is imported from, as CORE names it."""
    parts = imported.split(".")[1:]
    while parts:
        for name in ("/".join(parts), "/".join([*parts, "__init__"])):
            if (PACKAGE / f"{name}.py").is_file():
                return name
        parts.pop()
    return "__init__"


def test_top_level() -> None:
    """The top level is fixed."""
    assert {name.split("/")[0] for name in files() if not name.startswith(".")} <= TOP


def test_nothing_built_is_committed() -> None:
    """No runtime and no build product is part of the repository."""
    built = [n for n in files() if set(Path(n).parts) & set(PRODUCTS) or n.endswith(PRODUCT_ENDINGS)]
    assert built == []


def lines_to_read(path: Path) -> int:
    """The lines of a file without the examples in docstrings, which are for help(), and in pages, which are to be copied."""
    text = path.read_text(encoding="utf-8")
    left_out = 0
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                examples = doctest.DocTestParser().get_examples(ast.get_docstring(node, clean=False) or "")
                left_out += sum((one.source + one.want).count("\n") for one in examples) + bool(examples)
    if path.suffix == ".html":
        left_out = sum(example.count("\n") for example in re.findall(r"<pre.*?</pre>", text, re.DOTALL))
    return len(text.splitlines()) - left_out


def test_files_are_short() -> None:
    """A file is one concept, read top to bottom; data and the lock are not read, and a language is one file for its translator."""
    readable = [
        name
        for name in files()
        if name.startswith(("ttgo/", "static/", "tests/", "e2e/"))
        and name.endswith((".py", ".js", ".mjs", ".css", ".html"))
        and "/data/" not in name
        and not name.startswith("ttgo/languages/")
    ]
    lengths = {name: lines_to_read(ROOT / name) for name in readable}
    assert len(readable) > 20
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def edges() -> dict[str, set[str]]:
    """By module, the modules of ttgo that it imports, wherever the import stands; a package's face is "svg/__init__"."""
    found = {}
    for name in modules("", *FOLDERS):
        module = without_type_checking(tree(PACKAGE / f"{name}.py"))
        found[name] = {
            module_of(imported) for imported in imports(module) if imported.split(".")[0] == "ttgo"
        }
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle; none if there is no circle."""
    done: set[str] = set()

    def walk(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return []
        for imported in sorted(graph.get(name, ())):
            if found := walk(imported, [*path, name]):
                return found
        done.add(name)
        return []

    return next((found for name in sorted(graph) if (found := walk(name, []))), [])


def upward(graph: dict[str, set[str]]) -> list[str]:
    """The imports that go up: from the trunk to anything but what stands before it there, from a folder to a later one."""
    found = []
    for name, imported in graph.items():
        room = name.partition("/")[0] if "/" in name else ""
        if room:
            allowed = {"", *FOLDERS[: FOLDERS.index(room) + 1]}
            found += [
                f"{name} -> {other}"
                for other in imported
                if (other.partition("/")[0] if "/" in other else "") not in allowed
            ]
        elif name in TRUNK:
            found += [f"{name} -> {other}" for other in imported if other not in TRUNK[: TRUNK.index(name)]]
    return found


def test_every_file_has_its_place() -> None:
    """Each module is of the trunk, beside it, or in a known folder."""
    assert set(modules("")) == {*TRUNK, *BESIDE}
    assert {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(
        FOLDERS
    )


def test_no_circle_and_nothing_upward() -> None:
    """The trunk imports no folder, a folder only folders before it, and no module itself in a circle."""
    graph = edges()
    assert circle(graph) == []
    assert upward(graph) == []


@pytest.mark.parametrize(
    ("name", "imported"),
    [
        ("rules", "svg/drawing"),
        ("rules", "game"),
        ("explain/english_game", "session/view"),
        ("svg/pen", "svg/drawing"),
    ],
)
def test_such_an_import_would_be_seen(name: str, imported: str) -> None:
    """An import that is added against this is noticed."""
    graph = edges()
    graph[name] = {*graph[name], imported}
    assert circle(graph) or upward(graph)


@pytest.mark.parametrize("name", CORE)
def test_core_imports_only_what_micropython_has(name: str) -> None:
    """Of the standard library what MicroPython has."""
    for imported in imports(without_type_checking(tree(PACKAGE / f"{name}.py"))):
        first = imported.split(".")[0]
        if (name, first) == ("sgf/codec", "codecs"):
            continue  # tried: on MicroPython the page lends a decoder instead
        assert first == "ttgo" or first in LIBRARY - NO_MODULES, f"the core does not import {first}"


@pytest.mark.parametrize("name", CORE)
def test_core_keeps_to_what_micropython_has(name: str) -> None:
    """A core file uses no syntax and no method that MicroPython lacks."""
    assert lacking(tree(PACKAGE / f"{name}.py")) == []


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("x.bit_count()", ".bit_count"),
        ("y = {**a, 'b': 1}", "{**a}"),
        ("zip(a, b, strict=True)", "zip(strict=)"),
        ("match a:\n  case 1: pass", "match"),
        ("''.ljust(3)", ".ljust"),
        ("f\"{'a: b' if c else ''}\"", "f\"{':'}\""),
    ],
)
def test_the_check_itself_sees(code: str, what: str) -> None:
    """The check above finds what it is for."""
    assert [line.split(": ")[1] for line in lacking(ast.parse(code))] == [what]


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=str)
def test_no_browser_in_ttgo(path: Path) -> None:
    """Nothing in ttgo/ knows the browser."""
    assert {name.split(".")[0] for name in imports(tree(path))} & BROWSER == set()


def test_the_core_does_not_load_the_edges() -> None:
    """`import ttgo` brings no server, no file access and no typing helpers with it."""
    code = "import sys, ttgo.session; print(*[m for m in sys.modules if m.startswith('ttgo.')])"
    out = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    assert {module_of(name) for name in out.split()} <= {*CORE, "__init__"}


def test_the_page_loads_the_whole_core() -> None:
    """static/pyscript.json names every core file, each of which exists."""
    config = json.loads((ROOT / "static" / "pyscript.json").read_text(encoding="utf-8"))
    named = {(ROOT / "static" / path).resolve(): place for path, place in config["files"].items()}
    wanted = ["__init__", *TRUNK, *modules(*ON_THE_PAGE)]
    assert {path for path in named if path.is_relative_to(PACKAGE)} == {
        PACKAGE / f"{name}.py" for name in wanted
    }
    spoken = {tag: (ROOT / "static" / path).resolve() for tag, path in config["languages"].items()}
    assert spoken == {tag: PACKAGE / "languages" / f"{tag}.py" for tag in OTHERS}
    assert set(modules("languages")) == {f"languages/{tag}" for tag in [*OTHERS, "__init__"]}
    opponent = {(ROOT / "static" / path).resolve() for path in config["opponent"]}
    assert opponent == {PACKAGE / f"{name}.py" for name in modules("player")}
    for path, place in named.items():
        assert place == f"./{path.parent.relative_to(ROOT).as_posix()}/"
    assert [str(path) for path in named if not path.is_file()] == []


def test_the_tree_is_the_one_on_disk() -> None:
    """Each folder of code has its line, in the order of the imports, and there is no line of another."""
    block = (
        (ROOT / "README.md")
        .read_text(encoding="utf-8")
        .partition("## Read the code\n\n")[2]
        .partition("\n\n")[0]
    )
    found: dict[str, list[str]] = {}
    for indent, name in re.findall(r"^    ( *)(\w+)/", block, re.MULTILINE):
        if indent:
            found[list(found)[-1]].append(name)
        else:
            found[name] = []
    assert found["ttgo"] == FOLDERS
    left_out = {
        "cases",
        "demos",
        "player",
        "examples",
        "icons",
        "rules",
        "node_modules",
    }  # pictures and the like
    scripts = {
        path.name for path in (ROOT / "static").iterdir() if path.is_dir() and path.name[0] != "."
    } - left_out
    assert set(found["static"]) == scripts
    trunk = block.splitlines()[0].partition("read ")[2].partition(" in this order")[0].split(", ")
    assert trunk == [name for name in TRUNK if name != "version"]


def test_tests_follow_the_folders() -> None:
    """The tests of a folder are in the folder of the same name, so that they are found from the module's name."""
    for tests, code in (("tests", "ttgo"), ("e2e", "static")):
        for path in (ROOT / tests).glob("*/test_*.py"):
            assert (ROOT / code / path.parent.name).is_dir(), path
