"""What holds of every frame and of every verdict, and games to ask about."""

import json
import re

from hypothesis import strategies as st

from tests.support.boards import wander
from ttgo import Rules

FRAME = set("stones reach tint front paths clearing labels earlier counts rule say".split())
VERDICT = {"right", "at", "say", "paths", "points", "earlier", "finds", "left"}

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
    """What holds of every frame: its keys, plain values, short sentences, a rule's number."""
    assert steps == json.loads(json.dumps(steps))
    for step in steps:
        assert set(step) == FRAME
        assert step["rule"] in range(3, 11)
        plain(str(step["say"]))


def check_verdict(verdict):
    """What holds of every verdict: its keys, plain values, short sentences."""
    assert set(verdict) == VERDICT
    assert verdict == json.loads(json.dumps(verdict))
    plain(str(verdict["say"]))
