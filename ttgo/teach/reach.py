"""Rules 3 and 4 step by step: what a point reaches, and the clearing of a colour."""

from ttgo.explain.english_game import listed, number
from ttgo.explain.evidence import border, reach_of
from ttgo.explain.sentences import step_lines
from ttgo.match import Match
from ttgo.points import count
from ttgo.rules import BLACK, EMPTY, NAMES, WHITE, Position, clear, opponent
from ttgo.teach.facts import would
from ttgo.teach.frame import frame
from ttgo.vertex import name, names


def reach(position: Position, point: int) -> "list[dict[str, object]]":
    """Rule 3 from a point: the points that paths of its colour come to, layer by layer, and the colours they touch."""
    grid, vertex, own = position.grid, name(position.grid, point), position.colour(point)
    ways = reach_of(position, point)
    found = layer = 1 << point
    steps = [frame(position, 3, f"{vertex} is {own}. Which other colours does it reach?")]
    said = f"A path from {vertex} goes over {own} points only."
    touched: list[list[int]] = []
    far = 0
    while layer:
        for colour, path in sorted(ways.items()):
            if len(path) == far + 2:  # its last point is the first one of that colour beside this layer
                touched.append(path)
                said += f" {name(grid, path[-1])} is {colour}: {vertex} reaches {NAMES[colour]}."
        steps.append(frame(position, 3, said, found, layer, touched))
        layer = grid.around(layer) & position.points(own) & ~found
        found |= layer
        far += 1
        said = number(count(layer), f"more {own} point") + " beside those."
    beside = border(position, point)
    steps.append(
        frame(position, 3, _conclusion(vertex, own, sorted(ways)), found, beside, list(ways.values()))
    )
    return steps


def _conclusion(vertex: str, own: str, reached: "list[str]") -> str:
    """What a point reaches and what not."""
    others = [colour for colour in (BLACK, WHITE, EMPTY) if colour != own]
    missed = [colour for colour in others if colour not in reached]
    if not missed:
        return f"{vertex} reaches {NAMES[others[0]]} and {NAMES[others[1]]}."
    if len(missed) == 2:
        return f"{vertex} reaches neither {NAMES[others[0]]} nor {NAMES[others[1]]}."
    return (
        f"{vertex} reaches {NAMES[reached[0]]}, not {NAMES[missed[0]]}: no point around these is {missed[0]}."
    )


def before_clearing(position: Position, player: str, point: "int | None", colour: str) -> "list[Position]":
    """The grids up to the clearing of `colour` by a player's move at a point (rule 7): as it is, coloured, the opponent cleared.

    Without a point there is only the grid as it is.
    """
    grids = [position]
    if point is not None:
        grids.append(position.coloured(1 << point, player))
        if colour == player and clear(grids[-1], opponent(colour)) != grids[-1]:
            grids.append(clear(grids[-1], opponent(colour)))
    return grids


def clearing(match: Match, point: "int | None", colour: str) -> "list[dict[str, object]]":
    """Rule 4 for a colour: which of its points reach empty, layer by layer from the empty points on, and what does not."""
    game = match.board
    grids = before_clearing(match.position, game.to_play, point, colour)
    grid, position = game.grid, grids[-1]
    steps = [frame(grids[0], 4, f"Clearing {colour} empties the {colour} points that do not reach empty.")]
    if point is not None:
        lines = step_lines(would(game, point), game.position)
        for coloured, (rule, said) in zip(grids[1:], lines):
            steps.append(frame(coloured, rule, said, front=1 << point))
    points = position.points(colour)
    steps.append(frame(position, 4, "Begin at the empty points.", front=position.empty))
    found = layer = grid.around(position.empty) & points
    said = "{} beside an empty point: {} empty."
    while layer:
        amount = number(count(layer), f"{colour} point")
        reaches = "it reaches" if count(layer) == 1 else "they reach"
        steps.append(frame(position, 4, said.format(amount, reaches), found, layer))
        layer = grid.around(layer) & points & ~found
        found |= layer
        said = "{} beside those: {} empty too."
    stuck = points & ~found
    if not stuck:
        every = f"Every {colour} point reaches empty" if points else f"There is no {colour} point"
        steps.append(frame(position, 4, f"{every}, so nothing changes.", found))
        return steps
    where = listed(names(grid, stuck), ", ")
    not_found = "is not found: it does" if count(stuck) == 1 else "are not found: they do"
    steps.append(frame(position, 4, f"{where} {not_found} not reach empty.", found, clearing=stuck))
    steps.append(frame(clear(position, colour), 4, emptied(stuck), front=stuck))
    return steps


def emptied(points: int) -> str:
    """A clearing's end, in words."""
    return f"So {number(count(points), 'point')} {'becomes' if count(points) == 1 else 'become'} empty."
