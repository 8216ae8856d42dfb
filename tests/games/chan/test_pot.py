"""The pot that is fed over many deals (CHAN-5; G1 … G14)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import wongpai as wp
from tests.games.chan.hands import HANDS
from tests.games.chan.table import table
from tests.games.chan.wins import announce, to_u
from tests.games.talk import kinds, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.state import REASONS

POT = {"nuoi_ga": True}


def paid(deal: Deal) -> list[int]:
    """Paid into the pot, by seat."""
    chan = cast(ChanDeal, deal)
    assert sum(chan.paid) == chan.pot
    return [sum(chan.paid[reason * chan.seats + seat] for reason in range(REASONS)) for seat in range(chan.seats)]


def pot(deal: Deal) -> int:
    return int(cast(ChanDeal, deal).pot)


def start(*hands: str, **position: Any) -> Deal:
    """Seat 0 discards first."""
    return table(hands, POT, more=position.pop("more", 0), **position)


@clause("CHAN-5.5", "CHAN-5.7")
@pytest.mark.parametrize(("card", "each"), [("9V", 1), ("CC", 2)])
def test_all_others_pay_for_a_chiu_of_a_drawn_card(card: str, each: int) -> None:
    """G1, G5; and G4, where the drawer has the chíu."""
    deal = start("5N +", "+", f"{card} {card} {card} 4S +", "+", next=card)
    say(deal, "0 discard 5N", "-", "1 draw", "2 chiu")
    assert paid(deal) == [each, each, 0, each]
    own = start("5N +", f"{card} {card} {card} 4S +", "+", "+", next=card)
    say(own, "0 discard 5N", "-", "1 draw", "1 chiu")
    assert paid(own) == [each, 0, each, each]


@clause("CHAN-5.6", "CHAN-5.7")
@pytest.mark.parametrize(("card", "each"), [("9V", 1), ("CC", 2)])
def test_who_played_it_pays_for_a_chiu(card: str, each: int) -> None:
    """G2, G5."""
    deal = start(f"{card} +", "+", f"{card} {card} {card} 4S +", "+")
    say(deal, f"0 discard {card}", "2 chiu")
    assert paid(deal) == [each, 0, 0, 0]


@clause("CHAN-5.6")
def test_who_returned_it_pays_for_a_chiu() -> None:
    """G3: D returned the card into A's door, so D pays."""
    deal = start("5N +", "+", "9V 9V 9V 4S +", "5N 5N 5N 9V +")
    say(deal, "0 discard 5N", "3 chiu", "3 return 9V")
    assert paid(deal) == [1, 0, 0, 0]
    say(deal, "2 chiu")
    assert paid(deal) == [1, 0, 0, 1]


@clause("CHAN-5.8", "CHAN-5.9", "CHAN-5.10", "CHAN-5.11")
@pytest.mark.parametrize(("card", "times"), [("9V", 1), ("CC", 2)])
def test_nhai_after_a_discard(card: str, times: int) -> None:
    """G6, G8, G9, and with chi chi G10."""
    deal = start(f"{card} +", "+", "+", "+", next=f"{card} {card} {card}")
    say(deal, f"0 discard {card}", "-", "1 draw")
    assert paid(deal) == [times, 0, times, times]
    say(deal, "-", "1 duoi", "2 draw")
    assert paid(deal) == [3 * times, 2 * times, times, 3 * times]
    say(deal, "-", "2 duoi", "3 draw")
    assert paid(deal) == [6 * times, 5 * times, 4 * times, 3 * times]
    assert pot(deal) == 18 * times
    cited = [event.clause for event in deal.events or [] if event.kind == "nhai"]
    assert cited == (["CHAN-5.9", "CHAN-5.10", "CHAN-5.10"] if times == 1 else ["CHAN-5.11"] * 3)


@clause("CHAN-5.8")
def test_nhai_after_a_card_let_go() -> None:
    """G7; another card in between ends the run."""
    deal = start("+", "+", "+", "5N +", more=3, next="3V 3V 7S 7S")
    say(deal, "3 discard 5N", "-", "0 draw", "-", "0 duoi", "1 draw")
    assert paid(deal) == [1, 0, 1, 1]
    say(deal, "-", "1 duoi", "2 draw", "-", "2 duoi", "3 draw")
    assert paid(deal) == [2, 1, 2, 1]


@clause("CHAN-5.11")
def test_nhai_of_three_players() -> None:
    """G11: C discards, A is first, B second."""
    deal = start("+", "+", "CC +", more=2, next="CC CC")
    say(deal, "2 discard CC", "-", "0 draw")
    assert paid(deal) == [0, 2, 2]
    say(deal, "-", "0 duoi", "1 draw")
    assert paid(deal) == [4, 2, 6]


@clause("CHAN-5.8")
def test_no_nhai_where_the_card_was_eaten() -> None:
    deal = start("9V +", "9N 5S +", "+", "+", next="9V")
    say(deal, "0 discard 9V", "-", "1 eat 9N", "1 discard 5S", "-", "2 draw")
    assert paid(deal) == [0, 0, 0, 0]


@clause("CHAN-5.10")
def test_a_run_of_other_cards_is_a_house_rule() -> None:
    """A nhái, eaten; the discard after it is drawn again: the second of a run only where that is agreed."""
    for rules, second in ((POT, 1), ({**POT, "nhai_chain_any": True}, 2)):
        deal = table(["9V +", "9N 5S +", "+", "+"], rules, more=0, next="9V 5S")
        say(deal, "0 discard 9V", "-", "1 draw", "-", "1 eat 9N", "1 discard 5S", "-", "2 draw")
        assert paid(deal) == [1 + second, second, 1, 1 + second]


@clause("CHAN-5.1")
def test_without_a_pot_nobody_pays() -> None:
    deal = table(["9V +", "+", "+", "+"], {}, more=0, next="9V")
    say(deal, "0 discard 9V", "-", "1 draw")
    assert paid(deal) == [0, 0, 0, 0]
    assert wp.load("chan").deal(4, 1).scores() == [0, 0, 0, 0]
    assert "badge-chan-pot" not in [badge.key for badge in deal.view(0).badges]


@clause("CHAN-5.4")
def test_everyone_pays_in_at_the_start() -> None:
    """G12."""
    deal = wp.load("chan", rules={**POT, "ga_entry_x": 5}).deal(4, 1, listen=True)
    assert paid(deal) == [5] * 4
    assert kinds(deal)[0] == "entry"


@clause("CHAN-5.4", "CHAN-5.3")
@pytest.mark.parametrize(("when", "entries"), [("deal", 3), ("session", 1)])
def test_the_pot_goes_on_from_deal_to_deal(when: str, entries: int) -> None:
    """What is left in it belongs to nobody: with it the scores are level."""
    game = wp.load("chan", rules={**POT, "ga_entry_when": when, "ga_entry_x": 4, "deals": 3})
    match = game.match(3, 5)
    rng = Rng(3)
    while not match.over:
        if match.deal.over:
            match.advance()
        elif not match.deal.to_act():
            match.close()
        else:
            asked = match.deal.to_act()
            seat = int(asked & -asked).bit_length() - 1
            actions = match.deal.legal(seat)
            match.apply(seat, actions[rng.below(len(actions))])
    entered = [line.points for result in match.results for line in result.lines if line.key == "entry"]
    assert entered == [-4] * 3 * entries
    assert sum(match.totals) + pot(match.deal) == 0


@clause("CHAN-5.2")
@pytest.mark.parametrize("id", ["T07", "T12", "T26", "T27", "T36"])
def test_chi_bach_thu_takes_the_pot(id: str) -> None:
    """G13."""
    deal = to_u(id, POT, pot=38)
    announce(deal, 1, HANDS[id].said)
    points = int(HANDS[id].result.split()[0])
    assert deal.scores() == [-points, 3 * points + 38, -points, -points]
    assert pot(deal) == 0
    assert [line.points for line in deal.lines() if line.key == "pot"] == [38]


@clause("CHAN-5.2", "CHAN-5.3")
@pytest.mark.parametrize("id", ["T09", "T11", "T28", "T51", "T13", "T03"])
def test_nothing_else_takes_the_pot(id: str) -> None:
    """G14: no chì, chì not announced, a fault; and gà within one deal change nothing about it."""
    deal = to_u(id, {**POT, "ga": True}, pot=38)
    announce(deal, 1, HANDS[id].said)
    assert deal.over
    assert pot(deal) == 38
    assert sum(deal.scores()) == 0


@clause("CHAN-5.2")
def test_a_drawn_game_leaves_the_pot() -> None:
    """G14."""
    deal = table(["5N +", "+", "+", "+"], POT, more=0, stock="", pot=38)
    say(deal, "0 discard 5N", "-", "1 draw")
    assert deal.over
    assert pot(deal) == 38


@clause("CHAN-5.5")
def test_a_chiu_u_pays_nothing_in_unless_agreed() -> None:
    for rules, each in ((POT, 0), ({**POT, "chiu_u_pays_ga": True}, 1)):
        deal = to_u("T41", rules)
        assert paid(deal) == [each, 0, each, each]
