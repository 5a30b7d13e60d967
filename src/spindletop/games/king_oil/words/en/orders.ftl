### What can be ordered beforehand.

order =
    .offer = a property is offered to you
    .asked = somebody wants to buy a property of yours
    .decline = decline
    .slip = somebody has drilled where nobody owns the ground
    .call = call it out
    .let_go = say nothing
