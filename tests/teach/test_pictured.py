"""A picture that a page sends, and what is no picture."""

import pytest

from tests.support.pictures import THEMES, board, rows_of
from ttgo.session.session import Session


def asked(**event):
    return Session().handle({"do": "photo", **event})


def test_a_picture_is_read_and_its_doubtful_points_named():
    """A point whose lines are covered, by a smear as grey as the ground, is taken for empty, but
    not for sure.
    """
    rows = (".........",) * 4 + ("...XO....",) + (".........",) * 4
    image = board(rows, THEMES["wood"], 32)
    x = 10 + 24 + 32 * 6  # G5
    y = 10 + 24 + 32 * 4
    image.paste(THEMES["wood"].ground, (x - 14, y - 14, x + 15, y + 15))
    answer = asked(pixels=rows_of(image), width=image.width, height=image.height)
    assert answer["photo"]["rows"] == list(rows)
    assert answer["photo"]["doubtful"] == ["G5"]
    assert answer["photo"]["part"] is False
    there = [(34, 34), (290, 34), (290, 290), (34, 290)]  # 10 pixels, and three quarters of 32
    for found, (x, y) in zip(answer["photo"]["corners"], there):
        assert found == [pytest.approx(x, abs=1), pytest.approx(y, abs=1)]


def test_what_is_no_picture_of_a_board_gets_a_sentence():
    answer = asked(width=40, height=40, pixels=["A" * 240] * 40)
    assert "No board was found" in answer["view"]["say"]
    assert answer["view"]["error"]
