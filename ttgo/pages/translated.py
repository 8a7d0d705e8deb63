"""The texts of ttgo/lessons/ in other languages. Beside capture.md stands capture.de.md, which has
its words in the same order, and nothing else:

    ## Fang den weißen Stein {#atari}      a title; its address says whose words follow

    Er hat zwei leere Punkte neben sich.   a paragraph, an item of a list, a cell of a table

    - E1 ! Er kam nicht weg.               what is said of an answer
    whatif: es Regel 6 nicht gäbe          a line of words
    label="Die Ecke"                       an attribute of words

Boards, tasks, claims and sources are those of English. So is what has no translation, or one with
other links, code or facts. The room "made_of" of a catalogue has, by text and station, short hashes
of the English texts that the translations were made of. A text that has changed keeps its old
translation until somebody has read it (tests/languages/README.md).
"""

import hashlib
import json
import re
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "lessons"
CATALOGUES = FOLDER.parent / "languages"
ENGLISH = "en"
_REST = "{.untranslated}"  # before what is English in all languages
_SPAN = re.compile(
    r"""
    ^(?:about|title|trail|then|right|wrong|reply|whatif):\ *(?P<line>.*)
    | (?P<other>^```[\s\S]*?^```$         # code and boards
      | ^[<>].*(?:\n.+)*|<tt-board|^---$   # HTML, and rules, which the first page has
      | ^\#{3}\ Sources$[\s\S]*?(?=^\#\#?\ |\Z)
      | ^\#{3}\ (?:The\ verdict|By\ which\ rules\?)$
      | ^[a-z]+:.*)                      # lines that are no words
    | ^\#+\ (?P<title>.*?)\ *(?:\{\#(?P<address>[\w-]+)\})?$
    | ^\ *-\ (?:\*|[A-Z]+\d+|pass)(?:\ ->\ \w+)?\ [!:]\ *(?P<answer>.*)
    | ^(?:-|\d+\.)\ (?P<item>(?:(?!\s*<tt-board)(?:.|\n\ +))*)
    | \|\ *(?P<cell>[^|\n]*?)\ *(?=\|)
    | \b(?:label|caption)="(?P<attribute>[^"]*)
    | ^(?P<text>[^|\s](?:.|\n(?!\n))*?)(?:\s\{\.[\w-]+\}$|(?=\n\n|\s*\Z))
    """,
    re.MULTILINE | re.VERBOSE,
)
_FACT = re.compile(r"\]\([^)]*\)|`[^`]*`|\{\w+")


class Span(NamedTuple):
    """Words of a text, the sign before them, and where they stand."""

    sign: str
    words: str
    begin: int
    end: int


def hashed(words: str) -> str:
    """A short hash of English words."""
    return hashlib.sha256(words.encode()).hexdigest()[:6]


def facts(words: str) -> "list[str]":
    """What a translation has to have: addresses, code, and the names of facts."""
    return sorted(_FACT.findall(words))


def names() -> "list[str]":
    """All texts: "learn/capture" and so on."""
    found = [path.relative_to(FOLDER).with_suffix("") for path in FOLDER.glob("*/*.md")]
    return sorted(path.as_posix() for path in found if not path.suffix)  # as capture.de has


def path_of(name: str, tag: str) -> Path:
    """The file of a text in a language."""
    return FOLDER / (f"{name}.md" if tag == ENGLISH else f"{name}.{tag}.md")


def read(name: str, tag: str) -> str:
    """A text in a language, in English where it is not translated. Raises ValueError."""
    english = path_of(name, ENGLISH).read_text(encoding="utf-8")
    shown, at = "", 0
    for span, own, _ in [pair for station in pairs(name, tag).values() for pair in station]:
        if own and own != span and facts(own.words) == facts(span.words):
            shown += english[at : span.begin] + own.words
            at = span.end
    return shown + english[at:]


def pairs(name: str, tag: str) -> "dict[str, list[tuple[Span, Span | None, str]]]":
    """All English words of a text, by station, each with its translation, None if it has none, and
    the hash of what that was made of. Raises ValueError.
    """
    rooms = json.loads((CATALOGUES / f"{tag}.json").read_text(encoding="utf-8"))
    own, made_of = spans(name, tag), rooms.get("made_of", {}).get(name, {})
    return {
        station: _paired(english, own.get(station, []), made_of.get(station, "").split())
        for station, english in spans(name, ENGLISH).items()
    }


def _paired(
    english: "list[Span]", own: "list[Span]", made_of: "list[str]"
) -> "list[tuple[Span, Span | None, str]]":
    """In their order: words that were made of an English text belong to it, and others to what has
    changed. Hashes that are not as many as the words say nothing.
    """
    if len(made_of) != len(own):
        made_of = [""] * len(own)
    now = [hashed(span.words) for span in english]
    found: "list[tuple[Span, Span | None, str]]" = []
    at = 0
    for span, made in zip(english, now):
        fits = made in made_of[at:]
        if fits:
            at = made_of.index(made, at)
        elif at < len(own):
            fits = own[at].sign == span.sign and made_of[at] not in now
        found.append((span, own[at], made_of[at]) if fits else (span, None, ""))
        at += fits
    return found


def spans(name: str, tag: str) -> "dict[str, list[Span]]":
    """The words of a file, by the addresses of its stations; none if there is no file. Raises
    ValueError, a sentence, for a translation that is more than words.
    """
    path, station = path_of(name, tag), ""
    text = path.read_text(encoding="utf-8").partition(_REST)[0] if path.is_file() else ""
    found: "dict[str, list[Span]]" = {}
    for match in _SPAN.finditer(text):
        kind = str(match.lastgroup)
        if kind == "other":
            if tag != ENGLISH:
                raise ValueError(f"{path}, {station}: only words; boards are those of English.")
            continue
        if kind == "address":
            station, kind = match[kind], "title"
        words = re.sub("[ \n]+", " ", match[kind]).strip(" ")
        if re.search(r"\w", _FACT.sub("", words)):
            sign = text[match.start() : match.start(kind)].strip()
            found.setdefault(station, []).append(Span(sign, words, *match.span(kind)))
    return found
