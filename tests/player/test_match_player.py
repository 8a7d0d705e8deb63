"""The player in a match: its words in slices, its evidence as JSON, and how it ends a match by
each way there is.
"""

import pytest

from tests.player import plays
from tests.support.examples import part
from tests.support.games import taken
from tests.support.sites import on_micropython
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, Game, Match, Position, Rules, Start
from ttgo.match import AGREE, OVER
from ttgo.player import MatchPlayer
from ttgo.player.match_player import is_final
from ttgo.player.player import gaining
from ttgo.rulesets import ENDINGS

# White's stone at E1 is dead, and Black needs the area; all other stones live.
DEAD = "O . O X .\n. O O X .\nO O X X X\nO X X X X\nX X . . O"

LIVING = "A2 A3 B3 B4 C4 A5 C5"


def said(opponent, match, player=""):
    """Its word when it has thought."""
    opponent.begin(match, player)
    while not opponent.think(64):
        pass
    return opponent.word()


GAINS = {
    "open points": (".X.O./.X.O./.X.O.", BLACK, "C1 C2 C3"),
    "areas alone": (".XO./.XO./.XO.", BLACK, ""),
    "a seki": ("O.XX/O.XX/OOOX/OOOX", BLACK, ""),
    "a seki, for White": ("O.XX/O.XX/OOOX/OOOX", WHITE, ""),
    "stones whose last liberty is their own": (".XXX/XXOO/XXO.", BLACK, "D1"),
    "a ko, which may not be taken back": (".XO./XO.O/.XO.", BLACK, "C2"),
}


@each_row(GAINS)
def test_what_gains_by_the_count(diagram, first, points):
    """An open point or a capture, unless the string could be captured for as much."""
    setup = Position.parse(diagram.replace("/", "\n"))
    game = Game(Start.of(setup, first=first))
    assert game.grid.named(sum(1 << point for point in gaining(game))) == points.split()
    assert game.position == setup


PASSES = {
    "with nine open points": (
        "D3 C4 B4 F4 F3 E2 F2 E5 E4 D4 E3 C2 B3 C3 B2 F5 F6 E6 D6 D5 C6 B5 C5 B6 B7 D2 C1 D1 B1 "
        "A2 A1 D7 F1 C7 G2 A7 A3 C5 F7 C6"
    ),
    "with one": (
        "D3 C4 B4 F4 F3 E2 F2 E5 E4 D4 E3 C2 B3 C3 B2 F5 F6 E6 D6 D5 C6 B5 C5 B6 B7 D2 C1 D1 B1 "
        "A2 A1 D7 F1 C7 G2 A7 A3 C5 F7 C6 "
        "pass A5 E1 E7 G3 G4"
    ),
}  # fmt: skip


@each_row(PASSES)
def test_it_advises_no_pass_while_a_move_gains(line):
    """Where it passes itself, since it loses in any case."""
    match = taken(line, 7)
    opponent = MatchPlayer(500, seed=18)
    assert said(opponent, match) == "pass"
    opponent.begin(match, "", advises=True)
    while not opponent.think(64):
        pass
    evidence = opponent.evidence()
    gains = match.board.grid.named(sum(1 << point for point in gaining(match.board)))
    assert evidence["turn"] in gains
    assert evidence["turn"] == evidence["line"][0] == evidence["moves"][0]["at"]


@pytest.mark.parametrize(("superko", "why"), [("positional", "pass"), ("situational", "decided")])
def test_it_advises_a_pass_where_nothing_is_left(superko, why):
    """And says so if that is proved, as it can be for one kind of superko."""
    setup = Position.parse(".XXO.\nXXXOO\n.XXO.\nXXXOO\nXXXO.")
    opponent = MatchPlayer(500, seed=1)
    opponent.begin(Match(Game(5, rules=Rules(superko), setup=setup)), "", advises=True)
    while not opponent.think(64):
        pass
    assert (opponent.word(), opponent.evidence()["reason"]["why"]) == ("pass", why)


def test_few_games_say_nothing_of_who_is_ahead():
    """Nor do the first games of many; a wall that holds all of the grid says it all."""
    match = Match(Game(5, setup=Position.parse(".....\n.....\n.....\nXXXXX\n.....")))
    found = {}
    for games in (100, 600):
        opponent = MatchPlayer(games, seed=1)
        opponent.begin(match)
        found[games] = [opponent.evidence()["standing"]]
        while not opponent.think(100):
            pass
        found[games].append(opponent.evidence()["standing"])
    assert found == {100: ["unknown", "unknown"], 600: ["unknown", "wins"]}


def test_evidence_is_of_the_games_so_far():
    """What was tried sums up to them."""
    match = Match(Game(5, komi=0.5))
    match.take("B2")
    opponent = MatchPlayer(300, seed=2)
    opponent.begin(match)
    opponent.think(1)
    first = opponent.evidence()  # a batch of this number
    assert (first["games"], first["done"], first["player"]) == (48, False, WHITE)
    while not opponent.think(100):
        assert 0 < opponent.progress <= 1
    evidence = opponent.evidence()
    moves = evidence["moves"]
    assert evidence["turn"] == opponent.word() == evidence["line"][0] == moves[0]["at"]
    assert all(move["line"][0] == move["at"] and 0 <= move["share"] <= 1 for move in moves)
    assert (evidence["done"], evidence["progress"]) == (True, 1)
    assert sum(move["games"] for move in moves) >= 250


def test_a_proof_comes_in_slices_too():
    """The opponent may be asked and stopped in the middle of it."""
    opponent = MatchPlayer(20)
    opponent.begin(Match(Game(3, 2)))
    slices = 1
    while not opponent.think(1):
        opponent.word()
        slices += 1
    assert slices > 3
    assert opponent.evidence()["proven"] == 0


@pytest.mark.parametrize(
    ("komi", "share", "standing"), [(0, 1, "wins"), (3, 0.5, "even"), (4, 0, "wins")]
)
def test_what_is_proven_is_no_estimate(komi, share, standing):
    """Black wins by 3 points on three in a row."""
    opponent = MatchPlayer(20)
    opponent.begin(Match(Game(3, 1, komi)))
    while not opponent.think(20):
        pass
    found = opponent.evidence()
    assert [found[key] for key in ("proven", "low", "margin", "high")] == [3 - komi] * 4
    assert (found["share"], found["standing"]) == (share, standing)


def test_it_may_be_stopped_and_begin_anew():
    """Before its first games are over, and though the match has gone on or back; its word is for
    where it began last.
    """
    match, opponent = Match(Game(5)), MatchPlayer(5000)
    opponent.begin(match)
    assert opponent.word() != "pass"
    match.take("C3")
    opponent.begin(match)
    opponent.think(1)
    match.undo()
    match.take("A1")
    opponent.begin(match)
    match.take(opponent.word())
    assert match.game.turn == 2


@pytest.mark.parametrize("name", part(sorted(ENDINGS), 3))
def test_two_opponents_end_a_match(name):
    """They agree that E1 is dead, or Black captures it, which it must where nobody asks them; all
    other stones live.
    """
    match = Match(Game(5, komi=5.5, rules=Rules(ending=name), setup=Position.parse(DEAD)))
    opponents = {BLACK: MatchPlayer(300, seed=1), WHITE: MatchPlayer(300, seed=2)}
    while match.state != OVER:
        player = match.board.to_play
        if match.state == AGREE:
            player = BLACK if BLACK not in match.proposals else WHITE
        match.take(said(opponents[player], match, player))
        assert len(match.words) < 40
    assert match.game.grid.named(match.position.white) == LIVING.split()
    assert match.score().result == "B+1.5"
    assert match.last_word.startswith("white=") == (name != "strict")


@pytest.mark.parametrize("name", part(sorted(set(ENDINGS) - {"strict", "judge"}), 3))
def test_a_greedy_proposal_wins_nothing(name):
    """Who wants its living stones off gets no agreement, and by playing on loses as well: Black
    passes when it has won.
    """
    match = Match(Game(5, komi=5.5, rules=Rules(ending=name), setup=Position.parse(DEAD)))
    opponent = MatchPlayer(300, seed=3)
    greedy = 0
    while match.state != OVER:
        if match.state == AGREE and WHITE not in match.proposals:
            match.take("white=C3,D3,E3,D4,D5")
            greedy += 1
        elif match.state == AGREE:
            word = said(opponent, match, BLACK)
            assert word in ("black=", "black=E1")
            match.take(word)
        elif match.board.to_play == WHITE:
            match.take("pass")
        else:
            match.take(said(opponent, match))
        assert len(match.words) < 60
    assert greedy > 0
    assert match.score().margin > 0


def test_it_tells_what_is_dead_when_all_is_over():
    words, rules = "pass pass black=E1 white= judge=E1", Rules(ending="judge")
    match = taken(words, 5, rules=rules, setup=Position.parse(DEAD))
    opponent = MatchPlayer(50)
    opponent.begin(match)
    assert opponent.evidence()["dead"] == ["E1"]


# The ending, what has happened, and if two passes now would be the end.
FINAL = {
    "rule 8": ("strict", "", True),
    "a first round": ("tromp", "C3", False),
    "right after a round": ("tromp", "pass pass black=play", True),
    "after a pass right after a round": ("chinese", "pass pass black=play pass", True),
    "before the first round": ("kgs", "C3", False),
    "any time after it": ("simple", "pass pass black=play C3", True),
    "after passes that were taken back": ("taylor", "pass pass black=play", True),
    "on the copy": ("japanese", "C3 C4 pass pass black=C4 white=", True),
    "where there is a judge": ("judge", "C3", False),
}


@each_row(FINAL)
def test_what_is_final(name, words, wanted):
    """The opponent thinks of a pass as what it is."""
    assert is_final(taken(words, 5, rules=Rules(ending=name))) == wanted


def test_a_slice_is_as_long_as_asked():
    """About so many games; of 32 that are played at once a part, if it is less."""
    for games, (least, most) in {8: (35, 70), 100: (4, 7)}.items():
        opponent, slices = MatchPlayer(400), 1
        opponent.begin(Match(Game(9)))
        while not opponent.think(games):
            slices += 1
        assert least <= slices <= most


# The player on MicroPython, in node: the same turns for the same seed, with the same shares of
# wins, as on this Python.


# The arguments of a game of plays.py, and its words
GAMES = {
    "9x9": ("9 60 1 4", "E5 D5 D6 E6"),
    "another seed and level": ("7 16 -5 8", "D5 D4 E5 C4 C3 B4 C5 D6"),
    "a proof": ("2 20 3 20", "A1 B2 B1 pass pass"),
    "no move that puts its own string in atari": (
        "4 20 8 40",
        "C3 C2 B1 B2 B3 A2 D2 C1 D3 A1 B4 A3 A4 pass D4 pass pass",
    ),
    "an agreement": (
        "4 60 2 60 tromp",
        (
            "C2 B2 B3 C3 D3 C4 B4 A3 D4 C3 pass A1 pass B1 pass C1 D2 pass pass "
            "black=A1,B1,C1,B2,A3,C3 white=A1,B1,C1,B2,A3,C3"
        ),
    ),
    "a large grid": ("13 60 2 4", "K8 G11 H12 H4"),
    "a game to its end, with strings in atari": (
        "5 32 6 40",
        (
            "C3 C2 B2 B4 B3 C4 D3 D4 C5 D2 E3 E4 D5 E5 A4 B5 C5 D5 A3 A1 A2 C1 B1 E1 E2 pass D1 "
            "pass A5 pass C5 pass pass"
        ),
    ),
    "a step of the way up": (
        "5 step2 4 40",
        "B2 C3 C2 D2 D3 D4 C4 B4 B3 A2 A3 A4 A5 E3 E2 B1 C1 C5 D1 C3 pass pass",
    ),
    "advice": ("5 4000 3 2 strict advises", "C3 D2"),
}


def printed(game, capsys):
    playing = plays.begun(game)
    while not playing.step():
        pass
    return capsys.readouterr().out


@each_row(GAMES)
def test_a_seed_has_its_game(game, words, capsys):
    """Word for word, so that a change that is not meant to change its play does not."""
    assert [line.split()[0] for line in printed(game, capsys).splitlines()] == words.split()


def test_it_plays_the_same_games_on_micropython(capsys):
    games = part([game for game, _ in GAMES.values()], 4)
    there = on_micropython("plays", "player", *games)
    assert there == "".join([printed(game, capsys) for game in games])
