"""A lesson is one text, which reads well as it is. This is its parser.

    # Capture {#start}                  a chapter, and its address

    ## Catch the white stone {#atari}   a station: one board, or a page of Why?
    rule: 7                             lines right below a heading are about it

    It has two empty points next to it. Take the right one.

    ```go black                         a board, and who is to play
    . . . X .
    . X O . .
    ```
    steps: move C1                      lines right below a board are about it
    - C1 -> D1 : White ran to D1.       answers: a move, the reply, what is said of them,
      - E1 ! There was no way out.      deeper those after it; ! ends it well
    - * : Now it gets away.             and any other move

    What stands below the board is said after the answer.

Text is paragraphs with [links](rules.html); one to (fact:reaches-empty) makes words that light up what
a board knows (facts.py), (fact:reaches-white-C3) about one point. "> Rule 7: ..." is a rule. Lists,
tables and emphasis are Markdown's (markup.py). In a diagram X is black, O white and a dot empty; another
letter, a number or ? is a label, after X or O on a stone.

What is wrong is told, and the rest is read: an author who is writing sees what there is so far.
"""

from ttgo.guards import brief
from ttgo.language import say
from ttgo.points import LARGEST, column_name
from ttgo.vertex import PASS

_FENCE = "```"
_BEGINNINGS = (_FENCE, "# ", "## ")
_COLOURS = ("black", "white")
# What lines below a heading may say, most of them of Learn and of Why?
_OF_HEADING = tuple("rule trail why next also asks then about answer".split())
LONGEST = 50_000  # letters of a text; those of all of Learn have 20,000


class Mistake(ValueError):
    """What is wrong in a text: `said`, a sentence with the remedy, and its line, counted from 1."""

    def __init__(self, line: int, said: str) -> None:
        super().__init__(say("at_line", line=line, said=said))
        self.line, self.said = line, said


class Answer:
    """A move of the reader, "*" for any other, with the reply, "" for none, what is `said` of it,
    whether it is `right` and ends the task, and the answers after it.
    """

    def __init__(self, move: str, reply: str, said: str, right: bool, line: int) -> None:
        self.move, self.reply, self.said, self.right, self.line = move, reply, said, right, line
        self.after: "list[Answer]" = []


class Diagram:
    """A diagram: its rows, or `size` where it is empty; labels by vertex; who is to play; what the
    lines below it say, and where these are; the answers.
    """

    def __init__(self, line: int) -> None:
        self.line = line
        self.rows: "list[str]" = []
        self.size = ""
        self.first = "black"
        self.labels: "dict[str, str]" = {}
        self.about: "dict[str, list[str]]" = {}
        self.lines: "dict[str, int]" = {}
        self.answers: "list[Answer]" = []


class Part:
    """What a heading begins, a chapter or a station of one: title, address, what the lines below
    the heading say, and its blocks in their order: a text (a paragraph, list or table) or a
    Diagram.
    """

    def __init__(self, title: str, address: str, line: int) -> None:
        self.title, self.address, self.line = title, address, line
        self.about: "dict[str, list[str]]" = {}
        self.blocks: "list[str | Diagram]" = []
        self.stations: "list[Part]" = []

    @property
    def diagram(self) -> "Diagram | None":
        """Its diagram, None if there is none. Raises Mistake if there are several."""
        found = [block for block in self.blocks if isinstance(block, Diagram)]
        if len(found) > 1:
            raise Mistake(found[1].line, say("one_board"))
        return found[0] if found else None


def parse(text: str) -> "list[Part]":
    """The chapters of a text, each with its stations. Raises Mistake."""
    chapters, mistakes = read(text)
    if mistakes:
        raise mistakes[0]
    return chapters


def read(text: str) -> "tuple[list[Part], list[Mistake]]":
    """The same of any text, with what is wrong in it."""
    reader = _Reader(text)
    return reader.chapters, reader.mistakes


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = _lines(text[:LONGEST])
        self.at = 0
        self.chapters: "list[Part]" = []
        self.mistakes: "list[Mistake]" = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.startswith("# ") or line.startswith("## "):  # noqa: PIE810  # MicroPython
                self._heading()
            elif not line.strip():
                self.at += 1
            elif line.startswith(_FENCE):
                self._part().blocks.append(self._board())
            else:
                self._part().blocks.append(self._text())
        if len(text) > LONGEST:
            self._wrong(len(self.lines), "too_long_lesson", most=LONGEST)

    def _wrong(self, line: int, what: str, **facts: object) -> None:
        self.mistakes.append(Mistake(line, say(what, **facts)))

    def _part(self) -> Part:
        if not self.chapters:
            self._wrong(self.at + 1, "no_heading")
            self.chapters.append(Part("", "", self.at + 1))
        chapter = self.chapters[-1]
        return chapter.stations[-1] if chapter.stations else chapter

    def _heading(self) -> None:
        line = self.at + 1
        marks, _, title = self.lines[self.at].partition(" ")
        title, brace, address = title.strip().partition("{#")
        if brace and address[-1:] != "}":
            self._wrong(line, "open_address")
        part = Part(title.strip(), _slug(address) if brace else _slug(title), line)
        if len(marks) == 1:
            self.chapters.append(part)
        else:
            self._part()
            self.chapters[-1].stations.append(part)
        self.at += 1
        self._about(part.about, {}, _OF_HEADING)

    def _about(
        self,
        about: "dict[str, list[str]]",
        lines: "dict[str, int]",
        names: "tuple[str, ...]" = (),
    ) -> None:
        """The lines `name: value`, with any name if there are no `names`, from here to a blank line,
        to text or to answers.
        """
        while self._inside():
            line = self.lines[self.at]
            name, colon, value = line.partition(":")
            if not colon or line.startswith("-") or (names and name.strip() not in names):
                return
            self.at += 1
            about.setdefault(name.strip(), []).append(value.strip())
            lines[name.strip()] = self.at

    def _inside(self) -> bool:
        """Whether there is a line here, neither blank nor a heading nor the fence of a board."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        return line.strip() != "" and not any(line.startswith(mark) for mark in _BEGINNINGS)

    def _text(self) -> str:
        """A paragraph, a list or a table: the lines to the next blank one."""
        found = []
        while self._inside():
            found.append(self.lines[self.at].strip())
            self.at += 1
        return "\n".join(found)

    def _board(self) -> Diagram:
        self.at += 1
        board = Diagram(self.at)
        begin, *words = self.lines[self.at - 1][len(_FENCE) :].split() or [""]
        if begin != "go":
            self._wrong(board.line, "no_go")
        for word in words:
            if word in _COLOURS:
                board.first = word
            elif "1" <= word[0] <= "9":
                board.size = word
            else:
                self._wrong(board.line, "after_go", given=brief(word))
        rows = []
        while self.at < len(self.lines) and self.lines[self.at][:1] not in ("`", "#"):
            self.at += 1
            rows.append(self.lines[self.at - 1].strip())
        if self.at < len(self.lines) and not self.lines[self.at].strip("`"):
            self.at += 1
        else:
            self._wrong(board.line, "open_board")
            rows = rows[: rows.index("")] if "" in rows else rows
            self.at = board.line + len(rows)
        numbered = [(board.line + y, row) for y, row in enumerate(rows, 1) if row]
        self._diagram(board, numbered)
        self._about(board.about, board.lines)
        self._to_answers()
        self._answers(board.answers)
        return board

    def _to_answers(self) -> None:
        """Go on to answers that blank lines part from their board; a list of words is none."""
        at = self.at
        while at < len(self.lines) and not self.lines[at].strip():
            at += 1
        line = self.lines[at] if at < len(self.lines) else ""
        answer = _answer(line[2:], at) if line.startswith("- ") else None
        named = answer and (answer.move in ("*", PASS) or answer.move[1:].isdigit())
        if answer and named and (answer.right or answer.said):
            self.at = at

    def _diagram(self, board: Diagram, rows: "list[tuple[int, str]]") -> None:
        """The rows of X, O and dots, and the labels by vertex."""
        found = [row.split() if " " in row else list(row) for _, row in rows]
        width = len(found[0]) if found else 0
        for y, words in enumerate(found):
            if len(words) != width:
                self._wrong(rows[y][0], "row_length", points=len(words), first=width)
            points = (words + ["."] * width)[:width]
            row = ""
            for x, word in enumerate(points):
                colour = word[0] if word[0] in ".XO" else "."
                label = word[1:] if word[0] in ".XO" else word
                if label and x < LARGEST:
                    board.labels[column_name(x) + str(len(found) - y)] = label
                row += colour
            board.rows.append(row)

    def _answers(self, found: "list[Answer]") -> None:
        depths: "list[tuple[int, list[Answer]]]" = [(0, found)]
        while self._inside() and self.lines[self.at].strip().startswith("- "):
            line = self.lines[self.at]
            self.at += 1
            depth = len(line) - len(line.lstrip())
            answer = _answer(line.strip()[2:], self.at)
            if answer is None:
                self._wrong(self.at, "wrong_answer")
                continue
            while depth < depths[-1][0]:
                depths.pop()
            if depth > depths[-1][0]:
                last = depths[-1][1]
                if last:
                    depths.append((depth, last[-1].after))
                else:
                    self._wrong(self.at, "first_answer")
            if answer.move == "*" and answer.reply and len(depths) > 1:
                self._wrong(self.at, "lost_reply")
            depths[-1][1].append(answer)
        if self._inside():
            self._wrong(self.at + 1, "below_board")


def _lines(text: str) -> "list[str]":
    """The lines of a text without the space that stands before all of them, as in a page's HTML."""
    lines = text.replace("\ufeff", "").replace("\r", "").replace("\t", "    ").split("\n")
    indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    before = min(indents or [0])
    return [line[before:].rstrip() for line in lines]


def _answer(text: str, line: int) -> "Answer | None":
    """One answer: C2, C2 -> D1, or *, then ! or a colon, and words; None for anything else."""
    at = min([text.find(sign) for sign in "!:" if sign in text] or [len(text)])
    move, arrow, reply = text[:at].partition("->")
    move, reply = [turn.strip().upper().replace("PASS", PASS) for turn in (move, reply)]
    if not move or " " in move or (arrow and (not reply or " " in reply)):
        return None
    return Answer(move, reply, text[at + 1 :].strip(), text[at : at + 1] == "!", line)


def _slug(title: str) -> str:
    """An address for a title that names none: "Two eyes?" is two-eyes."""
    plain = ""
    for sign in title:
        kept = sign.isalpha() or sign.isdigit() or sign > "~"
        plain += (sign.lower() if sign < "~" else sign) if kept else " "
    return "-".join(plain.split())
