"""Fill the pictures of "From ten rules to a player" into its page, static/player.html.

The words are the page's. What the player finds is put in here: each board's picture at the end of
what the page plays, and a caption with its numbers, for readers without JavaScript.
"""

import functools
from typing import Any, NamedTuple

from ttgo.demos.markup import Element, nodes, read, written
from ttgo.demos.page import image
from ttgo.player.worker import Worker
from ttgo.position import Position
from ttgo.session.session import Session
from ttgo.svg.drawing import picture


class Lesson(NamedTuple):
    """The picture at the end of a section, what its caption tells, and the caption in English."""

    position: Position
    drawn: "dict[str, Any]"  # how
    caption: str
    facts: "dict[str, object]"

    @property
    def svg(self) -> str:
        """The picture; what it says to those who do not see it is in the spoken language."""
        return picture(self.position, **self.drawn)


@functools.cache
def lessons(page: str) -> "dict[str, Lesson]":
    """By the sections of the page, what the player finds for each. Raises ValueError."""
    made = {}
    for name, draw in (("one", _one), ("many", _many), ("tree", _tree)):
        (section,) = read(page).find("section", id=name)
        session = Session()
        session.handle({"do": "follow", "link": section.get("data-link")})
        asked: dict[str, Any] = {"do": section.get("data-kind"), "text": session.save()}
        asked |= {"games": int(section.get("data-games")), "player": "black"}
        made[name] = draw(session, _asked(asked))
    return made


def fill(page: Element) -> None:
    """Put these pictures into the page."""
    for name, lesson in lessons(written(page)).items():
        (section,) = page.find("section", id=name)
        shown = image(f"player/{name}.svg", lesson.svg, lesson.position.grid)
        caption = f'<figcaption data-say="{name}-caption">{lesson.caption}</figcaption>'
        panel = '<div class="panel coming"></div>'  # for the scripts
        section.find("figure")[0].inside = nodes(f"{shown}<noscript>{caption}</noscript>{panel}")


def facts(page: str) -> "dict[str, object]":
    """What the captions name."""
    found: "dict[str, object]" = {}
    for lesson in lessons(page).values():
        found |= lesson.facts
    return found


def _asked(event: "dict[str, Any]") -> "dict[str, Any]":
    served = Worker()
    answer = served.handle(event)
    while not answer.get("done"):
        if "error" in answer:
            raise ValueError(str(answer["error"]))
        answer = served.handle({"do": "on"})
    return answer


def _one(session: Session, found: "dict[str, Any]") -> Lesson:
    labels = {move["at"]: round(100 * move["share"]) for move in found["moves"][:3]}
    caption = "Before its first move: Black won {won}% of {random} random games."
    facts = {"random": found["games"], "won": round(100 * found["share"])}
    return Lesson(session.match.position, {"labels": labels}, caption, facts)


def _many(session: Session, found: "dict[str, Any]") -> Lesson:
    labels = {move["at"]: round(100 * move["share"]) for move in found["moves"]}
    best, worst = found["moves"][0]["at"], found["moves"][-1]["at"]
    caption = (
        "Of {games} random games, shared equally among the first moves, the number on a point says "
        "how many in a hundred Black won: {most} after {best}, {least} after {worst}."
    )
    facts = {
        "games": found["games"],
        "best": best,
        "worst": worst,
        "most": labels[best],
        "least": labels[worst],
    }
    return Lesson(session.match.position, {"labels": labels}, caption, facts)


def _tree(session: Session, found: "dict[str, Any]") -> Lesson:
    labels = {move["at"]: move["games"] for move in found["moves"] if move["at"] != "pass"}
    best = found["moves"][0]
    caption = (
        "Where {tree} games of the tree went: {first} began with {move}, and Black won {share}% "
        "of these. Best line: {line}."
    )
    facts = {
        "tree": found["games"],
        "first": best["games"],
        "move": best["at"],
        "share": round(100 * best["share"]),
        "line": ", ".join(found["line"]),
    }
    return Lesson(session.match.position, {"labels": labels}, caption, facts)
