"""A record as text, for a browser's storage: the JSON of `Record.to_dict`. `write` and `read` undo
each other.

    {"ttgo": 2, "size": [9, 9], "komi": 0.5, "turns": "E5 ( D4 C3 ) D5", "at": 2}

"waits" is the unfinished work of a session (ttgo/session/session.py).
"""

import json

from ttgo.guards import brief
from ttgo.record.tree import Record

_FORMAT = 2
_LONGEST = 30_000_000  # characters of a text to read; a 10,000-turn game has 40,000


def write(record: Record, waits: "dict[str, object] | None" = None) -> str:
    """The record as text, with the unfinished work of a session."""
    saved: "dict[str, object]" = {"ttgo": _FORMAT}
    saved.update(record.to_dict())
    if waits:
        saved["waits"] = waits
    return json.dumps(saved)


def read(text: object) -> Record:
    """The record in a text from `write`.

    Raises ValueError that says what is wrong with any other text, such as an illegal turn not
    marked as illegal.
    """
    return read_all(text)[0]


def read_all(text: object) -> "tuple[Record, object]":
    """The record in a text from `write`, and the unfinished work of the session, None if there is
    none. Raises as `read` does.
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"A saved game is text of at most {_LONGEST} characters.")
    try:
        saved = json.loads(text)
    except (ValueError, RuntimeError):  # nested too deep
        raise ValueError(f"A saved game is JSON text, not {brief(text)}.") from None
    if not isinstance(saved, dict) or saved.get("ttgo") != _FORMAT:
        raise ValueError(f'A saved game says "ttgo": {_FORMAT}; this text does not.')
    return Record.from_dict(saved), saved.get("waits")
