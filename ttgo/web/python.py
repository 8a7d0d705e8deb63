"""Fill the examples and the docstrings into their page, static/python.html.

The words between them are the page's. Put in are each example's lines, what they print, and of each
public name its first sentence.
"""

import inspect
import re
import textwrap
from collections.abc import Iterator
from html import escape
from types import ModuleType

import ttgo
from ttgo import explain, gtp, lab, record, score, sgf, svg
from ttgo.demos.markup import Element, nodes, read
from ttgo.web import examples

# beside ttgo itself
_MODULES: list[ModuleType] = [explain, record, sgf, svg, score, lab, gtp]
_NOT_ALL = {  # of modules that have no __all__
    "ttgo.score": "scored score_file",
}
# What only ttgo itself asks of its classes.
_OURS = {
    "Match": "board copying decided_on_copy ended_by_passes final_pass last_word trailing_passes",
    "Record": "check_but depth line new_match resigned said stops",
    "Node": "continuations follow others",
    "Grid": "around flood floods look pieces",
    "Graph": "around flood floods",
    "Start": "follower",
}


def fill(page: Element) -> None:
    """Put the examples and names into the page. Raises ValueError if it lacks an example."""
    places = {one.get("data-example"): one for one in page.find("div")}
    places.pop("", None)
    if sorted(places) != sorted(examples.EXAMPLES):
        raise ValueError(
            f"The page has the examples {sorted(places)}, not each of {sorted(examples.EXAMPLES)}."
        )
    for name, place in places.items():
        del place.attributes["data-example"]
        place.inside = nodes(_example(name))
    (names,) = page.find("div", id="names")
    names.inside = nodes(reference())


def code(name: str) -> str:
    """An example's lines, as a reader would write them."""
    lines = inspect.getsource(examples.EXAMPLES[name]).splitlines()
    return textwrap.dedent("\n".join(lines[1:])).strip("\n")


def _example(name: str) -> str:
    printed = examples.run(name)
    lines = f'<pre data-example="{name}"><code>{escape(code(name), quote=False)}</code></pre>'
    shown = f'<pre class="printed"><samp>{escape(printed, quote=False)}</samp></pre>'
    if printed.startswith("<svg"):
        (svg,), (title,), (said,) = (read(printed).find(tag) for tag in ("svg", "title", "desc"))
        alt = f"{title.inside[0]}. {said.inside[0]}"
        size = f'width="{svg.get("width")}" height="{svg.get("height")}"'
        picture = f'<img src="examples/picture.svg" {size} alt="{escape(alt)}">'
        shown = f'<figure class="printed">{picture}</figure>'
    return f"{lines}\n{shown}"


def names() -> "Iterator[tuple[str, object]]":
    """All public names, as they are imported, with what they stand for: first those of ttgo, then
    those of its parts.
    """
    for name in ttgo.__all__:
        yield f"ttgo.{name}", getattr(ttgo, name)
    for module in _MODULES:
        for name in getattr(module, "__all__", None) or _NOT_ALL[module.__name__].split():
            yield f"{module.__name__}.{name}", getattr(module, name)


def members(thing: object) -> "Iterator[tuple[str, object]]":
    """The public methods and properties of a class, in the order of their lines."""
    if isinstance(thing, type):
        ours = _OURS.get(thing.__name__, "").split()
        for name, member in vars(thing).items():
            if (
                name[0] != "_"
                and name not in ours
                and (
                    inspect.isfunction(member)
                    or isinstance(member, (property, staticmethod, classmethod))
                )
            ):
                yield name, member


def reference() -> str:
    """The names as they stand in the page: a line each, a class with its members folded."""
    lines = []
    for path, thing in names():
        if not (inspect.isroutine(thing) or isinstance(thing, type)):
            continue  # BLACK, PASS and the like need no explanation
        head = (
            f"<code>{path.removeprefix('ttgo.')}{_arguments(thing)}</code> {_first_sentence(thing)}"
        )
        inner = "".join(
            f"<div><dt><code>{name}{_arguments(member)}</code></dt>"
            f"<dd>{_first_sentence(member)}</dd></div>"
            for name, member in members(thing)
        )
        if inner:
            lines.append(f"<details><summary>{head}</summary><dl>{inner}</dl></details>")
        else:
            lines.append(f"<p>{head}</p>")
    return "".join(f"        {line}\n" for line in lines)


def _arguments(thing: object) -> str:
    """The names of what it is called with; "" for what is not called, or raised and not made."""
    if isinstance(thing, property) or (isinstance(thing, type) and issubclass(thing, Exception)):
        return ""
    plain = thing.__func__ if isinstance(thing, (staticmethod, classmethod)) else thing
    names = inspect.signature(plain).parameters  # type: ignore[arg-type]
    given = [name for name in names if name not in ("self", "cls")]
    return f"({', '.join(given)})"


def _first_sentence(thing: object) -> str:
    text = " ".join((inspect.getdoc(thing) or "").partition("\n\n")[0].split())
    sentence = re.split(r"(?<=[^.][.]) (?=[A-Z`])", text)[0]
    return re.sub(r"`(.*?)`", r"<code>\1</code>", escape(sentence, quote=False))
