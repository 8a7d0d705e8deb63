"""The page "From ten rules to a player": a running game, many games, and the tree, played by the
player in its worker.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import check
from e2e.support.demos import focus_point, way
from e2e.support.driver import THINKS
from e2e.support.waiting import settle, until
from ttgo import Game, Match
from ttgo.player import Opponent


def said(section):
    return section.locator(".say")


def lesson(page, name):
    """A lesson with its question, and nothing answered."""
    section = page.locator(f"section#{name}")
    section.scroll_into_view_if_needed()
    expect(section.locator("tt-grid")).to_be_attached(timeout=THINKS)
    for again in ("Stop", "Other games"):
        if way(section, again).count():
            way(section, again).click()
    expect(said(section)).to_have_text(
        re.compile(r"^(What do you think\?|Choose one point on the board\.)$")
    )
    return section


def listed(section):
    return section.locator(".tried li").all_inner_texts()


@pytest.mark.in_each_browser
def test_a_running_game(player):
    """It waits, as motion is reduced. Its moves are those of this Python, with as many games as the
    slider says; Black's share is told and drawn for each.
    """
    section = player.locator("section#one")
    way(section, "Continue").click(timeout=THINKS)
    section.get_by_role("slider").press("Home")
    section.get_by_role("slider").press("ArrowRight")
    expect(section.get_by_text("12 random games before each move")).to_be_visible()
    until(player, "() => document.querySelectorAll('#one .shares i').length > 2")
    expect(section.locator(".look")).to_have_text(re.compile(r"^Black won \d+% of \d+ games\.$"))
    way(section, "Another game").click()
    expect(section.locator(".shares i")).to_have_count(0)
    way(section, "Continue").click()
    until(player, "() => document.querySelectorAll('#one .shares i').length > 1")
    way(section, "Stop").click()
    expect(said(section)).to_contain_text(re.compile("to play"))
    match, opponent = Match(Game(7, komi=8.5)), Opponent(12, seed=2)
    opponent.begin(match)
    while not opponent.think(32):
        pass
    first = section.locator(f'[data-at="{opponent.word()}"]')
    expect(first).to_have_attribute("aria-label", re.compile("black stone"))


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
