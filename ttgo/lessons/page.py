"""Fill the boards of demos.py into their page, static/rules.html.

The words are the page's. What the rules know is put in here: each board's title, link, picture,
process, question, labels, and the answers, which stand together at the end, for readers without
JavaScript and on paper.
"""

import json
import re
from collections.abc import Mapping
from html import escape

from ttgo.language import listed
from ttgo.lessons.boards import EXAMPLE, Demo, played
from ttgo.lessons.demos import DEMOS, QUIZ
from ttgo.lessons.html import Element, nodes
from ttgo.points import Grid
from ttgo.position import BLACK, WHITE
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.start import Start
from ttgo.svg.drawing import natural_width, picture
from ttgo.teach.questions import answer, judge
from ttgo.teach.stations import by_rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.lessons.html import Node
    from ttgo.teach.stations import Station

BOARDS = {**DEMOS, **{f"quiz-{name}": board for name, board in QUIZ.items()}}

_SAY = "data-say"  # the name of an element's text
_WITHOUT = {
    "repeat": "there were no rule 6",
    "move": "the player’s own colour were cleared first",
    "score": "the word “only” were left out",
}
# Boards that are not on the page: others may show them by their names.
ELSEWHERE = {"colours", "play"} | {name for name in DEMOS if "-5x5" in name}
_SAID = {BLACK: "Black", WHITE: "White", "tie": "a tie"}


def fill(page: Element) -> None:
    """Put what the rules know of its boards into the page."""
    for name, board in BOARDS.items():
        if name in ELSEWHERE:
            continue
        (found,) = page.find("section", id=name)
        _board(found, name, board)
    record = played(Start(5), EXAMPLE)
    for station in by_rule(record, [], yours=False):
        for story in page.find("aside", data_rule=str(station["rule"])):
            story.inside += nodes(_story(record, station))
    (answers,) = page.find("section", id="answers")
    for chapter in page.find("section", class_="rule chapter"):
        answers.inside += _answers(chapter)


def pictures() -> dict[str, str]:
    """Each board's SVG, by the name of its file."""
    return {f"{name}.svg": _picture(BOARDS[name]) for name in BOARDS if name not in ELSEWHERE}


def _story(record: Record, station: "Station") -> str:
    """Where a rule acted in a game: words, and the board there with rings, which scripts change to
    the reader's own game.
    """
    rings = " ".join(station["points"])
    board = f'<tt-board link="{escape(link.write(record))}" at="{station["turn"]}"'
    return f'<p>{escape(station["say"])}</p>{board} circle="{rings}"></tt-board>'


def table() -> str:
    """The boards of Learn for <tt-board demo>, by name: what each is called, its link, its labels,
    the process that it shows.
    """
    found = {}
    for name, demo in DEMOS.items():
        about = {
            "title": demo.title,
            "link": demo.link,
            "labels": demo.labels,
            "steps": demo.process,
        }
        found[name] = {key: value for key, value in about.items() if value}
    return json.dumps(found, indent=1) + "\n"


def _picture(board: Demo) -> str:
    """What it says to those who do not see it leaves out the score, which is what may be asked."""
    drawn = picture(board.record.match().position, labels=dict(board.labels.items()))
    return (
        re.sub(r" Black \d+, White \d+(, neutral \d+)?\.", "", drawn) if board.question else drawn
    )


def _board(section: Element, name: str, board: Demo) -> None:
    """Fill a section: its title before what it says and asks, the board before what it says
    afterwards.
    """
    title = f'<h3 data-say="{name}-title">{escape(board.title)}</h3>'
    attributes = "".join(
        f' {key}="{escape(value)}"' for key, value in attributes_of(name, board).items()
    )
    attributes += "".join(
        f' data-say-{key}="{said}"'
        for key, said in _said_by(name, board).items()
        if f" {key}=" in attributes
    )
    inside = image(f"demos/{name}.svg", _picture(board), board.record.start.grid)
    if board.question:
        inside += (
            f'<noscript><p><a href="#answer-{name}" data-say="answer">The answer</a></p></noscript>'
        )
    drawn = nodes(f"<tt-board{attributes}>{inside}</tt-board>\n")
    told = [one for one in section.inside if isinstance(one, Element)]
    after = [one for one in told if one.get("class") in ("after", "then", "story")]
    if after:
        section.insert(after[0], *drawn)
    else:
        section.inside += drawn
    begins = int(told[:1] != [] and told[0].name == "span")  # an address of before
    at = section.inside.index(told[0]) + 1 if begins else 0
    section.inside[at:at] = nodes(title)


def attributes_of(name: str, board: Demo) -> dict[str, str]:
    """What makes a <tt-board> of it, as any author could write it."""
    found = {"link": board.link, "label": board.title}
    if board.labels:
        found["labels"] = " ".join(f"{at}:{text}" for at, text in board.labels.items())
    if board.rule == 3:
        found["areas"] = "marks"  # these are also about what reaches both or neither
    ways = [] if "solve" in board.more else ["play"]
    if board.process:
        found["steps"] = _words(board.process)
        found["autoplay"] = ""
        ways.insert(bool(not board.question), "steps")
    if board.question:
        points = isinstance(answer(board.record.match(), board.question), list)
        found["ask"] = "all " * points + _words(board.question)
        ways.insert(0, "ask")
    if board.without:
        found["whatif"] = _WITHOUT[board.process["of"]]
    if "solve" in board.more:
        ways.insert(0, "solve")
    if board.rule >= 7:
        ways.append("life")
    if "opponent" not in board.more:
        show = "coordinates" if "solve" in board.more else "reach coordinates"
        found.update({"ways": " ".join(ways), "show": show, "facts": name})
    return {**found, **board.more}


def _said_by(name: str, board: Demo) -> dict[str, str]:
    """The names of the texts in its attributes."""
    whatif = f"without-{board.process.get('of')}"
    return {"label": f"{name}-title", "whatif": whatif} | {
        key: f"{name}-{key}" for key in ("solve", "right", "wrong", "reply")
    }


def _words(given: "Mapping[str, object]") -> str:
    """A question or a process as an attribute has it: its name first."""
    return " ".join(
        " ".join(value) if isinstance(value, list) else str(value) for value in given.values()
    )


def image(address: str, drawn: str, grid: Grid, more: str = ' loading="lazy"') -> str:
    """The element that shows a picture of a grid, with its size and what it says to those who do
    not see it.
    """
    found = re.search(
        r'viewBox="\S+ \S+ (\S+) (\S+)".*?<title>(.*?)</title><desc>(.*?)</desc>', drawn
    )
    assert found is not None
    width = natural_width(grid)
    height = round(width * float(found[2]) / float(found[1]))
    size = f'width="{width}" height="{height}"'
    return f'<img src="{address}" {size}{more} alt="{found[3]}. {found[4]}">'


def _answers(chapter: Element) -> "list[Node]":
    """The answers to a chapter's questions, each with what the page says after it."""
    told = Element("dl")
    for section in chapter.find("section"):
        board = BOARDS.get(section.get("id"))
        if board is None or not board.question:
            continue
        name = section.get("id")
        title = f'<dt id="answer-{name}" data-say="{name}-title">{escape(board.title)}</dt>'
        answer = Element("dd", {}, nodes(_told(board)))
        for after in section.find("p", class_="after"):
            inside = [_unmarked(node) for node in after.inside]
            named: "dict[str, str | None]" = {}
            if _SAY in after.attributes:
                named[_SAY] = after.get(_SAY)
            answer.inside += [" ", Element("span", named, inside)]
        told.inside += [*nodes(title), answer]
    (head,) = chapter.find("h2")
    titled = Element("h3", {_SAY: head.get(_SAY)}, [*head.inside])
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
        called = [board.labels.get(vertex, "?") for vertex in right]
        shown = [v if text == "?" else text for v, text in zip(right, called, strict=True)]
        return f"{listed(shown, ', ')}."
    said = _SAID.get(str(right), str(right))
    first = f"{said[0].upper()}{said[1:]}."
    if not isinstance(right, int) or isinstance(right, bool):
        first = f'<span data-say="said-{right}">{first}</span>'
    return f"{first} {escape(str(judge(match, board.question, right)['say']))}"
