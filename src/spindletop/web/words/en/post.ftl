### How somebody is told that it is their turn.

post =
    .title = When it is your turn
    .by = tell me by
    .back = Back to the table
    .menu = Tell me also when this page is closed
    .private = All this belongs to this browser, as your seats do. A notice names the game and who plays, and nothing of what happens in it. Nobody at a table learns where you are told.
    .on = on
    .off = off
    .add = Add
    .try = Send me one now
    .remove = Remove
    .trouble = The last one did not arrive.
    .unconfirmed = Open the link in the mail that was sent there.
    .push = Push
    .push_help = A notice of your browser, also when no page is open.
    .push_here = Switch on in this browser
    .push_is_on = It is on in this browser.
    .push_denied = You have told this browser to let no notices of this site through. Its settings for the site can change that.
    .push_never = This browser has no push for this site: it needs https, and a browser that knows it.
    .mail = Mail
    .mail_help = Written only if you have not come by yourself for a while.
    .mail_address = Your address
    .no_mail = This server writes no mail.
    .hook = Chat room
    .hook_help = A webhook of a room in Slack, Discord, Mattermost and others: it is told whose turn it is.
    .hook_address = Address of the webhook
    .hook_like = https://…
    .hook_for = Tell it
    .hook_this = all turns at this table ({ $game })
    .hook_mine = my turns at all tables
    .hook_table = { $room }, for a table of { $game }
    .quiet = Quiet hours
    .quiet_on = Nothing at certain hours; it comes afterwards, all in one
    .from = from
    .to = to
    .zone = Time zone
    .silence = Mail waits for
    .minutes = { $number } minutes
    .hours = { $number ->
        [one] an hour
       *[other] { $number } hours
    }
    .keep = Keep
    .often = That were many messages. Wait a while before you have more sent.
    .no_time = A time of the day looks like 22:00.
    .no_change = That is nothing that can be done here.
    .confirm_title = Is this your address?
    .confirm_what = Spindletop is to write to { $address } when it is your turn.
    .confirm_button = Yes, write to me
    .confirm_done = From now on you are told by mail when it is your turn.
    .stop_title = No more notices
    .stop_what = Nothing more is sent to { $address }.
    .stop_button = Stop
    .stop_done = Nothing more is sent there. Your games and seats are as they were.

post_done =
    .added = It is on from your next turn. Send yourself one to see it.
    .asked = A mail is on its way. Open the link in it.
    .kept = Kept.
    .sent = It is on its way.
    .removed = Removed.
    .switched = Done.
