"""Races, deadlines, breaks, comings and goings, with a clock that the test moves."""

from __future__ import annotations

import hashlib

import pytest

from tests.table.tables import GAMES, Played, play_on, running, setup, table
from wongpai.core.record import loads
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.source import FairSource, read_source
from wongpai.core.view import Card
from wongpai.core.words import clean_name
from wongpai.errors import Refusal
from wongpai.games import load
from wongpai.sim.contract import garbled
from wongpai.table import Act, Live, Next, log
from wongpai.table.log import Entry
from wongpai.table.setup import PACES, START_AFTER, key_of

NORMAL = PACES["normal"]


def acts(played: Played) -> list[Act]:
    return [entry for line in played.written if isinstance(entry := log.loads(line), Act)]


# --- by themselves ---


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["heuristic", "random"])
@pytest.mark.parametrize("pace", list(PACES))
def test_a_match_ends_by_itself_when_its_people_only_watch(game: str, kind: str, pace: str) -> None:
    played = table(game, f"{kind} me {kind} open", pace)
    played.live.arrive(played.sit("Friend"))
    while played.step():
        assert len(played.written) < 5000
    assert played.match.over
    late = [entry for entry in acts(played) if entry.late]
    assert {entry.seat for entry in late} == {1, 3}
    assert not [entry for entry in acts(played) if entry.seat in (1, 3) and not entry.late]
    assert all(
        event.kind == "time_up" for c in played.room.history for event in c.events[:1] if event.kind == "time_up"
    )


def test_everything_stands_still_while_nobody_is_here() -> None:
    played = running("sabai", 2, 2)
    played.wait(5)
    played.live.depart(0)
    assert played.live.due() is not None
    played.live.depart(1)
    assert played.live.due() is None
    version = played.room.version
    played.wait(100_000)
    assert played.room.version == version
    assert played.update(-1).clock is None
    played.live.arrive(0)
    assert played.live.due() is not None


def test_bots_leave_people_time_to_be_first() -> None:
    """After a card was laid that others may throw on, no bot takes its turn for `grace`; nor acts at once on anything."""
    played = running("sabai", 1, 3)
    reactions = ("throw", "for", "call", "touch", "pass", "decline")
    pile: list[Card] = []
    last = laid = 0.0
    gaps, graces = [], []

    def watch(entry: Entry) -> None:
        nonlocal last, laid, pile
        if isinstance(entry, Act) and entry.seat and not entry.text.startswith(reactions):
            gaps.append(played.now - last)
            graces.append(played.now - laid)
        last = played.now
        now = played.match.deal.view(-1).zone("discard").cards
        if now != pile:
            pile, laid = now, played.now

    played.watch = watch
    play_on(played, [0])
    assert len(gaps) > 50
    assert min(gaps) >= NORMAL.gap - 1e-9
    assert min(graces) >= NORMAL.grace - 1e-9


def test_bots_make_haste_once_the_people_are_out() -> None:
    played = table("slave", "me random random random")
    played.step()
    gaps: dict[bool, list[float]] = {True: [], False: []}
    rng = Rng(1, 1)
    while not played.match.over:
        deal = played.match.deal
        if deal.to_act() & 1:
            action = played.room.game.heuristic(Seat(deal, 0), rng)
            assert action is not None
            assert played.act(0, deal.text(action)) == ""
            continue
        if deal.over:
            assert played.live.next(0).refusal is None
        out, began = deal.view(-1).players[0].out, played.now
        played.step()
        if isinstance(log.loads(played.written[-1]), Act):
            gaps[out].append(played.now - began)
    assert len(gaps[True]) > 20
    assert min(gaps[False]) >= NORMAL.gap - 1e-9
    assert sum(gaps[True]) / len(gaps[True]) < 0.6 * sum(gaps[False]) / len(gaps[False])


def test_a_bot_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    played = running("slave", 1, 2)
    monkeypatch.setattr("wongpai.bots.heuristic.HeuristicBot.act", lambda self, seat: 1 // 0)
    monkeypatch.setattr("wongpai.bots.heuristic.HeuristicBot.react", lambda self, seat: -1)
    play_on(played, [0])


# --- deadlines ---


def test_time_does_not_run_out_for_one_person_among_bots() -> None:
    """In a turn and between deals; it does once somebody else has come."""
    played = running("slave", 1, 2)
    while played.step():
        pass
    assert played.turn == 0
    assert played.update(0).clock is None
    played.wait(100_000)
    assert not any(entry.late for entry in acts(played))
    assert played.act(0, played.view(0).choices[0].text) == ""
    play_on(played, [0], stop=lambda: played.match.deal.over)
    assert played.live.due() is None
    assert played.update(0).clock is None
    played.live.arrive(played.sit("Friend"))
    clock = played.update(0).clock
    assert clock is not None
    assert (clock.seats, clock.ends) == ([], NORMAL.pause * 1000)
    assert played.live.next(0).refusal is None
    played.step()
    while played.turn != 0:
        played.step()
    clock = played.update(0).clock
    assert clock is not None
    assert clock.ends == NORMAL.turn * 1000


def test_a_friend_who_comes_ends_the_wait_for_one_person() -> None:
    played = running("slave", 1, 2)
    while played.step():
        pass
    played.now += 500
    played.live.arrive(played.sit("Friend"))
    assert played.live.due() == pytest.approx(played.now + NORMAL.turn)


def test_a_turn_ends_by_timeout_and_sooner_for_who_is_away() -> None:
    played = running("slave", 2, 0)

    def turn() -> tuple[int, float]:
        began = played.now
        seat = played.turn
        clock = played.update(-1).clock
        assert clock is not None
        assert clock.seats == [seat]
        assert clock.ends == clock.total
        played.step()
        assert acts(played)[-1].late
        assert acts(played)[-1].seat == seat
        assert played.room.history[-1].events[0].kind == "time_up"
        return seat, played.now - began

    lengths: dict[int, list[float]] = {0: [], 1: []}
    while min(len(each) for each in lengths.values()) < 3:
        seat, length = turn()
        lengths[seat].append(length)
    for each in lengths.values():
        assert each[:3] == pytest.approx([NORMAL.turn, NORMAL.turn, NORMAL.away])
    while played.turn != 0:
        played.step()
    text = played.view(0).choices[0].text
    assert played.act(0, text) == ""  # whoever acts is awake again
    while played.turn != 0:
        played.step()
    assert turn()[1] == pytest.approx(NORMAL.turn)


def test_leaving_shortens_the_running_turn_and_coming_back_renews_it() -> None:
    played = running("slave", 2, 0)
    seat = played.turn
    played.now += 10
    played.live.depart(seat)
    assert played.live.due() == pytest.approx(played.now + NORMAL.away)
    assert not played.update(-1).seats[seat].here
    played.now += 1
    played.live.arrive(seat)
    assert played.live.due() == pytest.approx(played.now + NORMAL.turn)


def test_two_sockets_of_a_player_are_one_presence() -> None:
    played = running("slave", 2, 0)
    played.live.arrive(0)
    played.live.depart(0)
    assert played.update(1).seats[0].here
    played.live.depart(0)
    assert not played.update(1).seats[0].here


def test_several_whose_time_is_up_go_in_turn_order_from_the_turn_player() -> None:
    """The nose race of people who are asleep: the slowest is the latest in turn order."""
    played = running("sabai", 3, 1)
    match = played.match
    position = {"dealer": 0, "rows": ["3 9 9", "1 2 5", "6 7 8", "4 10 1"], "discard": "3 3 3", "turn": 2,
                "seen": ["0 - -", "- - -", "- - -", "- - -"]}  # fmt: skip
    match.deal = load("sabai").deal(4, position=position, listen=True)
    played.live._changed(-1)
    assert played.act(0, "throw 0:0") == ""
    assert match.deal.view(-1).phase == "nose"
    for player in (0, 1, 2):
        assert [choice.text for choice in played.view(player).choices] == ["touch"]
    held = match.deal.view(-1).players[1].cards
    while match.deal.view(-1).phase == "nose":
        played.step()
    order = [entry.seat for entry in acts(played)[1:] if entry.text == "touch" and entry.late]
    assert order == [2, 0]  # then it is clear who is last
    assert match.deal.view(-1).players[1].cards == held + 1


# --- races, stale and repeated messages ---


def test_the_first_to_come_wins_a_race_and_the_second_is_too_late() -> None:
    played = running("sabai", 2, 2)
    at = played.room.version
    assert played.act(1, "call", at=at) == ""
    assert played.act(0, "call", at=at) == "too_late"
    assert played.act(0, "call") != "too_late"  # who knows of it and tries is told why not
    assert [entry.seat for entry in acts(played) if entry.text == "call"] == [1]


def test_a_stale_message_is_never_punished() -> None:
    """A wrong throw costs a card, but only the one that was meant for the table as it is."""
    played = running("sabai", 2, 0)
    match = played.match
    while not match.deal.view(-1).zone("discard").count:
        played.step()
    risky = [c.text for c in played.view(0).choices if c.risk and c.verb == "throw"]
    at = played.room.version
    before = match.deal.position()
    for stale in range(1, at):
        assert played.act(0, risky[0], at=stale) == "too_late"
        assert played.act(0, "switch 0:0 1:0", at=stale) == "too_late"
    assert played.act(0, risky[0], at=at + 1) == "too_late"
    assert match.deal.position() == before
    assert played.room.version == at
    assert played.act(0, risky[0], at=at) == ""


def test_a_stale_message_that_still_fits_is_done() -> None:
    played = running("sabai", 2, 2)
    while played.turn != 0:
        played.step()
    at = played.room.version
    assert played.act(1, "call") == ""
    assert played.act(0, "draw", at=at) == ""


def test_a_message_for_an_earlier_deal_is_too_late() -> None:
    played = running("toy", 2, 0, claims=False)
    match = played.match
    first = played.room.version
    play_on(played, [0, 1], 1, stop=lambda: match.number == 2)
    seat = played.turn
    text = played.view(seat).choices[0].text
    assert played.act(seat, text, at=first) == "too_late"
    assert played.act(seat, text) == ""


def test_a_repeated_message_is_answered_again_and_done_once() -> None:
    played = running("slave", 2, 0)
    seat = played.turn
    text = next(c.text for c in played.view(seat).choices if len(c.refs) > 1)
    at = played.room.version
    other = played.act(1 - seat, text, id=5, at=at)
    assert other
    assert played.act(seat, text, id=5, at=at) == ""
    version = played.room.version
    verb, *refs = text.split()
    for _ in range(3):
        assert played.act(seat, text, id=5, at=at) == ""
        assert played.act(seat, " ".join([verb, *reversed(refs)]), id=5, at=at) == ""
        assert played.act(1 - seat, text, id=5, at=at) == other
    assert played.room.version == version
    again = played.restarted()
    again.live.arrive(seat)
    assert again.act(seat, text, id=5, at=at) == ""
    assert again.room.version == version
    assert again.act(seat, text, id=6, at=at) == "too_late"


def test_refusals_cite_the_clause_and_change_nothing() -> None:
    played = running("slave", 2, 0)
    match = played.match
    seat = played.turn
    before, at = match.deal.position(), played.room.version
    missing = next(iter(match.deal.view(1 - seat).faces(f"hand:{1 - seat}")))
    reply = played.live.act(seat, 1, at, f"lay {missing}")
    assert isinstance(reply.refusal, Refusal)
    assert reply.refusal.clause.startswith("SLAVE-")
    assert played.act(seat, "lay 1x") == "unreadable"
    assert played.act(seat, "dance") == "unreadable"
    assert played.act(1 - seat, "pass") == "not_your_turn"
    assert (match.deal.position(), played.room.version) == (before, at)


# --- deals and matches ---


def over(played: Played, seed: int = 9) -> None:
    match = played.match
    play_on(played, [0, 1], seed, stop=lambda: match.deal.over)


def test_the_next_deal_starts_when_all_people_here_are_ready() -> None:
    played = running("slave", 3, 1)
    over(played)
    version, now = played.room.version, played.now
    assert played.live.next(0).private
    assert played.update(0).me_ready
    assert not played.update(1).me_ready
    assert played.live.next(1).refusal is None
    assert played.live.due() == pytest.approx(now + NORMAL.pause)
    played.live.depart(2)  # who is not here is not waited for
    assert played.live.due() == now
    played.step()
    assert isinstance(log.loads(played.written[-1]), Next)
    assert played.room.version == version + 1
    assert not played.update(0).me_ready


def test_the_next_deal_starts_after_a_pause_at_the_latest() -> None:
    played = running("slave", 2, 1)
    over(played)
    clock = played.update(0).clock
    assert clock is not None
    assert (clock.seats, clock.ends) == ([], NORMAL.pause * 1000)
    now = played.now
    assert played.act(0, "pass") == "over"
    played.step()
    assert played.now == pytest.approx(now + NORMAL.pause)
    assert played.live.next(0).refusal == Refusal("not_now", "")


def test_seed_and_commitment() -> None:
    """The commitment is shown from the start, the seed after the end; anybody can deal the cards again."""
    played = Played(setup("toy", "me heuristic heuristic"))
    played.live.arrive(0, "my-salt")
    commitment = played.update(0).table.commitment
    played.step()
    match = played.match
    first = match.deal.position()
    seeds = set()
    played.watch = lambda _entry: seeds.add(played.update(0).table.seed) if not match.over else None
    play_on(played, [0])
    assert seeds == {""}
    info = played.update(-1).table
    assert info.over
    assert info.commitment == commitment
    source = read_source(info.seed)
    assert isinstance(source, FairSource)
    assert source.salts == ("my-salt",)
    assert hashlib.sha256(source.server).hexdigest() == commitment
    assert load("toy").match(3, source).deal.position() == first
    assert load("toy").match(3, source.salted(())).deal.position() != first


# --- who sits ---


def test_a_table_starts_once_all_people_have_come_in() -> None:
    played = table("slave", "me open random")
    assert played.live.due() is None
    assert played.update(0).view is None
    assert [s.kind for s in played.update(0).seats] == ["human", "open", "random"]
    player = played.sit("Bee")
    assert played.live.due() == pytest.approx(START_AFTER)
    played.live.arrive(player)
    assert played.live.due() == played.now
    played.step()
    assert played.update(1).table.started
    assert played.update(1).you == 1


def test_a_table_may_start_with_open_seats_which_go_to_bots() -> None:
    played = table("slave", "me open open")
    played.start()
    played.start()
    assert [s.kind for s in played.update(0).seats] == ["human", "heuristic", "heuristic"]
    assert all(s.name for s in played.update(0).seats)
    play_on(played, [0])


def test_who_leaves_before_the_start_opens_the_seat_again() -> None:
    played = table("slave", "me open")
    player = played.sit("Bee")
    played.keep(played.live.leave(player).entries)
    assert [s.kind for s in played.update(0).seats] == ["human", "open"]
    assert played.sit("Cee") == 1


def test_a_newcomer_is_seated_with_the_next_deal() -> None:
    played = running("slave", 2, 1)
    assert played.room.free()
    player = played.sit("Late")
    played.live.arrive(player)
    assert player == 3
    assert played.update(player).you == -1
    assert not played.view(player).choices
    assert played.act(player, "pass") == "not_seated"
    assert played.live.next(player).refusal is not None
    over(played)
    played.step()
    assert played.update(player).you == 3
    assert len(played.update(player).seats) == 4
    assert played.view(player).faces("hand:3")
    play_on(played, [0, 1, player])
    match = played.match
    assert loads_of(played) == match.totals


def test_a_newcomer_who_never_comes_in_is_a_bot_from_the_next_deal_on() -> None:
    played = running("slave", 2, 1)
    ghost, late = played.sit("Ghost"), played.sit("Late")
    played.live.arrive(late)
    played.live.depart(late)  # has been here, and may come again
    over(played)
    played.step()
    assert [(s.name, s.kind) for s in played.update(0).seats[3:]] == [("Ghost", "heuristic"), ("Late", "human")]
    assert played.room.player_of(key_of("token-Ghost")) is None
    assert ghost == 3
    assert played.restarted().room.sitters == played.room.sitters


def test_salts_of_who_leaves_before_the_start_are_dropped() -> None:
    played = Played(setup("slave", "me open"))
    played.live.arrive(0, "founder")
    for name in ("Bee", "Cee"):
        player = played.sit(name)
        played.live.arrive(player, name)
        if name == "Bee":
            played.keep(played.live.leave(player).entries)
            played.live.depart(player)
    played.start()
    assert played.room.source.salts == ("founder", "Cee")


def loads_of(played: Played) -> list[int]:
    from wongpai.core.record import Record

    match = played.match
    return loads(Record.of(match).dumps()).replay().totals


def test_where_a_game_takes_no_newcomers_and_lets_nobody_go() -> None:
    played = running("toy", 2, 0)
    assert not played.room.free()
    assert played.live.sit("Late", "key").refusal == Refusal("no_newcomers", "")
    played.keep(played.live.leave(1).entries)
    assert [s.kind for s in played.update(0).seats] == ["human", "heuristic"]
    assert [(e.kind, e.seat) for e in played.room.history[-1].events] == [("bot_takes_over", 1)]
    assert played.room.player_of(played.room.sitters[1].key) is None
    play_on(played, [0])


def test_who_leaves_a_game_that_allows_it_is_gone_in_the_next_deal() -> None:
    played = running("slave", 3, 1)
    played.keep(played.live.leave(1).entries)
    over(played)
    played.step()
    assert [played.room.seat_of(p) for p in range(4)] == [0, -1, 1, 2]
    assert [s.name for s in played.update(0).seats] == ["Founder", "p2", played.room.sitters[3].name]
    play_on(played, [0, 2])


@pytest.mark.parametrize("game", GAMES)
def test_no_text_stops_a_table(game: str) -> None:
    """Whatever a player sends is done or refused, even where a game's own reading fails."""
    played = running(game, 2, bots=1)
    before = played.room.seq
    for choice in played.view(0).choices + played.view(1).choices:
        for text in garbled(choice.text):
            assert played.act(0, text) == "unreadable"
            assert played.act(1, text) == "unreadable"
    for text in ("peek ²:0", "give 0:0 @²", "throw 0:²", "swap @²", "²", "9" * 400):
        assert played.act(0, text) == "unreadable"
    assert played.room.seq == before


def test_a_game_that_cannot_read(monkeypatch: pytest.MonkeyPatch) -> None:
    played = running("toy", 2)

    def parse(self: object, text: str) -> int:
        return int(text.partition(" ")[2])

    monkeypatch.setattr(type(played.match.deal), "parse", parse)
    assert played.act(0, "lay ²") == "unreadable"


def test_names_are_cleaned() -> None:
    assert clean_name("  A\tB\n\x00  C ") == "A B C"
    assert clean_name("x" * 99) == "x" * 24
    assert clean_name("สมชาย ใจดี") == "สมชาย ใจดี"
    assert clean_name("\u202eevil\u200b") == "evil"


def test_salts_are_few_and_only_count_before_the_start() -> None:
    played = Played(setup("toy", "me open"))
    live: Live = played.live
    live.arrive(0, "one")
    live.arrive(0, "two")
    played.start()
    assert played.room.source.salts == ("one",)
    live.arrive(0, "three")
    assert played.room.source.salts == ("one",)
