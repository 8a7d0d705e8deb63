"""Exercises that the rules answer, on the positions of a game: of each kind what is worth asking
there, as the words of a line (ttgo/teach/exercises.py). Black plays next, unless a game's turns
are given.
"""

from tests.finder.boards import swapped
from tests.finder.fights import Dull, pieces
from tests.support import plain
from ttgo import BLACK, PASS, WHITE, Game, vertex
from ttgo.explain.evidence import empties, would
from ttgo.illegal import Repeats
from ttgo.points import count, members
from ttgo.position import EMPTY, Position
from ttgo.record.tree import Record
from ttgo.rules import opponent, reaching
from ttgo.scoring import Score
from ttgo.scoring import plain as number
from ttgo.solve.perfect import left
from ttgo.start import Start
from ttgo.teach import reading
from ttgo.teach.facts import doing, in_atari


def reach(position, level, chance):
    """Some points that reach a colour, and some that do not; from level 3 on stones, too."""
    colour, other = chance.sample([BLACK, WHITE], 2)
    points = position.empty | (position.points(other) if level > 2 else 0)
    right = (reaching(position, EMPTY, colour) | reaching(position, other, colour)) & points
    wrong = points & ~right
    if not right or not wrong:
        raise Dull("all points reach it, or none")
    most = min(2 + level, 5, count(points))
    chosen = {chance.choice(members(right)), chance.choice(members(wrong))}
    rest = [one for one in members(points) if one not in chosen]
    chosen |= {*chance.sample(rest, most - 2)}
    names = [position.grid.vertices[one] for one in sorted(chosen)]
    return f"colour={colour} among={','.join(names)}"


def besieged(position, chance):
    """A position in which Black has taken all liberties but one of a white string."""
    grid, sets = position.grid, []
    for string in grid.pieces(position.white):
        free = grid.around(string) & position.empty
        for last in members(free):
            after = Position(grid, position.black | free & ~(1 << last), position.white)
            if all(grid.around(one) & after.empty for one in pieces(after)):
                sets += [after] * count(string)
    return chance.choice(sets) if sets else position


def _clearing(position, chance):
    """A move of Black's that clears something, and its game."""
    game = Game(Start.of(position))
    moves = [one for one in sorted(doing(game)) if game.legal_points() >> one & 1]
    if not moves:
        raise Dull("nothing to capture")
    point = chance.choice(moves)
    return game, point, doing(game)[point]


def clear(position, level, chance):
    """A capture that leaves other stones of that colour; of more stones at higher levels."""
    game, point, did = _clearing(position, chance)
    if count(did.captured) < min(level, 3) or did.captured == position.white:
        raise Dull("too few stones captured, or all")
    return f"at={game.grid.vertices[point]} colour=white"


def stands(position, level, chance):
    """After a capture or a suicide: some of a colour's stones stand, or its own stand only because
    the opponent's go first.
    """
    game, point, did = _clearing(position, chance)
    coloured = position.coloured(1 << point, BLACK)
    saved = did.captured and not game.grid.around(coloured.piece(point)) & coloured.empty
    colour = BLACK if saved or did.suicide else WHITE
    stand = coloured.points(colour) & ~did.captured & ~did.suicide
    if not stand or len(game.grid.pieces(coloured.points(colour))) < 2 + (level > 3):
        raise Dull("too few strings")
    return f"at={game.grid.vertices[point]} colour={colour}"


def rule(position, level, chance):
    """A move without liberties, allowed or not; from level 3 on also after the end. A ko is asked
    by `ko`.
    """
    if level > 2 and chance.random() < 0.1:
        at = chance.choice(members(position.empty))
        return f"at={position.grid.vertices[at]} after=pass,pass"
    game = Game(Start.of(position))
    moves = [one for one in doing(game) if not game.grid.around(1 << one) & position.empty]
    moves = [one for one in moves if bool(doing(game)[one].captured) == (chance.random() < 0.5)]
    if not moves:
        raise Dull("each move has a liberty")
    return f"at={game.grid.vertices[chance.choice(moves)]}"


def ko(game, turn, level, chance):
    """A ko in a position of a game, taken after some of the turns that followed there, and perhaps
    with two more after it: the position, and the words. Raises Dull.
    """
    before, after = chance.randrange(1 + level), 2 * (chance.random() < 0.35)
    coming = game.turns[turn : turn + before + after]
    if len(coming) < before + after or PASS in coming:
        raise Dull("too late in the game")
    first = game.player(turn + 1)
    taker = opponent(first) if before % 2 else first
    begun, point, back = _with_ko(game.position_after(turn), taker, chance)
    again, near = Game(Start.of(begun, first=first)), begun.grid.around(1 << point | 1 << back)
    at, taken = begun.grid.vertices[back], begun.grid.vertices[point]
    for word in [*coming[:before], taken, *coming[before:]]:
        if again.why_not(word):
            raise Dull("a turn that does not go with it")
        did = would(again, vertex.at(begun.grid, word))
        if word != taken and (did.cleared or near & begun.set_of(word)):
            raise Dull("a turn that does not go with it")
        again.play(word)
    if not would(again, back).captured:
        raise Dull("a ko that is not one")
    if not after and not isinstance(again.why_not(at), Repeats):
        raise Dull("a ko that is not one")
    if again.player(1) == WHITE:
        begun = swapped(begun)
    return begun, f"at={at} after={','.join(again.turns)}"


def _with_ko(position, taker, chance):
    """A position with a ko for a player to take, of a position that needs at most four changes: the
    position, where it is taken, and where the stone stands that is.
    """
    grid, found = position.grid, []
    own, other = position.points(taker), position.grid.points & ~position.empty
    other &= ~own
    for point in members(position.empty | other):
        for back in members(grid.around(1 << point)):
            mine = grid.around(1 << back) & ~(1 << point)
            theirs = grid.around(1 << point) & ~(1 << back) | 1 << back
            sets = [own & ~theirs & ~(1 << point) | mine, other & ~mine & ~(1 << point) | theirs]
            changes = count((sets[0] ^ own) | (sets[1] ^ other))
            after = Position(grid, *(sets if taker == BLACK else sets[::-1]))
            if changes < 5 and all(grid.around(one) & after.empty for one in pieces(after)):
                found.append((changes, chance.random(), after, point, back))
    if not found:
        raise Dull("no ko")
    return min(found, key=lambda one: one[:2])[2:]


def owner(position, level, chance):
    """A point of each sort equally often, on a grid with all three sorts."""
    sorts = empties(position)[:3]
    if not all(sorts):
        raise Dull("not all three sorts of points")
    at = chance.choice(members(chance.choice(position.grid.pieces(chance.choice(sorts)))))
    return f"at={position.grid.vertices[at]}"


def score(position, level, chance):
    """A position in which both players have points, some of them empty."""
    _ended(position)
    return f"colour={chance.choice([BLACK, WHITE])}"


def winner(position, level, chance):
    """A komi close to Black's lead, so that it decides the game."""
    margin = _ended(position)
    komi = margin + chance.randrange(-2, 3) / 2
    if komi <= 0:
        raise Dull("White is ahead without komi")
    return f"komi={number(komi)}"


def _ended(position):
    only_black, only_white, both, _ = empties(position)
    if not only_black or not only_white:
        raise Dull("a player without empty points")
    if 6 * count(both) > count(position.grid.points):
        raise Dull("too much is open")
    return Score(position, 0).margin


def atari(position, level, chance):
    """Some of a colour's stones are in atari, and others are not."""
    colour = chance.choice([BLACK, WHITE])
    found = in_atari(position, (colour,))
    if not found or found == position.points(colour):
        raise Dull("no stones in atari, or all")
    if level > 3 and len(position.grid.pieces(found)) < 2:
        raise Dull("one string in atari")
    return f"colour={colour}"


def last(position, chance):
    """The end of a game with one best move that is worth something."""
    match = _ending(position)
    best = reading.right_moves(match, "best", 0)
    if count(best) != 1:
        raise Dull("no single best move")
    if plain.best_moves(position, BLACK) != {*position.named(best)}:
        raise Dull("not proved")
    return ""


def ahead(position, chance):
    """A komi close to Black's lead under perfect play."""
    match = _ending(position)
    lead = reading.ahead(match, 0)[0]
    komi = lead + chance.randrange(-2, 3) / 2
    if komi < 0 or min(match.score().black, match.score().white) < 6:
        raise Dull("White is ahead without komi, or has next to nothing")
    if plain.value(position, BLACK, members(left(position)), {position}) != lead:
        raise Dull("not proved")
    return f"komi={number(komi)}"


def _ending(position):
    """The match of the end of a game that is found from all its sides."""
    for side in position.symmetries():
        board = Record(Start.of(side)).match().board
        proof = reading.rest(board)
        if proof is None or not proof.points & side.empty or count(left(side)) > 4:
            raise Dull("too much left, or nothing")
        if reading.value(board, proof) is None:
            raise Dull("too long a search for MicroPython")
    return Record(Start.of(position)).match()


OF_POSITIONS = {
    one.__name__: one for one in (reach, clear, stands, rule, owner, score, winner, atari)
}
BESIEGED = ("clear", "stands", "rule", "atari")  # where something is to be captured
ENDED = ("score", "winner")
OF_ENDS = {"last": last, "ahead": ahead}
