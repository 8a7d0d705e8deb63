"""A reader's own lines of Python, run as a program: the Python page's examples, as they stand or as
they were edited. And where an error in such lines is, on the page Change a rule, too.

Their output is printed. An error is told in one sentence with the line, by CPython and by
MicroPython, whose tracebacks are just text.
"""

import io
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

_FILE = "example"  # in tracebacks


def run(text: str) -> str:
    r"""Run the lines, with names of their own. Returns "", or a sentence that tells the error and
    its line.

    >>> run("stones = 3\nprint(stones)")
    3
    ''
    >>> run("stones = 3\nraise ValueError('There are too many.')")
    'Line 2 raised ValueError: There are too many.'
    >>> run("print('a'\n")[:22]
    'Line 1 is not Python: '
    """
    try:
        # its purpose
        exec(compile(text, _FILE, "exec"), {"__name__": "__main__", "input": _input})  # noqa: S102
    except SyntaxError as error:
        return f"{_where(error)} is not Python: {_said(error)}"
    except SystemExit:
        return ""
    except BaseException as error:  # noqa: BLE001  # any error is told
        return f"{_where(error)} raised {type(error).__name__}: {_said(error)}"
    return ""


def _input(*_: object) -> str:
    raise RuntimeError("nobody can be asked here; write the value into the line")


def _said(error: BaseException) -> str:
    text = str(getattr(error, "msg", "") or error) or "no reason is given"
    return text if text[-1] in ".!?" else f"{text}."


def _where(error: BaseException) -> str:
    _, line = last_of(error, [_FILE])
    return f"Line {line}" if line else "The example"


def last_of(error: BaseException, files: "Container[str]") -> "tuple[str, int]":
    """The last line of these files in a traceback, or where one of them is not Python: the file's
    name, and the line, from 1; ("", 0) for none.
    """
    if sys.implementation.name == "micropython":
        places = _told(error)
    else:
        places = [(getattr(error, "filename", ""), getattr(error, "lineno", 0))]
        trace = error.__traceback__
        while trace is not None:
            places.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
            trace = trace.tb_next
    ours = [(file, line or 0) for file, line in places if file in files]
    return ours[-1] if ours else ("", 0)


def _told(error: BaseException) -> "list[tuple[str, int]]":
    """The places in the text that is MicroPython's only traceback."""
    text = io.StringIO()
    sys.print_exception(error, text)  # type: ignore[attr-defined]
    found = []
    for part in text.getvalue().split('  File "')[1:]:
        file, _, rest = part.partition('", line ')
        found.append((file, int(rest.replace("\n", ",").split(",")[0])))
    return found
