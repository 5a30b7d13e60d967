### What the description of the interface for programs says (/api/openapi.json).

api =
    .about = Tables for programs: bots, other front ends, scripts. The same rules, refusals and limits as on the pages. A seat that is taken here is marked as played through a program, for all at the table to see.
    .token = POST /api/tokens gives one. Whoever has it holds its seats. Cookies count for nothing here.
    .done = It is done, or this is how it stands.
    .refused = It was refused: why tells the kind, words tell the person.
call =
    .describe = This description
    .make_token = A new token, for the header Authorization
    .list_games = All games, with their seats, options and bots
    .list_tables = Tables: open ones, your own, or finished ones
    .open_table = Open a table. The game begins when no seat is open
    .see_table = A table: who sits there, whose turn it is
    .take_seat = Take an open seat
    .put_bot = Put a bot of the server in an open seat, if you opened the table
    .call_off = Call off a table that has not begun, if you opened it
    .see_view = The position as your seat may know it, what is asked, and the legal answers
    .answer = Answer what your seat is asked
    .undo = Take your last answer back, if nothing has come of it
    .talk = Say something at the table
    .leave = Let a bot of the server play for your seat
    .take_back = Play for your seat again
    .news = What has happened since some news, at once
    .events = News as they come, as server-sent events: each is a News in its data. Go on with Last-Event-ID
    .record = The record of a finished game
    .content = The components that a table plays with
