game-craits = Craits
    .about = Get rid of your cards by suit or rank; nearly every card does something to somebody, and twos wind up the crank.

clause-CRAITS-0_1 = The player with the fewest points at the end of the game wins.
clause-CRAITS-0_2 = Two to five can play.
clause-CRAITS-0_3 = One ordinary pack of 52 cards is used.
clause-CRAITS-0_4 = It is a game of getting rid of cards, made for adults.
clause-CRAITS-1_1 = It is built on Crazy Eights; the size of the deal and the powers of the cards are what is different.
clause-CRAITS-1_2 = Each round another number of cards is dealt: eight at first, one fewer each time down to one, then up to eight again.
clause-CRAITS-1_3 = A whole game takes fifteen rounds.
clause-CRAITS-1_4 = Most cards have a power of their own.
clause-CRAITS-2_1 = Everyone takes a card from the pack; the lowest deals first. Who ties takes another.
clause-CRAITS-2_2 = The dealer gathers the cards, shuffles well and deals.
clause-CRAITS-2_3 = Everyone gets eight cards in round 1, seven in round 2, and so on down to one in round 8.
clause-CRAITS-2_4 = From round 9 on it is one card more each time, until it is eight again in the last.
clause-CRAITS-2_5 = For a short game, play the first eight rounds only.
clause-CRAITS-2_6 = What is left of the pack is the stock, in the middle.
clause-CRAITS-2_7 = The dealer turns up the top card of the stock; it begins the discard pile.
clause-CRAITS-3_1 = That first card counts as played by the dealer.
clause-CRAITS-3_2 = What a card does, the turned-up one too, has to be obeyed by whoever comes next.
clause-CRAITS-3_3 = On your turn, obey the card before and play one card of the same suit or the same rank.
clause-CRAITS-3_4 = If you have none to play, you draw exactly one card from the stock.
clause-CRAITS-3_5 = Then the turn passes to the next player; the card drawn has to wait.
clause-CRAITS-3_6 = A two changes that: it starts the crank. At some tables, with two players, a drawn card may be played at once.
clause-CRAITS-3_7 = Whoever has one card left has to say so aloud.
clause-CRAITS-3_8 = Who has not said so may be called "idiot" by any opponent, until the silent player's next move.
clause-CRAITS-3_9 = The idiot draws two cards and loses the next turn.
clause-CRAITS-3_10 = The round ends when somebody goes out by playing the last card.
clause-CRAITS-3_11 = What that last card does still happens to those it hits: after a seven the next player still draws.
clause-CRAITS-4_1 = A two starts the crank.
clause-CRAITS-4_2 = While it turns, everyone in turn has to play an ace or a two, of any suit; nothing else will do.
clause-CRAITS-4_3 = Every ace adds one to the crank, every two adds two.
clause-CRAITS-4_4 = The first player who has neither stops the crank and draws as many cards as it has counted.
clause-CRAITS-4_5 = After two, ace, two, for example, that is five cards.
clause-CRAITS-4_6 = Then the next player goes on as usual.
clause-CRAITS-5_1 = Who played the last card scores nothing in that round.
clause-CRAITS-5_2 = All others score what they still hold.
clause-CRAITS-5_3 = Ace 1, two 20, four 15, five 30, six 30, seven 20, eight 50, nine 30, ten 25, pictures 10. A three is −50, or cancels another card.
clause-CRAITS-6_1 = Threes do nothing until the round is over.
clause-CRAITS-6_2 = A hand of nothing but threes scores −50 for each.
clause-CRAITS-6_3 = In other hands each three cancels one other card; threes left over are −50.
clause-CRAITS-6_4 = The dearest cards are cancelled first: of three, two and eight the two is left, 20 points.
clause-CRAITS-6_5 = The lowest total at the end of the game wins; equal totals share.
clause-CRAITS-7_A = Ace: does nothing by itself; in the crank it adds one.
clause-CRAITS-7_2 = Two: starts the crank, or adds two to it.
clause-CRAITS-7_3 = Three: does nothing while the round lasts.
clause-CRAITS-7_4 = Four: the next player is skipped.
clause-CRAITS-7_5 = Five: everybody else draws a card, in the order of play.
clause-CRAITS-7_6 = Six: whoever played it has another turn at once; with nothing to play, one card is drawn and the turn passes.
clause-CRAITS-7_7 = Seven: the next player draws a card.
clause-CRAITS-7_8 = Eight: goes on anything but a crank; its player names any suit.
clause-CRAITS-7_9 = Nine: goes on anything but a crank; its player names a suit of the nine's own colour.
clause-CRAITS-7_10 = Ten: the direction of play turns round.
clause-CRAITS-7_J = Jack: does nothing.
clause-CRAITS-7_Q = Queen: does nothing.
clause-CRAITS-7_K = King: does nothing.
clause-CRAITS-7_20 = If an eight or nine is turned up, the dealer names the suit before looking at any card. Play begins clockwise, at the dealer's left, and the deal passes to the left.

refusal-craits-over = The round is over.
refusal-craits-no_match = That card is neither of the suit nor of the rank asked for.
refusal-craits-no_match_colour = That card is neither of the suit nor of the colour asked for.
refusal-craits-no_match_all = That card has neither the suit nor the colour nor the rank asked for.
refusal-craits-can_play = You can play a card, so you may not draw.
refusal-craits-no_passing = You cannot pass: play a card, or draw one.
refusal-craits-drawn_already = You have drawn your card already.
refusal-craits-drawn_only = Only the card just drawn may be played now.
refusal-craits-not_one_card = You do not have just one card.
refusal-craits-announced = You have said so already.
refusal-craits-not_last = That play does not leave you with one card.
refusal-craits-call_announced = That player has said so in time.
refusal-craits-call_not_one = That player does not have just one card.
refusal-craits-call_self = You cannot call yourself an idiot.
refusal-craits-call_too_late = There is no time to call that player now.
refusal-craits-crank_only = The crank turns: only an ace or a two may be played.
refusal-craits-crank_suit = At this table even in the crank the suit or rank has to match.
refusal-craits-crank_follow = You hold an ace or a two, so you have to keep the crank turning.
refusal-craits-name_suit = Say which suit the eight stands for.
refusal-craits-nine_suit = Say which suit the nine stands for.
refusal-craits-nine_colour = A nine cannot change to that colour.
refusal-craits-name_first = The dealer names a suit first.
refusal-craits-named_already = There is no suit to name now.

event-craits-cut = { $seat } cuts { $cards }.
event-craits-dealer = { $seat } deals.
event-craits-upcard = { $cards } is turned up.
event-craits-named = { $seat } names { $word }.
event-craits-look = { $hidden ->
    [0] { $seat } looks at the hand: { $cards }.
   *[other] { $seat } looks at the hand.
}
event-craits-play = { $seat } plays { $cards }.
event-craits-draw = { $hidden ->
    [0] { $seat } draws { $cards }.
   *[other] { $n ->
        [1] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
}
event-craits-no_cards = There is nothing left to draw for { $seat }.
event-craits-crank = The crank stands at { $n }.
event-craits-crank_ends = The crank stops at { $seat }.
event-craits-skip = { $seat } is skipped.
event-craits-reverse = The direction turns round.
event-craits-again = { $seat } goes again.
event-craits-reshuffle = The discards are shuffled: { $n } cards in the new stock.
event-craits-fine = { $seat } had to shuffle: { $n } points.
event-craits-announce = { $seat }: "Last card!"
event-craits-idiot = { $seat } to { $to }: "Idiot!"
event-craits-false_call = { $seat } calls { $to } an idiot without reason.
event-craits-lost_turn = { $seat } loses a turn.
event-craits-too_long = The round has gone on too long and is scored as it stands.
event-craits-out = { $seat } is out.
event-craits-left = { $seat } is left with { $cards }: { $n }.

word-craits-clubs = clubs
word-craits-diamonds = diamonds
word-craits-hearts = hearts
word-craits-spades = spades

badge-craits-last_card = said last card
badge-craits-loses_turn = loses a turn
badge-craits-suit = { $word } wanted
badge-craits-crank = Crank: { $n }
badge-craits-reversed = Turned round

verb-craits-name = Name
verb-craits-announce = Last card!
verb-craits-idiot = Idiot!

option-craits-clubs = clubs
option-craits-diamonds = diamonds
option-craits-hearts = hearts
option-craits-spades = spades
option-craits-last = Play and say "last card!"
option-craits-clubs_last = clubs, "last card!"
option-craits-diamonds_last = diamonds, "last card!"
option-craits-hearts_last = hearts, "last card!"
option-craits-spades_last = spades, "last card!"
ui-craits-signs = Name a suit

prompt-craits-name = Name a suit; you may not look at your cards yet.
prompt-craits-turn = Play on { $word } or { $rank }{ $draw ->
    [0] .
   *[other] , or draw.
}
prompt-craits-drew = Play the card you drew, or pass.
prompt-craits-turn_colour = Play { $word } or its colour{ $draw ->
    [0] .
   *[other] , or draw.
}
prompt-craits-turn_all = Play { $word }, its colour or { $rank }{ $draw ->
    [0] .
   *[other] , or draw.
}
prompt-craits-crank = Crank at { $n }: play an ace or a two, or draw { $n }.
prompt-craits-wait = Wait for { $seat }.
prompt-craits-over = The round is over.

line-craits-out = went out
line-craits-cards = left with { $cards }
line-craits-cancelled = { $n ->
    [1] a three cancels the dearest
   *[other] threes cancel the { $n } dearest
}
line-craits-threes = { $n ->
    [1] a three left
   *[other] { $n } threes left
}
line-craits-fine = had to shuffle

phase-craits-name = naming a suit
phase-craits-turn = turn
phase-craits-drew = drew a card
phase-craits-over = over

preset-craits-short = Short game
preset-craits-literal = To the letter
preset-craits-cambridge = Strict ends
preset-craits-gentle = Gentle

rule-craits-length = Length
rule-craits-length-full = fifteen rounds
rule-craits-length-short = the first eight rounds
rule-craits-match_rule = A card matches by
rule-craits-match_rule-suit_or_rank = suit or rank
rule-craits-match_rule-suit_or_color = suit or colour
rule-craits-match_rule-suit_rank_color = suit, rank or colour
rule-craits-two_player_exception = With two players
rule-craits-two_player_exception-none = all is as usual
rule-craits-two_player_exception-play_drawn = a drawn card may be played
rule-craits-play_drawn = A drawn card may be played at once
rule-craits-must_play = Who can play has to
rule-craits-seven = After a seven
rule-craits-seven-draw_then_play = the next player draws and plays
rule-craits-seven-draw_and_skip = the next player draws and is skipped
rule-craits-seven-opposite_draws = the player opposite draws
rule-craits-nine_suits = A nine names
rule-craits-nine_suits-own_colour = a suit of its own colour
rule-craits-nine_suits-top_colour = a suit of the colour it lies on
rule-craits-nine_suits-any = any suit
rule-craits-two_player_reverse = A ten with two players
rule-craits-two_player_reverse-none = changes nothing
rule-craits-two_player_reverse-skip = skips the other
rule-craits-crank_suit_free = Any suit will do in the crank
rule-craits-crank_must_follow = Who can keep the crank turning has to
rule-craits-crank_out_player = When the crank comes to a player who is out
rule-craits-crank_out_player-ends = it stops there
rule-craits-crank_out_player-must_draw = that player has to draw
rule-craits-crank_out_player-skipped = that player is passed over
rule-craits-six_last = A six as the last card
rule-craits-six_last-ends = ends the round
rule-craits-six_last-draw_continue = makes its player draw and go on
rule-craits-idiot_window = "Idiot" may be called
rule-craits-idiot_window-until_own_next_turn = until the silent player's next move
rule-craits-idiot_window-until_next_player_acts = until anybody's next move
rule-craits-idiot_loses = The idiot loses
rule-craits-idiot_loses-next_turn = a turn
rule-craits-idiot_loses-nothing = no turn
rule-craits-announce_on_deal = A single card dealt has to be announced too
rule-craits-false_call_penalty = Cards for a wrong "idiot" (0: not allowed)
rule-craits-threes = Threes
rule-craits-threes-cancel_first = cancel what they can
rule-craits-threes-free_choice = count as it is best for their holder
rule-craits-eights_cancellable = A three may cancel an eight
rule-craits-cancel_pair_value = Points of a cancelled card and its three
rule-craits-empty_stock = When the stock is used up
rule-craits-empty_stock-reshuffle = the discards are shuffled
rule-craits-empty_stock-no_more = nobody draws any more
rule-craits-shuffle_pressure = Who has to shuffle pays points
rule-craits-cut_ace = In cutting for the deal aces are
rule-craits-cut_ace-high = high
rule-craits-cut_ace-low = low
rule-craits-dealer_rotation = The deal passes
rule-craits-dealer_rotation-left = to the left
rule-craits-dealer_rotation-right = to the right
rule-craits-max_turns = Most turns in a round

verb-craits-play = Play
