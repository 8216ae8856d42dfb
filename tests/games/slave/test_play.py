"""Turns, tricks, going out: SV-18 … SV-31."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.slave.table import legal, table, turn
from tests.games.talk import kinds, refused, say
from tests.marks import clause

SV19 = ["3c 9d 9h", "4c Ks", "2s 5d", "6d 6h 6s 7c"]


@clause("SLAVE-3.2")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [26, 26]), (3, [18, 17, 17]), (4, [13] * 4), (5, [11, 11, 10, 10, 10]), (6, [9, 9, 9, 9, 8, 8]),
        (7, [8, 8, 8, 7, 7, 7, 7]), (8, [7, 7, 7, 7, 6, 6, 6, 6]),
    ],
)  # fmt: skip
def test_deal_sizes(seats: int, sizes: list[int]) -> None:
    """SV-18: the seat after the dealer gets the first card."""
    deal = wp.load("slave").deal(seats, seed=4, position={"dealer": seats - 1})
    hands = [hand.split() for hand in deal.position()["hands"]]
    assert [len(hand) for hand in hands] == sizes
    assert len({card for hand in hands for card in hand}) == 52


@clause("SLAVE-2.1", "SLAVE-2.3")
def test_seats() -> None:
    game = wp.load("slave")
    for seats in range(2, 9):
        game.deal(seats)
    for seats in (1, 9):
        with pytest.raises(wp.InvalidOption):
            game.deal(seats)
    with pytest.raises(wp.InvalidOption):
        wp.load("slave", rules={"min_players": 3}).deal(2)


@clause("SLAVE-3.1", "SLAVE-3.3")
def test_first_hand() -> None:
    """SV-19: all are equal, the holder of 3c leads."""
    deal = table(SV19)
    assert turn(deal) == 0
    assert all("king" not in player.badges for player in deal.view(0).players)
    for seed in range(20):
        dealt = wp.load("slave").deal(5, seed)
        assert "3c" in dealt.position()["hands"][turn(dealt)].split()


@clause("SLAVE-3.3")
def test_first_lead() -> None:
    """SV-21."""
    assert "lay 9d 9h" in legal(table(SV19), 0)
    strict = table(SV19, {"first_lead_3c": True})
    assert refused(strict, "0 lay 9d 9h") == ("first_3c", "SLAVE-3.3")
    assert legal(strict, 0) == {"lay 3c"}
    say(strict, "0 lay 3c")
    say(strict, "1 lay 4c")


@clause("SLAVE-2.7", "SLAVE-3.4", "SLAVE-3.4.6", "SLAVE-3.5", "SLAVE-3.6", "SLAVE-2.8")
def test_a_trick() -> None:
    """SV-22, SV-23, SV-24."""
    deal = table(SV19)
    say(deal, "0 lay 3c", "1 lay 4c", "2 lay 2s", "3 lay 6d 6h 6s")
    assert deal.view(-1).facts["kind"] == 3
    assert turn(deal) == 0
    say(deal, "0 pass")
    assert refused(deal, "0 lay 9d") == ("locked_out", "SLAVE-3.5")
    say(deal, "1 pass", "2 pass")
    assert turn(deal) == 3
    assert deal.view(0).phase == "lead"
    assert refused(deal, "3 pass") == ("must_lead", "SLAVE-3.6")


@clause("SLAVE-3.5")
def test_locked_out_comes_before_whose_turn_it_is() -> None:
    """SV-26."""
    deal = table(SV19)
    say(deal, "0 lay 3c", "1 pass", "2 lay 5d")
    assert refused(deal, "1 lay Ks") == ("locked_out", "SLAVE-3.5")


@clause("SLAVE-3.4", "SLAVE-2.7")
def test_out_of_turn_and_not_in_hand() -> None:
    deal = table(SV19)
    assert refused(deal, "2 lay 5d") == ("not_your_turn", "SLAVE-3.4")
    assert refused(deal, "0 lay 2s") == ("not_in_hand", "SLAVE-2.7")
    before = deal.position()
    with pytest.raises(wp.IllegalAction) as caught:
        deal.apply(0, deal.parse("lay 2s"))
    assert caught.value.refusal.clause == "SLAVE-2.7"
    assert deal.position() == before


@clause("SLAVE-3.6")
@pytest.mark.parametrize(("how", "leader"), [("next", 1), ("reverse_next", 3)])
def test_the_winner_of_a_trick_is_out(how: str, leader: int) -> None:
    """SV-27."""
    deal = table(["3c", "4c Ks", "5d 2s", "6d 7c"], {"out_lead": how})
    say(deal, "0 lay 3c", "1 pass", "2 pass", "3 pass")
    assert turn(deal) == leader


@clause("SLAVE-3.6")
def test_others_may_still_fight() -> None:
    """SV-28."""
    deal = table(["3c", "4c Ks", "5d 2s", "6d 7c"])
    say(deal, "0 lay 3c", "1 pass", "2 lay 5d", "3 pass")
    assert turn(deal) == 2
    assert deal.view(-1).phase == "lead"


@clause("SLAVE-3.6")
def test_out_ends_trick() -> None:
    deal = table(["3c", "4c Ks", "5d 2s", "6d 7c"], {"out_ends_trick": True})
    say(deal, "0 lay 3c")
    assert turn(deal) == 1
    assert deal.view(1).phase == "lead"


@clause("SLAVE-3.4.2")
def test_a_pair_needs_a_pair() -> None:
    """SV-29."""
    deal = table(["3c 6c 6d", "7h 7s 5c 5d 2s", "8h", "9h"])
    say(deal, "0 lay 6c 6d")
    assert refused(deal, "1 lay 2s") == ("pair_needs_pair", "SLAVE-3.4.2")
    assert refused(deal, "1 lay 5c 5d") == ("lower_rank", "SLAVE-3.4.3")
    say(deal, "1 lay 7h 7s")
    assert turn(deal) == 2


@clause("SLAVE-3.5")
def test_leader_may_pass_as_an_option() -> None:
    deal = table(SV19, {"leader_may_pass": True})
    say(deal, "0 pass", "1 pass", "2 pass")
    assert refused(deal, "3 pass") == ("must_lead", "SLAVE-3.6")
    say(deal, "3 lay 7c")
    assert turn(deal) == 0, "who passed the lead is out only until a set is led"
    say(deal, "0 pass", "1 lay Ks", "2 pass", "3 pass")
    assert turn(deal) == 1
    first = table(SV19, {"leader_may_pass": True, "first_lead_3c": True})
    assert refused(first, "0 pass") == ("first_3c", "SLAVE-3.3")
    assert "pass" not in legal(first, 0)


@clause("SLAVE-3.4")
@pytest.mark.parametrize(("way", "second"), [("clockwise", 1), ("counter", 3)])
def test_direction(way: str, second: int) -> None:
    deal = table(SV19, {"direction": way})
    say(deal, "0 lay 3c")
    assert turn(deal) == second


@clause("SLAVE-3.4")
def test_flee_king() -> None:
    roles = "queen king vice_slave slave"
    deal = table(["3c 4c", "5c 6c", "7c 8c", "9c 10c"], {"direction": "flee_king"}, roles=roles, turn=3)
    say(deal, "3 lay 9c")
    assert turn(deal) in (0, 2)
    near = table(
        ["3c 4c", "5c 6c", "7c 8c", "9c 10c"], {"direction": "flee_king"}, roles="king queen vice_slave slave", turn=3
    )
    say(near, "3 lay 9c")
    assert turn(near) == 2, "the King would be next clockwise"


TITLES = {
    2: "king slave", 3: "king people slave", 4: "king queen vice_slave slave", 5: "king queen people vice_slave slave",
    6: "king queen people people vice_slave slave", 8: "king queen people people people people vice_slave slave",
}  # fmt: skip


@clause("SLAVE-2.9", "SLAVE-3.7", "SLAVE-3.7.1", "SLAVE-3.7.2", "SLAVE-3.7.3", "SLAVE-3.7.4", "SLAVE-3.7.5")
@pytest.mark.parametrize(("seats", "titles"), TITLES.items())
def test_titles(seats: int, titles: str) -> None:
    """SV-31."""
    ranks = ["3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c"][:seats]
    last = ["", "2s"]
    hands = [f"{card} {last[i == seats - 1]}".strip() for i, card in enumerate(ranks)]
    deal = table(hands)
    say(deal, *[f"{seat} lay {ranks[seat]}" for seat in range(seats - 1)])
    assert deal.over
    assert deal.ranks() == list(range(1, seats + 1))
    lines = deal.lines()
    assert [line.args["word"] for line in sorted(lines, key=lambda line: line.seat)] == titles.split()
    assert refused(deal, "0 pass")[0] == "over"
    for line in lines:
        assert line.clause.startswith("SLAVE-3.7.")


@clause("SLAVE-3.7.5")
@pytest.mark.parametrize(("title", "word"), [("people", "people"), ("queen", "queen"), ("vice", "vice_slave")])
def test_middle_of_three(title: str, word: str) -> None:
    deal = table(["3c", "4c", "5c 2s"], {"middle_title_3p": title})
    say(deal, "0 lay 3c", "1 lay 4c")
    assert next(line.args["word"] for line in deal.lines() if line.seat == 1) == word


@clause("SLAVE-3.7")
def test_points_by_place() -> None:
    deal = table(["3c", "4c", "5c 2s"], {"points": "place"})
    say(deal, "0 lay 3c", "1 lay 4c")
    assert deal.scores() == [2, 1, 0]
    assert sum(line.points for line in deal.lines()) == 3


@clause("SLAVE-3.7")
def test_out_players_are_out() -> None:
    deal = table(["3c", "4c Ks", "5d 2s"])
    say(deal, "0 lay 3c")
    assert refused(deal, "0 pass") == ("out", "SLAVE-3.7")
    assert kinds(deal).count("out") == 1


@clause("SLAVE-1.4", "SLAVE-2.4", "SLAVE-2.5", "SLAVE-2.10")
def test_lore_has_no_rule() -> None:
    """Lore, length and skills are for reading; that rules differ shows in the number of house rules."""
    game = wp.load("slave")
    assert {game.clause(id).kind for id in ("1.4", "2.4", "2.10")} == {"lore"}
    assert len(game.rules.options()) > 20
    assert all(game.clause(option.clause) for option in game.rules.options())
    assert wp.load("slave", rules={"deals": 7}).match(4).last_deal == 7
