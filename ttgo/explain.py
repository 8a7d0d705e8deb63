"""What the rules see, as facts and short sentences: a turn, a refusal, how a point reaches, the score and the result."""

from ttgo.game import Game
from ttgo.illegal import Illegal, Repeats, after
from ttgo.points import count, members
from ttgo.rules import BLACK, EMPTY, WHITE, Position, opponent, to_play
from ttgo.vertex import name, names, read

NAMES = {BLACK: "Black", WHITE: "White", EMPTY: "empty"}


def number(amount: float, thing: str) -> str:
    """An amount of things: "1 stone", "2 stones", "2 liberties"."""
    if amount == 1:
        return f"{amount} {thing}"
    return f"{amount} {thing[:-1]}ies" if thing[-1] == "y" else f"{amount} {thing}s"


class Steps:
    """The three steps of a move (rule 7): `colour` at `point`, then the points `captured`, then the player's `suicide`.

    `captured` and `suicide` are sets of points; at most one of them is not empty.
    """

    __slots__ = ("captured", "colour", "point", "suicide")

    def __init__(self, before: Position, now: Position, colour: str, point: int) -> None:
        other = opponent(colour)
        self.colour = colour
        self.point = point
        self.captured = before.points(other) & ~now.points(other)
        self.suicide = before.coloured(1 << point, colour).points(colour) & ~now.points(colour)


def steps(game: Game, turn: "int | None" = None) -> "Steps | None":
    """What a turn did, the last one if no number is given; None if it was a pass or the start."""
    turn = game.turn if turn is None else turn
    point = read(game.grid, game.taken(turn)) if turn else None
    if point is None:
        return None
    return Steps(game.position_after(turn - 1), game.position_after(turn), to_play(turn - 1), point)


def turn_done(game: Game) -> "tuple[int, str]":
    """What the last turn did, as the number of the rule that speaks of it and a sentence."""
    if game.turn == 0:
        return 5, "The grid is empty and Black begins."
    player = NAMES[opponent(game.to_play)]
    did = steps(game)
    if game.over:
        return 8, f"{player} passes too, and two passes in a row end the game."
    if did is None:
        return 8, f"{player} passes. If {NAMES[game.to_play]} passes too, the game ends."
    if did.captured:
        stones = number(count(did.captured), f"{opponent(did.colour)} stone")
        return 7, f"{player} {game.last} clears {stones}."
    if did.suicide:
        stones = number(count(did.suicide), f"{did.colour} stone")
        return 7, f"{player} {game.last} is suicide and clears {stones}."
    return 7, f"{player} {game.last}."


def reach_of(position: Position, point: int) -> "dict[str, list[int]]":
    """Rule 3 for one point: for each colour it reaches, one shortest path there, from the point to a point of it."""
    own = position.colour(point)
    paths = {}
    for colour in (BLACK, WHITE, EMPTY):
        if colour != own:
            path = _shortest_path(position, point, position.points(own), position.points(colour))
            if path:
                paths[colour] = path
    return paths


def _shortest_path(position: Position, point: int, within: int, target: int) -> "list[int]":
    """The points of a shortest path inside `within` that ends with one point of `target`; empty if there is none."""
    grid = position.grid
    layers = [1 << point]
    found = layers[0]
    while not grid.around(layers[-1]) & target:
        layer = grid.around(layers[-1]) & within & ~found
        if not layer:
            return []
        layers.append(layer)
        found |= layer
    step = grid.around(layers[-1]) & target
    step &= -step
    path = members(step)
    while layers:
        step = grid.around(step) & layers.pop()
        step &= -step
        path += members(step)
    path.reverse()
    return path


def look(game: Game, point: int) -> "dict[str, object]":
    """What there is to see at a point: its string or empty region, its liberties, its paths (vertices), a sentence."""
    position, grid = game.position, game.grid
    own = position.colour(point)
    piece = grid.flood(1 << point, position.points(own))
    paths = reach_of(position, point)
    return {
        "at": name(grid, point),
        "colour": own,
        "points": names(grid, piece),
        "paths": [{"to": to, "points": [name(grid, p) for p in path]} for to, path in sorted(paths.items())],
        "rule": 3,
        "say": _about(game, point, own, piece, paths),
    }


def _about(game: Game, point: int, own: str, piece: int, paths: "dict[str, list[int]]") -> str:
    vertex = name(game.grid, point)
    if own != EMPTY:
        liberties = number(count(game.grid.around(piece) & game.position.empty), "liberty")
        string = "a lone stone" if count(piece) == 1 else f"in a string of {count(piece)} stones"
        return f"{vertex} is {own}, {string} with {liberties}."
    return f"{vertex} is empty and {counts_for(paths)}."


def counts_for(paths: "dict[str, list[int]]") -> str:
    """What rule 9 makes of an empty point that reaches these colours."""
    if BLACK in paths and WHITE in paths:
        return "reaches both colours, so it counts for nobody"
    if BLACK in paths:
        return "reaches only Black, so it counts for Black"
    if WHITE in paths:
        return "reaches only White, so it counts for White"
    return "reaches neither colour, so it counts for nobody"


def score_sentence(game: Game) -> str:
    """The score in the words of the page: "Black 41, White 40, neutral 0", with the komi if there is one."""
    score = game.score()
    komi = f" {'+' if game.komi > 0 else '-'} {abs(game.komi)} komi" if game.komi else ""
    return f"Black {score.black}, White {score.white}{komi}, neutral {score.neutral}"


def result_lines(game: Game) -> "list[tuple[int, str]]":
    """The end of a game spelled out, a rule's number and a sentence a line."""
    position, score = game.position, game.score()
    lines = [(8, "Two passes in a row ended the game. No stone is taken off: the grid counts as it is.")]
    for player, area, stones in ((BLACK, score.black, position.black), (WHITE, score.white, position.white)):
        only = area - count(stones)
        points = number(only, "empty point")
        verb = "reaches" if only == 1 else "reach"
        komi = f", plus komi {score.komi}" if player == WHITE and score.komi else ""
        own = number(count(stones), "stone")
        lines.append(
            (9, f"{NAMES[player]}: {own} and {points} that {verb} only {NAMES[player]}, {area} in all{komi}.")
        )
    if score.neutral:
        reach, counts = ("reaches", "counts") if score.neutral == 1 else ("reach", "count")
        colours = "both colours" if position.black | position.white else "neither colour"
        points = number(score.neutral, "empty point")
        lines.append((9, f"{points} {reach} {colours} and {counts} for nobody."))
    lines.append((10, result_sentence(game)))
    return lines


def result_sentence(game: Game) -> str:
    """Rule 10 for the grid as it is: who wins, and by how much."""
    score = game.score()
    if score.margin == 0:
        return "Equal scores are a tie."
    return f"{NAMES[BLACK if score.margin > 0 else WHITE]} wins by {abs(score.margin)} ({score.result})."


def refusal(game: Game, refused: Illegal) -> str:
    """Why a turn is refused, as a sentence that may point at the earlier grid shown beside it."""
    if not isinstance(refused, Repeats):
        return refused.reason
    if game.position_after(refused.turn) == game.position:
        return f"{refused.vertex} would leave the grid just as it is now, so that move is not allowed."
    return f"{refused.vertex} would repeat the grid as it was {after(refused.turn)}, shown here, so it is not allowed."


def what_next(game: Game) -> str:
    """Who is to do what now, or who has won."""
    if game.turn == 0:
        return "Choose any point."
    return result_sentence(game) if game.over else f"{NAMES[game.to_play]} to play."


# What a player can ask for at a point; each gives a sentence.


def _here(game: Game, point: int) -> str:
    return str(look(game, point)["say"])


def _last(game: Game, point: int) -> str:
    turn = f"Turn {game.turn}. " if game.turn else ""
    return f"{turn}{turn_done(game)[1]} {what_next(game)}"


def _capture(game: Game, point: int) -> str:
    for turn in range(game.turn, 0, -1):
        did = steps(game, turn)
        if did is not None and (did.captured or did.suicide):
            cleared = _list(names(game.grid, did.captured or did.suicide), ", ")
            return f"The last clearing was turn {turn}, {NAMES[did.colour]} {game.taken(turn)}. It emptied {cleared}."
    return "Nothing has been cleared yet."


def _list(vertices: "list[str]", between: str) -> str:
    """Vertices to be heard; of a long list the number and the ends."""
    if len(vertices) > 12:
        return f"{len(vertices)} points, {vertices[0]} to {vertices[-1]}"
    return between.join(vertices)


def _score(game: Game, point: int) -> str:
    return f"{score_sentence(game)}."


def _reach(game: Game, point: int) -> str:
    paths = reach_of(game.position, point)
    ways = []
    for colour in (BLACK, WHITE, EMPTY):
        if colour in paths:
            ways.append(f"{NAMES[colour]} by {_list([name(game.grid, p) for p in paths[colour]], ' ')}")
    vertex = name(game.grid, point)
    return f"{vertex} reaches {' and '.join(ways)}." if ways else f"{vertex} reaches no other colour."


def _legal(game: Game, point: int) -> str:
    vertex = name(game.grid, point)
    refused = game.why_not(vertex)
    if refused is None:
        return f"{NAMES[game.to_play]} may move at {vertex}."
    return f"{NAMES[game.to_play]} may not move at {vertex}. {refused}"


TOPICS = {
    "here": _here,
    "last": _last,
    "capture": _capture,
    "score": _score,
    "reach": _reach,
    "legal": _legal,
}
