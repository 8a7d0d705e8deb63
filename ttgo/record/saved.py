"""A record as text, for a browser's storage: JSON, with the tree as words. `write` and `read` undo each other.

    {"ttgo": 2, "size": [9, 9], "komi": 0.5, "turns": "E5 ( D4 C3 ) D5", "at": 2}

The turns are words (words.py). If they are not the default, "rules" (as rulesets.py writes them), "handicap", "setup" (rows from
the top, with "/" between them), "first", "remarks", "letters", "others" (with "place" and "titles"), "notes" (by the number of the
word that they belong to; "0" is the start) and "waits" (unfinished work; ttgo/session/pending.py) are there too.
"""

import json

from ttgo import rulesets
from ttgo.illegal import brief
from ttgo.record import strictjson
from ttgo.record.plain import parts
from ttgo.record.tree import Record
from ttgo.record.words import check, flatten, grow
from ttgo.rules import BLACK, Position
from ttgo.rulesets import Rules
from ttgo.start import Start
from ttgo.vertex import rows

_FORMAT = 2  # 1 had only size, komi, turns and at
_LONGEST = 30_000_000  # characters of a text to read; a 10,000-turn game has 40,000


def write(record: Record, waits: "dict[str, object] | None" = None) -> str:
    """The record as text, with the unfinished work of a session."""
    words, notes = flatten(record)
    if record.notes:
        notes["0"] = record.notes
    start, grid, setup = record.start, record.start.grid, record.start.setup
    saved = {
        "ttgo": _FORMAT,
        "size": [grid.width, grid.height],
        "komi": start.komi,
        "turns": " ".join(words),
        "at": record.depth(),
    }
    if start.rules != Rules():
        saved["rules"] = rulesets.write(start.rules)
    if start.handicap:
        saved["handicap"] = start.handicap
    if setup.black | setup.white:
        saved["setup"] = "/".join(rows(grid, [setup.black, setup.white], ".XO"))
    if start.first != BLACK:
        saved["first"] = start.first
    if notes:
        saved["notes"] = notes
    if record.remarks:
        saved["remarks"] = record.remarks
    if record.letters:
        saved["letters"] = record.letters
    if record.others:
        saved.update({"others": record.others, "place": record.place, "titles": record.titles})
    if waits:
        saved["waits"] = waits
    return json.dumps(saved)


def read(text: object) -> Record:
    """The record in a text from `write`.

    Raises ValueError that says what is wrong with any other text, such as an illegal turn not marked as illegal.
    """
    return read_all(text)[0]


def read_all(text: object) -> "tuple[Record, object]":
    """The same, with the unfinished work of the session (None: none)."""
    saved = _object(text)
    record = _begin(saved)
    words, at = _words(saved)
    notes = _notes(saved)
    record.notes = notes.get("0") or {}
    record.remarks = _texts(saved.get("remarks", []), "remarks")
    record.letters = _letters(saved.get("letters", {}))
    record.others = _texts(saved.get("others", []), "others")
    record.titles = _texts(saved.get("titles", []), "titles")
    record.place = _place(saved.get("place", 0), record.others)
    check(record, grow(record, words, "saved", notes))
    line = record.line()
    if at >= len(line):
        raise ValueError(
            f"The saved game has {len(line) - 1} turns, so it cannot be at turn {brief(at)}."
        )
    record.here = line[at]
    return record, saved.get("waits")


def _object(text: object) -> "dict[str, object]":
    """The JSON object of a text. Raises ValueError if it is not JSON or not a game saved by ttgo."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"A saved game is text of at most {_LONGEST} characters.")
    try:
        saved = strictjson.read(text)
    except ValueError:
        raise ValueError(f"A saved game is JSON text, not {brief(text)}.") from None
    version = saved.get("ttgo") if isinstance(saved, dict) else None
    if not isinstance(saved, dict) or isinstance(version, bool) or version not in (1, _FORMAT):
        raise ValueError(f'A saved game says "ttgo": {_FORMAT} (or 1); this text does not.')
    return saved


def _begin(saved: "dict[str, object]") -> Record:
    size, setup = saved.get("size"), saved.get("setup")
    if not isinstance(size, list) or len(size) != 2 or None in size:
        raise ValueError(
            'A saved game has a "size" of two numbers, such as [9, 9]; this one has not.'
        )
    if setup is not None and not isinstance(setup, str):
        raise ValueError(
            f'A saved game\'s "setup" is rows with "/" between them, not {brief(setup)}.'
        )
    rules = rulesets.read(saved["rules"]) if "rules" in saved else None
    position = None if setup is None else Position.parse(setup.replace("/", "\n"))
    komi, handicap, first = (
        saved.get("komi", 0),
        saved.get("handicap", 0),
        saved.get("first", BLACK),
    )
    return Record(Start(size[0], size[1], komi, rules, handicap, position, first))


def _words(saved: "dict[str, object]") -> "tuple[list[str], int]":
    turns, at = saved.get("turns"), saved.get("at")
    if not isinstance(turns, str):
        raise ValueError(
            f'A saved game has "turns" as text, such as "E5 D4 pass", not {brief(turns)}.'
        )
    if isinstance(at, bool) or not isinstance(at, int) or at < 0:
        raise ValueError(f'A saved game has "at", a number of turns from 0 on, not {brief(at)}.')
    return parts(turns), at


def _notes(saved: "dict[str, object]") -> "dict[str, dict[str, list[str]]]":
    notes = saved.get("notes", {})
    if not isinstance(notes, dict):
        raise ValueError(f'A saved game\'s "notes" are an object, not {brief(notes)}.')
    for values in notes.values():
        if not isinstance(values, dict):
            raise ValueError(
                f'A saved game\'s "notes" are properties by turn, not {brief(values)}.'
            )
        for name in values:
            _texts(values[name], "notes")
    return notes


def _place(given: object, others: "list[str]") -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= len(others):
        raise ValueError(
            f'A saved game\'s "place" is a number up to that of the "others", not {brief(given)}.'
        )
    return given


def _letters(given: object) -> "dict[str, str]":
    if not isinstance(given, dict) or not all(
        isinstance(text, str) and text for text in given.values()
    ):
        raise ValueError(f'A saved game\'s "letters" are texts by letter, not {brief(given)}.')
    if any(ord(byte) > 255 for text in given.values() for byte in text):
        raise ValueError('A saved game\'s "letters" have a character a byte.')
    return given


def _texts(given: object, what: str) -> "list[str]":
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise ValueError(f'A saved game\'s "{what}" are lists of texts, not {brief(given)}.')
    return given
