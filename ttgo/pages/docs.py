"""The documents, pages of static/ that are texts (ttgo/lessons/docs/), in Markdown:

    about: For those who search           what stands first is about the page
    # Title {#begin}                      a heading with an address begins a section
    Words, a [link](rules.html). {.hint}  a paragraph, of a class
    #### A board {#play}                  at this level it begins a card, in a gallery
    - words <tt-board play></tt-board>    boards beside each other are a list
    ---                                   after this sections stand in columns

Lines in a fence are `python`, or `run` if readers can run them; `printed` is what those print;
`html` shows its board. A table whose head is empty is a list of what its first column names. What
begins with < is HTML. After a paragraph {.untranslated} all is English.
"""

import contextlib
import functools
import io
import re
from html import escape

from ttgo.lab.lines import run
from ttgo.language import spoken
from ttgo.pages import layout, translated
from ttgo.pages.parts import shown

_BLOCK = re.compile(r"^```.*?^```$|(?:^[^\n]+\n?)+", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"(#+) (.*?) ?(?:\{#([\w-]+)\})?")
_CLASS = re.compile(r"\s\{\.([\w-]+)\}$")
_ITEM = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)
_WRAPPED = re.compile(r"\n *")
_BOARD = re.compile(r"(?:^|\n  )(?=<tt-board)")  # of an item
_DOCS = "docs/"
_RUN = "```run\n"
_CODE = {
    "": "<pre><code>{0}</code></pre>",
    "python": '<pre><code class="python">{0}</code></pre>',
    "printed": '<pre class="printed"><samp>{0}</samp></pre>',
    "copy": '<div class="example" data-copy><pre><code>{0}</code></pre></div>',
    "html": '<div class="example one"><pre><code>{0}</code></pre></div>',
    "run": '<div class="example"><pre data-example="{1}"><code>{0}</code></pre>',
}
# Levels: those of headings, of which the first two are alike, and what is around some
_COLUMNS, _SECTION, _GALLERY, _CARD = 1, 2, 3.5, 4


@functools.cache
def names() -> "list[str]":
    """Of all; that of static/family.html is "family"."""
    return [name.removeprefix(_DOCS) for name in translated.names() if name.startswith(_DOCS)]


def code(name: str, kind: str) -> "dict[str, str]":
    """The first lines of a kind in each section of a document, by the section's address."""
    section = ""
    found: "dict[str, str]" = {}
    for block in _blocks(translated.read(_DOCS + name, translated.ENGLISH)):
        if heading := _HEADING.fullmatch(block):
            section = heading[3] or section
        elif block.startswith(f"```{kind}\n"):
            found.setdefault(section, _lines(block))
    return found


def picture() -> str:
    """The picture that an example on the page Python prints."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        run(code("python", "run")["picture"])
    return printed.getvalue()


def page(name: str) -> str:
    """A document as a page in the language that is spoken."""
    return Document(translated.read(_DOCS + name, spoken())).page()


def _blocks(text: str) -> "list[str]":
    return [block.strip("\n") for block in _BLOCK.findall(text)]


def _lines(fenced: str) -> str:
    return fenced.partition("\n")[2].rpartition("\n")[0]


class Document:
    """What a text becomes: its parts are HTML, `about` is what it says first."""

    def __init__(self, text: str) -> None:
        about, *blocks = _blocks(text)
        self.title = self.section = self.heading = ""  # the last two of where it is
        self.open: "list[tuple[float, str]]" = []  # levels, and what ends them
        self.about = dict(line.split(": ", 1) for line in about.split("\n"))
        self.english = "english" in self.about
        self.parts: "list[str]" = []
        end = ""  # of an example, after what it prints
        for block in blocks:
            self.parts.append(self.block(block) + end)
            end = "</div>" * block.startswith(_RUN)

    def page(self) -> str:
        about = self.about
        body = "\n".join([*self.parts, self.close(0)])
        return layout.page(
            f'<main class="docs prose"><div class="contents"></div>\n{body}</main>',
            about.get("title", self.title),
            about["about"],
            about["styles"].split(),
            about.get("scripts", "").split(),
            policy=about.get("policy", ""),
        )

    def begin(self, level: float, element: str, attributes: str) -> str:
        self.open.append((level, f"</{element}>\n"))
        return f"<{element} {attributes}>"

    def close(self, level: float) -> str:
        """End what is of this level, or within that."""
        ends = ""
        while self.open and self.open[-1][0] >= level:
            ends += self.open.pop()[1]
        return ends

    def block(self, block: str) -> str:
        if heading := _HEADING.fullmatch(block):
            marks, text, address = heading.groups()
            return (self.place(len(marks), text, address) if address else "") + self.head(
                len(marks), text
            )
        if block.startswith("```"):
            kind = block[3:].partition("\n")[0]
            if kind == "html" and self.open[-1][0] == _CARD:
                kind = ""
            return _CODE[kind].format(escape(_lines(block), quote=False), self.section)
        if block[0] == "<":
            return block
        if block == "---":
            return self.close(_COLUMNS) + self.begin(_COLUMNS, "div", 'class="columns"')
        if block[0] == "|":
            return self.table(block.split("\n"))
        if _ITEM.match(block):
            return self.list(block)
        if marked := _CLASS.search(block):
            own = shown("p", block[: marked.start()], class_=marked[1])
            if marked[1] != "untranslated":
                return own
            self.english = True
            return self.close(_SECTION) + own
        return shown("p", block)

    def place(self, level: float, heading: str, address: str) -> str:
        """The begin of a section or a card, after the end of the one before."""
        self.section, self.heading = address, heading
        level = max(level, _SECTION)
        begin = self.close(level)
        if level < _CARD:
            english = " data-english" * self.english
            return begin + self.begin(level, "section", f'id="{address}"{english}')
        if self.open[-1][0] != _GALLERY:
            begin += self.begin(_GALLERY, "div", 'class="gallery"')
        return begin + self.begin(level, "div", f'class="example one" id="{address}"')

    def head(self, level: int, text: str) -> str:
        if level == 1:
            self.title = text
            return shown("h1", text, class_="title")
        return shown(f"h{min(level, 3)}", text) if text else ""

    def table(self, lines: "list[str]") -> str:
        head, _, *rows = [re.split(r" *\| *", line[1:-1].strip()) for line in lines]
        if not any(head):
            names = "\n".join(
                f"<div>{shown('dt', first)}{''.join(shown('dd', one) for one in rest)}</div>"
                for first, *rest in rows
            )
            kind = ' class="rows"' * (len(head) > 2)
            return f"<dl{kind}>\n{names}</dl>"
        heads = "".join(shown("th", cell, scope="col") for cell in head)
        cells = "".join(
            f"<tr>{shown('th', first, scope='row')}"
            f"{''.join(shown('td', cell) for cell in rest)}</tr>\n"
            for first, *rest in rows
        )
        return (
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(self.heading)}"><table>\n'
            f"<thead><tr>{heads}</tr></thead>\n<tbody>{cells}</tbody></table></div>"
        )

    def list(self, block: str) -> str:
        kind, items = "ul" if block[0] == "-" else "ol", _ITEM.split(block)[1:]
        if all(map(_BOARD.search, items)):
            boards = "".join(f"<div>{self.board(*_BOARD.split(one, 1))}</div>\n" for one in items)
            return f'<div class="several">\n{boards}</div>'
        words = "\n".join(shown("li", _WRAPPED.sub(" ", one.strip())) for one in items)
        return f"<{kind}>\n{words}\n</{kind}>"

    def board(self, words: str, board: str) -> str:
        words = _WRAPPED.sub(" ", words.strip())
        return (shown("p", words) if words else "") + board.replace("\n  ", "\n").strip()
