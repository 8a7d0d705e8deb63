"""What a picture shows, in sentences, for those who cannot see."""

from ttgo.explain.result import score_sentence
from ttgo.language import MOST, enumerated, joined, say
from ttgo.points import Grid
from ttgo.rules import BLACK, WHITE, Position, Score
from ttgo.svg.part import Part
from ttgo.vertex import name, names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def heading(position: Position) -> str:
    """What the picture is of."""
    return say("board", width=position.grid.width, height=position.grid.height)


def describe(
    position: Position,
    score: Score,
    to_play: str,
    last: "int | None",
    sets: "Sequence[tuple[str, int]]",
    paths: "Sequence[Sequence[int]]",
    marks: "Sequence[tuple[int, str]]",
    labels: "Sequence[tuple[int, str]]",
) -> str:
    """The stones, the score, the player to play, the last move, then all marks; `sets` come with their names."""
    grid = position.grid
    said = [_stones(colour, names(grid, position.points(colour))) for colour in (BLACK, WHITE)]
    said.append(say("score_alone", score=score_sentence(score)))
    if to_play:
        said.append(say("to_play", player=to_play, on_copy=False))
    if last is not None:
        said.append(say("last_move", vertex=name(grid, last)))
    for kind, points in sets:
        if points:
            said.append(say("drawn", kind=kind, at=names(grid, points)))
    for path in paths:
        said.append(
            say("path", start=name(grid, path[0]), end=name(grid, path[-1]), steps=len(path) - 1)
        )
    for kind in sorted({kind for point, kind in marks}):
        said.append(
            say(
                "drawn",
                kind=kind,
                at=[name(grid, point) for point, given in marks if given == kind],
            )
        )
    if labels:
        each = [
            say("label_at", vertex=name(grid, point), text=text) for point, text in labels[:MOST]
        ]
        said.append(
            say("labels", many=len(labels) > MOST, count=len(labels), labels=enumerated(each))
        )
    return joined(*said)


def _stones(colour: str, at: "list[str]") -> str:
    told = say("ends", first=at[0], last=at[-1]) if len(at) > MOST else enumerated(at)
    return say("stones_at", colour=colour, at=told, at_count=len(at))


def joining(grid: Grid, lines: "Sequence[Sequence[int]]", arrows: "Sequence[Sequence[int]]") -> str:
    """Where lines and arrows lead."""
    found = [(False, line) for line in lines] + [(True, line) for line in arrows]
    ends = [(arrow, name(grid, line[0]), name(grid, line[1])) for arrow, line in found]
    return joined(*[say("joins", arrow=arrow, start=start, end=end) for arrow, start, end in ends])


def cut(grid: Grid, part: Part) -> str:
    """Which part is shown, if it is not all."""
    if part.is_whole:
        return ""
    low = name(grid, grid.point(part.left, grid.height - 1 - part.bottom))
    high = name(grid, grid.point(part.right, grid.height - 1 - part.top))
    return say("part", low=low, high=high)


def differing(earlier: Position, position: Position) -> str:
    """How an earlier grid (drawn dashed) differs from the position."""
    points = (earlier.black ^ position.black) | (earlier.white ^ position.white)
    return say("drawn_dashed", differs=names(position.grid, points))
