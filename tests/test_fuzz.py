"""Made inputs, some of each kind at each run, and all that ever went wrong: no Python lets a fault
through, both answer the same, and what is saved is what is saved again.

    pytest tests/test_fuzz.py --whole --hypothesis-seed=700    many, and others for each seed

What goes wrong is put into fuzz/found/, to be tried from then on.
"""

import json
from pathlib import Path

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.trial import FOUND, fault_of
from tests.support.examples import whole
from tests.support.sgf_files import self_played, trees
from ttgo.record.link import write as link_of
from ttgo.rulesets import ENDINGS, NAMED
from ttgo.session.events import EVENTS
from ttgo.session.session import Session

# Inputs by kind, as Hypothesis makes them: what is right or nearly so, what once was and then was
# cut, doubled, moved or overwritten, and junk.

DATA = Path(__file__).parents[1] / "e2e" / "data"
# With blanks and digits beyond ASCII, which the two Pythons' own methods of texts do not take alike
LETTERS = "aA1bBw-=&%.#:;,/()[]{}\\\"'!?*@ \n\t\u00a0\u2003\u3000\x85\x1c\u0663\uff17"
# Without EUC-KR and Big5, of which node's decoders know fewer letters than browsers' do
CHARSETS = "utf-8 latin-1 gb18030 shift_jis".split()
NUMBERS = st.integers(-1, 9) | st.sampled_from([0.5, 7.5, 53, 10**12, 10**40])
JUNK: st.SearchStrategy = NUMBERS | st.sampled_from(
    [None, True, "", "pass", "black", "\u00e9", "\U0001f600", "\x00", "x" * 60, [], {}, ["A1"]]
)
VERTICES = st.just("pass") | st.builds("{}{}".format, st.sampled_from("ABCDE"), st.integers(1, 6))
WORDS = st.builds(
    "{}{}".format,
    st.sampled_from(["", "b:", "w:", "black=", "white=", "judge=", "setup="]),
    VERTICES | st.sampled_from(["play", "A1,B2", "A1/B2/C3/white", "-", "///"]),
)
RULES = st.sampled_from([*NAMED, *(f"ending={ending}" for ending in ENDINGS), "Japanese", ""])
VALUES = {
    "at": VERTICES,
    "word": WORDS,
    "turn": st.integers(0, 9),
    "player": st.sampled_from(["black", "white"]),
    "play": st.booleans(),
    "what": st.sampled_from("score here last legal turn reach".split()),
}
NEW = {
    "width": st.integers(1, 5),
    "height": st.integers(1, 5),
    "komi": st.sampled_from([0, 0.5, 7.5, -3]),
    "rules": RULES,
    "ending": st.sampled_from([*ENDINGS, "x"]),
    "handicap": st.integers(0, 4),
    "setup": st.booleans(),
}
DOES = (
    "undo redo goto branch propose propose take take rule again edit begin clear view look tell "
    "plot link keep facts picture export new"
).split()


def written(value):
    """JSON as browsers write it."""
    return json.dumps(value, ensure_ascii=False)


@st.composite
def events(draw):
    """An event of a session, mostly a right one."""
    do = draw(st.sampled_from(["turn"] * 14 + DOES))
    keys = NEW if do == "new" else [entry.partition(":")[0] for entry in EVENTS[do][1].split(",")]
    made = {"do": do}
    for key in keys:
        if key == "width" or (
            key in (*VALUES, *NEW) and draw(st.booleans() | st.just(do != "new"))
        ):
            made[key] = draw((NEW | VALUES)[key])
    if draw(st.integers(0, 15)) == 15:
        made[draw(st.sampled_from([*made, "at", "turn", "text", "then", "markup"]))] = draw(JUNK)
    return written(made)


@st.composite
def spoilt(draw, texts, letters=LETTERS):
    """A text with a few of its letters cut out, doubled, moved, exchanged or overwritten; or as it
    is.
    """
    text = draw(texts)
    for _ in range(draw(st.integers(0, 3))):
        begin, to = draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))
        end = begin + draw(st.sampled_from([1, 2, 5, 30]))
        put = draw(st.text(letters, min_size=1, max_size=4))
        before, part, after = text[:begin], text[begin:end], text[end:]
        moved = text[:to] + part + text[to:]
        changed = [before + part + part, before + put, before + put + part, before]
        text = draw(st.sampled_from([moved, *(new + after for new in changed), before]))
    return text


def played(events):
    """The game that a session has after its events."""
    session = Session()
    for text in events:
        session.answer(text)
    return session


first = st.fixed_dictionaries({"do": st.just("new"), "width": NEW["width"], "rules": RULES})
sessions = st.builds(
    lambda first, rest: [first, *rest],
    first.map(written),
    st.lists(events() | spoilt(events()), max_size=40),
)
games = sessions.map(played)
# As the page gives one to MicroPython (static/python/micropython.js)
saved = games.map(lambda session: written(json.loads(session.save())))


@st.composite
def overwritten(draw):
    """A saved game, one of whose values is another one."""
    values = json.loads(draw(saved))
    keys = [*values, *"notes remarks waits others place titles letters first setup".split()]
    known = [{"0": {"C": ["x"]}}, {"1": {"LB": ["aa:1"]}}, {"marks": ["A1"]}, {"setup": True}]
    values[draw(st.sampled_from(keys))] = draw(JUNK | st.sampled_from(known))
    return written(values)


def encoded(text, charset):
    """A file, a character a byte."""
    return f"(;CA[{charset}]{text[1:]})".encode(charset, "replace").decode("latin-1")


real = [*(path.read_bytes() for path in sorted(DATA.glob("*.sgf"))), *self_played().values()]
files = st.sampled_from([data.decode("latin-1") for data in real if len(data) < 4000])
made = st.builds(encoded, trees, st.sampled_from(CHARSETS))
KINDS = {
    "session": sessions,
    "link": spoilt(games.map(lambda session: link_of(session.record))),
    "saved": spoilt(saved) | overwritten(),
    "sgf": spoilt(made | made | files, LETTERS[:36]),  # whole games take a while
}


@pytest.mark.parametrize("number", range(80 if whole() else 1))
@pytest.mark.parametrize("kind", KINDS)
def test_made(kind, number, micropython, request):
    first = int(request.config.getoption("--hypothesis-seed") or 0)

    @seed(first + number)
    @settings(max_examples=25 if whole() else 20)
    @given(KINDS[kind])
    def tried(given):
        assert fault_of(kind, given, micropython) == ""

    tried()


@pytest.mark.parametrize("file", sorted(FOUND.glob("*.json")), ids=lambda file: file.stem)
def test_found(file, micropython):
    """What once went wrong does not any more."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["was"]
    assert fault_of(file.stem.partition("-")[0], found["input"], micropython) == ""
