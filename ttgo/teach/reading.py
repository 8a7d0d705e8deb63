"""Questions that are answered by reading ahead: the searches of ttgo/solve judge each move, and a
line of turns shows why.
"""

from ttgo.game import Game
from ttgo.language import joined, say
from ttgo.match import Match
from ttgo.points import NOWHERE, count, lowest, members, set_of
from ttgo.position import BLACK, EMPTY, Position
from ttgo.rules import move, opponent
from ttgo.solve.life import ALIVE, DEAD, KO, Life
from ttgo.solve.perfect import Rest
from ttgo.start import Start
from ttgo.teach.frame import frame
from ttgo.teach.life import played, with_eyes
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    Evidence = dict[str, object]

READ = ("best", "save", "take")  # whose answers are moves
MOST = 6  # points of the largest end of a game
# Points of a fight, and positions looked at after a move and at the end of a game: the same on every
# Python
LARGEST, NODES, MOST_NODES = 8, 3_000, 400
SHOWN = 12  # turns of a line

# The last answer: a question is asked again with each guess
_last: "tuple[object, int]" = (None, 0)


def right_moves(match: Match, what: str, target: int) -> int:
    """The right moves of the next player, as a set of points; `target` is a point of the string
    that they are about.
    """
    global _last  # a cache of one
    game = match.board
    key = (what, target, game.to_play, game.position, game.turn)
    if _last[0] != key:
        found = _best(game) if what == "best" else _fighting(match, what, target)
        _last = key, found
    return _last[1]


def _fighting(match: Match, what: str, target: int) -> int:
    legal = match.board.legal_points() & near(match.position, target)
    return set_of([point for point in members(legal) if does(match, what, target, point)[0]])


def near(position: Position, point: int) -> int:
    """The empty points where a move can matter to a string: in its fight, or two steps from it or
    from the opponent's strings around it.
    """
    grid, fight = position.grid, Life(position, point, largest=LARGEST).fight
    string, other = position.piece(point), position.points(opponent(position.colour(point)))
    around = grid.flood(grid.around(string) & other, other)
    close = grid.around(string) | grid.around(around)
    return (close | grid.around(close) | fight) & position.empty


def does(match: Match, what: str, target: int, point: int) -> "tuple[bool, Life | None]":
    """Whether a move is right, and the fate of the string after it; None if it is captured. Where
    the fate is UNKNOWN, a move that saves counts as right and one that captures as wrong; of the
    boards of exercises it is certain (static/learn/exercises/).
    """
    position = match.position
    after = move(position, point, match.board.to_play)
    if after.colour(target) != position.colour(target):
        return what == "take", None
    life = Life(after, target, match.game.rules.suicide, LARGEST, position).solve(NODES)
    if what == "take":
        return life.first == DEAD, life
    return life.second not in (DEAD, KO), life


def of_move(match: Match, what: str, target: int, point: int) -> "Evidence":
    """What comes of a move, with the line that shows it."""
    game, position = match.board, match.position
    if what == "best":
        return _of_best(match, point)
    player, at, vertex_of = game.to_play, game.grid.vertices[point], game.grid.vertices[target]
    right, life = does(match, what, target, point)
    takes, other = what == "take", opponent(player)
    turns = [] if life is None else life.line(not takes)[:SHOWN]
    if takes and right:
        turns = _taking(match, target, at) or turns
    if right and _goes_on(match, target, [at] + turns[:1]):
        said = say("is_answered", other=other, reply=turns[0])
        now, shown = line(position, [at, turns[0]], player)
        if shown[-1]["clearing"]:  # the reader goes on from what is left
            shown.append(frame(now, 7, said, labels={at: "1", turns[0]: "2"}))
        return {"say": said, "frames": shown, "reply": turns[0]}
    facts = {"player": player, "move": at, "vertex": vertex_of}
    if life is not None and KO in (life.first, life.second):
        said = say("becomes_ko", **facts)
    elif takes and right:
        said = say("is_caught", line=turns, **facts)
    elif takes and life is not None and life.first == ALIVE:
        reply = turns[0] if turns and turns[0] != PASS else "none"
        said = say("gets_away", other=other, reply=reply, **facts)
    elif takes or right:
        said = say("is_saved", lives=life is not None and life.second == ALIVE, **facts)
    else:
        said = say("is_lost", other=other, line=turns, **facts)
    after, shown = line(position, [at] + turns, player)
    if life is not None and not takes and right:
        areas, has = with_eyes(after, target)
        said = joined(said, has) if areas else said
    return {"say": said, "frames": shown}


def _taking(match: Match, target: int, at: str) -> "list[str]":
    """The line in which the opponent captures the stone of a right move straight away, as everybody
    asks about; none where that is not possible.
    """
    then = after(match, [at]).board
    last = then.position.liberties(at)
    if len(last) != 1 or then.why_not(last[0]) is not None:
        return []
    position = after(match, [at] + last).position
    if position.colour(target) == EMPTY:
        return []
    life = Life(position, target, match.game.rules.suicide, LARGEST, then.position).solve(NODES)
    return (last + life.line(True))[:SHOWN] if life.second == DEAD else []


def after(match: Match, turns: "list[str]") -> Match:
    """The match after turns, as if its position were the first. Raises Illegal."""
    start = Start.of(match.position, rules=match.game.rules, first=match.board.to_play)
    then = Match(Game(start))
    for turn in turns:
        then.play(turn)
    return then


def _goes_on(match: Match, target: int, turns: "list[str]") -> bool:
    """Whether it is still open what becomes of a string after a move and its answer."""
    if len(turns) < 2 or turns[1] == PASS:
        return False
    position = after(match, turns).position
    if position.colour(target) == EMPTY:
        return False
    life = Life(position, target, match.game.rules.suicide, LARGEST).solve(NODES)
    return life.second == DEAD and life.first != DEAD


def line(
    position: Position, turns: "list[str]", player: str
) -> "tuple[Position, list[dict[str, object]]]":
    """The position after some turns, the first of them a player's, and the frames of all."""
    frames = []
    for after_turn, shown in played(position, turns, player):
        position = after_turn
        frames.append(shown)
    return position, frames


# The end of a game


def rest(game: Game) -> "Rest | None":
    """The search for what is left of a game; None if that is too much."""
    proof = Rest(game.position, game.rules.suicide)
    return proof if count(proof.points) <= MOST else None


def value(game: Game, proof: "Rest", waited: bool = False) -> "int | None":
    """Black's margin if both play perfectly, without komi; None if it was not found. `waited` if
    the last turn was no pass, but played where nothing is left.
    """
    if game.over:
        return game.score().black - game.score().white
    proof.begin(game)
    proof.passed = proof.passed and not waited
    return proof.value if proof.step(MOST_NODES) else None


def perfect_line(game: Game, proof: "Rest", waited: bool = False) -> "list[str]":
    """The turns of perfect play, without the passes at its end. The game is as before."""
    turns: "list[str]" = []
    while not game.over and len(turns) < SHOWN:
        if value(game, proof, waited and not turns) is None:
            break
        turns.append(PASS if proof.turn == NOWHERE else game.grid.vertices[proof.turn])
        game.play(turns[-1])
    for _ in turns:
        game.undo()
    while turns and turns[-1] == PASS:
        turns.pop()
    return turns


def _best(game: Game) -> int:
    """The moves that are worth more than all other turns, and than any move elsewhere."""
    proof = rest(game)
    if proof is None:
        return 0
    found = {
        point: _after(game, proof, point)[0]
        for point in members(proof.points & game.legal_points())
    }
    top = max(found.values()) if found else 0
    waited = _after(game, proof, NOWHERE)[0]
    return set_of([point for point in found if found[point] == top > waited])


def _after(game: Game, proof: "Rest", point: int) -> "tuple[int, list[str]]":
    """The margin of the player after a move, if both play perfectly, and how they do. NOWHERE, and
    a point where nothing is left, stand for a move elsewhere.
    """
    player, elsewhere = game.to_play, point == NOWHERE or not proof.points >> point & 1
    game.play(PASS if elsewhere else game.grid.vertices[point])
    found, turns = value(game, proof, elsewhere), perfect_line(game, proof, elsewhere)
    game.undo()
    least = -count(game.grid.points)
    return least if found is None else found if player == BLACK else -found, turns


def _of_best(match: Match, point: int) -> "Evidence":
    game, at = match.board, match.board.grid.vertices[point]
    player, proof, right = game.to_play, rest(game), right_moves(match, "best", 0)
    if proof is None:
        raise ValueError(say("too_much_left"))
    worth, answers = _after(game, proof, point)
    loss = _after(game, proof, lowest(right))[0] - worth if right else 0
    turns = [at] + answers
    said = say("costs", player=player, move=at, loss=loss, line=turns)
    return {"say": said, "frames": line(game.position, turns, player)[1]}


def ahead(match: Match, komi: float) -> "tuple[float, list[str]]":
    """Black's margin with a komi, if both play perfectly, and how they do. Raises ValueError if
    there is too much left.
    """
    game = match.board
    proof = rest(game)
    found = None if proof is None else value(game, proof)
    if proof is None or found is None:
        raise ValueError(say("too_much_left"))
    return found - komi, perfect_line(game, proof)


def captures(match: Match, point: int) -> "list[str]":
    """The turns by which the next player captures the string at a point, whatever is answered; none
    if that was not found.
    """
    life = Life(match.position, point, match.game.rules.suicide, LARGEST).solve(NODES)
    return life.line(True) if life.second == DEAD else []
