"""The catalogues of words: complete, of the same parameters, without English left over, and each language with its own grammar."""

import inspect
import itertools
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.support.spoken import CATALOGUES, LATER, PARTS, complaints, said_by
from ttgo.endings import ENDINGS
from ttgo.explain import language
from ttgo.explain.language import OTHERS
from ttgo.superko import SUPERKO
from ttgo.svg.drawing import KINDS

ROOT = Path(__file__).parents[2]
ENGLISH: dict[str, Any] = {
    name.partition(".")[2]: getattr(module, name.partition(".")[2])
    for module in CATALOGUES + LATER
    for name in said_by(module) - PARTS - {"english_game.counts_for"}
}
ENGLISH["counts_for"] = CATALOGUES[0].counts_for


COMPLAINTS = complaints()


def spoken(tag: str) -> ModuleType:
    """The module of a language."""
    language.speak(tag)
    found = language.game
    language.speak("en")
    assert found.__name__ == f"ttgo.languages.{tag}"
    return found


SPOKEN = {tag: spoken(tag) for tag in OTHERS}

# What parameters may be, each case once; "function.parameter" where it is something else there.
LISTS: list[object] = [[], ["A1"], ["A1", "B2"]]
EITHER: list[object] = [False, True]
ANY: list[object] = ["black", "white", "empty"]
_VALUES: dict[str, list[object]] = {
    "player other taken_by due colour occupied.colour": ["black", "white"],
    "off at marked_off.off cleared.at": LISTS,
    "captured suicide left area.empty": [0, 1, 2],
    "cleared string liberties places own turns points neutral.empty suicide.cleared": [1, 2],
    "turn neutral": [0, 3],
    "over empty on_copy by_passes ruling last both four copy known marked black white no_steps.turns": EITHER,
    "vertex point": ["D4"],
    "happened reason why label score result text name used rules taken encoding": ["7"],
    "komi_read.komi komi_not_used.komi handicap_not_used.handicap no_first_player.player": ["7"],
    "handicap ruling.off score.black": [0, 2],
    "score.white number games": [2],
    "then": ["over", "settled", "stopped"],
    "ending": [*sorted(ENDINGS)],
    "differed.ending": [*sorted(set(ENDINGS) - {"strict"})],
    "wording": ["only", "not the other"],
    "width": [1, 9, 30],
    "height": [1, 9],
    "rule": [6],
    "paths": [[], [("black", ["A1", "A2"]), ("empty", ["B1"])]],
    "komi": [0, 7.5, -0.5],
    "komi_added.komi": [7.5],
    "komi_read.points": [3.75],
    "total": [47.5],
    "margin": [0, 3.5, -1],
    "written": ["B+3.5"],
    "words": [["D4"] * 4],
    "how": ["hundredfold", "pairs", "hundredfold-pairs", "large"],
    "line last_clearing.turn undone.turn after_the_end.turn set_up_anew.turn": [3],
    "named": ["", "7"],
    "is_now.colour": ["black", "white", "empty"],
    "proposal.off": [None, 0, 2],
    "proposed.off differed.off": [None, *LISTS],
    "ended_both_wanted.off": [["A1"], ["A1", "B2"]],
    # Questions, steps and pictures
    "stone passed again first wrong_order arrow is_not_over.turns none_to_clear.points": EITHER,
    "next_to.other not_next_to.other liberty.other no_liberty_of.string move start end low high": ["D4"],
    "touches.at": ["E5"],
    "which_others.colour path_over.colour touches.colour more_beside.colour does_not_reach.colour": ANY,
    "reaches_its_own.colour stone_is_no_liberty.colour about_stones.colour": ANY,
    "stands.cleared twice": [0, 1, 2],
    "wanted": ["", "black", "white"],
    "comes_again.vertex plays_next.last": ["", "D4"],
    "miscounts.how": ["stones", "both", "empty", "other"],
    "is_over.turns none_among.first before": [3],
    "none_among.last most": [19],
    "is_forced.line path not_found.at more.at about_these.at": [["D4"], ["D4", "E5"]],
    "moves steps": [1, 2],
    "has_stones.stones": [0, 1, 2],
    "sums_without.black sums_without.white": [5],
    "superko": [*SUPERKO],
    "given question process": ["7"],
    "all_of_them colours differs": [["D4"], ["D4", "E5"]],
    "drawn_dashed.differs": LISTS,
    "kind": ["region", "clearing", "refused", "dim", *KINDS],
    "drawn.at stones_at.at": [["D4"], ["D4", "E5"], ["D4"] * 13],
    # What was given and cannot be taken
    "row column least": [3],
    "mark attribute what": ["7"],
    "missing": EITHER,
    "names players": [["D4"], ["D4", "E5"]],
    "wrong_turn.last": [5],
    "texts": [[("D4", "7")], [("D4", "7"), ("E5", "8")], [("D4", "7")] * 13],
}
VALUES = {name: values for names, values in _VALUES.items() for name in names.split()}

# Where one parameter hangs on another
TOGETHER: dict[str, list[tuple[object, ...]]] = {
    "concluded": [
        ("D4", reached, missed)
        for colours in itertools.combinations(["black", "white", "empty"], 2)
        for reached, missed in (([*colours], []), ([colours[1]], [colours[0]]), ([], [*colours]))
    ],
    "adds": [("black", 3, 2), ("white", 0, 1)],
}


def sentences(name: str, of: Any) -> Iterator[str]:
    """What a name says, of all that it may be given."""
    if isinstance(of, str):
        yield of
        return
    parameters = list(inspect.signature(of).parameters)
    usual = (VALUES.get(f"{name}.{p}") or VALUES[p] for p in parameters)
    for given in TOGETHER.get(name) or itertools.product(*usual):
        said = of(*given)
        assert isinstance(said, str), (name, given)
        yield said


# What the scripts say, by language
SCRIPTS: dict[str, Any] = json.loads(
    subprocess.check_output(["node", ROOT / "tests" / "words.mjs", *OTHERS], text=True)
)


def texts(told: object) -> Iterator[str]:
    if isinstance(told, dict):
        for key, inner in told.items():
            if key == "text" and isinstance(inner, list):
                yield from inner
            else:
                yield from texts(inner)


def shape(told: object) -> object:
    """The names, and how many values each is given."""
    if isinstance(told, dict) and "text" in told:
        return told.get("given")
    return {key: shape(inner) for key, inner in told.items()} if isinstance(told, dict) else None


def all_said(tag: str) -> Iterator[str]:
    for name in (ENGLISH.keys() | COMPLAINTS) - {"BETWEEN"}:
        yield from sentences(name, getattr(SPOKEN[tag], name))
    yield from texts(SCRIPTS[tag])


@pytest.mark.parametrize("tag", OTHERS)
def test_it_has_all_names(tag: str) -> None:
    """The same names as English, texts where those are, and functions of the same parameters."""
    module = SPOKEN[tag]
    own = {
        name
        for name, value in vars(module).items()
        if name[0] != "_" and name != "column_name" and not inspect.ismodule(value)
    }
    assert own == ENGLISH.keys() | COMPLAINTS
    assert shape(SCRIPTS[tag]) == shape(SCRIPTS["en"])
    for name, facts in COMPLAINTS.items():
        assert len(inspect.signature(getattr(module, name)).parameters) == facts, name
    for name, english in ENGLISH.items():
        found = getattr(module, name)
        assert isinstance(found, str) == isinstance(english, str), name
        if not isinstance(found, str):
            assert [*inspect.signature(found).parameters] == [*inspect.signature(english).parameters], name


@pytest.mark.parametrize("tag", ["en", *OTHERS])
def test_each_can_be_said(tag: str) -> None:
    """Of all that it may be given, with a word and no trace of a value that has none."""
    english = (text for name in ENGLISH for text in sentences(name, ENGLISH[name]))
    said = [*(english if tag == "en" else all_said(tag))]
    assert len(said) > 400
    assert [text for text in said if not text or re.search(r"None|undefined|NaN|\[object|[\[{]'", text)] == []


# Names, and terms that are the same in all of these languages
SAME = "SGF|UTF|Content|Security|Policy|WebAssembly|wasm|unsafe|eval|script|src|Python|Learn|ttgo|pass|show|sgf|labels|line|crop|dim|first|size"
LATIN = re.compile(rf"(?<![A-Za-z])(?!(?:{SAME})(?![A-Za-z]))[A-Za-z]{{3,}}")
LEFT_OVER = re.compile(
    r"\b(the|and|is|are|not|of|by|with|turn|grid|stones?|black|white|empty|choose|game|you|to play|wins|reaches)\b",
    re.IGNORECASE,
)


# What none may say: English that is left over; French spaces that break before a colon, a semicolon, a question mark and inside quotes;
# Korean particles on a vertex, whose reading would choose them.
NEVER: list[tuple[str, str | re.Pattern[str]]] = [
    *((tag, LATIN if tag in ("ja", "ko", "zh") else LEFT_OVER) for tag in OTHERS),
    ("fr", r"[ \w](?<![A-Z]\d)[;?!]|\w:(?!\w)| :|« | »"),
    ("ko", r"D4(?:은|는|이|가|을|를|에|와|과|으로|로)"),
]


@pytest.mark.parametrize(("tag", "pattern"), NEVER)
def test_what_is_never_said(tag: str, pattern: str | re.Pattern[str]) -> None:
    assert [text for text in all_said(tag) if re.search(pattern, text)] == []


@pytest.mark.parametrize("tag", OTHERS)
def test_it_says_something_else_than_english(tag: str) -> None:
    """But for marks between words, and words that are the same."""
    same = {
        name
        for name, english in ENGLISH.items()
        if [*sentences(name, english)] == [*sentences(name, getattr(SPOKEN[tag], name))]
    }
    assert same <= {"turn", "score_alone", "NOTE", "BETWEEN"}


# What a result by 3.5, and one by 3, have, if White's komi is 7.5: a comma, or a word for the half
HALVES = [
    *((tag, ["3,5", "7,5", "B+3.5"], r"3[,.]") for tag in ("de", "es", "fr")),
    ("ja", ["3目半"], "半"),
    ("ko", ["3집반"], "반"),
]


@pytest.mark.parametrize(("tag", "parts", "half"), HALVES)
def test_half_points(tag: str, parts: list[str], half: str) -> None:
    """The words of half a point alone: test_sentences.py, "the end, by half a point"."""
    module = SPOKEN[tag]
    said = module.result(3.5, "B+3.5") + module.score(41, 40, 0, 7.5)
    assert all(part in said for part in parts)
    whole = module.result(3, "")
    assert "3" in whole
    assert not re.search(half, whole)
