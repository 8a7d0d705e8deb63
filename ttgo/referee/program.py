"""A program that speaks GTP, in a process of its own. Programs are not trusted: each answer has a
time limit and a size limit.

Threads read a program's output into bounded buffers, so a program that floods cannot fill the
memory, and a program that writes much to its standard error is not blocked. Commands carry a
number, which answers repeat, as GTP has it.
"""

import contextlib
import os
import re
import select
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, NamedTuple, Self

# Bytes that wait to be read, or of an answer; a drawing of 52 by 52 points needs far fewer
MOST = 1_000_000
KEPT = 2_000  # characters of standard error that are evidence
PATIENCE = 60.0  # seconds
GAME = "{game}"  # stands for the number of the game in a command, as for another seed in each game
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has only SIGTERM
POLLS = sys.platform != "win32"  # on Windows select knows no pipes
_FAREWELL = 2.0  # seconds in which a program may end by itself

_ANSWER = re.compile(r"([=?])([0-9]*)(?:[ \t]+|$)(.*)", re.DOTALL)


class Failure(Exception):
    """A program does not do what GTP asks of programs. The text is a sentence; `kind` is a word for
    tables, `evidence` what the program wrote, `status` its exit status if it has ended.

    Kinds: "start" (there is no such program), "crash" (it ended), "silence" (no answer in time),
    "flood", "junk" (no GTP), "refusal".
    """

    def __init__(
        self, kind: str, sentence: str, evidence: str = "", status: "int | None" = None
    ) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.evidence = evidence
        self.status = status


class Answer(NamedTuple):
    """What a program answered: `good` if it could, the text without the sign and the number, and
    the seconds that the answer took.
    """

    good: bool
    text: str
    seconds: float


def split(command: str) -> list[str]:
    """The words of a command line, which are quoted as in a shell. Raises ValueError for an empty
    line.

    >>> split("gnugo --mode gtp --name 'the first'")
    ['gnugo', '--mode', 'gtp', '--name', 'the first']
    """
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise ValueError(f"{command!r} is not a command: {str(wrong).lower()}.") from None
    if not words:
        raise ValueError(
            "A command is a program and its arguments, such as 'gnugo --mode gtp', not nothing."
        )
    return words


class Program:
    """The program of a command, started by `start` or by the first `ask`, and started again after a
    failure.

    `ask` sends a command and returns its Answer. Raises Failure; then the process is gone, and the
    next `ask` has a new one.
    """

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self.command = list(command)
        self.patience = patience
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._out = self._err = _Reader.closed()
        self._number = 0

    @property
    def running(self) -> bool:
        """True while there is a process."""
        return self._process is not None

    def start(self) -> None:
        """Start the process, if there is none. Raises Failure."""
        if self._process is not None:
            return
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C is for the referee, and what the program starts ends with it
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Failure("start", f"{self.command[0]!r} cannot be started: {why}.") from error
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self.starts += 1
        self._out = _Reader(self._process.stdout, stops=True)
        self._err = _Reader(self._process.stderr, stops=False)

    def ask(self, command: str, seconds: float | None = None) -> Answer:
        """The answer to a command, waited for `seconds` (`patience` if none are given)."""
        self.start()
        assert self._process is not None
        assert self._process.stdin is not None
        limit = self.patience if seconds is None else seconds
        self._number += 1
        began = time.monotonic()
        with contextlib.suppress(
            OSError
        ):  # the program has ended, or closed its input: there will be no answer
            self._process.stdin.write(f"{self._number} {command}\n".encode("latin-1", "replace"))
            self._process.stdin.flush()
        try:
            text = self._answer(command, began + limit, limit)
            found = _ANSWER.fullmatch(text)
            if found is None:
                raise self._failure("junk", f"wrote what is no GTP when asked {command!r}", text)
            if found[2] != str(self._number):
                number = found[2] or "of no command"
                said = f"answered {command!r} with the number {number}, not {self._number}"
                raise self._failure("junk", said, text)
        except Failure:
            self.stop(politely=False)
            raise
        return Answer(found[1] == "=", found[3].strip(), time.monotonic() - began)

    def must(self, command: str, seconds: float | None = None) -> Answer:
        """The answer to a command that has to succeed. Raises Failure, of kind "refusal" if the
        program says that it cannot.
        """
        answer = self.ask(command, seconds)
        if not answer.good:
            raise Failure(
                "refusal", f"It refuses {command!r}: {_brief(answer.text) or 'it says nothing'}."
            )
        return answer

    def said(self) -> str:
        """The end of what the program wrote to its standard error since the last call."""
        return self._err.taken()

    def _answer(self, command: str, until: float, limit: float) -> str:
        """The lines of an answer, which ends with an empty line, as one text. Raises Failure."""
        lines: list[str] = []
        size = 0
        while True:
            line = self._out.line(until)
            if line is not None and size <= MOST:
                text = line.decode("latin-1").replace("\r", "").rstrip("\n")
                size += len(line)
                if text.strip():
                    lines.append(text)
                elif lines:
                    return "\n".join(lines)
                continue
            wrote = "\n".join(lines)[:KEPT]
            if line is not None or self._out.flooded:
                raise self._failure(
                    "flood",
                    f"wrote more than {MOST:,} bytes when asked {command!r}",
                    wrote or self._out.head(),
                )
            if self._out.ended:
                raise self._failure("crash", f"ended when asked {command!r}{self._status()}", wrote)
            raise self._failure(
                "silence", f"did not answer {command!r} within {limit:g} seconds", wrote
            )

    def _failure(self, kind: str, sentence: str, wrote: str = "") -> Failure:
        self._err.rest()
        parts = [part for part in (wrote[:KEPT], self._err.text()) if part.strip()]
        assert self._process is not None
        return Failure(kind, f"It {sentence}.", "\n".join(parts), self._process.returncode)

    def _status(self) -> str:
        """How the process ended, for a sentence."""
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(_FAREWELL)
            return f" (signal {-status})" if status < 0 else f" (exit status {status})"
        return " (it closed its output)"

    def stop(self, politely: bool = True) -> None:
        """End the process and its group; politely first, with `quit` and some time.
        Nothing raises.
        """
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            if politely:
                process.stdin.write(b"quit\n")
            process.stdin.close()
        for end in (None, signal.SIGTERM) if politely else ():
            if end is not None:
                _signal(process, end)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(_FAREWELL)
                break
        _signal(process, KILL)  # and processes that the program left behind
        process.wait()
        for reader in (self._out, self._err):
            reader.close()

    def kill(self) -> None:
        """End the process at once, from any thread; an `ask` that is waiting gets a Failure."""
        process = self._process
        if process is not None:
            _signal(process, KILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _signal(process: "subprocess.Popen[bytes]", number: int) -> None:
    """Send a signal to a process and to the processes that it has started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, number)
        else:  # pragma: no cover - Windows
            process.kill()


def _brief(text: str) -> str:
    """The beginning of the first line of what a program said."""
    return text.partition("\n")[0][:200]


class _Reader:
    """A thread that reads a stream to its end. With `stops` it stops reading when too much is
    unread; without, it keeps only the end.
    """

    def __init__(self, stream: IO[bytes], stops: bool) -> None:
        self.ended = self.flooded = False
        self._stream = stream
        self._stops = stops
        self._data = bytearray()  # bytes that wait to be taken
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @classmethod
    def closed(cls) -> "_Reader":
        """A reader of nothing."""
        return cls(Path(os.devnull).open("rb"), stops=True)

    def _run(self) -> None:
        while not (self.ended or self.flooded):
            if POLLS:
                select.select([self._stream], [], [])
                self._read_on()
            else:  # pragma: no cover - Windows
                self._take(self._some())
        with contextlib.suppress(OSError):
            self._stream.close()  # a program that floods then finds its pipe closed

    def _some(self) -> bytes:
        try:
            return os.read(self._stream.fileno(), 65536)
        except (OSError, ValueError):
            return b""

    def _take(self, some: bytes) -> None:
        with self._news:
            self._data += some
            if not self._stops:
                del self._data[: -4 * KEPT]
            self.flooded = self._stops and len(self._data) > MOST
            self.ended = not some
            self._news.notify_all()

    def _read_on(self) -> None:
        """Move all that is in the pipe to `_data`; any thread may call this."""
        with self._news:
            while not (self.ended or self.flooded) and select.select([self._stream], [], [], 0)[0]:
                self._take(self._some())

    def line(self, until: float) -> bytes | None:
        """The next line; None if none has come by the time `until`, at the end, or in a flood."""
        with self._news:
            while True:
                place = self._data.find(b"\n")
                if place >= 0 and not self.flooded:
                    line = bytes(self._data[: place + 1])
                    del self._data[: place + 1]
                    return line
                left = until - time.monotonic()
                if self.ended or self.flooded or left <= 0:
                    return None
                self._news.wait(left)

    def text(self) -> str:
        """The end of what was read."""
        with self._news:
            return self._data[-KEPT:].decode("utf-8", "replace").strip()

    def head(self) -> str:
        """The beginning of what waits to be taken."""
        with self._news:
            return self._data[:KEPT].decode("latin-1")

    def taken(self) -> str:
        """The end of what was written so far; all of that is then forgotten."""
        if POLLS:
            self._read_on()
        with self._news:
            text = self.text()
            self._data.clear()
            return text

    def rest(self) -> None:
        """Wait a moment for the end, which comes if the process has ended."""
        self._thread.join(0.1)

    def close(self) -> None:
        self._thread.join(_FAREWELL)
