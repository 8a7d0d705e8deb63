"""What the version of 24 November 2026, 04:22, said of games, and what it kept, linked and saved:
all that holds as it did then.
"""

import json
from typing import Any

from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.record import link
from ttgo.session.session import Session

GAMES = json.loads((ROOT / "tests" / "data" / "before" / "games.json").read_text(encoding="utf-8"))
Event = dict[str, object]


def known(view):
    """Of a view what the data has."""
    return {
        **{name: view[name] for name in ("size", "toPlay", "turn", "turns")},
        **{name: "/".join(view[name]) for name in ("stones", "legal")},
        "illegal": {at: refused["rule"] for at, refused in view["illegal"].items()},
        "over": bool(view["over"]),
        "score": {name: view["score"][name] for name in ("black", "white", "neutral", "komi")},
        "refused": view["refused"]["rule"] if view["refused"] else False,
    }


def assert_exported(session, file):
    """The file is as it was, but in UTF-8."""
    exported: Any = session.handle({"do": "export"})["file"]
    if "hex" in file:
        assert sgf.parse(exported["text"]) == sgf.parse(bytes.fromhex(file["hex"]))
    else:
        assert exported == file


def after(*events):
    """A session and what is known of its last view."""
    session = Session()
    answers: "list[dict[str, Any]]" = [session.handle(event) for event in events]
    return session, known(answers[-1]["view"])


@each_row(GAMES)
def test_rulings(game):
    """Played, followed or opened again: the stones, what is legal, by which rule the rest is not,
    the score; and what is given away.
    """
    session, now = after(*game["events"])
    assert now == game["view"]
    assert session.handle({"do": "link"}) == {"link": game["link"]}
    assert_exported(session, game["file"])


@each_row(GAMES)
def test_what_was_kept(game):
    """A browser's storage may hold it."""
    session, now = after({"do": "load", "text": game["save"]})
    assert now == {**game["view"], "refused": False}
    now_linked: Any = session.handle({"do": "link"})["link"]
    assert link.read(now_linked) == link.read(game["link"]), "whatever the order of variations"
    assert_exported(session, game["file"])


@each_row(GAMES)
def test_what_was_given_away(game):
    """Links and files that people have."""
    goto: Event = {"do": "goto", "turn": game["view"]["turn"]}
    linked, filed = {"do": "follow", "link": game["link"]}, {"do": "open", **game["file"]}
    for events in ([linked], [filed, goto]):
        _, now = after(*events)
        assert now == {**game["view"], "refused": False}
