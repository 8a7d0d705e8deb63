"""The results of a match on disk, one line of JSON a game. Whatever is killed, no game is lost and
none is played twice.

FOLDER/games.jsonl begins with the plan; FOLDER/00012.sgf is the record of game 12, and is written
before the line of the game.
"""

import json
import os
from pathlib import Path
from typing import BinaryIO

from ttgo.referee.plan import Plan

FILE = "games.jsonl"


class OtherPlan(Exception):
    """A folder has the results of another match; the text is a sentence."""


class Results:
    """The results in a folder, which is made if need be; `games` are the lines of the games that
    are there, by their numbers.

    Raises OtherPlan for results of another plan, and OSError. A line that was cut off is dropped,
    as if the game had not been played.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.games: dict[int, dict[str, object]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = (folder / FILE).open("a+b")
        self._lock()
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self._file.truncate(len(whole))
        values = json.loads(json.dumps(plan.values()))
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
            self.games = {line["game"]: line for line in lines[1:]}
            was = lines[0]["match"] if lines else values
        except (ValueError, KeyError, TypeError):
            self.close()
            raise OtherPlan(
                f"{folder / FILE} is no file of results: name another folder by --out."
            ) from None
        if not lines:
            self._append({"match": values})
        elif was != values:
            self.close()
            changed = [name for name in values if was.get(name) != values[name]]
            raise OtherPlan(
                f"{folder} has the results of another match (other {', '.join(changed)}): "
                "name another folder by --out."
            )

    def add(self, result: dict[str, object]) -> None:
        """Record a game: first its SGF file, then its line."""
        name = f"{result['game']:05}.sgf"
        part = self.folder / f"{name}.part"
        with part.open("wb") as file:
            file.write(str(result["sgf"]).encode())
            file.flush()
            os.fsync(file.fileno())
        part.replace(self.folder / name)
        line = {**result, "sgf": name}
        self._append(line)
        self.games[int(str(result["game"]))] = line

    def _append(self, line: dict[str, object]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        """Lock the folder: two matches writing here at once would play games twice."""
        try:
            import fcntl
        except ImportError:  # pragma: no cover - Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise OtherPlan(
                f"{self.folder} is being written to by another match: name another folder by --out."
            ) from None

    def close(self) -> None:
        """Unlock the folder."""
        self._file.close()
