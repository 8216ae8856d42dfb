from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import chromium
from tests.web.player import FLAGS, PHONE
from tests.web.serve import serving


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a real server with the tests' own games beside the others."""
    with serving(tmp_path_factory.mktemp("server"), hurry=4) as address:
        yield address


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Another one, whose bots do not let anybody wait."""
    with serving(tmp_path_factory.mktemp("quick"), hurry=25) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A phone. Fails the test if the page complained, or asked any other host for anything."""
    base = request.getfixturevalue("quick" if "quick" in request.fixturenames else "base")
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" and "404" not in m.text else None)
    page.on("request", lambda r: None if r.url.startswith((base, "data:")) else complaints.append(r.url))
    yield page
    context.close()
    assert complaints == []
