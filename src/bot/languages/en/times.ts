import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  same: ["same (?:time|hour)"],
  leads: words`
    (?:closest|nearest)(?: (?:one|time|slot|thing|you have|you've got))? to
    at
    at about
    at around
    around
    about
    @
    by
    approximately
    approx
    circa
    ca\.?
    roughly
    (?<!to )say
    why not
    until around
    time is
    time to
    arrive at
    moved to
    for around
    for about
    near
    close to
    starting at
    starts at
    (?:can|could) (?:you|we|i) (?:please )?do
    (?:move|push|shift|postpone|bring)(?: it| us| this| that| (?:my|our|the) (?:table|booking|reservation))?(?: back| forward)? to
  `,
  answerLeads: words`
    for
    it's
    is
    be
    make it
    do
    maybe
    say
    then
    book
    try
  `,
  clock: ["o'clock", "oclock", "o clock", "hrs", "h", "o' clock", "hr"],
  am: ["a\\.m\\.", "a\\.m", "am", "a m", "a"],
  pm: ["p\\.m\\.", "p\\.m", "pm", "p m", "p"],
  approximately: ["ish(?! (?:people|persons?|guests|of us|pax|adults|heads)(?!\\p{L}))"],
  noon: ["noon", "midday", "mid day", "mid-day", "12 noon", "noontime"],
  midnight: ["midnight", "12 midnight"],
  before: {
    "half past": 30,
    "half-past": 30,
    half: 30,
    "a half past": 30,
    "quarter past": 15,
    "a quarter past": 15,
    "quarter after": 15,
    "a quarter after": 15,
    "quarter to": -15,
    "a quarter to": -15,
    "quarter till": -15,
    "quarter of": -15,
    "a quarter till": -15,
    "quarter before": -15,
  },
  after: {},
  minutePast: ["past", "after"],
  minuteTo: ["to", "till", "before"],
  minuteWords: ["minutes?", "mins?"],
  plusMinutes: [],
  minusMinutes: [],
  parts: [
    {
      words: words`
      after work
      after-work
      after office hours
    `,
      part: "evening",
      from: "17:00",
      to: "21:00",
    },
    { words: ["after lunch"], part: "afternoon", from: "14:00", to: "18:00" },
    { words: ["before lunch"], part: "morning", from: "10:00", to: "12:00" },
    {
      words: words`
        evening
        evenings
        dinner
        dinnertime
        dinner time
        supper
        tonight
        tea time
        night
        at night
        nighttime
        nite
      `,
      part: "evening",
    },
    { words: ["late night", "late at night"], part: "night" },
    { words: ["afternoon", "afternoons", "arvo"], part: "afternoon" },
    { words: ["lunch", "lunchtime", "lunch time", "luncheon"], part: "lunch" },
    { words: ["morning", "mornings", "breakfast", "breakfast time"], part: "morning" },
    { words: ["brunch"], part: "morning", from: "10:00", to: "14:00" },
  ],
  night: ["at night", "in the night", "night", "nighttime"],
  tooEarly: words`
    too early(?: for (?:us|me|that|the kids))?
  `,
  tooLate: words`
    too late for (?:us|me|that|the kids)
    (?<=(?:'s|is|be|bit|little|far|way) )too late(?= ?(?:$|[,.!]))
  `,
  asEarly: words`
    as early as (?:possible|you (?:can|have|'ve got)|we can)
    the earlier,? the better
    (?<!(?:what|which|when)(?:'s| is| are| would be)? (?:the )?(?:very )?)(?:the )?(?:very )?earliest (?:possible|available|you have|you've got|table|slot|seating|sitting)(?: (?:table|time|slot|possible|available|you have|you've got))?
  `,
  asLate: words`
    as late as (?:possible|you (?:can|have|'ve got)|we can)
    the later,? the better
    (?<!(?:what|which|when)(?:'s| is| are| would be)? (?:the )?(?:very )?)(?:the )?(?:very )?latest (?:possible|available|you have|you've got|table|slot|seating|sitting)(?: (?:table|time|slot|possible|available|you have|you've got))?
    (?<!(?:what|which|when)(?:'s| is| are| would be)? )the last (?:table|seating|sitting|slot)(?: (?:of the (?:day|evening|night)|you have))?
  `,
  early: words`
    early
    early in the
    early on in the
    start of the
    beginning of the
    early that
    early this
  `,
  middle: words`
    mid
    mid-
    middle of the
    in the middle of the
  `,
  late: words`
    late
    late in the
    later in the
    end of the
    towards the end of the
    late that
    late this
    later
    latest
  `,
  earlyAfter: words`early`,
  lateAfter: words`
    late
    late on
  `,
  compoundParts: { eve: "evening" },
  departures: words`
    (?:leave|leaving|land|landing|touch down|away|gone|finish|finished|done)(?: (?:again|there|the restaurant|
      for (?:the|our|a) \p{L}{1,12}))? (?:by|at|before|no later than)
    (?:home|(?:have|need|got) to (?:go|be out))(?: (?:again|there|the restaurant|for (?:the|our|a) \p{L}{1,12}))? (?:by|at|before|no later than)
    (?:go|out|off) (?:by|no later than)
    (?:train|bus|flight|plane|ferry|boat|taxi|cab|uber|show|play|concert|film|movie)(?: \p{L}{1,12}){0,2} (?:by|at|for|is(?! on))
    (?:game|match|theatre|theater|opera|meeting|babysitter|event|tickets|curfew)(?: \p{L}{1,12}){0,2} (?:by|at|for|is(?! on))
  `,
  departuresAfter: words`
    (?:train|bus|coach|flight|plane|ferry|boat|showing|screening|kick-?off)
  `,
  partJoiners: ["in the", "in the early", "in the late", "at", "this", "of the"],
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
  thereafter: ["after that", "afterwards", "thereafter", "after it"],
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
  or: ["or", "maybe", "or maybe", "or at", "or perhaps", "or even"],
  inHours: [
    "in # hours?",
    "in # hrs?",
    "# hours? from now",
    "# hrs? from now",
    "in # hours? time",
    "within # hours?",
  ],
  inMinutes: [
    "in # minutes?",
    "in # mins?",
    "# minutes? from now",
    "# mins? from now",
    "in # minutes? time",
    "within # minutes?",
  ],
  now: words`
    (?:right |just )?now
    right away
    straight away
    immediately
    asap
    a\.s\.a\.p\.?
    as soon as possible
    this (?:minute|instant|second)
  `,
  inPhrases: {
    "in half an hour": 30,
    "in a half hour": 30,
    "half an hour from now": 30,
    "in an hour": 60,
    "in about an hour": 60,
    "an hour from now": 60,
    "in an hour and a half": 90,
    "in a couple of hours": 120,
    "in a quarter of an hour": 15,
  },
  inLeads: words`
    in
    in about
    in around
    within
  `,
  halfMore: words`and a half`,
  laterOne: words`
    the (?:later|next)(?: (?:one|1|time|slot|table))?
    (?:the )?(?:one|1) (?:after|later)(?: (?:that|it))?
    a later (?:one|1|time|slot)
  `,
  earlierOne: words`
    the (?:earlier|previous)(?: (?:one|1|time|slot|table))?
    (?:the )?(?:one|1) before(?: (?:that|it))?
    an earlier (?:one|1|time|slot)
  `,
  later: ["later", "after that"],
  earlier: ["earlier", "sooner"],
  shiftHours: ["hours?'?", "hrs?", "h"],
  shiftMinutes: ["minutes?", "mins?"],
  shiftPhrases: {
    "an hour": 60,
    "half an hour": 30,
    "a half hour": 30,
    "a quarter of an hour": 15,
    "a couple of hours": 120,
    "a couple hours": 120,
    "three quarters of an hour": 45,
    "3 quarters of an hour": 45,
    "a quarter hour": 15,
  },
  shiftLeads: words`
    something
    anything
    nothing(?! (?:earlier|later) than)
    (?:can|could) it be
    a bit
    a little
    a little bit
    slightly
    much
    somewhat
    any
    little
    bit
    a tad
    got anything
    (?:what|how) about
    (?:have you|do you|you) (?:have|got)(?: it)?
    make it
    come
    try
    go
  `,
  laterBefore: words`
    (?:push|move|put|shift) (?:it|that|this|(?:my|our|the) (?:table|booking|reservation)) back(?: by)?
    (?:push|move|put|shift) back(?: (?:it|my booking|our booking|my reservation|our reservation|the booking|the reservation))?(?: by)?
    (?:delay|postpone) (?:it|that|(?:my|our|the) (?:table|booking|reservation))(?: by)?
    push (?:it|that|this|(?:my|our|the) (?:table|booking|reservation))(?: by)?
    running late by
    late by
  `,
  earlierBefore: words`
    (?:bring|move|pull|put|shift) (?:it|that|this|(?:my|our|the) (?:table|booking|reservation)) (?:forward|up)(?: by)?
    (?:bring|move|pull) forward(?: (?:it|my booking|our booking|my reservation|our reservation|the booking|the reservation))?(?: by)?
  `,
};
