"""The documents, pages of static/ that are texts (ttgo/lessons/docs/), in Markdown:

    about: For those who search           what stands first is about the page
    # Title {#begin}                      a heading with an address begins a section
    Words, a [link](rules.html). {.hint}  a paragraph, of a class
    - words <tt-board play></tt-board>    boards beside each other are a list

Lines in a fence are `python`, or `run` if readers can run them; `printed` is what those print. What
begins with < is HTML. A text has a name for translators, made of its section and its element; the
same text again has the name of the first.
"""

import re
from html import escape
from pathlib import Path

from ttgo.pages import layout
from ttgo.pages.html import Element, nodes, read, written
from ttgo.pages.parts import LINK, named

_FOLDER = Path(__file__).parent.parent / "lessons" / "docs"
_BLOCK = re.compile(r"^```.*?^```$|(?:^[^\n]+\n?)+", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"(#+) (.*?)(?: \{#([\w-]+)\})?")
_CLASS = re.compile(r" \{\.([\w-]+)\}$")
_ITEM = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)
_BOARD = "<tt-board"
_RUN = "```run\n"
_CODE = {
    "": "<pre><code>{0}</code></pre>",
    "python": '<pre><code class="python">{0}</code></pre>',
    "printed": '<pre class="printed"><samp>{0}</samp></pre>',
    "copy": '<div class="example" data-copy><pre><code>{0}</code></pre></div>',
    "run": '<div class="example"><pre data-example="{1}"><code>{0}</code></pre>',
}


def names() -> "list[str]":
    """Of all; that of static/family.html is "family"."""
    return sorted(path.stem for path in _FOLDER.glob("*.md"))


def code(name: str, kind: str) -> "dict[str, str]":
    """The first lines of a kind in each section of a document, by the section's address."""
    section = ""
    found: "dict[str, str]" = {}
    for block in _blocks(name):
        if heading := _HEADING.fullmatch(block):
            section = heading[3] or section
        elif block.startswith(f"```{kind}\n"):
            found.setdefault(section, _lines(block))
    return found


def page(name: str) -> str:
    """A document as a page in English, with the names of its texts."""
    return _Document(_blocks(name)).page()


def _blocks(name: str) -> "list[str]":
    text = (_FOLDER / f"{name}.md").read_text(encoding="utf-8")
    return [block.strip("\n") for block in _BLOCK.findall(text)]


def _lines(fenced: str) -> str:
    return fenced.partition("\n")[2].rpartition("\n")[0]


class _Document:
    def __init__(self, blocks: "list[str]") -> None:
        self.title = self.section = self.heading = ""  # the last two of where it is
        self.open: "list[int]" = []  # the levels of sections
        self.names: "dict[str, str]" = {}  # of texts
        head, *blocks = blocks
        self.about = dict(line.split(": ", 1) for line in head.split("\n"))
        ends = [
            "",
            *("</div>" * block.startswith(_RUN) for block in blocks),
        ]  # after what it prints
        self.parts = [self.block(block) + end for block, end in zip(blocks, ends)]

    def page(self) -> str:
        about = self.about
        body = "\n".join([*self.parts, self.close(0)])
        made = layout.page(
            f'<main class="docs prose"><div class="contents"></div>\n{body}</main>',
            (self.names[self.title], about.get("title", self.title)),
            about["about"],
            about["styles"].split(),
            about.get("scripts", "").split(),
            images=about.get("images", ""),
        )
        if "english" not in about:
            return made
        tree = read(made)
        for one in tree.all():
            said = [key for key in one.attributes if key.startswith("data-say")]
            for key in said:
                del one.attributes[key]
        return written(tree)

    def named(self, text: str, kind: str) -> str:
        """The name of a text."""
        name = f"{self.section}-{kind}".strip("-")
        count = 1
        while text not in self.names:
            free = f"{name}-{count}" if count > 1 else name
            if free not in self.names.values():
                self.names[text] = free
            count += 1
        return self.names[text]

    def text(self, element: str, text: str, **attributes: str) -> str:
        text = text.replace("\n", " ")
        return named(element, self.named(text, element), text, **attributes)

    def close(self, level: int) -> str:
        """End the sections of this level and of those below it."""
        ended = [one for one in self.open if one >= level]
        del self.open[len(self.open) - len(ended) :]
        return "</section>\n" * len(ended)

    def block(self, block: str) -> str:
        if heading := _HEADING.fullmatch(block):
            return self.head(*heading.groups())
        if block.startswith("```"):
            kind = block[3:].partition("\n")[0]
            return _CODE[kind].format(escape(_lines(block), quote=False), self.section)
        if block[0] == "<":
            return block
        if block[0] == "|":
            return self.table(block.split("\n"))
        if _ITEM.match(block):
            return self.list(block)
        if marked := _CLASS.search(block):
            return self.text("p", block[: marked.start()], class_=marked[1])
        return self.text("p", block)

    def head(self, marks: str, text: str, address: "str | None") -> str:
        level = len(marks)
        begin = ""
        if address:
            begin = self.close(max(level, 2)) + f'<section id="{address}">'
            self.open.append(max(level, 2))
            self.section, self.heading = address, text
        if level > 1:
            return begin + self.text(f"h{level}", text)
        self.title = text
        return begin + self.text("h1", text, class_="title")

    def table(self, lines: "list[str]") -> str:
        head, _, *rows = [
            [cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines
        ]
        heads = "".join(self.text("th", cell, scope="col") for cell in head)
        shown = "".join(
            f"<tr>{self.cell('th', first, scope='row')}"
            f"{''.join(self.cell('td', cell) for cell in rest)}</tr>\n"
            for first, *rest in rows
        )
        name = self.named(self.heading, "")
        return (
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(self.heading)}" '
            f'data-say-aria-label="{name}"><table>\n<thead><tr>{heads}</tr></thead>\n'
            f"<tbody>{shown}</tbody></table></div>"
        )

    def cell(self, element: str, text: str, **attributes: str) -> str:
        """A cell of a table; one that is a link has the name of its text."""
        if link := LINK.fullmatch(text):
            given = "".join(f' {key}="{value}"' for key, value in attributes.items())
            return f"<{element}{given}>{self.text('a', link[1], href=link[2])}</{element}>"
        return self.text(element, text, **attributes)

    def list(self, block: str) -> str:
        kind, items = "ul" if block[0] == "-" else "ol", _ITEM.split(block)[1:]
        if _BOARD not in block:
            shown = "\n".join(self.text("li", " ".join(one.split())) for one in items)
            return f"<{kind}>\n{shown}\n</{kind}>"
        shown = "".join(f"<div>{self.board(*one.partition(_BOARD))}</div>\n" for one in items)
        return f'<div class="several">\n{shown}</div>'

    def board(self, words: str, *board: str) -> str:
        made = nodes("".join(board).replace("\n  ", "\n").strip())[0]
        assert isinstance(made, Element)
        for key in ("label", "caption"):
            if text := made.get(key):
                made.attributes[f"data-say-{key}"] = self.named(text, key)
        words = " ".join(words.split())
        return (self.text("p", words) if words else "") + written(made)
