"""Inputs by kind, made of a seed: what is right or nearly so, what once was and then was cut,
doubled, moved or overwritten, and junk.
"""

import json
from functools import cache
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any

from tests.support.sgf_files import self_played
from ttgo.record.link import write as link_of
from ttgo.record.saved import read as read_saved
from ttgo.session.session import Session

ROOT = Path(__file__).parents[2]
# Blanks and digits beyond ASCII, which the two Pythons' own methods of texts do not take alike
OTHERS = ["\u00a0", "\u2003", "\u3000", "\x85", "\x1c", "\u0663", "\uff17"]
LETTERS = [*(ascii_letters + digits), *"-=&%.#:;,/()[]{}\\\"'!?*@ \n\t", *OTHERS]
TEXTS = [
    "",
    "1",
    "0.5",
    "x",
    "text",
    "\\]",
    "Chinese",
    "B+R",
    "6.5",
    "\xa06.5\x85",
    "black",
    "\xe9",
    "\u9ed1\u767d\u68cb",
    "\n",
]
BYTES = [letter.encode().decode("latin-1") for letter in LETTERS]
NAMES = [
    "Tromp-Taylor",
    "New Zealand",
    "Chinese",
    "superko=situational suicide=forbidden",
    "ending=tromp",
    "AGA",
    "ending=judge",
    "ending=kgs",
    "ending=chinese",
    "score=stone",
    "Japanese",
    "",
    "x" * 50,
]
JUNK = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    3,
    9,
    53,
    1.5,
    0.5,
    10**12,
    10**40,
    "",
    "A1",
    "pass",
    "black",
    "\u00e9",
    "\U0001f600",
    "\x00",
    "x" * 60,
    [],
    {},
    [1],
    {"a": 1},
    "E5 D4",
    "judge=A1",
    "black=",
    "white=play",
]


def _text(value):
    """JSON as browsers write it."""
    return json.dumps(value, ensure_ascii=False)


def vertex(chance, size=5):
    """A point, of a grid of that size or a little larger, or a pass."""
    if chance.random() < 0.12:
        return "pass"
    most = size + (chance.random() < 0.1)
    return f"{'ABCDEFGHJ'[chance.randrange(min(9, most))]}{chance.randint(1, most)}"


def event(chance, size=5):
    """An event of a session, mostly a right one."""
    do = chance.choice(
        ["turn"] * 14
        + ["undo", "redo", "goto", "branch", "propose", "propose", "take", "take", "rule", "again"]
        + [
            "edit",
            "begin",
            "clear",
            "view",
            "look",
            "tell",
            "plot",
            "link",
            "keep",
            "facts",
            "picture",
            "export",
            "new",
        ]
    )
    made: "dict[str, Any]" = {"do": do}
    if do in ("turn", "branch", "look", "tell"):
        made["at"] = vertex(chance, size)
    if do in ("goto", "branch"):
        made["turn"] = chance.randrange(9)
    if do in ("propose", "begin"):
        made["player"] = chance.choice(["black", "white"])
        if chance.random() < 0.3:
            made["play"] = True
    if do == "take":
        who = chance.choice(["", "b:", "w:", "black=", "white=", "judge=", "setup="])
        what = [vertex(chance, size), "play", "A1,B2", "A1/B2/C3/white", "-", "///"]
        made["word"] = who + chance.choice(what)
        if (
            chance.random() < 0.5
        ):  # it was thought out for a turn, and somebody may have pressed Undo or New game since
            made["turn"] = chance.randrange(9)
    if do == "tell":
        made["what"] = chance.choice(["score", "here", "last", "legal", "turn", "reach"])
    if do == "new":
        made |= {"width": chance.randint(1, 5), "komi": chance.choice([0, 0.5, 7.5, -3])}
        if chance.random() < 0.6:
            made |= {"rules": chance.choice(NAMES), "height": chance.randint(1, 5)}
        if chance.random() < 0.3:
            made["ending"] = chance.choice(
                ["strict", "tromp", "judge", "kgs", "chinese", "agreement", "x"]
            )
        if chance.random() < 0.3:
            made |= {"handicap": chance.randint(0, 4), "setup": chance.random() < 0.5}
    if chance.random() < 0.06:
        made[chance.choice([*made, "at", "turn", "text", "then", "markup"])] = chance.choice(JUNK)
    return made


def session(chance):
    """Events of one session, as texts."""
    size = chance.randint(1, 5)
    begin = {
        "do": "new", "width": size, "rules": chance.choice(NAMES[:9]),
        "ending": chance.choice(["strict", "tromp", "judge", "kgs"]),
    }  # fmt: skip
    found = [_text(begin)] + [
        _text(event(chance, size)) for _ in range(chance.choice([3, 8, 20, 40]))
    ]
    if chance.random() < 0.1:
        at = chance.randrange(len(found))
        found[at] = spoilt(chance, found[at])
    return found


def saved(chance):
    """The text of a saved game."""
    played = Session()
    for text in session(chance):
        played.answer(text)
    text = _text(json.loads(played.save()))
    if chance.random() < 0.3:
        return text
    if chance.random() < 0.5:
        return spoilt(chance, text)
    values: "dict[str, Any]" = json.loads(text)
    key = chance.choice(
        [*values, *"notes remarks waits others place titles letters first setup".split()]
    )
    known = [
        {"0": {"C": ["x"]}},
        {"1": {"LB": ["aa:1"]}},
        ["a", "b"],
        {"marks": ["A1"]},
        {"setup": True},
    ]
    values[key] = chance.choice([*JUNK, *known])
    if key == "turns" or chance.random() < 0.2:
        values["turns"] = spoilt(chance, str(json.loads(text)["turns"]), " ()*!?-=,:/wbABC123")
    return _text(values)


def link(chance):
    """The fragment of a link."""
    text = saved(chance)
    try:
        fragment = link_of(read_saved(text))
    except ValueError:
        fragment = "v=1&s=5&k=0.5&r=ending=tromp&t=eeddcc1aa0-3--4aa.5-.2bb8cc7aa-bb-cc-w.&a=2"
    return fragment if chance.random() < 0.25 else spoilt(chance, fragment, LETTERS)


@cache
def records():
    """Real files, small ones."""
    found = [path.read_bytes() for path in sorted((ROOT / "e2e" / "data").glob("*.sgf"))]
    return [data for data in [*found, *self_played().values()] if len(data) < 4000]


def grown(chance):
    """A tree of SGF's grammar."""
    size = chance.choice([1, 3, 5, 9, 19])
    letters = "abcdefghijklmnopqrs"[: size + 1]

    def point():
        return chance.choice(letters) + chance.choice(letters)

    def values(name):
        if name in ("B", "W"):
            return f"[{chance.choice([point(), point(), point(), '', 'tt'])}]"
        if name in ("AB", "AW", "AE", "TR", "SQ", "DD"):
            points = [
                point() + (":" + point() if chance.random() < 0.2 else "")
                for _ in range(chance.randint(1, 3))
            ]
            return "".join(f"[{one}]" for one in points)
        if name == "CA":
            return f"[{chance.choice(['UTF-8', 'GB2312', 'Big5', 'Shift_JIS', 'ISO-8859-1', 'EUC-KR', 'x', ''])}]"
        if name in ("LB", "AR"):
            return f"[{point()}:{chance.choice([point(), '1', 'a' * 9])}]"
        return f"[{chance.choice(TEXTS)}]"

    def node():
        names = chance.choices(
            "B W B W AB AW AE C LB TR PL KM RU N XX DD AR KO".split(), k=chance.randint(0, 3)
        )
        return ";" + "".join(name + values(name) for name in names)

    def tree(depth):
        nodes = "".join(node() for _ in range(chance.randint(1, 4)))
        return f"({nodes}{''.join(tree(depth - 1) for _ in range(chance.choice([0, 0, 1, 2]) if depth else 0))})"

    names = chance.choices("KM HA RU PB RE CA AB PL".split(), k=2)
    root = f";GM[1]FF[4]SZ[{size}]" + "".join(name + values(name) for name in names)
    text = "(" + root + "".join(node() for _ in range(3)) + tree(3) + ")"
    return text.encode(
        chance.choice(["utf-8", "latin-1", "gb18030", "shift_jis", "euc-kr"]), "replace"
    )


def sgf(chance):
    """A file, a character a byte."""
    data = chance.choice(records()) if chance.random() < 0.3 else grown(chance)
    text = data.decode("latin-1")
    return text if chance.random() < 0.3 else spoilt(chance, text, BYTES)


def spoilt(chance, text, letters=LETTERS):
    """A text with a few of its letters cut out, doubled, moved, exchanged or overwritten."""
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        begin = chance.randrange(len(text) + 1)
        end = min(len(text), begin + chance.choice([1, 1, 2, 5, 30]))
        to = chance.randrange(len(text) + 1)
        put = "".join(chance.choice(letters) for _ in range(chance.randint(1, 4)))
        before, part, after = text[:begin], text[begin:end], text[end:]
        moved = text[:to] + part + text[to:]
        text = chance.choice(
            [
                before + after,
                before + part + part + after,
                moved,
                before + put + after,
                before + put + part + after,
                before,
            ]
        )
    return text


KINDS = {kind.__name__: kind for kind in (session, link, saved, sgf)}


def made(kind, seed):
    """The input of a kind and a seed, always the same."""
    return KINDS[kind](Random(f"{kind} {seed}"))
