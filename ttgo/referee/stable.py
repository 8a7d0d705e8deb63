"""Engines between games: a process is kept for the next game of the same command, as some take long
to start.
"""

import atexit
import threading
from collections.abc import Sequence

from ttgo.referee.program import GAME, Program


class Stable:
    """The engines of this process; `take` one and give it `back`. After `close` all are ended, and
    none can be taken.
    """

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[Program]] = {}
        self._out: list[Program] = []
        self._closed = False
        self._lock = threading.Lock()

    def take(self, command: Sequence[str], game: int, patience: float) -> Program:
        """An engine for a game; a new process if its command holds the number of the game, or if
        none is idle.
        """
        words = tuple(word.replace(GAME, str(game)) for word in command)
        with self._lock:
            idle = self._idle.get(words, [])
            program = idle.pop() if idle else Program(words, patience)
            program.patience = patience
            self._out.append(program)
        return program

    def back(self, program: Program, again: bool) -> None:
        """Return an engine; it is kept if it may play `again`."""
        with self._lock:
            self._out.remove(program)
            keeps = again and program.running and not self._closed
            if keeps:
                self._idle.setdefault(tuple(program.command), []).append(program)
        if not keeps:
            program.stop()

    def close(self) -> None:
        """End all engines; those in a game fail there."""
        with self._lock:
            self._closed = True
            idle = [program for programs in self._idle.values() for program in programs]
            self._idle.clear()
            for program in self._out:
                program.kill()
        for program in idle:
            program.stop()

    def open(self) -> None:
        """Let engines be taken again."""
        self._closed = False


STABLE = Stable()
atexit.register(STABLE.close)
