"""What translations have said of the rules and is not so: readers found it, and it does not come back."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support import catalogue
from tests.support.languages import OTHERS
from ttgo import language, rulesets
from ttgo.illegal import Wrong

ROOMS = ("python", "site", "teach", "scripts", "pages")

# A language, a pattern that none of its messages has, and what it said.
WRONGLY = [
    ("de", "von ihm über Punkte", "rule 3 without: of its own colour only"),
    ("fr", "pas coloré comme il l’était", "rule 6, of a single earlier time"),
    (
        "ja",
        "^(<b>規則8</b> )?二回続けてパスすると終局です。$",
        "rule 8, of two passes by one player",
    ),
    (
        "ko",
        "^(<b>규칙 8.</b> )?두 번 이어 패스하면 대국이 끝납니다.$",
        "rule 8, of two passes by one player",
    ),
    ("ja", "色を取り除|[黒白]石?を(先に)?調べ", "rules 4 and 7: a move removes a colour"),
    ("ko", "들(립니다|리고|리는|려)", "a stone that is cleared is heard"),
    ("de", "derselbe Spieler (als Nächster )?am Zug war", "superko, of who moves now"),
    ("fr", "c’était (ensuite )?au même joueur", "superko, of who plays after it"),
    ("es", "después jugaba el mismo|cualquier momento anterior", "superko, at any time whatever"),
    ("zh", "(不许|不得)形成.*棋盘", "a move that makes a board"),
    ("zh-Hant", "不(可以|得)形成.*棋盤", "a move that makes a board"),
    ("fr", "passes sont reprises|passe engage", "passes that are undone are resumed"),
    ("es", "se retiran los|los pases se retiran|pase obliga", "a final pass, obliging"),
    ("de", "Beide Passes|Pass bindet|an bindet es", "a final pass, binding"),
    ("fr", "point compte alors pour personne", "rule 9: for somebody"),
    ("fr", "car (Noir|Blanc) a passé", "who passed first, the wrong way round"),
    ("de", "(ersten|zweiten) Satz", "a sentence of rule 9 that it has not"),
    ("fr", "(première|seconde) clause", "a clause of rule 9 that it has not"),
    ("es", "(primera|segunda) cláusula", "a clause of rule 9 that it has not"),
    (
        "ja",
        "一手一手が手番|何も数えません|に続きます：",
        "every turn is a turn; nothing is counted",
    ),
    ("ko", "모든 차례가 차례|[백흑]인 [가-힣]|다시 둘 수가", "a white man; to play again"),
    ("zh", "要不拿|在变化中|第一局$|正在下出", "or else take off; it is changing"),
    ("zh-Hant", "要不拿|在變化中|第一局$", "or else take off; it is changing"),
]


def said(room: Any) -> Iterator[str]:
    for given in room.values():
        yield from [given] if isinstance(given, str) else said(given)


@pytest.mark.parametrize(("tag", "pattern", "what"), WRONGLY)
def test_it_is_not_said_again(tag: str, pattern: str, what: str) -> None:
    rooms = catalogue.read(tag)
    wrong = [text for name in ROOMS for text in said(rooms[name]) if re.search(pattern, text)]
    assert not wrong, what


@pytest.mark.parametrize("tag", OTHERS)
def test_a_komi_is_told_its_condition(tag: str) -> None:
    """Whoever gave 7.3 is told what is wrong with it."""
    assert {"0.5", "9999"} <= {
        *re.findall(r"0\.5|9999", catalogue.read(tag)["python"]["wrong_komi"])
    }


def unknown(tag: str, text: str) -> str:
    """What a language says of rules by which ttgo does not play; their name left out."""
    with pytest.raises(Wrong) as found:
        rulesets.read(text)
    language.speak(tag)
    told = language.say(found.value.what, **{**found.value.facts, "given": "-"})
    language.speak("en")
    return told


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("text", ["Japanese", "koPOSITIONALscoreTERRITORYtaxNONEsui1"])
def test_rules_of_another_family_are_not_unknown_ones(text: str, tag: str) -> None:
    assert unknown(tag, text) != unknown(tag, "chess")
