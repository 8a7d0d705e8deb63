"""How the player ends a game: which stones are dead, if nothing is left to gain, and its answer to a proposal."""

from ttgo.points import count, members
from ttgo.quick import clearing
from ttgo.rules import BLACK, EMPTY, WHITE, Position, area, opponent
from ttgo.rulesets import ENDINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.game import Game
    from ttgo.match import Match
    from ttgo.player.search import Search

SURE = 0.75  # of the random games must agree on a string's fate
LIKELY = 0.6  # ... and on a point that can still be gained
PERHAPS = 0.3  # ... and on one worth a try
EARLY = 2 / 3  # of the points are empty


def dead(search: "Search") -> int:
    """The stones that end up in the other player's area in most games."""
    position = search.game.position
    found = 0
    for colour in (BLACK, WHITE):
        for string in position.grid.pieces(position.points(colour)):
            taken = sum([search.owned(opponent(colour), point) for point in members(string)])
            if taken > SURE * count(string):
                found |= string
    return found


def to_gain(search: "Search", end: Position, share: float = LIKELY) -> int:
    """The points that the next player would not get if the game ended with that grid, but gets in more than this share of games."""
    colour = search.root.colour
    missing = end.grid.points & ~area(end, colour)
    return sum([1 << point for point in members(missing) if search.owned(colour, point) > share])


def where(search: "Search", gain: int) -> "list[int]":
    """The moves that may gain these points: on them, or beside stones on them."""
    position = search.game.position
    grid, empty = position.grid, position.empty
    return members((gain | grid.around(gain & ~empty)) & empty)


def gaining(game: "Game") -> "list[int]":
    """The moves that gain by the count: on open points, or captures; not if the string can be captured for as much straight away."""
    position, colour = game.position, game.to_play
    grid, other = position.grid, opponent(colour)
    owned, before = area(position, BLACK) | area(position, WHITE), margin(game, position)
    captures = clearing(grid, position.points(colour), position.points(other))
    found = []
    for point in members((position.empty & ~owned) | captures):
        if not game.try_move(point):
            continue
        gain = -margin(game, game.position) - before
        liberties = grid.around(grid.flood(1 << point, game.points(colour))) & game.points(EMPTY)
        if count(liberties) == 1 and game.try_move(members(liberties)[0]):
            gain = margin(game, game.position) - before
            game.undo()
        game.undo()
        if gain > 0:
            found.append(point)
    return found


def is_early(position: Position) -> bool:
    """True while most points are empty: then a pass is a slip and not an offer to end the game."""
    return count(position.empty) > EARLY * count(position.grid.points)


def margin(game: "Game", end: Position) -> float:
    """The margin for the player to play if the game ended with that grid."""
    black = game.score(end).margin
    return black if game.to_play == BLACK else -black


def is_final(match: "Match") -> bool:
    """True if passes by both players now (or one, after a pass) would make the grid count as it stands, without proposals."""
    if ENDINGS[match.game.rules.ending].final == "four":
        return match.run >= 2  # two passes have led to a round already
    return match.final_pass


def answer(game: "Game", player: str, own: int, theirs: int) -> int:
    """What a player who considers the stones `own` dead proposes after the opponent's proposal `theirs`.

    The same as `theirs`, unless that removes living stones of the player, or loses the game.
    """
    alive = theirs & game.points(player) & ~own
    if not alive:
        sign = 1 if player == BLACK else -1
        both = [
            game.score(game.position.coloured(points, EMPTY)).margin * sign
            for points in (own, theirs)
        ]
        if both[1] >= both[0] or both[1] > 0:
            return theirs
    return own
