# Texts of the browser client.

ui-language = Language
ui-choose-game = Choose a game
ui-players = { $low } to { $high } players
ui-your-name = Your name
ui-guest = Guest
ui-seats = Seats
ui-fewer = Fewer seats
ui-more = More seats
ui-pace = Pace
ui-pace-calm = calm
ui-pace-normal = normal
ui-pace-fast = fast
ui-preset = Rules
ui-preset-default = as in the rulebook
ui-sit-down = Sit down
ui-watch = Watch
ui-home = All games
ui-new-table = New table
ui-connecting = Finding the table …
ui-reconnecting = reconnecting …
ui-menu = Menu
ui-close = Close
ui-log = What happened
ui-you = You
ui-your-place = Your place
ui-away = away
ui-watching = You are watching.
ui-cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
ui-face-down = face down
ui-place = place { $n }
ui-reactions = Out of turn
ui-actions = What you can do
ui-waiting-for-players = Waiting for players
ui-waiting-for-others = Waiting for the others …
ui-start-now = Start now, bots fill the seats
ui-copy-link = Copy the link for friends
ui-link-copied = Link copied.
ui-this-deal = Deal
ui-record = Save the record
ui-fair = Fair shuffle
ui-fair-about = This fingerprint was fixed before the first card was dealt. The seed behind it is shown when the match is over, and anyone can deal the same cards from it.
ui-seed = Seed

ui-first = First: { $seat }
ui-guess = may be wrong
ui-joins-next = You join at the next deal.
ui-to-table = To the table
ui-four-colours = Suits in four colours
ui-leave = Leave for good
ui-leave-sure = Really leave? The seat is given up.

error-offline = No connection. Trying again …
error-unknown_table = There is no such table.
error-unknown_token = This seat belongs to somebody else.
error-full = No seat is free at this table.
error-over = This match is over.
error-no_newcomers = Nobody can join this table now.
error-unknown_game = There is no such game.
error-unknown_language = This language is not there yet.
error-invalid_option = These house rules do not go together.
error-not_over = The record can be saved once the match is over.
error-slow_down = Too fast. Wait a moment.
error-store = The table cannot be kept right now. Trying again …
error-too_large = That was too much at once.
error-only_watching = You are only watching.
refusal-offline = No connection. Trying again …
refusal-not_now = Not now.
refusal-not_started = The match has not begun.
refusal-not_seated = You do not sit at this table.
refusal-answered = You have answered already.
refusal-unreadable = That means nothing here.
refusal-full = No seat is free.
refusal-started = The match has begun already.
