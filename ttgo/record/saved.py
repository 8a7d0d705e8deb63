"""A record as text, for a browser's storage: JSON, with the tree as words. `write` and `read` undo
each other.

    {"ttgo": 2, "size": [9, 9], "komi": 0.5, "turns": "E5 ( D4 C3 ) D5", "at": 2}

If they are not the default, "rules" (as rulesets.py writes them), "handicap", "setup" (rows from
the top, with "/" between them), "first", "remarks", "letters", "others" (with "place" and
"titles"), "notes" (by the number of the word that they belong to; "0" is the start) and "waits"
(unfinished work; ttgo/session/session.py) are there too.

In the turns, `( D4 C3 )` is an alternative to the words after it. The last continuation is the
chosen one unless another has a `*` before it. `!wD4` is a turn of White (`!?D4`: of the player to
play) that is illegal, or comes after an illegal one, but is kept. Alternatives after `?` have not
been played yet: there `w:D4` is a turn that a file gives to White. Versions of November 2026 wrote
such words with commas between them: `?b:E1,w:D2`, and `?(,b:E1,)` beside played ones.
"""

import json

from ttgo import rulesets
from ttgo.illegal import brief
from ttgo.record.node import NO_TURN, Node, check_known, later, play_all
from ttgo.record.tree import Record
from ttgo.record.values import split_blanks
from ttgo.rules import BLACK, WHITE, Position
from ttgo.rulesets import Rules
from ttgo.start import Start
from ttgo.vertex import rows

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
    "letters": (dict, str),
    "others": (list, str),
    "titles": (list, str),
    "place": (int,),
}
_NEEDED = ("size", "turns", "at")
_LONGEST = 30_000_000  # characters of a text to read; a 10,000-turn game has 40,000
_LATER = "?"
_SIDES = {"b": BLACK, "w": WHITE}
_KNOWN = ""  # not a word: it ends the unplayed nodes


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
        saved["setup"] = "/".join(rows(grid, [setup.black, setup.white], ".XO"))
    if start.first != BLACK:
        saved["first"] = start.first
    if record.others:
        saved.update({"others": record.others, "place": record.place, "titles": record.titles})
    more = {
        "handicap": start.handicap,
        "notes": notes,
        "remarks": record.remarks,
        "letters": record.letters,
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
    record.remarks, record.letters = saved["remarks"], saved["letters"]
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
    if not refused:
        play_all(record.root, record.new_match)
    words: list[str] = []
    notes: "dict[str, Notes]" = {}
    number = 0
    known = True
    # A node with the text before its word, or a word
    work: list[tuple[Node | None, str]] = [(record.root, "")]
    while work:
        node, word = work.pop()
        if node is None:
            known = known or word == _KNOWN
            words += [word] * (word != _KNOWN)
            continue
        following = [node]
        while len(following) == 1:
            node = following[0]
            if node.parent is not None:
                never = (
                    refused and node.player and node.turn == NO_TURN
                )  # it comes after an illegal one
                if node.player and not known:
                    word += f"{node.player[0]}:"
                elif node.wrong or never:
                    word += f"!{node.player[:1] or '?'}"
                words.append(word + node.word)
                number += 1
                if node.notes:
                    notes[str(number)] = node.notes
            word = ""
            following = node.children
            if node.play_children is not None:
                words.append(_LATER)
                work.append((None, _KNOWN))
                known = False
            if not refused:
                following = [after for after in following if not after.wrong]
        last = True
        for after in reversed(following):
            star = "" if last or after is not node.main_child else "*"
            work += [(after, star)] if last else [(None, ")"), (after, star), (None, "(")]
            last = False
    return words, notes


def tree_of_words(
    record: Record, words: "list[str]", what: str, notes: "dict[str, Notes]"
) -> "set[Node]":
    """Add the words' nodes to an empty record, with notes as from `words_of_tree`; returns the
    nodes marked as refused.

    Raises ValueError for unpaired brackets; `what` names the text in its sentence.
    """
    node, known, wait = record.root, True, later(record.new_match)
    forks: list[tuple[Node, bool]] = []
    number = 0
    starred: set[Node] = set()
    refused: set[Node] = set()
    earlier: "list[tuple[Node, int]]" = []
    for word in words:
        if word == "(":
            forks.append((node, known))
        elif word == ")":
            if not forks:
                raise ValueError(f'The {what} turns hold a ")" without its "(".')
            node, known = forks.pop()
        elif word[0] == _LATER:
            node.play_children, known = wait, False
            number = _tree_of_earlier_words(node, word[1:].split(","), number, notes)
            earlier.append((node, len(node.children)))
        else:
            parent, star, vertex = node, word[0] == "*", word.lstrip("*")
            wrong = vertex[:1] == "!"
            is_given = wrong or (not known and vertex[1:2] == ":")
            player = _SIDES.get(vertex[wrong : wrong + 1], "") if is_given else ""
            number += 1
            node = parent.add(vertex[2 * is_given :], player, notes.get(str(number)))
            if star:
                starred.add(parent)
            if star or parent not in starred:
                parent.main_child = node
            if wrong:
                refused.add(node)
    if forks:
        raise ValueError(f'The {what} turns hold a "(" without its ")".')
    for node, many in earlier:  # they come after played ones
        node.children = node.children[many:] + node.children[:many]
    return refused


def _tree_of_earlier_words(
    node: Node, words: "list[str]", number: int, notes: "dict[str, Notes]"
) -> int:
    """Add nodes that earlier versions wrote as one word; returns the last one's number. The first
    continuation is the chosen one.
    """
    forks: "list[Node]" = []
    for word in words:
        if word == "(":
            forks.append(node)
        elif word == ")":
            node = forks.pop() if forks else node
        elif word:
            number += 1
            player = _SIDES.get(word[0], "") if word[1:2] == ":" else ""
            node = node.add(word[2:] if player else word, player, notes.get(str(number)))
    return number


def check(record: Record, refused: "set[Node]") -> None:
    """Check a record; raises ValueError, a sentence, for an illegal node that is not among the
    refused ones.
    """
    check_known(record.root, record.new_match)
    work = [record.root]
    while work:
        node = work.pop()
        if node.wrong and node not in refused:
            raise ValueError(node.wrong)
        work += node.children
