import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    (?:table|reservation|booking|spot|seats?|dinner|lunch|place|room) (?:for|x|4) (?:-?\d{1,5}|me|us|my|the)
    table of \d{1,3}
    (?:party|group) of \d{1,3}
    (?:table|reservation|booking) (?:request|x ?\d{1,3}|\d{1,2}(?= people))
    (?:have|got) (?:anything|something|space|room|a spot|any (?:space|room|spots?|seats?)) (?:left |free |available |open )?for \d{1,3}
    (?:squeeze|fit|get) (?:\d{1,2} of )?us in
    squeeze in
    (?<=^(?:\p{L}{2,5}[ ,!]{1,2})?)(?:reservation|table|booking) (?:please|under|tonight|today|tomorrow|this|on|at|by the|near)
    (?:i'd like|i would like|we'd like|we would like|i want|we want|i need|we need|need|looking for|look for|
      wanna have|like to have|lets get|let's get|would like|wish for|get me|give me|i'll take|i'll have|find me|
      find) (?:to have |to get |to make |to book |to reserve )?(?:a|an|one|some|the|
      another) (?:\p{L}{1,20} ){0,2}(?:table|reservation|booking|spot|seat)
    (?:need|want|like|needs|wants) (?:seats|reservations|a reservation|a table|a booking|a spot)
    (?:book|reserve) (?:it|that|this|one|them|us|me|in|now|there|at|a|an|the|for|for me)
    (?:like|want|need|wish|have|going|trying|looking|love|wanna|able) to (?:book|reserve|dine|come|come in|come by|stop by|join you|visit)
    (?:like|want|need|wish|have|going|trying|looking|love|wanna|able) to (?:make a reservation|make a booking|eat (?:at|in|out))
    (?:make|made|making|place|set up) (?:a|me a|the|us a|another|my|an) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    (?:make|made|making|place|set up) (?:that|reservations?|for) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    (?:get|schedule|arrange|do) (?:a|me a|the|us a|another|my|an) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    (?:get|schedule|arrange|do) (?:that|reservations?|for) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    make reservations
    table please
    (?:can|could) (?:i|we|you|you please) (?:please )?(?:get|have|book) (?:me |us )?(?:in|(?:a|an|one)(?=.{0,60}(?:tables?|reserv|book|spots?|seats?|place|slots?|space|room|dinner|lunch|meal|brunch|\d|(?:for|with) (?:me|us|my|the|our)|tonight|today|tomorrow|day(?![\p{L}])))) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:may|might) (?:i|we|you|you please) (?:please )?(?:get|have|book) (?:me |us )?(?:in|(?:a|an|one)(?=.{0,60}(?:tables?|reserv|book|spots?|seats?|place|slots?|space|room|dinner|lunch|meal|brunch|\d|(?:for|with) (?:me|us|my|the|our)|tonight|today|tomorrow|day(?![\p{L}])))) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?(?:get|have|book) (?:me |us )?(?:some|the)(?=.{0,60}(?:tables?|reserv|book|spots?|seats?|place|slots?|space|room|dinner|lunch|meal|brunch|\d|(?:for|with) (?:me|us|my|the|our)|tonight|today|tomorrow|day(?![\p{L}]))) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?reserve (?:me |us )?(?:a|an|in|one) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?reserve (?:me |us )?(?:some|the) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?(?:make|find) (?:me |us )?(?:in|(?:a|an|one)(?=.{0,60}(?:tables?|reserv|book|spots?|seats?|place|slots?|space|room|dinner|lunch|meal|brunch|\d|(?:for|with) (?:me|us|my|the|our)|tonight|today|tomorrow|day(?![\p{L}])))) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?(?:make|find) (?:me |us )?(?:some|the)(?=.{0,60}(?:tables?|reserv|book|spots?|seats?|place|slots?|space|room|dinner|lunch|meal|brunch|\d|(?:for|with) (?:me|us|my|the|our)|tonight|today|tomorrow|day(?![\p{L}]))) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    book
    reserve
    try again
    how about (?:a|placing|booking|making|reserving)
    booking for
    reservation for
    reservation (?:at|in)
    i want to eat at
  `,
  bookVerbs: words`
    gimme
    book
    booking
    reserve
    reserving
    make
    get
    need
    want
    like
    find
    looking
    place
    arrange
    schedule
    secure
    save
    hold
    have
    request
    grab
    needs
    wants
    take
    set
    wanna
    lets
    let's
    wish
    give
  `,
  bookNouns: words`
    (?:something|anything) (?:free|available|left)
    to book
    to reserve
    restaurants?
    cafe
    bistro
    brasserie
    diner
    steakhouse
    pub
    tavern
    taverna
    eatery
    pizzeria
    place to eat
    somewhere to eat
    to dine
    want to eat
    like to eat
    oyster bar
    tea house
    coffeehouse
    gastropub
    food truck
    churrascaria
    osteria
    bakery
    spots?
    table
    tables
    reservation
    reservations
    booking
    seats?
    spot
    appointment
    seating
    availability
    space
    room
  `,
  proposals: words`
    a thing
    exists?
    how about
    what about
    can you try
    could you try
    could we (?:do|try|make|say|come)
    can we (?:do|try|make|say|come)
    can you make
    could you make
    can i come
    can you do
    (?:can|could|would|will|may|might) (?:you|i|we|u)(?: please| pls| also| just)?
    let's try
    would it be possible
    why not
  `,
  usual: words`
    (?:the )?same (?:\p{L}{1,11} ){0,3}(?:as|like) (?:i had |we had |i did |we did )?(?:the |my |our )?(?:last|
      previous|usual|always|before|other)(?: time| visit| booking| reservation| day)?(?! (?:month|year|week))
    (?:exactly )?(?<!not )(?:like|as) (?:the )?last (?:time|visit)(?! (?:the|was|it|you|we had to))
    (?:my|our|the) (?:usual|regular|normal) (?:table|spot|place|booking|reservation|corner|seats?|order|time|deal)
    (?:my|our|the) usual(?= {0,2}(?:please|pls|for|on|at|this|next|again|tonight|tomorrow|[.!?,]|$))
    (?:the|my|our) same old (?:table|place|spot|thing)
    (?:same|usual) (?:table|booking|reservation|thing|order|deal|spot|place)(?: again)?,? (?:please|pls|again|as ever)
    as (?:usual|always)(?= {0,2}(?:please|pls|[.!?,]|$))
    (?:repeat|redo) (?:my|our|the) (?:last|previous) (?:booking|reservation|table|visit)
    (?:book|reserve|get) (?:me|us) (?:what|whatever) (?:i|we) had last time
    what (?:i|we) had last time
    same again(?= {0,2}(?:please|pls|[.!?,]|$))
    (?:my|our) favou?rite (?:table|spot|place|corner)(?: again)?
  `,
  besides: words`
    (?<=^ {0,2})(?:no,? )?(?:the|a|as a|that's a|it's a|make it a) (?:new|separate|additional) (?:one|table|booking|reservation)(?= {0,2}(?:please|pls|[.!?,]|$))
    (?:another|a (?:second|2(?:th|nd))|1 more|one more|an additional|an extra) (?:table|booking|reservation|one)
    a (?:second|2(?:th|nd))(?= {0,2}(?:please|pls|thanks|[.!?,]|$))
    (?:(?:second|2(?:th|nd))|additional|extra) (?:table|booking|reservation)
    (?:keep|want|need|book|have) both
    (?<=^ {0,2})both(?= {0,2}(?:please|pls|tables|of them|[.!?,]|$))
    (?<=^ {0,2})(?:1|one) more(?= {0,2}(?:please|pls|[.!?,]|$))
    (?<=^ {0,2})(?:in addition|as well)(?= {0,2}(?:please|pls|[.!?,]|$))
    (?:for |with |it's |its |that's |they're )?(?:a )?(?:different|other|separate) (?:people|party|group|crowd|lot|bunch|guests|friends|occasion)(?= {0,2}(?:please|pls|though|this time|[.!?,]|$))
    (?:that's|it's|this is|that would be) (?:a separate (?:one|thing)|separate|something else|on top|for somebody else|for someone else)(?= {0,2}(?:please|pls|[.!?,]|$))
  `,
};
