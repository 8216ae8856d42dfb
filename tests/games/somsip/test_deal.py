"""The deal, the centre card and the turns: V01 … V09, V27, V28."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.somsip.table import held, legal, seats, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.match import Match
from wongpai.core.rng import Rng

# Nobody here waits for anything that is discarded below.
FAR = ["6c Ac 2c Kc Qc", "7c 3d 10c Jc Kd", "8d 9d 10h Js Qd", "2d 3h Ah Kh Qh"]


@clause("SOMSIP-0.4", "SOMSIP-1.1", "SOMSIP-1.2")
@pytest.mark.parametrize(("players", "stock"), [(2, 41), (4, 31), (6, 21)])
def test_dealing(players: int, stock: int) -> None:
    """V01: five each from one pack, one card turned up."""
    deal = wp.load("somsip").deal(players, seed=3)
    position = deal.position()
    assert [len(hand.split()) for hand in position["hands"]] == [5] * players
    assert position["discard"] == position["centre"]
    assert len(position["stock"].split()) == stock
    cards = " ".join([*position["hands"], position["stock"], position["centre"]]).split()
    assert len(set(cards)) == len(cards) == 52
    assert seats(deal.to_act()) == [(position["dealer"] + 1) % players]


@clause("SOMSIP-0.2", "SOMSIP-0.3")
def test_seats() -> None:
    """V02."""
    game = wp.load("somsip")
    for players in range(2, 7):
        game.deal(players)
    for players in (1, 7):
        with pytest.raises(wp.InvalidOption):
            game.deal(players)
    assert 4 <= game.suggested_seats <= 6


@clause("SOMSIP-2.2", "SOMSIP-2.3")
def test_centre_card_with_a_partner() -> None:
    """V03: player 1 takes the centre card and puts a card in its place."""
    deal = table(FAR, centre="4h")
    assert legal(deal, 0) == ["take 4h"]
    assert refused(deal, "0 pass") == ("must_take", "SOMSIP-2.3")
    say(deal, "0 take 4h")
    assert deal.position()["discard"] == ""
    say(deal, "0 discard Kc", "-")
    assert held(deal, 0) == {"6c", "Ac", "2c", "Qc", "4h"}
    assert deal.position()["discard"] == "Kc"
    free = table(FAR, {"first_must_take": False}, centre="4h")
    assert legal(free, 0) == ["take 4h", "pass"]
    say(free, "0 pass")


@clause("SOMSIP-2.2", "SOMSIP-2.4")
def test_centre_card_without_a_partner() -> None:
    """V04."""
    deal = table(["Ac 2c 3c Kc Qc", *FAR[1:]], centre="4h")
    assert refused(deal, "0 take 4h") == ("no_partner", "SOMSIP-2.2")
    assert legal(deal, 0) == ["pass"]
    say(deal, "0 pass")
    assert len(held(deal, 0)) == 5
    assert deal.position()["discard"] == "4h"
    assert seats(deal.to_act()) == [1]


@clause("SOMSIP-2.1")
def test_player_1_does_not_draw() -> None:
    deal = table(FAR, centre="4h")
    assert refused(deal, "0 draw") == ("first_no_draw", "SOMSIP-2.1")
    assert refused(deal, "0 discard Kc") == ("card_first", "SOMSIP-3.3")
    assert refused(deal, "1 draw") == ("not_your_turn", "SOMSIP-3.4")


@clause("SOMSIP-2.4", "SOMSIP-3.2")
def test_centre_card_after_a_pass() -> None:
    """V09: dead, or open to the next player only."""
    hands = ["Ac 2c 3c Kc Qc", *FAR[1:]]
    deal = table(hands, centre="4h")
    say(deal, "0 pass")
    assert refused(deal, "1 take 4h") == ("centre_dead", "SOMSIP-3.2")
    assert legal(deal, 1) == ["draw"]
    deal = table(hands, {"centre_after_pass": "available_to_next"}, centre="4h")
    say(deal, "0 pass")
    assert legal(deal, 1) == ["take 4h", "draw"]
    drawn = deal.copy()
    say(deal, "1 take 4h", "1 discard Kd")
    assert "4h" in held(deal, 1)
    say(drawn, "1 draw", "1 discard Kd", "-")
    assert refused(drawn, "2 take 4h") == ("centre_dead", "SOMSIP-3.2")


@clause("SOMSIP-3.1", "SOMSIP-3.3", "SOMSIP-3.4")
def test_take_or_draw() -> None:
    """V06: either, whether or not it pairs; then one discard for the next player, and so on round the table."""
    deal = table(FAR, by=0, discard="7d")
    assert legal(deal, 1) == ["take 7d", "draw"]
    assert refused(deal, "1 discard 7c") == ("card_first", "SOMSIP-3.3")
    assert refused(deal, "1 pass") == ("no_passing", "SOMSIP-2.4")
    assert refused(deal, "1 knock") == ("card_first", "SOMSIP-3.3")
    drawn = deal.copy()
    say(drawn, "1 draw")
    assert len(held(drawn, 1)) == 6
    assert refused(drawn, "1 draw") == ("discard_first", "SOMSIP-3.4")
    assert refused(drawn, "1 pass") == ("no_passing", "SOMSIP-2.4")
    assert refused(drawn, "1 discard Kc") == ("not_in_hand", "SOMSIP-3.4")
    say(deal, "1 take 7d", "1 discard Jc", "-")
    assert held(deal, 1) == {"7c", "7d", "3d", "10c", "Kd"}
    assert seats(deal.to_act()) == [2]
    say(deal, "2 take Jc", "2 discard 8d", "-")
    assert seats(deal.to_act()) == [3]
    say(deal, "3 draw", "3 discard Kh")
    if deal.window():
        say(deal, *(f"{s} pass" for s in seats(deal.to_act())), *(["-"] if not deal.to_act() else []))
    assert seats(deal.to_act()) == [0]


@clause("SOMSIP-3.2")
def test_only_the_last_discard() -> None:
    """V07, V08."""
    deal = table(FAR, centre="4h")
    say(deal, "0 take 4h", "0 discard Kc", "-")
    assert refused(deal, "1 take 4h") == ("centre_dead", "SOMSIP-3.2")
    deal = table(FAR, by=0, discard="7d")
    say(deal, "1 draw", "1 discard Jc", "-")
    assert refused(deal, "2 take 7d") == ("not_offered", "SOMSIP-3.2")
    assert legal(deal, 2)[0] == "take Jc"


@clause("SOMSIP-3.1")
def test_a_take_that_must_pair() -> None:
    deal = table(FAR, {"take_needs_pair": "always"}, by=0, discard="5d")
    assert refused(deal, "1 take 5d") == ("no_pair", "SOMSIP-0.1")
    assert legal(deal, 1) == ["draw"]
    assert legal(table(FAR, {"take_needs_pair": "always"}, by=0, discard="7d"), 1) == ["take 7d", "draw"]


@clause("SOMSIP-3.4")
def test_card_just_taken() -> None:
    """V27: it may not go back at once; a card drawn may."""
    deal = table(FAR, by=0, discard="7d")
    say(deal, "1 take 7d")
    assert refused(deal, "1 discard 7d") == ("just_taken", "SOMSIP-3.4")
    assert "discard 7c" in legal(deal, 1)
    free = table(FAR, {"rediscard_taken": True}, by=0, discard="7d")
    say(free, "1 take 7d", "1 discard 7d")
    drawn = table(FAR, by=0, discard="7d", stock="9s")
    say(drawn, "1 draw", "1 discard 9s")


@clause("SOMSIP-3.3")
def test_empty_stock() -> None:
    """V28: a draw that finds no card makes the deal void, or the discards are shuffled."""
    position: dict[str, Any] = {"by": 0, "discard": "4h Js 2h 8h", "stock": ""}
    deal = table(FAR[:2], **position)
    say(deal, "1 draw")
    assert deal.over
    assert deal.scores() == [0, 0]
    assert deal.ranks() == [1, 1]
    assert kinds(deal)[-1] == "void"
    again = table(FAR[:2], {"stock_empty": "reshuffle"}, **position)
    say(again, "1 draw")
    assert again.position()["discard"] == "8h"
    assert set(again.position()["stock"].split()) | held(again, 1) == {"4h", "Js", "2h"} | set(FAR[1].split())
    bare = table(FAR[:2], {"stock_empty": "reshuffle"}, by=0, discard="8h", stock="")
    say(bare, "1 draw")
    assert bare.over


@clause("SOMSIP-3.4")
def test_endless_deal() -> None:
    """Nobody draws: the deal is void after so many turns."""
    deal = wp.load("somsip", rules={"max_turns": 20}).deal(3, 1)
    turns = 0
    while not deal.over:
        asked = seats(deal.to_act())
        if not asked:
            deal.close()
            continue
        actions = legal(deal, asked[0])
        wanted = [a for a in actions if a == "pass" or a.startswith("take")] or [a for a in actions if a != "knock"]
        turns += wanted[-1] == "pass" or wanted[-1].startswith("discard")
        say(deal, f"{asked[0]} {wanted[-1]}")
    assert turns == 20
    assert deal.position()["way"] == "too_long"
    assert deal.scores() == [0, 0, 0]


@clause("SOMSIP-0.5")
def test_match() -> None:
    """A point for each deal won; the winner deals next, after a void deal the same dealer once more."""
    for rules in ({}, {"next_dealer": "rotate"}):
        game = wp.load("somsip", rules={"deals": 12, "max_turns": 20, **rules})
        match = game.match(4, 5)
        rng = Rng(7)
        dealers: list[int] = [match.deal.position()["dealer"]]
        winners: list[int] = []
        while not match.over:
            if match.deal.over:
                match.advance()
                dealers.append(match.deal.position()["dealer"])
                continue
            play_one(match, rng)
            if match.deal.over:
                winners.append(match.deal.position().get("winner", -1))
        assert match.number == 12
        assert match.totals == [winners.count(s) for s in range(4)]
        assert -1 in winners
        for before, winner, after in zip(dealers, winners, dealers[1:], strict=False):
            turn = (before + 1) % 4 if rules else winner
            assert after == (before if winner < 0 else turn)


def play_one(match: Match, rng: Rng) -> None:
    asked = seats(match.deal.to_act())
    if not asked:
        match.close()
        return
    actions = match.deal.legal(asked[0])
    match.apply(asked[0], actions[rng.below(len(actions))])


@clause("SOMSIP-0.4")
def test_pack_without_tens() -> None:
    deal = wp.load("somsip", "number_cards").deal(6, 2)
    position = deal.position()
    cards = " ".join([*position["hands"], position["stock"], position["centre"]]).split()
    assert len(cards) == 36
    assert not any(card[:-1] in ("10", "J", "Q", "K") for card in cards)
    with pytest.raises(wp.InvalidPosition):
        table(["Kc 2c 3c 4c 5c", None], {"tens_and_faces": "removed"})


@clause("SOMSIP-1.2")
def test_wild_variant() -> None:
    """Player 1 gets a sixth card; the turned-up card's rank is wild and its partners pair with wild cards alone."""
    wild = {"wild_variant": True}
    deal = table(["6c 4c Ad 9d 10d 10h", "6h 2c 3c 7d 8d", "4d 10c 5d 5h Qc", "Js Qs Ks 10s 8s"], wild, centre="4h")
    assert legal(deal, 0)[0] == "knock"
    assert refused(deal, "0 take 4h") == ("discard_first", "SOMSIP-3.4")
    assert deal.view(1).facts["wild"] == "4"
    say(deal, "0 discard 10d")
    assert seats(deal.to_act()) == [2]
    assert deal.view(2).badges[-1].args == {"ranks": "4 10 Q"}
    say(deal, "2 pass")
    assert refused(deal, "1 take 4h") == ("indicator", "SOMSIP-1.2")
    lone = table(["6c 6s Ad 9d Kc Kh", "6h 2c 3c 7d 8d"], wild, centre="4h")
    assert "knock" not in legal(lone, 0)
    dealt = wp.load("somsip", "wild").deal(4, 9)
    assert sorted(len(hand.split()) for hand in dealt.position()["hands"]) == [5, 5, 5, 6]
    assert dealt.position()["discard"] == ""


@pytest.mark.parametrize(
    "position",
    [
        {"hands": ["Ac 2c 3c 4c 5c"]},
        {"hands": ["Ac 2c 3c 4c", None]},
        {"hands": ["Ac 2c 3c 4c 5c", "5c 6c 7c 8c 9c"]},
        {"hands": ["Ac 2c 3c 4c 4c", None]},
        {"hands": [None, None], "centre": "1c"},
        {"hands": [None, None], "by": 0, "turn": 0, "discard": "Kc"},
        {"hands": [None, None], "phase": "claim"} | {"by": 0},
        {"hands": [None, None], "known": ["Kc", ""], "centre": "Kc"},
        {"hands": [None, None], "colour": "red"},
    ],
)
def test_impossible_positions(position: dict[str, object]) -> None:
    with pytest.raises(wp.InvalidPosition):
        wp.load("somsip").deal(2, position=position)
