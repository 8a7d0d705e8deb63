"""Checks the rows of tables.json. Plain Python, because it also runs on MicroPython and on Pyodide
in a browser.

A row is a game from the empty grid and what must be true at its end:

    name, source    what is shown, and where it comes from
    size, komi      [width, height] and White's extra points (0 if not given)
    rules, handicap by what it is played, as rulesets.py reads it, and the number of Black's first
    turns
    setup, first    the rows of the grid at the start, and who begins
    turns           vertices and passes with a space between, all of them legal
    ending          [what is said after the turns, as words of a match; "play", "agree", "judge" or
                    "over"; vertices emptied; and perhaps who is to play, and the game's turns]
    diagram         the rows of the grid, top row first
    to_play, over   "black" or "white"; true or false
    score, result   [Black's, White's, nobody's] points; "B+2", "W+3.5" or "0"
    illegal         {vertex: ["Occupied"]} and so on: why that turn is refused; ["Repeats", 8] says
                    which grid, 0 is the start
    repeats         {vertex: turn} for ALL the points that rule 6 forbids; every other empty point is
                    then legal
    legal           all vertices where a move is legal, with a space between
    reaches         {vertex: the colours that it reaches, other than its own and empty}
    after           {turn: the same facts, true after that turn}
"""

import json

from ttgo import BLACK, WHITE, Game, Illegal, Match, Position, rulesets, vertex
from ttgo.points import count
from ttgo.record import saved
from ttgo.record.tree import Record
from ttgo.rules import move, play, reaching
from ttgo.session.session import Session

RULES = {"NotAPoint": 1, "Repeats": 6, "Occupied": 7, "Suicide": 7, "GameOver": 8}
FACTS = {"diagram", "to_play", "over", "score", "result", "illegal", "repeats", "legal", "reaches"}
BEGINNING = {"size", "komi", "rules", "handicap", "setup", "first"}
KEYS = FACTS | BEGINNING | {"name", "source", "turns", "after", "ending"}


def run(text):
    """Check every row of the tables, given as JSON text; the answer is JSON text too."""
    passed = 0
    failed = []
    said = json.loads(Session().answer('{"do": "turn", "at": "E5"}'))["view"]["say"]
    expect("what a session says", said, "Black played E5. White to play.")
    for row in json.loads(text):
        try:
            check(row)
            passed += 1
        except Exception as wrong:  # noqa: BLE001 (whatever a row meets, the others still get their say)
            failed.append([row["name"], type(wrong).__name__ + ": " + str(wrong)])
    return json.dumps({"passed": passed, "failed": failed})


def check(row):
    """Raise AssertionError if anything that the row says is not so."""
    for key in row:
        expect("known key " + key, key in KEYS, True)
    turns = row["turns"].split()
    after = row.get("after", {})
    for number in after:
        expect("turn " + number + " of the row", 0 <= int(number) <= len(turns), True)
        for key in after[number]:
            expect("known key " + key, key in FACTS, True)
    game = begin(row)
    check_turns(game, turns, after)
    check_facts(game, row)
    plain = not any(key in row for key in ("rules", "handicap", "setup", "first"))
    if plain and count(game.grid.points) <= 100:
        grids = [game.position_after(turn) for turn in range(len(turns) + 1)]
        expect("grids by nothing but the ten rules", play(game.grid, game.turns) == grids, True)
    # All of it must be true again after every turn was undone: nothing of them may stay behind.
    for turn in turns[::-1]:
        expect("turn undone", game.undo(), turn.upper() if turn.upper() != "PASS" else "pass")
    check_turns(game, turns, after)
    check_facts(game, row)
    if "ending" in row:
        check_ending(Match(game), *row["ending"])


def begin(row):
    """The game before the first turn."""
    setup = Position.parse("\n".join(row["setup"])) if "setup" in row else None
    rules = rulesets.read(row.get("rules", "Tromp-Taylor"))
    width, height = row["size"]
    komi, handicap, first = row.get("komi", 0), row.get("handicap", 0), row.get("first", BLACK)
    return Game(width, height, komi, rules, handicap, setup, first)


def check_ending(match, words, state, emptied, *game_at):
    """What the match comes to; and the same again after the record of it was written, read and
    replayed.
    """
    for word in words.split():
        match.take(word)
    expect("state", match.state, state)
    expect("points emptied", match.game.grid.named(match.emptied), emptied.split())
    game = match.game
    if game_at:
        expect("to play, and the game's turns", [match.board.to_play, game.turn], list(game_at))
    record = Record(game.start)
    for word in match.words:
        record.here = record.here.follow(word)
    again = saved.read(saved.write(record)).match()
    expect("state of the record", again.state, state)
    expect("grid of the record", again.position == match.position, True)


def check_turns(game, turns, after):
    """Play the turns from the start on, and check what is said of the grid between them."""
    check_facts(game, after.get("0", {}))
    for turn in turns:
        number = len(game.turns) + 1
        before, colour, point = game.position, game.to_play, None
        try:
            game.play(turn)
            point = vertex.read(game.grid, turn)
        except Illegal as refused:
            raise AssertionError(f"turn {number}, {turn}, was refused: {refused}") from refused
        if game.grid.width * game.grid.height <= 100:  # the plain rules are slow on more
            expected = before if point is None else move(before, point, colour)
            expect(f"grid after turn {number} by rule 7", game.position == expected, True)
        check_facts(game, after.get(str(number), {}))


def check_facts(game, facts):
    """Compare the game as it stands with each fact that is given."""
    when = f" after turn {len(game.turns)}"
    if "diagram" in facts:
        rows = facts["diagram"]
        expect("diagram" + when, str(game.position).replace(" ", "").split("\n"), rows)
        expect("parsed diagram" + when, Position.parse("\n".join(rows)) == game.position, True)
    if "to_play" in facts:
        expect("player" + when, game.to_play, facts["to_play"])
    if "over" in facts:
        expect("game over" + when, game.over, facts["over"])
    if "score" in facts:
        score = game.score()
        expect("score" + when, [score.black, score.white, score.neutral], facts["score"])
    if "result" in facts:
        expect("result" + when, game.score().result, facts["result"])
    legal = game.legal_moves() if "illegal" in facts else []
    for name in facts.get("illegal", {}):
        expect("why not " + name + when, reason(game.why_not(name)), facts["illegal"][name])
        expect("refusal of " + name + when, reason(refusal(game, name)), facts["illegal"][name])
        expect(name + " in the legal moves" + when, name.upper() in legal, False)
    if "repeats" in facts:
        check_repeats(game, facts["repeats"], when)
    if "legal" in facts:
        expect("legal moves" + when, sorted(game.legal_moves()), sorted(facts["legal"].split()))
    for name in facts.get("reaches", {}):
        wanted = facts["reaches"][name].split()
        expect("colours reached by " + name + when, reached(game.position, name), wanted)


def check_repeats(game, repeats, when):
    """Rule 6 forbids exactly these points, and every other empty point is legal."""
    legal = []
    for name in game.grid.named(game.position.empty):
        if name in repeats:
            expect("why not " + name + when, reason(game.why_not(name)), ["Repeats", repeats[name]])
        else:
            expect("why not " + name + when, reason(game.why_not(name)), None)
            legal.append(name)
    expect("legal moves" + when, game.legal_moves(), legal)
    expect(
        "number of repeats" + when,
        len(game.grid.named(game.position.empty)) - len(legal),
        len(repeats),
    )


def refusal(game, name):
    """What play raises; it must leave the game as it was."""
    turns, position = game.turns, game.position
    refused = None
    try:
        game.play(name)
    except Illegal as raised:
        refused = raised
    expect("game after a refusal", game.turns == turns and game.position == position, True)
    return refused


def reason(refused):
    """A refusal as the tables write it; its rule's number and its words must fit too."""
    if refused is None:
        return None
    kind = type(refused).__name__
    expect("rule of " + kind, refused.rule, RULES[kind])
    expect("words of " + kind, str(refused).startswith(f"Rule {refused.rule}: "), True)
    return [kind, refused.turn] if kind == "Repeats" else [kind]


def reached(position, name):
    """The colours, other than its own and empty, that a point reaches."""
    point = vertex.read(position.grid, name)
    assert point is not None
    own = position.colour(point)
    others = [colour for colour in (BLACK, WHITE) if colour != own]
    return [colour for colour in others if reaching(position, own, colour) >> point & 1]


def expect(what, given, wanted):
    """One comparison, with both sides in the message."""
    if given != wanted:
        raise AssertionError(f"{what} is {given!r}, not {wanted!r}")
