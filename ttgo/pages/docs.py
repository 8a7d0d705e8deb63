"""The documents, pages of static/ that are texts (ttgo/lessons/docs/), in Markdown:

    about: For those who search           what stands first is about the page
    # Title {#begin}                      a heading with an address begins a section
    Words, a [link](rules.html). {.hint}  a paragraph, of a class
    #### A board {#play}                  at this level it begins a card, in a gallery
    - words <tt-board play></tt-board>    boards beside each other are a list
    ---                                   after this sections stand in columns

Lines in a fence are `python`, or `run` if readers can run them; `printed` is what those print;
`html` shows its board. A table whose head is empty is a list of what its first column names. What
begins with < is HTML. A text has a name for translators, made of its section and its element; the
same text again has the name of the first. After a paragraph {.untranslated} all is English.
"""

import contextlib
import io
import re
from html import escape
from pathlib import Path

from ttgo.lab.lines import run
from ttgo.lessons.markup import inline
from ttgo.pages import layout
from ttgo.pages.html import Element, made, nodes, written
from ttgo.pages.parts import named

_FOLDER = Path(__file__).parent.parent / "lessons" / "docs"
_BLOCK = re.compile(r"^```.*?^```$|(?:^[^\n]+\n?)+", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"(#+) (.*?) ?(?:\{#([\w-]+)\})?")
_CLASS = re.compile(r"\s\{\.([\w-]+)\}$")
_ITEM = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)
_NAME = re.compile(r' data-say[\w-]*="[^"]*"')
_BOARD = re.compile(r"(?:^|\n  )(?=<tt-board)")  # of an item
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


def names() -> "list[str]":
    """Of all; that of static/family.html is "family"."""
    return sorted(path.stem for path in _FOLDER.glob("*.md"))


def code(name: str, kind: str) -> "dict[str, str]":
    """The first lines of a kind in each section of a document, by the section's address."""
    section = ""
    found: "dict[str, str]" = {}
    for block in _blocks(_text(name)):
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
    """A document as a page in English, with the names of its texts."""
    return Document(_text(name)).page()


def _text(name: str) -> str:
    return (_FOLDER / f"{name}.md").read_text(encoding="utf-8")


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
        self.names: "dict[str, str]" = {}  # of texts
        self.about = dict(line.split(": ", 1) for line in about.split("\n"))
        self.english = "english" in self.about
        self.parts: "list[str]" = []
        end = ""  # of an example, after what it prints
        for block in blocks:
            english = self.english
            part = self.block(block) + end
            self.parts.append(_NAME.sub("", part) if english else part)
            end = "</div>" * block.startswith(_RUN)

    def page(self) -> str:
        about = self.about
        title = self.names[self.title], self.title
        if "title" in about:
            title = "title", about["title"]
        body = "\n".join([*self.parts, self.close(0)])
        made = layout.page(
            f'<main class="docs prose"><div class="contents"></div>\n{body}</main>',
            title,
            about["about"],
            about["styles"].split(),
            about.get("scripts", "").split(),
            policy=about.get("policy", ""),
        )
        return _NAME.sub("", made) if "english" in about else made

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
            own = self.text("p", block[: marked.start()], class_=marked[1])
            if marked[1] != "untranslated":
                return own
            self.english = True
            return self.close(_SECTION) + own
        return self.text("p", block)

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
            return self.text("h1", text, class_="title")
        return self.text(f"h{min(level, 3)}", text) if text else ""

    def table(self, lines: "list[str]") -> str:
        head, _, *rows = [re.split(r" *\| *", line[1:-1].strip()) for line in lines]
        if not any(head):
            shown = "\n".join(
                f"<div>{self.text('dt', first)}{''.join(self.text('dd', one) for one in rest)}</div>"
                for first, *rest in rows
            )
            kind = ' class="rows"' * (len(head) > 2)
            return f"<dl{kind}>\n{shown}</dl>"
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
        (link, *more) = [*made(inline(text)), ""]
        if more != [""] or isinstance(link, str):
            return self.text(element, text, **attributes)
        said = self.text("a", str(link.inside[0]), href=link.get("href"))
        return written(Element(element, {**attributes}, nodes(said)))

    def list(self, block: str) -> str:
        kind, items = "ul" if block[0] == "-" else "ol", _ITEM.split(block)[1:]
        if all(map(_BOARD.search, items)):
            shown = "".join(f"<div>{self.board(*_BOARD.split(one, 1))}</div>\n" for one in items)
            return f'<div class="several">\n{shown}</div>'
        shown = "\n".join(self.text("li", " ".join(one.split())) for one in items)
        return f"<{kind}>\n{shown}\n</{kind}>"

    def board(self, words: str, board: str) -> str:
        made = nodes(board.replace("\n  ", "\n").strip())[0]
        assert isinstance(made, Element)
        for key in ("label", "caption"):
            if text := made.get(key):
                made.attributes[f"data-say-{key}"] = self.named(text, key)
        words = " ".join(words.split())
        return (self.text("p", words) if words else "") + written(made)
