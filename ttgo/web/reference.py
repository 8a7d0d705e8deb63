"""The reference of the Python package: a page for each public module, and one with all names and
the tasks that programs are written for.

All is read from the source by the standard library: signatures, docstrings and their examples, so
that modules which need more than it (ttgo.env) are told of, too. Griffe and pdoc would do the
reading, but a site is made with nothing installed.
"""

import ast
import copy
import functools
import inspect
import re
from html import escape
from pathlib import Path
from typing import NamedTuple

from ttgo import __version__
from ttgo.web import python, tasks

FOLDER = "static/reference/"
# Public names of modules that are not imported here, which may need what is not installed.
_READ = {
    "ttgo.env.pettingzoo": "env raw_env",
    "ttgo.env.gymnasium": "Go",
    "ttgo.env.board": "Board",
    "ttgo.web.notebook": "Live",
}
_TYPED = "\0"  # behind a type: PEP 8 has blanks around the "=" there
_PACKAGE = Path(__file__).parents[1]
_POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
_PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta
      http-equiv="Content-Security-Policy"
      content="{policy}"
    />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="{about}" />
    <title>{title}: ttgo</title>
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../look.css" />
    <link rel="stylesheet" href="../look/docs.css" />
    <script type="module" src="../python/reference.js"></script>
  </head>
  <body>
    <header class="site"></header>
    <main class="docs reference">
      <div class="contents"></div>
      {body}
    </main>
    <footer class="site"></footer>
  </body>
</html>
"""


class Name(NamedTuple):
    """A public name: its anchor in the page of its module, how it is written with its types, its
    docstring, and those of its members.
    """

    anchor: str
    written: str
    told: str
    members: "list[Name]"

    @property
    def sentence(self) -> str:
        """The first one of the docstring."""
        text = " ".join(self.told.partition("\n\n")[0].split())
        return re.split(r"(?<=[^.][.]) (?=[A-Z`])", text)[0]


def addresses() -> "list[str]":
    """The pages' addresses."""
    return [f"{FOLDER}{name}.html" for name in ("index", "changes", *map(_short, modules()))]


@functools.cache
def modules() -> "dict[str, list[Name]]":
    """The public names by their modules, in the order of their pages."""
    found: "dict[str, list[Name]]" = {}
    for path, thing in python.names():
        if inspect.isroutine(thing) or isinstance(thing, type):
            module, _, name = path.rpartition(".")
            file = Path(inspect.getsourcefile(thing) or "")
            found.setdefault(module, []).append(_name(file, thing.__name__, name))
    for module, names in _READ.items():
        file = _PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
        found[module] = [_name(file, name, name) for name in names.split()]
    return found


@functools.cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _name(file: Path, name: str, anchor: str) -> Name:
    """A function or class of a file."""
    node = next(one for one in _tree(file).body if getattr(one, "name", "") == name)
    assert isinstance(node, (ast.FunctionDef, ast.ClassDef))
    if isinstance(node, ast.FunctionDef):
        return Name(anchor, _signature(node, anchor), ast.get_docstring(node) or "", [])
    ours = python.OURS.get(name, "").split()
    members = [
        Name(
            f"{anchor}.{one.name}",
            _signature(one, one.name, bound=_decorated(one, "staticmethod") is None),
            ast.get_docstring(one) or "",
            [],
        )
        for one in node.body
        if isinstance(one, ast.FunctionDef)
        and one.name[0] != "_"
        and one.name not in ours
        and _decorated(one, "setter") is None
    ]
    bases = [ast.unparse(base) for base in node.bases]
    made = next((one for one in node.body if getattr(one, "name", "") == "__init__"), None)
    raised = bases and bases[0] in ("Illegal", "Wrong", "ValueError", "Exception")
    written = f"class {anchor}" + (f"({', '.join(bases)})" if raised else "")
    if isinstance(made, ast.FunctionDef) and not raised:
        written = f"class {_signature(made, anchor, bound=True, gives=False)}"
    return Name(anchor, written, ast.get_docstring(node) or "", members)


def _decorated(node: ast.FunctionDef, name: str) -> "ast.expr | None":
    return next((one for one in node.decorator_list if ast.unparse(one).endswith(name)), None)


def _signature(node: ast.FunctionDef, name: str, bound: bool = False, gives: bool = True) -> str:
    """A function with its types, as one would write it; a property as a field."""
    given = _plain(node.returns)
    if _decorated(node, "property"):
        return f"{name}: {given}"
    arguments = copy.deepcopy(node.args)
    del arguments.args[:bound]
    for one in ast.walk(arguments):
        if isinstance(one, ast.arg) and one.annotation:
            one.annotation = ast.Name(_plain(one.annotation) + _TYPED)
    written = ast.unparse(arguments).replace(f"{_TYPED}=", " = ").replace(_TYPED, "")
    return f"{name}({written})" + (f" -> {given}" if gives and given else "")


def _plain(annotation: "ast.expr | None") -> str:
    """A type without the quotes that MicroPython needs."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return "" if annotation is None else ast.unparse(annotation)


# The pages


def page(address: str) -> str:
    """A page of the reference, as an English page is written."""
    here = address.removeprefix(FOLDER).removesuffix(".html")
    full = {_short(module): module for module in modules()}
    if here == "index":
        title, body = "Python reference", _index()
    elif here == "changes":
        told = _told(ast.get_docstring(_tree(_PACKAGE / "version.py")) or "")
        title, body = "Changes", f"<section><h1>Changes</h1>{_ways(here)}{told}</section>"
    else:
        title, body = full[here], _module(full[here], modules()[full[here]])
    return _PAGE.format(
        title=escape(title),
        policy=_POLICY,
        about=escape(f"{title}: names, types, what is raised, examples, for ttgo {__version__}."),
        body=body,
    )


def _ways(here: str) -> str:
    """The way to the other pages of the reference."""
    links = "".join(
        f'<a href="{name}.html"{" aria-current=page" if name == here else ""}>{shown}</a> '
        for name, shown in (
            ("index", "All names"),
            ("changes", "Changes"),
            *((_short(m), m) for m in modules()),
        )
    )
    return f'<nav class="modules" aria-label="Reference">{links}</nav>'


def _short(module: str) -> str:
    return module.removeprefix("ttgo.")


def _index() -> str:
    shown = "".join(
        f'<h3 id="task{number}">{escape(name)}</h3>{_lines(code)}'
        f'<pre class="printed"><samp>{escape(tasks.run(name), quote=False)}</samp></pre>'
        for number, (name, code) in enumerate(tasks.TASKS.items(), 1)
    )
    wanted = "".join(
        f'<li><a href="#task{number}">{escape(name)}</a></li>'
        for number, name in enumerate(tasks.TASKS, 1)
    )
    listed = f'<h3>Tasks</h3><ul class="names">{wanted}</ul>' + "".join(
        f'<h3><a href="{_short(module)}.html">{module}</a></h3><ul class="names">'
        + "".join(_line(module, one) for name in names for one in (name, *name.members))
        + "</ul>"
        for module, names in modules().items()
    )
    return (
        f"<section><h1>Python reference</h1>{_ways('index')}<p>All that programs may use of ttgo "
        f"{__version__}, its first version, and of all later ones until "
        '<a href="changes.html">Changes</a> says otherwise. Wrong arguments raise ValueError, '
        "with one sentence.</p>"
        "<p>A point is its vertex, such as <code>C3</code>, or its number. Points are a text of "
        "vertices, such as <code>C3 D4</code>, a list of points, or a set: an int with a bit for "
        "each.</p></section>"
        f'<section id="names"><h2>All names</h2>{listed}</section>'
        f'<section id="tasks"><h2>Tasks</h2><p>Each begins with these lines.</p>{_lines(tasks.BEGIN)}{shown}'
        "</section>"
    )


def _lines(code: str) -> str:
    return f"<pre><code>{escape(code, quote=False)}</code></pre>"


def _line(module: str, name: Name) -> str:
    link = f'<a href="{_short(module)}.html#{name.anchor}"><code>{name.anchor}</code></a>'
    return f"<li>{link} {_inline(name.sentence)}</li>"


def _module(module: str, names: "list[Name]") -> str:
    file = _PACKAGE.joinpath(*module.split(".")[1:])
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    blocks = re.split(r"\n\s*\n", ast.get_docstring(_tree(file)) or "")
    told = _told("\n\n".join(block for block in blocks if block[:1] != " "))  # without its tables
    ways = _ways(_short(module))
    return f"<section><h1>{module}</h1>{ways}{told}</section>" + "".join(
        f'<section id="{one.anchor}"><h2>{one.anchor}</h2>'
        f"{_lines(one.written)}{_told(one.told)}"
        + "".join(
            f'<h3 id="{member.anchor}">{_code(member)}</h3>{_told(member.told)}'
            for member in one.members
        )
        + "</section>"
        for one in names
    )


def _code(name: Name) -> str:
    return f'<a href="#{name.anchor}"><code>{escape(name.written, quote=False)}</code></a>'


def _told(text: str) -> str:
    """A docstring: paragraphs, examples, and what is indented as it stands."""
    blocks = re.split(r"\n\s*\n", text)
    return "".join(
        _lines(block)
        if block.startswith((">>>", "    "))
        else f"<p>{_inline(' '.join(block.split()))}</p>"
        for block in blocks
        if block
    )


def _inline(text: str) -> str:
    """A sentence, in which names of the reference lead to them."""
    return re.sub(r"`(.*?)`", _linked, escape(text, quote=False))


def _linked(found: "re.Match[str]") -> str:
    place = _places().get(found[1].removesuffix("()"))
    code = f"<code>{found[1]}</code>"
    return f'<a href="{place}">{code}</a>' if place else code


@functools.cache
def _places() -> "dict[str, str]":
    """Where the names that are told apart by themselves stand."""
    return {
        one.anchor: f"{_short(module)}.html#{one.anchor}"
        for module, names in modules().items()
        for name in names
        for one in (name, *name.members)
    }
