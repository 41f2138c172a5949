import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:\\p{L}{2,12} ){0,2}(?:booking|reservation|order)";

export const adding: AddingWords = {
  verbs: words`
    add(?:ing)?(?: on)?
    throw in
  `,
  puts: words`
    put
    pop
    stick
    include
    order
    pre-?order
    get
    chuck
  `,
  toBooking: words`
    (?:to|on|onto|for|with|in) (?:the|my|our|this|that) ${booking}(?: (?:i|we) (?:already )?(?:have|made|got))?
    (?:to|on|onto) (?:what|the one) (?:i|we) (?:already )?(?:have|booked)
  `,
  toIt: words`
    to (?:it|that|that one|this one)
    on (?:it|there)
    in there
  `,
  toNote: words`
    (?:in|into|to|on|onto|under|with) (?:the|my|our|this|that|your) (?:\p{L}{2,12} ){0,2}(?:notes?|comments?|remarks?)(?: (?:box|field|section))?(?: (?:for|to) the (?:restaurant|kitchen|staff))?
    as (?:an? )?(?:note|comment|remark)
  `,
  theirs: words`
    the (?:booking|reservation|table) (?:that )?(?:i|we)(?:'ve)? (?:already )?(?:have|made|got)
  `,
  also: words`
    too
    as well
    also
    just
    maybe
    perhaps
    quickly
  `,
  unsaid: words`
    (?:something|sth|one (?:more )?thing|a (?:little |small )?thing)(?: else| more| extra| small)?
    (?:an?|one|1|another|some|my|the|our) (?:\p{L}{2,10} ){0,2}(?:requests?|wish(?:es)?|notes?|comments?|remarks?|message|extras?)
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:playlist|song|track|reminder|alarm|calendar|shopping list|to-?do list)
    me
    us
    it
    that
    this
    him
    her(?! (?:favou?rite|birthday))
    them
    anyone
    anybody
    someone
    somebody
    (?:an?|one|1|2|two|three|a few|some) (?:more|other|others)
    (?:\p{L}{1,8} ){0,2}(?:hours?|minutes?|half hour|day|night|date|time)
    (?:an?|the|another|one more|1 more) (?:(?!high )\p{L}{2,8} ){0,1}(?:table|booking|reservation|seats?|chairs?|places?|covers?)
    (?:my|our|his|the|an?) (?:\p{L}{2,12} ){0,2}(?:name|number|phone|mobile|e-?mail|address|surname|details?|contact)
    anything
    nothing
  `,
  never: ["do you", ..."how when what where which does is are was were anything nothing".split(" ")],
};
