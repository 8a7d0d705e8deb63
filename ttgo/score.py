"""Replays game records, scores where they end, and compares with the result they state. The command
is commands/score.py.
"""

import os
import re
import stat
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from pathlib import Path
from typing import TextIO

from ttgo import rulesets
from ttgo.guards import brief
from ttgo.match import PLAY, Match
from ttgo.record.tree import Record, anomalies
from ttgo.rulesets import Rules
from ttgo.scoring import Score
from ttgo.sgf.files import content, unchecked_games

AGREES, DIFFERS, SILENT, ILLEGAL, UNREADABLE = (
    "agrees",
    "differs",
    "no score stated",
    "illegal",
    "unreadable",
)
SUFFIXES = (".sgf", ".sgfs")

_FEW = 32  # up to this number of files, one process is faster than several
_SCORE = re.compile(
    r"(?P<who>[BW]) *\+ *(?P<points>\d+([.,]\d*)?|[.,]\d+) *(points?|pts?)?\.?",
    re.ASCII | re.IGNORECASE,
)
_OPEN = "The record does not end with two passes."
_UNSAID = (
    "Two passes do not end a game by these rules, and the record does not say which stones the "
    "players agreed to remove."
)
_TIE = ("0", "draw", "jigo", "tie")

Line = dict[str, object]
Names = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


def find(names: Iterable[str]) -> Iterator[str]:
    """The named files; for a folder, all records in it and below it."""
    for name in names:
        if os.path.isdir(name):  # noqa: PTH112  # Path.is_dir raises where the system has no answer
            yield from _inside(name)
        else:
            yield name


def _inside(name: str) -> list[str]:
    """The records in a folder and below it; a folder that cannot be read is listed itself, so that
    its lines say so.
    """
    closed: list[str] = []
    # Not Path.rglob, which keeps half a kilobyte for each file while it walks a folder.
    walk = os.walk(name, onerror=lambda error: closed.append(error.filename))
    inside = (Path(folder, file) for folder, _, found in walk for file in found)
    kept = (str(path) for path in inside if path.suffix.lower() in SUFFIXES)
    return sorted([*filter(_may_be_file, kept), *closed])


def _may_be_file(path: str) -> bool:
    """Whether `path` is a file, or cannot be looked at since its folder forbids that."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)  # noqa: PTH116
    except OSError as error:
        return isinstance(error, PermissionError)


def scored(
    files: "Names",
    rules: "Rules | str | None" = None,
    *,
    progress: bool = False,
    strict: bool = False,
) -> "Generator[Line, None, None]":
    """The facts of each file, in their order; on all cores where there are many.

    `files` is a path, of a record or of a folder of records, or several paths. `rules`, a value or
    a name as rulesets.py reads it, are played by; without them each record's own. With `progress` a
    bar on stderr shows the progress. With `strict` a record is illegal if a player takes a turn out
    of turn, if a position is set up in the middle of the game, or if turns follow the end.

    A line is a dict: "file", "verdict" (one of AGREES, DIFFERS, SILENT, ILLEGAL, UNREADABLE) and,
    unless it is unreadable, "turns", "over", "black", "white", "neutral" (points), "komi", "result"
    (as the rules say), "stated" (as the file says) and "rules"; "why" has sentences where there is
    something to say. A file with several games gives a line for each, with its number as "game".
    Nothing that a file holds raises.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from ttgo.score import scored
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     for komi in (0.5, 20):
    ...         text = f"(;SZ[3]KM[{komi}]RE[B+8.5];B[bb];W[];B[])"
    ...         _ = Path(folder, f"komi-{komi}.sgf").write_text(text)
    ...     for line in scored(folder):
    ...         print(Path(line["file"]).name, line["result"], line["verdict"])
    komi-0.5.sgf B+8.5 agrees
    komi-20.sgf W+11 differs

    Only a few parts of the list are handed out at a time, so that memory does not grow with the
    number of files. More than 32 files are shared among several processes: on Windows and macOS
    call it below `if __name__ == "__main__":`. Raises ValueError for rules that have no such name.
    """
    chosen = None if rules is None else rulesets.given(rules)
    named = [files] if isinstance(files, (str, os.PathLike)) else files
    try:
        found = list(find(os.fspath(name) for name in named))
    except TypeError:
        raise ValueError(f"Files are given by their paths, not by {brief(files)}.") from None
    return lines(found, Bar(len(found), sys.stderr, progress), chosen, strict)


def lines(
    files: "list[str]",
    bar: "Bar",
    rules: "Rules | None" = None,
    strict: bool = False,
) -> "Generator[Line, None, None]":
    """The facts of each file, with progress on the bar."""
    try:
        done, last = 0, object()
        for line in _scored(files, rules, strict):
            done = done if line["file"] == last else done + 1
            last = line["file"]
            yield line
            bar.show(done)
    finally:
        bar.clear()


def _scored(files: list[str], rules: Rules | None, strict: bool) -> Iterator[Line]:
    cores = os.cpu_count() or 1
    if len(files) <= _FEW or cores == 1:
        for name in files:
            yield from score_games(name, rules, strict)
    else:
        with ProcessPoolExecutor() as processes:
            yield from _spread(files, rules, strict, processes, cores)


def _spread(
    files: list[str], rules: Rules | None, strict: bool, pool: Executor, cores: int
) -> Iterator[Line]:
    """The lines of files that a pool reads; only a few parts are in flight at a time."""
    size = min(16, len(files) // (4 * cores) + 1)
    out: deque[Future[list[Line]]] = deque()
    for start in range(0, len(files), size):
        if len(out) == 4 * cores:
            yield from out.popleft().result()
        out.append(pool.submit(_score_files, files[start : start + size], rules, strict))
    while out:
        yield from out.popleft().result()


def _score_files(files: list[str], rules: Rules | None, strict: bool) -> list[Line]:
    return [line for name in files for line in score_games(name, rules, strict)]


def score_file(name: str, rules: Rules | None = None, strict: bool = False) -> Line:
    """The facts of one file, or of its first game, as `scored` gives them: what it states, what the
    rules say, and the verdict.

    >>> from ttgo.score import score_file
    >>> score_file("not there.sgf")
    {'file': 'not there.sgf', 'verdict': 'unreadable', 'why': 'No such file or directory.'}
    """
    return score_games(name, rules, strict)[0]


def score_games(name: str, rules: Rules | None = None, strict: bool = False) -> list[Line]:
    """The facts of all games in a file; if there are several, each has its number as "game", from 1
    on.
    """
    line: Line = {"file": name, "verdict": UNREADABLE}
    try:
        kind = Path(name).stat().st_mode
        if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
            return [{**line, "why": "It is a pipe or a device."}]  # a pipe may never end
        games = list(unchecked_games(content(name), name))
    except Exception as error:  # noqa: BLE001  # no file ends a run of many
        return [{**line, "why": _why(error)}]
    found = []
    for place, record in enumerate(games, 1):
        which: Line = {"game": place} if len(games) > 1 else {}
        line = {"file": name, **which, "verdict": UNREADABLE}
        try:
            if isinstance(record, ValueError):
                raise record
            if rules is not None:
                record.start = record.start.but(rules=rules)
            found.append({**line, **_facts(record, record.check(strict), strict)})
        except Exception as error:  # noqa: BLE001  # nor does a game
            found.append({**line, "why": _why(error)})
    return found


def _why(error: Exception) -> str:
    """The reason as a sentence. An unforeseen exception is a fault in ttgo, and the sentence says
    so.
    """
    if isinstance(error, OSError):
        return f"{error.strerror or error}."
    if isinstance(error, ValueError):
        return str(error)
    return f"ttgo itself fails here: {type(error).__name__}: {error}."


def _facts(record: Record, match: Match, strict: bool) -> Line:
    """The facts of one game: its record, and the match that the record leads to."""
    turns, over, score = match.game.turn, match.over, match.score()
    remarks = record.remarks + anomalies(record)
    stops = record.stops()  # turns after the end of the game do not count
    stated = (record.notes.get("RE") or [""])[0]
    facts: Line = {
        "turns": turns,
        "over": over,
        "black": score.black,
        "white": score.white,
        "neutral": score.neutral,
        "komi": score.komi,
        "result": score.result,
        "stated": stated,
        "rules": rulesets.write(record.start.rules),
        "verdict": ILLEGAL if stops and (strict or not over) else compare(score, stated),
    }
    remarks = [*remarks, stops] if stops else remarks
    if not over and not stops:
        remarks = [*remarks, _OPEN if match.state == PLAY else _UNSAID]
    return {**facts, "why": " ".join(remarks)} if remarks else facts


def compare(score: Score, stated: str) -> str:
    """Whether the stated result is that of the score; "W+R", "Void" and the like state none. The
    result may be written as SGF's RE has it, or as some programs do: "b + 80,5 points", "Jigo". A
    result in quarters counts in the Chinese unit of two points, since no difference in points has
    quarters.
    """
    given = stated.strip()
    if given.lower() in _TIE:
        return AGREES if score.margin == 0 else DIFFERS
    found = _SCORE.fullmatch(given)
    if found is None:
        return SILENT
    margin = float(found["points"].replace(",", ".")) * (1 if found["who"] in "Bb" else -1)
    if margin * 4 % 1 == 0 and margin * 2 % 1:
        margin *= 2
    return AGREES if margin == score.margin else DIFFERS


class Bar:
    """Progress on stderr: if asked for, or on a terminal when there is much to do."""

    def __init__(self, files: int, stream: TextIO, on: bool | None = None) -> None:
        self.files = files
        self.stream = stream
        self.on = files > _FEW and stream.isatty() if on is None else on and files > 0

    def show(self, done: int) -> None:
        if self.on:
            full = 30 * done // self.files
            self.stream.write(f"\r[{'#' * full}{'.' * (30 - full)}] {done} of {self.files}")
            self.stream.flush()

    def clear(self) -> None:
        if self.on:
            self.stream.write("\r\x1b[K")
