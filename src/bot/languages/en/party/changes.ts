import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?<=(?:so|so that's|so it's|so we're|that's|that makes|makes|which makes) )(?:one|1|#) more(?=[,.;!]|[. ]*$| and | please)
    (?:one|1|#) more (?:now|then|after all|actually)(?=[,.! ]*$)
    (?:we've got|we have|there's|there is|there are|there'll be|we've)(?: now| just| got){0,2} (?:one|1|#) (?:more|extra)(?= now| then| after all|[.!, ]*$)
    (?:#|one|1) more(?: (?:is|are|will be))? (?:joining|coming)(?: us| along| too)?
    (?:add|adding) (?:another|#|one|a|an)(?: (?:more|other|extra))? (?:persons?|people|guests?|seats?|places?)
    (?:add|adding) (?:#|one) more(?! \p{L})
    # (?:people|persons?|guests?|of us) more
    # (?:more|extra|additional) (?:person|people|persons|guests?|seats?|places?|adults?|kids?|child|children|of us)
    # more(?=[.,!?]|$| please|(?: are| is| will be)? (?:coming|joining)| will (?:come|join))
    (?:one|1|an|another|a) (?:more|extra|additional|other) (?:person|guest|adult|kid|child|friend|seat|place|of us)(?: joining| coming)?
    another person
    another guest
    (?:1|one) person more
    we(?:'re| are|'ll be| will be) (?:1|one|#) more
    plus (?:one|1|#)(?=[.! ]*$)
  `,
  nthPerson: words`
    (?:(?:add|adding|bring|bringing|have|squeeze in|fit in) )?(?:a|the|our) #(?:th|rd|st|nd) (?:person|guest|adult|friend)
  `,
  fewer: words`
    (?:#|one) of (?:our|my|the) \p{L}{3,12} (?:(?:can't|cannot|can not|won't|will not|aren't|isn't) (?:make it|come|be coming|coming|be there|join us)|(?:have |has |just ){0,2}(?:cancell?ed|called off|dropped out|bailed|pulled out|backed out|cried off|let us down))
    (?:there are|there's|there is) (?:now )?(?:#|one) (?:people |person )?(?:who|that) (?:can't|cannot|won't|aren't|isn't) (?:make it|come|coming|be coming)
    (?:#|one)(?: people| persons?| person| guests?| of us)? (?:fewer|less)(?: people| person| persons| guests?)?
    (?:1|one|#)(?: person| people| guests?) (?:can't|cannot|can not|won't|will not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: guest| friend| friends) (?:can't|cannot|can not|won't|will not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: person| people| guests?| guest| friend| friends) (?:can't|cannot|can not|won't|will not) (?:coming|attend)(?: any ?more)?
    (?:1|one|#)(?: person| people| guests?| guest| friend| friends) (?:isn't|is not|aren't|are not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: person| people| guests?| guest| friend| friends) (?:isn't|is not|aren't|are not) (?:coming|attend)(?: any ?more)?
    (?:1|one|#)(?: of us| of them| of the guests) (?:can't|cannot|can not|won't|will not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: of us| of them| of the guests) (?:can't|cannot|can not|won't|will not) (?:coming|attend)(?: any ?more)?
    (?:1|one|#)(?: of us| of them| of the guests) (?:isn't|is not|aren't|are not) (?:make it|come|be coming|be able to come|coming|attend)(?: any ?more)?
    minus (?:one|1|#)(?=[.! ]*$)
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} cancell?ed(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} called off(?: on (?:us|me))?
    #(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} dropped out(?: on (?:us|me))?
    one(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} dropped out(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} bailed(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} pulled out(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} backed out(?: on (?:us|me))?
    (?:#|one|the other #)(?: kids?| children| adults?| colleagues?| girls?| boys?| ladies)? (?:can't|cannot|can not) (?:make it|come|coming|be coming)
    (?:#|one|the other #)(?: kids?| children| adults?| colleagues?| girls?| boys?| ladies)? (?:won't|aren't|isn't) (?:make it|come|coming|be coming)
    (?:#|one|the other #)(?: kids?| children| adults?| colleagues?| girls?| boys?| ladies)? (?:can't|cannot|can not|won't|aren't|isn't) (?:be there|join us)
    (?:cancel|cancelling|take off|remove|drop|release|lose|free up) (?:#|one)(?: of (?:the|our|my))? (?:seats?|places?|spots?|chairs?|people|guests?|persons?)
  `,
  countsAnew: words`
    (?:that|which|it)(?: now|'d| would|'ll| will)? makes? (?:it |us )?\d{1,2}(?: of us)?
    make (?:it|that|us)(?: a table for| for)? \d{1,2}
    (?:can|could|may|might|would|will|shall) (?:we|us|it) (?:now |also |perhaps |possibly |maybe |please ){0,2}(?:be|come as|come with|become|bring it (?:up )?to) \d{1,2}
    (?:we|it|there)(?:'d| would|'ll| will|'re| are|'s) (?:now |then |suddenly ){0,1}(?:be )?\d{1,2}(?: of us| people)?,? (?:then|now|after all|instead)
    (?:we|it|there)(?:'d| would|'ll| will|'re| are) (?:now|then|suddenly) (?:be )?\d{1,2}
    so (?:we'd|we would|we'll|we will|that'd|that would|that'll) be \d{1,2}
    \d{1,2}(?: of us| people)? (?:instead of|rather than) (?:the )?\d{1,2}
    (?:possible|ok|okay|alright|all right|a problem) (?:for us )?(?:to|if we) (?:make it|be|become|come as|are|were) \d{1,2}
    (?:we|it|there)(?:'ll| will|'re| are|'s| is)(?: be)? (?:back (?:to|at|down to) |down to |only )?\d{1,2}(?: of us| people)? again
    (?:we're|we are|we'll be|it's|it is|make it|that's|go) back (?:down |up )?to (?:being )?\d{1,2}
    (?:in the end|(?:as )?it turns out|turns out|actually|after all),? (?:there |that )?(?:(?:we|it|there)(?:'d| would|'ll| will|'re| are|'s) (?:be )?(?:going to be )?|makes (?:it |us )?)\d{1,2}
    (?:we|it|there)(?:'d| would|'ll| will|'re| are|'s) (?:be )?\d{1,2}(?: of us| people)? (?:in the end|as it turns out|actually|all of a sudden)
  `,
  makesIt: words`
    (?:can you |could you |please )?(?:make|let's make) (?:it|that|us)
    (?:change|bump|up) (?:it|that|us) (?:up )?to
    (?:put|book) (?:us|it) (?:down )?(?:for|as)
    call it
  `,
  becomes: words`
    (?:(?:needs?|has|have|ought|is|are) to|needs|should|must|will|can|could|to|would have to)(?: now| please| actually| really){0,2} (?:become|be|go (?:up|down) to|be changed to|be made|change to|turn into|grow to|shrink to)(?: a (?:table|booking|reservation))?(?: for| of| to)? #
    (?:becomes|is now|are now|goes (?:up|down) to|now (?:needs to be|is))(?: a (?:table|booking|reservation))?(?: for| of)? #
  `,
  numberBecomes: words`
    (?<=(?:^|,) ?(?:(?:oh|ok|so|actually|sorry|no|just|only|we're),? ){0,2})# now(?=[.! ]*$)
    (?:number|total|head ?count|party size)(?: of (?:guests|people|persons|diners|covers))? (?:is|has|will|would|should|comes|goes|rises|increases|drops|falls)(?: (?:now|then|thus|therefore|been|be|grown|risen|increased|gone|fallen|up|down|actually|only|accordingly)){0,3}(?: to| of)? #
    (?:bring|brings|bringing|takes|taking|puts|putting) (?:us|our (?:number|numbers|party|total)|the (?:number|numbers|total|party)|it) (?:up |down )?(?:to|at) #
    (?:change|amend|increase|raise|reduce|correct|adjust|update|lower) (?:the|our) (?:number|total|head ?count|party(?: size)?)(?: of (?:guests|people|persons|diners|covers))? to #
  `,
  therefore: words`
    so
    so now
    so that's
    so it's
    so we're
    so that makes
    so that leaves
    that leaves
    that leaves us with
    which leaves
    which makes
    which makes us
    which makes it
    that makes
    that makes us
    leaving
    making
    making it
    makes
    now
    now just
    now only
    now we're
    down to
    and that makes
    so there(?:'ll|'s| will| is| are)(?: now)?(?: only| just)?(?: be)?(?: the)?
    so it'?(?:ll|s)(?: now)?(?: only| just)?(?: be)?(?: the)?
    so (?:only|just)(?: the)?
    so we(?:'ll| will)(?: only| just)? be(?: the| just| only)?
    (?:now )?(?:only|just)(?: the)?
  `,
  supposed: words`
    (?:we|there) (?:might|may|could)(?: well| actually| possibly| even| also){0,2} (?:be|become|end up(?: being| as)?) #
    (?:maybe|perhaps|possibly) (?:we|there)(?:'ll be| will be|'re| are) #
    (?:we|there)(?:'ll| will) (?:maybe|perhaps|possibly) be #
    we(?:'re| are) (?:maybe|perhaps|possibly) #
    (?:what|and|but)(?: happens)? if (?:we|there|it)(?:'re| are|'s| is| were|'ll be| turn out to be| end up)(?: \p{L}{2,8}){0,2} #
  `,
};
