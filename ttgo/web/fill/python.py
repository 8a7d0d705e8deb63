"""Fill the examples into their page, static/python.html, each with its lines and what they print."""

import inspect
import textwrap
from html import escape

from ttgo.pages.html import Element, nodes, read
from ttgo.web.fill import examples


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
