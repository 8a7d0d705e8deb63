"""The examples of the Python page, static/python.html: each a function whose lines the page shows.

They, and what they print, are put into the page (ttgo/web/fill/python.py). They print by the `print` of
this module, which keeps what is printed. A reader runs the lines themselves (teach/lines.py).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_printed: "list[str]" = []


def print(*parts: object) -> None:  # noqa: A001  # so that an example is what a reader would write
    _printed.append(" ".join([str(part) for part in parts]))


def run(name: str) -> str:
    """What the example of that name prints. Raises KeyError if there is no such example."""
    del _printed[:]
    EXAMPLES[name]()
    return "\n".join(_printed)


def _game() -> None:
    from ttgo import Game

    game = Game(3, komi=0.5)
    game.play_all("B2 A2 A1 pass A3")  # vertices in any case, and "pass"
    print(game.position)
    print(game.score().result)  # of the grid as it stands
    print(game.legal_moves())  # of the next player


def _illegal() -> None:
    from ttgo import Game, Illegal, Repeats
    from ttgo.explain import why

    game = Game(3)
    game.play_all("B2 A2 A1 pass A3")
    refused = game.why_not("A2")  # None if the turn is legal
    print(refused)
    if isinstance(refused, Repeats):
        print(refused.rule, refused.turn)  # each reason has its facts
    try:
        game.play("B2")
    except Illegal as error:
        print(error.reason)
    print(why(game, game.grid.point(0, 1))["say"])  # A2 again


def _score() -> None:
    from ttgo import Position, Score

    position = Position.parse("""
        . X O . .
        X X O O .
        . X X O .
        X X O O O
        . X O . .
    """)
    score = Score(position, komi=0.5)
    print(score.black, score.white, score.neutral, score.result)


def _setup() -> None:
    from ttgo import Game, Position

    start = Position.parse("""
        . X O .
        X O . O
        . X O .
        . . . .
    """)
    game = Game(4, setup=start, first="black")
    game.play("C3")
    print(game.position)
    print(game.why_not("B3"))


def _captured() -> None:
    from ttgo import Game

    game = Game(5)
    game.play_all("C3 C2 pass D3 pass B3 pass C4")
    print(game.last, "captures", game.captured)


def _liberties() -> None:
    from ttgo import Position

    position = Position.parse("""
        . . . .
        . X X .
        . O X .
        . . O .
    """)
    print(position["C3"])
    print(position.string("C3"))
    print(position.liberties("C3"))


def _copy() -> None:
    from ttgo import Game

    game = Game(5)
    game.play("C3")
    tried = game.copy()
    tried.play_all("C4 D4 B4 C5")
    print("tried:", tried.score().result, "after", list(tried))
    print("the game itself:", list(game))


def _superko() -> None:
    from ttgo import Game, Rules

    for superko in ("positional", "situational"):
        game = Game(3, 1, rules=Rules(superko=superko))
        game.play("B1")
        # White A1 clears itself: the grid is as after turn 1,
        # but now Black is to play.
        print(superko, "superko:", game.why_not("A1") or "White may.")


def _endings() -> None:
    from ttgo import Game, Match, Rules

    rules = Rules(superko="situational", ending="chinese")
    game = Game(9, rules=rules, handicap=2)
    match = Match(game)
    for word in "C3 D3 G7 pass pass".split():
        match.take(word)
    print(match.state)
    match.take("black=G7")  # Black wants G7 off the grid
    match.take("white=G7")  # and White agrees
    print(match.state, match.score().result)


def _read() -> None:
    from ttgo import sgf

    text = """(;SZ[5]KM[0.5]PB[Ada];B[cc];W[dc];B[cb];W[db]
        ;B[ca];W[da];B[cd];W[dd];B[ce];W[de];B[];W[])"""
    record = sgf.parse(text)  # of a path: sgf.read("game.sgf")
    print(record.players["black"], record.remarks)
    print([node.word for node in record.main_line()])
    print(record.final().score().result)


def _variations() -> None:
    from ttgo import sgf

    record = sgf.parse("""(;SZ[9];B[ee]
        (;W[cc]C[The corner];B[gg])
        (;W[ed];B[dd](;W[fd])(;W[de])))""")
    for node in record.walk():
        print("  " * node.depth + node.word, node.comment)
    for game in record.games():  # each line of play to its end
        print(game.turns)


def _write() -> None:
    from ttgo import Start, sgf
    from ttgo.record import Record

    record = Record(Start(9, komi=6.5))
    record.notes["PB"] = ["Ada"]
    e5 = record.root.add("E5")
    e5.comment = "The point in the middle."
    e5.add("C3")
    e5.add("G7").comment = "Or here."
    written = sgf.write(record)  # bytes, for Path.write_bytes
    print(written.decode())


def _perft() -> None:
    from ttgo import Game

    def perft(game: Game, turns: int) -> int:
        """The number of ways to go on for this many turns."""
        if turns == 0 or game.over:
            return int(turns == 0)
        found = 0
        for turn in game.legal_moves() + ["pass"]:
            game.play(turn)
            found += perft(game, turns - 1)
            game.undo()
        return found

    for turns in range(5):
        print(turns, perft(Game(2), turns))


def _legal() -> None:
    from ttgo import Game, Position

    found = 0
    for number in range(3**4):
        marks = [".XO"[number // 3**place % 3] for place in range(4)]
        text = f"{marks[0]}{marks[1]}\n{marks[2]}{marks[3]}"
        try:
            Game(2, setup=Position.parse(text))
            found += 1
        except ValueError:
            pass  # a string without a liberty
    print(found)


def _picture() -> None:
    from ttgo import Game
    from ttgo.svg import picture

    game = Game(5)
    game.play_all("C3 B2 B3 C2 D2 D1")
    print(picture(game.position, reach=True, last="D1", width=240))


_ALL = (
    _game, _illegal, _score, _setup, _captured, _liberties, _copy, _superko, _endings,
    _read, _variations, _write, _perft, _legal, _picture,
)  # fmt: skip
EXAMPLES: "dict[str, Callable[[], None]]" = {example.__name__[1:]: example for example in _ALL}
