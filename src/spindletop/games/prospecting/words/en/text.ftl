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
short_company = { $company ->
    [0] Hudson
    [1] Jet
   *[other] Trust
}
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

# The same as parts of a plan.
step =
    .place = truck to { $square }
    .drive = drive to { $square }
    .survey = look at { $square }
    .build = build on { $square }
    .train = train to { -line } { $space }
    .store = store oil at { $company }
    .raise = raise { $company } to ${ $to }
    .lower = lower { $company } to ${ $to }
    .done = end the turn here

## What happens

# So many licences of each kind.
hand = { $twos ->
    [0] { ones }, no twos
   *[other] { $ones ->
        [0] { twos }, no ones
       *[other] { ones }, { twos }
    }
}

# Over the steps of a round.
heading =
    .prices = Prices
    .prices_of = Round { $round }: prices
    .cards = Cards
    .licences = Licences
    .selling = Selling

cost = { $points ->
    [0] { "" }
   *[other] : *{ points }*
}

event =
    .starts = { who } went first
    .round = A new round: { who } got the die
    .rolled_red = { $company }: red { $number }, now *${ $price }*
    .rolled_blue = { $company }: blue { $number }, now *${ $price }*
    .rolled_all = { $prices }
    .rolled_one = { $company } *${ $price }*
    .turned_up = Turned up: { $card }
    .turned_up_special = Turned up, special: { $card }
    .turned_up_all = *{ $number } cards* were turned up
    .black_train = { -black-train-capital } is on { -line } *{ $space }* now
    .cards_shuffled = The standard cards were shuffled
    .specials_shuffled = The special cards were shuffled
    .took = { who } took { $card }
    .left_over = Nobody took { $card }
    .licences_shuffled = The discarded licences were shuffled: { hand }
    .dealt = { who } got *{ licences }*
    .drew = *You* drew *{ hand }*
    .turn = { who } had { points } to move
    .placed = { who } put a truck on *{ $square }*
    .drove = { who } drove to *{ $square }*{ cost }
    .train = { whose } train went to *{ $space }*
    .surveyed = { who } looked at *{ $square }*
    .found = *You* looked at *{ $square }*: *{ oil }*
    .built = { who } built on *{ $square }*: *{ oil }*
    .dried_up = { whose } derrick at { $square } ran dry
    .moved_price = { who } moved { $company } to *${ $price }*
    .extra_oil = { who } got *{ oil }* at { $company }
    .sent_back = { who } sent all other trains back *{ $spaces }*
    .declined = { who } did without
    .lost = { who } lost *{ oil }*: no train went that far
    .hired_black = { who } paid *${ $price }* for a haul by { -black-train }
    .hired = { who } paid { whom } *${ $price }* for a haul
    .carried = { who } stored *{ oil }* at { $company }
    .carried_for = { who } stored *{ oil }* at { $company }, and paid { whom } *${ $price }*
    .carried_at_cost = { who } stored *{ oil }* at { $company }, and paid *${ $price }*
    .auction = *{ $company }* is up for auction
    .auction_anywhere = *Any one company* is up for auction
    .passed = { who } passed
    .bid = { who } bid *{ $bid }*
    .no_bid = Nobody bid for { $company }
    .paid = { who } won with *{ $worth }*: { hand }
    .bluffed = { who } had been *bluffing*
    .fined = { who } lost *{ hand }*
    .sold = { who } sold *{ $oil }* at { $company }: *${ $price }*
    .overflow = { who } gave *{ oil }* away at { $company }: *${ $price }*
    .result = { who }: *${ $price }*
