"""Every word that a board shows comes from the language that is spoken: another one changes them all."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.support.asked import ASKED, BEFORE_KO, KO, PICTURES
from tests.support.spoken import CATALOGUES, LATER, PARTS, said_by, unmarked
from ttgo import Position
from ttgo.explain import language
from ttgo.explain.narrate import TOPICS
from ttgo.session.session import Session
from ttgo.sgf import files as sgf
from ttgo.svg import picture

PACKAGE = Path(__file__).parent.parent.parent / "ttgo"
Event = dict[str, object]
Happens = str | Event


def shown(answer: Event) -> list[str]:
    """The texts of an answer that people read."""
    if "tell" in answer:
        return [str(answer["tell"])]
    view = answer.get("view") or {"look": answer.get("look")}
    assert isinstance(view, dict)
    if view.get("look"):
        return [view["look"]["say"]]
    texts = [view["say"], view["score"]["text"], view["rules"], *view["labels"], *view["remarks"]]
    if view["games"]:
        texts += view["games"]["titles"]
    if view["over"]:
        texts += [line for _, line in view["over"]["lines"]]
    if view["phase"]:
        texts += [view["phase"]["title"], *view["phase"]["lines"]]
        texts += [button["text"] for button in view["phase"]["buttons"]]
    return texts


def is_error(answer: Event) -> bool:
    view = answer.get("view")
    return isinstance(view, dict) and bool(view["error"])


# Games: what begins them, and turns, names of events, or events. A name alone is an event without more.
ALL: list[Happens] = [
    {"do": "tell", "what": what, "at": at} for what in sorted(TOPICS) for at in ("A1", "B1")
]
LOOK: list[Happens] = [{"do": "look", "at": at} for at in ("A1", "B1", "B2")]
BLACK: Event = {"do": "propose", "player": "black"}
WHITE: Event = {"do": "propose", "player": "white"}
WHITE_ON: Event = {"do": "propose", "player": "white", "play": True}
REDO: Event = {"do": "goto", "turn": 2}

GAMES: dict[str, tuple[Event, list[Happens]]] = {
    "turns": ({}, ["view", *ALL, "A1", *LOOK, "A1", "nowhere", "B1", *ALL, "undo", REDO, "undo", "undo", "redo"]),
    "two passes": ({"komi": 7.5}, ["pass", *ALL, "pass", *ALL, "A1", "undo"]),
    "both colours": ({}, ["A2", "C2", "pass", "pass", *LOOK, *ALL]),
    "a tie": ({}, ["A2", "B2", "pass", "pass"]),
    "a capture": ({}, ["B1", "A1", {"do": "look", "at": "A2"}, "A2", *ALL, *LOOK]),
    "suicide": ({}, ["B1", "pass", "A2", "A1", *LOOK, *ALL]),
    "suicide of two": ({}, ["A3", "A1", "B2", "A2", "B1", *ALL]),
    "suicide forbidden": ({"rules": "suicide=forbidden"}, ["B1", "pass", "A2", "A1", *LOOK, *ALL]),
    "a repeat": ({"width": 2, "height": 1}, ["A1", "B1", "A1", *LOOK, {"do": "tell", "what": "legal", "at": "A1"}]),
    "a handicap": ({"handicap": 2}, ["A1"]),
    "the score of 1995": ({"rules": "Taylor 1995"}, [*LOOK, *ALL, "pass", "pass", WHITE, BLACK, "undo", "undo"]),
    "another continuation": ({}, ["A1", "undo", "B1", "undo", {"do": "branch", "turn": 1, "at": "A1"}]),
    "a position": (
        {"setup": True},
        ["A3", "B3", "B3", "A2", "A2", {"do": "clear"}, "A1", {"do": "begin", "player": "white"}, {"do": "edit"}],
    ),
    "a position with a handicap": ({"setup": True, "handicap": 2}, ["A1"]),
    "an agreement": ({"ending": "tromp"}, ["A1", "B2", "pass", "pass", "pass", "A1", BLACK, "A1", "A1", WHITE, "A1", "undo"]),
    "nothing off": ({"ending": "tromp"}, ["A1", "pass", "pass", BLACK, WHITE]),
    "no agreement": ({"ending": "simple"}, ["A1", "pass", "pass", "A1", BLACK, WHITE_ON, *ALL]),
    "a copy": (
        {"ending": "japanese"},
        ["A1", "C3", "pass", "pass", "A1", BLACK, "C3", WHITE, "A2", "pass", *ALL, "pass", "undo", "undo", "undo"],
    ),
    "a capture on the copy": (
        {"ending": "japanese"},
        ["A1", "B1", "pass", "C3", "pass", "pass", "A1", "C3", BLACK, "A1", WHITE, "B2", "A2", "pass", "pass", *ALL],
    ),
    "a ruling": (
        {"ending": "judge"},
        ["A1", "C3", "pass", "pass", "A1", BLACK, WHITE_ON, "pass", "A1", {"do": "rule"}, *ALL, "undo"],
    ),
    "nothing ruled off": ({"ending": "judge"}, ["A1", "C3", "pass", "pass", "A1", BLACK, WHITE_ON, {"do": "rule"}]),
}  # fmt: skip


def file(text: str) -> Event:
    return {"do": "open", "name": "a.sgf", "hex": text.encode("latin-1").hex()}


# What an author or a file begins, and what a session cannot do.
BEGUN: dict[str, Event] = {
    "a move on a stone": {"do": "set", "moves": "A1 A1"},
    "a note": {"do": "load", "text": '{"ttgo": 2, "size": [3, 3], "turns": "- A1", "at": 2}'},
    "a proposal too early": {"do": "load", "text": '{"ttgo": 2, "size": [3, 3], "turns": "!?black=A1", "at": 0}'},
    "stones in a game": {
        "do": "load",
        "text": '{"ttgo": 2, "size": [3, 3], "turns": "A1 !?-", "at": 1, "notes": {"2": {"AB": ["aa"]}}}',
    },
    "komi that is none": file("(;SZ[3]KM[1.3];B[aa];W[aa])"),
    "komi that is odd": file("(;SZ[3]KM[375];B[aa];W[aa])"),
    "rules that are none": file("(;SZ[3]RU[unheard-of])"),
    "a handicap that is none": file("(;SZ[3]HA[x])"),
    "a handicap without stones": file("(;SZ[3]HA[2];B[aa];W[bb])"),
    "a player that is none": file("(;SZ[3]PL[x])"),
    "Black first with a handicap": file("(;SZ[3]HA[2]AB[aa];B[bb])"),
    "stones after a turn": {"do": "load", "text": '{"ttgo": 2, "size": [3, 3], "turns": "A1 setup=B2///white C3", "at": 2}'},
    "odd turns": file("(;SZ[3];B[aa];B[bb];AW[cc];W[];B[];W[])"),
    "White first": file("(;SZ[3];W[aa])"),
    "stones twice": file("(;SZ[3]AB[aa]AW[aa])"),
    "stones nowhere": file("(;SZ[3]AB[zz])"),
    "two games": file("(;SZ[3])(;SZ[3])"),
    "two games and junk": file("(;SZ[3])(;"),
    "two games, one of Go": file("(;SZ[3])(;GM[3])"),
    "a bracket too many": file("(;SZ[3]];B[aa]])"),
    "a file cut off": file("(;SZ[3];B[aa]"),
    "junk in a file": file("(;SZ[3];B[aa] 7 ;W[bb])"),
    "another format": file("[Header]\nSize=3\n[Data]\nAA,B1,1,0"),
    "UTF-8 in spite of its name": file("(;SZ[3]CA[ASCII]C[\xc3\xa9])"),
    "an encoding that is none": file("(;SZ[3]CA[x]C[\xe9])"),
    "no encoding": file("(;SZ[3]C[\xe9])"),
    "a byte that is no letter": file("(;SZ[3]CA[big5]C[\xa4\xa4\xa4\xa4\xff])"),
    "out of turn": {"do": "load", "text": '{"ttgo": 2, "size": [3, 3], "turns": "w:A1", "at": 0}'},
}  # fmt: skip
# What a session refuses with a sentence: how the game begins, and what happens last.
REFUSED: dict[str, tuple[Event, list[Happens]]] = {
    **{do: ({}, [{"do": do}]) for do in ("undo", "redo", "clear", "open", "export")},
    "a string without a liberty": ({"width": 2, "height": 1, "setup": True}, ["A1", "B1"]),
    "such a string in a diagram": ({}, [{"do": "set", "diagram": "XO"}]),
    "an empty point is marked": ({"ending": "tromp"}, ["pass", "pass", "A1"]),
    "what is not in dispute is ruled on": ({"ending": "judge"}, ["A1", "C3", "pass", "pass", "A1", BLACK, WHITE_ON, "C3"]),
}  # fmt: skip


def play(name: str) -> list[str]:
    """What people read in a session in which this happens."""
    game, events = {**GAMES, **REFUSED}.get(name) or ({}, [BEGUN[name]])
    session = Session(sgf.read if name in BEGUN else None)
    answers = [session.handle({"do": "new", "width": 3, "height": 3, **game})]
    for given in events:
        event = given
        if isinstance(event, str):
            event = {"do": event} if event in ("undo", "redo", "view") else {"do": "turn", "at": event}
        answers.append(session.handle(event))
    failed = [is_error(answer) for answer in answers]
    assert failed == [False] * (len(answers) - 1) + [name in REFUSED], shown(answers[-1])
    return [text for answer in answers for text in shown(answer)]


def asked(game: Event, events: list[Event]) -> list[str]:
    """What people read of the answers to questions and steps."""
    session = Session()
    session.handle({"do": "set", **game})
    texts = []
    for event in events:
        answer: dict[str, Any] = session.handle(event)
        shown = answer.get("guess") or answer.get("view")
        texts += [shown["say"]] if shown else [frame["say"] for frame in answer["frames"]]
    return texts


def described(game: Event, markup: Event) -> list[str]:
    session = Session()
    session.handle({"do": "set", **game})
    picture = str(session.handle({"do": "picture", "markup": markup})["picture"])
    return [picture.partition(f"<{part}>")[2].partition(f"</{part}>")[0] for part in ("title", "desc")]


SAID: dict[str, Callable[[], list[str]]] = {
    **{name: partial(play, name) for name in (*GAMES, *BEGUN, *REFUSED)},
    **{f"asked: {name}": partial(asked, *row) for name, row in ASKED.items()},
    **{
        f"picture {number}": partial(described, *row)
        for number, row in enumerate(product((KO, BEFORE_KO), PICTURES))
    },
}


@pytest.mark.parametrize("say", SAID.values(), ids=SAID)
def test_what_is_said(said: set[str], say: Callable[[], list[str]]) -> None:
    """Nothing that is shown is said in another language than the one that was chosen."""
    texts = say()
    assert len(texts) > 0
    assert [unmarked(text) for text in texts] == [""] * len(texts)


def test_everything_is_of_use(said: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """These, what was not fetched, and what only Python shows have everything said that a language has words for."""
    for say in SAID.values():
        say()
    monkeypatch.setitem(sys.modules, "ttgo.teach.facts", None)
    assert unmarked(shown(Session().handle({"do": "facts"}))[0]) == ""
    sgf.unchecked("(;SZ[3];B[aa];B[bb])").check(strict=True)
    picture(Position.parse("X.O"), paths=[["B1", "A1"]], earlier=Position.parse("..O"))
    assert set().union(*(said_by(module) for module in CATALOGUES + LATER)) - said == PARTS


def test_no_two_modules_say_the_same() -> None:
    """Another language is one module with all of these names."""
    names = [name.partition(".")[2] for module in CATALOGUES + LATER for name in said_by(module) - PARTS]
    assert len(names) == len(set(names))


def test_an_unknown_language_is_english() -> None:
    """As is that of a page which names none."""
    for tag in ("", "tlh", "EN-gb"):
        language.speak(tag)
        assert (language.game, language.record, language.session) == CATALOGUES


@pytest.mark.parametrize("tag", ["xx", "XX", "xx-YY", "xx-yy-zz"])
def test_a_tag_begins_with_its_language(said: set[str], tag: str) -> None:
    language.speak("en")
    language.speak(tag)
    assert language.game is language.LANGUAGES["xx"][0]


def test_a_language_is_spoken_once_its_file_has_come(said: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then it is English; then one module has all of its words."""

    def spoken_by() -> set[object]:
        return {getattr(language, part) for part in "game record session questions steps picture".split()}

    monkeypatch.delitem(language.LANGUAGES, "fr", raising=False)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "ttgo.languages.fr", None)
        language.speak("fr")
        assert spoken_by() == set(language.LANGUAGES["en"])
    language.speak("FR-ca")
    assert spoken_by() == {sys.modules["ttgo.languages.fr"]}
    language.speak("en")


# The texts of the modules


def spoken(module: ast.Module) -> Iterator[str]:
    """The strings of a module that are neither docstrings, nor annotations, nor of an exception or for programmers (__repr__); {} where
    a value is.
    """
    skipped: set[int] = set()
    for node in ast.walk(module):
        parts: list[ast.AST | None] = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(
            node.body[0], ast.Expr
        ):
            parts.append(node.body[0])
        if isinstance(node, ast.Raise) or (isinstance(node, ast.FunctionDef) and node.name == "__repr__"):
            parts.append(node)
        skipped |= {id(inner) for part in parts if part is not None for inner in ast.walk(part)}
    for node in ast.walk(module):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            skipped |= {id(value) for value in node.values}
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def sentences(source: str) -> list[str]:
    """The strings that hold words: a letter beside a space."""
    return [text for text in spoken(ast.parse(source)) if re.search("[A-Za-z] | [A-Za-z]", text)]


ROOMS = ("explain", "record", "sgf", "session")

# Reviewed: names, parts of what an exception says, and what a page is told that has made a mistake.
OTHERS = {
    "record/link": ["a link of ttgo's has a fragment such as #v=1&s=9&t=eedd"],
    "sgf/codec": ["big5 cp euc gb hz iso-2022 iso-8859 iso8859 koi8 ks mac ms shift sjis tis windows x-sjis"],
    "sgf/files": ["This is not {} as ttgo knows it. "],
    "sgf/root": ["New Zealand"],
    "sgf/text": [
        "AN BR BT C CP DT EV GC GN N ON OT PB PC PW RE RO RU SO US WR WT",
        "BS CR ID LT OB OM OV TC WS",
    ],
    "session/sessions": [
        "A board's name is text of at most {} characters, not {}.",
        "There are {} boards already; leave one first.",
    ],
}


def test_nothing_else_says_anything() -> None:
    """In these folders no words stand but in the modules of the language."""
    found = {}
    for path in sorted(path for room in ROOMS for path in (PACKAGE / room).glob("*.py")):
        if not path.name.startswith("english_"):
            found[str(path.relative_to(PACKAGE).with_suffix(""))] = sentences(
                path.read_text(encoding="utf-8")
            )
    assert {name: texts for name, texts in found.items() if texts} == OTHERS
