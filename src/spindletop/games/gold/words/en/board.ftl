### What stands on Gold's board and round it.

# In sentences, $who is "you" for the reader; $gold is the number of nuggets as it is written, $nuggets for its plural.

board =
    .title = The mountain
    .words = The mountain, with cards under its pans
    .turn = Turn up card { $place }
    .up = Card { $place }, face up: { $card }
    .seat = Seat { $number }

# The sheets of the map, for who does not see it
layer =
    .mine = The mountain
    .backs = Cards { $first } to { $last }, on the mountain
    .lights = Cards { $first } to { $last }, which may be turned up
    .faces = Cards that lie face up

face =
    .gold =
        { $nuggets ->
            [one] one nugget
           *[other] { $nuggets } nuggets
        }
    .dynamite = dynamite
    .miner = a { $colour } miner of { $value }
    .colour =
        { $colour ->
            [rust] rust
            [petrol] petrol
            [mustard] mustard
            [sage] sage
            [plum] plum
           *[other] { $colour }
        }

goal =
    .wins = Most nuggets win
    .when = when the last card is gone
    .far =
        { $cards ->
            [one] One card left
           *[other] { $cards } cards left: Gold Rush at { $rush }
        }
    .rush =
        { $cards ->
            [0] No card left
            [one] One card left: Gold Rush
           *[other] { $cards } cards left: Gold Rush
        }

phase =
    .turn = Turn { $turn }
    .game = Game { $game } of { $games }, turn { $turn }
    .over = The last card
    .first = First card
    .second = Second card
    .outcome = What comes of it
    .rush = One card a turn

key =
    .tab = Cards
    .two = What two cards do
    .strike = Strike
    .strike_does = He is strong enough: the gold goes to his owner, and he leaves.
    .duel = Duel
    .duel_does = The weaker miner leaves, the other lies down again.
    .search = Search
    .search_does = Too weak, or two of a kind: both lie down again.
    .dynamite = Dynamite
    .dynamite_does = Both are gone, whatever the other one is.
    .one = What one card does
    .found = Gold
    .found_does = Goes to who finds it. No miner is needed any more.
    .fired = Miner
    .fired_does = Leaves the game.
    .fizzled = Dynamite
    .fizzled_does = Fizzles out, and leaves the game.

box =
    .tab = Mountain
    .title = In the mountain
    .aside = { $cards }, to begin with
    .gold = gold
    .miners =
        { $cards ->
            [one] miner
           *[other] miners
        }
    .each = { $cards } each:
    .dynamite = dynamite
    .nobody =
        { $colours ->
            [one] is nobody’s: the finder keeps his gold
           *[other] are nobody’s: the finder keeps their gold
        }

plate =
    .cards =
        { $cards ->
            [0] No gold card yet
            [one] One gold card, face down
           *[other] { $cards } gold cards, face down
        }
    .mine = Here the { $colours } miners bring their gold
    .both = { $one } and { $other }
    .nuggets =
        { $nuggets ->
            [one] One nugget
           *[other] { $nuggets } nuggets
        }
    .more =
        { $cards ->
            [one] +1 gold card
           *[other] +{ $cards } gold cards
        }

# The ribbon: a shout, and what it is about
shout =
    .first = First card
    .second = Second card
    .strike = Strike!
    .duel = Duel
    .search = Search
    .dynamite = Dynamite!
    .rush = Gold Rush!
    .rush_gold = Gold!
    .rush_nothing = Nothing
    .over = The end

call =
    .first =
        { $who ->
            [you] Turn up any card. Everybody sees it, and nobody reminds you of it later.
           *[other] { $name } turns up a card.
        }
    .second_miner =
        { $who ->
            [you] Your miner of { $value } looks for gold: what he finds is yours, up to { $value }.
           *[other] { $name }’s miner of { $value } looks for gold: he brings { $name } up to { $value }.
        }
    .second_nobody =
        { $mover_who ->
            [you] Nobody’s miner of { $value }: what he finds is yours, up to { $value }.
           *[other] Nobody’s miner of { $value }: what he finds goes to { $mover_name }, up to { $value }.
        }
    .second_gold =
        { $nuggets ->
            [one] { $gold } nugget. Any miner brings it to his owner.
           *[other] { $gold } nuggets. A miner of { $gold } or more brings them to his owner.
        }
    .second_dynamite = The fuse burns. It takes one more card with it.
    .strike =
        { $who ->
            [you] Your
           *[other] { $name }’s
        } miner of { $value } is strong enough for { $nuggets ->
            [one] { $gold } nugget.
           *[other] { $gold } nuggets.
        } { $who ->
            [you] The gold is yours.
           *[other] The gold goes to { $name }.
        }
    .found =
        Nobody’s miner of { $value } is strong enough for { $nuggets ->
            [one] { $gold } nugget.
           *[other] { $gold } nuggets.
        } { $who ->
            [you] You found him: the gold is yours.
           *[other] { $name } found him, and the gold.
        }
    .duel = The { $winner } miner of { $more } beats the { $loser } one of { $less }, who leaves.
    .match = Two miners of { $value }: neither gives way. Both lie down again.
    .weak =
        { $nuggets ->
            [one] A miner of { $value } is too weak for { $gold } nugget.
           *[other] A miner of { $value } is too weak for { $gold } nuggets.
        } Both lie down again.
    .idle = Gold beside gold, and nobody to dig it. Both lie down again.
    .dynamite = Both cards are gone, whatever they were.
    .rush =
        { $cards ->
            [one] One card is left: gold on it goes to who turns it up.
           *[other] One card a turn: gold on it goes to who finds it, all else is gone.
        }
    .rush_gold =
        { $nuggets ->
            [one] { $gold } nugget
           *[other] { $gold } nuggets
        } for { $who ->
            [you] you.
           *[other] { $name }.
        }
    .fired = A miner, and nothing left for him to dig: he leaves.
    .fizzled = Dynamite: it fizzles out, and leaves.
    .over = The last card is gone. Now everybody looks under the pans.

# The dock: the question, or what happened; `line` is a line under it
dock =
    .turned_up = Turned up
    .left =
        { $cards ->
            [one] One left
           *[other] { $cards } left
        }
    .first = Which card do you turn up first?
    .rush = Gold Rush: turn up one card. Gold on it is yours.
    .rush_line =
        { $cards ->
            [one] Tap the last pan.
           *[other] Tap a lit pan. Where did you see gold?
        }
    .second_miner =
        { $who ->
            [you] You hold a miner of { $value }. Where was the gold?
           *[other] { $name }’s miner of { $value }. What do you put beside him?
        }
    .second_nobody = Nobody’s miner of { $value }. Where was the gold?
    .second_gold =
        { $nuggets ->
            [one] { $gold } nugget. Where was a miner of yours?
           *[other] { $gold } nuggets. Where was a miner of yours?
        }
    .second_dynamite = Dynamite! Which card goes up with it?
    .strike =
        He strikes gold: { $nuggets ->
            [one] { $gold } nugget goes
           *[other] { $gold } nuggets go
        } to { $who ->
            [you] your mine
           *[other] { $name }’s mine
        }, face down.
    .found =
        Found: { $nuggets ->
            [one] { $gold } nugget goes
           *[other] { $gold } nuggets go
        } to { $who ->
            [you] your mine
           *[other] { $name }’s mine
        }, face down.
    .duel = A duel: { $more } beats { $less }, and the weaker miner leaves.
    .match = Neither is stronger. Both cards are turned down again.
    .weak = The miner is too weak. Both cards are turned down again.
    .idle = Gold, but no miner. Both cards are turned down again.
    .dynamite = Dynamite! Both cards leave the game.
    .rush_gold =
        { $who ->
            [you] You find
           *[other] { $name } finds
        } { $nuggets ->
            [one] { $gold } nugget.
           *[other] { $gold } nuggets.
        }
    .fired = Only a miner. He leaves the game.
    .fizzled = Only dynamite. It leaves the game.
    .look = Look well: nobody reminds you later.
    .watch = Watch closely: nobody reminds you later.
    .mine = In your mine
    .face_down =
        { $cards ->
            [0] No gold card yet
            [one] One gold card, face down
           *[other] { $cards } gold cards, face down
        }
    .even = as many as { $name }
    .ahead = { $cards } more than { $name }
    .behind = { $cards } fewer than { $name }

line =
    .first = Tap a lit pan. You see the card before you choose the second.
    .second_miner =
        { $who ->
            [you] Gold up to { $value } is yours; a weaker miner leaves; dynamite takes both.
           *[other] Gold up to { $value } would be { $name }’s; a duel sends the weaker one away.
        }
    .second_nobody = Gold up to { $value } is yours, as you found him; a weaker miner leaves.
    .second_gold =
        { $unowned ->
            [0] A miner strong enough takes it to his owner.
           *[other] A miner strong enough takes it to his owner; nobody’s miner brings it to you.
        }
    .second_dynamite = Whatever it is, it leaves the game with the dynamite.
