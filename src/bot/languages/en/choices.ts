import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?<!(?:is|are) (?:the )?)(?:the )?(?:1th|1st|first|earliest|soonest) (?:of (?:those|these|them) )?(?:day |date |one |evening |night )?(?:(?:that|which)(?:'s| is| are) )?(?:free|available)(?: day| one| date| evening| night)?
    (?:the )?(?:1th|1st|first|earliest|soonest) (?:of (?:those|these|them) )?(?:day |date |one |evening |night )?(?:that |when )?you(?:'ve| have)(?: got)? (?:a table|something|anything|free|room|space)
    whichever(?: one| day| of (?:those|them))? (?:is|comes) (?:free |available )?(?:1th|1st|first)
  `,
  either: ["either"],
  otherwise: words`
    otherwise
    or else
    else
    alternatively
    failing that
    failing which
    if not
    or if not
    if need be
    if necessary
    if it must be
    at a pinch
    at a push
    worst case
    as a backup
    as backup
    as a fallback
    as second choice
    (?:my |our )?(?:second|2nd) (?:choice|option|preference)(?: is| would be)?
    plan b
    or at worst
    next best
  `,
  conditions: words`
    if
    should
    in case
    when
  `,
  inverted: ["should"],
  taken: words`
    taken
    gone
    full
    full up
    booked(?: up| out| solid)?
    unavailable
    not available
    not free
    not possible
    impossible
    occupied
    busy
    packed
    not work
    n't work
    doesn't work
    does not work
    not do
    can't(?: do (?:that|it))?
    cannot(?: do (?:that|it))?
    won't work
    nothing
    none
    no (?:tables?|luck|space|room|good|availability|slots?)
    n't (?:a |any )?(?:tables?|space|room|anything|possible|free|available|a goer|happen|an option)
    n't have (?:that|anything|it|a table|tables|any)
    don't have (?:that|anything|it|a table|tables|any)
    sold out
    already
  `,
  also: ["also", "too", "as well", "instead"],
  alsoFine: words`
    (?:would|will|could|can|might|'d|also)(?: also| probably)? (?:work|do|be fine|be ok|be okay)(?: (?:for )?(?:us|me|ya))?(?: too| as well| also| at a pinch| otherwise)?
    (?:would|will|could|can|might|'d|also)(?: also| probably)? (?:be good|suit|go)(?: too| as well| also| for us| at a pinch| otherwise)?
    (?:is|are|was)(?: also)? (?:fine|ok|okay|good|possible|an option|alright|all right)(?: too| as well| also| with us| otherwise)
    is also (?:fine|ok|okay|good|possible|an option|alright|all right)
    works (?:too|as well|also|otherwise)
    also works
    at a pinch
    at a push
    if need be
    if necessary
    if not(?= ?(?:$|[.!;]))
    otherwise(?= ?(?:$|[.!;]))
    failing that
    as (?:a )?(?:backup|back-up|fallback|second choice|second option|plan b|alternative)
    second(?= ?(?:$|[.,;!]))
    (?:second|2nd) (?:choice|option|preference)
    (?:does|suits) (?:us|me)(?: fine| grand)? (?:too|as well|also)
  `,
  suitsBetter: words`
    (?:'s|s|is|would be|might be|'d be|would work|works)(?: (?:a bit|much|far|actually|probably|way)){0,2} (?:better|safer|more realistic|easier|wiser|ideal|more sensible|more like it|preferable)(?: (?:for|with) (?:us|me|everyone))?
    (?:suits|would suit|works|would work)(?: us| me)? (?:better|best)
  `,
  preferably: words`
    preferably
    ideally
    better
    even better
    best
    rather
  `,
  unfit: words`
    (?:won't|wouldn't|doesn't|does not|will not|would not|isn't going to) (?:do|work|suit|fit|be possible|be good)
    (?:is|would be|'s|are) (?:much |far |way |a bit |really )?too (?:late|early)
    (?:is|are|would be) (?:no good|not possible|impossible|no use|not good|no option|not an option|out)
    isn't (?:possible|good|an option)
    too (?:late|early)
    no good
    not possible
    (?:we |i )?can't(?: make it| do| come)?
  `,
  cannot: words`
    can't
    cannot
    can not
    couldn't
    can't make it
    won't make it
    won't be able
    not able to
    unable to
    don't want
    wouldn't want
    nothing
    anything but
    no
    never
    impossible
  `,
  notPossible: words`
    (?:i'm|im|i am|we're|we are|he's|she's|(?:is|are|was)) at (?:work|the office)
    (?:doesn't|doesnt|does not|don't|dont|won't) (?:work|suit) (?:for )?(?:us|me|my|our|him|her|them|everyone)
    (?:is|are|'s) (?:not good|no good|bad) for (?:us|me|my|our|him|her|them|\p{L}{2,12})
    (?:have|has|had|got|need|needs) to work
    (?:i'm|i am|we're|we are) working
    (?:can't|cannot|can not|couldn't|unable to|not able to)
    (?:won't|will not|not) (?:be able|make it|manage|work|be possible)
  `,
  sameDay: words`
    (?:the |that |this )?(?:very )?same (?:day|date|evening|night)
    that (?:very )?(?:day|date)
  `,
  that: words`
    that
    that same
    the same
  `,
  thatAfter: [],
  otherTimes: words`
    (?:any |what |which |the |got )?other (?:times?|slots?|hours|options)
    what else (?:have you got|do you have|is there|is free|is available)
    (?:anything|something) else(?: free| available)?(?= ?\?)
  `,
  otherDays: words`
    (?:any |what |which |got |on )?other (?:days|dates|evenings|nights|weekends)
    (?:any|which|what) other (?:day|date|evening|night|weekend)
    (?:what|which) (?:days|dates|evenings|nights) (?:are|do you have|have you got|would be|else)
  `,
  tasting: words`
    tasting
  `,
  venueNouns: words`
    restaurant
    place
    location
    venue
    spot
  `,
  venueTails: words`
    one
    place
    restaurant
    branch
  `,
  venueLeads: words`
    (?:it|that|this)(?: would|'d| will|'ll) be(?: at)?
    at
    in
    \p{L}{0,8}lists? (?:of|at|for)
    restaurant in
    mean
  `,
  goesTo: words`
    to
  `,
  likesBetter: words`
    better
    rather
    prefers?
    preferred
    make (?:that|it)
    switch
    move
    back
    go with
  `,
  putOffBy: words`
    (?:'s|is|was|looks|sounds|would be|'d be)(?: \p{L}{2,8}){0,3} too \p{L}{3,14}
  `,
  dislikes: words`
    (?:don't|do not|doesn't|didn't) (?:really |much )?(?:like|want|fancy|care for|love)
    anything but
  `,
  judgesVenue: words`
    nice
    nicer
    good
    any good
    better
    lovely
    cosy
    cozy
    pretty
    beautiful
    romantic
    fancy
    posh
    quiet
    quieter
    loud
    noisy
    busy
    cheap
    cheaper
    expensive
    pricey
    close
    closer
    near
    nearer
    far
    big
    bigger
    small
    smaller
    similar
    as good
    worth (?:it|a visit)
    recommended
    special
    fun
    popular
  `,
  asksOfVenue: words`
    is
    does
    has
    will
    what's
    what is
    how is
  `,
  asksAboutVenue: words`
    what(?:'s|s| is)
    how(?:'s| is)
    tell (?:me|us) (?:something |more |a bit )?about
    what (?:kind|sort|type) of (?:a )?(?:places?|restaurants?)(?:'s| is)
  `,
  asksWhere: words`
    where(?:'s|s| is|'re| are)(?: exactly)?
  `,
  comparesVenues: words`
    (?:what's|whats|what is) (?:the |their )?differences?(?: (?:between|with|then) (?:them|the 2|those|these|both))?(?=[ ?!.]*$)
    which (?:one|of them|of the 2|is)(?: is)?(?: the)? (?:nicer|better|nicest|best)(?: one)?(?=[ ?!.]*$)
  `,
  other: words`
    the other
    your other
  `,
};
