"""The start of a game from SGF's root properties and back: size, komi, rules, handicap, setup and
the first player.

Values that cannot be used stay notes, with a remark; only an impossible size or setup is an error.
HA beside set-up stones stays a note without a remark: most files with both mean these stones. A
value that ttgo would write in another way stays a note too, and is written back as long as its
meaning is the same.
"""

from ttgo import rulesets
from ttgo.explain.narrate import ruleset
from ttgo.guards import brief
from ttgo.illegal import Wrong
from ttgo.language import amount, say
from ttgo.match import SETUP
from ttgo.points import Grid, members
from ttgo.position import BLACK, WHITE, Position
from ttgo.record.values import decimal, integer, normalized, point_name, points_of
from ttgo.rulesets import Rules
from ttgo.scoring import plain as plain_number
from ttgo.start import Start
from ttgo.version import __version__
from ttgo.vertex import set_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.record.node import Node
    from ttgo.record.tree import Record
    from ttgo.sgf.text import Notes

PLAYERS = {"B": BLACK, "W": WHITE}
NAMES = {BLACK: "B", WHITE: "W"}
PLACES = ("AB", "AW", "AE")
_FILE = (
    "FF",
    "GM",
    "CA",
    "AP",
    "SZ",
)  # these describe the file, not the game: each writing makes new ones
_WRITTEN_BY = "TTGOAP"  # our own property, for the file's former AP, because AP now names ttgo
NEAR = 20  # nodes after a set-up position that may tell who is to play
_MOST_KOMI = 9999  # the limit of `Start`
_HUNDREDFOLD = 200  # a whole number from here on is a komi times 100
_USUAL_KOMI = (5.5, 6.5, 7.5)  # often written times 100; 350 may mean 3.5 points or 7


def begin(notes: "Notes", players: str, later: bool, remarks: list[str]) -> Start:
    """The start that the root's properties describe; the properties used are removed from `notes`.

    `players` are those of the turns, such as "BWB", and `later` says that another node places
    stones before them.
    """
    width, height = size(notes)
    if any(normalized(value) and not value.startswith("ttgo") for value in notes.get("AP", [])):
        notes[_WRITTEN_BY] = notes["AP"]
    for name in _FILE:
        notes.pop(name, None)
    komi = _komi(notes, width * height, remarks)
    rules = _rules(notes, remarks)
    setup = _setup(Grid(width, height), notes, remarks)
    first = _first(notes, bool(setup), players, remarks)
    handicap, own = 0, notes.get("TTGO", [])
    if (setup is None and not later) or "handicap" in own:
        handicap = _handicap(notes, first, players, width * height, remarks)
        if setup is not None and handicap:
            own.remove("handicap")
    try:
        return Start(width, height, komi, rules, handicap, setup, first)
    except ValueError as error:
        raise ValueError(f"The record begins with what these rules do not know. {error}") from None


def _only(notes: "Notes", name: str) -> str:
    """The first value of a property, "" if it is missing."""
    return normalized((notes.get(name) or [""])[0])


def size(notes: "Notes") -> tuple[int, int]:
    """Width and height of the grid. Raises ValueError if SZ is no size."""
    text = _only(notes, "SZ")
    columns, colon, rows = (text or "19").partition(":")
    width, height = integer(columns, 9), integer(rows if colon else columns, 9)
    if width < 0 or height < 0:
        raise ValueError(
            f"The record's size is {brief(text)}; SZ is a number such as 19, or two such as 9:7."
        )
    return width, height


def _komi(notes: "Notes", area: int, remarks: list[str]) -> float:
    text = _only(notes, "KM")
    read = read_komi(text, area)
    if read is None:
        if text:
            remarks.append(say("komi_not_used", komi=brief(text)))
        return 0
    komi, how = plain_number(read[0]), read[1]
    if how:
        remarks.append(
            say("komi_read", komi=brief(text), points=amount(komi), how=how.replace("-", "_"))
        )
    if notes["KM"] == [write_komi(komi, area)]:
        del notes["KM"]
    return komi


def _rules(notes: "Notes", remarks: list[str]) -> Rules:
    """The rules from TTGO, or else from RU."""
    rules = None
    own, text = _only(notes, "TTGO"), _only(notes, "RU")
    if own:
        try:
            rules = rulesets.read(own)
            del notes["TTGO"][0]
        except ValueError:
            rules = None
    if text:
        try:
            named = rulesets.read(text)
            if notes["RU"] == [_named(named)]:
                del notes["RU"]
        except Wrong as error:
            why = say(error.what, **error.facts)
            remarks.append(say("rules_not_used", used=ruleset(rules or Rules()), why=why))
        else:
            return rules or named
    return rules or Rules()


def _setup(grid: Grid, notes: "Notes", remarks: list[str]) -> Position | None:
    """The position from AB, AW and AE; None if the file has none of them. If a point is named
    twice, the later colour counts.
    """
    if not any(name in notes for name in PLACES):
        return None
    (black, white, empty), known, off = placed(grid, notes)
    if black & white:
        remarks.append(say("set_up_twice"))
    black, white = black & ~white & ~empty, white & ~empty
    if off:
        remarks.append(off)
    for name, points in (("AB", black), ("AW", white)):  # keep what it does not tell
        if name in notes:
            notes[name] = [
                value for value in notes[name] if known[value] & ~points or not known[value]
            ]
    return Position(grid, black, white) if black | white else None


def placed(grid: Grid, notes: "Notes") -> "tuple[list[int], dict[str, int], str]":
    """The points that AB, AW and AE name, those of each value, as many files repeat values, and what
    is to be said of values that are no points.
    """
    known: "dict[str, int]" = {}
    sets, off = [], ""
    for name in PLACES:
        points = 0
        for value in notes.get(name, []):
            if value not in known:
                known[value] = points_of(grid, value)
            points |= known[value]
            if not known[value]:
                off = off or say("set_up_off_the_grid", point=brief(value))
        sets.append(points)
    return sets, known, off


def _first(notes: "Notes", setup: bool, players: str, remarks: list[str]) -> str:
    """The player of the first turn: as PL says, or whoever takes it in the file; White if handicap
    stones are set up.
    """
    named, player = _only(notes, "PL"), player_of(notes)
    if player:
        if notes["PL"] == [named] and (setup or named == "W" or players[:1] == "W"):
            del notes["PL"]  # `beginning` writes it anyway
        return player
    if named:
        remarks.append(say("no_first_player", player=brief(named)))
    if setup and handicap_of(notes) >= 2:
        if players[:1] != "B":
            return WHITE
        remarks.append(say("black_begins"))
    if players[:1] == "W":
        if not setup:
            remarks.append(say("white_begins"))
        return WHITE
    return BLACK


def player_of(notes: "Notes") -> str:
    """The player named by PL, or ""."""
    named = _only(notes, "PL").lower()
    return PLAYERS[named[0].upper()] if named in ("b", "w", BLACK, WHITE) else ""


def handicap_of(notes: "Notes") -> int:
    """The number in HA, -1 if there is none."""
    return integer(_only(notes, "HA"))


def _handicap(notes: "Notes", first: str, players: str, most: int, remarks: list[str]) -> int:
    """The number of Black's handicap turns, if no stones are set up for it."""
    number = handicap_of(notes)
    if number < 1:
        if _only(notes, "HA") not in ("", "0"):
            remarks.append(say("handicap_not_used", handicap=brief(_only(notes, "HA"))))
        return 0
    if 1 < number <= most and first == BLACK and "W" not in players[:number]:
        if notes["HA"] == [str(number)]:
            del notes["HA"]
        return number
    if number > 1:
        remarks.append(say("no_handicap", turns=number))
    return 0


def beginning(record: "Record") -> "Notes":
    """The root's properties for a record's start; `begin` reads them back."""
    start, grid = record.start, record.start.grid
    area = grid.width * grid.height
    players, later = _players(record)
    notes = {name: values for name, values in record.notes.items() if name not in ("B", "W")}
    notes.update({"FF": ["4"], "GM": ["1"], "CA": ["UTF-8"], "AP": [f"ttgo:{__version__}"]})
    notes["SZ"] = [str(grid.width) if grid.width == grid.height else f"{grid.width}:{grid.height}"]
    if (read_komi(_only(notes, "KM"), area) or (0,))[0] != start.komi or not notes.get("KM"):
        notes["KM"] = [write_komi(start.komi, area)]
    _write_rules(start.rules, notes)
    if start.handicap:
        if handicap_of(notes) != start.handicap:
            notes["HA"] = [str(start.handicap)]
        if start.setup != Position(grid):  # or they would be a handicap
            own = [
                word
                for word in notes.get("TTGO", [])
                if word not in (rulesets.write(start.rules), "handicap")
            ]
            notes["TTGO"] = [rulesets.write(start.rules), "handicap"] + own
    elif (
        start.first == BLACK
        and start.setup == Position(grid)
        and not later
        and 1 < handicap_of(notes) <= area
        and "W" not in players[: handicap_of(notes)]
    ):  # `_handicap` would read them as a handicap
        notes["HA"] = ["0"]
    _write_setup(start.setup, notes)
    told = player_of(notes)
    needed = start.setup != Position(grid) or start.first == WHITE or players[:1] == "W"
    if told != start.first and (told or needed):
        notes["PL"] = [NAMES[start.first]] + notes.get("PL", [])
    return notes


def _write_setup(setup: Position, notes: "Notes") -> None:
    """Write AB and AW, unless those in the notes (with AE) still make this setup."""
    for kept in (True, False):
        for name, points in (("AB", setup.black), ("AW", setup.white), ("AE", 0)):
            had = notes.get(name, []) if kept else []
            notes[name] = had + [point_name(setup.grid, point) for point in members(points)]
        copy = {name: notes[name] for name in PLACES}
        if (_setup(setup.grid, copy, []) or Position(setup.grid)) == setup:
            return


def _players(record: "Record") -> "tuple[str, bool]":
    """The players of the main line's turns, such as "BWB", and whether the line sets up stones
    before: the arguments `players` and `later` of `begin`.
    """
    players: "list[str]" = []
    node = record.root.chosen
    while node is not None:
        if node.word.startswith(SETUP) and not players:
            return "", True
        player = node.player or node.turn[0]
        if player:
            players.append(NAMES[player])
        else:
            players += [name for name in "BW" if name in (node.notes or {})]
        node = node.chosen
    return "".join(players), False


def _named(rules: Rules) -> str:
    """The RU for rules."""
    return {"New Zealand": "NZ", "": rulesets.write(rules)}.get(rules.name, rules.name)


def _write_rules(rules: Rules, notes: "Notes") -> None:
    """Write RU, unless the file had its own, and TTGO if RU cannot say all."""
    if not notes.get("RU"):
        notes["RU"] = [_named(rules)]
    try:
        said = rulesets.read(_only(notes, "RU"))
    except ValueError:
        said = Rules()
    if said != rules:
        notes["TTGO"] = [rulesets.write(rules)] + notes.get("TTGO", [])


# Positions set up after the root: AB, AW, AE and PL


def read_player(parent: "Node | None", notes: "Notes", takes: str) -> str:
    """The player after a set-up position, "" for no change: as PL says, or whoever takes the next
    turn; White after a handicap.
    """
    player = player_of(notes) or PLAYERS.get(takes, "")
    if player or parent is None or parent.parent is not None or handicap_of(parent.notes or {}) < 2:
        return player
    return WHITE


def changes(grid: Grid, word: str) -> "Notes":
    """The properties for the word of a set-up position."""
    parts = word.partition("=")[2].split("/")
    notes: "Notes" = {}
    for name, part in zip(PLACES, parts):
        points = set_at(grid, part.replace(",", " "))
        if points:
            notes[name] = [point_name(grid, point) for point in members(points)]
    if parts[3] in (BLACK, WHITE):
        notes["PL"] = [NAMES[parts[3]]]
    return notes or {"AE": [""]}


# Komi


def read_komi(text: str, area: int) -> "tuple[float, str] | None":
    """The komi in points that a text means on a grid of `area` points, and what is odd about it;
    None if it is unclear.

    Files have komi in points, with a comma, times 100, or in the Chinese unit of two points.
    Quarters cannot be points: areas are whole, and komi breaks ties by halves. They are Chinese
    units: 3.75 are 7.5 points. A number larger than any grid's area is times 100, in either unit:
    Fox and others write 375 for 3.75 Chinese units, and 650 for 6.5 points.

    Odd are "hundredfold", "pairs" (the Chinese unit), "hundredfold-pairs" and "large"; "" is none
    of these.
    """
    text = normalized(text).replace(",", ".")
    value = decimal(text, 28)
    if value is None:
        return None
    odd = "large" if abs(value) > area else ""
    if "." not in text and value >= _HUNDREDFOLD:
        value, odd = value / 100, "hundredfold"
        if value == int(value * 2) / 2 and value not in _USUAL_KOMI:
            return None
    if abs(value) > _MOST_KOMI or value * 4 != int(value * 4):
        return None
    if value * 2 != int(value * 2):
        return value * 2, "hundredfold-pairs" if odd == "hundredfold" else "pairs"
    return value, odd


def write_komi(komi: float, area: int) -> str:
    """A komi as text for `read_komi`."""
    text = str(komi)
    return text if (read_komi(text, area) or (None,))[0] == komi else f"{text}.0"
