"""Game records of three servers, read as SGF trees: GIB (Tygem), NGF (Cyberoro) and UGF (PandaNet).

None of these formats is documented; this reader follows existing files. The result is SGF, also
when saved: the turns, the handicap, komi, the players, the result, the date and the place.
Everything else is counted and left out.
"""

from ttgo.record.values import integer
from ttgo.sgf.grammar import Tree, escape_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    Found = tuple[str, Tree, int]

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
# On 19 by 19, in their order; the middle is apart
_HANDICAP = ("pd", "dp", "dd", "pp", "dj", "pj", "jp", "jd")
_GIB_ENDS = {"3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}
_UGF_RULES = {"JPN": "Japanese", "CHN": "Chinese"}
_NGF_HEAD = 12  # lines


def read(text: bytes) -> "Found | None":
    """A text's format, its game, and the number of lines left out; None if it is in another
    format.
    """
    lines = [line.strip() for line in text.decode().replace("\r", "\n").split("\n")]
    lines = [line for line in lines if line]
    first = lines[0] if lines else ""
    if first == "\\HS" or first.startswith("\\["):
        return _gib(lines)
    if first == "[Header]" or (first[:1] == "#" and "[Header]" in lines):
        return _ugf(lines)
    return _ngf(lines) if any(_is_ngf_turn(line) for line in lines) else None


class _Game:
    """A game under construction: the texts of its root, and its turns."""

    def __init__(self) -> None:
        self.texts: "dict[str, str]" = {"SZ": "19"}
        self.stones: "list[str]" = []
        self.turns: "list[tuple[str, str]]" = []
        self.left = 0  # the number of lines not understood

    def say(self, name: str, text: str) -> None:
        """Set a property of the root, unless the text is empty."""
        if text.strip():
            self.texts[name] = text.strip()

    def player(self, colour: str, name: str, rank: str) -> None:
        """Name a player, "B" or "W"."""
        self.say("P" + colour, name)
        self.say(colour + "R", rank)

    def handicap(self, text: str) -> None:
        """Place handicap stones as servers do."""
        number = integer(text)
        if number > 1:
            self.texts["HA"] = str(number)
            if number <= 9 and self.texts["SZ"] == "19":
                middle = number % 2 if number > 4 else 0
                self.stones = list(_HANDICAP[: number - middle]) + ["jj"] * middle  # MicroPython

    def tree(self) -> Tree:
        tree = Tree()
        root = {name: [escape_text(self.texts[name].encode())] for name in self.texts}
        if self.stones:
            root["AB"] = [stone.encode() for stone in self.stones]
        tree.sequence = [root] + [{player: [point.encode()]} for player, point in self.turns]
        return tree


# GIB: a head of lines such as \[GAMEBLACKNAME=Ada (3D)\], and after \GS what happened: INI ..., STO
# ...


def _gib(lines: "list[str]") -> "Found":
    game, head = _Game(), {}
    for line in lines:
        words = line.split()
        if line.startswith("\\["):
            name, _, value = line[2:].partition("=")
            head[name] = value[:-2] if value.endswith("\\]") else value
        elif words[0] == "INI" and len(words) > 3:
            game.handicap(words[3])
        elif words[0] == "STO" and len(words) > 5 and words[3] in ("1", "2"):
            game.turns.append(("BW"[words[3] == "2"], _point(integer(words[4]), integer(words[5]))))
        elif len(words[0]) == 3 and words[0].upper() == words[0] and words[0] > "A":
            game.left += line[0] != "\\"
    for colour in ("BLACK", "WHITE"):
        name, _, grade = head.get(f"GAME{colour}NAME", "").partition("(")
        game.player(colour[0], name, grade.rstrip(")"))
    main, tag = _items(head.get("GAMEINFOMAIN", "")), _tags(head.get("GAMETAG", ""))
    end, points = main.get("GRLT") or tag.get("W", ""), main.get("ZIPSU") or tag.get("Z", "")
    if end in ("0", "1") and integer(points) > 0:
        game.say("RE", f"{'BW'[end == '1']}+{_tenth(points)}")
    game.say("RE", _GIB_ENDS.get(end, ""))
    game.say("KM", _tenth(main.get("GONGJE") or tag.get("G", "")))
    day = [part.strip() for part in head.get("GAMEDATE", "").split("-")[:3]]
    game.say("DT", _day(day) or _day(tag.get("C", "").split(":")[:3]))
    for name, said in (("PC", "PLACE"), ("EV", "NAME"), ("GC", "COMMENT")):
        game.say(name, head.get("GAME" + said, ""))
    return "GIB", game.tree(), game.left


def _items(text: str) -> "dict[str, str]":
    """GRLT:3,ZIPSU:0 and so on."""
    found = {}
    for part in text.split(","):
        name, _, value = part.partition(":")
        found[name] = value
    return found


def _tags(text: str) -> "dict[str, str]":
    """W3,Z0 and so on: a letter and its value."""
    return {part[:1]: part[1:] for part in text.split(",")}


def _tenth(text: str) -> str:
    """A number that is stored multiplied by ten."""
    number = integer(text)
    if number < 0:
        return ""
    return str(number // 10) if number % 10 == 0 else f"{number // 10}.{number % 10}"


# NGF: twelve lines of a head, each at its place, then turns such as PMABBQEEQ: its number, colour
# and point


def _ngf(lines: "list[str]") -> "Found":
    game = _Game()
    head, known = lines[:_NGF_HEAD], False
    if len(head) == _NGF_HEAD and 0 < integer(head[1]) <= 19:
        known = True
        game.say("EV", head[0])
        game.say("SZ", head[1])
        for line, colour in ((head[2], "W"), (head[3], "B")):
            words = line.split()
            game.player(colour, " ".join(words[:-1] or words), words[-1] if words[1:] else "")
        game.say("PC", head[4])
        game.handicap(head[5])
        komi = head[7] if integer(head[7]) >= 0 else ""
        game.say(
            "KM", komi + ".5" if komi and integer(head[5]) < 1 else komi
        )  # the half is omitted
        game.say("DT", _day([head[8][:4], head[8][4:6], head[8][6:8]]))
        game.say("RE", _ngf_result(head[10]))
    for line in lines[_NGF_HEAD if known else 0 :]:
        if _is_ngf_turn(line):
            x, y = [ord(letter) - ord("B") for letter in line[5:7].upper()]
            game.turns.append((line[4].upper(), _point(x, y)))
        else:
            game.left += 1
    return "NGF", game.tree(), game.left


def _is_ngf_turn(line: str) -> bool:
    plain = line.upper()
    letters = all("A" <= letter <= "Z" for letter in plain[:7])
    return len(line) in (7, 9) and letters and plain[:2] == "PM" and plain[4] in "BW"


def _ngf_result(text: str) -> str:
    """White wins by resign! Black wins by 16.5 points! White loses on time"""
    words = text.lower().split()
    if (
        len(words) < 3
        or words[0] not in ("black", "white")
        or not words[1].startswith(("win", "los"))
    ):
        return ""
    winner = "BW"[(words[0] == "white") == words[1].startswith("win")]
    if "time" in text.lower():
        return winner + "+T"
    if "resi" in text.lower():
        return winner + "+R"
    points = (words[3:] or [""])[0].rstrip("!")
    return f"{winner}+{points}" if integer(points.replace(".", "", 1)) > 0 else ""


# UGF: parts with a name in brackets; [Header] has lines such as Size=19, [Data] turns such as
# QP,B1,1,0


def _ugf(lines: "list[str]") -> "Found":
    game, head, part = _Game(), {"Size": "19"}, ""
    stones = []
    for line in lines:
        fields = line.split(",")
        if line[0] == "[" and line[-1] == "]":
            part = line
        elif part == "[Header]":
            name, _, value = line.partition("=")
            head[name] = value
        elif (
            part == "[Data]"
            and len(fields) > 2
            and len(fields[0]) == 2
            and fields[1][:1] in ("B", "W")
        ):
            point = _ugf_point(fields[0].upper(), head)
            if fields[2] == "0" and fields[1][0] == "B" and not game.turns:
                stones.append(point)
            else:
                game.turns.append((fields[1][0], point))
        elif line[0] != "#":
            game.left += 1
    game.say("SZ", head["Size"])
    number, _, komi = head.get("Hdcp", "").partition(",")
    game.handicap(number)
    game.stones = stones or game.stones
    game.say("KM", komi)
    for colour in "BW":
        name, rank = (head.get("Player" + colour, "") + ",").split(",")[:2]
        game.player(colour, name, rank)
    who, _, points = head.get("Winner", "").partition(",")
    if who in ("B", "W"):
        end = {"C": "R"}.get(points.strip(), points.strip())
        game.say("RE", f"{who}+{end}")
    game.say("DT", _day(head.get("Date", "").split(",")[0].split("/")))
    rule = head.get("Rule", "")
    game.say("RU", _UGF_RULES.get(rule, rule))
    game.say("EV", ", ".join([word for word in head.get("Title", "").split(",") if word]))
    for name, said in (("PC", "Place"), ("CP", "Copyright"), ("GC", "Comment")):
        game.say(name, head.get(said, ""))
    return "UGF", game.tree(), game.left


def _ugf_point(letters: str, head: "dict[str, str]") -> str:
    """A point; as on IGS rows are counted from the bottom. A point off the grid, such as YA, is a
    pass.
    """
    size = integer(head["Size"])
    x, y = [ord(letter) - ord("A") for letter in letters]
    if head.get("CoordinateType") == "IGS":
        y = size - 1 - y
    return _point(x, y) if x < size and y < size else ""


# Shared by the three formats


def _point(x: int, y: int) -> str:
    """A point's letters, from the top left; a pass is off the grid."""
    return _LETTERS[x] + _LETTERS[y] if 0 <= x < 26 and 0 <= y < 26 else ""


def _day(parts: "list[str]") -> str:
    """A date as SGF has it, from its year, month and day as digits; "" if they are not a date."""
    year, month, day = [integer(part.strip()) for part in (parts + ["", "", ""])[:3]]
    return f"{year:04}-{month:02}-{day:02}" if year > 0 and 0 < month < 13 and 0 < day < 32 else ""
