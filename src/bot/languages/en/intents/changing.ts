import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { the } from "./patterns.ts";

/** What a booking is kept under. */
const kept =
  "(?:(?:first |last )?name|surname|(?:tele)?phone(?: number)?|(?:mobile|cell|contact) number|e-?mail(?: address)?)";

const day = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow)";

export const changing: ChangingWords = {
  change: words`
    (?:more|fewer|less) (?:or (?:more|fewer|less) )?of us
    (?:change|changing|move|reschedule|rescheduling|amend) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:modify|update|switch|adjust|edit|alter|shift|push) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:postpone|bring forward|swap|rearrange|correct|revise) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:increase|decrease|reduce|extend|bump|transfer) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:move|push|shift|postpone|bring) (?:(?:my|our|the) )?${day}(?:'s)?(?: (?:one|table|booking|reservation|dinner|lunch))?(?: (?:back|forward|out|up))? to
    make (?:the|my|our) (?:${day}|\p{L}{3,9}|\d{1,2}(?:th|st|nd|rd)) (?:one|table|booking|reservation)
    reschedule
    rescheduled
    change the (?:time|date|number|name|restaurant|party|booking|reservation)
    changed
    make changes
    make a change
    a change to
    needs? changing
    (?:be|get|have|was|it) (?:moved|changed|switched|rescheduled|amended|altered)
    amend
    modify
    push back
    (?:move|shift|reschedule|push|change) (?:(?:my|our|the) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|today's|tonight's|tomorrow's)(?: (?:table|booking|reservation|one|dinner|lunch))?
    (?:move|shift|reschedule|push|change) (?:the (?:first|second|third|last|other) one|(?:the )?(?:number|booking) \d)
    (?:bring|bringing|pull|put|push|move) (?:(?:the|my|our|this|that) )?(?:table|booking|reservation|dinner|lunch|it|us) (?:forward|back|earlier|later|up)
    push it back
    (?:add|adding) (?:one|two|\d{1,2}) more
    a different (?:time|date|day)
    another (?:time|date|day)
    change (?:that|it|this|to)
    let's change
    change(?! of plans?(?![\p{L}]))
    (?:move|shift|push|bring|bump) us(?: (?:to|from|back|forward|up))?(?![\p{L}])
  `,
  holder: words`
    (?:(?:the|my|that|this) )?(?:phone |telephone |mobile )?(?:number|name|e-?mail|surname)(?: i gave(?: you)?)?(?: is|'s| was) (?:wrong|incorrect|not right|not correct|misspel(?:led|t)|spelled wrong)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:gave (?:you )?)?(?:the )?wrong (?:phone |telephone |mobile )?(?:number|name|e-?mail)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:change|changing|correct|fix|update|amend|edit|switch|swap|replace) (?:the |my |our )?(?:(?!my |our |the )\p{L}{1,12} )?${kept}(?! of the (?:house|place|restaurant))
    (?:another|a different|a new|the wrong|wrong|different|my new|our new) ${kept}
    ${kept}(?: (?:on|of|for) (?:the|my|our) (?:booking|reservation|table))?(?: is| was|'s)(?: (?:all|spelt|spelled|written))? (?:wrong|incorrect|misspel(?:t|led)|not (?:right|correct))
    ${kept} (?:on|of|for) (?:the|my|our|that|this) (?:booking|reservation|table) (?:to|should|needs|must)
    (?:phone |mobile |cell )?number (?:has |'s )?changed
    (?:got|spelt|spelled|misspelt|misspelled|wrote) (?:my|our|the) (?:last |first )?name(?: wrong)?
    (?:put|move|transfer|switch) (?:it|(?:the|my|our) (?:booking|reservation|table)) (?:under|(?:in)?to (?:the|another|a different|my \p{L}{1,12}'s) name)
    (?:add|adding|give you|leave you|leave|put down|put in|put) (?:my|our|a|another) (?:phone |mobile |cell |contact |telephone )?(?:number|phone|mobile)(?: number)?(?! (?:is|of))
  `,
  rather: words`
    change of plans?
    instead
  `,
  minds: words`
    (?:changed|changing) (?:my|our|his|her|their) minds?
    (?:the |our |my )?plans? (?:has |have |'ve )?(?:just )?changed
    change of (?:heart|plans?)
    (?:new|different) plans?
  `,
  apologies: ["sorry", "pardon", "apologies"],
  correction: words`
    call it(?= \d)
    forget (?:it|that)
    scrap that
    nonsense
    actually
    acc(?! to)
    actl?y
    acctually
    sorry
    sry
    no
    nope
    not(?! (?:before|after|until|earlier|later|sure|too|yet|at all))
    make it
    make that
    rather
    i meant
    i mean
    correction
    oops
    wait
    (?:can|could|may|shall|should) (?:we|you|i)(?: please| just| maybe| perhaps| still)? make (?:it|that)
    let's make (?:it|that)
    wrong
    better
    no wait
    hang on
    hold on
    scratch that
    whoops
    my bad
    typo
    or rather
    i meant to say
    make this
    it's now
    it will now
    we are now
    we're now
    change of plans?
    pardon
    apologies
    er no
    um no
    oh no
    nah
    my mistake
    silly me
    to be precise
    strike that
  `,
  saysMeant: words`
    (?:(?:i|we) )?meant?
  `,
  but: ["but", "except", "however", "though", "although"],
  therefore: ["so", "then"],
};
