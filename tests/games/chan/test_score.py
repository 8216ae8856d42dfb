"""What an announcement pays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chan.hands import HANDS, Hand, saying
from tests.marks import clause
from wongpai.games.chan import score
from wongpai.games.chan.cuoc import KEYS
from wongpai.games.chan.house import House
from wongpai.games.chan.rules import ChanRules


def house(**changes: Any) -> House:
    return House(ChanRules(**changes))


DEFAULT = house()
WITH_GA = house(ga=True)
CLEAN = {id: hand for id, hand in HANDS.items() if hand.result[0].isdigit()}


def points(text: str, rules: House = DEFAULT) -> int:
    return score.points(saying(text), rules)


def gas(text: str, rules: House = DEFAULT) -> int:
    return score.ga(saying(text), rules)


@clause("CHAN-4.2", "CHAN-4.15", "CHAN-4.17", "CHAN-5.2")
@pytest.mark.parametrize("hand", CLEAN.values(), ids=list(CLEAN))
def test_worked_hands(hand: Hand) -> None:
    """T01 … T59: điểm, gà, with five điểm a gà, and the pot."""
    diem, ga, *pot = hand.result.split()
    assert score.points(hand.said, DEFAULT) == score.total(hand.said, DEFAULT) == int(diem)
    assert score.ga(hand.said, DEFAULT) == int(ga)
    assert score.total(hand.said, WITH_GA) == int(diem) + 5 * int(ga)
    assert score.pot(hand.said) == (pot == ["pot"])


@clause("CHAN-4.2")
def test_each_alone() -> None:
    table = {key: score.diem(i, DEFAULT) for i, key in enumerate(KEYS)}
    assert table == {
        "xuong": 2, "thong": 3, "thien_u": 3, "dia_u": 3, "chi": 3, "thien_khai": 3, "co_chiu": 3, "co_bon": 3,
        "chiu_u": 3, "u_bon": 3, "bach_thu": 4, "tom": 4, "leo": 5, "bach_thu_chi": 6, "bach_dinh": 7, "tam_do": 8,
        "thap_thanh": 12, "kinh_tu_chi": 12, "hoa": 20, "ca": 20, "ngu": 30, "nha": 30,
    }  # fmt: skip
    assert all(points(key) == diem for key, diem in table.items())
    assert points("") == 2  # nothing said is a xuông


@clause("CHAN-4.3")
def test_dich_is_three_less() -> None:
    assert score.dich(KEYS.index("xuong"), DEFAULT) == 0
    for i, _ in enumerate(KEYS[1:], 1):
        assert score.dich(i, DEFAULT) == max(1, score.diem(i, DEFAULT) - 3)


@clause("CHAN-4.16")
def test_the_sources_own_sum() -> None:
    """Printed as 12, but 8 + 2 + 1 + 1 + 1 are 13."""
    assert points("chi tam_do leo tom co_chiu") == 13


@clause("CHAN-4.15")
def test_the_biggest_counts_once_in_full() -> None:
    assert points("tam_do 2xleo") == 12  # the penalty's own name
    assert points("3xtom") == 6
    assert points("chiu_u bach_thu 2xtom leo") == 9
    assert points("chi bach_thu_chi tam_do 2xleo") == 16
    assert score.total(saying("chi bach_thu_chi tam_do 2xleo"), WITH_GA) == 31


@clause("CHAN-4.4")
def test_which_carry_ga() -> None:
    alone = {key for key in KEYS if gas(key)}
    assert alone == {
        "u_bon", "thap_thanh", "kinh_tu_chi", "bach_dinh", "tam_do", "bach_thu_chi", "hoa", "ca", "nha", "ngu",
    }  # fmt: skip
    assert gas("chi bach_thu") == 1
    assert gas("chi bach_thu_chi") == 2
    assert gas("u_bon bach_thu") == 1
    assert gas("u_bon bach_thu_chi") == 2
    assert gas("hoa chi bach_thu") == gas("hoa") == 1
    assert gas("chi leo tom bach_thu thien_khai") == 1


def test_house_rules() -> None:
    """The variants named under the rulebook's worked hands."""
    two = house(ga=True, ga_chi_bach_thu=2)
    assert gas("chi bach_thu_chi", two) == 3
    assert score.total(saying("chi bach_thu_chi"), two) == 22
    assert points("thap_thanh bach_dinh", house(thap_thanh_full=True)) == 19
    assert points("kinh_tu_chi thap_thanh chi", house(thap_thanh_full=True)) == 25
    one = house(ga=True, flower_stack=False)
    both = saying("ngu ca chi bach_thu")
    assert (score.points(both, one), score.ga(both, one), score.total(both, one)) == (30, 1, 35)
    assert points("hoa chi bach_thu", house(flower_absorbs=False)) == 22
    low = house(points_table="low")
    assert [points(key, low) for key in ("bach_dinh", "tam_do", "thap_thanh", "kinh_tu_chi", "leo")] == [
        6,
        7,
        11,
        11,
        5,
    ]
    assert points("thap_thanh bach_dinh", low) == 14
    dear = house(points_table="four")
    assert [points(key, dear) for key in ("thien_u", "dia_u", "thien_khai", "co_bon", "co_chiu")] == [4, 4, 4, 4, 3]
    four = house(pts_u_special=4)
    assert points("chiu_u", four) == points("u_bon", four) == 4
    assert points("chiu_u co_chiu", four) == 5
    plain = house(ga=True, ga_u_bon_plain=False)
    assert score.total(saying("u_bon"), plain) == 3
    assert gas("u_bon bach_thu", plain) == 1
    assert gas("u_bon hoa", plain) == 2
    assert score.total(saying("tam_do leo"), house(ga=True, ga_points=7)) == 17


@clause("CHAN-5.2")
def test_what_takes_the_pot() -> None:
    """G13, G14."""
    for text in ("chi bach_thu", "chi bach_thu_chi", "hoa", "nha", "ca", "ngu", "ngu ca chi bach_thu"):
        assert score.pot(saying(text)), text
    for text in ("", "chi", "bach_thu", "bach_thu_chi", "thien_u bach_thu", "chi thap_thanh"):
        assert not score.pot(saying(text)), text


@pytest.mark.parametrize("hand", CLEAN.values(), ids=list(CLEAN))
def test_shares_add_up(hand: Hand) -> None:
    for rules in (DEFAULT, WITH_GA, house(flower_stack=False), house(thap_thanh_full=True, ga=True)):
        shares = score.shares(hand.said, rules)
        assert sum(shares) == score.total(hand.said, rules)
        for i, share in enumerate(shares):
            assert share >= 0
            assert score.clause_of(i) == ("CHAN-4.4" if i == score.GA else f"CHAN-3.{i + 1}")
