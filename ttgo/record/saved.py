"""A record as text, for a browser's storage: JSON, with the tree as words. `write` and `read` undo
each other.

    {"ttgo": 2, "size": [9, 9], "komi": 0.5, "turns": "E5 ( D4 C3 ) D5", "at": 2}

If they are not the default, "rules" (as rulesets.py writes them), "handicap", "setup" (rows from
the top, with "/" between them), "first", "remarks", "others" (with "place" and
"titles"), "notes" (by the number of the word that they belong to; "0" is the start) and "waits"
(unfinished work; ttgo/session/session.py) are there too.

In the turns, `( D4 C3 )` is an alternative to the words after it. The last continuation is the
chosen one unless another has a `*` before it. `!wD4` is a turn of White (`!?D4`: of the player to
play) that is illegal, or comes after an illegal one, but is kept. Versions of November 2026 wrote
`?` before alternatives that they had not played yet: there `w:D4` is a turn that a file gives to
White, and may be illegal. The oldest wrote them as one word, `?b:E1,w:D2`, and `?(,b:E1,)` beside
played ones, the first of them the chosen one.
"""

import json

from ttgo import rulesets
from ttgo.illegal import brief
from ttgo.record.node import NO_TURN, Node
from ttgo.record.tree import Record
from ttgo.record.values import split_blanks
from ttgo.rules import BLACK, WHITE, Position
from ttgo.rulesets import Rules
from ttgo.start import Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Notes = dict[str, list[str]]

_FORMAT = 2
# The types of a game's values, and of what they hold
_TYPES: "dict[str, tuple[type, ...]]" = {
    "size": (list, int),
    "turns": (str,),
    "at": (int,),
    "setup": (str,),
    "notes": (dict, dict, list, str),
    "remarks": (list, str),
    "others": (list, str),
    "titles": (list, str),
    "place": (int,),
}
_NEEDED = ("size", "turns", "at")
_LONGEST = 30_000_000  # characters of a text to read; a 10,000-turn game has 40,000
_LATER = "?"
_EARLY = "?,"  # the same, the first continuation being the chosen one
_SIDES = {"b": BLACK, "w": WHITE}


def write(record: Record, waits: "dict[str, object] | None" = None) -> str:
    """The record as text, with the unfinished work of a session."""
    words, notes = words_of_tree(record)
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
    if setup.black | setup.white:
        saved["setup"] = "/".join(setup.rows())
    if start.first != BLACK:
        saved["first"] = start.first
    if record.others:
        saved.update({"others": record.others, "place": record.place, "titles": record.titles})
    more = {
        "handicap": start.handicap,
        "notes": notes,
        "remarks": record.remarks,
        "waits": waits,
    }
    saved.update({key: value for key, value in more.items() if value})
    return json.dumps(saved)


def read(text: object) -> Record:
    """The record in a text from `write`.

    Raises ValueError that says what is wrong with any other text, such as an illegal turn not
    marked as illegal.
    """
    return read_all(text)[0]


def read_all(text: object) -> "tuple[Record, object]":
    """The same, with the unfinished work of the session (None: none)."""
    saved = _object(text)
    size, notes, others, place = [saved[key] for key in ("size", "notes", "others", "place")]
    if len(size) != 2 or not 0 <= place <= len(others):
        raise ValueError("A saved game has a size of two numbers, and its place in its file.")
    setup = Position.parse(saved["setup"].replace("/", "\n")) if saved["setup"] else None
    komi, handicap, first = (
        saved.get("komi", 0),
        saved.get("handicap", 0),
        saved.get("first", BLACK),
    )
    rules = rulesets.read(saved.get("rules", "Tromp-Taylor"))
    record = Record(Start(size[0], size[1], komi, rules, handicap, setup, first))
    record.notes = notes.get("0") or {}
    record.remarks = saved["remarks"]
    record.others, record.titles, record.place = others, saved["titles"], place
    words, at = split_blanks(saved["turns"]), saved["at"]
    check(record, tree_of_words(record, words, "saved", notes))
    line = record.line()
    if not 0 <= at < len(line):
        raise ValueError(
            f"The saved game has {len(line) - 1} turns, so it cannot be at turn {brief(at)}."
        )
    record.here = line[at]
    return record, saved.get("waits")


def _object(text: object) -> "dict[str, Any]":
    """The JSON object of a text, its values of the right types. Raises ValueError for another
    text.
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"A saved game is text of at most {_LONGEST} characters.")
    try:
        saved = json.loads(text)
    except (ValueError, RuntimeError):  # nested too deep
        raise ValueError(f"A saved game is JSON text, not {brief(text)}.") from None
    if not isinstance(saved, dict) or saved.get("ttgo") != _FORMAT:
        raise ValueError(f'A saved game says "ttgo": {_FORMAT}; this text does not.')
    for key, types in _TYPES.items():
        if key not in saved and key not in _NEEDED:
            saved[key] = types[0]()
        if not _is_of(saved.get(key), types):
            raise ValueError(f'A saved game\'s "{key}" cannot be {brief(saved.get(key))}.')
    return saved


def _is_of(value: "Any", types: "tuple[type, ...]") -> bool:
    """Whether a value is of the first type, and what it holds of the others."""
    if isinstance(value, bool) or not isinstance(value, types[0]):
        return False
    if len(types) == 1:
        return True
    parts: "Any" = value.values() if isinstance(value, dict) else value
    return all(_is_of(part, types[1:]) for part in parts)


# The tree as words


def words_of_tree(record: Record, refused: bool = True) -> "tuple[list[str], dict[str, Notes]]":
    """The words of a record's tree, and the notes of its nodes by their numbers, from 1 on, in the
    order of the words.

    With refused=False illegal nodes are left out.
    """
    words: list[str] = []
    notes: "dict[str, Notes]" = {}
    number = 0
    # A node with the text before its word, or a word
    work: list[tuple[Node | None, str]] = [(record.root, "")]
    while work:
        node, word = work.pop()
        if node is None:
            words.append(word)
            continue
        following = [node]
        while len(following) == 1:
            node = following[0]
            if node.parent is not None:
                # It comes after an illegal one
                never = refused and node.player and node.turn == NO_TURN
                if node.wrong or never:
                    word += f"!{node.player[:1] or '?'}"
                words.append(word + node.word)
                number += 1
                if node.notes:
                    notes[str(number)] = node.notes
            word = ""
            following = [after for after in node.next if refused or not after.wrong]
        last = True
        for after in reversed(following):
            star = "" if last or after is not node.chosen else "*"
            work += [(after, star)] if last else [(None, ")"), (after, star), (None, "(")]
            last = False
    return words, notes


def tree_of_words(
    record: Record, words: "list[str]", what: str, notes: "dict[str, Notes]"
) -> "set[Node]":
    """Add the words' nodes to an empty record, with notes as from `words_of_tree`; returns the
    nodes that the rules may refuse.

    Raises ValueError for unpaired brackets; `what` names the text in its sentence.
    """
    node, unplayed = record.root, ""
    forks: list[tuple[Node, str]] = []
    number = 0
    starred: set[Node] = set()
    refused: set[Node] = set()
    for word in _one_by_one(words):
        if word == "(":
            forks.append((node, unplayed))
        elif word == ")":
            if not forks:
                raise ValueError(f'The {what} turns hold a ")" without its "(".')
            node, unplayed = forks.pop()
        elif word[0] == _LATER:
            unplayed = word
        else:
            parent, star, vertex = node, word[0] == "*", word.lstrip("*")
            wrong = vertex[:1] == "!"
            is_given = wrong or (unplayed and vertex[1:2] == ":")
            player = _SIDES.get(vertex[wrong : wrong + 1], "") if is_given else ""
            number += 1
            node = parent.add(vertex[2:] if is_given else vertex, player, notes.get(str(number)))
            if star:
                starred.add(parent)
            if star or (unplayed != _EARLY and parent not in starred):
                parent.chosen = node
            if wrong or unplayed:
                refused.add(node)
    if forks:
        raise ValueError(f'The {what} turns hold a "(" without its ")".')
    return refused


def _one_by_one(words: "list[str]") -> "list[str]":
    """The words, with those that the oldest versions wrote as one apart."""
    found: "list[str]" = []
    for word in words:
        if len(word) > 1 and word[0] == _LATER:
            found += ["(", _EARLY] + [part for part in word[1:].split(",") if part] + [")"]
        else:
            found.append(word)
    return found


def check(record: Record, refused: "set[Node]") -> None:
    """Check a record; raises ValueError, a sentence, for an illegal node that is not among the
    refused ones.
    """
    record.check()
    for node in record.walk():
        if node.wrong and node not in refused:
            raise ValueError(node.wrong)
