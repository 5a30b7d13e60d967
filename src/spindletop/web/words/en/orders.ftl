### Standing orders: what somebody says beforehand that they will answer.

order =
    .title = Orders
    .help = Say now what you will answer later, so that nobody waits for you. Only you know of it until the table answers so for you, after a moment, as if you had thought. You can always answer by yourself.
    .yours = Your orders
    .withdraw = Withdraw
    .auction = In this auction
    .limit = Bid up to
    .do_up_to = Bid up to it
    .do_pass = Pass the rest
    .when = When { $when }
    .do_always = Always
    .do_next = Only if it is my next question
    .up_to = Bid up to { $amount }, then pass
    .pass = Pass for the rest of this auction
    .always = Whenever { $when }: { $answer }
    .next = If I am asked next when { $when }: { $answer }
    .pending = Your order answers in a moment. You can still answer by yourself, or withdraw it.
    .followed = by your order
    .ended_over = The auction is over, and so is your order: { $order }.
    .ended_limit = The bids went past your limit, and you have passed: { $order }.
    .ended_impossible = That was not possible, so you are asked: { $order }.
    .ended_other = You were asked something else, so this has ended: { $order }.
    .ended_undone = You took an answer back, so this has ended: { $order }.
    .ended_bot = A bot played for you, so this has ended: { $order }.
