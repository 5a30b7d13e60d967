### What is refused of standing orders, and what would have been right.

order =
    .lesson = Orders are for games, not for lessons: answer by yourself here.
    .no_auction = You can order bids while you are in an auction: there is none, or you have passed.
    .bid = A bid is a number, and at least nothing.
    .no_question = This question cannot be answered beforehand.
    .asked_now = You are asked now: answer, or order it for later when somebody else is asked.
    .answers = An order names up to { $most } answers.
    .many = You can have { $most } orders at a time, and give them not without end: withdraw some, or answer by yourself.
    .unknown = You have given no such order.
