"""Find the positions of exercises in games, and write them as ttgo/teach/positions.py: `python3 -m
tests.support.mined`. It takes an hour on two cores.

The games are those of tests/data: engines against themselves, random ones, and GNU Go against
itself after random first moves (games-gnugo.txt); and for what is rare in these, games of our own
player that has hardly thought. A position is taken if one move alone is right, and it is certain of
each legal move (reader.py); for the end of a game also if the game itself came out as the search
says.
"""

import gzip
import json
import multiprocessing
import tarfile
from collections import defaultdict
from pathlib import Path

from tests.support import reader
from ttgo import BLACK, WHITE, Game, sgf
from ttgo.chance import RandomNumbers
from ttgo.explain.evidence import empties
from ttgo.player import Player
from ttgo.points import count, lowest, members
from ttgo.position import EMPTY
from ttgo.record.tree import Record
from ttgo.rules import move, opponent
from ttgo.solve.life import ALIVE, DEAD, KO, UNKNOWN, Life, eyes
from ttgo.solve.life import fight as closed_in
from ttgo.start import Start
from ttgo.teach import exercises, reading
from ttgo.teach.drawn import turned, unpacked
from ttgo.teach.facts import doing

ROOT = Path(__file__).parent.parent
FOUND = ROOT.parent / "ttgo" / "teach" / "positions.py"
MOST = 60  # of a kind
OF_A_GAME = 3
EVERY = 3  # turns between two positions
RARE = ("eye", "kill", "snapback")
OWN = 150  # games of our own player, and what is looked for there
NODES = 1_000  # positions looked at for all moves of an exercise: MicroPython is slow
HEAD = '''"""Positions of games for exercises, the easy ones first: found by tests/support/mined.py, packed as
drawn.py says. Black plays next.
"""

TABLES = {
'''


def games():
    """Their names, and their positions with who plays next, from the start."""
    with tarfile.open(ROOT / "data" / "sgf-selfplay.tar.gz") as archive:
        for member in sorted(archive.getmembers(), key=lambda one: one.name):
            if member.name.endswith(".sgf"):
                file = archive.extractfile(member)
                record = sgf.parse(file.read().decode() if file else "")
                while record.here.next:
                    record.here = record.here.next[0]
                yield member.name, record.match().game
    for line in (ROOT / "data" / "games-gnugo.txt").read_text(encoding="utf-8").splitlines():
        size, *turns = line.split()
        game = Game(int(size))
        for turn in turns:
            if game.over or game.why_not(turn) is not None:
                break
            game.play(turn)
        yield line, game
    for kind in ("psk", "ssk-literal", "w1995"):
        with gzip.open(ROOT / "data" / f"games-{kind}.jsonl.gz", "rt") as lines:
            for number, line in enumerate(lines):
                given = json.loads(line)
                game = Game(given["width"], given["height"])
                for _, turn in given["moves"][:150]:
                    if game.over or game.why_not(turn) is not None:
                        break
                    game.play(turn)
                yield f"{kind} {number}", game
    for seed in range(1, OWN + 1):
        yield "own", own(seed)


def own(seed):
    """A game of our own player, after random first moves."""
    game, player, numbers = Game(7 + seed % 3), Player(8, seed=seed), RandomNumbers(seed)
    while not game.over and game.turn < 120:
        legal = game.legal_moves()
        game.play(legal[numbers.below(len(legal))] if game.turn < 6 else player.choose(game).turn)
    return game


def positions(game):
    """Those that differ from the one before, with the next player and the turn."""
    seen = None
    for turn in range(4, game.turn):
        position = game.position_after(turn)
        if position != seen:
            seen = position
            yield position, game.player(turn + 1)


def match_of(position, player):
    return Record(Start.of(position, first=player)).match()


def fights(position, player, seen, whole):
    """(kind, how hard, who plays, the point) of the exercises in a position: for the player to play
    if it is looked at as a whole, and for both about strings that are closed in.
    """
    grid = position.grid
    for colour in (BLACK, WHITE):
        own, other = position.points(colour), position.points(opponent(colour))
        for string in grid.pieces(own):
            place, close = lowest(string), string
            for _ in range(3):
                close |= grid.around(close)
            key = (string, position.black & close, position.white & close)
            if key in seen:
                continue
            closed = count(string) > 2 and closed_in(grid, own, other, string, reading.LARGEST)
            closed = closed or thrown_into(position, string)
            if closed or whole:
                seen.add(key)
            for who in (BLACK, WHITE) if closed else (player,) if whole else ():
                found = fight(position, who, place, string)
                if found:
                    yield (*found, who, place)


def thrown_into(position, string):
    """Whether the opponent can put a stone in atari beside a string, and it in atari with it."""
    grid, colour = position.grid, position.colour(lowest(string))
    free = grid.around(string) & position.empty
    for point in members(free) if count(free) == 2 else ():
        after = move(position, point, opponent(colour))
        alone = grid.around(1 << point)
        if not alone & after.points(opponent(colour)) and count(alone & after.empty) == 1:
            return True
    return False


def fight(position, player, place, string):
    """(kind, how hard) if one move alone is right, and an exercise asks for it."""
    attacks = position.colour(place) != player
    now = read(position, place)
    liberties = count(position.grid.around(string) & position.empty)
    if KO in (now.first, now.second) or now.first == DEAD:
        return None
    if attacks and (now.second == ALIVE or (now.second == UNKNOWN and liberties > 3)):
        return None
    if not attacks and now.second != DEAD:
        return None
    match, what = match_of(position, player), "take" if attacks else "save"
    right, nodes = [], 0
    legal = match.board.legal_points() & reading.near(position, place)
    for point in members(legal):
        is_right, after = reading.does(match, what, place, point)
        if after and KO in (after.first, after.second):
            return None
        right += [point] * is_right
        nodes += used(after) if after else 0
        if len(right) > 1 or nodes > NODES:
            return None
    if len(right) != 1:
        return None
    kind = (taking if attacks else saving)(position, player, place, right[0])
    if kind is None:
        return None
    everywhere = members(match.board.legal_points())
    if [point for point in everywhere if reading.does(match, what, place, point)[0]] != right:
        return None
    if not proved(position, player, what, place, right[0]):
        return None
    after = reading.does(match, what, place, right[0])[1]
    turns = after.line(not attacks) if after else []
    return kind, 40 * len(turns) + nodes + 10 * count(position.grid.points)


def proved(position, player, what, place, right):
    """Whether it is certain of each legal move what it does: by the search of all turns where the
    string is closed in, or by the reader.
    """
    legal = match_of(position, player).board.legal_points()
    for point in [right, *members(legal & ~(1 << right))]:
        after = move(position, point, player)
        taken = after.colour(place) != position.colour(place)
        life = None if taken else Life(after, place, before=position).solve()
        fate = DEAD if not life else life.first if what == "take" else life.second
        by_search = {DEAD: what == "take", ALIVE: what == "save"}.get(fate)
        by_reader = reader.does(position, player, what, place, point, NODES)
        caught = by_reader is (what == "take")
        if by_search is None:
            by_search = by_reader
        if by_search is not (point == right) or (caught and by_search is not by_reader):
            return False
    return True


def read(position, place, before=None):
    return Life(position, place, True, reading.LARGEST, before).solve(reading.NODES)


def used(found):
    """The positions that a search has looked at."""
    both = (found._ladder, found._exhaustive)
    return sum(reading.NODES - max(0, proof.nodes) for proof in both if proof)


def taking(position, player, place, point):
    """The kind of an exercise in which a string is captured by a move."""
    grid, after = position.grid, move(position, point, player)
    if not after.points(opponent(player)) >> place & 1:
        return None  # captured straight away
    found = read(after, place, position)
    by_ladder = found._by[False] is found._ladder
    string = grid.flood(1 << place, after.points(opponent(player)))
    line = found.line(False)
    free = grid.around(string) & position.empty
    if snaps_back(after, place, point, player):
        return "snapback"
    if count(grid.around(string) & after.empty) == 1:
        return "ladder" if by_ladder and len(line) > 3 else None
    if by_ladder:
        touches = grid.around(string) >> point & 1
        return "net" if count(free) == 2 and not touches else None
    return "kill" if count(string) > 2 else None


def snaps_back(after, place, point, player):
    """Whether the stone just played at a point can be captured, and a move at the same point then
    captures the string at `place`, and no fewer stones.
    """
    grid, owner = after.grid, opponent(player)
    last = grid.around(after.piece(point)) & after.empty
    if count(last) != 1:
        return False
    taken = move(after, lowest(last), owner)
    if taken.colour(point) != EMPTY:
        return False
    back = move(taken, point, player)
    lost = count(after.points(player)) - count(taken.points(player))
    gained = count(taken.points(owner)) - count(back.points(owner))
    return back.colour(place) == EMPTY and gained >= max(lost, 2)


def saving(position, player, place, point):
    """The kind of an exercise in which a string is saved by a move."""
    grid, after = position.grid, move(position, point, player)
    found = read(after, place, position)
    string = grid.flood(1 << place, position.points(player))
    joined = grid.flood(1 << place, after.points(player))
    if found.second == UNKNOWN and count(grid.around(joined) & after.empty) < 3:
        return None
    own, other = after.points(player), after.points(opponent(player))
    in_atari = count(grid.around(string) & position.empty) == 1
    if found.second == ALIVE and not in_atari and eyes(grid, own, other, 1 << place):
        return "eye"
    if joined & ~string & ~(1 << point):
        return "connect"
    return "escape" if in_atari else None


def others(position):
    """The kinds of positions that the exercises about rules are drawn from."""
    grid = position.grid
    if not min(grid.width, grid.height) >= 5 or max(grid.width, grid.height) > 7:
        return
    hard = count(grid.points)
    if all(empties(position)[:3]) and 3 * count(position.empty) < count(grid.points):
        yield "ended", hard
    able = set()
    for player in (BLACK, WHITE):
        game = Game(Start.of(position, first=player))
        legal, all_of_them = game.legal_points(), position.points(opponent(player))
        for point, did in doing(game).items():
            if count(did.captured) > 2 and legal >> point & 1 and did.captured != all_of_them:
                able.add("many")
            if not grid.around(1 << point) & position.empty:
                able.add("capture" if did.captured else "suicide")
        if exercises.take_ko(game):
            yield "ko", hard
    if len(able) == 3:
        yield "middle", hard


def of_game(given):
    """What a game has: rows of (how hard, word) by kind."""
    name, game = given
    whole = name != "own"
    found, seen = defaultdict(list), set()  # type: ignore[var-annotated]
    width, height = game.grid.width, game.grid.height
    if not 5 <= min(width, height) <= max(width, height) <= 11 or width * height > 81:
        return {}
    for number, (position, player) in enumerate(positions(game)):
        looked_at = whole and number % EVERY == 0
        for kind, hard, who, place in fights(position, player, seen, looked_at):
            if whole or kind in RARE:
                found[kind].append((hard, as_black(position, place, who)))
        for kind, hard in others(position) if looked_at else ():
            found[kind].append((hard, packed(position, lowest(position.grid.points))))
    final = game.score().black - game.score().white
    for position, player in positions(game) if whole and game.over else ():
        for kind, hard, place in ended(position, player, final):
            found[kind].append((hard, as_black(position, place, player)))
    return {kind: spread(sorted(set(rows)), OF_A_GAME) for kind, rows in found.items()}


def ended(position, player, final):
    """(kind, how hard, point) at the end of a game that came out so."""
    match = match_of(position, player)
    board = match.board
    proof = reading.rest(board)
    if proof is None or not proof.points & position.empty or reading.value(board, proof) != final:
        return
    if not all(found_from(position, player, way) for way in range(8)):
        return
    left = count(proof.points & position.empty)
    hard = 1000 * left + 10 * count(proof.points) + count(position.grid.points)
    if min(board.score().black, board.score().white) > 9:
        yield "ahead", hard + abs(final), lowest(position.grid.points)
    best = reading.right_moves(match, "best", 0)
    if count(best) == 1:
        yield "last", hard, lowest(best)


def found_from(position, player, way):
    """Whether the search for the best play comes to an end from one side of the board, too."""
    seen = turned(position, lowest(position.grid.points), way, False)[0]
    board = match_of(seen, player).board
    proof = reading.rest(board)
    return proof is not None and reading.value(board, proof) is not None


def as_black(position, place, player):
    seen, at, _ = turned(position, place, 0, player == WHITE)
    return packed(seen, at)


def spread(rows, most):
    """At most so many of them, evenly."""
    if len(rows) <= most:
        return rows
    return [rows[number * len(rows) // most] for number in range(most)]


def packed(position, point):
    """The word that `unpacked` reads."""
    grid, number = position.grid, 0
    points = members(grid.points)
    for one in points[::-1]:
        number = 3 * number + [EMPTY, BLACK, WHITE].index(position.colour(one))
    return "".join(
        map(digits, (grid.width, grid.height, len(points) * number + points.index(point)))
    )


def digits(number):
    higher, last = divmod(number, 36)
    return (digits(higher) if higher else "") + "0123456789abcdefghijklmnopqrstuvwxyz"[last]


def alike(word):
    """The same for a position from all its sides, and for others that differ only far from the
    string.
    """
    position, at = unpacked(word)
    return min(close(*turned(position, at, way, False)[:2]) for way in range(8))


def close(position, at):
    """The points at most two steps from the string, as text; all of them if there is no string."""
    grid = position.grid
    if position.colour(at) == EMPTY:
        return packed(position, at)
    near = position.piece(at)
    for _ in range(2):
        near |= grid.around(near)
    rows = []
    for y in range(-2, grid.height + 2):
        row = ""
        for x in range(-2, grid.width + 2):
            inside = 0 <= x < grid.width and 0 <= y < grid.height
            point = grid.point(x, y) if inside else -1
            seen = inside and near >> point & 1
            row += position.colour(point)[0] if seen else " " if inside else "#"
        rows.append(row)
    columns = [x for x in range(grid.width + 4) if {row[x] for row in rows} & set("bwe")]
    return "\n".join(
        row[max(0, columns[0] - 1) : columns[-1] + 2] for row in rows if set(row) & set("bwe")
    )


def main():
    found: dict[str, dict[str, tuple[int, str]]] = defaultdict(dict)
    with multiprocessing.Pool() as pool:
        for kinds in pool.imap(of_game, games()):
            for kind, rows in kinds.items():
                for hard, word in rows:
                    found[kind].setdefault(alike(word), (hard, word))
    write(found)


def write(found):
    text = HEAD
    for kind in sorted(found):
        words = [word for _, word in spread(sorted(found[kind].values()), MOST)]
        text += f'    "{kind}": """\n' + filled(words) + '\n""",\n'
    FOUND.write_text(text + "}\n", encoding="utf-8")


def filled(words):
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 98:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


if __name__ == "__main__":
    main()
