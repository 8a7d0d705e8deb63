"""Positions as pictures: standalone SVG that looks like the board on the page, without scripts, ids
or anything from elsewhere.

>>> from ttgo import Game
>>> from ttgo.svg import picture
>>> game = Game(5)
>>> game.play("C3")
>>> text = picture(game.position, reach=True, last=game.last)
"""

from ttgo.explain.evidence import empties, enclosing
from ttgo.explain.narrate import score_sentence
from ttgo.game import Game
from ttgo.guards import brief, checked
from ttgo.language import MOST, enumerated, joined, say
from ttgo.match import PLAY, Match
from ttgo.points import Grid, members, set_of
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.scoring import Score
from ttgo.svg import given, layers
from ttgo.svg.given import Part
from ttgo.svg.given import stars as usual_stars
from ttgo.svg.palette import GRAIN
from ttgo.svg.pen import CELL, Pen, escape, num
from ttgo.vertex import set_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ttgo.svg.given import Place
    from ttgo.vertex import Points

KINDS = ("circle", "cross", "ring", "square", "triangle")
THEMES = ("auto", "notebook", "light", "dark")


def picture(
    position: Position,
    *,
    reach: "bool | str" = False,
    last: "Place | None" = "",
    labels: "Mapping[Place, int | str] | None" = None,
    marks: "Mapping[Place, str] | None" = None,
    lines: "Sequence[Sequence[Place]]" = (),
    arrows: "Sequence[Sequence[Place]]" = (),
    stars: "bool | Points" = True,
    dim: "Points" = 0,
    crop: "Sequence[Place] | None" = None,
    paths: "Sequence[Sequence[Place]]" = (),
    region: "Points" = 0,
    clearing: "Points" = 0,
    refused: "Points" = 0,
    earlier: "Position | None" = None,
    coordinates: bool = True,
    to_play: str = "",
    score: "Score | None" = None,
    title: str = "",
    theme: str = "auto",
    width: "float | None" = None,
) -> str:
    """A position as the text of an SVG, to be a file or part of a page.

    A single point is a vertex ("C3") or a point (an int). A set of points is an int, as everywhere
    in ttgo, or vertices: "C3 D4" or a list.

    `reach` shades the empty points that reach only Black or only White (rule 3), with the strings
    around them, and has a small square or diamond in each. reach="area" shades all that counts for
    a colour (rule 9), but a lone stone. reach="marks" leaves out the shading and
    marks every empty point: a point that reaches both has a disc of two halves, one that reaches
    neither a small ring. `last` has a dot if its stone is still there; "pass" draws nothing.
    `labels` are turn numbers or a few letters, on stones or on empty points; `marks` are "cross",
    "triangle", "square", "circle" or "ring". Both take the place of a mark of reach, except the
    ring, which goes around it. `lines` and `arrows` lead from a point to another. `stars` are the
    usual star points (True), none (False), or those given. Points in `dim` are faint. `crop` is two
    opposite corners of the part to show; its cut edges are open. `paths` are lists of points, such
    as explain.reach_of gives. `region` is tinted and has its border drawn. The stones at `clearing`
    are faint in a ring. A circle with a bar says that a move is `refused`. An `earlier` position is
    drawn in place of this one, dashed, with a ring wherever the two differ; `reach`, `last` and
    `clearing` are then left out. Where points are small, only some `coordinates` are written.
    `to_play` (BLACK or WHITE), `score` (by rule 9 unless given) and `title` are said, not drawn.
    `theme` "auto" follows the reader's light or dark setting, "notebook" also that of the Jupyter,
    VS Code or Colab around it, "light" and "dark" neither; --tt-ground and the other colours of the
    board can be set by the page. `width` is in pixels; a picture without a width is as large as its
    place.

    Raises ValueError for a point off the grid, and for an unknown mark, label, theme or width.

    >>> from ttgo import Position
    >>> from ttgo.svg import picture
    >>> text = picture(Position.parse(". X O"), reach=True, labels={"B1": 1, "C1": 2}, width=120)
    >>> text.partition("<desc>")[2].partition(" Labels")[0]
    '1 black stone: B1. 1 white stone: C1. Black 2, White 1, neutral 0.'
    >>> picture(Position.parse("."), marks={"A1": "star"})
    Traceback (most recent call last):
    ValueError: A mark is one of 'circle', 'cross', 'ring', 'square', 'triangle', not 'star'.
    """
    grid = checked(position, Position, "A picture is of a Position").grid
    if earlier is not None and checked(earlier, Position, "`earlier` is a Position").grid != grid:
        raise ValueError("`earlier` is another Position of the same grid.")
    checked(title, str, "A title is text")
    last_move = given.last_turn(grid, last)
    texts = [(point, given.label(text)) for point, text in given.by_point(grid, labels)]
    shapes = [
        (point, _one_of(kind, KINDS, "A mark")) for point, kind in given.by_point(grid, marks)
    ]
    straight = given.lines(grid, lines, "line")
    pointing = given.lines(grid, arrows, "line")
    dimmed = set_at(grid, dim)
    starred = usual_stars(grid) if stars is True else members(set_at(grid, stars or 0))
    part = Part(grid, crop)
    ways = given.lines(grid, paths, "path")
    tinted = set_at(grid, region)
    cleared = set_at(grid, clearing)
    forbidden = set_at(grid, refused)
    if earlier is not None:
        last_move, cleared = None, 0
    player = _one_of(to_play, ("", BLACK, WHITE), "The player in `to_play`")
    score = Score(position) if score is None else checked(score, Score, "`score` is a Score")
    cell = part.cell(width, coordinates)
    pen = Pen(grid, cell, _one_of(theme, THEMES, "A theme"))

    box = part.box(cell, width, coordinates)
    kinds = empties(position) if reach and earlier is None else []
    shading = ""
    if kinds and reach != "marks":
        stones = enclosing(position, kinds, counted=reach == "area")
        shading = part.clipped(pen.areas(*[area | own for area, own in zip(kinds, stones)]))
    body = pen.region(tinted) + layers.grid(pen) + layers.stars(pen, starred)
    names = layers.coordinates(pen, part) if coordinates else ""
    body += names if part.is_whole else ""
    named, marked = (set_of(point for point, _ in some) for some in (texts, shapes))
    ringed = set_of(point for point, kind in shapes if kind == "ring")
    if earlier is None:
        if kinds:
            body += pen.reach(
                [kind & ~(named | marked & ~ringed) for kind in kinds], reach == "marks"
            )
        body += pen.barred(forbidden)
        for colour in (BLACK, WHITE):
            body += pen.stones(position.points(colour) & ~cleared, colour)
            body += pen.stones(position.points(colour) & cleared, colour, ' opacity=".5"')
        body += pen.rings(cleared, 0.31)
        if last_move is not None and position.colour(last_move) != EMPTY:
            if named >> last_move & 1:
                ink = "white" if position.colour(last_move) == BLACK else "black"
                body += pen.rings([last_move], 0.4, ink)
            else:
                body += pen.group(pen.discs([last_move], pen.drawn("last")), "last")
    else:
        body += layers.earlier(pen, earlier, position, forbidden)
    body += layers.labels(pen, position if earlier is None else earlier, texts)
    body += (
        layers.dim(pen, dimmed)
        + layers.marks(pen, shapes)
        + layers.lines(pen, straight, pointing, named)
    )
    body += layers.paths(pen, ways)
    body = wood(pen, box, shading) + part.clipped(body) + ("" if part.is_whole else names)

    sets = [("region", tinted), ("clearing", cleared), ("refused", forbidden), ("dim", dimmed)]
    about = joined(
        describe(position, score, player, last_move, sets, ways, shapes, texts),
        joining(grid, straight, pointing),
        cut(grid, part),
        "" if earlier is None else differing(earlier, position),
    )
    return framed(pen, box, width, title if title.strip() else heading(position), about, body)


# What a notebook shows


def of_game(game: Game, theme: str = "auto") -> str:
    """Draw a game: the last move, what empty points reach, and where a move is illegal."""
    return _played(game, game.position, game.score(), not game.over, theme)


def of_match(match: Match, markup: "dict[str, Any] | None" = None, theme: str = "auto") -> str:
    """Draw a match as `of_game` draws a game: the board that turns go to; when the match is over,
    without the stones removed. `markup` adds the marks of a record, as a view has them
    (record/markup.py). Raises ValueError for anything else.
    """
    return _played(match.board, match.position, match.score(), match.state == PLAY, theme, markup)


def _played(
    game: Game,
    position: Position,
    score: Score,
    playing: bool,
    theme: str,
    markup: "dict[str, Any] | None" = None,
) -> str:
    pointed = markup or {}
    marks = {at: shape for shape in KINDS for at in pointed.get(shape, [])}
    refused = game.suicide_points() | set_of(game.superko_points()) if playing else 0
    return picture(
        position,
        reach=playing or "area",
        last=game.last,
        labels=pointed.get("labels"),
        marks=marks,
        lines=pointed.get("line", []),
        arrows=pointed.get("arrow", []),
        stars=pointed.get("stars", []) or True,
        dim=pointed.get("dim", []),
        crop=pointed.get("crop"),
        refused=refused,
        to_play=game.to_play if playing else "",
        score=score,
        width=natural_width(game.grid),
        theme=theme,
    )


def natural_width(grid: Grid) -> int:
    """The width in pixels that a picture is laid out for by default."""
    part = Part(grid)
    return round(part.box(part.cell(None, True), None, True)[2])


# The frame


def wood(pen: Pen, box: "tuple[float, ...]", shading: str) -> str:
    """The wood that all of a picture lies on, its grain also over the areas; `box` is in pixels."""
    x, y, width, height = [side * CELL / pen.cell for side in box]
    size = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    grain = f'<image {size} preserveAspectRatio="none" href="data:image/png;base64,{GRAIN}"/>'
    return pen.group(f"<rect {size}/>", "ground") + shading + grain


def framed(
    pen: Pen, box: "tuple[float, ...]", width: "float | None", title: str, about: str, body: str
) -> str:
    """The whole SVG; `box` is in pixels."""
    view = " ".join(num(part * CELL / pen.cell) for part in box)
    size = "" if width is None else f' width="{num(width)}" height="{num(width * box[3] / box[2])}"'
    named = ' class="tt-svg"' if pen.styled else ""
    shown = f'{named} viewBox="{view}"{size} role="img" font-family="system-ui,sans-serif"'
    told = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
    return f'<svg xmlns="http://www.w3.org/2000/svg"{shown}>{told}{pen.style()}{body}</svg>\n'


def _one_of(value: str, accepted: "tuple[str, ...]", what: str) -> str:
    if value in accepted:
        return value
    choices = ", ".join(f"'{choice}'" for choice in accepted)
    raise ValueError(f"{what} is one of {choices}, not {brief(value)}.")


# The description: what a picture shows, in sentences, for those who cannot see


def heading(position: Position) -> str:
    """What the picture shows, in a few words."""
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
    """The stones, the score, the player to play, the last move, then all marks; `sets` come with
    their names.
    """
    grid = position.grid
    said = [_stones(colour, grid.named(position.points(colour))) for colour in (BLACK, WHITE)]
    said.append(say("score_alone", score=score_sentence(score)))
    if to_play:
        said.append(say("to_play", player=to_play, on_copy=False))
    if last is not None:
        said.append(say("last_move", vertex=grid.vertices[last]))
    for kind, points in sets:
        if points:
            said.append(say("drawn", kind=kind, at=grid.named(points)))
    for way in paths:
        said.append(
            say("path", start=grid.vertices[way[0]], end=grid.vertices[way[-1]], steps=len(way) - 1)
        )
    for kind in sorted({kind for point, kind in marks}):
        said.append(
            say(
                "drawn",
                kind=kind,
                at=[grid.vertices[point] for point, given in marks if given == kind],
            )
        )
    if labels:
        each = [
            say("label_at", vertex=grid.vertices[point], text=text) for point, text in labels[:MOST]
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
    ends = [(arrow, grid.vertices[line[0]], grid.vertices[line[1]]) for arrow, line in found]
    return joined(*[say("joins", arrow=arrow, start=start, end=end) for arrow, start, end in ends])


def cut(grid: Grid, part: Part) -> str:
    """Which part is shown, if it is not all."""
    if part.is_whole:
        return ""
    low = grid.vertices[grid.point(part.left, grid.height - 1 - part.bottom)]
    high = grid.vertices[grid.point(part.right, grid.height - 1 - part.top)]
    return say("part", low=low, high=high)


def differing(earlier: Position, position: Position) -> str:
    """How an earlier grid (drawn dashed) differs from the position."""
    points = (earlier.black ^ position.black) | (earlier.white ^ position.white)
    return say("drawn_dashed", differs=position.grid.named(points))
