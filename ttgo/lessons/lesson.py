"""What a page shows of a lesson, as nodes (markup.py): its chapters, and in each its stations with
their boards. Learn is made of the same.
"""

from ttgo.language import say
from ttgo.lessons.boards import Demo, demo, rule_of, said
from ttgo.lessons.markup import block
from ttgo.lessons.text import Diagram, Mistake, Part, read

MOST = 100  # headings of a lesson, and mistakes that are told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.lessons.markup import Node


def lesson(text: str) -> "dict[str, object]":
    """A text of anybody's, shown as far as it can be read:

    title     of the first chapter
    nodes     a section for each chapter
    files     the addresses of other texts, if it is only a list of links to such
    mistakes  each with its "line", and what to "say" of it
    """
    chapters, mistakes = read(text)
    known: "set[str]" = set()
    boards = 0
    nodes = []
    for chapter in chapters:
        shown = []
        for part in [chapter] + chapter.stations:
            if part.address in known:
                said = say("same_address", address=part.address)
                mistakes.append(Mistake(part.line, said))
            if part.address in known or not part.address:
                part.address = f"{part.address or 'part'}-{part.line}"
            known.add(part.address)
            if len(known) > MOST:
                mistakes.append(Mistake(part.line, say("too_many_parts", most=MOST)))
                break
            own = _own_station(chapter) if part is chapter else part
            if own is not None:
                board, wrong = _board(own, chapter)
                boards += board is not None
                mistakes += wrong
                shown.append(station(own, board))
        nodes.append(_chapter(chapter, shown))
        if len(known) > MOST:
            break
    told = sorted([(mistake.line, mistake.said) for mistake in mistakes])[:MOST]
    return {
        "title": chapters[0].title if chapters else "",
        "nodes": nodes,
        "files": [] if boards else _files(nodes),
        "mistakes": [{"line": line, "say": said} for line, said in told],
    }


def station(part: Part, board: "Demo | Diagram | None") -> "list[Any]":
    """The section of a station: what is said before the board, what is asked, the board, and what is
    said afterwards. Of a Diagram only the stones are shown.
    """
    before, after = [list(map(block, texts)) for texts in said(part)]
    shown: "list[Node]" = []
    asked: "list[Node]" = []
    if isinstance(board, Demo):
        attributes = board.attributes(part.address)
        if (board.question or "solve" in attributes) and before:
            asked = _classed([before.pop()], "ask")
        if "solve" in attributes:
            attributes["solve"] = ""  # it is said above the board
        rows = "\n".join(part.diagram.rows) if part.diagram else ""
        shown = [["tt-board", attributes, rows]]
    elif board is not None and board.rows:
        shown = [["tt-board", {"label": part.title}, "\n".join(board.rows)]]
    made: "list[Any]" = ["section", {"class": "demo", "id": part.address}, ["h3", {}, part.title]]
    return made + before + asked + shown + _classed(after, "after")


def _own_station(chapter: Part) -> "Part | None":
    """A chapter's own board, with the texts around it, is a station of its title; so is a chapter of
    texts alone. No heading has its address.
    """
    boards = any(isinstance(block, Diagram) for block in chapter.blocks)
    if not boards and chapter.stations:
        return None
    own = Part(chapter.title, f"{chapter.address}--1", chapter.line)
    own.blocks, chapter.blocks = chapter.blocks, own.blocks
    return own


def _board(part: Part, chapter: Part) -> "tuple[Demo | Diagram | None, list[Mistake]]":
    """The board of a station, or as much of it as can be shown, and what is wrong with it."""
    found = [block for block in part.blocks if isinstance(block, Diagram)]
    if not found:
        return None, []
    wrong = [Mistake(board.line, say("one_board")) for board in found[1:]]
    part.blocks = [one for one in part.blocks if one is found[0] or isinstance(one, str)]
    try:
        return demo(part, rule_of(chapter)), wrong
    except Mistake as mistake:
        return found[0], wrong + [mistake]


def _chapter(chapter: Part, stations: "list[list[Any]]") -> "list[Any]":
    made: "list[Any]" = ["section", {"class": "chapter", "id": chapter.address}]
    made.append(["h2", {}, chapter.title])
    texts = [block(text) for text in chapter.blocks if isinstance(text, str)]
    return made + _classed(texts, "intro") + stations


def _classed(nodes: "list[Any]", name: str) -> "list[Any]":
    for node in nodes:
        node[1]["class"] = name
    return nodes


def _files(nodes: "list[Any]") -> "list[str]":
    """The texts that links lead to."""
    waiting, found = nodes[::-1], []
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            continue
        address = node[1].get("href", "")
        if address.endswith(".md"):
            found.append(address)
        waiting += node[:1:-1]
    return found
