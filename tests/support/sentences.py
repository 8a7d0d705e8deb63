"""What holds of all that is said: of sentences, of every frame and verdict, and of words before a
question; and games to ask about.
"""

import json
import re

from hypothesis import strategies as st

from tests.support.boards import wander
from ttgo import Rules
from ttgo.teach.questions import answer

FRAME = set("stones reach tint front paths clearing labels earlier counts rule say".split())
VERDICT = {"right", "at", "say", "paths", "points", "earlier", "frames", "reply", "finds", "left"}

KO = ".XO./XO.O/.XO./...."
EYE = ".X.O/XX../...O/..O."

MATCHES = st.builds(
    wander,
    st.integers(1, 4),
    st.integers(1, 4),
    st.lists(st.integers(0, 16), max_size=24),
    st.sampled_from(
        [Rules(), Rules(), Rules("situational"), Rules(suicide=False), Rules(score="taylor 1995")]
    ),
)


def plain(said):
    """Sentences of at most 25 words."""
    assert said.endswith((".", "?")), said
    assert all(len(sentence.split()) <= 25 for sentence in re.split(r"(?<=[.!?]) ", said)), said


def check_frames(steps):
    """What holds of every frame: its keys, plain values, short sentences, a rule's number or none."""
    assert steps == json.loads(json.dumps(steps))
    for step in steps:
        assert set(step) == FRAME
        assert step["rule"] in {0, *range(3, 11)}
        plain(str(step["say"]))


def check_verdict(verdict):
    """What holds of every verdict: its keys, plain values, short sentences."""
    assert set(verdict) == VERDICT
    assert verdict == json.loads(json.dumps(verdict))
    plain(str(verdict["say"]))


# What words before a question would give away of its answer.


_COUNTS = "no one two three four five six seven eight nine ten".split()

_REFUSED = r"yes|no|not|allowed|forbidden|refuse\w*|illegal|legal|cannot|repeats?|same"
# By the question: what says or hints at the answer, whatever it is.
_HINTS = {
    "allowed": rf"\b({_REFUSED}|never|only|as it was|new|later)\b",
    "rule": rf"\b({_REFUSED}|over|ends?)\b",
    "repeated": r"\b(none|never|repeats?|same|as it was)\b",
    "illegal": r"\b(repeats?|refuse\w*|suicide|as it was|itself only|one point|two points)\b",
    "repeats": r"\b(refuse\w*|suicide|as it was|one point|two points)\b",
    "over": r"\b(over|ends?|ended|finished|two in a row|only)\b",
    "winner": r"\b(wins|won|loses|lost|winner|tie|equal|ahead|leads|higher|more "
    r"than|mistake|kills?|dead|\d+ points|by \d+)\b",
    "score": r"\b(owns?|everything|all of|nothing|\d+ points|score is)\b",
    "to-play": r"\b(to play|next|then White|then Black)\b",
    "owner": r"\b(counts? only|reaches only|territory)\b",
    "capture": r"\b(yes|no|dead|alive|safe|escapes?|cannot|ladder|net)\b",
}


def gives_away(match, question, text):
    """The parts of a text that stand before a question and say, or hint at, what the right answer
    is; its own points may be named.

    A question itself ends with "?"; it may ask "who has won".
    """
    right = answer(match, question)
    before = re.sub(r"[^.!?]*\?", " ", text)  # questions ask
    found = re.findall(_HINTS.get(str(question["what"]), r"(?!)"), before, re.IGNORECASE)
    if not isinstance(right, list):
        if question["what"] == "score":
            found += re.findall(rf"\b{right}\b", re.sub(r"\b[A-Z]\d+\b", "", text))
        return [str(one) for one in found]
    among = question.get("among", [])
    assert isinstance(among, list)
    known = {*among, question.get("at", "")}
    found += [
        vertex for vertex in right if vertex not in known and re.search(rf"\b{vertex}\b", text)
    ]
    if len(right) < len(_COUNTS):
        number = rf"(?:{len(right)}|{_COUNTS[len(right)]})"
        found += re.findall(rf"(?i)\b{number} (?:\w+ )?(?:points?|stones?|moves?)\b", text)
    found += re.findall(
        r"(?i)\b(?:more than one|several|only one|a single|all of them|none of)\b", before
    )
    return [str(one) for one in found]


def whole(said):
    """What is said to a person: whole sentences, on one line, up to a full stop."""
    text = str(said)
    assert text.isprintable(), text
    assert text.endswith("."), text
    assert "  " not in text, text
    return text
