"""What a picture shows, in sentences, for those who do not see it."""

from ttgo.explain import language
from ttgo.explain.result import score_sentence
from ttgo.points import Grid
from ttgo.rules import BLACK, WHITE, Position, Score
from ttgo.svg.part import Part
from ttgo.vertex import name, names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def heading(position: Position) -> str:
    """What the picture is of."""
    return language.picture.board(position.grid.width, position.grid.height)


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
    """The stones, the score, the player to play, the last move, then all that is marked; `sets` come with their names."""
    grid, say = position.grid, language.picture
    said = [say.stones_at(colour, names(grid, position.points(colour))) for colour in (BLACK, WHITE)]
    said.append(language.game.score_alone(score_sentence(score)))
    if to_play:
        said.append(language.game.to_play(to_play, False))
    if last is not None:
        said.append(say.last_move(name(grid, last)))
    for kind, points in sets:
        if points:
            said.append(say.drawn(kind, names(grid, points)))
    for path in paths:
        said.append(say.path(name(grid, path[0]), name(grid, path[-1]), len(path) - 1))
    for kind in sorted({kind for point, kind in marks}):
        said.append(say.drawn(kind, [name(grid, point) for point, given in marks if given == kind]))
    if labels:
        said.append(say.labels([(name(grid, point), text) for point, text in labels]))
    return language.joined(*said)


def joining(grid: Grid, lines: "Sequence[Sequence[int]]", arrows: "Sequence[Sequence[int]]") -> str:
    """Where lines and arrows lead."""
    ends = [(False, line) for line in lines] + [(True, line) for line in arrows]
    return language.joined(
        *[language.picture.joins(arrow, name(grid, line[0]), name(grid, line[1])) for arrow, line in ends]
    )


def cut(grid: Grid, part: Part) -> str:
    """Which part is shown, if it is not all."""
    if part.is_whole:
        return ""
    low = name(grid, grid.point(part.left, grid.height - 1 - part.bottom))
    high = name(grid, grid.point(part.right, grid.height - 1 - part.top))
    return language.picture.part(low, high)


def differing(earlier: Position, position: Position) -> str:
    """How an earlier grid, which is drawn dashed, compares with the position."""
    points = (earlier.black ^ position.black) | (earlier.white ^ position.white)
    return language.picture.drawn_dashed(names(position.grid, points))
