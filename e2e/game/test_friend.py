"""A game of two people in two browsers, each turn by a link, on phones."""

from playwright.sync_api import expect

from e2e.support.contexts import PHONE
from e2e.support.driver import button, chip, dialog, point, ready, say, turns

# The link is sent by a phone's own programs; this one is caught on its way.
SEND = """() => { navigator.share = async ({ url }) => { window.sent = url; }; }"""


def sent(page):
    """Send the move, and have what was sent."""
    main = page.locator("#friend button").first
    expect(main).to_have_text("Send your move")
    main.tap()
    expect(page.locator("#to-play")).not_to_have_text("Your move has not been sent yet")
    expect(main).not_to_have_text("Send your move")
    return str(page.evaluate("window.sent"))


def opened(context, address):
    """The page that a tap on a link in a message opens; the one before stays as it is."""
    page = context.new_page()
    page.goto(address)
    ready(page)
    return page


def test_the_code(new_context, watch):
    """What draws it is fetched when it is asked for; who shows it has sent the move."""
    page = opened(new_context(), "./#v=1&s=5&g=abc123&t=cc&a=1")
    expect(page.locator("#to-play")).to_have_text("Your turn")
    point(page, "B2").click()
    expect(page.locator("#to-play")).to_have_text("Your move has not been sent yet")
    assert not any("lean-qr" in url for url in watch.requests)
    button(page, "QR code").click()
    code = page.get_by_role("dialog", name="QR code").locator("canvas")
    expect(code).to_be_visible()
    assert any("lean-qr" in url for url in watch.requests)
    assert int(code.get_attribute("width") or 0) >= 29  # modules, with the quiet zone
    button(page, "Close").click()
    expect(page.locator("#to-play")).to_have_text("Waiting for your friend’s move")
    expect(say(page)).to_have_text("Your friend scans the code with a phone.")
    button(page, "Send it again").click()


def test_a_game_is_played(new_context):
    """One game on each side, its end included; what was opened before shows it, too."""
    black, white = [new_context(**PHONE) for _ in range(2)]
    for context in (black, white):
        context.add_init_script(f"({SEND})()")
    page = first = opened(black, "./")
    page.locator("#new").tap()
    for name in ("5", "A friend, by link"):
        chip(dialog(page), name).tap()
    button(dialog(page), "Begin").tap()
    expect(page.locator("#to-play")).to_have_text("Your turn")
    address = ""
    for number, turn in enumerate("pass C3 pass pass".split()):
        context = (black, white)[number % 2]
        if number:
            page = opened(context, address)
            expect(turns(page)).to_have_count(number + 1)
            expect(page.locator("#to-play")).to_have_text("Your turn")
        if turn == "pass":
            button(page, "Pass").tap()
        else:
            point(page, turn).tap()
        address = sent(page)
        assert address.endswith(f"&a={number + 1}")
    expect(page.locator("#over-title")).to_contain_text(" won by ")
    page = opened(black, address)
    expect(page.locator("#over-title")).to_contain_text(" won by ")
    expect(turns(first)).to_have_count(5)
    for context in (black, white):
        kept = "Object.keys(localStorage).filter((key) => key.includes(':game:')).length"
        assert context.pages[-1].evaluate(kept) == 1
    stale = opened(white, address.replace("a=4", "a=3").replace("--&", "-&"))
    expect(say(stale)).to_contain_text("This link has already been answered")
