"""What to draw and say of a game, as a dict of plain values that goes to the page as JSON.

A view is complete: a page that has the newest one needs no other. Rows run top to bottom. The page's side of this contract
is the typedef in static/view.js, and a test holds both to the same keys.
"""

from ttgo import explain, quick, vertex
from ttgo.game import Game
from ttgo.illegal import Illegal, Repeats
from ttgo.record import Record
from ttgo.rules import BLACK, EMPTY, WHITE, reaching, to_play


def view(
    record: Record, game: Game, rule: int, say: str, refused: "Illegal | None" = None, error: bool = False
) -> "dict[str, object]":
    """The view of `record` at `game`, with the sentence to say and the number of its rule (0: none).

    `refused` is the turn just refused, `error` says that the sentence reports bad input.
    """
    grid, position = game.grid, game.position
    line = record.line()
    black = reaching(position, EMPTY, BLACK)
    white = reaching(position, EMPTY, WHITE)
    neither = position.empty & ~black & ~white
    score = game.score()
    repeating = {} if game.over else game.repeating_points()
    return {
        "size": [grid.width, grid.height],
        "stones": vertex.rows(grid, [position.black, position.white], ".XO"),
        "reach": vertex.rows(grid, [black & ~white, white & ~black, black & white, neither], ".bw20"),
        "legal": vertex.rows(grid, [game.legal_points()], ".1"),
        "illegal": {
            vertex.name(grid, point): {"rule": Repeats.rule, "turn": turn}
            for point, turn in repeating.items()
        },
        "strings": [
            {"points": vertex.names(grid, string), "liberties": len(vertex.names(grid, liberties))}
            for colour in (position.black, position.white)
            for string, liberties in quick.strings(grid, colour, position.empty)
        ],
        "toPlay": game.to_play,
        "turn": game.turn,
        "turns": [node.vertex for node in line[1:]],
        "players": "".join("B" if to_play(turn) == BLACK else "W" for turn in range(len(line) - 1)),
        "branches": {
            str(turn): [other.vertex for other in node.next if other is not node.chosen]
            for turn, node in enumerate(line, 1)
            if len(node.next) > 1
        },
        "last": game.last,
        "score": {
            "black": score.black,
            "white": score.white,
            "neutral": score.neutral,
            "komi": score.komi,
            "margin": score.margin,
            "result": score.result,
            "text": explain.score_sentence(game),
        },
        "steps": _steps(game),
        "refused": None if refused is None else _refused(game, refused),
        "over": {"result": score.result, "lines": explain.result_lines(game)} if game.over else None,
        "undo": game.turn > 0,
        "redo": game.turn < len(line) - 1,
        "rule": rule,
        "say": say,
        "error": error,
    }


def _steps(game: Game) -> "dict[str, object] | None":
    did = explain.steps(game)
    if did is None:
        return None
    return {
        "at": game.last,
        "colour": did.colour,
        "opponent": vertex.names(game.grid, did.captured),
        "own": vertex.names(game.grid, did.suicide),
    }


def _refused(game: Game, refused: Illegal) -> "dict[str, object]":
    shown: "dict[str, object]" = {"rule": refused.rule, "at": None, "turn": None, "earlier": None}
    if isinstance(refused, Repeats):
        earlier = game.position_after(refused.turn)
        shown["at"] = refused.vertex
        shown["turn"] = refused.turn
        shown["earlier"] = vertex.rows(game.grid, [earlier.black, earlier.white], ".XO")
    return shown
