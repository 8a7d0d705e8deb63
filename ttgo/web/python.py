"""Fill the examples into their page, static/python.html, each with its lines and what they print;
and the public names, of which the reference tells (reference.py).
"""

import inspect
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
OURS = {
    "Position": "piece",
    "Match": "board copying decided_on_copy ended_by_passes final_pass last_word trailing_passes",
    "Record": "check_but depth line new_match resigned said stops",
    "Node": "continuations follow others",
    "Grid": "around flood floods look pieces",
    "Graph": "around flood floods",
    "Start": "follower",
}


def fill(page: Element) -> None:
    """Put the examples into the page. Raises ValueError if it lacks an example."""
    places = {one.get("data-example"): one for one in page.find("div")}
    places.pop("", None)
    if sorted(places) != sorted(examples.EXAMPLES):
        raise ValueError(
            f"The page has the examples {sorted(places)}, not each of {sorted(examples.EXAMPLES)}."
        )
    for name, place in places.items():
        del place.attributes["data-example"]
        place.inside = nodes(_example(name))


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
        ours = OURS.get(thing.__name__, "").split()
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
