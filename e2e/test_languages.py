"""The site in the reader's language: found by the browser's, chosen, kept, and asked for by an
address.
"""

import re

from playwright.sync_api import expect

from e2e.support.driver import choose, ready, say

GAME = "v=1&s=9&t=eedf"


def chosen(page, name):
    page.locator(".menu summary").click()
    page.locator(".menu a", has_text=name).click()


def test_a_reader_of_german(new_context, home):
    """Is sent on from the English page with the game of a link; Python speaks German, and so do
    Learn and its boards. English, once chosen, stays; and an address may ask for German.
    """
    page = new_context(fresh=True, locale="de-CH").new_page()
    page.goto(f"./?python=micropython#{GAME}")
    expect(page).to_have_url(re.compile(rf"^{home}de/index\.html\?python=micropython(#.*)?$"))
    expect(page).to_have_title("ttgo: Go in zehn Regeln")
    ready(page)
    expect(page.locator("#turns li")).to_have_count(2)
    choose(page, "C3")
    expect(say(page)).to_contain_text("Schwarz hat C3 gespielt.")

    page.get_by_role("link", name="Lernen", exact=True).first.click()
    expect(page).to_have_url(f"{home}de/static/rules.html")
    page.goto("de/static/rules.html#ko")
    expect(page.locator("#ko .ask")).to_have_text("Darf Weiß jetzt auf 2 setzen?")
    expect(page.locator("#ko tt-board").get_by_role("button", name="Nein")).to_be_visible()

    chosen(page, "English")
    expect(page).to_have_url(f"{home}static/rules.html#ko")
    expect(page.locator("#ko .ask")).to_have_text("Is White allowed to play at 2 now?")
    page.goto("./")
    expect(page).to_have_title("ttgo: the game of Go in ten rules")
    page.goto("static/why/triple-ko.html?lang=de")
    expect(page).to_have_url(f"{home}de/static/why/triple-ko.html?lang=de")
    expect(page.get_by_role("heading", name="Dreifach-Ko")).to_be_visible()
