"""Facts about the present position by name, each with the points for which it is true. These names
link words and points.

A page lights up the words "reaches White" when the reader looks at a point in
`facts(match)["reaches-white"]`, and these points for the words. The names never change; the meaning
of each stands beside it in `facts`.
"""

from ttgo import quick
from ttgo.explain.evidence import Steps, empties, steps, would
from ttgo.game import Game
from ttgo.match import PLAY, Match
from ttgo.points import members, set_of
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import opponent, reaching
from ttgo.scoring import area_by


def facts(match: Match) -> "dict[str, list[str]]":
    """Every fact with the vertices where it is true, in order from A1.

    Facts about moves are about the player to play; they are empty when the match does not wait for
    a turn.
    """
    position, game = match.position, match.board
    wording = match.game.rules.wording
    only_black, only_white, both, neither = empties(position)
    legal = game.legal_points() if match.state == PLAY else 0
    does = doing(game) if match.state == PLAY else {}
    last = steps(game)
    found = {
        "black": position.black,
        "white": position.white,
        "empty": position.empty,
        # Rule 3: points of the other two colours, stones too
        "reaches-black": reaching(position, WHITE, BLACK) | reaching(position, EMPTY, BLACK),
        "reaches-white": reaching(position, BLACK, WHITE) | reaching(position, EMPTY, WHITE),
        "reaches-empty": reaching(position, BLACK, EMPTY) | reaching(position, WHITE, EMPTY),
        # Rule 9's empty points, by the colours they reach
        "only-black": only_black,
        "only-white": only_white,
        "both": both,
        "neither": neither,
        # Rules 4, 6 and 7
        "cleared": 0 if last is None else last.cleared,  # by the last turn
        "legal": legal,
        "illegal": position.empty & ~legal,  # the other empty points
        "repeats": _refused_by_rule_6(game) if match.state == PLAY else 0,
        "captures": set_of(
            [point for point, did in does.items() if did.captured]
        ),  # rule 6 may refuse some
        "suicide": set_of([point for point, did in does.items() if did.suicide]),  # legal or not
        # Strings
        "atari": in_atari(position),
        "liberties": position.grid.around(position.black | position.white) & position.empty,
        # Rule 9, stones included
        "counts-black": area_by(wording, position, BLACK),
        "counts-white": area_by(wording, position, WHITE),
    }
    return {name: position.grid.named(points) for name, points in found.items()}


def in_atari(position: Position, colours: "tuple[str, ...]" = (BLACK, WHITE)) -> int:
    """The points of the strings of these colours that have exactly one liberty."""
    found = 0
    for colour in colours:
        for string, liberties in quick.strings(
            position.grid, position.points(colour), position.empty
        ):
            if liberties and not liberties & (liberties - 1):
                found |= string
    return found


def doing(game: Game) -> "dict[int, Steps]":
    """The moves of the player to play that clear something, allowed or not, by their points."""
    position = game.position
    own, other = position.points(game.to_play), position.points(opponent(game.to_play))
    return {
        point: would(game, point) for point in members(quick.clearing(position.grid, own, other))
    }


def _refused_by_rule_6(game: Game) -> int:
    """The points where rule 6 refuses a move, but for those where it is refused as suicide."""
    return set_of(game.superko_points()) & ~game.suicide_points()
