"""Tables as full as they can get, on a phone and on a desktop: everything can be seen and reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, expect

from tests.web import player
from tests.web.player import DESKTOP, PHONE, no_overflow

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
# Is the index of this card to be seen, and does a tap on it hit this card?
HIT = """card => {
    const box = card.querySelector(".index b").getBoundingClientRect();
    return card.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def inside(part: FloatRect, whole: FloatRect, slack: float = 1) -> bool:
    return (
        part["x"] >= whole["x"] - slack
        and part["y"] >= whole["y"] - slack
        and part["x"] + part["width"] <= whole["x"] + whole["width"] + slack
        and part["y"] + part["height"] <= whole["y"] + whole["height"] + slack
    )


def apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def table(page: Page, base: str, game: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    player.sit_down(page, base, game)
    page.locator(".me button.card").first.wait_for()
    page.wait_for_timeout(300)  # cards have landed
    no_overflow(page)


@SIZES
def test_twenty_narrow_cards(page: Page, base: str, size: ViewportSize) -> None:
    """Each can be tapped at its index, and is as narrow as its deck."""
    table(page, base, "tall", size)
    cards = page.locator(".me .fan button.card")
    expect(cards).to_have_count(20)
    for card in cards.all():
        assert card.evaluate(HIT)
        assert inside(
            box(card), {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}, slack=12
        )  # the last ones lean out a little
    assert cards.last.evaluate("card => card.offsetHeight / card.offsetWidth") == pytest.approx(2.2, abs=0.05)
    assert page.locator(".me .fan svg path").count() >= 60


@SIZES
def test_doors_lie_between_the_seats(page: Page, base: str, size: ViewportSize) -> None:
    """Four piles at four corners of the mat, each with its owner's name; sets before their owners."""
    table(page, base, "tall", size)
    mat = box(page.locator(".mat"))
    doors = [box(door) for door in page.locator(".door").all()]
    assert len(doors) == 4
    assert all(inside(door, mat) for door in doors)
    assert all(apart(one, other) for i, one in enumerate(doors) for other in doors[:i])
    stock = box(page.locator(".middle .stock .card"))
    assert all(apart(stock, door) for door in doors)
    assert set(page.locator(".door .owner").all_inner_texts()) == {"An", "Boun", "Chai", "Dao"}
    own = box(page.locator(".door", has_text="An"))
    assert own["x"] < stock["x"]
    assert all(own["y"] >= door["y"] for door in doors)
    for seat in (1, 2, 3):
        sets = page.locator(f'.opponent[data-seat="{seat}"] .sets .meld')
        assert sets.count() == 6
        lines = {round(box(each)["y"]) for each in sets.all()}
        assert len(lines) <= 4, "sets lie side by side"
    assert page.locator(".me .melds .meld").count() == 4
    expect(page.locator(".facts .badge").first).to_be_in_viewport(ratio=0.9)


@SIZES
def test_a_list_of_many_options(page: Page, base: str, size: ViewportSize) -> None:
    """Behind one button, in a sheet; choosing one does it."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda message: sent.append(str(message))))
    table(page, base, "tall", size)
    page.locator(".actions [data-list]").click()
    chips = page.locator("dialog .options .chip")
    expect(chips).to_have_count(22)
    page.wait_for_timeout(300)  # the sheet has risen
    boxes = [box(chip) for chip in chips.all()]
    assert all(apart(one, other) for i, one in enumerate(boxes) for other in boxes[:i])
    assert min(b["height"] for b in boxes) >= 44
    chips.last.click()
    expect(page.locator("dialog .options")).to_have_count(0)
    assert any("say saying_21" in message for message in sent)


@SIZES
def test_a_row_of_a_whole_pack(page: Page, base: str, size: ViewportSize) -> None:
    """It scrolls sideways by itself to what came last, with its head in sight wherever it is scrolled to."""
    table(page, base, "wide", size)
    row = page.locator('.middle [data-zone="row"]')
    expect(row.locator(".card")).to_have_count(52)
    assert row.evaluate("row => row.scrollWidth > row.clientWidth + 200")
    head = row.locator('[data-marks~="head"]')
    expect(row.locator(".card").last).to_be_in_viewport(ratio=0.6)
    assert head.evaluate(HIT)
    for part in (0, 0.5):
        row.evaluate(f"row => row.scrollLeft = row.scrollWidth * {part}")
        page.wait_for_timeout(50)
        assert head.evaluate(HIT)
    for badge in page.locator(".facts .badge").all():
        expect(badge).to_be_in_viewport(ratio=0.9)
    for seat in (1, 2, 3):
        assert page.locator(f'.opponent[data-seat="{seat}"] .sets .meld').count() == 4
    assert page.locator(".middle .meld").count() == 3


def test_a_race_and_a_mistake(page: Page, browser: Browser, base: str) -> None:
    """Who was first is told when somebody has won a race, not when somebody did wrong."""
    page.goto(base)
    page.locator('[data-game="wide"]').click()
    for _ in range(2):
        page.locator(".stepper button").first.click()
    page.locator(".sitters select").select_option("open")
    page.locator(".setup .big").click()
    expect(page.locator(".waiting")).to_be_visible()
    other = player.friend(browser, page.url, "Bea")
    other.locator('.reactions [data-verb="snatch"]').click()
    expect(page.locator(".toast.foul")).to_contain_text("Bea snatches")
    expect(page.locator(".toast")).not_to_contain_text("First")
    expect(page.locator(".opponent.first")).to_have_count(0)
    other.locator('.reactions [data-verb="grab"]').click()
    expect(page.locator(".toast.race")).to_contain_text("First: Bea")
    expect(page.locator(".opponent.first")).to_have_count(1)
    expect(page.locator(".toast")).to_have_count(0, timeout=10_000)
    other.context.close()
