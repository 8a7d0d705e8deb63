"""A program that reads and writes lines of text, trusted as little as one that speaks GTP.

Its output is bounded in size, and so is the wait for it.
"""

import contextlib
import time

from ttgo.referee.program import Failure, Program


class Lines(Program):
    """The program of a command. `say` sends it text and an empty line after it; `line` is the next
    line that it writes. Raises Failure.
    """

    def say(self, text: str) -> None:
        """Send some lines, then an empty line. If the program has ended, the next `line` says so."""
        self.start()
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(f"{text}\n\n".encode("utf-8", "replace"))
            self._process.stdin.flush()

    def line(self) -> str:
        """The next line that is not empty, without the blanks around it."""
        until = time.monotonic() + self.patience
        try:
            while True:
                read = self._out.line(until)
                if read is None:
                    raise self._none()
                text = read.decode("utf-8", "replace").strip()
                if text:
                    return text
        except Failure:
            self.stop(politely=False)
            raise

    def _none(self) -> Failure:
        if self._out.flooded:
            return self._failure("flood", "wrote more than can be read", self._out.head())
        if self._out.ended:
            return self._failure("crash", f"ended{self._status()}")
        return self._failure("silence", f"did not answer within {self.patience:g} seconds")
