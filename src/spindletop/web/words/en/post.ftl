### How somebody is told that it is their turn.

post =
    .title = Tell me when it is my turn
    .page = Notices
    .page_help = How you hear that it is your turn
    .told = You are told by: { $ways }.
    .untold = Right now nobody tells you when it is your turn.
    .back = Back to { $game }
    .menu = Tell me also when this page is closed
    .private = Only for this browser. A notice names the game and the players, nothing more. The others do not see these settings.
    .on = on
    .off = off
    .add = Add
    .try = Send a test
    .remove = Remove
    .trouble = The last one did not arrive.
    .unconfirmed = Open the link in the mail that was sent there.
    .push = Push
    .push_help = A notice of this browser, also when no page is open.
    .push_here = Push in this browser
    .push_is_on = On in this browser.
    .push_denied = Blocked in this browser. How to allow it
    .push_allow = Tap the lock beside the address. Set Notifications to Allow. Then load this page again.
    .push_never = This browser has no push here: it needs https.
    .mail = Mail
    .mail_help = Only if you have not come by yourself for a while.
    .mail_address = Your address
    .hook = Slack, Discord, Mattermost
    .hook_help = Post to a channel when it is your turn
    .hook_address = Webhook address
    .hook_like = https://…
    .hook_for = Tell it
    .hook_this = all turns at this table ({ $game })
    .hook_mine = my turns at all tables
    .hook_table = { $room }, for a table of { $game }
    .quiet = Quiet hours
    .quiet_help = Nothing between these times. You get one notice afterwards.
    .from = from
    .to = to
    .zone = Time zone
    .silence = Mail waits for
    .minutes = { $number } minutes
    .hours = { $number ->
        [one] an hour
       *[other] { $number } hours
    }
    .keep = Save
    .often = Those were many messages. Wait a while before you send more.
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
    .kept = Saved.
    .sent = It is on its way.
    .removed = Removed.
    .switched = Done.

post_by =
    .push = push
    .mail = mail
    .hook = a chat channel
