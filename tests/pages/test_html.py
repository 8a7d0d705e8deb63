"""Pages as trees, and their texts by name: nothing of a page is lost, and nothing of a message is
markup but its tags.
"""

import pytest

from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo.pages.html import read, written
from ttgo.web.site import texts

PAGES = [ROOT / "index.html", *sorted(ROOT.glob("static/**/*.html"))]
PAGES = [path for path in PAGES if "node_modules" not in path.parts]


@pytest.mark.parametrize("path", PAGES, ids=[path.name for path in PAGES])
def test_a_page_is_written_as_it_was_read(path):
    text = written(read(path.read_text(encoding="utf-8")))
    assert written(read(text)) == text


@pytest.mark.parametrize("text", ["<p>", "</p>", "<p><b></p></b>", "<ul><li></ul>"])
def test_what_does_not_close_is_refused(text):
    with pytest.raises(ValueError, match="close"):
        read(text)


def said(source, message):
    """A page with one message in it."""
    page = read(source)
    texts.speak(page, "page", {"page": {"text": message}})
    return written(page)


MESSAGES = {
    "a text": ('<p data-say="text">Old</p>', "Neu", "<p>Neu</p>"),
    "what looks like markup is text": (
        '<p data-say="text">Old</p>',
        'a < b & <i>c</i> <a href="x">',
        '<p>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt; &lt;a href="x"&gt;</p>',
    ),
    "tags change places and keep what they have": (
        '<p data-say="text"><a href="u">One</a> and <b class="c">two</b>.</p>',
        "<b>Zwei</b> und <a>eins</a>.",
        '<p><b class="c">Zwei</b> und <a href="u">eins</a>.</p>',
    ),
    "two of a kind": (
        '<p data-say="text"><a href="u">One</a>, <a href="v">two</a></p>',
        "<a2>Zwei</a2>, <a1>eins</a1>",
        '<p><a href="v">Zwei</a>, <a href="u">eins</a></p>',
    ),
    "what has no text stays whole": (
        '<label data-say="text"><input name="n">One <select><option>1</option></select></label>',
        "Eins <select/> <input/>",
        '<label>Eins <select><option>1</option></select> <input name="n"></label>',
    ),
    "a tag within another": (
        '<p data-say="text"><b>One <i>two</i></b></p>',
        "<b><i>Zwei</i> eins</b>",
        "<p><b><i>Zwei</i> eins</b></p>",
    ),
    "a tag is missing, so it stays English": (
        '<p data-say="text">One <b>two</b></p>',
        "Eins zwei",
        "<p>One <b>two</b></p>",
    ),
    "a tag that does not close": (
        '<p data-say="text">One <b>two</b></p>',
        "Eins <b>zwei",
        "<p>One <b>two</b></p>",
    ),
    "a tag that comes twice": (
        '<p data-say="text"><b>One</b></p>',
        "<b>a</b><b>b</b>",
        "<p><b>One</b></p>",
    ),
    "tags that cross": (
        '<p data-say="text"><b>One</b> <i>two</i></p>',
        "<b>a <i>b</b> c</i>",
        "<p><b>One</b> <i>two</i></p>",
    ),
    "an attribute": (
        '<p title="Old" data-say-title="text">Old</p>',
        'Neu "<b>"',
        '<p title="Neu &quot;&lt;b&gt;&quot;">Old</p>',
    ),
}


@each_row(MESSAGES)
def test_a_message_in_a_page(source, message, wanted):
    assert said(source, message) == wanted


def test_a_name_is_one_text():
    with pytest.raises(ValueError, match="two texts"):
        texts.english([("page", read('<p data-say="a">One</p><p data-say="a">Two</p>'))])


def test_no_name_is_left_in_a_page(served):
    """So the English page is not larger for its names."""
    pages = [address for address in served if address.endswith(".html")]
    assert len(pages) > 300
    assert not [address for address in pages if b"data-say" in served[address]]
