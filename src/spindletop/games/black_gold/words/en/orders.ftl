### What can be ordered beforehand.

order =
    .spring = a card lets you open a well spring
    .no_spring = open none
    .deeper = a card lets you drill deeper
    .no_deeper = drill no deeper
    .send_back = a card lets you send the other trains back
    .back = send them back
    .no_back = leave them where they are
