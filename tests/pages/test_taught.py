"""The lessons of a folder as pages that need no scripts."""

import pytest

from tests.support.tables import each_row
from ttgo.pages.html import read
from ttgo.pages.taught import files

CAPTURE = """\
# Capture

## Take it {#take}

Some <b>words</b> and [more](list.md).

Black to play.

```go
. X a
X O .
```
- C1 ! Good.
- * : No.

## Which?

```go
. .
X O
```
ask: all liberties B1

## Where?

```go
. .
X O
```
ask: suicide

## Who?

```go
. .
X .
```
ask: winner
"""


def shown(folder, **texts):
    for name, text in texts.items():
        (folder / f"{name}.md").write_text(text, encoding="latin-1")
    return {name: data.decode() for name, data in files(folder).items()}


def test_a_page_has_texts_pictures_and_answers(tmp_path):
    found = shown(tmp_path, capture=CAPTURE, list="# All\n\n- [One](capture.md#take)\n")
    assert sorted(found) == ["capture.html", "capture.md", "list.html", "list.md"]
    assert found["capture.md"] == CAPTURE
    page = read(found["capture.html"])
    (lesson,) = page.find("tt-lesson")
    assert lesson.get("src") == "capture.md"
    assert [one.inside for one in page.find("h1") + page.find("h3")] == [
        ["Capture"],
        ["Take it"],
        ["Which?"],
        ["Where?"],
        ["Who?"],
    ]
    assert [one.get("href") for one in page.find("a")] == ["list.html"]
    assert "&lt;b&gt;words" in found["capture.html"]
    answers = [one.inside[1] for one in page.find("details")]
    assert answers == ["C1. Good.", "B2.", "None.", "Black."]
    assert [one.inside for one in page.find("p")][1:] == [["Black to play."]]
    pictures = [str(one.find("desc")[0].inside[0]) for one in page.find("figure")]
    assert [said.partition(".")[0] for said in pictures] == [
        "2 black stones: A1, B2",
        "1 black stone: A1",
        "1 black stone: A1",
        "1 black stone: A1",
    ]
    assert 'href="capture.html#take"' in found["list.html"]


BROKEN = {
    "a mistake": ({"a": "# A\n\n```go red\n. .\n```"}, "a.md: Line 3: After ```go write"),
    "no picture": ({"a": "# A\n\n```go\nfull-of-words .\n```"}, "a.md: A label has 1 to 8"),
    "no UTF-8": ({"a": "# \u00e9"}, r"a\.md is not text in UTF-8"),
    "no text": ({}, "put texts there whose names end in .md"),
}


@each_row(BROKEN)
def test_what_cannot_be_read_is_told(texts, said, tmp_path):
    with pytest.raises(ValueError, match=said):
        shown(tmp_path, **texts)
