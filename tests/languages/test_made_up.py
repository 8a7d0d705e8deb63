"""A language of one letter, of a region: whatever pages and boards say in it that has another letter was not
said by a catalogue. It is one file, as each language.
"""

import json
import re

import pytest

from tests.support import catalogue
from tests.support.asked import BOARDS, PICTURES, asked
from tests.support.exercises import lines
from tests.support.sites import CLONE, page
from ttgo import language, rulesets
from ttgo.lab.bench import Bench
from ttgo.language import parsed
from ttgo.pages import translated
from ttgo.pages.html import read as read_page
from ttgo.session.session import Sessions
from ttgo.teach.exercises import KINDS
from ttgo.web.build import pages
from ttgo.web.fill import made
from ttgo.web.fill.functions import FUNCTIONS
from ttgo.web.fill.presets import PRESETS
from ttgo.web.site import languages, words
from ttgo.web.site.places import addresses

HOME = addresses()["Homepage"]
ADDRESSES = [
    address
    for address in made.addresses(CLONE)
    if languages.is_page(address) and address not in languages.UNTRANSLATED
]
KEPT = re.compile(
    r"(<code\d*>.*?</code\d*>|</?[a-z][\w-]*/?>|`[^`]*`|\]\([^)]*\))|[^\W\d_]", re.DOTALL
)


def made_up(parts):
    """A message with this letter for all others; its facts, tags and code stay. Details of mistakes
    are told in English alone.
    """
    said = ""
    for part in parts:
        if isinstance(part, str):
            said += KEPT.sub(lambda found: found[1] or "ж", part).replace("{", "'{'")
        else:
            if part[0] == "detail":
                continue
            name, *kind = filter(None, part[:2])
            of = "".join(f" {selector} {{{made_up(text)}}}" for selector, text in part[2].items())
            said += f"{{{', '.join([name, *kind])}{',' * bool(of)}{of}}}"
    return said


def deep(rooms):
    return {
        name: made_up(parsed(inner)) if isinstance(inner, str) else deep(inner)
        for name, inner in rooms.items()
    }


@pytest.fixture(scope="module")
def rooms():
    english = catalogue.read("en")
    messages = {room: english[room] for room in english if room not in catalogue.APART}
    return {
        "about": {"name": "Жжж", "dir": "rtl"},
        **deep({**messages, "pages": catalogue.english()}),
    }


def lesson(name, tag):
    """A lesson's text in this language, or as English has it."""
    text = translated.path_of(name, "en").read_text(encoding="utf-8")
    for spans in [*translated.spans(name, "en").values()][::-1] * (tag != "en"):
        for _, said, begin, end in spans[::-1]:
            text = text[:begin] + made_up(parsed(said)) + text[end:]
    return text


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch, rooms):
    """The site in English and in this language, which lacks a message."""
    (tmp_path / "en.json").write_bytes((languages.FOLDER / "en.json").read_bytes())
    some = {name: text for name, text in rooms["python"].items() if name != "no_answer"}
    (tmp_path / "qqq-QM.json").write_text(json.dumps({**rooms, "python": some}), encoding="utf-8")
    monkeypatch.setattr(translated, "read", lesson)
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    monkeypatch.setattr(language, "_FOLDER", f"{tmp_path}/")
    monkeypatch.setattr(language, "_catalogues", {})
    yield
    language.speak("en")


# What is no word: names, what is written so in all languages, what was given
NAMES = re.compile(rf"ttgo|torus|W\[zz\]|'[^']*'|{'|'.join(sorted(rulesets.NAMED, reverse=True))}")
SAID = "title alt label aria-label placeholder solve right wrong whatif".split()  # attributes


def seen(element):
    """The texts of a page, without code and what is said to be in another language."""
    given = element.attributes
    if element.name in ("code", "pre", "kbd", "script", "style") or (
        element.name != "html" and "lang" in given
    ):
        return
    yield from (given.get(key) or "" for key in SAID)
    if given.get("name") == "description":
        yield given["content"] or ""
    for node in element.inside:
        yield from [node] if isinstance(node, str) else seen(node)


def strange(texts):
    """Those of them that say what no catalogue has."""
    return {text for text in texts if re.search("[A-Za-z]{2}", NAMES.sub("", text))}


def test_all_of_a_page_is_said_by_its_language():
    found = {
        address: strange(seen(read_page(page(languages.joined("qqq-QM", address)))))
        for address in ADDRESSES
    }
    assert {address: texts for address, texts in found.items() if texts} == {}


# What answers have for scripts, not for readers
CODE = set(
    "toPlay turns players last reach colour do player click first link rows stones comment names "
    "id name words edits at you owner kind what of show choices film markup answer code graph save "
    "named".split()
)


def told(answer, key=""):
    """The texts of an answer for readers."""
    if key in CODE:
        return
    if isinstance(answer, str):
        yield from seen(read_page(answer)) if answer.startswith("<svg") else [answer]
    for of, inner in (
        answer.items()
        if isinstance(answer, dict)
        else enumerate(answer if isinstance(answer, list) else [])
    ):
        yield from told(inner, of if isinstance(of, str) else key)


FILES = [
    "(;SZ[5]RU[Martian]KM[x]HA[q]PL[z];W[aa];W[bb];B[aa])",
    "(;SZ[5]KM[375]RU[Chinese];B[aa];AB[bb];B[tt];W[];B[];W[cc])",
    "(;SZ[5]CA[x]AB[aa]AW[aa];W[zz]1)",
    "(;FF[4]SZ[3]RE[W+R];B[aa])(;SZ[3])",
    "(;GM[2])",
    "(;SZ[5]HA[3]RE[B+T];B[aa])",
]
SHOWN = ["X.\n.O", ". . X O .\n. q .", "", "v=1&s=3&t=bb", *FILES]
GAME = [
    *({"do": "turn", "at": at} for at in "A1 A1 B2 Z9 C3 pass pass A1".split()),
    *({"do": do, "player": who} for do in ("propose", "resign") for who in ("black", "white")),
    *({"do": do} for do in "outline undo undo redo redo again verdict facts moments".split()),
    {"do": "propose", "player": "white", "play": True},
    *({"do": do} for do in "captured edit clear film sent".split()),
    {"do": "begin", "player": "black"},
    {"do": "goto", "turn": 1},
    {"do": "tell", "what": "score", "at": "A1"},
]


def test_all_that_is_told_is_said_by_its_language():
    """Of boards, files, games by all rules and endings, exercises, and other rules. What no page
    sends is complained of in English.
    """
    events = [
        *(event for board in BOARDS for event in ({"do": "set", **board}, *[*asked()][::7])),
        *({"do": "picture", "markup": markup} for markup in PICTURES),
        *(event for text in FILES for event in ({"do": "open", "name": "1", "text": text}, *GAME)),
        *({"do": "territory", "shown": {"text": text}} for text in SHOWN),
        *(
            {"do": "exercise", "kind": kind, "line": lines(kind)[0][0], "turned": "a"}
            for kind in KINDS
        ),
    ]
    for rules in rulesets.NAMED:
        for ending in rulesets.ENDINGS:
            new = {"do": "new", "width": 3, "rules": rules, "ending": ending, "komi": 7.5}
            events += [new, *GAME]
    sessions = Sessions()
    found = {}
    for event in events:
        answer = json.loads(sessions.answer(json.dumps({**event, "lang": "qqq-QM"})))
        wrong = "error" in answer.get("view", {}) and answer["view"]["error"]
        if not wrong or event["do"] not in ("guess", "frames", "propose"):
            found[json.dumps(event)] = strange(told(answer))
    bench = Bench()
    turns = "A1 A1 pass pass pass".split()
    ask = {"lang": "qqq-QM", "graph": "rectangle 3", "turns": turns, "functions": FUNCTIONS}
    for name, preset in PRESETS.items():
        shown = bench.answer(json.dumps({**ask, "do": "show", "edits": preset.made()}))
        found[name] = strange([*told(json.loads(shown)), preset.message("says")])
    for graph in "torus 9999,x,A-A,A-B A:1,cube 2,--".split(","):
        found[graph] = strange(
            told(json.loads(bench.answer(json.dumps({**ask, "do": "show", "graph": graph}))))
        )
    assert {event: texts for event, texts in found.items() if texts} == {}


# It is one file


def test_a_language_is_one_file():
    """With it all pages are there, from right to left, and English ones lead to it. One of them
    leads to the file, and speaks of no doubts where there are none.
    """
    assert re.search(r"""<html lang="qqq-QM"[^>]* dir="rtl">""", page("qqq-QM/static/rules.html"))
    assert 'hreflang="qqq-QM">Жжж</a>' in page("index.html")
    there = page("qqq-QM/static/translate.html")
    assert ("languages/qqq-QM.json" in there, 'class="doubts"' in there) == (True, False)
    assert {languages.joined("qqq-QM", address) for address in ADDRESSES} <= {
        *made.addresses(CLONE)
    }
    assert 'hreflang="qqq-QM"' in pages.sitemap(HOME, made.addresses(CLONE))


def test_its_scripts_and_boards_say_it():
    assert {f"static/words/qqq-QM-{part}.js" for part in ("board", "roles")} <= {*words.addresses()}
    assert '"жжж жжжжжжжж жж жжжжжжжж"' in page("qqq-QM/index.html")
    assert '"pass":"жжжж"' in (words.read("static/words/qqq-QM-board.js") or b"").decode()
    assert b'"qqq-QM"' in (words.read("static/words/others.js") or b"")


def test_what_it_lacks_is_english():
    language.speak("QQQ-qm-xx")
    assert (language.say("to_rule"), language.say("no_answer")) == (
        "жжжж жжжж жжж жжжжжж жжжжжжж.",
        "This could not be loaded. Please try again.",
    )
