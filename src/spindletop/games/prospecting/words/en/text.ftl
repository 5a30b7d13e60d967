### Questions, answers, and what happens: what Giganten and Black Gold have in common.

### The terms -unit, -marker, -line and -black-train stand in the folders of the two games.

## Things

dollars = ${ $amount }
oil = { $oil ->
    [one] { $oil } { -unit }
   *[other] { $oil } { -units }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
licences = { $licences ->
    [one] { $licences } licence
   *[other] { $licences } licences
}
ones = { $ones ->
    [one] { $ones } one
   *[other] { $ones } ones
}
twos = { $twos ->
    [one] { $twos } two
   *[other] { $twos } twos
}
rigs = { $rigs ->
    [1] one rig
    [2] two rigs
   *[other] three rigs
}
unit = { -unit }
marker = { -marker }
black_train = { -black-train }
any_company = any one company
baron_at = The Oil Baron at { $company }

# What a card gives: licences, points, and something special.
card = { licences }, { points }
    .price = { licences }, { points }, { special.price }
    .oil = { licences }, { points }, { special.oil }
    .back = { licences }, { points }, { special.back }
    .spring = { licences }, { points }, { special.spring }
    .deeper = { licences }, { points }, { special.deeper }
special =
    .price = moves a price by { $amount }
    .oil = { $amount ->
        [one] { $amount } { -unit } of oil
       *[other] { $amount } { -units } of oil
    }
    .back = others back { $amount }
    .spring = well spring
    .deeper = drill deeper
# A site, and what it may hold.
well = { rigs }, { $amounts } { -units }

## Questions

question =
    .price_roll = { $company }: the die is rolled.
    .special_card = Which special card is turned up?
    .standard_card = Which standard card is turned up?
    .take = choose one of the open cards.
    .dealt = { $licences ->
        [one] { $licences } licence is dealt.
       *[other] { $licences } licences are dealt.
    }
    .place = put your truck on the first { -line }: you have { points }.
    .move = you have { points } for truck and train.
    .marker = What is on the { -marker } at { $square }?
    .move_price = move one company's price by { $amount }.
    .may_move_price = you may move one company's price by { $amount }.
    .extra_oil = into which of your tanks do you put { oil }?
    .send_back = do you send all other trains back by { $amount }?
    .transport = who takes the { -unit } from { -line } { $line }, and where to?
    .first_bid = open the bidding for { $company }, or pass.
    .bid = { $bid } is bid for { $company }: bid more, or pass.
    .payment = pay your bid of { $bid }: with how many twos?
    .fine = Half of a bluffer's licences are lost.
    .sell = how many { -units } do you sell at { $company } for ${ $price } each?

## Answers

answer =
    .take = take { $card }
    .reveal = { $card }
    .place = put your truck on { $square }
    .drive = { $points ->
        [one] drive to { $square } for { $points } point
       *[other] drive to { $square } for { $points } points
    }
    .survey = survey { $square }: { $well }
    .build = build on { $square } for ${ $price }: { $well }
    .train = { $points ->
        [one] train to space { $space } for { $points } point
       *[other] train to space { $space } for { $points } points
    }
    .done = no more
    .raise = raise { $company }: ${ $from } to ${ $to }
    .lower = lower { $company }: ${ $from } to ${ $to }
    .oil = to { $company }, now ${ $price }
    .back = send them back
    .decline = decline
    .own = by your own train to { $company }, now ${ $price }
    .black = by { -black-train } to { $company }, for ${ $fee }
    .rival = by the leading rival's train to { $company }, for ${ $fee }
    .lose = the { -unit } is lost
    .bid = bid { $bid }
    .bid_for = bid { $bid } for { $company }
    .pass = pass
    .pay = { $twos ->
        [0] pay { $ones } worth one
       *[other] { $ones ->
            [0] pay { $twos } worth two
           *[other] pay { $twos } worth two and { $ones } worth one
        }
    }
    .sell = sell { $oil } for ${ $amount }
    .sell_none = sell none

## What happens

event =
    .starts = { $name } begins.
    .round = A new round; { $name } has the die.
    .rolled_red = { $company }: red { $number }, the price is now ${ $price }.
    .rolled_blue = { $company }: blue { $number }, the price is now ${ $price }.
    .turned_up = Card: { $card }.
    .turned_up_special = Special card: { $card }.
    .black_train = { -black-train-capital } is on { $space }.
    .cards_shuffled = The standard cards are shuffled.
    .specials_shuffled = The special cards are shuffled.
    .took = { $name } takes { $card }.
    .left_over = Nobody takes { $card }.
    .licences_shuffled = The discarded licences are shuffled: { ones }, { twos }.
    .dealt = { $holder } gets { licences }.
    .drew = You drew { ones } and { twos }.
    .turn = { $name } has { points }.
    .placed = { $name } puts a truck on { $square }.
    .drove = { $name } drives to { $square }.
    .train = { $name }'s train goes to { $space }.
    .surveyed = { $name } surveys { $square }.
    .found = You see { oil } at { $square }.
    .built = { $name } drills at { $square }: { oil }!
    .dried_up = { $name }'s derrick at { $square } is empty.
    .moved_price = { $name } moves { $company } to ${ $price }.
    .extra_oil = { $name }'s tank at { $company } gets { oil }.
    .sent_back = { $name } sends all other trains back { $spaces }.
    .declined = { $name } declines.
    .lost = { $name } loses a { -unit }.
    .hired_black = { $name } pays ${ $price } for { -black-train }.
    .hired = { $name } pays ${ $price } to { $owner } for the train.
    .carried = { $name }'s tank at { $company } takes a { -unit }.
    .auction = { $company } is up for auction.
    .auction_anywhere = Any one company is up for auction.
    .passed = { $name } passes.
    .bid = { $name } bids { $bid }.
    .no_bid = { $company }: nobody bids.
    .paid = { $name } pays { ones } and { twos }.
    .bluffed = { $name } was bluffing!
    .fined = { $name } loses { ones } and { twos }.
    .sold = { $name } sells { $oil } at { $company } for ${ $price }.
    .overflow = Overflow: { $name } gives { $oil } away at { $company } for ${ $price }.
    .result = { $name }: ${ $price }.
