"""Puts the boards of demos.py into the page that is written around them, static/rules.html.

The words are the page's. What the rules know is put in here: each board's title, link, picture, process, question, labels, and the
answers, which stand together at the end, for readers without JavaScript and on paper.
"""

import json
import re
from html import escape

from ttgo.demos.boards import Demo
from ttgo.demos.demos import DEMOS
from ttgo.demos.quiz import QUIZ
from ttgo.explain.english_game import listed
from ttgo.points import Grid
from ttgo.rules import BLACK, WHITE
from ttgo.svg.drawing import natural_width, picture
from ttgo.teach.questions import answer, judge

BOARDS = {**DEMOS, **{f"quiz-{name}": board for name, board in QUIZ.items()}}

_WITHOUT = {"repeat": "Without rule 6", "move": "Own colour first", "score": "Without “only”"}
_SAID = {BLACK: "Black", WHITE: "White", "tie": "a tie"}
_CHAPTER = re.compile(
    r'<section id="([\w-]+)" class="rule chapter".*?<h2 [^>]*>(.*?)</h2>.*?(?=\n    </section>)', re.DOTALL
)


def fill(page: str) -> str:
    """The page with what the rules know of its boards. Raises ValueError if it has not each board once."""
    for name, board in BOARDS.items():
        place = rf'<section class="demo[^>]* id="{name}"[^>]*>.*?</section>'
        if len(re.findall(place, page, re.DOTALL)) != 1:
            raise ValueError(f"The page has not one board {name!r}.")
        page = re.sub(place, lambda match, n=name, b=board: _board(match[0], n, b), page, flags=re.DOTALL)  # type: ignore[misc]
    answers = "".join(_answers(*found.group(1, 2, 0)) for found in _CHAPTER.finditer(page))
    return re.sub(r"(<!-- answers -->).*", lambda found: found[1] + answers, page)


def pictures() -> dict[str, str]:
    """Each board's SVG, by the name of its file."""
    return {f"{name}.svg": _picture(board) for name, board in BOARDS.items()}


def table() -> str:
    """The boards of Learn for <tt-board demo>, by name: what each is called, its link, its labels, the process that it shows."""
    found = {}
    for name, demo in DEMOS.items():
        about = {"title": demo.title, "link": demo.link, "labels": demo.labels, "steps": demo.process}
        found[name] = {key: value for key, value in about.items() if value}
    return json.dumps(found, indent=1) + "\n"


def _picture(board: Demo) -> str:
    """What it says to those who do not see it leaves out the score, which is what may be asked."""
    drawn = picture(board.record.match().position, labels=dict(board.labels.items()))
    return re.sub(r" Black \d+, White \d+(, neutral \d+)?\.", "", drawn) if board.question else drawn


def _board(text: str, name: str, board: Demo) -> str:
    """A section of the page with its board's facts."""
    data = {"link": board.link}
    if board.labels:
        data["labels"] = _json(board.labels)
    if board.rule == 3:
        data["areas"] = "marks"  # these are also about what reaches both or neither
    if board.process:
        data["steps"] = _json(board.process)
    if board.without:
        data["without"] = _WITHOUT[board.process["of"]]
    if board.see:
        data["see"], data["strict"] = board.see, ""
    attributes = "".join(f' data-{key}="{escape(value)}"' for key, value in data.items())
    text = re.sub(r"(?: data-[\w-]+=\"[^\"]*\")*>", lambda _: f"{attributes}>", text, count=1)
    text = re.sub(r"<(h[23])>.*?</\1>", rf"<\1>{escape(board.title)}</\1>", text, count=1)
    asked = f' data-question="{escape(_json(board.question))}"'
    text = re.sub(r'<p class="ask"[^>]*>', lambda _: f'<p class="ask"{asked}>', text)
    figure = f"<figure>{image(f'demos/{name}.svg', _picture(board), board.record.start.grid)}"
    if board.question:
        figure += f'<noscript><figcaption><a href="#answer-{name}">The answer</a></figcaption></noscript>'
    return re.sub(r"<figure>.*?</figure>", lambda _: f"{figure}</figure>", text, flags=re.DOTALL)


def image(address: str, drawn: str, grid: Grid) -> str:
    """The element that shows a picture of a grid, with its size and what it says to those who do not see it."""
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)".*?<title>(.*?)</title><desc>(.*?)</desc>', drawn)
    assert found is not None
    width = natural_width(grid)
    height = round(width * float(found[2]) / float(found[1]))
    size = f'width="{width}" height="{height}"'
    return f'<img src="{address}" {size} loading="lazy" alt="{found[3]}. {found[4]}">'


def _answers(chapter: str, title: str, text: str) -> str:
    """The answers to a chapter's questions, each with what the page says after it."""
    lines = ""
    for name, inside in re.findall(
        r'<section class="demo[^>]* id="([\w-]+)"(.*?)</section>', text, re.DOTALL
    ):
        after = re.sub(r"</?span[^>]*>", "", " ".join(re.findall(r'<p class="after">(.*?)</p>', inside)))
        lines += f'<dt id="answer-{name}">{escape(BOARDS[name].title)}</dt><dd>{escape(_told(BOARDS[name]))} {after}</dd>'
    heading = re.sub(r"<[^>]+>", "", title)
    return f'<section data-of="{chapter}"><h3>{heading}</h3><dl>{lines}</dl></section>' if lines else ""


def _told(board: Demo) -> str:
    """The right answer, with the reason where there is one for all of it."""
    match = board.record.match()
    right = answer(match, board.question)
    if isinstance(right, list):
        called = [board.labels.get(vertex, "?") for vertex in right]
        return f"{listed([v if text == '?' else text for v, text in zip(right, called, strict=True)], ', ')}."
    said = _SAID.get(str(right), str(right))
    return f"{said[0].upper()}{said[1:]}. {judge(match, board.question, right)['say']}"


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
