import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: [
    "somewhere between",
    "some time between",
    "ideally between",
    "between",
    "btw",
    "btwn",
    "betw\\.?",
    "from",
    "anywhere between",
    "any time between",
    "anytime between",
    "sometime between",
  ],
  rangeJoiners: ["to", "until", "till", "til", "through", "thru"],
  rangeAnd: ["and", "&"],
  notBefore: words`
    (?<!(?:not|never|nothing) )after
    from
    not before
    no earlier than
    not earlier than
    past
    (?<!(?:no|not) )later than
    any time after
    anytime after
    sometime after
    earliest
    starting from
    any time from
    anytime from
    since
    not any earlier than
    at the very earliest
    not until
    anywhere after
  `,
  notAfter: words`
    before
    until
    till
    no later than
    not later than
    (?<!(?:no|not) )earlier than
    latest
    by the latest
    at the latest
    any time before
    anytime before
    up to
    through
    not after
    at the very latest
    not any later than
    sometime before
  `,
  notBeforeSuffix: [
    "or (?:a )?(?:bit|little|touch|tad|smidge) (?:later|after)",
    "at the very earliest",
    "and after",
    "and onwards",
    "or later",
    "onwards",
    "onward",
    "at the earliest",
    "or after",
    "earliest",
    "and later",
  ],
  notAfterSuffix: [
    "or (?:a )?(?:bit|little|touch|tad|smidge) (?:earlier|before)",
    "at the very latest",
    "absolute latest",
    "tops",
    "(?<!, ?)max",
    "or earlier",
    "at the latest",
    "or before",
    "latest",
    "at latest",
  ],
  thereafter: ["after that", "afterwards", "thereafter", "after it"],
  departures: words`
    (?:be|get) (?:\p{L}{1,6} ){1,2}(?:train|bus|coach|flight|plane|ferry|boat|airport|station|cinema|theatre|theater|opera) (?:by|at|for)
    (?:leave|leaving|land|landing|touch down|away|gone|finish|finished|done)(?: (?:again|there|home|work|(?:the|our|my) (?:restaurant|hotel|house|flat|office|airbnb)|
      for (?:the|our|a) \p{L}{1,12}))? (?:by|at|before|no later than)
    (?:home|(?:have|need|got) to (?:go|be out))(?: (?:again|there|the restaurant|for (?:the|our|a) \p{L}{1,12}))? (?:by|at|before|no later than)
    (?:go|out|off) (?:by|no later than)
    (?:train|bus|flight|plane|ferry|boat|taxi|cab|uber|show|play|concert|film|movie)(?: \p{L}{1,12}){0,2} (?:by|at|for|is(?! on))
    (?:game|match|theatre|theater|opera|meeting|babysitter|event|tickets|curfew)(?: \p{L}{1,12}){0,2} (?:by|at|for|is(?! on))
    (?:have|has|need|needs|got|gotta|must)(?: to)? (?:go|run|dash|be out|leave|shoot off|head off|get going)(?: (?:of (?:there|here)|again|there|here|soon|already)){0,2} (?:by|at|before|no later than)
    (?:we're|we are|i'm|i am) off(?: again)? (?:by|at|before)
    departure(?: is| at| by)?
  `,
  departuresAfter: words`
    (?:(?:we|i|we've|i've|we'll|our|the|my|a|an|last|have|need|got|to|must|catch|be|on|at|get|run|for|see|tickets|there's|off|going) ){1,7}(?:train|bus|coach|flight|plane|ferry|boat|taxi|cab|show|play|concert|film|movie|theatre|theater|opera|match|airport|station|cinema)
    (?:train|bus|coach|flight|plane|ferry|boat|showing|screening|kick-?off)
    (?:we|i) (?:have|need|got|must)(?: to)? (?:go|run|dash|be out|be off|leave|head off|get going)
    (?:we're|we are|i'm|i am) (?:off|leaving|out of here)
    is (?:when we (?:leave|go)|our departure)
  `,
  or: ["or", "maybe", "or maybe", "or at", "or perhaps", "or even"],
};
