"""The browser client, played by tapping on a phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import wongpai as wp
from tests.web import player
from tests.web.player import DESKTOP, PHONE, no_overflow


def turn_with_cards_to_lay(page: Page) -> None:
    """Pass until one's hand has something to say."""
    raised = page.locator(".me.turn button.card.open")
    passing = page.locator('.me.turn .actions [data-verb="pass"]:enabled')
    for _ in range(20):
        expect(raised.or_(passing).first).to_be_visible(timeout=20_000)
        if raised.count():
            return
        passing.click()
        expect(passing).to_have_count(0)
    raise AssertionError("never anything to lay")


@pytest.mark.parametrize("game", sorted({*wp.ids(), "toy"}))
def test_a_whole_deal_by_tapping(page: Page, quick: str, game: str) -> None:
    """Of every game there is: to the scores, and from there to the rule behind a line."""
    seats = player.sit_down(page, quick, game)
    no_overflow(page)
    player.play(page)
    no_overflow(page)
    expect(page.locator("dialog .scores tbody tr")).to_have_count(seats)
    marks = page.locator("dialog .scores .mark")
    if marks.count():  # a deal may end without points
        marks.first.click()
        expect(page.locator(".clauses .here")).to_be_visible()


@pytest.mark.parametrize("game", ["slave", "sabai"])
def test_a_whole_match(page: Page, quick: str, game: str) -> None:
    """To the final standing and the record."""
    page.goto(quick)
    page.locator(f'[data-game="{game}"]').click()
    page.locator(".setup details summary").click()
    rule = page.locator(".rule input[type=number]").filter(visible=True)
    for box in rule.all():  # the shortest match the house rules allow
        label = box.locator("xpath=..").inner_text()
        for words, least in (("Hands in a match|Rounds", "2"), ("Most turns", "20")):
            if re.search(words, label):
                box.fill(least)
                box.dispatch_event("change")
    page.locator('[data-setting="pace"]').select_option("fast")
    page.locator(".setup .big").click()
    page.locator(".room .me").wait_for()
    player.play(page, until=("match over",), seconds=120)
    expect(page.locator(".winner")).to_be_visible()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("wongpai record 1")
    from wongpai.core.record import loads

    assert loads(text).replay().over


def test_the_standing_can_be_seen_during_play(page: Page, quick: str) -> None:
    """Once a deal has ended, from the menu: what it brought and where the match stands, who leads on top."""
    player.sit_down(page, quick, "sabai")
    page.locator(".bar button").click()
    expect(page.locator(".menu")).to_be_visible()
    expect(page.locator('.menu [data-sheet="scores"]')).to_have_count(0)
    page.keyboard.press("Escape")
    player.play(page)
    page.locator('dialog [data-verb="next"]').click()
    expect(page.locator(".bar small")).to_have_text("Deal 2 of 4")
    for columns in (["", "Deal 1", "Match"], ["", "Match"]):  # what a deal brought is not known after coming back
        page.locator(".bar button").click()
        page.locator('.menu [data-sheet="scores"]').click()
        expect(page.locator("dialog .scores th")).to_have_text(columns)
        places = page.locator("dialog .scores .total .place").all_inner_texts()
        assert len(places) == 4
        assert places[0] == "1st"
        assert places == sorted(places)
        page.reload()


def test_a_refusal_cites_the_rule(page: Page, base: str) -> None:
    player.sit_down(page, base, "slave", pace="normal")
    cards = page.locator(".me button.card")
    for _ in range(10):
        turn_with_cards_to_lay(page)
        faces = cards.evaluate_all("els => els.map(e => e.dataset.face)")
        cards.nth(0).click()
        dull = page.locator(".me button.card:not(.open)").evaluate_all("els => els.map(e => e.dataset.face)")
        unlike = [i for i, face in enumerate(faces) if face in dull and face[:-1] != faces[0][:-1]]
        if unlike:  # one that means nothing by itself is added to what is chosen
            break
        page.keyboard.press("Escape")
        player.play(page, until=("act",))
        expect(cards).not_to_have_count(len(faces))  # what was laid has been taken from the hand
    cards.nth(unlike[0]).click()
    page.locator('.actions [data-verb="lay"]').click()
    expect(page.locator(".toast")).to_contain_text("cannot be laid together")
    page.locator(".toast .mark").click()
    expect(page.locator(".clauses .here dt")).to_have_text("3.3a")


def lies(page: Page) -> list[float]:
    """Where the hand begins, and the mat and the actions lie."""
    boxes = [page.locator(css).bounding_box() for css in (".me > .own", ".mat", ".actions")]
    return [part for box in boxes if box for part in (box["y"], box["height"])]


@pytest.mark.parametrize("game", ["slave", "dummy", "somsip", "chalui"])
def test_choosing_moves_nothing(page: Page, base: str, game: str) -> None:
    """Cards right and wrong can be tapped in turn and out of turn: the table and the buttons stay where they are."""
    player.sit_down(page, base, game, pace="calm")
    page.evaluate(f"localStorage.setItem('wongpai:verbs:{game}', 'return swap discard meld knock layoff lay play')")
    page.reload()
    expect(page.locator(".me.turn button.card").first).to_be_visible(timeout=30_000)
    page.wait_for_timeout(300)
    before, buttons = lies(page), page.locator(".actions button")
    verbs = buttons.evaluate_all("els => [...new Set(els.map(e => e.dataset.verb))]")
    for card in page.locator(".me .fan button.card").all()[:6]:
        card.click(position={"x": 9, "y": 12})
        page.wait_for_timeout(30)
        assert lies(page) == before
        assert buttons.evaluate_all("els => [...new Set(els.map(e => e.dataset.verb))]") == verbs
        assert page.locator(".actions .primary").count() <= 1


def test_a_wrong_card_looks_wrong(page: Page, base: str) -> None:
    """Where it would cost something: the button does not stand out, and the right cards still do."""
    player.sit_down(page, base, "chalui", pace="calm")
    right = page.locator(".me.turn .fan button.card.open:not(.selected)")
    wrong = page.locator(".me.turn .fan button.card:not(.open)")
    drawing = page.locator('.me.turn .actions [data-verb]:enabled:not([data-fits="0"])')
    for _ in range(12):
        expect(wrong.or_(drawing).first).to_be_visible(timeout=30_000)
        if right.count() and wrong.count():
            break
        player.step(page)
        page.wait_for_timeout(200)
    there = right.count()
    wrong.first.click(position={"x": 9, "y": 12})
    expect(page.locator('.actions [data-verb="play"].risk')).to_be_visible()
    expect(page.locator(".actions .primary")).to_have_count(0)
    expect(page.locator(".me.astray .choosing")).to_have_count(1)
    assert right.count() == there
    right.first.click(position={"x": 9, "y": 12})
    expect(page.locator('.actions [data-verb="play"].primary, .actions .chip').first).to_be_visible()
    expect(page.locator(".me.astray")).to_have_count(0)


def test_a_call_is_asked_twice(page: Page, base: str) -> None:
    """One tap only asks; a race is run with one."""
    player.sit_down(page, base, "sabai", pace="calm")
    call = page.locator('.reactions [data-verb="call"]')
    call.click()
    expect(call).to_contain_text("Tap again")
    expect(call).not_to_contain_text("Tap again", timeout=10_000)
    expect(page.locator('.badge[data-badge="caller"]')).to_have_count(0)
    call.click()
    expect(call).to_contain_text("Tap again")
    call.click()
    expect(page.locator('.me .badge[data-badge="caller"]')).to_be_visible()


def test_who_has_answered_waits(page: Page, base: str) -> None:
    """In a claim window: nothing to press, and nobody is told that it is theirs to act."""
    player.sit_down(page, base, "somsip", pace="calm")
    passing = page.locator('.me [data-verb="pass"]:enabled')
    for _ in range(20):
        if page.locator(".me .prompt", has_text="was discarded").count() and passing.count():
            break
        player.step(page)
        page.wait_for_timeout(150)
    passing.click()
    expect(page.locator(".me .prompt")).not_to_contain_text("was discarded")
    expect(page.locator(".me .prompt .go", has_text="Waiting")).to_have_count(0)


def test_reload_goes_on(page: Page, base: str) -> None:
    player.sit_down(page, base, "slave", pace="calm")
    hand = page.locator(".me .card").evaluate_all("els => els.map(e => e.dataset.face)")
    assert len(hand) == 13
    page.reload()
    page.locator(".room .me .card").first.wait_for()
    again = page.locator(".me .card").evaluate_all("els => els.map(e => e.dataset.face)")
    assert set(again) <= set(hand)
    assert len(again) >= 12
    page.locator(".last").click()
    expect(page.locator(".log li").first).to_be_visible()


def test_thai(page: Page, base: str) -> None:
    page.goto(base)
    page.get_by_role("button", name="ไทย").click()
    expect(page.locator('[data-game="slave"] strong')).to_have_text("สลาฟ")
    page.evaluate("document.fonts.load('16px \"Noto Sans Thai Looped\"', 'สลาฟ')")
    assert page.evaluate("document.fonts.check('16px \"Noto Sans Thai Looped\"', 'สลาฟ')")
    page.locator('[data-game="slave"]').click()
    page.locator(".setup .big").click()
    page.locator(".room .me").wait_for()
    expect(page.locator(".bar h1")).to_contain_text("สลาฟ")
    page.reload()
    expect(page.locator(".bar h1")).to_contain_text("สลาฟ")


@pytest.mark.parametrize(("game", "seats"), [("slave", 2), ("slave", 8), ("sabai", 12)])
def test_crowded_tables_fit(page: Page, base: str, game: str, seats: int) -> None:
    """A hand of 26 cards, twelve rows: everything within reach on a phone, each card with room for a thumb."""
    player.sit_down(page, base, game, seats=seats)
    no_overflow(page)
    width = PHONE["width"]
    for card in page.locator(".me .card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= width + 1
    page.set_viewport_size(DESKTOP)
    no_overflow(page)


def test_two_people_see_no_foreign_cards(browser: Browser, base: str) -> None:
    """Neither the page nor a frame on the wire shows a card of somebody else's hand."""
    one = browser.new_context(viewport=PHONE)
    first = one.new_page()
    first.goto(base)
    first.locator('[data-game="slave"]').click()
    first.locator(".stepper button").first.click()
    first.locator(".stepper button").first.click()
    first.locator(".sitters select").select_option("open")
    first.locator(".setup .big").click()
    expect(first.locator(".waiting")).to_be_visible()
    two = browser.new_context(viewport=PHONE)
    second = two.new_page()
    frames: list[str] = []
    second.on("websocket", lambda ws: ws.on("framereceived", lambda data: frames.append(str(data))))
    second.goto(first.url)
    second.locator(".notice input").fill("Bea")
    second.locator(".notice .primary").click()
    for page in (first, second):
        page.locator(".room .me .card").first.wait_for()
    hands = [set(p.locator(".me .card").evaluate_all("els => els.map(e => e.dataset.face)")) for p in (first, second)]
    assert not hands[0] & hands[1]
    assert len(hands[0]) == len(hands[1]) == 26
    shown = second.locator("[data-face]").evaluate_all("els => els.map(e => e.dataset.face)")
    assert not hands[0] & set(shown)
    faces = {face for frame in frames for face in re.findall(r'"(?:10|[2-9JQKA])[cdhs]"', frame)}
    assert {json.loads(face) for face in faces} <= hands[1]
    expect(first.locator(".opponents")).to_contain_text("Bea")
    one.close()
    two.close()


def test_seats_follow_the_house_rules(page: Page, base: str) -> None:
    page.goto(base)
    page.locator('[data-game="chalui"]').click()
    more = page.locator(".stepper button").last
    expect(more).to_be_disabled()
    page.locator(".setup summary").click()
    sets = page.locator('[data-option="sets"] input')
    for n, allowed in (("2", 8), ("1", 4)):
        sets.fill(n)
        sets.dispatch_event("change")
        if n == "2":
            expect(more).to_be_enabled()
            for _ in range(4):
                more.click()
        expect(page.locator(".stepper output")).to_have_text(str(allowed))
        expect(more).to_be_disabled()


def test_bots_have_names_in_the_language(page: Page, base: str) -> None:
    page.goto(base)
    page.get_by_role("button", name="ไทย").click()
    page.locator('[data-game="slave"]').click()
    page.locator(".setup .big").click()
    expect(page.locator(".opponent .name").first).to_have_text(re.compile("บุญ|ชัย|ดาว"))


def test_the_way_back_to_a_table(page: Page, base: str) -> None:
    """From the first page, while the match is played; a table that is no more is forgotten."""
    player.sit_down(page, base, "somsip", pace="calm")
    page.evaluate("localStorage.setItem('wongpai:token:nowhere', 'x')")
    table = page.url
    page.locator(".bar a").click()
    expect(page.locator(".resume")).to_have_count(1)
    expect(page.locator(".resume")).to_contain_text("Back to your table: Som Sip Deal 1")
    for _ in range(100):
        if not page.evaluate("localStorage.getItem('wongpai:token:nowhere')"):
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError("still remembered")
    page.locator(".resume").click()
    expect(page.locator(".room .me .card").first).to_be_visible()
    assert page.url == table
    page.locator(".bar button").click()
    page.locator(".menu button").last.click()
    page.locator(".menu .primary").click()
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator(".resume")).to_have_count(0)


def test_a_full_table_offers_no_seat(browser: Browser, page: Page, base: str) -> None:
    player.sit_down(page, base, "somsip", pace="calm")
    context = browser.new_context(viewport=PHONE)
    other = context.new_page()
    other.goto(page.url)
    expect(other.locator(".notice")).to_contain_text("No seat is free at this table.")
    expect(other.locator(".notice input")).to_have_count(0)
    expect(other.locator(".notice button.primary")).to_have_text("Watch")
    context.close()


def test_a_friend_who_goes_is_announced(browser: Browser, page: Page, base: str) -> None:
    page.goto(base)
    page.locator('[data-game="somsip"]').click()
    page.locator(".sitters select").first.select_option("open")
    page.locator('[data-setting="pace"]').select_option("calm")
    page.locator(".setup .big").click()
    expect(page.locator(".waiting")).to_be_visible()
    friend = player.friend(browser, page.url, "Som")
    friend.locator(".room .me .card").first.wait_for()
    friend.locator(".bar button").click()
    friend.locator(".menu button").last.click()
    friend.locator(".menu .primary").click()
    expect(page.locator(".toast")).to_contain_text("Som has left; a bot plays on.")
    page.locator(".last").click()
    expect(page.locator("dialog .log")).to_contain_text("Som has left; a bot plays on.")
    friend.context.close()


def test_unknown_table(page: Page, base: str) -> None:
    page.goto(f"{base}/#/t/nowhere")
    expect(page.locator(".trouble")).to_be_visible()
    page.get_by_role("link").click()
    expect(page.locator("[data-game]").first).to_be_visible()


def test_a_line_that_breaks(page: Page, base: str) -> None:
    """The socket is cut twice: the table comes back by itself, with the same hand, and can be played."""
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile("/live$"), through)
    player.sit_down(page, base, "slave", pace="calm")
    for cut in (1, 2):
        sockets[-1].close(code=1012)
        expect(page.locator(".bar .away")).to_be_visible()
        expect(page.locator(".bar .away")).to_have_count(0)
        assert len(sockets) == cut + 1
    expect(page.locator(".me.turn")).to_be_visible(timeout=20_000)
    assert player.play(page, until=("act", "deal over")) >= 0
    expect(page.locator(".toast")).to_have_count(0)


def test_keyboard_alone(page: Page, base: str) -> None:
    """Arrows reach the hand, Enter chooses, Escape lets go, a digit acts."""
    sent: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda data: sent.append(str(data))))
    player.sit_down(page, base, "slave", pace="calm")
    turn_with_cards_to_lay(page)
    page.evaluate("document.activeElement.blur()")
    for _ in range(14):
        page.keyboard.press("ArrowRight")
        if page.locator("button.card.open:focus").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(".me button.selected")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".me button.selected")).to_have_count(0)
    acts = len([frame for frame in sent if '"t":"act"' in frame])
    page.keyboard.press("Enter")
    expect(page.locator('.actions [aria-keyshortcuts="1"]')).to_be_enabled()
    page.keyboard.press("1")
    expect(page.locator(".me button.selected")).to_have_count(0)
    assert len([frame for frame in sent if '"t":"act"' in frame]) == acts + 1


def test_watching(page: Page, browser: Browser, base: str) -> None:
    """Who only watches sees no hand and has nothing to press."""
    player.sit_down(page, base, "slave", pace="calm")
    context = browser.new_context(viewport=PHONE)
    other = context.new_page()
    other.goto(page.url)
    other.locator(".notice button", has_text="Watch").click()
    expect(other.locator(".opponent")).to_have_count(4)
    assert other.locator(".actions button, .reactions button, .me .card").count() == 0
    context.close()


def test_dark_and_without_motion(browser: Browser, base: str) -> None:
    context = browser.new_context(viewport=DESKTOP, color_scheme="dark", reduced_motion="reduce")
    page = context.new_page()
    player.sit_down(page, base, "sabai")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(43, 42, 38)"
    no_overflow(page)
    for _ in range(20):
        assert page.locator(".ghost").count() == 0
        player.step(page)
        page.wait_for_timeout(50)
    expect(page.locator(".column .log li").first).to_be_visible()
    context.close()
