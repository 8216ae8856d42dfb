game-chan = Chắn
    .about = The old game of northern Vietnam: make ten pairs of your cards, six of them twins, and win on a card just drawn.

clause-CHAN-1_1 = The pack has a hundred cards, told apart by number and suit.
clause-CHAN-1_2 = Numbers run from two to nine; chi chi (CC) stands apart, without number or suit.
clause-CHAN-1_3 = On real cards the number is an old sign: two strokes for two, a box for four, a pair of legs for six, and so on.
clause-CHAN-1_4 = The suits are vạn (V, a square sign), văn (N, a crossed one) and sách (S, a wavy one).
clause-CHAN-1_5 = There are four copies of each card: eight numbers in three suits, and chi chi.
clause-CHAN-1_6 = Red are chi chi, 9V, 9S, 8V and 8S, twenty cards; the other eighty are black.
clause-CHAN-1_7 = Up to four can play.
clause-CHAN-1_8 = Each gets nineteen cards; the rest is the stock, the nọc.
clause-CHAN-1_9 = In your turn you eat the card the player before you has played, or draw one from the stock and perhaps eat that; whoever eats discards.
clause-CHAN-1_10 = The aim is a hand in which every card belongs to a set; then you declare ù.
clause-CHAN-1_11 = There are only two kinds of set, the chắn and the cạ.
clause-CHAN-1_12 = A chắn is two cards that are exactly alike.
clause-CHAN-1_13 = A cạ is two cards of one number in different suits.

clause-CHAN-2_1 = Three single cards of one number, one of each suit, are a ba đầu.
clause-CHAN-2_2 = Hand and mat together stay at nineteen cards: each card eaten is paid for with a discard.
clause-CHAN-2_3 = What you eat is laid open on your mat at once, with its partner.
clause-CHAN-2_4 = Wide wait: with six chắn or more and one card left over, any drawn card that makes a chắn or a cạ with it wins.
clause-CHAN-2_5 = Bạch thủ: with exactly five chắn, four cạ and one card left over, only its twin wins, as the sixth chắn.
clause-CHAN-2_6 = After the deal the last winner turns up one stock card, the cái. It goes to one of the hands, which then has twenty cards.
clause-CHAN-2_7 = The number of the cái tells whose hand that is.
clause-CHAN-2_8 = Whoever gets it is the dealer and discards first.
clause-CHAN-2_9 = To eat, take the card from the table and lay on it one from your hand: its twin, or one of its number.
clause-CHAN-2_10 = Everyone sees the set, and it is never taken apart or put together anew.
clause-CHAN-2_11 = You may eat only the card you have just drawn, the discard of the player before you, or a card that player drew and passed down.
clause-CHAN-2_12 = After eating, discard another card into your own door, the place at your right.
clause-CHAN-2_13 = If you do not eat, draw from the stock; then you may eat what you drew.
clause-CHAN-2_14 = If you do not eat what you drew, you pass it down (dưới): the next player may eat it.
clause-CHAN-2_15 = Chíu: with three alike in hand you may take the fourth.
clause-CHAN-2_16 = A chíu takes any card, drawn or discarded, at any door and in anyone's turn.
clause-CHAN-2_17 = Whoever can chíu goes first; only after that player lets the card go may another eat it.
clause-CHAN-2_18 = After a chíu, play a card from your hand into the door it came from, and the game goes on as before.
clause-CHAN-2_19 = You may ù when your nineteen cards and one just drawn from the stock, by anyone, make ten sets with six chắn or more.
clause-CHAN-2_20 = What is special about a winning hand is a cước, and pays extra: all black, exactly eight red, four chi chi and no other red …
clause-CHAN-2_21 = Whoever wins has to announce the cước of the hand.
clause-CHAN-2_22 = What you have discarded once you may not eat again in that deal.
clause-CHAN-2_23 = Nor may you discard another card like it.
clause-CHAN-2_24 = There are more such rules for honest play; tables differ in which they keep.
clause-CHAN-2_25 = Announcing has rules too: some cước have to be said.

clause-CHAN-3_0 = Only the cước that follow are paid.
clause-CHAN-3_1 = Xuông: a plain win on a wide wait, without any other cước.
clause-CHAN-3_2 = Thông: you won the deal before too, announced it rightly, and were neither fined nor left unpaid.
clause-CHAN-3_3 = Chì: the winning card lies in your own door, as when you drew it yourself.
clause-CHAN-3_4 = Thiên ù: the dealer's twenty cards are complete as dealt, with six chắn or more, and the dealer declares at once.
clause-CHAN-3_5 = Địa ù: a win on the first card drawn, before you have eaten or discarded anything. The dealer never has it.
clause-CHAN-3_6 = Có chíu: you made a chíu earlier in the deal. With more of them you say how many.
clause-CHAN-3_7 = Chíu ù: a chíu that completes the hand wins at once, and only so may you win on a card that was discarded or returned.
clause-CHAN-3_7a = The chíu that wins is not counted as có chíu as well.
clause-CHAN-3_8 = Có bòn: you had a chắn, ate a chắn with one half of it and later another with the other half. With more of them you say how many.
clause-CHAN-3_9 = Ù bòn: the card that would have made the second half of a bòn completes the hand instead. It has to be announced.
clause-CHAN-3_10 = Thiên khai: four alike in hand.
clause-CHAN-3_11 = Bạch thủ: a thiên ù with exactly six chắn; or you waited with five chắn and no ba đầu, and the winning card made the sixth.
clause-CHAN-3_11a = A card left over that belongs to no set is a què.
clause-CHAN-3_11b = With six chắn or more and a nine left over, whichever nine is drawn wins: a wide wait.
clause-CHAN-3_11c = With five chắn, four cạ and 9V left over, only another 9V wins, and at most three are left.
clause-CHAN-3_11d = With five chắn and a ba đầu any card of that number wins, and the wait counts as wide.
clause-CHAN-3_12 = Bạch thủ chi: a bạch thủ won on chi chi.
clause-CHAN-3_12a = Calling it just bạch thủ is a wrong announcement.
clause-CHAN-3_12b = Chi chi can be won on only as bạch thủ chi: with six chắn or more and a lone chi chi, a chi chi does not win. Break a chắn up, or let the chi chi go.
clause-CHAN-3_13 = Thập thành: ten chắn.
clause-CHAN-3_14 = Bạch định: not one red card.
clause-CHAN-3_15 = Tám đỏ: exactly eight red cards.
clause-CHAN-3_16 = Kính tứ chi: four chi chi, and no other red card.
clause-CHAN-3_17 = Lèo: 9V, 8S and chi chi together; four times at most.
clause-CHAN-3_18 = Tôm: 3V, 3S and 7N together.
clause-CHAN-3_19 = Hoa rơi cửa Phật, blossom at Buddha's gate: a 5V on your mat, and a chì bạch thủ on 2V.
clause-CHAN-3_20 = Nhà lầu xe hơi hoa rơi cửa Phật, mansion, car and blossom: a chắn of 5V and one of 4V in your hand, not on the mat, and a chì bạch thủ on 2V.
clause-CHAN-3_21 = Cá lội sân đình, carp in the communal-house yard: a 5V on your mat, and a chì bạch thủ on 8V.
clause-CHAN-3_22 = Ngư ông bắt cá, the fisherman's catch: a chắn of chi chi and one of 5S in your hand, not on the mat, and a chì bạch thủ on 8V.

clause-CHAN-4_1 = A cước has points (điểm) and a smaller addition (dịch). Each loser pays the winner the total.
clause-CHAN-4_2 = Points: xuông 2; thông, thiên ù, địa ù, chì, thiên khai, chíu, bòn 3; bạch thủ, tôm 4; lèo 5; bạch thủ chi 6; bạch định 7; tám đỏ 8; thập thành, kính tứ chi 12; hoa, cá 20; nhà lầu, ngư ông 30.
clause-CHAN-4_3 = The addition is three less than the points, but at least 1; xuông has none.
clause-CHAN-4_4 = A gà each comes with ù bòn, thập thành, kính tứ chi, bạch định, tám đỏ, bạch thủ chi, hoa, cá, nhà lầu, ngư ông, and chì together with bạch thủ or bạch thủ chi. Where hoa, cá, nhà or ngư counts, the one for chì with bạch thủ is in it.
clause-CHAN-4_5 = Ù láo is declaring ù without a complete hand; such a call is stopped, or fined where the table says so.
clause-CHAN-4_6 = Announcing a cước one does not have, or too few of those in 4.7 (of all, where the table wants all of them said), costs as much as "eight red, two lèo": 12.
clause-CHAN-4_7 = These have to be announced: thiên ù, chíu ù, ù bòn, bạch thủ, bạch thủ chi.
clause-CHAN-4_8 = With a thiên ù, bạch thủ may be left out.
clause-CHAN-4_9 = Hoa, nhà, cá (and here ngư) may be left out, but then bạch thủ has to be announced, and that alone is paid.
clause-CHAN-4_10 = So with hoa: announced, alone or along with chì and bạch thủ, it is paid; with bạch thủ alone, that is paid; with neither, too little was said.
clause-CHAN-4_11 = Bỏ ù: who could have won, did not, and wins later in the same deal, pays 12 to each.
clause-CHAN-4_12 = Some tables let a thiên ù be passed over.
clause-CHAN-4_13 = A table may allow any win, no xuông, or none under 4 points.
clause-CHAN-4_14 = A win announced below that minimum costs 12 to each, as does adding what one has not in order to reach it.
clause-CHAN-4_15 = The total is the points of the biggest cước, the additions of the others, and gà if played.
clause-CHAN-4_16 = For example chì, tám đỏ, lèo, tôm and chíu: 8 + 2 + 1 + 1 + 1 = 13.
clause-CHAN-4_17 = If gà is played, each gà adds the agreed points, usually 5.

clause-CHAN-5_1 = A table may keep a common pot, the gà nuôi, that all pay into.
clause-CHAN-5_2 = Only a chì bạch thủ wins the pot; chì bạch thủ chi, hoa, nhà, cá and ngư are such too.
clause-CHAN-5_3 = The pot, filled over many deals, is something other than the gà of a single deal.
clause-CHAN-5_4 = Everyone pays in at the start of each deal, or once at the start, as agreed.
clause-CHAN-5_5 = When a card from the stock is taken by chíu, everyone but the taker pays 1 (chi chi: 5.7).
clause-CHAN-5_6 = When a discarded or returned card is taken by chíu, only whoever played it pays 1 (chi chi: 5.7).
clause-CHAN-5_7 = With chi chi it is 2.
clause-CHAN-5_8 = Nhái: you leave the card at the door before yours, and then draw just such a card.
clause-CHAN-5_9 = Then everyone else pays 1.
clause-CHAN-5_10 = When it happens again straight away, all but the one who drew pay 2, and a third time 3.
clause-CHAN-5_11 = With chi chi this is doubled: 2, then 4, then 6.

refusal-chan-claim_open = Others may still claim this card; wait a moment.
refusal-chan-answered = You have answered already.
refusal-chan-no_claim = There is nothing to claim or let pass now.
refusal-chan-dealer_first = The dealer discards first.
refusal-chan-discard_first = First discard a card.
refusal-chan-banned_discard = You have discarded such a card already, and may not discard a second one.
refusal-chan-just_eaten = You have eaten such a card; discard another kind.
refusal-chan-eat_or_draw = Eat the card that lies there, or draw.
refusal-chan-eat_or_duoi = Eat the card you drew, or pass it down.
refusal-chan-nothing_to_eat = There is no card that you may eat now.
refusal-chan-not_a_set = Those two make no set: they must be alike, or of one number.
refusal-chan-banned_eat = You have discarded such a card, so you may not eat one.
refusal-chan-last_card = You would have no card left to discard.
refusal-chan-reported = You have been reported: you may only draw and pass down.
refusal-chan-not_three = You do not hold three of these.
refusal-chan-own_card = You played this card yourself.
refusal-chan-own_u = You played this card yourself.
refusal-chan-last_three = You would have no card left to return.
refusal-chan-return_first = First return a card to that door.
refusal-chan-not_complete = With this card your hand is not complete with six chắn.
refusal-chan-false_u = Your twenty cards are not complete with six chắn.
refusal-chan-only_by_chiu = A card that was played, not drawn, can be won on only by chíu.
refusal-chan-chi_alone = Chi chi wins only as the sixth chắn.
refusal-chan-banned_u = You have discarded such a card; at this table you cannot win on it.
refusal-chan-announce_first = First announce the cước.
refusal-chan-no_announcing = You announce only after declaring ù.
refusal-chan-called_enough = You have announced that often enough already.
refusal-chan-no_xuong = You have announced something, so it is no xuông.

event-chan-cai = { $seat } turns up the cái: { $cards } goes to { $to }, who deals.
event-chan-entry = Everyone pays { $n } into the pot.
event-chan-discard = { $seat } discards { $cards }.
event-chan-draw = { $seat } draws { $cards }.
event-chan-eat = { $seat } eats { $cards }: { $word }.
event-chan-with = { $seat } adds { $cards } from the hand.
event-chan-duoi = { $seat } passes { $cards } down.
event-chan-chiu = { $seat } takes { $cards } by chíu.
event-chan-return = { $seat } returns { $cards } to the door.
event-chan-u = { $seat } declares ù on { $cards }!
event-chan-thien_u = { $seat } declares thiên ù!
event-chan-chiu_u = { $seat } declares chíu ù on { $cards }!
event-chan-overtaken = { $seat } wanted the card as well, but { $to } goes first.
event-chan-call = { $seat } announces { $word }.
event-chan-nhai = { $seat } draws another { $cards }: nhái! The others pay { $n } each into the pot.
event-chan-ga_chiu = { $seat } played the card, and pays { $n } into the pot.
event-chan-ga_chiu_all = All but { $seat } pay { $n } into the pot.
event-chan-pot = { $seat } takes the pot of { $n }.
event-chan-reported = { $seat } is reported: { $word }.
event-chan-win = { $seat } wins { $n } points from each.
event-chan-fault = { $seat } pays { $n } to each of the others: { $word }.
event-chan-unpaid = { $seat } wins, but is not paid: { $word }.
event-chan-hand = { $seat } shows { $cards }.
event-chan-hoa = The stock is used up: a drawn game, nobody wins and the pot stays.

word-chan-chan_set = a chắn
word-chan-ca_set = a cạ
word-chan-chiu = a chíu
word-chan-xuong = xuông (plain)
word-chan-thong = thông (won again)
word-chan-chi = chì (own door)
word-chan-thien_u = thiên ù (as dealt)
word-chan-dia_u = địa ù (first draw)
word-chan-co_chiu = có chíu
word-chan-chiu_u = chíu ù
word-chan-co_bon = có bòn
word-chan-u_bon = ù bòn
word-chan-thien_khai = thiên khai (four in hand)
word-chan-bach_thu = bạch thủ
word-chan-bach_thu_chi = bạch thủ chi
word-chan-thap_thanh = thập thành (ten chắn)
word-chan-bach_dinh = bạch định (all black)
word-chan-tam_do = tám đỏ (eight red)
word-chan-kinh_tu_chi = kính tứ chi
word-chan-leo = lèo
word-chan-tom = tôm
word-chan-hoa = hoa rơi cửa Phật
word-chan-nha = nhà lầu xe hơi hoa rơi cửa Phật
word-chan-ca = cá lội sân đình
word-chan-ngu = ngư ông bắt cá
word-chan-bo_u = could have won before, and did not
word-chan-u_low = announced less than this table's minimum
word-chan-extra = announced a cước that the hand has not
word-chan-missing = left out a cước that has to be announced
word-chan-false_u = declared ù without a complete hand
word-chan-left_out = left out a cước of the hand
word-chan-treo_tranh = ate a cạ while holding the twin
word-chan-chiu_an_thuong = ate where a chíu was possible
word-chan-chon_ca = ate a cạ with a card that had a partner
word-chan-chuyen_cho = ate a cạ while already waiting
word-chan-cau_ca = broke a chắn to eat a cạ
word-chan-bo_chan_an_chan = let a twin go, then ate such a chắn
word-chan-bo_chan_an_ca = let a twin go, then ate a cạ with the same card
word-chan-bo_ca_an_ca = let a cạ go, then ate another of that number
word-chan-bo_chan_danh_chan = let a twin go, then discarded such a card
word-chan-danh_ca_an_ca = ate a cạ after discarding one
word-chan-danh_an_ca = ate a cạ of a number discarded before
word-chan-danh_an = ate a card like one discarded before
word-chan-danh_chan = discarded both cards of a chắn
word-chan-an_danh = discarded a card like one eaten before
word-chan-ca_chan = ate a chắn of a number already eaten as a cạ
word-chan-ca_ca = ate two cạ of one number
word-chan-ca_chiu = made a chíu of a number already eaten as a cạ
word-chan-danh_ca_sau_ca = discarded a cạ after eating one
word-chan-an_ca_danh_hang = discarded a number already eaten as a cạ

option-chan-xuong = Xuông (plain: nothing to announce)
option-chan-thong = Thông (won the deal before)
option-chan-chi = Chì (own door)
option-chan-thien_u = Thiên ù (complete as dealt)
option-chan-dia_u = Địa ù (first card drawn)
option-chan-co_chiu = Có chíu (an earlier chíu)
option-chan-chiu_u = Chíu ù (won by chíu)
option-chan-co_bon = Có bòn (both halves of a chắn eaten with)
option-chan-u_bon = Ù bòn (bòn with the winning card)
option-chan-thien_khai = Thiên khai (four alike in hand)
option-chan-bach_thu = Bạch thủ (only the sixth chắn would do)
option-chan-bach_thu_chi = Bạch thủ chi (bạch thủ on chi chi)
option-chan-thap_thanh = Thập thành (ten chắn)
option-chan-bach_dinh = Bạch định (all black)
option-chan-tam_do = Tám đỏ (eight red)
option-chan-kinh_tu_chi = Kính tứ chi (four chi chi, no other red)
option-chan-leo = Lèo (9V, 8S, CC)
option-chan-tom = Tôm (3V, 3S, 7N)
option-chan-hoa = Hoa rơi cửa Phật (5V on the mat, won on 2V)
option-chan-nha = Nhà lầu xe hơi hoa rơi cửa Phật (5V 5V and 4V 4V in hand, won on 2V)
option-chan-ca = Cá lội sân đình (5V on the mat, won on 8V)
option-chan-ngu = Ngư ông bắt cá (CC CC and 5S 5S in hand, won on 8V)

badge-chan-dealer = dealer
badge-chan-winner = winner
badge-chan-reported = reported
badge-chan-u = calls ù
badge-chan-overtaken = too late
badge-chan-fault = fined
badge-chan-passed_u = You let a winning card go: if you win later in this deal, you pay a fine
badge-chan-pot = Pot: { $n }
badge-chan-direction_left = Play goes to the left
badge-chan-waits = You wait for { $cards }
badge-chan-call_xuong = Announced: xuông
badge-chan-call_thong = Announced: thông
badge-chan-call_chi = Announced: chì
badge-chan-call_thien_u = Announced: thiên ù
badge-chan-call_dia_u = Announced: địa ù
badge-chan-call_co_chiu = Announced: { $n ->
    [1] có chíu
   *[other] { $n } × có chíu
}
badge-chan-call_chiu_u = Announced: chíu ù
badge-chan-call_co_bon = Announced: { $n ->
    [1] có bòn
   *[other] { $n } × có bòn
}
badge-chan-call_u_bon = Announced: ù bòn
badge-chan-call_thien_khai = Announced: { $n ->
    [1] thiên khai
   *[other] { $n } × thiên khai
}
badge-chan-call_bach_thu = Announced: bạch thủ
badge-chan-call_bach_thu_chi = Announced: bạch thủ chi
badge-chan-call_thap_thanh = Announced: thập thành
badge-chan-call_bach_dinh = Announced: bạch định
badge-chan-call_tam_do = Announced: tám đỏ
badge-chan-call_kinh_tu_chi = Announced: kính tứ chi
badge-chan-call_leo = Announced: { $n ->
    [1] lèo
   *[other] { $n } × lèo
}
badge-chan-call_tom = Announced: { $n ->
    [1] tôm
   *[other] { $n } × tôm
}
badge-chan-call_hoa = Announced: hoa rơi cửa Phật
badge-chan-call_nha = Announced: nhà lầu xe hơi hoa rơi cửa Phật
badge-chan-call_ca = Announced: cá lội sân đình
badge-chan-call_ngu = Announced: ngư ông bắt cá
mark-chan-live = up for taking
mark-chan-u = ù on this card
mark-chan-cai = the cái
zone-chan-door = Door
zone-chan-chan = Chắn
zone-chan-ca = Cạ
zone-chan-chiu = Chíu
zone-chan-cai = The cái
zone-chan-dead = Out of play

verb-chan-discard = Discard
verb-chan-eat = Eat with
verb-chan-duoi = Pass down (dưới)
verb-chan-chiu = Chíu
verb-chan-u = Ù!
verb-chan-pass = Let it go
verb-chan-return = Return
verb-chan-call = Announce
verb-chan-done = Done announcing

prompt-chan-discard_first = You are the dealer: discard a card.
prompt-chan-discard = Discard a card.
prompt-chan-turn = Eat { $cards } with a card of yours, or draw.
prompt-chan-draw = Draw a card.
prompt-chan-draw_none = The stock is used up: drawing ends the deal drawn.
prompt-chan-own = You drew { $cards }: eat it, or pass it down.
prompt-chan-return = Return a card from your hand to the door that the chíu came from.
prompt-chan-claim = { $cards }: does anyone win or chíu?
prompt-chan-announce = You win! Announce your cước, then be done.
prompt-chan-wait = Wait for { $seat }.
prompt-chan-wait_announce = { $seat } announces the cước.
prompt-chan-over = The deal is over.

line-chan-xuong = xuông, a plain win
line-chan-thong = thông, the second win running
line-chan-chi = chì, in the own door
line-chan-thien_u = thiên ù, complete as dealt
line-chan-dia_u = địa ù, on the first card drawn
line-chan-co_chiu = { $n ->
    [1] có chíu
   *[other] { $n } × có chíu
}
line-chan-chiu_u = chíu ù
line-chan-co_bon = { $n ->
    [1] có bòn
   *[other] { $n } × có bòn
}
line-chan-u_bon = ù bòn
line-chan-thien_khai = { $n ->
    [1] thiên khai, four in hand
   *[other] { $n } × thiên khai, four in hand
}
line-chan-bach_thu = bạch thủ, the only card
line-chan-bach_thu_chi = bạch thủ chi
line-chan-thap_thanh = thập thành, ten chắn
line-chan-bach_dinh = bạch định, all black
line-chan-tam_do = tám đỏ, eight red
line-chan-kinh_tu_chi = kính tứ chi, four chi chi
line-chan-leo = { $n ->
    [1] lèo
   *[other] { $n } × lèo
}
line-chan-tom = { $n ->
    [1] tôm
   *[other] { $n } × tôm
}
line-chan-hoa = hoa rơi cửa Phật
line-chan-nha = nhà lầu xe hơi hoa rơi cửa Phật
line-chan-ca = cá lội sân đình
line-chan-ngu = ngư ông bắt cá
line-chan-ga = { $n ->
    [1] gà
   *[other] { $n } × gà
}
line-chan-lost = pays the winner { $n }
line-chan-fault_bo_u = let a win go before: bỏ ù
line-chan-fault_u_low = announced too few points
line-chan-fault_extra = announced a cước not held
line-chan-fault_missing = did not announce what has to be said
line-chan-fault_false_u = declared ù without a complete hand
line-chan-fault_left_out = left out a cước of the hand
line-chan-fault_classic = won after a fault in play
line-chan-fined = share of the fine
line-chan-unpaid = won, but is not paid
line-chan-entry = paid into the pot at the start
line-chan-ga_chiu = paid into the pot for a chíu
line-chan-ga_nhai = paid into the pot for a nhái
line-chan-pot = took the pot
line-chan-drawn = drawn game

phase-chan-discard = discard
phase-chan-claim = ù or chíu?
phase-chan-turn = eat or draw
phase-chan-own = eat or pass down
phase-chan-return = return a card
phase-chan-announce = announce
phase-chan-over = over

preset-chan-beginner = Beginners: cước are announced by themselves
preset-chan-ga = With gà and a pot
preset-chan-no_xuong = No plain wins
preset-chan-four_up = Four points and more, with gà
preset-chan-classic = Classic: all faults of play, gà and a pot

rule-chan-turn_direction = Play goes
rule-chan-turn_direction-right = to the right
rule-chan-turn_direction-left = to the left
rule-chan-noc_rule = The stock
rule-chan-noc_rule-remainder = is all that is left
rule-chan-noc_rule-fixed23 = is always 23 cards; the rest stays out of play
rule-chan-deal_style = Dealing
rule-chan-deal_style-shuffle = by shuffling
rule-chan-deal_style-piles = in piles that are put together
rule-chan-cai_rule = The dealer is found
rule-chan-cai_rule-count = by counting to the right as many as the cái says (chi chi 1)
rule-chan-cai_rule-random = by lot
rule-chan-cai_holder = The cái is turned up
rule-chan-cai_holder-winner = by the last winner
rule-chan-cai_holder-random = by anyone
rule-chan-noc_reserve = Stock cards left when a deal ends drawn
rule-chan-u_priority = When several can ù one card
rule-chan-u_priority-door = whoever sits nearest after its door
rule-chan-u_priority-single = whoever has the lowest seat
rule-chan-u_over_chiu = An ù goes before a chíu
rule-chan-chiu_reopen_after_duoi = A chíu is possible again after a card is passed down
rule-chan-tra_cua_resume = When a drawn card goes to a chíu, whoever drew it
rule-chan-tra_cua_resume-same = may eat the card returned
rule-chan-tra_cua_resume-next = loses the turn
rule-chan-ban_discard_eaten = A kind just eaten may not be discarded
rule-chan-ban_discard_eaten-same_turn = in that turn
rule-chan-ban_discard_eaten-deal = for the whole deal
rule-chan-ban_discard_eaten-off = no such ban
rule-chan-ban_covers_u = Who discarded a kind may not win on it either
rule-chan-violations = Bans that are kept
rule-chan-violations-source = the two of the rulebook, by the table itself
rule-chan-violations-classic = the long list of the old tables, with fines
rule-chan-announce = Cước are announced
rule-chan-announce-self = by the winner
rule-chan-announce-auto = by the table, all of them
rule-chan-strict_missing = Leaving any cước out is a fault
rule-chan-u_lao = A false ù
rule-chan-u_lao-block = is stopped
rule-chan-u_lao-penalty = is fined
rule-chan-min_u = Points needed to win
rule-chan-bo_u_below_min = Letting a win below the minimum go is a fault
rule-chan-allow_pass_thien_u = The dealer may let a thiên ù go
rule-chan-penalty_points = Fine, paid to each of the others
rule-chan-penalty_with_ga = A fine includes gà
rule-chan-penalty_per_cuoc = A fine counts each wrong cước
rule-chan-thong_after_unpaid = Thông holds after an unpaid win
rule-chan-points_table = Points
rule-chan-points_table-source = as in the rulebook
rule-chan-points_table-low = bạch định, tám đỏ, thập thành and kính tứ chi one lower
rule-chan-points_table-four = thiên ù, địa ù, thiên khai and bòn count 4
rule-chan-pts_u_special = Points of chíu ù and ù bòn
rule-chan-thap_thanh_full = Thập thành and a colour both count in full
rule-chan-flower_absorbs = Hoa, nhà, cá and ngư include their chì and bạch thủ
rule-chan-flower_stack = Two of hoa, nhà, cá and ngư both count
rule-chan-dia_u_on_discard = A chíu ù before the first draw is địa ù
rule-chan-u_bon_own_draw = Ù bòn only on one's own draw
rule-chan-ga = Gà is played
rule-chan-ga_points = Points for each gà
rule-chan-ga_chi_bach_thu = Gà for chì bạch thủ
rule-chan-ga_u_bon_plain = Ù bòn alone carries a gà
rule-chan-nuoi_ga = A common pot is kept
rule-chan-ga_entry_when = Paid into the pot
rule-chan-ga_entry_when-deal = at every deal
rule-chan-ga_entry_when-session = once at the start
rule-chan-ga_entry_x = Points paid in by each
rule-chan-nhai_chain_any = A run of nhái goes on with other cards
rule-chan-chiu_u_pays_ga = A chíu ù is paid into the pot as well
rule-chan-deals = Deals in a match
