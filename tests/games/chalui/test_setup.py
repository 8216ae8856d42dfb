"""The cards, the deal and the first turn; scores and matches (CHALUI-1 … 3, 7, 9)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import wongpai as wp
from tests.games.chalui.table import SPARE, binds, bungled, cards, cited, hand, legal, order, size, table, turn
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.match import Match
from wongpai.core.rng import Rng
from wongpai.games.chalui.cards import FACES, POINTS, SET, House
from wongpai.games.chalui.rules import ChaluiRules


def pack(sets: int) -> Counter[str]:
    """All cards of a dealt game, wherever they lie."""
    deal = wp.load("chalui", rules={"sets": sets}).deal(4, 1)
    position = deal.position()
    words = " ".join([*position["hands"], position["discard"], position["stock"]]).split()
    return Counter(words)


@clause("CHALUI-2.1", "CHALUI-2.2", "CHALUI-2.3", "CHALUI-2.4", "CHALUI-2.10")
def test_one_set() -> None:
    """CV-01."""
    found = pack(1)
    ordinary = {c + s: 2 for c in "rybg" for s in "ABCDEFGHI"}
    commands = {c + s: 2 for c in "rybg" for s in ("HOP", "REV", "DBL", "TRI")}
    assert found == ordinary | commands | {"D4": 4, "JK": 2}
    assert (sum(ordinary.values()), sum(commands.values()), found.total()) == (72, 32, 110)
    points = dict(zip(FACES, POINTS, strict=True))
    assert [points["r" + s] for s in "ABCDEFGHI"] == list(range(1, 10))
    assert [points["y" + s] for s in ("HOP", "REV", "DBL", "TRI")] == [20, 20, 20, 30]
    assert (points["D4"], points["JK"]) == (40, 70)
    for colour in "rybg":
        mine = {face: n for face, n in found.items() if face[0] == colour}
        assert (sum(mine.values()), sum(points[f] * n for f, n in mine.items())) == (26, 270)
    assert sum(points[face] * n for face, n in found.items()) == 1380


@clause("CHALUI-9.2", "CHALUI-9.4")
def test_two_sets() -> None:
    """CV-02, CV-03."""
    found = pack(2)
    assert found == Counter({face: 2 * n for face, n in pack(1).items()})
    assert (found.total(), found["D4"], found["JK"], found["rA"]) == (220, 8, 4, 4)
    house = House(ChaluiRules(sets=2))
    assert sum(POINTS[kind] for kind in house.pack) == 2760
    assert wp.load("chalui", "times_two").deal(4).view(-1).zone("stock").count == 199


@clause("CHALUI-3.1", "CHALUI-3.2", "CHALUI-3.3")
@pytest.mark.parametrize(("seats", "stock"), [(2, 99), (3, 94), (4, 89)])
def test_the_deal(seats: int, stock: int) -> None:
    """CV-03."""
    deal = wp.load("chalui").deal(seats, 5, listen=True)
    view = deal.view(0)
    assert [player.cards for player in view.players] == [5] * seats
    assert (view.zone("stock").count, view.zone("discard").count) == (stock, 1)
    assert kinds(deal).count("deal") == seats
    assert cited(deal, "start_card") == ["CHALUI-3.3"]
    assert view.faces("hand:0") == hand(deal, 0)


@clause("CHALUI-1.2", "CHALUI-8.5")
def test_players() -> None:
    """Four a set; a table may agree on more, as the example with six players does."""
    for rules, most in (({}, 4), ({"sets": 2}, 8), ({"sets": 4}, 12), ({"max_players": 6}, 6)):
        game = wp.load("chalui", rules=rules)
        assert game.deal(most).seats == most
        for seats in (1, most + 1):
            with pytest.raises(wp.InvalidOption):
                game.deal(seats)


def _started(**rules: object) -> list[Deal]:
    return [wp.load("chalui", rules=rules).deal(3, seed, listen=True) for seed in range(160)]


@clause("CHALUI-3.3")
def test_special_start_cards() -> None:
    """CV-67, Q4."""
    put_back = 0
    for deal in _started():
        assert deal.position()["discard"] not in ("D4", "JK")
        put_back += kinds(deal).count("put_back")
        total = sum(size(deal, seat) for seat in range(3)) + 1 + deal.view(-1).zone("stock").count
        assert total == 110
    assert put_back
    named = [d for d in _started(start_special="first_names_colour") if d.view(-1).phase == "name"]
    assert {str(deal.position()["discard"]) for deal in named} == {"D4", "JK"}
    deal = named[0]
    assert legal(deal) == {f"name {colour}" for colour in ("red", "yellow", "blue", "green")}
    first = hand(deal, 0)[0]
    assert refused(deal, f"0 play {first}") == ("name_first", "CHALUI-3.3")
    assert refused(deal, "0 draw") == ("name_first", "CHALUI-3.3")
    assert refused(deal, f"1 interject {hand(deal, 1)[0]}") == ("name_first", "CHALUI-3.3")
    assert refused(deal, "1 name red") == ("no_naming", "CHALUI-6.5")
    say(deal, "0 name blue")
    assert binds(deal)[0] == "blue"
    blank = table("JK yA yB", SPARE, discard="JK", colour="red")
    say(blank, "0 play JK")
    assert (turn(blank), order(blank), binds(blank)) == (1, 0, ("red", "none"))
    assert turn(deal) == 0
    assert order(deal) == 0
    assert refused(deal, "0 name red") == ("no_naming", "CHALUI-6.5")


@clause("CHALUI-3.3")
def test_command_start_cards() -> None:
    """CV-66, Q3."""
    deal = table("bHOP gI", SPARE, SPARE, discard="rHOP")
    assert turn(deal) == 0
    assert cards(deal) == {"bHOP"}
    for each in _started(start_command="redraw"):
        assert str(each.position()["discard"])[1:] in tuple("ABCDEFGHI")
    seen = set()
    for each in _started(start_command="apply"):
        symbol = str(each.position()["discard"])[1:]
        seen.add(symbol)
        want = {"HOP": (1, 0, 1), "REV": (0, 0, -1), "DBL": (0, 2, 1), "TRI": (0, 3, 1)}.get(symbol, (0, 0, 1))
        assert (turn(each), order(each), each.view(-1).facts["direction"]) == want, symbol
    assert {"HOP", "REV", "DBL", "TRI"} <= seen
    game = wp.load("chalui", rules={"start_command": "apply", "two_player_reverse": "skip"})
    pairs = [game.deal(2, seed) for seed in range(80)]
    assert {turn(each) for each in pairs if str(each.position()["discard"]).endswith("REV")} == {1}
    rules: dict[str, object] = {"start_command": "apply", "joker_on_start": False}
    deal = table("JK yA", SPARE, SPARE, discard="rDBL", order=2, by=-1, turn=0, rules=rules)
    assert legal(deal) == {"take"}
    assert bungled(deal, "0 play JK") == "CHALUI-2.14"
    assert all(order(each) == 0 == turn(each) for each in _started())


@clause("CHALUI-3.4", "CHALUI-3.5")
def test_first_player_and_direction() -> None:
    assert {turn(deal) for deal in _started()} == {0}
    assert {turn(deal) for deal in _started(first_player="random")} == {0, 1, 2}
    deal = table("rA rB", SPARE, SPARE, discard="rC", direction="counter")
    say(deal, "0 play rA chalui")
    assert turn(deal) == 2
    assert _started(direction="counter")[0].view(-1).facts["direction"] == -1


@clause("CHALUI-3.6", "CHALUI-3.7")
def test_the_first_turn() -> None:
    deal = table("rA gC yB JK", SPARE, discard="rC")
    assert cards(deal) == {"rA"}, "colour first, from the first card on"
    deal = table("gC yB yD", SPARE, discard="rC")
    assert legal(deal) == {"play gC"}
    deal = table("yB yD", SPARE, discard="rC")
    assert legal(deal) == {"draw"}
    say(deal, "0 draw")
    assert size(deal, 0) == 3
    assert cited(deal, "draw") == ["CHALUI-3.7"]
    assert turn(deal) == 1
    helped = table("JK yB D4", SPARE, discard="rC")
    assert cards(helped) == {"JK", "D4"}


# --- the end, scores, matches ---


def _over(*hands: str) -> Deal:
    return table(*hands, discard="gD", phase="over")


@clause("CHALUI-7.6", "CHALUI-1.3", "CHALUI-7.8")
def test_scores() -> None:
    """CV-62."""
    deal = _over("rA bDBL JK", "gI gHOP yTRI D4", "rB yREV", "")
    assert deal.scores() == [-91, -99, -22, 0]
    assert deal.ranks() == [3, 4, 2, 1]
    assert [(line.points, line.clause) for line in deal.lines()] == [
        (-91, "CHALUI-7.6"), (-99, "CHALUI-7.6"), (-22, "CHALUI-7.6"), (0, "CHALUI-7.5"),
    ]  # fmt: skip


@clause("CHALUI-7.5", "CHALUI-1.1")
def test_out_ends_the_game() -> None:
    """CV-57, Q40: nobody draws for a last DOUBLE, unless the table wants it."""
    hands = ("rDBL", "yA yB", "gA gB", "bA bB")
    deal = table(*hands, discard="rA")
    say(deal, "0 play rDBL")
    assert deal.over
    assert deal.scores() == [0, -3, -3, -3]
    assert cited(deal, "out") == ["CHALUI-7.5"]
    assert refused(deal, "1 draw") == ("over", "CHALUI-7.5")
    assert deal.legal(1) == [] == deal.fouls(1)
    acts = table(*hands, discard="rA", stock="yI yI", rules={"last_card_effect": True})
    say(acts, "0 play rDBL")
    assert acts.scores() == [0, -21, -3, -3]


def played(rules: dict[str, object], games: list[list[int]], seats: int = 3) -> Match:
    """A match whose games end with these minus points, the deals' own play left out."""
    match = wp.load("chalui", rules=rules).match(seats, 1)
    by_points = {-0: "", -40: "D4", -12: "rI rC", -91: "rA bDBL JK", -3: "yA yB", -22: "rB yREV", -70: "JK",
                 -99: "gI gHOP yTRI D4", -300: "D4 D4 D4 D4 JK JK"}  # fmt: skip
    for points in games:
        if match.deal.over:
            match.advance()
        first = match.deal.position()["first"]
        hands = [by_points[p] for p in points]
        match.deal = match.game.deal(seats, position={"hands": hands, "discard": "gD", "phase": "over", "first": first})
        match._check_over()
    return match


@clause("CHALUI-1.4", "CHALUI-7.7", "CHALUI-7.8")
def test_a_number_of_games() -> None:
    """CV-63."""
    match = played({"deals": 3}, [[0, -91, -22], [-40, 0, -70], [-12, -3, 0]])
    assert match.over
    assert match.totals == [-52, -94, -92]
    assert match.ranks() == [1, 3, 2]
    assert not played({"deals": 3}, [[0, -91, -22], [-40, 0, -70]]).over


@clause("CHALUI-1.5", "CHALUI-7.7")
def test_a_balance() -> None:
    """CV-64, Q45."""
    match = played({"match": "balance"}, [[-91, -99, -22, 0]], 4)
    assert match.totals == [409, 401, 478, 500]
    assert not match.over
    assert match.view(0).standing is not None
    short = played({"match": "balance", "balance": 100}, [[0, -91, -22], [0, -12, -40]])
    assert short.over
    assert short.totals == [100, -3, 38]
    assert short.ranks() == [1, 3, 2]
    agreed = played({"match": "balance", "balance": 50, "balance_end": "games", "deals": 2}, [[0, -91, -22]])
    assert not agreed.over


@clause("CHALUI-3.4")
@pytest.mark.parametrize(("how", "first"), [("rotate", 1), ("winner", 2), ("loser", 0)])
def test_who_starts_the_next_game(how: str, first: int) -> None:
    match = played({"deals": 2, "next_first": how}, [[-91, -3, 0]])
    match.advance()
    assert match.deal.position()["first"] == first == turn(match.deal)


@clause("CHALUI-9.1")
def test_the_discards_become_the_stock() -> None:
    """CV-61, Q43, Q44: the top card and its face stay, and what is not there is not drawn."""
    deal = table("bA yC", SPARE, discard="gA rDBL", stock="yD", order=4)
    say(deal, "0 take")
    assert size(deal, 0) == 4
    assert sorted(hand(deal, 0)) == sorted(["bA", "yC", "yD", "gA"])
    assert (turn(deal), binds(deal), order(deal)) == (1, ("red", "DBL"), 0)
    assert cited(deal, "reshuffle") == ["CHALUI-9.1"]
    joker = table("bA yC", SPARE, discard="D4 rDBL JK", colour="red", symbol="DBL", stock="", order=2)
    say(joker, "0 take")
    assert binds(joker) == ("red", "DBL")
    assert "D4" in hand(joker, 0)
    empty = table("bA yD", SPARE, discard="gC", stock="")
    say(empty, "0 draw")
    assert (size(empty, 0), turn(empty)) == (2, 1)
    assert cited(empty, "no_cards") == ["CHALUI-9.1"]


@clause("CHALUI-9.1")
def test_it_cannot_stall() -> None:
    """Q49: with no card left to draw, whoever holds the colour has to lay."""
    for seed in range(4):
        deal = wp.load("chalui").deal(4, seed)
        whole = dict(deal.position())
        stock = str(whole["stock"]).split()
        whole["hands"] = [
            f"{held} {' '.join(stock[seat::4])}" for seat, held in enumerate(cast(list[str], whole["hands"]))
        ]
        whole["stock"] = ""
        deal = wp.load("chalui").deal(4, position=whole)
        rng = Rng(seed)
        draws = 0
        for _ in range(300):
            if deal.over:
                break
            seat = turn(deal)
            actions = deal.legal(seat)
            action = actions[rng.below(len(actions))]
            draws = draws + 1 if deal.text(action) == "draw" else 0
            assert draws < 4, "everybody draws"
            deal.apply(seat, action)


@clause("CHALUI-0.1", "CHALUI-7.2")
def test_lore_has_texts_alone() -> None:
    kinds_of = {c.id: c.kind for c in wp.load("chalui").clauses}
    assert kinds_of["CHALUI-0.1"] == kinds_of["CHALUI-7.2"] == "lore"
    assert len(SET) == 110
