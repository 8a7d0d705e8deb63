"""The shape of the repository, held to its promises."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

TOP = {"index.html", "pyproject.toml", "README.md", "ttgo", "static", "tests", "e2e"}  # and dotfiles

# Each imports only files before it, and runs on MicroPython.
CORE = (
    "version illegal points vertex rules rulesets rulenames quick grids game endings match record/tree record/words record/saved record/link explain/sentences explain/result explain/narrate "
    "session/phase session/setup session/plot svg/given svg/described svg/pen svg/layers svg/drawing teach/facts teach/frame teach/reach teach/move teach/repeat "
    "teach/score teach/frames teach/answers teach/questions session/view session/asked record/attributes session/session session/sessions"
).split()

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


def core_files() -> list[str]:
    return [name for name in CORE if (ROOT / "ttgo" / f"{name}.py").exists()]


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
    """The module as it runs: without `if TYPE_CHECKING:`, and without `_repr_svg_`, which a notebook alone calls."""

    class Remove(ast.NodeTransformer):
        def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
            return ast.Pass() if node.name == "_repr_svg_" else self.generic_visit(node)

        def visit_If(self, node: ast.If) -> ast.AST:
            self.generic_visit(node)
            return ast.Pass() if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING" else node

    return Remove().visit(module)  # type: ignore[no-any-return]


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
            case ast.TryStar() | ast.AsyncFunctionDef():
                found.append((node.lineno, type(node).__name__))
    return [f"line {line}: {what}" for line, what in found]


def module_of(imported: str) -> str:
    """The file that "ttgo.a.b.name" or "ttgo.a.name" is imported from, as CORE names it."""
    parts = imported.split(".")[1:]
    while parts and not (ROOT / "ttgo" / ("/".join(parts) + ".py")).is_file():
        parts.pop()
    return "/".join(parts)


def test_top_level() -> None:
    """The top level is fixed."""
    assert {name.split("/")[0] for name in files() if not name.startswith(".")} <= TOP


def test_nothing_built_is_committed() -> None:
    """No runtime and no build product is part of the repository."""
    built = [n for n in files() if set(Path(n).parts) & set(PRODUCTS) or n.endswith(PRODUCT_ENDINGS)]
    assert built == []


def test_files_are_short() -> None:
    """A file is one concept, read top to bottom; data and the lock are not read."""
    readable = [
        name
        for name in files()
        if name.startswith(("ttgo/", "static/", "tests/", "e2e/"))
        and name.endswith((".py", ".js", ".mjs", ".css", ".html"))
        and "/data/" not in name
    ]
    lengths = {name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in readable}
    assert len(readable) > 20
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_the_core_is_all_there() -> None:
    """Every file of ttgo/ is known here, as core or as an edge that CPython alone runs."""
    edges = {
        "__init__",
        "__main__",
        "runtime",
        "server",
        "places",
        "build",
        "web",
        "sgf",
        "score",
        "pictures",
        "demos",
        "gtp",
        "bot",
    }
    for path in (ROOT / "ttgo").rglob("*.py"):
        name = str(path.relative_to(ROOT / "ttgo").with_suffix(""))
        first = name.replace("/", "_").partition("_")[0]
        assert name in CORE or path.stem in edges or first in edges, name
    assert len(core_files()) >= 9


@pytest.mark.parametrize("name", core_files())
def test_core_imports_only_what_stands_above(name: str) -> None:
    """A core file imports files before it, and of the standard library only what MicroPython has."""
    above = CORE[: CORE.index(name)]
    for imported in imports(without_type_checking(tree(ROOT / "ttgo" / f"{name}.py"))):
        first = imported.split(".")[0]
        if first == "ttgo":
            assert module_of(imported) in above, f"{imported} does not stand above {name}"
        else:
            assert first in LIBRARY - NO_MODULES, f"the core does not import {first}"


@pytest.mark.parametrize("name", core_files())
def test_core_keeps_to_what_micropython_has(name: str) -> None:
    """A core file uses no syntax and no method that MicroPython lacks."""
    assert lacking(tree(ROOT / "ttgo" / f"{name}.py")) == []


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("x.bit_count()", ".bit_count"),
        ("y = {**a, 'b': 1}", "{**a}"),
        ("zip(a, b, strict=True)", "zip(strict=)"),
        ("match a:\n  case 1: pass", "match"),
        ("''.ljust(3)", ".ljust"),
    ],
)
def test_the_check_itself_sees(code: str, what: str) -> None:
    """The check above finds what it is for."""
    assert [line.split(": ")[1] for line in lacking(ast.parse(code))] == [what]


@pytest.mark.parametrize("path", sorted((ROOT / "ttgo").rglob("*.py")), ids=str)
def test_no_browser_in_ttgo(path: Path) -> None:
    """Nothing in ttgo/ knows the browser."""
    assert {name.split(".")[0] for name in imports(tree(path))} & BROWSER == set()


def test_the_core_does_not_load_the_edges() -> None:
    """`import ttgo` brings no server, no file access and no typing helpers with it."""
    code = "import sys, ttgo.session; print(*[m for m in sys.modules if m.startswith('ttgo.')])"
    out = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    assert {module_of(name) for name in out.split()} <= {*CORE, ""}


def test_the_page_loads_the_whole_core() -> None:
    """static/pyscript.json names every core file, each of which exists."""
    config = json.loads((ROOT / "static" / "pyscript.json").read_text(encoding="utf-8"))
    named = {(ROOT / "static" / path).resolve() for path in config["files"]}
    assert {ROOT.resolve() / "ttgo" / f"{name}.py" for name in ("__init__", *core_files())} <= named
    assert [str(path) for path in named if not path.is_file()] == []
