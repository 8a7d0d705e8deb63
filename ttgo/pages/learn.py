"""Learn, static/rules.html, made of its texts (learn/). What the rules know is put in here: each
board's link, picture, process, question, labels, and the answers, which stand together at the end,
for readers without JavaScript and on paper.
"""

import json
import re
from html import escape

from ttgo.language import say, spoken
from ttgo.lessons.boards import Demo, said
from ttgo.lessons.text import Part
from ttgo.pages.html import Element, nodes
from ttgo.pages.lessons import BOARDS, CHAPTERS, ELSEWHERE, boards, chapters
from ttgo.pages.others import others
from ttgo.pages.parts import entries, image, rule, shown, stones
from ttgo.pages.taught import in_words
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.svg.drawing import picture
from ttgo.teach.moments import by_rule
from ttgo.teach.questions import answer, judge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.pages.html import Node
    from ttgo.teach.moments import Moment

_EXAMPLE = "example"  # the game in which each rule acts
_RULE = "> Rule "
_END = '<section id="quiz-result"><p class="result" role="status"></p><p></p>{}</section>'
# What the page has of the boards; others show the rest by their names.
SHOWN = {
    station.address: BOARDS[station.address]
    for chapter in CHAPTERS
    if chapter.address != ELSEWHERE
    for station in chapter.stations
}


def _chapter(chapter: Part, trail: "list[tuple[str, str]]") -> str:
    """A chapter as HTML; `trail` has the addresses and titles of its stations so far."""
    address = chapter.address
    title, about = chapter.title, chapter.about
    if address.startswith("rule-"):
        before, number, after = title.partition(address[5:])
        title = f"[{before}{number}](#{address}){after}"
    if "trail" in about:
        trail.append((address, about["trail"][0]))
    head = shown("h2", title, id=f"title-{address}")
    intro = _texts("intro", [block for block in chapter.blocks if isinstance(block, str)])
    stations = "".join(map(_station, chapter.stations))
    why = "".join(
        '<p class="asked">' + shown("a", entries()[name].title, href=f"why/{name}.html") + "</p>"
        for name in about.get("why", [])
    )
    result = _END.format(shown("p", say("after_test"))) if address == "quiz" else ""
    return (
        f'<section id="{address}" class="chapter" data-station="{trail[-1][0]}" '
        f'aria-labelledby="title-{address}">{head}{intro}{stations}{why}{result}</section>'
    )


def _station(station: Part) -> str:
    address, board = station.address, boards(spoken())[station.address]
    before, after = said(station)
    asked = [before.pop()] if board.question else []
    if "solve" in board.more:
        before.pop()  # the board says it
    laws = [text for text in after if text.startswith(_RULE)]
    after = [text for text in after if text not in laws]
    about = station.about
    onward = f' data-next="{about["next"][0]}"' if "next" in about else ""
    older = "".join(
        f'<span id="{name}"></span>' for name in " ".join(about.get("also", [])).split()
    )
    asks = " ".join(about.get("asks", [])).split()
    return (
        f'<section class="demo" id="{address}"{onward}>{older}'
        + shown("h3", station.title)
        + _texts("", before)
        + _texts("ask", asked)
        + _board(address, board)
        + _texts("after", after)
        + _texts("then", about.get("then", []))
        + others(asks, "why/", "after others")
        + "".join(map(_law, laws))
        + "</section>\n"
    )


def _trail(trail: "list[tuple[str, str]]") -> str:
    """The trail, with a link to each of its stations."""
    links = "".join(f"<li>{shown('a', title, href=f'#{address}')}</li>" for address, title in trail)
    return (
        f'<nav id="rules-list" class="trail" aria-label="Stations" '
        f'data-say-aria-label="rules-list-label"><ol class="plain">{links}</ol></nav>'
    )


def fill(page: Element) -> None:
    """Put the chapters and the answers into the page."""
    trail: "list[tuple[str, str]]" = []
    parts = [one for one in chapters(spoken()) if one.address != ELSEWHERE]
    made = nodes("".join(_chapter(one, trail) for one in parts))
    (main,) = page.find("main")
    main.inside[:0] = made
    first = main.find("h2")[0]
    start = main.parent(first)
    start.inside[1:1] = nodes(_trail(trail))
    record = BOARDS[_EXAMPLE].record
    for moment in by_rule(record, [], yours=False):
        for story in page.find("aside", data_rule=str(moment["rule"])):
            story.inside += nodes(_story(record, moment))
    (answers,) = page.find("section", id="answers")
    for chapter in page.find("section", class_="chapter"):
        answers.inside += _answers(chapter)


def _texts(kind: str, texts: "list[str]") -> str:
    """Paragraphs of a class, "" for none."""
    given = {"class_": kind} if kind else {}
    return "".join(shown("p", text, **given) for text in texts)


def _board(address: str, board: Demo) -> str:
    attributes = board.attributes(address).items()
    given = "".join(f' {key}="{escape(value)}"' for key, value in attributes)
    given += stones(board.record.match().position)
    inside = image(f"demos/{address}.svg", _picture(board), board.record.start.grid)
    if board.question:
        inside += f'<noscript><p><a href="#answer-{address}" data-say="answer">The answer</a></p></noscript>'
    return f"<tt-board{given}>{inside}</tt-board>\n"


def _law(text: str) -> str:
    """A rule in its words, and room for where it acted in a game."""
    number, _, words = text.replace("\n> ", " ").removeprefix(_RULE).partition(": ")
    return (
        f'<aside class="story" data-rule="{number}"><p class="law" id="words-{number}">'
        f"{rule(int(number), 'b')} "
        f'<span data-say="index.words-{number}">{escape(words)}</span></p></aside>'
    )


def pictures() -> "dict[str, str]":
    """Each board's SVG, by the name of its file."""
    return {f"{name}.svg": _picture(board) for name, board in SHOWN.items()}


def _story(record: Record, moment: "Moment") -> str:
    """Where a rule acted in a game: words, and the board there with rings, which scripts change to
    the reader's own game.
    """
    rings = " ".join(moment["points"])
    board = f'<tt-board link="{escape(link.write(record))}" at="{moment["turn"]}"'
    return f'<p>{escape(moment["say"])}</p>{board} circle="{rings}"></tt-board>'


def table() -> str:
    """The boards of Learn for <tt-board demo>, by name: the link of each, its labels, its attribute
    `steps`.
    """
    found = {}
    for name, demo in BOARDS.items():
        if name.startswith("quiz-"):
            continue
        about = {"link": demo.link, "labels": demo.labels, "steps": demo.more.get("steps")}
        found[name] = {key: value for key, value in about.items() if value}
    return json.dumps(found, indent=1) + "\n"


def _picture(board: Demo) -> str:
    """What it says to those who do not see it leaves out the score, which is what may be asked."""
    drawn = picture(board.record.match().position, labels=dict(board.labels.items()))
    return (
        re.sub(r" Black \d+, White \d+(, neutral \d+)?\.", "", drawn) if board.question else drawn
    )


def _answers(chapter: Element) -> "list[Node]":
    """The answers to a chapter's questions, each with what the page says after it."""
    told = Element("dl")
    for section in chapter.find("section"):
        name = section.get("id")
        board = boards(spoken()).get(name)
        if board is None or not board.question:
            continue
        said = nodes(_told(board))
        for after in section.find("p", class_="after"):
            said += [" ", Element("span", {}, [_unmarked(node) for node in after.inside])]
        title = Element("dt", {"id": f"answer-{name}"}, [board.title])
        told.inside += [title, Element("dd", {}, said)]
    (head,) = chapter.find("h2")
    titled = Element("h3", {}, [*head.inside])
    return [Element("section", {"data-of": chapter.get("id")}, [titled, told])] * bool(told.inside)


def _unmarked(node: "Node") -> "Node":
    """A part of a text without the facts that it marks on a board."""
    marks = isinstance(node, Element) and "data-fact" in node.attributes
    return Element("span", {}, node.inside) if marks else node  # type: ignore[union-attr]


def _told(board: Demo) -> str:
    """The right answer, with the reason where there is one for all of it."""
    match = board.record.match()
    right = answer(match, board.question)
    if isinstance(right, list):
        labels = {vertex: text for vertex, text in board.labels.items() if text != "?"}
        named = [labels.get(vertex, vertex) for vertex in right]
        return in_words(sorted(named, key=lambda name: int(name) if name.isdigit() else 0))
    first = in_words(right)
    if not isinstance(right, int) or isinstance(right, bool):
        first = f'<span data-say="said-{right}">{first}</span>'
    return f"{first} {escape(str(judge(match, board.question, right)['say']))}"
