"""Many boards, one Python: each has a game of its own, and what was left is forgotten."""

import json
from typing import Any

from ttgo.record.tree import Record
from ttgo.session.session import Sessions
from ttgo.start import Start


def ask(all_, board, do, **more):
    answer: dict[str, Any] = json.loads(all_.answer(json.dumps({"board": board, "do": do, **more})))
    return answer


def test_each_board_has_its_own_game():
    """A turn on one is none on another, nor on the page's own, which has no name."""
    all_ = Sessions()
    ask(all_, "b1", "turn", at="E5")
    ask(all_, "b2", "set", size="3")
    assert ask(all_, "b1", "view")["view"]["turns"] == ["E5"]
    assert ask(all_, "b2", "view")["view"]["size"] == [3, 3]
    assert json.loads(all_.answer('{"do": "view"}'))["view"]["turns"] == []
    assert json.loads(all_.answer("[]"))["view"]["size"] == [9, 9]


def test_what_is_left_is_forgotten():
    """Its name begins with an empty grid again; to leave what was never there is nothing."""
    all_ = Sessions()
    ask(all_, "b1", "turn", at="E5")
    assert ask(all_, "b1", "leave") == {}
    assert ask(all_, "b1", "leave") == {}
    assert ask(all_, "b1", "view")["view"]["turns"] == []


def test_files_are_read_and_written_for_every_board():
    """Each session gets what the page's Python has for them."""
    all_ = Sessions(
        lambda data, name, number: Record(Start(len(data))), lambda record: b"as a file"
    )
    assert ask(all_, "b1", "open", name="a.sgf", text="12345")["view"]["size"] == [5, 5]
    assert ask(all_, "b2", "export")["file"] == {"name": "game.sgf", "text": "as a file"}
