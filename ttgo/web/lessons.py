"""Fill the pictures of "From ten rules to a player" into its page, static/player.html.

The words are the page's. What the player finds is put in here: each board's picture at the end of what the page plays, and a caption with
its numbers, for readers without JavaScript.
"""

import functools
import re
from typing import Any, NamedTuple

from ttgo.demos.page import image
from ttgo.explain.result import result_sentence
from ttgo.player.served import Served
from ttgo.rules import Position
from ttgo.session.session import Session
from ttgo.svg.drawing import picture

_SECTION = r'<section class="[^"]*" id="{name}" data-kind="(\w+)" data-link="([^"]*)"(?: data-games="(\d+)" data-slice="\d+")?>'
_FIGURE = r"<figure>.*?</figure>"


class Lesson(NamedTuple):
    """The picture at the end of a section, and its caption."""

    svg: str
    caption: str
    position: Position


@functools.cache
def lessons(page: str) -> "dict[str, Lesson]":
    """By the sections of the page, what the player finds for each. Raises ValueError if one is not there."""
    made = {}
    for name, draw in (("one", _one), ("many", _many), ("tree", _tree)):
        found = re.search(_SECTION.format(name=name), page)
        if found is None:
            raise ValueError(f"The page has no section {name!r} that says what is played.")
        session = Session()
        session.handle({"do": "follow", "link": found[2].replace("&amp;", "&")})
        asked = {"do": found[1], "text": session.save(), "player": "black"}
        if found[3]:
            asked["games"] = int(found[3])
        made[name] = draw(session, _asked(asked))
    return made


def fill(page: str) -> str:
    """The page with these pictures."""
    for name, lesson in lessons(page).items():
        place = re.compile(rf'(<section [^>]*id="{name}".*?){_FIGURE}', re.DOTALL)
        shown = image(f"player/{name}.svg", lesson.svg, lesson.position.grid)
        figure = f"<figure>{shown}<noscript><figcaption>{lesson.caption}</figcaption></noscript></figure>"
        page = place.sub(lambda found, figure=figure: found[1] + figure, page, count=1)  # type: ignore[misc]
    return page


def _asked(event: "dict[str, Any]") -> "dict[str, Any]":
    served = Served()
    answer = served.handle(event)
    while not answer.get("done"):
        if "error" in answer:
            raise ValueError(str(answer["error"]))
        answer = served.handle({"do": "on"})
    return answer


def _one(session: Session, found: "dict[str, Any]") -> Lesson:
    for turn in found["turns"]:
        session.handle({"do": "turn", "at": turn})
    match = session.match
    caption = f"A random game after {len(found['turns'])} turns. {result_sentence(match.score())}"
    return Lesson(picture(match.position, reach=True), caption, match.position)


def _many(session: Session, found: "dict[str, Any]") -> Lesson:
    labels = {move["at"]: round(100 * move["share"]) for move in found["moves"]}
    best, worst = found["moves"][0], found["moves"][-1]
    caption = (
        f"Of {found['games']} random games, as many after each first move, the number on a point says how many in a hundred "
        f"Black won: {labels[best['at']]} after {best['at']}, {labels[worst['at']]} after {worst['at']}."
    )
    position = session.match.position
    return Lesson(picture(position, labels=labels), caption, position)


def _tree(session: Session, found: "dict[str, Any]") -> Lesson:
    labels = {move["at"]: move["games"] for move in found["moves"] if move["at"] != "pass"}
    best = found["moves"][0]
    caption = (
        f"Where {found['games']} games of the tree went: {best['games']} began with {best['at']}, and Black won "
        f"{round(100 * best['share'])} % of these. Best line: {', '.join(found['line'])}."
    )
    position = session.match.position
    return Lesson(picture(position, labels=labels), caption, position)
