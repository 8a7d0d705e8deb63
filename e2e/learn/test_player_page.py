"""The page "From ten rules to a player": a random game, many games, and the tree, played by the
player in its worker.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import check
from e2e.support.demos import focus_point, way
from e2e.support.driver import THINKS
from e2e.support.waiting import settle
from ttgo import Game
from ttgo.player.worker import random_game


def said(section):
    return section.locator(".say")


def lesson(page, name):
    """A lesson with its question, and nothing answered."""
    section = page.locator(f"section#{name}")
    section.scroll_into_view_if_needed()
    expect(section.locator("tt-grid")).to_be_attached(timeout=THINKS)
    for again in ("Stop", "Another game", "Other games"):
        if way(section, again).count():
            way(section, again).click()
    expect(said(section)).to_have_text(
        re.compile(r"^(What do you think\?|Choose one point on the board\.)$")
    )
    return section


def listed(section):
    return section.locator(".tried li").all_inner_texts()


@pytest.mark.in_each_browser
def test_a_random_game(player):
    """A guess, the game turn by turn and back, and the result by the rules; its turns are those of
    this Python.
    """
    section = lesson(player, "one")
    way(section, "Black").click()
    expect(said(section)).to_contain_text("White to play", timeout=THINKS)
    heard = [said(section).inner_text()]
    assert any(random_game(Game(5), seed)[0] in heard[0] for seed in (1, 2, 3))
    way(section, "Back").click()
    expect(way(section, "Back")).to_have_attribute("aria-disabled", "true")
    section.get_by_role("button", name=re.compile(r"^Next \(0 of \d+\)$")).click()
    expect(said(section)).to_have_text(heard[0])
    way(section, "To the end").click()
    expect(said(section)).to_contain_text(re.compile(r"wins by|tie"))
    won = "Black wins" in said(section).inner_text()
    expect(said(section)).to_contain_text("As you guessed." if won else "You guessed otherwise.")
    way(section, "Another game").click()
    expect(said(section)).to_have_text("What do you think?")
    expect(section.get_by_text("Who will win this one?")).to_have_count(1)  # said once


def test_the_tree(player):
    """Games gather at one move; where the keyboard is, the line that follows is told and drawn."""
    section = lesson(player, "tree")
    canvas = section.locator("tt-grid canvas")
    focus_point(section, "D1")
    player.keyboard.press("Enter")
    expect(way(section, "Other games")).to_be_visible(timeout=THINKS)
    text = said(section).inner_text()
    best = re.match(r"(\d+) of (\d+) games went to (\w\d)", text)
    assert best
    assert int(best[1]) > int(best[2]) / 4
    assert listed(section)[0].startswith(f"{best[3]}: {best[1]} games, ")
    way(section, "Back").focus()
    expect(section.locator(".look")).to_have_text("")
    settle(player)
    shown = canvas.screenshot()
    focus_point(section, best[3])
    expect(section.locator(".look")).to_contain_text(f"What if Black plays {best[3]}? Then White ")
    settle(player)
    assert canvas.screenshot() != shown
    check(player)
    first = int(best[1])
    while way(section, "Back").get_attribute("aria-disabled") != "true":
        way(section, "Back").click()
    fewer = re.match(r"\w+: (\d+) games", listed(section)[0])
    assert fewer
    assert int(fewer[1]) < first


def test_one_after_the_other(player):
    """What is begun elsewhere stops what was being played; it keeps what it had."""
    many = lesson(player, "many")
    tree = lesson(player, "tree")
    way(many, "Show me").click()
    way(tree, "Show me").click()
    expect(way(tree, "Other games")).to_be_visible(timeout=THINKS)
    expect(way(many, "Stop")).to_have_count(0)
    expect(many.get_by_role("button", name=re.compile("Show me|Other games"))).to_be_visible()
