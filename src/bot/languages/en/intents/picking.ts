import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:the )?(?:less|least) late(?: one)?
    (?:the )?not so late one
    (?:the )?(?:earliest|first) of (?:those|these|them|the lot)
    the first
    first
    first one
    the earlier one
    earlier one
    the earlier
    the first one
    first option
    the first option
    1st
    the 1st
    the 1st one
    the 1st option
    earliest
    the earliest
    the earliest one
    the top one
    the first one works
    (?:right (?:now|away)|straight away|immediately)(?:,? if (?:possible|you can|we can))?
    as early as possible
    as soon as possible
    asap
    the earliest (?:possible|available|you have|one|time|slot)(?: you have)?
    earliest possible
    earliest available
    soonest
    the soonest
    the earlier time
  `,
  lastButOne: words`
    (?:second|next|1|one|2nd|2th) to (?:the )?last(?: one)?
    (?:last|latest) but (?:one|1)
    penultimate(?: one)?
  `,
  middle: ["middle(?: one| slot| time)?", "(?:one )?in the middle"],
  numbered: ["(?:booking |table |reservation )?(?:number|no\\.?)", "(?:the )?(?:option|choice|button)"],
  last: words`
    (?:the )?(?:less|least) early(?: one)?
    (?:the )?(?:latest|last) of (?:those|these|them|the lot)
    the last
    last
    last one
    the later one
    later one
    the later
    the last one
    last option
    the last option
    latest
    the latest
    the latest one
    the bottom one
    as late as possible
    the latest (?:possible|available|you have|one|time|slot)(?: you have)?
    latest possible
    the later time
    the final one
  `,
  choice: words`
    the
    number
    no\.?
    option
    choice
    one
    i'll take the
    i'll take
    i'd like the
    i want the
    let's do the
    give me the
    i choose
    choose
    pick
    i'll have the
    the one at
    please
    let's go with
    let's go with the
    let's take
    let's take the
    i'll go with
    i'll go with the
    i'll go for
    i'll go for the
    we'll go with
    we'll go with the
    we'll take
    we'll take the
    i'd take the
    we'd like the
    works
    works for me
    works for us
    works best
    is fine
    is good
    is great
    is perfect
    would be great
    would be perfect
    will do
    time
    suits me
    suits us
  `,
  places: words`
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
  `,
  amongOffered: words`
    of the (?:2|pair)
    (?:that |which )?(?:you|there)(?:'ve| have|'s| is| are)(?: got)?(?: (?:free|available|open|left))?
    (?:that's|that is) (?:free|available|open|left)
    available
    free
    possible
    going
    of (?:those|these|them|the lot|the list|your times)(?: there)?
    (?:from|at) the top
    on (?:the|your) list
    will do
  `,
  anyTime: words`
    (?:at )?(?:any ?time|(?:whatever|whichever) time)(?: (?:at all|that day|that evening|of the day))?(?: (?:(?:is|would be) (?:fine|good|ok|okay)|works|will do|suits))?(?: (?:for|with) (?:me|us)| (?:me|us))?
    (?:i|we) (?:can|could) (?:do|make|come|manage)(?: at)? any ?time(?: that day)?
    (?:it )?(?:doesn't|does not) (?:really )?matter (?:when|what time|at what time)
    whenever(?: (?:works|suits(?: you)?|is (?:free|best|possible)))?
    (?:the )?(?:time|hour) (?:doesn't|does not) (?:really )?matter(?: to (?:me|us))?
    (?:i|we) (?:don't|do not) (?:mind|care) (?:when|what time|which time|about the time|at what time)
    no matter (?:when|what time)
  `,
  any: words`
    whatever(?:'s| is) (?:going|left|open|free|available)
    (?:pick|choose|select|give me|take|go (?:for|with)|book|get me|give|get|just)(?: me| us)? (?:one|1|anything|something|whatever|whichever)(?: (?:for (?:me|us)|(?:is|'s) (?:free|left|best)|you (?:like|have|think)))?
    whatever(?: (?:time|table|slot))?
    any
    any of them
    any of those
    any of these
    any one
    anyone
    any one of them
    any is fine
    any works
    either
    either one
    either works
    either is fine
    either of them
    whichever
    whatever works
    whatever is (?:free|available|best|easiest)
    all (?:work|fine|good)
    they all work
    both work
    both are fine
    you choose
    you decide
    you pick
    surprise me
    (?:i |we )?(?:don't|do not) (?:mind|care)
    no preference
    doesn't matter
    it doesn't matter
    does not matter
    all the same
    all the same to me
    no matter
    i'm easy
    we're easy
    i'm flexible
    we're flexible
    (?:i |we )?don't mind(?: which(?: one)?)?
    as you (?:like|wish|prefer|please)
    (?:it's |its )?up to you
    whatever you (?:like|say|want|think)
    (?:whatever|whichever|anything)(?:'s| is) (?:free|available|best|easiest|left|going|open)
  `,
};
