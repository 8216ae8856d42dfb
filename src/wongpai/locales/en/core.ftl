# Texts shared by all games and clients.

seat-number = Seat { $n }
badge-dealer = dealer
badge-out = out
badge-passed = passed
badge-gone = left
zone-table = Table
zone-hand = Hand
zone-stock = Stock
zone-discard = Discard pile
zone-row = Row
zone-drawn = Drawn card
zone-meld = Meld
mark-known = known to you
mark-empty = empty place
mark-new = new
mark-by = laid off by { $seat }

verb-pass = Pass
verb-draw = Draw
verb-play = Play
verb-lay = Lay

refusal-not_your_turn = It is not your turn.
refusal-not_in_hand = You do not hold that card.
refusal-over = This deal is over.
refusal-too_late = Too late: somebody was quicker.
refusal-no_window = There is nothing to close now.
refusal-no_newcomers = Nobody can join this table now.
refusal-no_leavers = A bot has to take over this seat.

event-deal = { $hidden ->
    [0] { $seat } gets { $cards }.
   *[other] { $seat } gets { $n } cards.
}
event-start = { $seat } starts.
event-pass = { $seat } passes.
event-draw = { $hidden ->
    [0] { $seat } draws { $cards }.
   *[other] { $seat } draws a card.
}
event-play = { $seat } plays { $cards }.
event-time_up = Time is up for { $seat }.
event-leave = { $seat } leaves the table.
event-bot_takes_over = { $seat } has left; a bot plays on.

bot-heuristic = Attentive bot
bot-random = Random bot
player-human = Person
player-open = Open seat

standing-deal = Deal { $number } of { $of }
standing-deal-open = Deal { $number }
standing-total = Total
standing-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
deal-over = The deal is over.
match-over = The match is over.
match-winner = { $names } wins the match.
deal-scores = Scores of the deal
next-deal = Next deal
your-turn = Your turn
waiting-for = Waiting for { $names }
rules-of = Rules of { $game }
house-rules = House rules


cli-bye = Good-bye.
cli-next-deal = Enter for the next deal >
cli-react = You may act out of turn
cli-let-pass = Enter: let it pass
cli-hint = Type a number, an action such as those above, or ? for help.
cli-more = … and { $n } more for { $verb }: type { $id } to see them, or the cards themselves.
cli-no-clause = There is no clause { $id }.
cli-help = Type the number of a choice or the action itself. Commands: view, log, rules, rules 3.1, quit.
cli-keys = arrows move · space selects · Enter or 1-9 acts · l log · ? rules · q quits
cli-nothing-yet = Nothing has happened yet.
cli-replay-keys = → forward · ← back · n p next, previous deal · 1-9 deal · Home End · s other eyes · q quits
cli-replay-at = Deal { $n } · step { $at } of { $of }
cli-replay-eyes = as { $seat } sees it
cli-replay-spectator = as a spectator sees it
cli-replay-help = Enter: forward. b: back. A number: to that step. s 1: from seat 1, s: as a spectator. q: end.
