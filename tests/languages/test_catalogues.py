"""The catalogues: each language says what English says, of the same facts, in its own words; and
nothing is said elsewhere.
"""

import ast
import re
from pathlib import Path

import pytest

from tests.support import catalogue
from tests.support.catalogue import CATALOGUES, ENGLISH, OTHERS, ROOMS, names, wrong
from tests.support.structure import tree
from ttgo import language
from ttgo.language import mistake, parsed
from ttgo.pages import translated
from ttgo.pages.translated import facts, hashed

VERTEX = re.compile(r"(?<![A-Za-z])[A-T]\d+")
PACKAGE = Path(__file__).parents[2] / "ttgo"


@pytest.mark.parametrize("tag", OTHERS)
def test_it_says_what_english_says(tag):
    """With its tags and facts, or else English would be shown; it may lack any message, and say
    what English said before.
    """
    assert catalogue.unfit(tag) == {}, "`python3 -m tests.languages prune` takes these out"


@pytest.mark.parametrize("tag", OTHERS)
def test_a_lesson_says_what_english_says(tag):
    """With its links, code, facts and vertices, as far as English has not changed since; and each
    text has its hash.
    """
    made_of = catalogue.read(tag)["made_of"]
    for text in catalogue.lessons():
        for spans in translated.pairs(text, tag).values():
            for english, own, of in spans:
                if own and of == hashed(english.words):
                    assert facts(own.words) == facts(english.words)
                    assert {*VERTEX.findall(english.words)} <= {*VERTEX.findall(own.words)}
        for station, words in translated.spans(text, tag).items():
            read = f"python3 -m tests.languages read {tag} {text}.{station}"
            assert len(made_of.get(text, {}).get(station, "").split()) == len(words), read


@pytest.mark.parametrize("name", translated.names())
def test_english_is_read_as_it_is_written(name):
    """So a mistake in it is told with its line."""
    assert translated.read(name, "en") == translated.path_of(name, "en").read_text("utf-8")


@pytest.mark.parametrize("tag", OTHERS)
def test_what_is_doubted_is_said(tag):
    rooms = catalogue.read(tag)
    said = {
        f"{page}.{name}".lstrip("/") for page, texts in catalogue.has(tag).items() for name in texts
    }
    assert {*rooms.get("doubts", {})} <= said | catalogue.words(tag)


def test_a_number_that_nobody_gives_is_wrong():
    made_up = "{n} Spiel{m, plural, one {} other {e}}"
    assert wrong("games", "{n} games", made_up) == "it is about ['m', 'n'], not ['n']"


# What is said, and by whom


def said():
    """The messages that ttgo says, each with the facts that it is given; None where they come from
    elsewhere.
    """
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call):
                continue
            match node.func:
                case ast.Name(id="say" | "mistake"):
                    texts = node.args[:1]
                case (
                    ast.Name(id="Wrong" | "NotAPoint")
                    | ast.Attribute(value=ast.Call(func=ast.Name(id="super")))
                ):
                    texts = node.args[1:3]
                case _:
                    continue
            given = {(keyword.arg or "").removesuffix("_count") for keyword in node.keywords}
            for text in texts:
                if isinstance(text, ast.Constant) and text.value in ENGLISH:
                    yield str(text.value), None if "" in given else given


# Whose names are given by what says them: text.py, record/node.py
NAMED = {"not_sgf", "no_value"}


def test_each_message_is_said_of_its_facts():
    found: dict[str, list[set[str] | None]] = {}
    for name, given in said():
        found.setdefault(name, []).append(given)
    assert set(ENGLISH) - set(found) == NAMED
    for name, rows in found.items():
        told = {fact.removesuffix("_count") for fact, _ in names(parsed(ENGLISH[name]))}
        others = {
            fact.removesuffix("_count")
            for tag in OTHERS
            for fact, _ in names(parsed(CATALOGUES[tag].get(name, "")))
        }
        for given in [row for row in rows if row is not None]:
            assert told <= given | {"given"}, name  # which NotAPoint adds
            assert given <= told | others, name


# What none may say, English that is left over, too, stands in its room "never": patterns, each with
# what to say instead.
WRITTEN = re.compile(
    r"<code\d*>.*?</code\d*>|</?[a-z][\w-]*/?>|“[^”]*”|The Magic of Go|[a-z/_.]+\.py|"
    r"script-src|wasm-unsafe-eval|practice-rule-3-42a?|\w+ \d+\.\d+\S*|Content-Security-Policy|Play Go|`[^`]*`|"
    r"\]\([^)]*\)|\w+, (?:plural|select), =?\w+ (?=\{)|(?<=\} )=?\w+ (?=\{)"  # what chooses
)


def messages(tag):
    """All that a language says, by room, page or lesson and name; without tags, code, selectors."""
    found = catalogue.pairs(tag).items()
    of_language = [(of, pairs[name][tag != "en"], name) for of, pairs in found for name in pairs]
    return {f"{of}.{name}": WRITTEN.sub("", text) for of, text, name in of_language if text}


@pytest.mark.parametrize("tag", ROOMS)
def test_what_is_never_said(tag):
    found = {
        f"{name}: {text} ({instead})"
        for name, text in messages(tag).items()
        for pattern, instead in ROOMS[tag]["never"].items()
        if re.search(pattern, text)
    }
    assert found == set()


# The language that is asked for


TAGS = {
    **dict.fromkeys(["", "tlh", "EN-gb", "../languages/de", "zz", "\u00e9", "x" * 5000], "en"),
    **dict.fromkeys(["de", "DE", "de-AT", "de-x-yy"], "de"),
    **dict.fromkeys(["zh", "zh-CN", "zh-SG", "zh-Hans-TW", "zh-twx", "zh-"], "zh"),
    **dict.fromkeys(["zh-Hant", "ZH-hant", "zh-Hant-TW", "zh-TW", "zh-HK", "zh-MO"], "zh-Hant"),
    "ja-TW": "ja",
}


@pytest.mark.parametrize(("tag", "known"), TAGS.items())
def test_a_tag_begins_with_its_language(tag, known):
    """And an unknown one is English, as errors are in each."""
    language.speak(tag)
    spoken, said, error = language.spoken(), language.say("any_point"), mistake("any_point").reason
    language.speak("en")
    assert (spoken, said) == (known, CATALOGUES[known]["any_point"])
    assert error == "Choose any point."
