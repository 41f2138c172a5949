import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
  same: ["same (?:time|hour)"],
  freeHours: ["(?:still |also |maybe )?(?:free|available|open|going|left)"],
  roughly: words`
    more or less
    or thereabouts
    or so
    ish
  `,
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
    (?:move|push|shift|postpone|bring)(?: it| us| this| that| (?:(?:my|our|the) )?(?:¦{1,30}|(?:¦{1,30}(?:'s)? )?(?:table|booking|reservation|one)(?: (?:on |for )?¦{1,30})?))?(?: back| forward| out)? to
    (?:move|push|shift|postpone|bring)(?: it| us| this| that| (?:my|our|the) (?:[\p{L}¦]{3,11} )?(?:table|booking|reservation|one)| [\p{L}¦]{3,11}'?s(?: (?:table|booking|reservation|one))?)?(?: back| forward)? to
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
  am: ["a\\.m\\.", "a\\.m", "am", "a m", "a(?! \\p{L})"],
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
};
