"""Fill the boards of demos.py into their page, static/rules.html.

The words are the page's. What the rules know is put in here: each board's title, link, picture,
process, question, labels, and the answers, which stand together at the end, for readers without
JavaScript and on paper.
"""

import json
import re
from collections.abc import Mapping
from functools import partial
from html import escape

from ttgo.demos.boards import Demo
from ttgo.demos.demos import DEMOS, QUIZ
from ttgo.language import listed
from ttgo.points import Grid
from ttgo.rules import BLACK, WHITE
from ttgo.svg.drawing import natural_width, picture
from ttgo.teach.questions import answer, judge

BOARDS = {**DEMOS, **{f"quiz-{name}": board for name, board in QUIZ.items()}}

_WITHOUT = {
    "repeat": "there were no rule 6",
    "move": "the player’s own colour were cleared first",
    "score": "the word “only” were left out",
}
# Boards that are not on the page: others may show them by their names.
_ELSEWHERE = {"colours", "play"}
_SAID = {BLACK: "Black", WHITE: "White", "tie": "a tie"}
_CHAPTER = re.compile(
    r'<section id="([\w-]+)" class="rule chapter".*?<h2 [^>]*( data-say="[^"]*")>(.*?)</h2>'
    r".*?(?=\n    </section>)",
    re.DOTALL,
)


def fill(page: str) -> str:
    """The page with what the rules know of its boards."""
    for name, board in BOARDS.items():
        if name in _ELSEWHERE:
            continue
        place = (
            rf'(<section class="demo" id="{name}"[^>]*>(?:<span[^>]*></span>)?)(.*?)'
            r'(?= *(?:<p class="(?:after|then)"|</section>))'
        )
        filled = partial(_board, name=name, board=board)
        page = re.sub(place, filled, page, flags=re.DOTALL)
    answers = "".join(_answers(*found.group(1, 2, 3, 0)) for found in _CHAPTER.finditer(page))
    return re.sub(r"(<!-- answers -->).*", lambda found: found[1] + answers, page)


def pictures() -> dict[str, str]:
    """Each board's SVG, by the name of its file."""
    return {f"{name}.svg": _picture(board) for name, board in BOARDS.items()}


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


def _board(found: "re.Match[str]", name: str, board: Demo) -> str:
    """A section's beginning with its title, what it says and asks, and the board; what it says
    afterwards follows.
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
    drawn = f"<tt-board{attributes}>{inside}</tt-board>"
    return f"{found[1]}\n        {title}{found[2].strip()}\n        {drawn}\n"


def attributes_of(name: str, board: Demo) -> dict[str, str]:
    """What makes a <tt-board> of it, as any author could write it."""
    found = {"link": board.link, "label": board.title}
    if board.labels:
        found["labels"] = " ".join(f"{at}:{text}" for at, text in board.labels.items())
    if board.rule == 3:
        found["areas"] = "marks"  # these are also about what reaches both or neither
    ways = ["play", "edit"]
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
    if "opponent" not in board.more:
        show = "coordinates" if "solve" in board.more else "reach coordinates"
        found.update({"ways": " ".join(ways), "show": show, "facts": name})
    return {**found, **board.more}


def _said_by(name: str, board: Demo) -> dict[str, str]:
    """The names of the texts in its attributes."""
    whatif = f"without-{board.process.get('of')}"
    return {"label": f"{name}-title", "whatif": whatif} | {
        key: f"{name}-{key}" for key in ("solve", "right", "wrong")
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


def _answers(chapter: str, named: str, title: str, text: str) -> str:
    """The answers to a chapter's questions, each with what the page says after it."""
    lines = ""
    for name, inside in re.findall(
        r'<section class="demo[^>]* id="([\w-]+)"(.*?)</section>', text, re.DOTALL
    ):
        board = BOARDS[name]
        if not board.question:
            continue
        after = "".join(
            f" <span{said}>{one}</span>"
            for said, one in re.findall(r'<p class="after"([^>]*)>(.*?)</p>', inside)
        )
        after = re.sub(r"<span data-fact[^>]*>(.*?)</span>", r"<span>\1</span>", after)
        titled = f'<dt id="answer-{name}" data-say="{name}-title">{escape(board.title)}</dt>'
        lines += f"{titled}<dd>{_told(board)}{after}</dd>"
    return (
        f'<section data-of="{chapter}"><h3{named}>{title}</h3><dl>{lines}</dl></section>'
        if lines
        else ""
    )


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
