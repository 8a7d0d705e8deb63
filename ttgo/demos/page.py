"""Puts the boards of demos.py into the page that is written around them, static/rules.html: `python3 -m ttgo.demos.page`.

The words are the page's. What the rules know is put in here: each board's link, picture, process, question, labels, and, for readers
without JavaScript, the answer. A test holds the page and the pictures to it.
"""

import json
import re
from html import escape
from pathlib import Path

from ttgo.demos.boards import Demo
from ttgo.demos.demos import DEMOS
from ttgo.demos.quiz import QUIZ, Quiz
from ttgo.explain.english_game import listed
from ttgo.points import Grid
from ttgo.rules import BLACK, WHITE
from ttgo.svg.drawing import natural_width, picture
from ttgo.teach.questions import answer

STATIC = Path(__file__).parents[2] / "static"
PAGE = STATIC / "rules.html"
FOLDER = STATIC / "demos"

_WITHOUT = {"repeat": "Without rule 6", "move": "Own colour first", "score": "Without “only”"}
_SAID = {BLACK: "Black", WHITE: "White", "tie": "a tie"}


def fill(page: str) -> str:
    """The page with what the rules know of its boards. Raises ValueError if it has not each board of demos.py once."""
    for name, board in _boards().items():
        place = rf'<(section|li)[^>]* id="{name}"[^>]*>.*?</\1>'
        if len(re.findall(place, page, re.DOTALL)) != 1:
            raise ValueError(f"The page has not one board {name!r}.")
        page = re.sub(place, lambda match, n=name, b=board: _board(match[0], n, b), page, flags=re.DOTALL)  # type: ignore[misc]
    return page


def pictures() -> dict[str, str]:
    """Each board's SVG, by the name of its file."""
    drawn = {}
    for name, board in _boards().items():
        position = board.record.match().position
        drawn[f"{name}.svg"] = picture(position, labels=_labels(board)) + "\n"
    return drawn


def table() -> str:
    """The boards of Learn for <tt-board demo>, by name: what each is called, its link, its labels, the process that it shows."""
    found = {}
    for name, demo in DEMOS.items():
        about = {"title": demo.title, "link": demo.link, "labels": demo.labels, "steps": demo.process}
        found[name] = {key: value for key, value in about.items() if value}
    return json.dumps(found, indent=1) + "\n"


def _boards() -> dict[str, Demo | Quiz]:
    return {**DEMOS, **{f"quiz-{name}": quiz for name, quiz in QUIZ.items()}}


def _labels(board: Demo | Quiz) -> dict[int | str, int | str]:
    return dict(board.labels.items()) if isinstance(board, Demo) else {}


def _board(text: str, name: str, board: Demo | Quiz) -> str:
    """A section of the page, or an item of the quiz, with its board's facts."""
    data = {"link": board.link}
    if _labels(board):
        data["labels"] = _json(_labels(board))
    if isinstance(board, Demo):
        if board.rule == 3:
            data["areas"] = "marks"  # these are also about what reaches both or neither
        if board.process:
            data["steps"] = _json(board.process)
        if board.without:
            data["without"] = _WITHOUT[board.process["of"]]
    else:
        data["demo"] = board.demo
    attributes = "".join(f' data-{key}="{escape(value)}"' for key, value in data.items())
    text = re.sub(r"(?: data-[\w-]+=\"[^\"]*\")*>", lambda _: f"{attributes}>", text, count=1)
    asked = f' data-question="{escape(_json(board.question))}"'
    text = re.sub(r'<p class="ask"[^>]*>', lambda _: f'<p class="ask"{asked}>', text)
    return re.sub(
        r"<figure>.*?</figure>", lambda _: f"<figure>{_figure(name, board)}</figure>", text, flags=re.DOTALL
    )


def image(address: str, drawn: str, grid: Grid) -> str:
    """The element that shows a picture of a grid, with its size and what it says to those who do not see it."""
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)".*?<title>(.*?)</title><desc>(.*?)</desc>', drawn)
    assert found is not None
    width = natural_width(grid)
    height = round(width * float(found[2]) / float(found[1]))
    size = f'width="{width}" height="{height}"'
    return f'<img src="{address}" {size} loading="lazy" alt="{found[3]}. {found[4]}">'


def _figure(name: str, board: Demo | Quiz) -> str:
    position = board.record.match().position
    figure = image(f"demos/{name}.svg", picture(position, labels=_labels(board)), position.grid)
    if isinstance(board, Demo) and board.question:
        figure += f"<noscript><figcaption>{escape(_told(board))}</figcaption></noscript>"
    return figure


def _told(board: Demo) -> str:
    right = answer(board.record.match(), board.question)
    if isinstance(right, list):
        return f"The answer: {listed(right, ', ')}."
    return f"The answer: {_SAID.get(str(right), right)}."


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, svg in pictures().items():
        (FOLDER / file).write_text(svg, encoding="utf-8")
    (FOLDER / "demos.json").write_text(table(), encoding="utf-8")
    PAGE.write_text(fill(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
