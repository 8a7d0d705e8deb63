"""Grids of 9x9, 13x13 and 19x19: nothing silly, though there is much to choose from."""

import pytest

from ttgo import BLACK, WHITE, Game, Grid, Position
from ttgo.player import Player
from ttgo.points import count, members
from ttgo.rules import move
from ttgo.vertex import names, read


@pytest.mark.parametrize(("size", "turns"), [(13, 14), (19, 6)])
def test_the_first_line_is_left_alone_at_first(size: int, turns: int) -> None:
    """Nothing is there to play for."""
    game, player = Game(size, komi=7.5), Player(300, seed=5)
    for _ in range(turns):
        turn = player.choose(game).turn
        point = read(game.grid, turn)
        assert point is not None
        assert 0 < point % game.grid.stride < size - 1
        assert 0 < point // game.grid.stride < size - 1
        game.play(turn)


# Shapes of Black's and White's stones, w for White's last; Black's good answers are marked by an asterisk.
SHAPES = {
    "three stones move out": ". . O O O . .\n. O X X X * .\n. . w O O . .\n. X . X . X .",
    "four stones move out": ". . . O . . .\n. . O X O . .\n. . O X X O .\n. . . O X w .\n. . . . * . .",
    "two stones clear what holds them": ". . O O X . .\n. O X X O * .\n. O . w X . .\n. . O . . . .",
    "three stones are cleared": ". . X X X . .\n. X O O O * .\n. . X X X . .\n. . . w . . .",
}


def shown(shape: str, size: int, left: int, up: int) -> tuple[Game, list[str]]:
    """A shape on a grid that has a few stones in its corners besides, after White's last; and Black's good answers."""
    grid = Grid(size)
    sets = dict.fromkeys("XOw*.", 0)
    for y, row in enumerate(reversed(shape.split("\n"))):
        for x, letter in enumerate(row.split(" ")):
            sets[letter] |= 1 << grid.point(left + x, up + y)
    stones = {"X": sets["X"], "O": sets["O"]}
    for letter, x, y in [("X", 2, 2), ("O", -3, -3), ("X", 2, -3), ("O", -3, 2)] if size > 9 else []:
        corner = 1 << grid.point(x % size, y % size)
        if not grid.around(corner) & (sets["X"] | sets["O"]):
            stones[letter] |= corner
    game = Game(size, komi=7.5, setup=Position(grid, stones["X"], stones["O"]), first=WHITE)
    game.play(names(grid, sets["w"])[0])
    return game, names(grid, sets["*"])


@pytest.mark.parametrize(("size", "playouts"), [(9, 1000), (9, 3000), (13, 1000), (19, 1000)])
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_atari_is_answered(shape: str, size: int, playouts: int) -> None:
    """In the middle of the grid, and towards a side; on the largest, where it takes long, in the middle."""
    for left, up in (((size - 7) // 2, (size - 5) // 2), (size - 8, size - 6))[: 1 if size == 19 else 2]:
        game, good = shown(shape, size, left, up)
        assert Player(playouts, seed=1).choose(game, final=True).turn in good


def in_atari(position: Position, colour: str) -> list[tuple[int, int]]:
    """Strings of several stones with one liberty, and these."""
    pieces = position.grid.pieces(position.points(colour))
    both = [(string, position.grid.around(string) & position.empty) for string in pieces]
    return [(string, free) for string, free in both if count(free) == 1 < count(string)]


def saved(position: Position, string: int) -> bool:
    """True if a string of Black's is still there, and not in atari."""
    left = position.grid.flood(string, position.black)
    return left != 0 and count(position.grid.around(left) & position.empty) > 1


def nag(game: Game, other: Player) -> str:
    """White's turn that leaves the largest string of Black's with one liberty; another player's if none has several stones."""
    best, turn = 1, ""
    for vertex in game.legal_moves():
        after = move(game.position, read(game.grid, vertex) or 0, WHITE)
        most = max([count(string) for string, _ in in_atari(after, BLACK)], default=0)
        if most > best:
            best, turn = most, vertex
    return turn or other.choose(game, final=True).turn


@pytest.mark.parametrize(("size", "turns", "seed"), [(9, 60, 1), (13, 36, 2)])
def test_a_game_against_one_who_nags(size: int, turns: int, seed: int) -> None:
    """Where White has strings of several stones in atari, or Black's would have three liberties again, one of them is taken or saved.

    If not, that was hardly worth a turn, to judge from five times as many games.
    """
    game, player, other = Game(size, komi=7.5), Player(1000, seed=seed), Player(60, seed=seed + 50)
    asked = 0
    while not game.over and game.turn < turns:
        if game.to_play == WHITE:
            game.play(nag(game, other))
            continue
        before = game.copy()
        clear = in_atari(before.position, WHITE)
        save = []
        for string, free in in_atari(before.position, BLACK):
            after = move(before.position, members(free)[0], BLACK)
            moved = game.grid.flood(string, after.black)
            if count(game.grid.around(moved) & after.empty) > 2:
                save.append((string, free))
        turn = player.choose(game, final=True).turn
        game.play(turn)
        asked += bool(clear or save)
        done = [not string & game.position.white for string, _ in clear]
        done += [saved(game.position, string) for string, _ in save]
        if done and not any(done):
            shares = {name: share for name, _, share, _ in Player(5000, seed=99).choose(before).moves}
            urgent = [name for _, free in clear + save for name in names(game.grid, free)]
            assert shares[turn] > max(shares[name] for name in urgent) - 0.05, (turn, str(before.position))
    assert asked > 0
