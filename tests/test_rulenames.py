"""Names of rule sets, as SGF's RU, KataGo and ttgo write them: understood or refused, never
guessed.
"""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import RULES
from tests.support.sentences import whole
from ttgo import NAMED, Rules
from ttgo.rulesets import from_katago, read, to_katago, write

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
    "Japanese": "'Japanese' are rules of another family, with territory scoring.",
    "japanese rules": "are rules of another family",
    "Chinese": "with a ban on long cycles that a referee applies",
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
    "suicide=maybe": "suicide= is allowed or forbidden, not 'maybe'.",
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
