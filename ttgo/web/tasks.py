"""What programs are written for, each in one to five lines: the tasks of the reference.

Each runs by itself after the lines of BEGIN; what it prints stands below it (web/reference.py).
"""

BEGIN = """\
from ttgo import *
from ttgo import explain, sgf, svg

game = Game(5, komi=0.5)
game.play_all("C3 B2 B3 C2 D2 D1")"""

TASKS = {
    "Play a list of moves": """\
game.play_all("E2 pass")  # or game.play("E2")
print(game)""",
    "List the legal moves": """\
print(len(game.legal_moves()), game.legal_moves()[:4])""",
    "Ask if a move is legal": """\
print(game.why_not("E5") is None, game.why_not("C3") is None)""",
    "Say why a move is illegal": """\
refused = game.why_not("C3")
print(refused.rule, refused.reason)
print(repr(refused))""",
    "Ask for the colour of a point": """\
print(game.position["c3"], game.position["E5"])""",
    "Print the board": """\
print(game)  # with letters and numbers
print(game.position)  # as Position.parse reads it""",
    "Undo": """\
print(game.undo(), len(game))""",
    "Copy a game": """\
tried = game.copy()
tried.play("E5")
print(len(tried), len(game))""",
    "See what a move captured": """\
game.play_all("B1 A5 A2 A4 C1")
print(game.last, "captures", game.captured)""",
    "Count prisoners": """\
game.play_all("B1 A5 A2 A4 C1")
print(game.prisoners)""",
    "List the points that superko forbids": """\
small = Game(3, 1)
small.play("B1")
print(small.repeating_moves())  # each with the turn that would come again""",
    "Tell a simple ko from a longer repeat": """\
small = Game(3, 1)
small.play("B1")
refused = small.why_not("A1")
print(isinstance(refused, Repeats), small.turn + 1 - refused.turn, "turns ago")""",
    "Get the position after a turn": """\
print(game.position_after(1))""",
    "Get the game after a turn": """\
earlier = game.at(2)
earlier.play("E5")
print(list(earlier))""",
    "Score by area": """\
score = game.score()
print(score.black, score.white, score.result, score.winner)""",
    "Score a diagram": """\
print(Score(Position.parse(". X O . ."), komi=0.5).result)""",
    "Take dead stones off before counting": """\
print(game.score(dead="D1").result)""",
    "Count territory and prisoners": """\
counted = Territory.of(game, dead="B2 C2 D1")
print(counted.score("black"), counted.score("white"), counted.result)""",
    "Play by other rules": """\
print(Game(9, rules="nz").rules)
print(Game(9, rules="superko=situational ending=chinese").rules.ending)
print(sorted(NAMED))""",
    "Find a string and its liberties": """\
print(game.position.string("B2"), game.position.liberties("B2"))""",
    "Build a position": """\
print(Position.of(4, 2, black="A1 B2", white="C1"))""",
    "Compare positions, turned and mirrored": """\
one, other = Position.of(5, black="A1"), Position.of(5, black="E5")
print(one == other, other in one.symmetries(), len({one, other}))""",
    "Keep a game as JSON": """\
import json
text = json.dumps(game.to_dict())
print(text)
print(Game.from_dict(json.loads(text)) == game)""",
    "Read a game record": """\
record = sgf.parse("(;SZ[9]PB[Ada]PW[Bo]RE[W+R];B[ee];W[cc])")
print(record.players, record.result)  # of a file: sgf.read("game.sgf")""",
    "Get the main line and its end": """\
record = sgf.parse("(;SZ[5];B[cc];W[bd];B[];W[])")
print([node.word for node in record.main_line()])
print(record.final().score().result)""",
    "Write each variation to a file of its own": """\
record = sgf.parse("(;SZ[5];B[cc](;W[bb])(;W[dd];B[bd]))")
files = {f"{n}.sgf": sgf.write(line) for n, line in enumerate(record.games())}
print({name: data.count(b";") - 1 for name, data in files.items()}, "turns")""",
    "Get the position at a node": """\
record = sgf.parse("(;SZ[5];B[cc](;W[bb])(;W[dd];B[bd]))")
last = list(record.walk())[-1]
print(last.word, record.match_at(last).position.vertices("white"))""",
    "Write a game as SGF": """\
print(sgf.write(game).decode())""",
    "Draw a picture with marks": """\
text = svg.picture(game.position, marks={"C3": "triangle"}, last=game.last, reach=True)
print(text[:4], text[-7:].strip())""",
    "Play at random": """\
import random
random.seed(1)
while not game.over and len(game) < 200:
    game.play(random.choice(game.legal_moves() or ["pass"]))
print(len(game))""",
}


def run(name: str) -> str:
    """What a task prints. Raises KeyError if there is none of that name."""
    printed: list[str] = []
    kept = {"print": lambda *parts: printed.append(" ".join(map(str, parts)))}
    exec(f"{BEGIN}\n{TASKS[name]}", kept)  # noqa: S102  # the lines above
    return "\n".join(printed)
