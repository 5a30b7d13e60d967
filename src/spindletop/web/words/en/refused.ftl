### What went wrong, and what would have been right.

refused =
    .title = That did not work
    .full = The disk of this server is full. Your games are kept, but nothing can be added until there is room again. Try again later: nothing counts twice.
    .down = The database of this server does not answer just now. Your games are kept. Try again in a moment: nothing counts twice.
    .unknown_page = There is no such page.
    .name = A name has 1 to { $most } letters.
    .number = { $name } should be a number, not “{ $value }”.
    .host = This table does not go by that name. Start it with --name to add one.
    .length = The length of this request is not a number.
    .size = That is too much: at most { $most } bytes.
    .origin = This change does not come from a page of this table.
    .scheme = This page came by https, but the table does not know it: whoever runs it must name its proxy (spindletop serve --proxy).
    .rate = Too much at once from your address: wait a moment.
    .openings = Many tables were opened from your address just now: wait a while, or play at one of them.
    .connections = Too many connections: close some, and try again.
    .slow = The request did not arrive in time.
    .head = The head of the request is too long: at most { $most } bytes.
    .http = This is not a request that a browser would send.
    .broken = Something went wrong here. What was played is kept: load the page again.
    .language = Choose one of these languages: { $languages }.
    .stream_key = A stream is asked for as table:seat.
    .stream_tables = A stream is for 1 to { $most } tables.
    .streams = Too many streams from this address.
