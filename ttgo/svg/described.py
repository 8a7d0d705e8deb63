"""What a picture shows, in sentences, for those who do not see it."""

from ttgo.explain.english_game import listed, number
from ttgo.explain.result import score_sentence
from ttgo.points import Grid, count, members
from ttgo.rules import BLACK, NAMES, WHITE, Position, Score
from ttgo.svg.part import Part
from ttgo.vertex import name, names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def heading(position: Position) -> str:
    """What the picture is of."""
    return f"Go board, {position.grid.width} by {position.grid.height}"


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
    """The stones, the score, the player to play, the last move, then all that is marked; `sets` come with their words."""
    grid = position.grid
    said = [_stones(position, colour) for colour in (BLACK, WHITE)]
    said.append(score_sentence(score) + ".")
    if to_play:
        said.append(f"{NAMES[to_play]} to play.")
    if last is not None:
        said.append(f"Last move: {name(grid, last)}.")
    for words, points in sets:
        if points:
            said.append(f"{words}: {listed(names(grid, points), ', ')}.")
    for path in paths:
        steps = number(len(path) - 1, "step")
        said.append(f"Path from {name(grid, path[0])} to {name(grid, path[-1])}, {steps}.")
    for kind in sorted({kind for point, kind in marks}):
        where = [name(grid, point) for point, given in marks if given == kind]
        said.append(f"{kind[0].upper() + kind[1:]}: {listed(where, ', ')}.")
    if len(labels) > 12:
        said.append(f"{len(labels)} points are labelled.")
    elif labels:
        said.append("Labels: " + ", ".join(f"{text} at {name(grid, point)}" for point, text in labels) + ".")
    return " ".join(said)


def joining(grid: Grid, lines: "Sequence[Sequence[int]]", arrows: "Sequence[Sequence[int]]") -> str:
    """Where lines and arrows lead."""
    said = ""
    for kind, some in (("Line", lines), ("Arrow", arrows)):
        for start, end in some:
            said += f" {kind} from {name(grid, start)} to {name(grid, end)}."
    return said


def cut(grid: Grid, part: Part) -> str:
    """Which part is shown, if it is not all."""
    if part.is_whole:
        return ""
    low = name(grid, grid.point(part.left, grid.height - 1 - part.bottom))
    high = name(grid, grid.point(part.right, grid.height - 1 - part.top))
    return f" Shown is the part from {low} to {high}."


def differing(earlier: Position, position: Position) -> str:
    """How an earlier grid, which is drawn dashed, compares with the position."""
    points = (earlier.black ^ position.black) | (earlier.white ^ position.white)
    differ = listed(names(position.grid, points), ", ") if points else "nowhere"
    return f"Drawn dashed is an earlier grid, which differs at: {differ}."


def _stones(position: Position, colour: str) -> str:
    points = position.points(colour)
    if not points:
        return f"No {colour} stones."
    stones = number(count(points), colour + " stone")
    return f"{stones}: {_where(position, points)}."


def _where(position: Position, points: int) -> str:
    vertices = names(position.grid, points)
    return ", ".join(vertices) if len(members(points)) <= 12 else f"{vertices[0]} to {vertices[-1]}"
