### Your page, and the ways into an account.

me =
    .title = Your page
    .signed = You are signed in: your seats are on all your devices.
    .unsigned = No account needed: a name and a badge.
    .data = Download my data
    .close = Home
    .name_like = Your name?
    .play = Play
    .play_whom = Play against { $name }
    .find_people = Find a table
    .first_title = Your first game will be here
    .first = { $game } takes { $length }. Bots sit down with you at once, and hints are at hand.
    .badge = Your badge
    .shape = Badge { $number }
    .colour = Your colour
    .of_colour = { $number ->
        [0] Red
        [1] Petrol
        [2] Yellow
        [3] Green
       *[other] Purple
    }
    .won = won
    .played = played
    .running = going on
    .against = Against people and bots
    .all_games = all games
    .people = People
    .of = { $played ->
        [0] not played yet
       *[other] { $won } of { $played } won
    }
    .ratings = Ratings
    .nineteen = with the likely range
    .unrated = Play a rated game against people, and your rating appears here.
    .rated_games = { $seats } players, { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
    .best = The best: { $game }, { $seats } players
    .friends = Friends
    .friends_help = you have played with them
    .no_friends = People you have played with appear here. One click invites them again.
    .invite_to = Invite to a table of
    .invite = Invite
    .invite_whom = Invite { $name }
    .met = { $number ->
        [one] { $number } table together
       *[other] { $number } tables together
    }
    .no_friend = Choose somebody from the list of those with whom you have played.
    .made = made { $ago }
    .going_on = Games going on
    .finished = Finished games
    .all = All { $number }
    .none_finished = Games you finish appear here, with your place.
    .invited = A seat is kept for you
    .at_table = At the table
    .on_device = on this device
    .keep = Play on any device
    .account = Devices and passkeys
    .this_browser = only in this browser
    .adds = Your games live in this browser only. A passkey (finger, face or PIN) brings them to your other devices. No name, no mail, no password.
    .make_passkey = Make a passkey
    .add_passkey = Add a passkey
    .sign_in = Sign in
    .by_address = Passkeys belong to a name, and this page is at an address ({ $address }). On this machine the same page has a name, { $name }: go there, and take your seats with you.
    .to_localhost = Go on there
    .there_title = Your seats come along
    .there = This link leads to { $name } on this machine and takes your seats there. It works once, for ten minutes.
    .no_name = Passkeys belong to a name that is reached by https, and this page is at { $address }. Whoever runs this server can give it one. Until then, the link below takes your seats to another device.
    .mail = Or sign in by a link that comes by mail
    .mail_add = An address of mail, to sign in by a link
    .mail_now = Links come to { $mail }; another address
    .mail_like = name@example.org
    .mail_send = Send a link
    .mail_title = Look into your letter box
    .mail_often = You have asked for several links to this address. Open the newest one, or wait a few minutes.
    .mail_sent = A link is on its way, if this address exists. It works once, for half an hour.
    .passkey = Passkey
    .remove = Remove
    .remove_passkey = Remove the passkey: { $label }
    .some_device = a device
    .here_now = here, now
    .sign_out = Sign out
    .sign_out_of = Sign out: { $label }
    .code = Recovery code
    .code_help = on paper, for when all devices are gone
    .new_code = Print a new one
    .recover = Use a recovery code
    .recover_button = Use it
    .carry = Another device
    .carry_signed = a link that signs you in there: once, for ten minutes
    .carry_unsigned = a link that takes your seats there: once, for ten minutes
    .carry_button = Make a link
    .carry_help = Open this on your other device, within ten minutes. It works once; show it to nobody.
    .no_passkeys_here = This browser cannot make passkeys. A newer one can.
    .cancelled = No passkey was used. Nothing has changed; try again when you like.
    .has_one = This device has a passkey for your account already.
    .forget_account = Delete my account
    .forget_browser = Forget me on this browser
    .forget_what = Bots play on for you in games that run. Seats of games that have not begun are free again. Name, badge, ratings, devices, passkeys and address are deleted. Games belong to all who played them: they stay, under the name that you played with and with what you said there, and nothing leads from there to you. This cannot be taken back.
    .sure = Yes, forget me
    .forget = Delete everything
    .forgotten_title = Forgotten
    .forgotten = Nothing is known of you here any more. You are welcome to play again at any time.
    .not_sure = Mark that you are sure, then delete.
    .not_signed_in = This needs an account, and nobody is signed in here. Your page says how.
    .link_used = This link works once and not for long, and that is over. Ask for a new one.
code =
    .title = Your recovery code
    .what = If all your devices are gone, this code gets you in. Print it or write it down, and keep it where you keep papers.
    .once = It is shown this once. It works once, and then you get another one; earlier codes work no more.
    .print = Print it
    .kept = I have it
arrive =
    .title = Go on here
    .mail = You sign in on this device by the link from your mail. The seats of this browser move into that account.
    .confirm = This address of mail is added to your account, so that you can sign in by mail.
    .move = The seats of your other browser come along to this one; both hold them then.
    .enter = You sign in on this device. The seats of this browser move into that account.
    .yours = Go on only if you have asked for this link yourself: whoever made it has that account.
    .elsewhere = Open it where you are signed in.
    .button = Go on
