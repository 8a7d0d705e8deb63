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
a board knows (facts.py), (fact:reaches-white-C3) about one point. "> Rule 7: ..." is a rule. Why? has
lists and tables, too. In a diagram X is black, O white and a dot empty; another letter, a number or ?
is a label, after X or O on a stone.
"""

from ttgo.points import column_name

_FENCE = "```"
_COLOURS = ("black", "white")


class Mistake(ValueError):
    """What is wrong in a text, with its line, counted from 1, and what is accepted."""

    def __init__(self, line: int, said: str) -> None:
        super().__init__(f"Line {line}: {said}")
        self.line = line


class Answer:
    """A move of the reader, "*" for any other, with the reply, "" for none, what is `said` of it,
    whether it is `right` and ends the task, and the answers after it.
    """

    def __init__(self, move: str, reply: str, said: str, right: bool, line: int) -> None:
        self.move, self.reply, self.said, self.right, self.line = move, reply, said, right, line
        self.after: "list[Answer]" = []


class Diagram:
    """A diagram: its rows, or `size` where it is empty; labels by vertex; who is to play; what the
    lines below it say; the answers.
    """

    def __init__(self, line: int) -> None:
        self.line = line
        self.rows: "list[str]" = []
        self.size = ""
        self.first = "black"
        self.labels: "dict[str, str]" = {}
        self.about: "dict[str, list[str]]" = {}
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
            raise Mistake(found[1].line, "a station has one board; ## begins another station.")
        return found[0] if found else None


def parse(text: str) -> "list[Part]":
    """The chapters of a text, each with its stations. Raises Mistake."""
    return _Reader(text.split("\n")).chapters


class _Reader:
    def __init__(self, lines: "list[str]") -> None:
        self.lines = lines
        self.at = 0
        self.chapters: "list[Part]" = []
        while self.at < len(lines):
            line = lines[self.at]
            if line.startswith(("# ", "## ")):
                self._heading()
            elif not line.strip():
                self.at += 1
            elif not self.chapters:
                raise Mistake(self.at + 1, "a text begins with a heading: # and its title.")
            elif line.startswith(_FENCE + "go"):
                self._part().blocks.append(self._board())
            else:
                self._part().blocks.append(self._text())

    def _part(self) -> Part:
        chapter = self.chapters[-1]
        return chapter.stations[-1] if chapter.stations else chapter

    def _heading(self) -> None:
        line = self.at + 1
        marks, _, title = self.lines[self.at].partition(" ")
        title, brace, address = title.strip().partition("{#")
        if brace and not address.endswith("}"):
            raise Mistake(line, "an address after a title is {#name}.")
        part = Part(title.strip(), address[:-1] or _slug(title), line)
        if len(marks) == 1:
            self.chapters.append(part)
        elif self.chapters:
            self.chapters[-1].stations.append(part)
        else:
            raise Mistake(line, "a station, ##, stands in a chapter, which begins with #.")
        self.at += 1
        self._about(part.about)

    def _about(self, about: "dict[str, list[str]]") -> None:
        """The lines `name: value` from here to a blank line, or to answers."""
        while self.at < len(self.lines) and self.lines[self.at].strip():
            line = self.lines[self.at]
            name, colon, value = line.partition(":")
            if not colon or line.startswith("-"):
                return
            about.setdefault(name.strip(), []).append(value.strip())
            self.at += 1

    def _text(self) -> str:
        """A paragraph, a list or a table: the lines to the next blank one."""
        found = []
        while self.at < len(self.lines) and self.lines[self.at].strip():
            found.append(self.lines[self.at].strip())
            self.at += 1
        return "\n".join(found)

    def _board(self) -> Diagram:
        board = Diagram(self.at + 1)
        for word in self.lines[self.at][len(_FENCE) :].split()[1:]:
            if word in _COLOURS:
                board.first = word
            elif "1" <= word[0] <= "9":
                board.size = word
            else:
                raise Mistake(board.line, f"after ```go comes black, white or a size, not {word}.")
        self.at += 1
        while self.at < len(self.lines) and self.lines[self.at].strip() != _FENCE:
            if self.lines[self.at].strip():
                board.rows.append(self.lines[self.at])
            self.at += 1
        if self.at == len(self.lines):
            raise Mistake(board.line, "nothing ends this board: ``` in a line of its own does.")
        self.at += 1
        board.rows, board.labels = _diagram(board.rows, board.line)
        self._about(board.about)
        self._answers(board.answers)
        return board

    def _answers(self, found: "list[Answer]") -> None:
        depths: "list[tuple[int, list[Answer]]]" = [(0, found)]
        while self.at < len(self.lines) and self.lines[self.at].strip().startswith("- "):
            line = self.lines[self.at]
            depth = len(line) - len(line.lstrip())
            answer = _answer(line.strip()[2:], self.at + 1)
            while depth < depths[-1][0]:
                depths.pop()
            if depth > depths[-1][0]:
                last = depths[-1][1]
                if not last:
                    raise Mistake(self.at + 1, "the first answer is not indented.")
                depths.append((depth, last[-1].after))
            depths[-1][1].append(answer)
            self.at += 1
        if self.at < len(self.lines) and self.lines[self.at].strip():
            said = "below a board stand lines such as steps: score, and answers: - C2 ! Yes."
            raise Mistake(self.at + 1, said)


def _answer(text: str, line: int) -> Answer:
    """One answer: C2, C2 -> D1, or *, then ! or a colon, and words."""
    at = min([text.find(sign) for sign in "!:" if sign in text] or [len(text)])
    move, arrow, reply = text[:at].partition("->")
    move, reply = move.strip(), reply.strip()
    if not move or " " in move or (arrow and (not reply or " " in reply)):
        raise Mistake(line, "an answer is - C2 : words, - C2 -> D1 : words, or - * : words.")
    return Answer(move, reply, text[at + 1 :].strip(), text[at : at + 1] == "!", line)


def _diagram(rows: "list[str]", line: int) -> "tuple[list[str], dict[str, str]]":
    """Rows of X, O and dots, and the labels by vertex."""
    found = [row.split() if " " in row.strip() else list(row.strip()) for row in rows]
    labels = {}
    for y, words in enumerate(found):
        if len(words) != len(found[0]):
            number = line + 1 + y
            raise Mistake(number, f"this row has {len(words)} points, the first {len(found[0])}.")
        for x, word in enumerate(words):
            colour = word[0] if word[0] in ".XO" else "."
            label = word[1:] if word[0] in ".XO" else word
            if label:
                labels[column_name(x) + str(len(found) - y)] = label
            words[x] = colour
    return ["".join(words) for words in found], labels


def _slug(title: str) -> str:
    """An address for a title that names none: "Two eyes?" is two-eyes."""
    plain = "".join(sign if sign.isalpha() or sign.isdigit() else " " for sign in title.lower())
    return "-".join(plain.split())
