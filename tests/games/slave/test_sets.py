"""Which sets may be laid and which beat which: SV-01 … SV-17, SV-54 … SV-69."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.slave.table import legal, on_table, table, turn
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.rng import Rng
from wongpai.games.slave import sets
from wongpai.games.slave.actions import FACES
from wongpai.sim import soak

HK = {"hk_runs": True}


def mask(cards: str) -> int:
    return sum(1 << FACES.index(card) for card in cards.split())


@clause("SLAVE-1.1", "SLAVE-1.2", "SLAVE-1.3", "SLAVE-2.2", "SLAVE-2.6")
def test_pack() -> None:
    """SV-01."""
    deck = wp.load("slave").deck
    assert len(set(deck.faces)) == len(deck) == 52
    for suit in "cdhs":
        assert sum(face.endswith(suit) for face in deck.faces) == 13
    assert deck[0] == "3c"
    assert deck[51] == "2s"
    with pytest.raises(wp.InvalidPosition):
        table(["3c", "3c 4d"])


@clause("SLAVE-3.3a")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [("5c", 1), ("5c 5s", 2), ("5c 5d 5h", 3), ("2c 2d 2h 2s", 4), ("5c 6c", 0), ("5c 5d 6h", 0), ("3c 3d 4c 4d", 0)],
)
def test_kinds(cards: str, kind: int) -> None:
    """SV-17."""
    assert sets.kind_of(mask(cards)) == kind


@clause("SLAVE-3.3a")
def test_lead_must_be_a_set() -> None:
    deal = table(["5c 6c 5d 6h", "3c", "4d"], turn=0)
    assert refused(deal, "0 lay 5c 6c") == ("not_a_set", "SLAVE-3.3a")
    assert refused(deal, "0 lay 5c 5d 6h") == ("not_a_set", "SLAVE-3.3a")
    assert legal(deal, 0) == {"lay 5c", "lay 5d", "lay 5c 5d", "lay 6c", "lay 6h", "lay 6c 6h"}


BEATS = [
    ("SV-02", "3s", "4c", True), ("SV-03", "3c", "3s", True), ("SV-04", "7d", "7c", False),
    ("SV-06a", "10s", "Jc", True), ("SV-06b", "9s", "10c", True), ("SV-07", "7h 7s", "8c 8d", True),
    ("SV-08", "7h 7s", "8c", False), ("SV-09a", "7d 7h", "7c 7s", True), ("SV-09b", "7c 7s", "7d 7h", False),
    ("SV-11", "2h 2s", "3c 3d 3h", False), ("SV-12a", "3c 3d 3h", "4c 4d 4h", True), ("SV-12b", "3c 3d 3h", "2s", False),
    ("SV-13", "4c 4d 4h", "3c 3d 3h", False), ("SV-14", "2h 2s", "3c 3d 3h 3s", True),
    ("SV-16", "3c 3d 3h 3s", "4c 4d 4h 4s", True), ("top", "2s", "Ah", False), ("low", "3c", "2s", True),
]  # fmt: skip


@clause("SLAVE-3.4.1", "SLAVE-3.4.2", "SLAVE-3.4.3", "SLAVE-3.4.4")
@pytest.mark.parametrize(("lying", "laid", "beats"), [c[1:] for c in BEATS], ids=[c[0] for c in BEATS])
def test_fights(lying: str, laid: str, beats: bool) -> None:
    deal = on_table(lying, laid)
    text = f"lay {' '.join(sorted(laid.split(), key=FACES.index))}"
    assert (text in legal(deal, 1)) == beats
    if beats:
        say(deal, f"1 {text}")
    else:
        refused(deal, f"1 {text}")


@clause("SLAVE-3.4.1", "SLAVE-3.4.2", "SLAVE-3.4.3", "SLAVE-3.4.4", "SLAVE-3.4.6", "SLAVE-3.4.7")
@pytest.mark.parametrize(
    ("lying", "laid", "refusal"),
    [
        ("7h 7s", "8c", ("pair_needs_pair", "SLAVE-3.4.2")),
        ("7h", "8c 8d", ("other_kind", "SLAVE-3.4.1")),
        ("7h", "6s", ("lower_rank", "SLAVE-3.4.3")),
        ("7h", "7d", ("lower_suit", "SLAVE-3.4.4")),
        ("2h 2s", "3c 3d 3h", ("triple_slaps_single", "SLAVE-3.4.6")),
        ("3c", "4c 4d 4h 4s", ("four_slaps_pair", "SLAVE-3.4.7")),
    ],
)
def test_refusals_cite_the_rule(lying: str, laid: str, refusal: tuple[str, str]) -> None:
    assert refused(on_table(lying, laid), f"1 lay {laid}") == refusal


@clause("SLAVE-3.4.5", "SLAVE-3.4.6")
def test_triple_slaps_any_single() -> None:
    deal = on_table("2s", "3c 3d 3h")
    say(deal, "1 lay 3c 3d 3h")
    assert kinds(deal)[-1] == "slap"
    assert deal.view(-1).facts["kind"] == 3


@clause("SLAVE-3.4.7")
def test_four_slaps_any_pair() -> None:
    deal = on_table("2h 2s", "3c 3d 3h 3s")
    say(deal, "1 lay 3c 3d 3h 3s")
    assert kinds(deal)[-1] == "slap"


@clause("SLAVE-3.4.4")
def test_options_on_suits() -> None:
    assert "lay 3s" not in legal(on_table("3c", "3s", {"suits_count": False}), 1)
    assert "lay 7c 7s" not in legal(on_table("7d 7h", "7c 7s", {"pair_tiebreak": "none"}), 1)


@clause("SLAVE-3.4.6", "SLAVE-3.4.7")
def test_options_on_fours() -> None:
    fours = "3c 3d 3h 3s"
    assert f"lay {fours}" in legal(on_table("2s", fours, {"four_slaps_single": True}), 1)
    assert f"lay {fours}" in legal(on_table("2c 2d 2h", fours, {"four_slaps_triple": True}), 1)
    assert f"lay {fours}" not in legal(on_table("2s", fours), 1)
    assert f"lay {fours}" not in legal(on_table("2c 2d 2h", fours), 1)


@clause("SLAVE-4.3", "SLAVE-4.3.1a", "SLAVE-4.3.1b")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("3c 4c 5c", 19), ("Qh Kh Ah 2h", 20), ("Kc Ac 2c", 19), ("3c 4c 2c", 0), ("3c 4d 5c", 0), ("3c 4c 6c", 0),
        ("3c 4c", 0), ("3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd Ad 2d", 29),
    ],
)  # fmt: skip
def test_runs(cards: str, kind: int) -> None:
    """SV-54."""
    assert sets.kind_of(mask(cards)) == kind


@clause("SLAVE-4.3", "SLAVE-4.3.1a", "SLAVE-4.3.1b")
def test_runs_are_optional() -> None:
    hands = ["3c 4c 5c", "Qd Kd Ad 2d 3d", "6s"]
    assert refused(table(hands, turn=0), "0 lay 3c 4c 5c") == ("runs_off", "SLAVE-4.3")
    deal = table(hands, HK, turn=0)
    assert "lay 3c 4c 5c" in legal(deal, 0)
    assert refused(deal, "0 lay 3c 4c") == ("short_run", "SLAVE-4.3.1a")
    short = table(hands, {**HK, "run_with_two": False}, turn=1)
    assert refused(short, "1 lay Kd Ad 2d") == ("run_two", "SLAVE-4.3.1b")
    assert "lay Qd Kd Ad" in legal(short, 1)
    assert not any("2d 3d" in text for text in legal(table(hands, HK, turn=1), 1))


SLAPS = [
    ("SV-56a", "2h 2s", "4c 5c 6c 7c", "SLAP"), ("SV-56b", "2c 2d 2h 2s", "4c 5c 6c 7c", "SLAP"),
    ("SV-57a", "2s", "4c 5c 6c", "SLAP"), ("SV-57b", "2c 2d 2h", "4c 5c 6c", "SLAP"),
    ("SV-58a", "2s", "4c 5c 6c 7c", ("even_run", "SLAVE-4.3.2")), ("SV-58b", "2h 2s", "4c 5c 6c", ("odd_run", "SLAVE-4.3.3")),
    ("SV-59", "2c 2d 2h 2s", "3c 4c 5c 6c 7c 8c", "SLAP"), ("SV-61", "Qs Ks As", "4c 5c 6c 7c", "SLAP"),
    ("SV-62a", "Qs Ks As 2s", "3c 4c 5c 6c 7c", "SLAP"), ("SV-62b", "Qs Ks As 2s", "4c 5c 6c", ("shorter_run", "SLAVE-4.3.5")),
    ("SV-63a", "4c 5c 6c 7c", "2c 2d 2h 2s", ("four_slaps_pair", "SLAVE-3.4.7")),
    ("SV-63b", "4c 5c 6c", "2c 2d 2h", ("triple_slaps_single", "SLAVE-3.4.6")),
    ("fight", "4c 5c 6c", "5d 6d 7d", "FIGHT"), ("suit", "4c 5c 6c", "4d 5d 6d", "FIGHT"),
    ("lower", "4d 5d 6d", "4c 5c 6c", ("lower_run", "SLAVE-4.3.4")),
]  # fmt: skip


@clause("SLAVE-4.3.2", "SLAVE-4.3.3", "SLAVE-4.3.4", "SLAVE-4.3.5")
@pytest.mark.parametrize(("lying", "laid", "result"), [c[1:] for c in SLAPS], ids=[c[0] for c in SLAPS])
def test_run_slaps(lying: str, laid: str, result: str | tuple[str, str]) -> None:
    deal = on_table(lying, laid, HK)
    if isinstance(result, tuple):
        assert refused(deal, f"1 lay {laid}") == result
        return
    assert f"lay {laid}" in legal(deal, 1)
    say(deal, f"1 lay {laid}")
    assert ("slap" in kinds(deal)) == (result == "SLAP")
    assert bool(deal.position().get("reversed")) == (result == "SLAP")


@clause("SLAVE-4.3.4")
def test_run_tiebreak_none() -> None:
    deal = on_table("4c 5c 6c", "4d 5d 6d", {**HK, "run_tiebreak": "none"})
    assert refused(deal, "1 lay 4d 5d 6d") == ("no_suits", "SLAVE-3.4.4")
    for name, lying, laid in (("suits_count", "3c", "3s"), ("pair_tiebreak", "7d 7h", "7c 7s")):
        deal = on_table(lying, laid, {name: False if name == "suits_count" else "none"})
        assert refused(deal, f"1 lay {laid}") == ("no_suits", "SLAVE-3.4.4")


@clause("SLAVE-4.3.6a")
def test_values_that_are_turned_over_stay_so() -> None:
    deal = table(
        ["2s 9d", "4c 5c 6c Kh", "3d Ad", "3h 4h 5h 6h 7s"], {**HK, "run_reversal": "set_hand"}, turn=0, reversed=True
    )
    say(deal, "0 lay 2s", "1 lay 4c 5c 6c")
    assert deal.position()["reversed"] is True
    assert "reversal" not in kinds(deal)


@clause("SLAVE-4.3.6a")
def test_a_run_that_slaps_turns_values_over() -> None:
    """SV-64."""
    deal = table(["2s 9d", "4c 5c 6c Kh", "3d Ad", "3h 4h 5h 7s"], HK, turn=0)
    say(deal, "0 lay 2s", "1 lay 4c 5c 6c", "2 pass", "3 lay 3h 4h 5h")
    assert deal.position()["reversed"] is True
    assert kinds(deal).count("reversal") == 1
    assert turn(deal) == 0


REVERSED = [
    ("SV-66a", "2s", "3c", True), ("SV-66b", "2s", "2h", True), ("SV-66c", "2h", "2s", False), ("SV-66d", "4s", "4h", True),
    ("SV-67a", "3h 3s", "3c 3d", True), ("SV-67b", "3c 3d", "3h 3s", False), ("SV-68", "3c", "4c 4d 4h", True),
]  # fmt: skip


@clause("SLAVE-4.3.6a", "SLAVE-4.3.6b")
@pytest.mark.parametrize(("lying", "laid", "beats"), [c[1:] for c in REVERSED], ids=[c[0] for c in REVERSED])
def test_upside_down(lying: str, laid: str, beats: bool) -> None:
    assert (f"lay {laid}" in legal(on_table(lying, laid, HK, reversed=True), 1)) == beats


@clause("SLAVE-4.3.6a")
@pytest.mark.parametrize(
    ("how", "after_two", "after_trick"),
    [("toggle_hand", False, True), ("set_hand", True, True), ("trick", False, False), ("off", False, False)],
)
def test_how_long_it_lasts(how: str, after_two: bool, after_trick: bool) -> None:
    """SV-69, and the options of the reversal."""
    hands = ["2s 3d", "4c 5c 6c Kh", "Ad 3h", "7s 8s 9s 10s 3s"]
    deal = table(hands, {**HK, "run_reversal": how}, turn=0)
    say(deal, "0 lay 2s", "1 lay 4c 5c 6c", "2 pass")
    once = deal.copy()
    say(deal, "3 lay 7s 8s 9s 10s")
    assert bool(deal.position().get("reversed")) == after_two
    say(once, "3 pass", "0 pass")
    assert bool(once.position().get("reversed")) == after_trick


@clause("SLAVE-3.4.1", "SLAVE-4.3.1a")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_all_that_is_in_order(seed: int) -> None:
    """Every set and run of the hand is either on offer or refused; under house rules drawn at random."""
    rng = Rng(seed, 8)
    game = soak.random_game(wp.load("slave"), rng)
    game = game.with_rules(rules={**game.rules.changed(), "hk_runs": seed % 2 == 0, "max_players": 8})
    deal = game.deal(max(4, game.seat_range(game.rules)[0]), seed)
    while not deal.over:
        seat = turn(deal)
        held = mask(deal.position()["hands"][seat])
        ranks = [pick << at for at in range(0, 52, 4) for pick in range(1, 16)]
        runs = [sum(1 << 4 * i + at for i in range(n)) for n in range(3, 14) for at in range(52 - 4 * n + 4)]
        fits = {cards for cards in ranks + runs if cards & ~held == 0 and deal.why_not(seat, cards) is None}
        offered = deal.legal(seat)
        assert fits == {action for action in offered if action < 1 << 52}
        deal.apply(seat, offered[rng.below(len(offered))])
