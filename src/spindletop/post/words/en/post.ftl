### What is sent to people who are not at the table, and what is refused when they say where to.

turn =
    .one = Your turn in { $game }
    .many = Your turn at { $number } tables
    .wait = { $number ->
        [one] { $others } waits for you.
       *[other] { $others } wait for you.
    }
    .line = { $game }, with { $others }
    .room = { $name }, it is your turn in { $game }:

sample =
    .title = A notice from Spindletop
    .body = This is what you get when it is your turn.

mail =
    .confirm_title = Is this your address?
    .confirm = Somebody wants Spindletop to write to this address when it is their turn in a game. If that is you, open this page and say yes:
    .not_you = If it is not you, do nothing: no more mail will come.
    .why = You get this mail because you asked Spindletop to tell you when it is your turn.
    .stop = No more of these mails:

wrong =
    .zone = This is no time zone that is known here. One is called like Europe/Berlin.
    .hours = Quiet hours are two times of a day, and mail waits as long as one of the choices says.
    .mail = This is no mail address. One looks like ida@example.org.
    .push = Your browser gave keys that cannot be used. Switch it off and on again.
    .address = This address cannot be used. It must begin with https:// and hold no name and password.
    .near = This address is in the server's own network, where nothing is sent.
    .table = Only who sits at a table can have it told to a chat room.
    .no_mail = This server has no mail.
    .undelivered = It could not be delivered. Look whether the address is right, or try again later.
    .many = You have { $most } of these already. Remove one first.
    .unconfirmed = Open the link in the mail first that was sent to this address.
    .unknown = This was removed already.
    .link = This link does not work any more.
