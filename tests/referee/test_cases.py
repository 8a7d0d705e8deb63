"""The published cases: right by the rules and by the literal model, and each of them needed."""

import json
import subprocess

import jsonschema
import pytest

from tests.referee.engines.literal_engine import Engine
from tests.support import literal
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import Game, Illegal, Rules
from ttgo.referee import check
from ttgo.referee.engine import Engine as Driver
from ttgo.referee.program import Answer
from ttgo.rulesets import SUPERKO
from ttgo.web import cases

CASES = {case.id: case for case in cases.read()}
SCHEMA = json.loads((ROOT / "static" / "cases" / "rules-1.schema.json").read_text(encoding="utf-8"))
FAMILY = [Rules(superko, suicide) for superko in SUPERKO for suicide in (True, False)]


class Here:
    """The literal engine in this process, asked as a program is."""

    def __init__(self, engine):
        self.engine = engine

    def ask(self, command, seconds=None):
        good, text = self.engine.answer(command)
        return Answer(good, text, 0.0)

    must = ask


def broken(fault, rules):
    """The cases that find a fault, by their ids."""
    engine = Engine(fault, rules.superko, "allowed" if rules.suicide else "forbidden")
    talk = Driver(Here(engine))  # type: ignore[arg-type]
    results = list(check.check(talk, cases.read(), rules))
    assert {result.verdict for result in results} <= {check.KEPT, check.BROKEN, check.UNASKED}
    return {result.case.id for result in results if result.verdict == check.BROKEN}


def test_the_data_is_as_the_schema_says():
    """Each line has exactly the schema's fields, and an id of its own."""
    fields = SCHEMA["properties"]
    assert sorted(SCHEMA["required"]) == sorted(fields)
    assert list(cases.Case._fields) == list(fields)
    lines = (ROOT / "static" / cases.FILE).read_text(encoding="utf-8").splitlines()
    for line in lines:
        given = json.loads(line)
        assert list(given) == list(fields)
        jsonschema.validate(given, SCHEMA)
        answer = {"legal": bool, "over": bool, "grid": str, "score": (int, float)}[given["ask"]]
        assert isinstance(given["answer"], answer)  # type: ignore[arg-type]
        assert bool(given["at"]) == (given["ask"] == "legal")
    assert len({case.id for case in CASES.values()}) == len(lines)
    assert (
        {case.group for case in CASES.values()} == set(cases.GROUPS) == set(fields["group"]["enum"])
    )


def ours(case, rules):
    """Our own rules' answer; None if the turns are not legal by them."""
    game = Game(case.width, case.height, case.komi, rules)
    try:
        game.play_all(case.turns)
    except Illegal:
        return None
    for _ in range(case.undo):
        game.undo()
    score = game.score().margin
    grid = str(game.position).replace(" ", "").replace("\n", "/")
    legal = game.why_not(case.at) is None if case.at else None
    return {"legal": legal, "grid": grid, "score": score, "over": game.over}[case.ask]


def models(case, rules):
    """The literal model's answer."""
    game = literal.LiteralGame(case.width, case.height, case.komi, rules.superko, rules.suicide)
    for turn in case.turns[: len(case.turns) - case.undo]:
        game.play(turn)
    black, white, _ = game.scores()
    outside = case.at not in ("", "pass", *game.vertices())
    legal = not outside and game.why_not(case.at) is None if case.at else None
    return {
        "legal": legal,
        "grid": "/".join(literal.rows(game.now)),
        "score": black - white - game.komi,
        "over": game.over,
    }[case.ask]


@each_row(CASES)
def test_the_answer_is_right(case):
    """By all rules that a case is about, ours and the model's; and it is about no others where the
    answer is another.
    """
    for rules in FAMILY:
        if case.holds(rules):
            assert ours(case, rules) == models(case, rules) == case.answer
        elif rules.suicide in case.suicide:
            assert ours(case, rules) != case.answer, rules


FOUND = {
    "one string cleared": "strings",
    "capture is suicide": "capture-first",
    "suicide forbidden": "suicide",
    "no superko": "ko",
    "simple ko": "without-capture",
    "undo remembered": "undo-repeat",
    "territory": "score-stones",
    "one pass": "one-pass",
}


@pytest.mark.parametrize(("fault", "case"), FOUND.items())
def test_a_fault_is_found(fault, case):
    assert case in broken(fault, Rules())


@pytest.mark.parametrize("rules", FAMILY, ids=repr)
def test_who_keeps_the_rules_breaks_no_case(rules):
    assert broken("", rules) == set()


LIBRARY = """
// A board with the interface that adapter.mjs uses; it clears as the rules say and knows no ko.
const beside = (rows, x, y) => [rows[y][x - 1], rows[y][x + 1], rows[y - 1]?.[x], rows[y + 1]?.[x]];
const clear = (rows, sign) => {
  let reach = rows.map((row) => row.map((stone) => stone === 0));
  for (let before = ""; before !== String(reach); ) {
    before = String(reach);
    const next = (stone, x, y) => stone === sign && beside(reach, x, y).includes(true);
    reach = rows.map((row, y) => row.map((stone, x) => reach[y][x] || next(stone, x, y)));
  }
  return rows.map((row, y) => row.map((stone, x) => (stone === sign && !reach[y][x] ? 0 : stone)));
};
export default class Board {
  constructor(rows) {
    this.signMap = rows;
  }
  static fromDimensions = (width, height) =>
    new Board(Array.from({ length: height }, () => Array(width).fill(0)));
  clone = () => new Board(this.signMap);
  has = ([x, y]) => this.signMap[y]?.[x] !== undefined;
  parseVertex = (vertex) =>
    ["ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(vertex[0]), this.signMap.length - Number(vertex.slice(1))];
  analyzeMove = (sign, [x, y]) => ({ overwrite: this.has([x, y]) && this.signMap[y][x] !== 0, ko: false });
  makeMove = (sign, [x, y]) => {
    const placed = this.signMap.with(y, this.signMap[y].with(x, sign));
    return new Board(clear(clear(placed, -sign), sign));
  };
}
"""


def test_the_adapter_in_javascript(tmp_path):
    """It finds, with a board that knows no ko, all cases about repeats broken and no others."""
    adapter = ROOT / "static" / "cases" / "adapter.mjs"
    board = '{"name": "@sabaki/go-board", "main": "index.mjs"}'
    for name, text in {
        "node_modules/@sabaki/go-board/index.mjs": LIBRARY,
        "node_modules/@sabaki/go-board/package.json": board,
        "adapter.mjs": adapter.read_text(encoding="utf-8"),
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    short = [json.dumps(case._asdict()) for case in CASES.values() if len(case.turns) < 9]
    (tmp_path / "short.jsonl").write_text("\n".join(short) + "\n", encoding="utf-8")
    done = subprocess.run(
        ["node", "adapter.mjs", "short.jsonl"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts = dict(line.split("\t")[1::-1] for line in done.stdout.splitlines())
    asked = [case for case in map(CASES.get, verdicts) if case]
    repeats = {case.id for case in asked if case.group == "repeat" and not case.answer}
    assert {name for name, verdict in verdicts.items() if verdict == "broken"} == repeats
    assert {case.ask for case in asked if verdicts[case.id] == "cannot be asked"} == {
        "score",
        "over",
    }
    assert "kept" in verdicts.values()
