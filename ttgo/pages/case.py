"""A case or a question: a position with some turns, the words about it, and what the rules say of
it.

A text of ttgo/lessons/why/ for each of KINDS has the words, the positions and the sources. No figure
stands there: the words are messages (language.py) about facts such as {black} and {result}, and
these are computed here. Each names its `claims`, functions of tests/pages/test_cases.py that hold it to the
engine, and `next`, what to read next.
"""

from typing import NamedTuple

from ttgo.explain.narrate import score_sentence
from ttgo.explain.sentences import reason
from ttgo.game import Game
from ttgo.illegal import Repeats
from ttgo.language import amount, formatted, parsed, say
from ttgo.lessons.boards import record_of
from ttgo.lessons.text import Diagram, Mistake, Part
from ttgo.pages.lessons import read as chapters
from ttgo.points import count
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rulesets import NAMED, Rules
from ttgo.scoring import Score, plain
from ttgo.start import Start
from ttgo.teach.verdict import won_by
from ttgo.territory import Territory
from ttgo.vertex import PASS, set_at

CASES = "cases"
RULESETS = "rulesets"
ASKED = ("basics", "questions")  # whose titles ask
KINDS = (*ASKED, RULESETS, CASES)  # as they are listed
# The headings of a page; what stands before them is told first
_VERDICT, _ROWS, _SOURCES = "### The verdict", "### By which rules?", "### Sources"


class Case(NamedTuple):
    """A case, or a question of another kind.

    `title` is its heading, `about` its description for those who search. `told` is what happened,
    or the answer; `verdict` what these rules say. `record` stands where its board begins. `dead`
    are the points of stones that both players would call dead, `sources` titles and addresses of
    pages, `rows` what is compared, `claims` what a test proves. `follow` names what to read next,
    `rule` the rule that decides. `asks` names what other rules may answer otherwise, and `answers`
    what a rule set does (others.py).
    """

    name: str
    kind: str
    title: str
    about: str
    told: "list[str]"
    record: Record
    dead: "list[str]"
    sources: "list[list[str]]"
    rule: int
    verdict: "list[str]" = []
    rows: "list[tuple[str, str]]" = []
    follow: "list[str]" = []
    claims: "list[str]" = []
    asks: "list[str]" = []
    answers: "dict[str, str]" = {}
    labels: "dict[str, str]" = {}  # on the points of turns that the words name

    @property
    def game(self) -> Game:
        """Where the board begins, as a game that its caller may change."""
        return self.record.match().game.copy()

    @property
    def numbered(self) -> "dict[str, str]":
        """These, and the numbers of the turns whose stones stand where its board begins."""
        game = self.game
        turns = {at: str(turn) for turn, at in enumerate(game.turns, 1) if at != PASS}
        standing = {at: text for at, text in turns.items() if game.position[at] != EMPTY}
        return {**standing, **self.labels}

    @property
    def link(self) -> str:
        """The fragment of an address that puts the game on a board."""
        return link.write(self.record)

    def played_on(self) -> str:
        """The fragment for a game that goes on from the position, without the passes at its end."""
        game = self.game
        while game.turn and game.last == PASS:
            game.undo()
        return _fragment(game, game.position)

    def off(self) -> str:
        """The fragment for the position without the dead stones."""
        return _fragment(self.game, without(self.game.position, self.dead))


def _fragment(game: Game, setup: Position) -> str:
    """The fragment of a game that begins with a position, and else as this one goes on."""
    return link.write(Record(Start.of(setup, komi=game.komi, first=game.to_play)))


def read(kind: str, tag: str) -> "list[Case]":
    """All of a kind, in their order, in the language that is spoken, whose `tag` this is."""
    return [
        _case(station, kind, tag)
        for chapter in chapters(f"why/{kind}", tag)
        for station in chapter.stations
    ]


def _case(station: Part, kind: str, tag: str) -> Case:
    """A page of a text. Raises Mistake."""
    about = {name: values[0] for name, values in station.about.items()}
    (board,) = [block for block in station.blocks if isinstance(block, Diagram)]
    record, dead = record_of(board), board.about.get("dead", [""])[0].split()
    given = facts(record.match().game, dead)
    texts: "dict[str, list[str]]" = {}
    under = ""
    for block in station.blocks:
        if isinstance(block, str) and block.startswith("### "):
            if block not in (_VERDICT, _ROWS, _SOURCES):
                raise Mistake(station.line, f"a page of Why? has no heading {block}.")
            under = block
        elif isinstance(block, str):
            texts.setdefault(under, []).append(formatted(parsed(block), given, tag))
    told, verdict = (
        [text.replace("\n", " ") for text in texts.get(under, [])] for under in ("", _VERDICT)
    )
    return Case(
        name=station.address,
        kind=kind,
        title=station.title,
        about=about["about"],
        told=told,
        record=record,
        dead=dead,
        sources=[_source(line) for text in texts.get(_SOURCES, []) for line in text.split("\n")],
        rule=int(about.get("rule", 0)),
        verdict=verdict,
        rows=[_row(line) for text in texts.get(_ROWS, []) for line in text.split("\n")[2:]],
        follow=about["next"].split(),
        claims=board.about.get("claim", []),
        asks=about.get("asks", "").split(),
        answers=dict(answer.split() for answer in station.about.get("answer", [])),
        labels=board.labels,
    )


def _source(line: str) -> "list[str]":
    """Title and address of "- [title](address)"."""
    return line[len("- [") : -1].split("](")


def _row(line: str) -> "tuple[str, str]":
    """Of a table by which rules: the name of the rules, and what is counted in backticks (`counted`),
    or what a source says.
    """
    rules, what = [cell.strip() for cell in line.strip("|").split(" | ")]
    return rules, what


def without(position: Position, dead: "list[str]") -> Position:
    """The position after the stones at these vertices are taken off."""
    return position.coloured(set_at(position.grid, dead), EMPTY)


def facts(game: Game, dead: "list[str]") -> "dict[str, object]":
    """What words about a case may name: the score where its board begins, the result without the
    dead stones, and how many those are.
    """
    score, off = game.score(), Score(without(game.position, dead), game.komi)
    return {
        "komi": amount(game.komi),
        "points": count(game.grid.points),
        "dead": len(dead),
        "black": score.black,
        "white": score.white,
        "neutral": score.neutral,
        "result": won_by(score.margin),
        "off_result": won_by(off.margin),
    }


class Count(NamedTuple):
    """A position as some rules count it: what they say of it, both players' points in words, and
    the parts of a bar: Black's, nobody's, White's with komi; the points of territory; or where a
    move is tried, or refused.
    """

    position: Position
    said: str
    points: str = ""
    parts: "tuple[float, float, float]" = (0, 0, 0)
    last: str = ""
    refused: str = ""
    territory: "list[str]" = []


def counted(case: Case, what: str) -> Count:
    """What a row of the comparison says, or what is computed of it.

    "stands" is the score as the board stands, "off" that without the dead stones, "territory" the
    count by territory without them; behind it may stand what was "captured" before by Black and by
    White, and colours and vertices of stones that are "added". "B3 by New Zealand" is whether that
    move is allowed by these rules.
    """
    game = case.game
    position = game.position
    if not what.startswith("`"):
        return Count(position, what)
    what = what.strip("`")
    if " by " in what:
        vertex, by = what.split(" by ")
        return _tried(game, vertex, NAMED[by])
    how, *more = what.split(", ")
    given = {name: words for name, *words in map(str.split, more)}
    added = given.get("added", [])
    for colour, vertex in zip(added[::2], added[1::2]):
        position = position.coloured(set_at(position.grid, [vertex]), colour)
    off = without(position, case.dead)
    if how != "territory":
        return scored(position if how == "stands" else off, game.komi)
    dead = set_at(position.grid, case.dead)
    by_black, by_white = map(int, given["captured"])
    territory = Territory(position, dead, (by_black, by_white), game.komi)
    black, white = territory.score(BLACK), territory.score(WHITE)
    points = say(
        "counted",
        black=amount(black),
        white=amount(plain(white - game.komi)),
        some=game.komi != 0,
        komi=amount(game.komi),
    )
    own = off.grid.named(territory.black | territory.white)
    return Count(off, won_by(territory.margin), points, (black, 0, white), territory=own)


def scored(position: Position, komi: float) -> Count:
    """A position by rules 9 and 10."""
    score = Score(position, komi)
    parts = (score.black, score.neutral, score.white + komi)
    return Count(position, won_by(score.margin), score_sentence(score), parts)


def headline(case: Case) -> "tuple[Count, str] | None":
    """What is said first, and by which rules: the last of the rows about a rule set, which is its
    own, and the score of another board that is over or compared as it stands.
    """
    if case.kind == RULESETS:
        rules, what = case.rows[-1]
        return counted(case, what), rules
    game = case.game
    if game.over or any(what.startswith("`stands") for _, what in case.rows):
        return scored(game.position, game.komi), say("these_ten")
    return None


def _tried(game: Game, vertex: str, rules: Rules) -> Count:
    """Whether a move is allowed where a game stands, had it been played by these rules."""
    other = Game(game.start.but(rules=rules))
    for turn in (*game.turns, vertex):
        refused = other.why_not(turn)
        if refused is None:
            other.play(turn)
        elif turn != vertex:
            return Count(game.position, say("comes_not", vertex=turn))
        elif isinstance(refused, Repeats):
            said = say("brings_back", vertex=vertex, turn=refused.turn)
            return Count(game.position, said, refused=vertex)
        else:
            said = say("is_refused", vertex=vertex, reason=reason(refused))
            return Count(game.position, said, refused=vertex)
    return Count(other.position, say("is_possible", vertex=vertex), last=vertex)
