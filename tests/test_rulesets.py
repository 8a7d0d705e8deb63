"""The family of rules: one frozen value, its members and their names, and where each superko rule
differs from each other one.
"""

import contextlib
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import literal
from tests.support.examples import examples
from tests.support.games import RULES, played, rows
from tests.support.sentences import whole
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import BLACK, NAMED, WHITE, Game, Repeats, Rules, Score, Suicide
from ttgo.rulesets import ENDINGS, SCORES, SUPERKO, from_katago, read, to_katago, write

# The value


def test_the_default_is_the_ten_rules():
    rules = Rules()
    assert (rules.superko, rules.suicide, rules.score, rules.ending) == (
        "positional",
        True,
        "only",
        "strict",
    )
    assert rules == NAMED["Tromp-Taylor"] == Game(9).rules
    assert rules.name == "Tromp-Taylor"


def test_rules_never_change():
    with pytest.raises(AttributeError):
        Rules().suicide = False  # type: ignore[misc]


@given(RULES, RULES)
def test_equal_values_are_equal_rules(one, other):
    """Equality, hash and repr all speak of the same four facts."""
    assert (one == other) == (repr(one) == repr(other))
    assert (one == other) <= (hash(one) == hash(other))
    assert eval(repr(one), {"Rules": Rules}) == one


def test_named_sets():
    """What each name stands for, and that a name is found again whatever the ending."""
    assert NAMED["Taylor 1995"] == Rules("taylor 1995", True, "taylor 1995", "taylor")
    assert NAMED["New Zealand"] == Rules("situational", True, "only", "tromp")
    assert NAMED["Tromp-Taylor without suicide"] == Rules(suicide=False)
    for known, rules in NAMED.items():
        for ending in ENDINGS:
            assert rules.ended(ending).name == known
            assert rules.ended(ending).ending == ending
    assert Rules("natural situational").name == ""


# What a copy of a game knows of its grids, and how many stones a suicide that is forbidden would
# clear


def test_a_copy_knows_the_same_grids():
    """Those of the first turn on; and passes only where they count."""
    refused = played("A1 B1", 2, 1).copy().why_not("A1")
    assert isinstance(refused, Repeats)
    assert refused.turn == 1
    game = played("B1 pass", 3, 1, rules=Rules("natural situational"))
    game.give_turn(WHITE)
    assert game.why_not("A1") is None
    assert game.copy().why_not("A1") is None


SUICIDES = {
    "of one stone": ((3, 1), "B1", "A1", 1),
    "of two stones": ((4, 1), "C1 A1 pass", "B1", 2),
    "of two stones, and not of one elsewhere": ((6, 1), "B1 C1 F1 pass", "A1", 2),
}


@each_row(SUICIDES)
def test_suicide_forbidden(size, turns, vertex, stones):
    """The refusal tells how many stones would go, and nothing has changed; elsewhere it is a
    move.
    """
    game = played(turns, *size, rules=Rules("natural situational", suicide=False))
    refused, before = game.why_not(vertex), game.position
    assert isinstance(refused, Suicide)
    assert (refused.rule, refused.vertex, refused.stones) == (7, vertex, stones)
    with pytest.raises(Suicide):
        game.play(vertex)
    assert game.position == before
    assert played(turns, *size, rules=Rules("natural situational")).why_not(vertex) is None


# Everything else, against the literal model


@examples(300)
@given(st.data())
def test_any_game_is_as_the_definitions_say(data):
    """On small grids, under every combination: legal moves, refusals, grids, players and scores,
    and all of it again after undo.
    """
    width, height = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 4))
    komi = data.draw(st.sampled_from([0, 0.5, 7, -3.5]))
    superko, suicide = data.draw(st.sampled_from(sorted(SUPERKO))), data.draw(st.booleans())
    handicap = data.draw(st.sampled_from([0, 0, 1, 2, 3]).filter(lambda n: n <= width * height))
    first: Any = data.draw(st.sampled_from([BLACK, WHITE])) if handicap < 2 else BLACK
    game = Game(width, height, komi, Rules(superko, suicide), handicap, None, first)
    model = literal.LiteralGame(width, height, komi, superko, suicide, handicap, first)
    turns = 0
    for choice in data.draw(st.lists(st.integers(0, 12), max_size=40)):
        assert (game.to_play, game.over) == (model.to_play, model.over)
        assert game.legal_moves() == model.legal_moves()
        repeats = {}
        for vertex in model.vertices():
            refused, wanted = game.why_not(vertex), model.why_not(vertex)
            assert (type(refused).__name__ if refused else None) == (wanted[0] if wanted else None)
            if isinstance(refused, Repeats):
                repeats[vertex] = refused.turn
                assert refused.turn in [
                    turn for turn, grid in model.forbidden() if grid == model.colourings[wanted[1]]
                ]
        if game.over:
            break
        if suicide:
            forbidden = game.superko_points().items()
            assert {game.grid.vertices[point]: turn for point, turn in forbidden} == repeats
        suicides = [vertex for vertex in model.vertices() if model.why_not(vertex) == ["Suicide"]]
        assert game.suicide_moves() == suicides
        turn = [*game.legal_moves(), "pass"][choice % (len(game.legal_moves()) + 1)]
        game.play(turn)
        model.play(turn)
        turns += 1
        assert rows(game.position) == literal.rows(model.now)
        score = game.score()
        assert [score.black, score.white, score.neutral] == model.scores()
        assert score.result == model.result()
        assert game.player(turns) == model.players[-1]
    legal = game.legal_moves()
    for _ in range(turns):
        game.undo()
    game.play_all(model.turns)
    assert game.legal_moves() == legal
    old = Score(game.position, 0, "taylor 1995")
    assert [old.black, old.white] == [
        literal.score_1995(model.now, colour) for colour in (BLACK, WHITE)
    ]


# Names of rule sets, as SGF's RU, KataGo and ttgo write them: understood or refused, never
# guessed.


UNDERSTOOD = {
    "Tromp-Taylor": Rules(),
    "tromp-taylor": Rules(),
    "TROMP_TAYLOR": Rules(),
    "TrompTaylor rules": Rules(),
    "tt": Rules(),
    "logical rules": Rules(),
    "NZ": NAMED["New Zealand"],
    "aga": NAMED["AGA"],
    "koSITUATIONALscoreAREAtaxNONEsui0whbN-1": Rules("situational", False, "pass stones"),
    "new-zealand": NAMED["New Zealand"],
    "Taylor 1995": NAMED["Taylor 1995"],
    "Tromp-Taylor without suicide": Rules(suicide=False),
    "koPOSITIONALscoreAREAtaxNONEsui1": Rules(),
    "koPOSITIONALscoreAREAtaxNONEsui0": Rules(suicide=False),
    "koSITUATIONALscoreAREAtaxNONEsui1": Rules("situational"),
    "koSITUATIONALscoreAREAtaxNONEsui0button0whb0fpok1": Rules("situational", suicide=False),
    "superko=situational": Rules("situational"),
    "superko=natural-situational suicide=forbidden": Rules("natural situational", False),
    "score=taylor-1995 ending=chinese": Rules(score="taylor 1995", ending="chinese"),
}


@pytest.mark.parametrize(("text", "rules"), UNDERSTOOD.items(), ids=UNDERSTOOD)
def test_understood(text, rules):
    assert read(text) == NAMED[text] == rules


REFUSED = {
    "Japanese": "'Japanese' are rules of another family, with territory scoring; the nearest are AGA; ttgo "
    "knows AGA, New",
    "japanese rules": "are rules of another family",
    "Chinese": "with a ban on long cycles that a referee applies; the nearest are Tromp-Taylor without "
    "suicide; ttgo knows AGA",
    "BGA": "with pass stones and a superko of their own",
    "Ing": "with its own ko rules",
    "": "There are no rules called ''; ttgo knows AGA, New Zealand",
    "Tromp": "There are no rules called 'Tromp'; ttgo knows AGA, New Zealand, Taylor 1995, "
    "Tromp-Taylor, Tromp-Taylor without suicide, "
    'and texts such as "koPOSITIONALscoreAREAtaxNONEsui1" or "superko=situational".',
    "kosumi": "There are no rules called 'kosumi'",
    "tt" + "-" * 199: "There are no rules called 'tt--",
    "koZscoreAREA": "ko is POSITIONAL or SITUATIONAL, not 'Z'.",
    "ending=kgs=x": "There is no ending 'kgs=x'",
    "Tromp-Taylor, but different": "There are no rules called",
    "x" * 1000: "There are no rules called 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'",
    "koSIMPLEscoreAREAtaxNONEsui1": "ko is POSITIONAL or SITUATIONAL, not 'SIMPLE'.",
    "koPOSITIONALscoreTERRITORYtaxNONEsui1": "With scoring 'TERRITORY' these are rules of "
    "another family",
    "koPOSITIONALscoreAREAtaxSEKIsui1": "With tax 'SEKI' these are rules of another family",
    "koPOSITIONALscoreAREAtaxNONEsui1button1": "With hasButton True these are rules of another "
    "family",
    "koPOSITIONALscoreAREAtaxNONEsui1whb1": "With whiteHandicapBonus '1' these are rules of "
    "another family",
    "koPOSITIONALscoreAREAtaxNONEsui2": "'2' is no part of KataGo's rules",
    "koPOSITIONALscoreAREA and more": "is no part of KataGo's rules",
    "superko=simple": "There is no superko 'simple'",
    "superko=situational superko=positional": "'superko=positional' is no part of rules; there "
    "are superko=",
    "komi=7": "'komi=7' is no part of rules",
    "suicide=maybe": "There is no suicide 'maybe'; there are allowed, forbidden.",
    "ending=": "There is no ending ''",
}


@pytest.mark.parametrize(("text", "sentence"), REFUSED.items(), ids=[text[:50] for text in REFUSED])
def test_refused(text, sentence):
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        NAMED[text]
    assert sentence in whole(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("given_", [None, 5, [], {}, True, b"tt"])
def test_no_text(given_):
    with pytest.raises(ValueError, match="There are no rules called"):
        read(given_)


@given(RULES)
def test_own_text_is_exact(rules):
    """write and read are a pair for every member of the family."""
    assert read(write(rules)) == rules


@given(st.text())
def test_any_text_is_rules_or_a_sentence(text):
    rules = Rules("taylor 1995")
    with contextlib.suppress(ValueError):
        rules = read(text)
    assert read(write(rules)) == rules


def test_katago_words():
    """The long form of GTP's kata-get-rules, there and back."""
    words = to_katago(Rules())
    ours = {"ko": "POSITIONAL", "scoring": "AREA", "suicide": True, "tax": "NONE"}
    assert words == {**ours, "hasButton": False, "whiteHandicapBonus": "0", "friendlyPassOk": False}
    for rules in (Rules(), Rules("situational"), Rules(suicide=False), Rules("situational", False)):
        assert from_katago(to_katago(rules)) == rules
    for rules in (Rules("taylor 1995"), Rules("natural situational"), Rules(score="taylor 1995")):
        with pytest.raises(ValueError, match="KataGo has no words for these rules"):
            to_katago(rules)
    assert from_katago({}) == Rules()
    assert from_katago({"suicide": False}) == Rules(suicide=False)
    assert from_katago({"ko": "SITUATIONAL"}) == Rules("situational")
    assert read("koPOSITIONALscoreAREAfpok1") == read("tt" + " " * 198) == Rules()
    with pytest.raises(ValueError, match="'dice' is no part of KataGo's rules"):
        from_katago({"dice": True})


def test_the_values_that_an_editor_offers_are_those_of_the_tables():
    """A type checker reads them where nothing is run."""
    text = (ROOT / "ttgo/rulesets.py").read_text(encoding="utf-8")
    for name, table in (("Superko", SUPERKO), ("Score", SCORES), ("Ending", ENDINGS)):
        (values,) = re.findall(rf"{name}Name = Literal\[(.*?)\]", text, re.DOTALL)
        assert re.findall(r'"(.*?)"', values) == [*table]
