"""A person at a phone who plays any game by tapping what is raised and pressing what fits."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Error, Page, ViewportSize

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def sit_down(page: Page, base: str, game: str, name: str = "An", seats: int = 0, pace: str = "fast") -> int:
    """From the first page to a table of that game; its seats."""
    page.goto(base)
    page.locator(f'[data-game="{game}"]').click()
    page.locator(".setup input").first.fill(name)
    page.locator('[data-setting="pace"]').select_option(pace)
    for _ in range(12):
        shown = int(page.locator(".stepper output").inner_text())
        if not seats or shown == seats:
            break
        page.locator(".stepper button").nth(1 if shown < seats else 0).click()
    page.locator(".setup .big").click()
    page.locator(".room .me").wait_for()
    return shown


def friend(browser: Browser, address: str, name: str) -> Page:
    """Somebody else's phone, who comes by the link of a table and sits down. Close its `context`."""
    page = browser.new_context(viewport=PHONE).new_page()
    page.goto(address)
    page.locator(".notice input").fill(name)
    page.locator(".notice .primary").click()
    return page


def no_overflow(page: Page) -> None:
    """Nothing sticks out of the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    box = page.locator(".room").bounding_box()
    assert box is not None
    assert box["height"] <= (page.viewport_size or PHONE)["height"] + 1


def step(page: Page) -> str:
    """Do one thing if it is this seat's turn: "act", "tap", "wait", "deal over" or "match over"."""
    if page.locator(".winner").count():
        return "match over"
    if page.locator("dialog .scores").count() or page.locator('.actions [data-verb="next"]').count():
        return "deal over"
    listed = page.locator("dialog .options .chip:enabled")
    if listed.count():
        listed.first.click(timeout=1500)
        return "act"
    passing = page.locator('.me button[data-verb="pass"]:enabled')
    raised = page.locator(".me button.card.open:not(.selected), .opponent button.open:not(.selected)")
    doing = page.locator(
        '.actions button[data-fits]:not([data-fits="0"], [data-verb="pass"]):enabled, .actions .chip:enabled, '
        '.actions button[data-list]:enabled, .reactions button[data-verb="touch"]:enabled'
    )
    if not page.locator(".me.turn").count():
        doing = raised = passing  # a claim window asks everybody
    astray = page.locator(".me.turn.astray button.selected")  # what was chosen fits nothing any more
    for what, button in (("tap", astray), ("act", doing), ("tap", raised), ("act", passing)):
        if button.count():
            # Cards lie over each other: the corner with the index is the part that is in sight.
            button.first.click(timeout=1500, position={"x": 9, "y": 12})
            return what
    chosen = page.locator("button.selected")
    if page.locator(".me.turn").count() and chosen.count():
        chosen.first.click(timeout=1500)  # there was only a guess to choose for
        return "tap"
    return "wait"


def play(page: Page, until: tuple[str, ...] = ("deal over", "match over"), seconds: float = 60) -> int:
    """Play on until the deal or the match is over; how many actions it took."""
    acts = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            done = step(page)
        except Error:
            continue  # the table moved on while we reached for it
        if done in until:
            return acts
        acts += done == "act"
        if done == "deal over":
            try:
                page.locator('[data-verb="next"]:enabled').first.click(timeout=1500)
            except Error:
                page.wait_for_timeout(100)  # ready already, or the next deal is there
        if done == "wait":
            page.wait_for_timeout(40)
    raise AssertionError("the deal did not end in time: " + page.locator(".me").inner_text())
