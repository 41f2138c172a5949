import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** What makes a count a guess. */
const hedges = "about|around|roughly|approximately|like|maybe|probably|perhaps|possibly|some|at least|up to";

export const counts: CountWords = {
  phrases: words`
    (?<=^(?:no|nope|nah|sorry)[,.]? )#(?= (?:with|including|counting) (?!(?:an?|the|one|some|no|view|wine|us|you|high|room)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    so #(?: of us)? now(?=[,.!? ]*$)
    # of us now
    (?:squeeze|fit|slot|cram|pack)(?: us)? in #
    (?:squeeze|fit|slot|cram|get|pack) # (?:of us |people )?in(?=[ ,.?!]|$)
    (?<!(?:move|moving|push|shift|bring|postpone) (?:the|my|our|this|that|¦{1,20}(?:'s)?) )(?:tables?|party|parties|group|family|team|reservations?|bookings?|spots?|seats?) (?:for|of|is|to) (?:up to |about |around |only |just |a total of |the )?#
    (?<!(?:move|moving|push|shift|bring|postpone) (?:(?:the|my|our|this|that) )?(?:[\p{L}'¦]{3,12} )?)(?:tables?|party|parties|group|family|team|reservations?|bookings?|spots?|seats?) (?:for|of|is|to) (?:up to |about |around |only |just |a total of |the )?#
    (?:seating|dinner|lunch|room|space|bunch|total|count|places?|crowd|crew) (?:for|of|is|to) (?:up to |about |around |only |just |a total of |the )?#
    party size (?:is |of |to |will be |would be )?#
    head ?count (?:is |of |to |will be |would be )?#
    x ?#
    # x(?= ¦|$)
    tables? 4 #
    tables? #(?=,? ¦)
    (?:guests?|people|persons?|pax|party|party size|covers|diners|adults|number of (?:guests|people)) ?[:=] #
    # of us
    # in total
    # total
    # all together
    # altogether
    # in (?:our|my|the) (?:party|group)
    #[ -]?top
    #[ -]?seater
    # seats?
    #[ -]person
    # pers
    # places
    (?:we|we'll|we will|we'd|we would|there|there'll|there will|there|it'll|it will|party|it should|it would|now|
      total)(?: now| just| only| actually| still)? (?:are|are now|be|'re|have|is|will be|going to be|
      be coming)(?: now| just| only| (?:${hedges})| actually| still| for| a total of){0,2} #
    (?:we're|there's|we've|there'll be)(?: now| just| only| (?:${hedges})| actually){0,2} #
    us #
    we 2
    all # of
    all # (?:together|seated|sit|sitting)
    (?<=(?:people|guests|number|party|(?<!(?:move|push|shift|bump|bring) )us|from \d{1,3}) )to (?:just |only )?#
    # to be (?:precise|exact)
    band of #
    # is the (?:amount|number) of people
    (?:people|guests) (?:i want |we are |in our party )?(?:is|are|will be|would be|:) #
    # (?:is|are|will be) (?:coming|attending|welcome|arriving|present|at the table)
    1 (?:is|will be) (?:coming|dining)
    people (?:is|are|will be|would be) #
    guests (?:is|are|will be) #
    seats? (?:for )?#
    can seat #
    accommodate #
    a party of(?: about| around)? #
    party of(?: about| around)? #
    # will (?:be )?(?:arrive|arriving|attend|attending|come|coming)
    # are coming
    # coming
    bringing #
    (?:feed|fit|fits|hosting|serve|serves) #
    (?:up|down) to #
    (?:number|amount|size) (?:of (?:people|guests) )?(?:is|to) #
    (?:we )?(?:shall|should|'ll|will|would|might) be #
    # (?:at|round|around) (?:the )?table
    (?:we )?shall be #
    (?:we're|we are|we'll be|it's|it is|that's) back (?:down |up )?to (?:being )?#
  `,
  totals: words`
    (?:now )?(?:it's|it is|it'll be|that's|that makes)(?: now)? #(?= with (?:my|our|her|his|their|the)(?!\p{L}))
    # (?:of us )?in (?:total|all)
    # (?:of us )?all (?:in|told)
    # (?:of us )?(?:altogether|all together|total)
    (?:in total|altogether|all in all|in all),? (?:we're|we are|we'll be|there are|that's|it's)? ?#
    (?:a )?total of #
  `,
  putsDown: words`
    (?:just )?leave
    keep
    put(?: us)?(?: down)?(?: (?:for|as))?
  `,
  keptAt: words`
    (?:leave|keep|stick|stay) (?:it |that |us |this )?(?:at|to|with)
    (?:leave|keep) (?:it|us)
  `,
  weakPhrases: words`
    for (?:now|the moment|the time being),? #
    #,? for (?:now|the moment|the time being)(?=[,.! ]*$|[,.;!] )
    now #
    # (?:for|at|on)(?= ¦)
    i said #
    make (?:it|that) #
    for (?:about |around |only |just |up to |a total of |the |all |like |exactly |maybe )?#
    book(?:ing)? (?:in |us )?#
    with #
    make it #
    make that #
    just #
    only #
    actually #
    say #
    (?<!\d )to #
    be #
    we have #
    it's #
  `,
  openPhrases: words`
    i mean(?:t)? #
    #,? (?:instead|rather)(?: (?:please|then|pls))?(?=[.?! ]*$)
    (?:i'd |we'd )?rather #(?=[.?! ]*$)
    (?:would|could|might) # (?:be )?(?:ok(?:ay)?|fine|possible|all ?right|good|better|work|do|suit)
    no,? # (?:rather|instead)(?=[.! ]*$)
    so #(?: now)?(?=[,.! ]*$)
    to #(?=[.?! ]*$)
    make (?:it|that) #
    (?:could|can|might|would) (?:it|that|you) (?:be|make it|do|say) #(?: instead| then| please|,? actually)?(?=[.?! ]*$)
    (?:could|can|might|may) we (?:do|make it|say) #
    actually #
    it's #
    say #
    (?:let's|lets|let us) (?:say|do|make it) #
    (?:ok(?:ay)?|right|fine|well),? # then(?=[.! ]*$)
    # then(?=[.! ]*$)
  `,
  answerEnds: words`
    or so
    or something(?: like that)?
    or thereabouts
    roughly
    approximately
    give or take
    around about
  `,
  answerLeads: words`
    call it
    let's call it
    how (?:many times|often) (?:do|must|should|will|shall) (?:i|we) (?:still |really )?(?:need to|have to|got to)? ?(?:say|repeat|tell you|write|type)(?: that| it)?(?: it's| we're| we are)?
    (?:i'd |let's |lets )?say
    about
    around
    approx(?:imately)?
    roughly
    circa
    ca\.?
    some
    up to
    no more than
    at least
    at most
    maybe
    perhaps
    probably
    possibly
    let's do
    between
    not more than
    not less than
    at the most
    at the least
    like
    think
    i think
    i guess
    close to
    somewhere around
    make it
    make that
    call it
    go with
    nearly
  `,
  fixed: {
    "the one of us": 1,
    // As dictation writes "for four", "for two" and "for eight".
    "for for": 4,
    "for for people": 4,
    "table for too": 2,
    "table for to": 2,
    "for too people": 2,
    "for to people": 2,
    "for ate": 8,
    "for ate people": 8,
    "party of for": 4,
    "party of to": 2,
    "party of too": 2,
    "party of ate": 8,
    "just me": 1,
    "nobody but me": 1,
    "me myself and i": 1,
    "just be me": 1,
    "only be me": 1,
    "only me": 1,
    "just myself": 1,
    "only myself": 1,
    "by myself": 1,
    "on my own": 1,
    "for myself": 1,
    "just for me": 1,
    "it's just me": 1,
    "me alone": 1,
    "dining alone": 1,
    "eating alone": 1,
    "table for myself": 1,
    solo: 1,
    "single person": 1,
    "a single person": 1,
    "coming alone": 1,
    "just i": 1,
    "myself only": 1,
    "me only": 1,
    "both of us": 2,
    "us both": 2,
    "a couple": 2,
    "couple of us": 2,
    "the couple of us": 2,
    "the couple": 2,
    "one couple": 2,
    "my partner and i": 2,
    "the pair of us": 2,
    "a pair": 2,
    "a deuce": 2,
    "a dozen": 12,
    "half a dozen": 6,
    "a dozen people": 12,
    "half a dozen people": 6,
    "a dozen of us": 12,
  },
  including: words`
    are
    r
    including
    incl\.?
    of (?:them|which|whom|us)
    with
  `,
  or: [
    "or",
    "or maybe",
    "or possibly",
    "or perhaps",
    "but maybe",
    "but possibly",
    "but perhaps",
    "maybe",
    "possibly",
    "perhaps",
  ],
  to: ["to"],
};
