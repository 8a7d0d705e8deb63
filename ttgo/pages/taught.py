"""The lessons of a folder as pages: their texts, and pictures of their boards, which need no scripts;
where these run, each page is a <tt-lesson>.
"""

import re
from html import escape
from pathlib import Path
from typing import Any

from ttgo.language import enumerated, say
from ttgo.lessons.boards import question_of
from ttgo.lessons.lesson import lesson
from ttgo.record import link
from ttgo.svg.drawing import picture
from ttgo.teach.problem import solution
from ttgo.teach.questions import answer

_TEMPLATE = Path(__file__).with_name("taught.html")


def files(folder: Path) -> "dict[str, bytes]":
    """What a site has of a folder's lessons, by name: each text, NAME.md, and its page, NAME.html.
    Raises ValueError, a sentence, for what cannot be read.
    """
    found = {}
    for path in sorted(folder.glob("*.md")):
        try:
            text = path.read_text(encoding="utf-8")
            found[f"{path.stem}.html"] = _page(path.stem, text).encode()
        except UnicodeDecodeError:
            raise ValueError(f"{path} is not text in UTF-8: save it as such.") from None
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None
        found[path.name] = text.encode()
    if not found:
        raise ValueError(f"{folder} has no lessons: put texts there whose names end in .md.")
    return found


def _page(name: str, text: str) -> str:
    found: Any = lesson(text)
    for mistake in found["mistakes"]:
        raise ValueError(say("at_line", line=mistake["line"], said=mistake["say"]))
    title = found["title"]
    shown = "\n".join(_html(node, title) for node in found["nodes"])
    page = _TEMPLATE.read_text(encoding="utf-8")
    return page.format(title=escape(title), name=escape(name), shown=shown)


def _html(node: Any, title: str) -> str:
    """A node of a lesson; headings that say no more than the page's title are left out, and of a
    board there are its picture, and what is right.
    """
    if isinstance(node, str):
        return escape(node, quote=False)
    name, attributes, *inside = node
    if name == "tt-board":
        return f"<figure>{_picture(attributes)}</figure>"
    if inside == [title] and name in ("h2", "h3"):
        return ""
    if "href" in attributes:
        attributes = {"href": re.sub(r"^([^/:]+)\.md(?=#|$)", r"\1.html", attributes["href"])}
    given = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{''.join(_html(one, title) for one in inside)}</{name}>"


def _picture(board: "dict[str, str]") -> str:
    record = link.read(board["link"])
    match = record.match()
    labels = dict(one.split(":", 1) for one in board.get("labels", "").split())
    drawn = picture(match.position, labels=dict(labels.items()))
    right: "list[str] | str | int"
    if "solve" in board:
        right = solution(record)
    elif "ask" in board:
        question = question_of(board["ask"])
        points = str(question.get("points", "")).split()
        right = points or answer(match, question)
    else:
        return drawn
    told = escape(f"{in_words(right)} {board.get('right', '')}".strip())
    return f"{drawn}<details><summary>{say('the_answer')}</summary>{told}</details>"


def in_words(right: "list[str] | str | int") -> str:
    """A right answer as a sentence: turns, points or their labels, or a choice of questions.py."""
    if isinstance(right, list):
        return f"{enumerated(right) or 'None'}."
    said = "a tie" if right == "tie" else str(right).replace("-", " ")
    return f"{said[0].upper()}{said[1:]}."
