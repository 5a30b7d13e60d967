### Standing orders: what somebody says beforehand that they will answer.

order =
    .title = Answer ahead
    .help = Tell the table what to do when you are asked, so that nobody waits. The others do not see it. You can change it until then, or answer by yourself.
    .yours = In force
    .none = Nothing yet: you are asked everything.
    .offered = What you can say now
    .withdraw = Remove
    .auction = In this auction
    .limit = Bid up to
    .do_up_to = Bid up to it
    .do_pass = Pass the rest
    .when = When { $when }
    .how_often = How often
    .save = Save
    .later = Nothing can be said ahead just now. Look again when another is asked.
    .up_to = Bid up to { $amount }, then pass
    .pass = Pass for the rest of this auction
    .always = Every time { $when }: { $answer }
    .next = Next, when { $when }: { $answer }
    .pending = Your order answers in a moment. You can still answer by yourself, or remove it.
    .followed = by your order
    .ended_over = The auction is over, and so is your order: { $order }.
    .ended_limit = The bids went past your limit, and you have passed: { $order }.
    .ended_impossible = That was not possible, so you are asked: { $order }.
    .ended_other = You were asked something else, so this has ended: { $order }.
    .ended_undone = You took an answer back, so this has ended: { $order }.
    .ended_bot = A bot played for you, so this has ended: { $order }.

order_often =
    .always = Every time
    .next = Only if asked next
