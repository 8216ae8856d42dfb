"""Exchange, toppling, newcomers, trade: SV-32 … SV-53."""

from __future__ import annotations

from typing import cast

import pytest

import wongpai as wp
from tests.games.slave.table import legal, table, turn
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.match import Match
from wongpai.core.rng import Rng
from wongpai.games.slave.deal import SlaveDeal
from wongpai.games.slave.leaving import forfeit
from wongpai.games.slave.match import SlaveMatch

FOUR = "king queen vice_slave slave"
HANDS = ["3s 4h 5c 6c", "7c 8c 9c Qc", "10s Kc Kd 4d", "3c 7d Ks Ah 2c 2d"]


def held(deal: Deal, seat: int) -> set[str]:
    return set(deal.position()["hands"][seat].split())


@clause("SLAVE-3.9a", "SLAVE-3.9b")
def test_gifts_are_the_highest_cards() -> None:
    """SV-32, SV-33."""
    deal = table(HANDS, roles=FOUR)
    assert {"2c", "2d"} <= held(deal, 0)
    assert "Kd" in held(deal, 1)
    assert held(deal, 3) == {"3c", "7d", "Ks", "Ah"}
    gifts = [event for event in deal.events or [] if event.kind == "gift"]
    assert [event.for_(0).cards for event in gifts] == [("2c", "2d"), ("",)]
    assert all(set(event.for_(-1).cards) == {""} for event in gifts)


@clause("SLAVE-3.9a", "SLAVE-3.9b")
def test_returns() -> None:
    """SV-34."""
    deal = table(HANDS, roles=FOUR)
    assert deal.to_act() == 0b11
    assert refused(deal, "0 return 3s") == ("king_returns", "SLAVE-3.9a")
    assert refused(deal, "1 return 7c 8c") == ("queen_returns", "SLAVE-3.9b")
    assert refused(deal, "2 return 4d") == ("not_king_or_queen", "SLAVE-3.9a")
    assert refused(deal, "3 lay 3c") == ("exchange_first", "SLAVE-3.9a")
    assert "return 2c 2d" in legal(deal, 0)
    say(deal, "1 return 7c", "0 return 3s 4h")
    assert {"3s", "4h"} <= held(deal, 3)
    assert "7c" in held(deal, 2)
    assert turn(deal) == 3
    assert refused(deal, "0 return 3s 4h") == ("exchange_over", "SLAVE-4.2b")


@clause("SLAVE-3.9a")
def test_may_not_return_what_came() -> None:
    deal = table(HANDS, {"may_return_received": False}, roles=FOUR)
    assert refused(deal, "0 return 2c 2d") == ("received", "SLAVE-3.9a")
    assert "return 3s 4h" in legal(deal, 0)


@clause("SLAVE-3.9a")
def test_blind_return() -> None:
    deal = table(HANDS, {"return_timing": "blind"}, roles=FOUR)
    assert held(deal, 0) == {"3s", "4h", "5c", "6c"}
    say(deal, "0 return 3s 4h")
    assert {"2c", "2d"} <= held(deal, 0)
    assert {"3s", "4h"} <= held(deal, 3)


@clause("SLAVE-3.9a")
@pytest.mark.parametrize("size", [1, 2])
def test_small_tables_swap(size: int) -> None:
    deal = table(["3s 4h", "5c 6c", "2c 2d Ah"], {"king_swap_small": size}, roles="king people slave")
    assert len(held(deal, 0)) == 2 + size
    assert deal.to_act() == 1, "no Queen and no Vice-slave exchange with three"


@clause("SLAVE-3.8", "SLAVE-3.10", "SLAVE-2.8")
def test_the_slave_deals_and_leads() -> None:
    """SV-36."""
    deal = wp.load("slave").deal(5, position={"roles": "king queen people vice_slave slave"}, listen=True)
    assert deal.position()["dealer"] == 4
    dealt = [event.seat for event in deal.events or [] if event.kind == "deal"]
    assert dealt[0] == 0
    for seat in (0, 1):
        deal.apply(seat, deal.legal(seat)[0])
    assert turn(deal) == 4


FIVE = "king queen people vice_slave slave"
SV37 = ["2s 2h", "9c", "10c Jc", "4d 5d", "3d 8d"]


@clause("SLAVE-3.11a", "SLAVE-3.11b")
def test_the_king_falls() -> None:
    """SV-37, SV-38, SV-39."""
    deal = table(SV37, roles=FIVE, turn=4)
    say(deal, "4 lay 8d", "0 pass", "1 lay 9c")
    assert "topple" in kinds(deal)
    assert turn(deal) == 2
    assert refused(deal, "0 lay 2s") == ("fallen", "SLAVE-3.11a")
    say(deal, "2 lay 10c", "3 pass", "4 pass", "2 lay Jc", "3 pass", "4 pass")
    assert turn(deal) == 3
    say(deal, "3 lay 4d")
    assert refused(deal, "4 lay 3d")[0] == "lower_rank"
    say(deal, "4 pass", "3 lay 5d")
    assert deal.over
    words = {line.seat: line.args["word"] for line in deal.lines()}
    assert words == {1: "king", 2: "queen", 3: "people", 4: "vice_slave", 0: "slave"}


@clause("SLAVE-3.11a")
def test_the_king_keeps_the_crown() -> None:
    """SV-41."""
    deal = table(["2s", "9c 9d", "4d 5d"], roles="king people slave", turn=1)
    say(deal, "1 lay 9c", "2 pass", "0 lay 2s")
    assert "topple" not in kinds(deal)
    assert turn(deal) == 1


@clause("SLAVE-3.11a", "SLAVE-3.11b")
@pytest.mark.parametrize(("hands", "roles", "titles"), [
    (["2s 2h", "9c", "4d 5d"], "king people slave", ["slave", "king", "people"]),
    (["2s 2h", "9c"], "king slave", ["slave", "king"]),
])  # fmt: skip
def test_small_tables_topple(hands: list[str], roles: str, titles: list[str]) -> None:
    """SV-42, SV-43."""
    deal = table(hands, roles=roles, turn=1)
    say(deal, "1 lay 9c")
    if not deal.over:
        say(deal, "2 pass", "2 lay 4d", "2 lay 5d")
    words = {line.seat: line.args["word"] for line in deal.lines()}
    assert [words[seat] for seat in range(len(hands))] == titles


@clause("SLAVE-3.1", "SLAVE-3.11a")
def test_no_king_in_the_first_hand() -> None:
    """SV-44."""
    deal = table(["3c", "9c 9d", "4d 5d"])
    say(deal, "0 lay 3c")
    assert "topple" not in kinds(deal)
    off = table(SV37, {"king_falls": False}, roles=FIVE, turn=1)
    say(off, "1 lay 9c")
    assert "topple" not in kinds(off)


@clause("SLAVE-3.11a")
def test_a_fallen_king_may_play_on() -> None:
    deal = table(["2s 2h", "9c", "10c Jc", "4d 5d"], {"fallen_king": "play_on"}, roles=FOUR, turn=1)
    say(deal, "1 lay 9c", "2 pass", "3 pass", "0 lay 2s", "0 lay 2h")
    say(deal, "2 pass", "3 pass", "2 lay 10c", "3 pass", "2 lay Jc")
    assert deal.over
    assert deal.ranks() == [4, 1, 2, 3]


@clause("SLAVE-4.1")
def test_the_queen_falls() -> None:
    """SV-46."""
    again = table(["3s", "9c Ks", "10c", "4d 5d"], {"queen_falls": True}, roles=FOUR, turn=0)
    say(again, "0 lay 3s", "1 pass", "2 lay 10c")
    assert again.over
    words = {line.seat: line.args["word"] for line in again.lines()}
    assert words == {0: "king", 2: "queen", 1: "vice_slave", 3: "slave"}
    assert "queen_topple" in kinds(again)
    five = table(["3s", "9c Ks", "10c", "4d 5d", "6d 7d"], {"queen_falls": True}, roles=FIVE, turn=0)
    say(five, "0 lay 3s", "1 pass", "2 lay 10c")
    assert refused(five, "1 lay Ks") == ("queen_fallen", "SLAVE-4.1")


@clause("SLAVE-4.1")
def test_the_queen_out_first_is_no_fall() -> None:
    """SV-47."""
    deal = table(["2s 2h", "9c", "10c Jc", "4d 5d"], {"queen_falls": True}, roles=FOUR, turn=1)
    say(deal, "1 lay 9c")
    assert "topple" in kinds(deal)
    assert "queen_topple" not in kinds(deal)


def finish(match: Match, seed: int = 1) -> None:
    rng = Rng(seed)
    while not match.deal.over:
        waiting = int(match.deal.to_act())
        seat = (waiting & -waiting).bit_length() - 1
        actions = match.deal.legal(seat)
        match.apply(seat, actions[rng.below(len(actions))])


@clause("SLAVE-3.12a", "SLAVE-3.12b", "SLAVE-3.8")
def test_newcomers() -> None:
    """SV-48, SV-49: by what happened to the King, found by trying seeds."""
    seen = set()
    for seed in range(40):
        match = wp.load("slave", rules={"deals": 3}).match(4, seed)
        finish(match, seed)
        match.advance()
        new = match.join()
        finish(match, seed)
        deal = match.deal
        order = [match.players[seat] for seat in sorted(range(4), key=lambda s: deal.ranks()[s])]
        fell = "king_fallen" in deal.position()
        match.advance()
        titles = dict(zip(match.players, match.titles(), strict=True))
        assert match.deal.seats == 5
        assert titles[order[0]] == "king"
        assert titles[order[1]] == "queen"
        assert titles[order[2]] == "people"
        if fell:
            assert titles[new] == "vice_slave"
            assert titles[order[3]] == "slave"
        else:
            assert titles[new] == "slave"
            assert titles[order[3]] == "vice_slave"
            assert match.deal.position()["dealer"] == match.players.index(new)
        seen.add(fell)
    assert seen == {True, False}


@clause("SLAVE-3.12a", "SLAVE-2.3")
def test_newcomers_are_refused_where_the_table_says_so() -> None:
    match = wp.load("slave", rules={"newcomer": "refuse"}).match(4, 1)
    with pytest.raises(wp.IllegalAction) as caught:
        match.join()
    assert caught.value.refusal.clause == "SLAVE-3.12a"
    full = wp.load("slave").match(7, 1)
    full.join()
    with pytest.raises(wp.IllegalAction) as caught:
        full.join()
    assert caught.value.refusal.clause == "SLAVE-2.3"


@clause("SLAVE-3.7")
def test_leavers_come_last() -> None:
    match = wp.load("slave", rules={"deals": 3}).match(4, 5)
    match.leave(2)
    finish(match)
    assert match.deal.ranks()[2] == 4
    match.advance()
    assert match.deal.seats == 3
    assert 2 not in match.players
    with pytest.raises(wp.IllegalAction):
        wp.load("slave", rules={"leaver": "bot"}).match(4, 5).leave(1)


SIX = "king queen people people vice_slave slave"
TRADERS = ["3c 3d", "4d 5d", "4c 6c", "9h 7c", "8c 8d", "10c 10d Jc"]


@clause("SLAVE-4.2a", "SLAVE-4.2b", "SLAVE-4.2c", "SLAVE-4.2d", "SLAVE-4.2e", "SLAVE-4.2f")
def test_people_trade() -> None:
    """SV-51, SV-52."""
    deal = table(TRADERS, {"people_trade": True}, roles=SIX)
    assert deal.to_act() == 0b001111
    say(deal, "2 offer 4c ace")
    assert refused(deal, "2 offer 6c silent") == ("one_offer", "SLAVE-4.2c")
    assert refused(deal, "0 offer 3c") == ("not_people", "SLAVE-4.2a")
    assert refused(deal, "2 swap @1") == ("not_people", "SLAVE-4.2a")
    assert refused(deal, "2 swap @3") == ("no_offer", "SLAVE-4.2e")
    say(deal, "3 offer 9h")
    say(deal, "2 swap @3")
    assert held(deal, 2) == {"9h", "6c"}
    assert held(deal, 3) == {"4c", "7c"}
    assert refused(deal, "2 offer 6c") == ("trade_done", "SLAVE-4.2c")
    for event in deal.events or []:
        if event.kind in ("offer", "swap"):
            for seat in (-1, 0, 1, 4, 5):
                assert set(event.for_(seat).cards) <= {""}
    say(deal, "0 return 3c 3d", "1 return 4d")
    assert turn(deal) == 5
    assert refused(deal, "2 offer 6c") == ("exchange_over", "SLAVE-4.2b")


@clause("SLAVE-4.2a", "SLAVE-4.2e")
def test_a_lone_offer_goes_back() -> None:
    deal = table(TRADERS, {"people_trade": True}, roles=SIX)
    say(deal, "2 offer 4c low", "3 decline", "0 return 3c 3d", "1 return 4d")
    assert held(deal, 2) == {"4c", "6c"}
    assert deal.view(0).phase == "lead"
    again = table(TRADERS, {"people_trade": True}, roles=SIX)
    say(again, "2 offer 4c", "2 withdraw", "2 offer 6c", "2 decline", "3 decline")
    assert held(again, 2) == {"4c", "6c"}


@clause("SLAVE-4.2a")
def test_trade_needs_two_people_and_the_rule() -> None:
    """SV-53."""
    off = table(TRADERS, roles=SIX)
    assert refused(off, "2 offer 4c") == ("no_trade", "SLAVE-4.2a")
    five = table(["3c 3d", "4d 5d", "4c 6c", "8c 8d", "10c 10d Jc"], {"people_trade": True}, roles=FIVE)
    assert five.to_act() == 0b00011


@clause("SLAVE-3.9a", "SLAVE-4.2d")
def test_what_the_king_can_infer() -> None:
    """Whatever the Slave kept is lower than the gift; the King's imagination respects it."""
    for seed in range(10):
        deal = wp.load("slave").deal(4, seed, position={"roles": FOUR})
        floor = deal.position()["floors"][0]
        for n in range(5):
            twin = deal.imagine(0, Rng(n))
            assert all(wp.load("slave").deck.number(card) < floor for card in held(twin, 3))


@clause("SLAVE-4.1", "SLAVE-3.12a")
def test_a_fallen_queen_is_vice_slave_though_somebody_joins() -> None:
    match = cast(SlaveMatch, wp.load("slave", rules={"queen_falls": True, "deals": 9}).match(4))
    match.deal = table(["3c", "9c 9d", "2s", "4d 5d"], {"queen_falls": True}, roles=FOUR, turn=0)
    say(match.deal, "0 lay 3c", "1 pass", "2 lay 2s")
    assert [line.clause for line in match.deal.lines() if line.seat == 1] == ["SLAVE-4.1"]
    match._check_over()
    new = match.join()
    match.advance()
    titles = dict(zip(match.players, match.titles(), strict=True))
    assert titles == {0: "king", 1: "vice_slave", 2: "queen", 3: "people", new: "slave"}


@clause("SLAVE-3.11a", "SLAVE-3.7.4")
def test_titles_are_told_among_those_who_stay() -> None:
    """A leaver takes none; the fallen King is the Slave, as the next deal has it."""
    match = cast(SlaveMatch, wp.load("slave", rules={"deals": 3}).match(5))
    hands = ["2s 2h", "9c", "10c Jc", "4d 5d", "3d 8d"]
    match.deal = table(hands, roles="king queen people vice_slave slave", turn=4)
    say(match.deal, "4 lay 8d", "0 pass", "1 lay 9c")
    match.leave(4)
    say(match.deal, "2 lay 10c", "3 pass", "2 lay Jc")
    told = {line.seat: (line.clause, line.args.get("word")) for line in match.deal.lines()}
    assert told[0] == ("SLAVE-3.11a", "slave")
    assert told[4] == ("SLAVE-3.7", None)
    match._check_over()
    match.advance()
    assert match.titles() == [told[player][1] for player in match.players]


@clause("SLAVE-3.7")
def test_a_deal_that_leavers_end_in_the_exchange_can_be_written_down() -> None:
    deal = wp.load("slave").deal(
        3, position={"hands": ["9c Ks 4d", "2c 6d 7d", "5h 7h 8h"], "roles": "king people slave"}
    )
    for seat in (1, 2):
        forfeit(cast(SlaveDeal, deal), seat)
    assert deal.over
    assert wp.load("slave").deal(3, position=deal.position()).position() == deal.position()


@clause("SLAVE-3.9b")
def test_the_queens_refusal_cites_her_clause() -> None:
    deal = wp.load("slave", rules={"may_return_received": False}).deal(4, 1, position={"roles": FOUR})
    assert refused(deal, f"1 return {deal.position()['sent'][2]}") == ("queen_received", "SLAVE-3.9b")


@clause("SLAVE-4.3.6a")
def test_refusals_while_values_are_turned_cite_that() -> None:
    deal = table(["Ks 4d", "2c 7d", "5h 7h"], {"hk_runs": True}, turn=1, table="6c", by=0, reversed=True)
    assert refused(deal, "1 lay 7d") == ("lower_reversed", "SLAVE-4.3.6a")
