import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { noun } from "./patterns.ts";

export const standing: StandingWords = {
  list: words`
    have (?:i|we) (?:still |already )?(?:got )?(?:a|any|my|our|the) (?:\p{L}{1,12} )?(?:booking|reservation|table booked|table reserved)
    have (?:i|we) got a table
    (?:do|did) (?:i|we) (?:still |already )?have a table(?! for \d)
    (?:have|did) (?:i|we) (?:already |actually )?(?:booked|book|reserved|reserve)(?= [^?]{0,40}[?]|[?.! ]*$)
    (?:when|what time|what day|which day) (?:am|are|was|were) (?:i|we) booked
    (?:when|what time|what day|which day|what|how many) (?:have|did) (?:i|we) (?:\p{L}{1,8} )?book(?:ed)?
    (?:confirm|verify|check) (?:[\p{L}']{1,12} ){0,4}(?:i have|we have|there is) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:see|tell me) (?:[\p{L}']{1,12} ){0,4}(?:i have|we have|there is) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|verify|check|see|tell me) (?:[\p{L}']{1,12} ){0,4}(?:there's|i am still) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|verify|check) (?:[\p{L}']{1,12} ){0,4}(?:we are still|i'm still) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:see|tell me) (?:[\p{L}']{1,12} ){0,4}(?:we are still|i'm still) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|verify|check|see|tell me) (?:[\p{L}']{1,12} ){0,4}we're still (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|confirming|verify)(?: and \p{L}{1,8})? (?:my|our|the|a|his|her|this) (?:[\p{L}\d:'.]{1,12} ){0,3}(?:reservation|booking)
    (?:is|was) (?:my|our) (?:[\p{L}\d:'.]{1,12} ){1,4}${noun}
    (?:check|verify|confirm)(?: and \p{L}{1,8})?(?: for)? reservations? (?:at|for|under)
    (?:show|list|see|view|check|check on|find|look up|display)(?: me| for me| on)?(?: all)?(?: of)? (?:my|our|the) (?:\p{L}{1,20} )?${noun}
    (?:pull up|look at|confirm|verify|double check|review)(?: me| for me| on)?(?: all)?(?: of)? (?:my|our|the) (?:\p{L}{1,20} )?${noun}
    do (?:i|we) (?:already |still )?have (?:a|any|some|the) (?:\p{L}{1,20} )?(?:reservations?|bookings?)
    what (?:reservations|bookings) do (?:i|we) have
    (?:what|which|where|when|what time) (?:is|are|was|were) (?:my|our) (?:\p{L}{1,20} )?(?:reservations?|bookings?|table)
    (?:is|was|has|are) (?:my|our) (?:\p{L}{1,20} )?${noun}
    my bookings
    my reservations
    our bookings
    our reservations
    (?:i|we) have (?:a|my) (?:reservation|booking).{0,60} confirmed
    confirm (?:that )?(?:i|we) have (?:a|my) (?:reservation|booking)
    (?:if|that|whether) (?:my|our) ${noun} (?:at|for|is|was|has|under)
    status of (?:my|our|the) ${noun}
    details of my (?:reservation|booking)
    have (?:a|my) (?:reservation|booking) confirmed
    is there a (?:reservation|booking) (?:for|under)
    make sure (?:i have|that i have|my) (?:a )?(?:reservation|booking)(?! .{0,50}cancel)
    (?:booked|reserved).{0,60}did (?:it|that) (?:go|come) through
  `,
  late: words`
    traffic (?:is|was|'s) (?:\p{L}{1,10} ){0,2}(?:awful|bad|terrible|horrible|heavy|mad|insane|a nightmare|horrendous|crazy|at a standstill)
    (?:running|be|we're|i'm|we are|i am|arrive|arriving) (?:\p{L}{1,9} ){0,2}late(?! (?:dinner|lunch|table|booking|reservation|night))
    (?:be there|come|turn up|getting there) (?:\p{L}{1,9} ){0,2}late(?! (?:dinner|lunch|table|booking|reservation|night))
    (?:\d{1,3} ?(?:min|mins|minutes?)|hour|bit|little|slightly|might be) (?:\p{L}{1,9} ){0,2}late(?! (?:dinner|lunch|table|booking|reservation|night))
    late by
    running (?:a (?:bit|little) )?behind
    (?:min|mins|minutes?|bit|hour) (?:behind|delayed)
    behind schedule
    stuck (?:in|on) (?:\p{L}{1,8} ){0,2}(?:traffic|train|motorway|tube|jam|bus)
    (?:train|flight|bus|plane|taxi|we|ferry|tram) (?:is|are|was|got|has been|have been) (?:\p{L}{1,9} )?delayed
    held up
    (?:we'll|we will|i'll|i will|will) (?:only |not )?(?:be there|arrive|get there|make it) (?:at|by|around|before|until|in) .{1,20}(?:instead|only|earliest)
    (?:we|i)(?:'ll| will)? (?:now |only )(?:be there|arrive|get there|make it|come)(?: at| by)? \d{1,2}[:.]\d\d
  `,
};
