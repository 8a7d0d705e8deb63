"""Whatever happens in a session, what it saves is taken back; and a word that comes late changes nothing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import begun, told
from tests.support.examples import examples
from ttgo.endings import ENDINGS
from ttgo.session.session import Session

Event = dict[str, object]

POINTS = [f"{column}{row}" for column in "ABC" for row in (1, 2, 3)]
WORDS = [
    *POINTS[:5],
    *"pass pass black= white= black=A1 white=A1 black=play judge=A1 setup=A1/B2//white -".split(),
]
NEW: st.SearchStrategy[Event] = st.builds(
    lambda ending, handicap, setup: {
        "do": "new", "width": 3, "ending": ending, "handicap": handicap, "setup": setup,
    },
    st.sampled_from(sorted(ENDINGS)), st.sampled_from([0, 0, 2]), st.booleans(),
)  # fmt: skip
EVENTS = st.one_of(
    st.builds(lambda at: {"do": "turn", "at": at}, st.sampled_from([*POINTS, "pass", "pass", "pass"])),
    st.builds(lambda word: {"do": "take", "word": word}, st.sampled_from(WORDS)),
    st.builds(lambda word, turn: {"do": "take", "word": word, "turn": turn}, st.sampled_from(WORDS), st.integers(0, 6)),
    st.builds(lambda turn: {"do": "goto", "turn": turn}, st.integers(0, 6)),
    st.builds(lambda do, player: {"do": do, "player": player}, st.sampled_from(["begin", "propose"]), st.sampled_from(["black", "white"])),
    st.builds(lambda do: {"do": do}, st.sampled_from(["undo", "redo", "edit", "clear", "rule", "again"])),
    NEW,
)  # fmt: skip


@examples(600)
@given(NEW, st.lists(EVENTS, min_size=5, max_size=40))
def test_what_is_saved_is_taken_back(new: Event, events: list[Event]) -> None:
    session = Session()
    for event in [new, *events]:
        session.handle(event)
        text, again = session.save(), Session()
        again.load(text)
        assert again.save() == text


def test_a_word_while_a_position_is_set_up() -> None:
    """It is refused; one for a turn, which a computer has thought about before, is dropped without a sentence."""
    session = begun("A1", setup=True)
    before = session.save()
    assert told(session, do="take", word="B2")["error"]
    assert not told(session, do="take", word="B2", turn=0)["error"]
    assert session.save() == before


@pytest.mark.parametrize(
    ("turn", "turns"), [(2, ["A1", "B2", "C3"]), (1, ["A1", "B2"]), (3, ["A1", "B2"]), ("2", ["A1", "B2"])]
)
def test_a_word_for_another_turn_is_dropped(turn: object, turns: list[str]) -> None:
    """A computer's turn is for the place that it has thought about; the view stays as it is, and nothing is to be kept."""
    session = begun("A1 B2")
    shown = told(session, do="view")
    view = told(session, do="take", word="C3", turn=turn)
    assert (view["turns"], view["error"]) == (turns, False)
    if len(turns) == 2:
        assert view == shown
        answer = session.handle({"do": "take", "word": "C3", "turn": turn, "have": 0})
        assert "changed" not in json.loads(json.dumps(answer))
