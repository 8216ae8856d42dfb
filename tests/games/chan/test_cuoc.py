"""Which cước a winning hand holds, and what must or may stay unsaid."""

from __future__ import annotations

import os

import pytest

from tests.games.chan import brute
from tests.games.chan.brute import NUMBER
from tests.games.chan.hands import HANDS, Hand, saying, win
from tests.marks import clause
from wongpai.core.rng import Rng
from wongpai.games.chan import cuoc, score
from wongpai.games.chan.cuoc import CLAUSE_OF, KEYS, MISSING, Win, check, held, most, wrong
from wongpai.games.chan.hand import complete, pairs, waits, wins
from wongpai.games.chan.house import House
from wongpai.games.chan.rules import ChanRules

WINS = int(os.environ.get("CHAN_WINS", "600"))  # 100 000 have been tried once
DEFAULT = House(ChanRules())
STRICT = House(ChanRules(strict_missing=True))


def eligible(won: Win) -> bool:
    """May this hand ù this card at all? A played card only by chíu ù (CHAN-3.7)."""
    if won.card < 0:
        return complete(won.counts) and pairs(won.counts) >= 6
    return wins(won.counts, won.mat_chan(), won.card) and (won.drawn or won.chiu)


def names(counts: list[int]) -> dict[str, int]:
    return {key: n for key, n in zip(KEYS, counts, strict=True) if n}


def has(key: str, *ids: str) -> list[int]:
    """How often these worked hands hold a cước."""
    return [held(HANDS[id].won)[KEYS.index(key)] for id in ids]


@clause("CHAN-2.20", "CHAN-3.0")
@pytest.mark.parametrize("hand", HANDS.values(), ids=list(HANDS))
def test_worked_hands(hand: Hand) -> None:
    """T01 … T59: what they wait for, whether they may ù, what they hold, and how what is said is judged."""
    won = hand.won
    if won.card >= 0:
        awaited = waits(won.counts, won.mat_chan())
        assert {face for face, kind in NUMBER.items() if awaited >> kind & 1} == hand.waits
    assert eligible(won) == (hand.result != "no u")
    if eligible(won):
        assert names(held(won)) == names(hand.held)
        verdict = {"fault extra": cuoc.EXTRA, "fault missing": MISSING}.get(hand.result, cuoc.OK)
        assert check(hand.held, hand.said, DEFAULT) == verdict


@clause("CHAN-3.1")
def test_xuong() -> None:
    """Nothing else in it, so wide."""
    assert has("xuong", "T02", "T08", "T16", "T03", "T09") == [1, 1, 1, 0, 0]


@clause("CHAN-3.2")
def test_thong() -> None:
    assert has("thong", "T04", "T58", "T03") == [1, 1, 0]


@clause("CHAN-3.3")
def test_chi() -> None:
    """In one's own door: drawn there, or returned there by whoever chíu'd from it."""
    assert has("chi", "T03", "T44", "T02", "T38", "T51") == [1, 1, 0, 0, 0]


@clause("CHAN-3.4")
def test_thien_u() -> None:
    assert has("thien_u", "T51", "T56") == [1, 0]
    assert not eligible(win("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9S 3V 3N 2N 2S 4V 4S 8V 8N", where="dealt"))  # five chắn
    assert not eligible(win("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V CC", where="dealt"))


@clause("CHAN-3.5")
def test_dia_u() -> None:
    """The first card drawn, by one who has not touched the deal and is not the dealer."""
    assert has("dia_u", "T54", "T56", "T03") == [1, 0, 0]
    won = HANDS["T54"].won
    assert held(won)[cuoc.DIA_U] == 1
    touched = win("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S", "", "4V", "drawn own", "first_noc")
    assert names(held(touched)) == {"chi": 1}


@clause("CHAN-3.6")
def test_co_chiu() -> None:
    assert has("co_chiu", "T01", "T31", "T41", "T02") == [1, 1, 1, 0]
    twice = win("2V 2V 4N 4N 5S 5S 3V 3N 2N 2S 8V", "7S*4 9V*4", "8N", "drawn")
    assert names(held(twice)) == {"co_chiu": 2}


@clause("CHAN-3.7", "CHAN-3.7a")
def test_chiu_u() -> None:
    """A played card may be ù'd only with three of it in hand; that chíu is not counted again."""
    assert has("chiu_u", "T38", "T41", "T43", "T44", "T47") == [1, 1, 1, 1, 0]
    assert has("co_chiu", "T38", "T41") == [0, 1]
    assert not eligible(HANDS["T39"].won)


@clause("CHAN-3.8")
def test_co_bon() -> None:
    assert has("co_bon", "T46", "T47") == [2, 0]
    mixed = win("2V 2V 4N 4N 3V 3N 8V 8N 5S 5N 6S 6S 6V", "9V/9V 9V/9N 7S/7S", "6S", "drawn")
    assert has("co_bon", "T01") == [held(mixed)[cuoc.CO_BON]] == [0]  # a chắn and a cạ are no bòn


@clause("CHAN-3.9")
def test_u_bon() -> None:
    assert has("u_bon", "T47", "T49", "T46", "T38") == [1, 1, 0, 0]
    assert held(HANDS["T47"].won, True)[cuoc.U_BON] == 0  # where only one's own draw counts
    assert held(HANDS["T49"].won, True)[cuoc.U_BON] == 1
    other = win("9N 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S", "9V/9V", "9V", "drawn")
    assert names(held(other)) == {"xuong": 1}  # the winning 9V makes a cạ


@clause("CHAN-3.10")
def test_thien_khai() -> None:
    """Four alike in hand; neither on the mat nor made by the winning card."""
    assert has("thien_khai", "T57", "T23", "T22", "T41", "T46") == [2, 1, 3, 0, 0]
    assert has("thien_khai", "T38") == [0]
    dealt = win("2Vx4 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9V 9N 4V 4S", where="dealt", history="dealer")
    assert names(held(dealt)) == {"thien_u": 1, "thien_khai": 1, "bach_thu": 1}


@clause("CHAN-3.11", "CHAN-3.11c", "CHAN-3.11d")
def test_bach_thu() -> None:
    assert has("bach_thu", "T07", "T09", "T51", "T43", "T08", "T03", "T11") == [1, 1, 1, 1, 0, 0, 0]
    seven = win("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3V 2N 2S 4V 4S 8V 8N", where="dealt", history="dealer")
    assert names(held(seven)) == {"thien_u": 1}


@clause("CHAN-3.12", "CHAN-3.12b")
def test_bach_thu_chi() -> None:
    assert has("bach_thu_chi", "T11", "T12", "T07") == [1, 1, 0]
    assert not eligible(HANDS["T14"].won)
    three = win("CCx3 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 8N 8N 9N 9N", "", "CC", "drawn")
    assert not eligible(three)  # seven chắn
    three = win("CCx3 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 7V 7N 9N 9S 2N 2S", "", "CC", "drawn")
    assert names(held(three)) == {"chiu_u": 1, "bach_thu_chi": 1}  # 9S is red, so no kính tứ chi


@clause("CHAN-3.12a")
def test_bach_thu_chi_is_not_called_bach_thu() -> None:
    assert check(HANDS["T13"].held, saying("bach_thu"), DEFAULT) == cuoc.EXTRA


@clause("CHAN-3.13")
def test_thap_thanh() -> None:
    assert has("thap_thanh", "T17", "T16") == [1, 0]
    on_mat = win("2V 2V 3N", "5V/5V 6N/6N 4S/4S 9V/9V", "3N", "drawn")
    on_mat.chius = [NUMBER["7S"], NUMBER["8N"]]
    assert held(on_mat)[cuoc.THAP_THANH] == 1  # a chíu is two chắn


@clause("CHAN-3.14")
def test_bach_dinh() -> None:
    assert has("bach_dinh", "T17", "T18", "T16", "T02") == [1, 1, 0, 0]


@clause("CHAN-1.6", "CHAN-3.15")
def test_tam_do() -> None:
    """Exactly eight red: 8V 8S 9V 9S and chi chi; 8N and 9N are black."""
    assert has("tam_do", "T01", "T19", "T21", "T22") == [1, 1, 0, 0]


@clause("CHAN-3.16")
def test_kinh_tu_chi() -> None:
    assert has("kinh_tu_chi", "T23", "T24", "T22") == [1, 0, 0]
    chiu = win("2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 7V 7S 2N 2S 9N", "CC*4", "9N", "drawn")
    assert names(held(chiu)) == {"kinh_tu_chi": 1, "co_chiu": 1}


@clause("CHAN-3.17")
def test_leo() -> None:
    assert has("leo", "T01", "T19", "T21", "T22", "T23") == [1, 1, 2, 4, 0]


@clause("CHAN-3.18")
def test_tom() -> None:
    assert has("tom", "T01", "T18", "T58", "T02") == [1, 1, 2, 0]


@clause("CHAN-3.19")
def test_hoa() -> None:
    """A 5V on the mat, whichever way it came there, and chì bạch thủ on 2V."""
    assert has("hoa", "T26", "T31", "T33", "T32", "T34") == [1, 1, 1, 0, 0]
    hand = "4N 4N 6V 6V 7S 7S 9N 9N 3S 3S 8V 8N 6N 6S 4V 4S 2V"
    assert held(win(hand, "5N/5V", "2V", "drawn own"))[cuoc.HOA] == 1  # the 5V came from the hand
    assert held(win(hand, "5N/5S", "2V", "drawn own"))[cuoc.HOA] == 0
    assert names(held(win(hand, "5V/5N", "2V", "drawn"))) == {"bach_thu": 1}  # not in one's own door


@clause("CHAN-3.20")
def test_nha() -> None:
    """Both chắn in hand."""
    assert has("nha", "T32", "T33", "T26") == [1, 0, 0]


@clause("CHAN-3.21")
def test_ca() -> None:
    assert has("ca", "T34", "T36", "T37", "T26") == [1, 1, 0, 0]


@clause("CHAN-3.22")
def test_ngu() -> None:
    assert has("ngu", "T36", "T37", "T34") == [1, 0, 0]


@clause("CHAN-2.21", "CHAN-4.6")
def test_saying_too_much_or_too_little() -> None:
    """T13, T42, T48, F6."""
    assert check(saying("chi"), saying("chi leo"), DEFAULT) == cuoc.EXTRA
    assert check(saying("2xtom"), saying("3xtom"), DEFAULT) == cuoc.EXTRA
    assert wrong(HANDS["T13"].held, HANDS["T13"].said, DEFAULT) == 2
    assert wrong(HANDS["T42"].held, HANDS["T42"].said, DEFAULT) == 2
    assert wrong(HANDS["T48"].held, HANDS["T48"].said, DEFAULT) == 1
    assert wrong(HANDS["T58"].held, HANDS["T59"].said, DEFAULT) == 0


@clause("CHAN-2.25", "CHAN-4.7")
def test_five_cuoc_have_to_be_said() -> None:
    must = {key for key in KEYS if check(saying(key), saying(""), DEFAULT) == MISSING}
    assert must == {"thien_u", "chiu_u", "u_bon", "bach_thu", "bach_thu_chi"}
    strict = {key: check(saying(key), saying(""), STRICT) for key in KEYS}
    assert {key for key in KEYS if strict[key] == MISSING} == must
    assert {key for key in KEYS if strict[key] == cuoc.LEFT_OUT} == set(KEYS) - must - {
        "xuong",
        "hoa",
        "nha",
        "ca",
        "ngu",
    }


@clause("CHAN-4.8")
def test_thien_u_may_leave_bach_thu_out() -> None:
    """T52, T53."""
    both = saying("thien_u bach_thu")
    assert check(both, saying("thien_u"), DEFAULT) == check(both, both, DEFAULT) == cuoc.OK
    assert check(both, saying("bach_thu"), DEFAULT) == MISSING


@clause("CHAN-4.9", "CHAN-4.10")
@pytest.mark.parametrize("house", [DEFAULT, STRICT], ids=["default", "strict"])
@pytest.mark.parametrize("flower", ["hoa", "nha", "ca", "ngu"])
def test_a_flower_may_stay_unsaid_if_bach_thu_is_said(flower: str, house: House) -> None:
    """T26 … T29."""
    have = saying(f"{flower} chi bach_thu")
    for text in (flower, f"{flower} chi bach_thu", "bach_thu", "chi bach_thu"):
        assert check(have, saying(text), house) == cuoc.OK, text
    assert check(have, saying("chi"), house) == check(have, saying(""), house) == MISSING
    assert check(saying("chi bach_thu"), saying(flower), house) == cuoc.EXTRA


def test_names_stand_in_the_order_of_the_clauses() -> None:
    assert CLAUSE_OF[KEYS.index("xuong")] == "CHAN-3.1"
    assert CLAUSE_OF[KEYS.index("ngu")] == "CHAN-3.22"
    assert {key: n for key, n in zip(KEYS, most(), strict=True) if n != 1} == {
        "xuong": 0, "co_chiu": 4, "co_bon": 4, "thien_khai": 5, "leo": 4, "tom": 4,
    }  # fmt: skip


@clause("CHAN-3.0", "CHAN-4.15")
def test_a_second_reading_agrees() -> None:
    """Random winning hands, read off their faces and by trying every layout."""
    rng = Rng(11)
    found: dict[str, int] = {}
    n = 0
    while n < WINS:
        hand, eats, chius = brute.draw(rng)
        mat = brute.mat_chan(eats, chius)
        awaited = waits(brute.counts(hand), mat)
        kinds = [k for k in range(25) if awaited >> k & 1 and hand.count(k) + sum(e.count(k) for e in eats) < 4]
        kinds = [k for k in kinds if k not in chius]
        for card in kinds:
            n += 1
            won = Win()
            won.counts = brute.counts(hand)
            won.eats = [25 * a + b for a, b in eats]
            won.chius = chius
            won.card = card
            won.drawn = won.touched = True
            won.own_door = bool(rng.below(2))
            won.chiu = hand.count(card) == 3
            have = names(held(won))
            assert have == brute.cuoc_of(hand, eats, chius, card, won.own_door), (hand, eats, chius, card)
            assert score.points(held(won), DEFAULT) == brute.points(have)
            for key in have:
                found[key] = found.get(key, 0) + 1
    assert len(found) >= (18 if WINS >= 20_000 else 11), found
