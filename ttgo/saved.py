"""A record as text, for a browser's storage: JSON with what happened as words. `write` and `read` undo each other.

    {"ttgo": 2, "size": [9, 9], "komi": 0.5, "turns": "E5 ( D4 C3 ) D5", "at": 2}

`( D4 C3 )` is another continuation than what follows it; the last continuation is the chosen one unless another has a `*` before
it. `!wD4` is a turn of White's (`!?D4`: of whoever is to play) that the rules refuse and that is kept all the same. Where they are
not the default, "rules" (as rulenames.py writes them), "handicap", "setup" (rows from the top, with "/" between them), "first" and
"notes" (by the number of the word that they belong to; "0" is the start) are there too.
"""

import json

from ttgo import rulenames
from ttgo.illegal import brief
from ttgo.record import Node, Record
from ttgo.rules import BLACK, WHITE, Position
from ttgo.rulesets import Rules
from ttgo.vertex import rows

_FORMAT = 2  # 1 had only size, komi, turns and at
_LONGEST = 30_000_000  # characters of a text that is read; a 10,000-turn game has 40,000
_SIDES = {"b": BLACK, "w": WHITE}


def write(record: Record) -> str:
    """The record as text."""
    words: list[str] = []
    notes = {}
    if record.notes:
        notes["0"] = record.notes
    number = 0
    work: list[Node | str] = [record.root]
    while work:
        item = work.pop()
        if isinstance(item, str):
            words.append(item)
            continue
        if item is not record.root:
            number += 1
            chosen = (
                item.parent is not None and item is item.parent.chosen and item is not item.parent.next[-1]
            )
            wrong = f"!{item.player[:1] or '?'}" if item.wrong else ""
            words.append(("*" if chosen else "") + wrong + item.vertex)
            if item.notes:
                notes[str(number)] = item.notes
        last = len(item.next) - 1
        for place in range(last, -1, -1):
            node = item.next[place]
            work += [node] if place == last else [")", node, "("]
    saved = {
        "ttgo": _FORMAT,
        "size": [record.width, record.height],
        "komi": record.komi,
        "turns": " ".join(words),
        "at": record.depth(),
    }
    if record.rules != Rules():
        saved["rules"] = rulenames.write(record.rules)
    if record.handicap:
        saved["handicap"] = record.handicap
    if record.setup.black | record.setup.white:
        saved["setup"] = "/".join(rows(record.setup.grid, [record.setup.black, record.setup.white], ".XO"))
    if record.first != BLACK:
        saved["first"] = record.first
    if notes:
        saved["notes"] = notes
    if record.remarks:
        saved["remarks"] = record.remarks
    return json.dumps(saved)


def read(text: str) -> Record:
    """The record that a text of `write` holds.

    Raises ValueError that says what is wrong with any other text, a turn included that is not legal and not marked so.
    """
    saved = _object(text)
    record = _begin(saved)
    words, at = _words(saved)
    notes = _notes(saved)
    record.notes = notes.get("0") or {}
    record.remarks = _texts(saved.get("remarks", []), "remarks")
    node, forks, number = record.root, [], 0
    starred: set[Node] = set()
    refused: set[Node] = set()
    for word in words:
        if word == "(":
            forks.append(node)
        elif word == ")":
            if not forks:
                raise ValueError('The saved turns hold a ")" without its "(".')
            node = forks.pop()
        else:
            number += 1
            parent, star, wrong = node, word[0] == "*", word.lstrip("*")[:1] == "!"
            vertex = word.lstrip("*")
            player = _SIDES.get(vertex[1:2], "") if wrong else ""
            node = parent.add(vertex[2 * wrong :], player, notes.get(str(number)))
            if star:
                starred.add(parent)
            if star or parent not in starred:
                parent.chosen = node
            if wrong:
                refused.add(node)
    if forks:
        raise ValueError('The saved turns hold a "(" without its ")".')
    record.check()
    work = [record.root]
    while work:
        node = work.pop()
        if node.wrong and node not in refused:
            raise ValueError(node.wrong)
        work += [] if node.wrong else node.next
    line = record.line()
    if at >= len(line):
        raise ValueError(f"The saved game has {len(line) - 1} turns, so it cannot be at turn {brief(at)}.")
    record.here = line[at]
    return record


def _object(text: str) -> "dict[str, object]":
    """The JSON object of a text; raises ValueError if it is none or not ours."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"A saved game is text of at most {_LONGEST} characters.")
    try:
        saved = json.loads(text)
    except (ValueError, RuntimeError):
        raise ValueError(f"A saved game is JSON text, not {brief(text)}.") from None
    version = saved.get("ttgo") if isinstance(saved, dict) else None
    if isinstance(version, bool) or version not in (1, _FORMAT):
        raise ValueError(f'A saved game says "ttgo": {_FORMAT} (or 1); this text does not.')
    return saved  # type: ignore[no-any-return]


def _begin(saved: "dict[str, object]") -> Record:
    size, setup = saved.get("size"), saved.get("setup")
    if not isinstance(size, list) or len(size) != 2 or None in size:
        raise ValueError('A saved game has a "size" of two numbers, such as [9, 9]; this one has not.')
    if setup is not None and not isinstance(setup, str):
        raise ValueError(f'A saved game\'s "setup" is rows with "/" between them, not {brief(setup)}.')
    return Record(
        size[0],
        size[1],
        saved.get("komi", 0),  # type: ignore[arg-type]  # what is none of these is refused there
        rulenames.read(saved["rules"]) if "rules" in saved else None,
        saved.get("handicap", 0),  # type: ignore[arg-type]
        None if setup is None else Position.parse(setup.replace("/", "\n")),
        saved.get("first", BLACK),  # type: ignore[arg-type]
    )


def _words(saved: "dict[str, object]") -> "tuple[list[str], int]":
    turns, at = saved.get("turns"), saved.get("at")
    if not isinstance(turns, str):
        raise ValueError(f'A saved game has "turns" as text, such as "E5 D4 pass", not {brief(turns)}.')
    if isinstance(at, bool) or not isinstance(at, int) or at < 0:
        raise ValueError(f'A saved game has "at", a number of turns from 0 on, not {brief(at)}.')
    return turns.split(), at


def _notes(saved: "dict[str, object]") -> "dict[str, dict[str, list[str]]]":
    notes = saved.get("notes", {})
    if not isinstance(notes, dict):
        raise ValueError(f'A saved game\'s "notes" are an object, not {brief(notes)}.')
    for values in notes.values():
        if not isinstance(values, dict):
            raise ValueError(f'A saved game\'s "notes" are properties by turn, not {brief(values)}.')
        for name in values:
            _texts(values[name], "notes")
    return notes


def _texts(given: object, what: str) -> "list[str]":
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise ValueError(f'A saved game\'s "{what}" are lists of texts, not {brief(given)}.')
    return given
