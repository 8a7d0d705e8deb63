"""What the rules see, as facts and short sentences: a turn, a refusal, how a point reaches and what it counts for."""

from ttgo.explain.evidence import Steps, border, reach_of, steps
from ttgo.explain.text import listed, number
from ttgo.game import Game
from ttgo.illegal import Illegal, Occupied, Repeats, Suicide, after
from ttgo.points import count
from ttgo.rules import BLACK, EMPTY, NAMES, WHITE, Position, opponent
from ttgo.vertex import name, names


def step_lines(did: Steps, position: Position) -> "list[tuple[int, str]]":
    """A move in its three steps (rule 7), each with the number of the rule that it applies; `position` is any of that grid."""
    other = opponent(did.colour)
    lines = [(7, f"First, {name(position.grid, did.point)} becomes {did.colour}.")]
    for step, colour, cleared in (("Then", other, did.captured), ("Last", did.colour, did.suicide)):
        if cleared:
            where = listed(names(position.grid, cleared), ", ")
            lines.append((4, f"{step}, {colour} is cleared: {where} did not reach empty."))
        else:
            lines.append(
                (4, f"{step}, {colour} is cleared: every {colour} point reaches empty, so nothing changes.")
            )
    return lines


def turn_done(game: Game) -> "tuple[int, str]":
    """What the last turn did, as the number of the rule that speaks of it and a sentence."""
    if game.turn == 0:
        return 5, _begins(game)
    player = NAMES[game.player(game.turn)]
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


def _begins(game: Game) -> str:
    grid = "grid is empty" if game.position.empty == game.grid.points else "grid is as it was set up"
    turns = f" with {number(game.handicap, 'turn')}" if game.handicap > 1 else ""
    return f"The {grid} and {NAMES[game.to_play]} begins{turns}."


def look(game: Game, point: int, shown: "Position | None" = None) -> "dict[str, object]":
    """What there is to see at a point: its string or empty region, its border, its paths (vertices), and a sentence.

    `shown` is the grid as it is seen where that is not the game's: without the stones that an agreement took off.
    """
    position, grid = game.position if shown is None else shown, game.grid
    own = position.colour(point)
    piece = grid.flood(1 << point, position.points(own))
    paths = reach_of(position, point)
    return {
        "at": name(grid, point),
        "colour": own,
        "points": names(grid, piece),
        "border": names(grid, border(position, point)),
        "paths": [{"to": to, "points": [name(grid, p) for p in path]} for to, path in sorted(paths.items())],
        "rule": 3,
        "say": _about(game, position, point, piece, paths),
    }


def _about(game: Game, position: Position, point: int, piece: int, paths: "dict[str, list[int]]") -> str:
    vertex, own = name(game.grid, point), position.colour(point)
    if own != EMPTY:
        liberties = number(count(game.grid.around(piece) & position.empty), "liberty")
        string = "a lone stone" if count(piece) == 1 else f"in a string of {count(piece)} stones"
        return f"{vertex} is {own}, {string} with {liberties}."
    about = f"{vertex} is empty and {counts_for(paths, game.rules.score)}."
    refused = None if game.over else game.why_not(vertex)
    return about if refused is None else f"{about} Not allowed: {_short(refused)}"


def _short(refused: Illegal) -> str:
    """Why an empty point is refused, for a sentence that has named it."""
    if isinstance(refused, Repeats):
        return f"rule 6, the grid was the same {after(refused.turn)}."
    if isinstance(refused, Suicide):
        return f"it would be suicide of {number(refused.stones, 'stone')}."
    return refused.reason


def counts_for(paths: "dict[str, list[int]]", wording: str = "only") -> str:
    """What rule 9 makes of an empty point that reaches these colours."""
    if BLACK in paths and WHITE in paths:
        return "reaches both colours, so it counts for nobody"
    if BLACK in paths:
        return "reaches only Black, so it counts for Black"
    if WHITE in paths:
        return "reaches only White, so it counts for White"
    return f"reaches neither colour, so it counts for {'nobody' if wording == 'only' else 'both'}"


def clause(position: Position, point: int, wording: str = "only") -> "tuple[str, str]":
    """For whom a point counts by rule 9 ("black", "white", "both", "nobody") and a sentence with the clause that says so."""
    vertex, colour = name(position.grid, point), position.colour(point)
    if colour != EMPTY:
        return colour, f"{vertex} counts for {NAMES[colour]} by the first clause of rule 9: it is {colour}."
    paths = reach_of(position, point)
    if len(paths) == 1:
        only = BLACK if BLACK in paths else WHITE
        return (
            only,
            f"{vertex} counts for {NAMES[only]} by the second clause: it is empty and reaches only {NAMES[only]}.",
        )
    if paths or wording == "only":
        reached = "Black and White" if paths else "neither colour"
        return "nobody", f"{vertex} counts for nobody: it is empty and reaches {reached}."
    return (
        "both",
        f"{vertex} counts for both: it is empty and reaches neither opponent, as the 1995 wording asks.",
    )


def why(game: Game, point: int) -> "dict[str, object]":
    """Whether the player to play may move at a point, with the evidence.

    "turn" is the earlier turn whose grid would come again (rule 6), "points" the string that would have no liberty where suicide is
    forbidden, or the stones that the move clears (rule 7), "say" a sentence.
    """
    vertex = name(game.grid, point)
    refused = game.why_not(vertex)
    shown: "dict[str, object]" = {
        "at": vertex,
        "legal": refused is None,
        "rule": 7,
        "turn": None,
        "points": [],
    }
    if isinstance(refused, Repeats):
        shown["rule"], shown["turn"] = refused.rule, refused.turn
    elif isinstance(refused, Suicide):
        own = game.position.points(game.to_play) | 1 << point
        shown["points"] = names(game.grid, game.grid.flood(1 << point, own))
    elif refused is not None:
        shown["rule"] = refused.rule
        shown["points"] = [vertex] if isinstance(refused, Occupied) else []
    else:
        before = game.position
        game.play(vertex)
        did = Steps(before, game.position, game.player(game.turn), point)
        game.undo()
        shown["points"] = names(game.grid, did.captured or did.suicide)
    may = f"{NAMES[game.to_play]} may move at {vertex}."
    shown["say"] = may if refused is None else f"{NAMES[game.to_play]} may not move at {vertex}. {refused}"
    return shown


def refusal(game: Game, refused: Illegal) -> str:
    """Why a turn is refused, as a sentence that may point at the earlier grid shown beside it."""
    if not isinstance(refused, Repeats):
        return refused.reason
    if game.position_after(refused.turn) == game.position:
        return f"{refused.vertex} would leave the grid just as it is now, so that move is not allowed."
    return f"{refused.vertex} would repeat the grid as it was {after(refused.turn)}, shown here, so it is not allowed."
