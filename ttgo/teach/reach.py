"""Rules 3 and 4 step by step: what a point reaches, and the clearing of a colour."""

from ttgo.explain.evidence import border, reach_of, would
from ttgo.explain.sentences import step_lines
from ttgo.language import joined, say
from ttgo.match import Match
from ttgo.points import count
from ttgo.rules import BLACK, EMPTY, WHITE, Position, clear, opponent
from ttgo.teach.frame import frame
from ttgo.vertex import name, names


def reach(position: Position, point: int) -> "list[dict[str, object]]":
    """Rule 3 from a point: the points that paths of its colour reach, layer by layer, and the colours they touch."""
    grid, vertex, own = position.grid, name(position.grid, point), position.colour(point)
    ways = reach_of(position, point)
    found = layer = 1 << point
    steps = [frame(position, 3, say("which_others", vertex=vertex, colour=own))]
    said = say("path_over", vertex=vertex, colour=own)
    touched: list[list[int]] = []
    far = 0
    while layer:
        for colour, path in sorted(ways.items()):
            if len(path) == far + 2:  # it ends at the first point of that colour beside this layer
                touched.append(path)
                said = joined(
                    said, say("touches", vertex=vertex, at=name(grid, path[-1]), colour=colour)
                )
        steps.append(frame(position, 3, said, found, layer, touched))
        layer = grid.around(layer) & position.points(own) & ~found
        found |= layer
        far += 1
        said = say("more_beside", points=count(layer), colour=own)
    others = [colour for colour in (BLACK, WHITE, EMPTY) if colour != own]
    reached = [colour for colour in others if colour in ways]
    first, second = reached + [colour for colour in others if colour not in ways]
    said = say("concluded", vertex=vertex, reached=len(reached), first=first, second=second)
    steps.append(frame(position, 3, said, found, border(position, point), list(ways.values())))
    return steps


def before_clearing(
    position: Position, player: str, point: "int | None", colour: str
) -> "list[Position]":
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
    """Rule 4 for a colour: which of its points reach empty, layer by layer from the empty points on, and which do not."""
    game = match.board
    grids = before_clearing(match.position, game.to_play, point, colour)
    grid, position = game.grid, grids[-1]
    steps = [frame(grids[0], 4, say("clearing", colour=colour))]
    if point is not None:
        lines = step_lines(would(game, point), game.position)
        for coloured, (rule, said) in zip(grids[1:], lines):
            steps.append(frame(coloured, rule, said, front=1 << point))
    points = position.points(colour)
    steps.append(frame(position, 4, say("begin_at_empty"), front=position.empty))
    found = layer = grid.around(position.empty) & points
    while layer:
        said = say("found_beside", points=count(layer), colour=colour, again=layer != found)
        steps.append(frame(position, 4, said, found, layer))
        layer = grid.around(layer) & points & ~found
        found |= layer
    stuck = points & ~found
    if not stuck:
        steps.append(
            frame(position, 4, say("none_to_clear", colour=colour, points=points != 0), found)
        )
        return steps
    steps.append(frame(position, 4, say("not_found", at=names(grid, stuck)), found, clearing=stuck))
    steps.append(
        frame(clear(position, colour), 4, say("emptied", points=count(stuck)), front=stuck)
    )
    return steps
