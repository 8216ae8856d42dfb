"""The worked hands of the rulebook (part 6.1), and how to make a `Win` of one."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.chan import brute
from wongpai.games.chan.cuoc import KEYS, Win

# id | concealed | mat | winning card, whence, own door? | history | cước held | announced if not all | điểm, number of gà,
# does it take the pot; or why not | kinds it waits for
TABLE = """
T01 | CC CC 8V 8V 8S 8N 9S 9S 9V 9N 3V 3S 7N 5V 5V | 2N*4 | 7N drawn own |  | chi tam_do leo tom co_chiu |  | 13 1 | 7V 7N 7S
T02 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S |  | 4V drawn |  | xuong |  | 2 0 | 4V 4N 4S
T03 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S |  | 4V drawn own |  | chi |  | 3 0 | 4V 4N 4S
T04 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S |  | 4N drawn own | thong | thong chi |  | 4 0 | 4V 4N 4S
T06 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S 4S |  | 4V drawn |  |  |  | no u | 4S
T07 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S 4S |  | 4S drawn own |  | chi bach_thu |  | 5 1 pot | 4S
T08 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S 9V 9N 9S |  | 9N drawn |  | xuong |  | 2 0 | 9V 9N 9S
T09 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S 9V | 9N/9S | 9V drawn |  | bach_thu |  | 4 0 | 9V
T11 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S CC |  | CC drawn |  | bach_thu_chi |  | 6 1 | CC
T12 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S CC |  | CC drawn own |  | chi bach_thu_chi |  | 7 2 pot | CC
T13 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S CC |  | CC drawn |  | bach_thu_chi | bach_thu | fault extra | CC
T14 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S CC |  | CC drawn own |  |  |  | no u | -
T16 | 2V 2V 3N 3N 4S 4S 7V 7V 8N 8N 9V 9V 2S 2S 3V | 5V/5V 6N/6N | 3S drawn |  | xuong |  | 2 0 | 3V 3N 3S
T17 | 2V 2V 3N 3N 4S 4S 7V 7V 8N 8N 9N 9N 2S 2S 3V | 5V/5V 6N/6N | 3V drawn |  | thap_thanh bach_dinh |  | 16 2 | 3V 3N 3S
T18 | 3V 3V 7N 7N 2S 2S 4V 4V 5N 5N 6S 6S 2V 2N 4N 4S 5V 5S 3S |  | 3N drawn |  | bach_dinh tom |  | 8 1 | 3V 3N 3S
T19 | CC CC 8V 8V 8S 8N 9S 9S 9V 9N 2V 2V 4N 4N 6S 6S 5V 5N 7S |  | 7S drawn |  | tam_do leo |  | 10 1 | 7V 7N 7S
T21 | CC CC 9V 9V 8S 8S 2V 2V 4N 4N 6V 6V 5V 5N 3N 3S 7V 7N 2S |  | 2N drawn |  | 2xleo |  | 7 0 | 2V 2N 2S
T22 | CCx4 9Vx4 8Sx4 2V 2N 4N 4S 5V 5N 6V |  | 6N drawn |  | 4xleo 3xthien_khai |  | 14 0 | 6V 6N 6S
T23 | CCx4 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 7V 7S 2N 2S 9N |  | 9N drawn |  | kinh_tu_chi thien_khai |  | 13 1 | 9V 9N 9S
T24 | CCx4 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 7V 7S 2N 2S 9N |  | 9V drawn |  | thien_khai |  | 3 0 | 9V 9N 9S
T26 | 4N 4N 6V 6V 7S 7S 9N 9N 3S 3S 8V 8N 6N 6S 4V 4S 2V | 5V/5N | 2V drawn own |  | hoa chi bach_thu |  | 20 1 pot | 2V
T27 | 4N 4N 6V 6V 7S 7S 9N 9N 3S 3S 8V 8N 6N 6S 4V 4S 2V | 5V/5N | 2V drawn own |  | hoa chi bach_thu | chi bach_thu | 5 1 pot | 2V
T28 | 4N 4N 6V 6V 7S 7S 9N 9N 3S 3S 8V 8N 6N 6S 4V 4S 2V | 5V/5N | 2V drawn own |  | hoa chi bach_thu | bach_thu | 4 0 | 2V
T29 | 4N 4N 6V 6V 7S 7S 9N 9N 3S 3S 8V 8N 6N 6S 4V 4S 2V | 5V/5N | 2V drawn own |  | hoa chi bach_thu | chi | fault missing | 2V
T31 | 6V 6V 7S 7S 9N 9N 8V 8N 3V 3N 4V 4S 6N 6S 2V | 5V*4 | 2V drawn own |  | hoa chi bach_thu co_chiu |  | 21 1 pot | 2V
T32 | 5V 5V 4V 4V 6S 6S 7S 7S 9N 9N 8V 8N 6V 6N 3V 3N 7V 7N 2V |  | 2V drawn own |  | nha chi bach_thu |  | 30 1 pot | 2V
T33 | 4V 4V 6S 6S 7S 7S 9N 9N 8V 8N 6V 6N 3V 3N 7V 7N 2V | 5V/5V | 2V drawn own |  | hoa chi bach_thu |  | 20 1 pot | 2V
T34 | 2S 2S 4N 4N 6V 6V 7S 7S 3V 3N 9N 9S 2V 2N 6N 6S 8V | 5V/5V | 8V drawn own |  | ca chi bach_thu |  | 20 1 pot | 8V
T36 | CC CC 5S 5S 2S 2S 4N 4N 6V 6V 3V 3N 9N 9S 2V 2N 8V | 5V/5N | 8V drawn own |  | ngu ca chi bach_thu |  | 47 2 pot | 8V
T37 | 5S 5S 2S 2S 4N 4N 6V 6V 3V 3N 9N 9S 2V 2N 6N 6S 8V | CC/CC | 8V drawn own |  | chi bach_thu |  | 5 1 pot | 8V
T38 | 9Vx3 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S |  | 9V played |  | chiu_u |  | 3 0 | 9V 9N 9S
T39 | 9Vx3 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S |  | 9N played |  |  |  | no u | 9V 9N 9S
T41 | 9Vx3 2V 2V 4N 4N 5S 5S 3V 3N 8V 8N 2N 2S | 7S*4 | 9V drawn |  | chiu_u co_chiu |  | 4 0 | 9V 9N 9S
T42 | 9Vx3 2V 2V 4N 4N 5S 5S 3V 3N 8V 8N 2N 2S | 7S*4 | 9V drawn |  | chiu_u co_chiu | 2xco_chiu | fault extra | 9V 9N 9S
T43 | 9Vx3 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 8V 8N 2N 2S 7V 7N |  | 9V drawn own |  | chi chiu_u bach_thu |  | 6 1 pot | 9V
T44 | 9Vx3 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S |  | 9V played own |  | chi chiu_u |  | 4 0 | 9V 9N 9S
T46 | 2V 2V 4N 4N 3V 3N 8V 8N 5S 5N 6V | 9V/9V 9V/9V 7S/7S 7S/7S | 6S drawn own |  | chi 2xco_bon |  | 5 0 | 6V 6N 6S
T47 | 9V 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S | 9V/9V | 9V drawn |  | u_bon |  | 3 1 | 9V 9N 9S
T48 | 9V 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S | 9V/9V | 9V drawn |  | u_bon | nothing | fault missing | 9V 9N 9S
T49 | 9V 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 8V 8N 2N 2S 7V 7N | 9V/9V | 9V drawn own |  | chi u_bon bach_thu |  | 6 2 pot | 9V
T51 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V 8N |  | dealt | dealer | thien_u bach_thu |  | 5 0 | -
T52 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V 8N |  | dealt | dealer | thien_u bach_thu | thien_u | 3 0 | -
T53 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V 8N |  | dealt | dealer | thien_u bach_thu | bach_thu | fault missing | -
T54 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S |  | 4V drawn own | first_noc untouched | dia_u chi |  | 4 0 | 4V 4N 4S
T56 | 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S |  | 4V drawn | dealer first_noc | xuong |  | 2 0 | 4V 4N 4S
T57 | 2Vx4 4Nx4 5S 5S 6V 6V 3V 3N 8V 8N 7V 7N 9N |  | 9S drawn |  | 2xthien_khai |  | 4 0 | 9V 9N 9S
T58 | 3V 3V 3S 3S 7N 7N 2V 2V 4N 4N 5S 5S 6V 6N 8V 8N 9N 9S 4S |  | 4V drawn | thong | 2xtom thong |  | 6 0 | 4V 4N 4S
T59 | 3V 3V 3S 3S 7N 7N 2V 2V 4N 4N 5S 5S 6V 6N 8V 8N 9N 9S 4S |  | 4V drawn | thong | 2xtom thong | tom | 4 0 | 4V 4N 4S
"""


@dataclass
class Hand:
    id: str
    hand: str
    mat: str
    card: str
    won: Win
    played: bool  # the card was played, not drawn
    held: list[int]
    said: list[int]  # what is announced
    result: str
    waits: set[str]


def win(hand: str, mat: str = "", card: str = "", where: str = "", history: str = "") -> Win:
    """A win. where: drawn, played or dealt, and "own" door; history: thong, dealer, first_noc, untouched."""
    eats, chius = brute.mat(mat)
    out = Win()
    out.counts = brute.counts(brute.cards(hand))
    out.eats = [25 * table + own for table, own in eats]
    out.chius = list(chius)
    out.card = brute.NUMBER[card] if card else -1
    out.drawn = "drawn" in where
    out.own_door = "own" in where
    out.first_draw = "first_noc" in history
    out.dealer = "dealer" in history
    out.touched = "untouched" not in history
    out.clean_last = "thong" in history
    out.chiu = bool(card) and out.counts[out.card] == 3
    return out


def saying(text: str) -> list[int]:
    """Counts of "chi 2xtom"."""
    out = [0] * len(KEYS)
    for word in text.split():
        times, _, key = word.rpartition("x") if word[0].isdigit() else ("1", "", word)
        out[KEYS.index(key)] = int(times)
    return out


def read(line: str) -> Hand:
    id, hand, mat, card, history, held, said, result, waits = [part.strip() for part in line.split("|")]
    face, _, where = card.partition(" ") if card.split()[0] in brute.NUMBER else ("", "", card)
    return Hand(
        id,
        " ".join(brute.KINDS[kind] for kind in brute.cards(hand)),
        mat,
        face,
        win(hand, mat, face, where, history),
        "played" in where,
        saying(held),
        saying("" if said == "nothing" else said or held),
        result,
        set() if waits == "-" else set(waits.split()),
    )


HANDS = {hand.id: hand for hand in map(read, TABLE.strip().splitlines())}
