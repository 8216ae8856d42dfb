"""Screenshots of every game at phone and desktop size, light and dark: `python -m tools.shots [FOLDER] [ADDRESS]`.

Without an address it starts a server of its own.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

import wongpai as wp
from tests.conftest import chromium
from tests.web import player
from tests.web.serve import ROOT, serving

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def open_page(
    browser: Browser, size: ViewportSize, scheme: Literal["dark", "light"] = "light", locale: str = "en-GB"
) -> Page:
    context = browser.new_context(
        viewport=size, has_touch=size is player.PHONE, color_scheme=scheme, locale=locale,
        device_scale_factor=2 if size is player.PHONE else 1,
    )  # fmt: skip
    return context.new_page()


def play_some(page: Page, acts: int, seconds: float = 20) -> None:
    """A few actions, then wait for one's turn and raise a card."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if acts <= 0 and page.locator(".me.turn").count():
                return
            done = player.step(page) if acts > 0 else "wait"
        except Error:
            continue
        if done.endswith("over"):
            return
        acts -= done == "act"
        page.wait_for_timeout(60)


def shots(browser: Browser, base: str, folder: Path) -> None:
    def save(page: Page, name: str) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}.png")
        print(folder / f"{name}.png")

    page = open_page(browser, player.PHONE)
    page.goto(base)
    page.locator("[data-game]").first.wait_for()
    save(page, "start-phone")
    page.context.close()
    for game in wp.ids():
        for size, label in ((player.PHONE, "phone"), (player.DESKTOP, "desktop")):
            for scheme in SCHEMES:
                page = open_page(browser, size, scheme)
                player.sit_down(page, base, game)
                play_some(page, 4)
                save(page, f"{game}-{label}-{scheme}")
                if scheme == "light":
                    player.play(page)
                    page.locator("dialog .scores").wait_for()
                    save(page, f"{game}-{label}-scores")
                page.context.close()
        page = open_page(browser, player.PHONE, locale="th-TH")
        player.sit_down(page, base, game)
        play_some(page, 2)
        save(page, f"{game}-phone-thai")
        page.locator(".bar button").last.click()
        page.locator(".sheet .menu button").first.click()
        save(page, f"{game}-phone-rules-thai")
        page.context.close()
        entry = wp.load(game)
        for seats in entry.seat_range(entry.rules):
            page = open_page(browser, player.PHONE)
            player.sit_down(page, base, game, seats=seats)
            play_some(page, 1)
            save(page, f"{game}-phone-{seats}-seats")
            page.context.close()


def main(folder: str = "build/shots", address: str = "") -> None:
    out = ROOT / folder
    out.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        base = address or stack.enter_context(
            serving(Path(stack.enter_context(tempfile.TemporaryDirectory())), hurry=3)
        )
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=player.FLAGS)
        shots(browser, base, out)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
