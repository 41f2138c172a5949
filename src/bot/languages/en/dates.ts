import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

export const months = [
  ["january", "jan"],
  ["february", "feb", "febuary"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];

export const dates: DateWords = {
  monthFirst: true,
  months,
  weekdays: [
    ["monday", "mon"],
    ["tuesday", "tues", "tue"],
    ["wednesday", "wed", "weds"],
    ["thursday", "thurs", "thur", "thu"],
    ["friday", "fri"],
    ["saturday", "sat"],
    ["sunday", "sun"],
  ],
  coming: { before: ["(?:this |the )?coming"], after: [] },
  thisWords: ["this", "today"],
  thatDay: words`
    that weekend
    that (?:night|day|evening|date|afternoon)
    on the (?:night|day)
  `,
  relative: [
    { words: ["tomorrow week", "a week tomorrow"], days: 8 },
    { words: ["the day after tomorrow", "day after tomorrow", "overmorrow"], days: 2 },
    { words: ["(?<=tomorrow or )(?:the )?(?:day|one) after(?: that)?(?! tomorrow)"], days: 2 },
    { words: ["tomorrow night", "tomorrow evening", "tomorrow nite"], days: 1, part: "evening" },
    {
      words: words`
        tomorrow
        tomorrows
        tomorow
        tommorow
        tommorrow
        tomorrrow
        tmrw
        tmr
        2moro
        2morrow
        2mrw
      `,
      days: 1,
    },
    {
      words: [
        "tonight",
        "tonite",
        "2night",
        "tonights",
        "tonight's",
        "this evening",
        "this night",
        "later tonight",
      ],
      days: 0,
      part: "evening",
    },
    { words: ["this afternoon"], days: 0, part: "afternoon" },
    { words: ["this morning"], days: 0, part: "morning" },
    {
      words: ["in a fortnight", "a fortnight today", "a fortnight from now", "a fortnight from today"],
      days: 14,
    },
    { words: ["today", "todays", "today's", "this very day"], days: 0 },
  ],
  dayMonthJoiners: ["of the", "of", "the"],
  bareDayLeads: ["on the", "for the", "the", "on", "by the", "until the"],
  bareDayNeedsSuffix: true,
  bareDayFollowers: words`
    at
    for
    please
    around
    about
    after
    before
    in
    if
    with
    would
    will
    is
    works
    sounds
    instead
    and
    or
    to
    until
    till
    thanks
    thank
    of this month
    of the month
    this month
    day of
    of next month
    of the next month
    from
    then
    but
    i
    we
    evening
    morning
    afternoon
    night
    lunch
    dinner
    because
    as
    since
    not
    it
    so
    could
    can
    do
    should
    under
    maybe
    preferably
  `,
  countedNouns: words`
    birthday
    bday
    anniversary
    wedding
    floor
    century
    time
    visit
    year
    week
    street
    table
    person
    guest
    (?:mon|tues|wednes|thurs|fri|satur|sun)day
  `,
  thisWeekend: [
    "this weekend",
    "this coming weekend",
    "the weekend",
    "weekend",
    "at the weekend",
    "on the weekend",
    "over the weekend",
  ],
  nextWeekend: ["next weekend", "the weekend after next", "the following weekend"],
  thisWeek: ["this week", "later this week"],
  numberedWeeks: ["(?:calendar )?week", "wk", "cw"],
  nextWeek: ["next week", "the following week", "the coming week"],
  inWeek: {
    early: ["early", "early in", "(?:the )?(?:beginning|start) of"],
    middle: ["mid", "mid-", "(?:in )?(?:the )?middle of", "midweek of", "halfway through"],
    late: ["late", "(?:the |towards the |at the )?end of", "late in"],
    week: ["the week(?! (?:of|after|before|commencing))"],
  },
  inDays: [
    "in # days?",
    "in # days? time",
    "# days? from now",
    "# days? from today",
    "within # days?",
    "# days? hence",
  ],
  inWeeks: [
    "in # weeks?",
    "in # weeks? time",
    "# weeks? from now",
    "# weeks? from today",
    "# weeks? today",
    "# weeks? hence",
  ],
  inMonths: ["in # months?", "# months? from now", "# months? from today"],
  inOneMonth: ["in a month", "a month from now", "a month from today", "in a month's time"],
  ofNextMonth: ["of next month", "of the next month", "next month"],
  inOneWeek: words`
    in a week
    in a week's time
    a week from now
    a week from today
    a week today
    a week hence
    in the space of a week
    week from today
  `,
  dayAfterDraft: [
    "the day after(?! tomorrow)",
    "a day later",
    "the next day",
    "the following day",
    "one day later",
    "1 day later",
  ],
  dayBeforeDraft: ["the day before", "a day earlier", "the previous day", "one day earlier", "1 day earlier"],
  weekAfterDraft: ["a week later", "the week after", "one week later", "1 week later"],
  rangeJoiners: ["to", "until", "till", "through", "thru"],
  rangeLeads: ["from", "between", "anywhere between", "any day between", "sometime between"],
  orWords: ["or", "or maybe", "or else", "or perhaps", "or possibly", "or on"],
  fixedDays: {
    "new year's eve": "12-31",
    "new years eve": "12-31",
    nye: "12-31",
    "new year's day": "01-01",
    "new years day": "01-01",
    "christmas eve": "12-24",
    "christmas day": "12-25",
    christmas: "12-25",
    xmas: "12-25",
    "boxing day": "12-26",
    "valentine's day": "02-14",
    "valentines day": "02-14",
    "valentine's": "02-14",
    valentines: "02-14",
    halloween: "10-31",
    "st patrick's day": "03-17",
    "st patricks day": "03-17",
  },
  easterDays: { "good friday": -2, "easter sunday": 0, "easter monday": 1, easter: 0 },
  countedFrom: [
    "(?<!(?:any|every|each|some|all|which|what) )(?:days?|weeks?|months?|years?) (?:after|before|from)",
  ],
  forgotten: words`
    (?<!(?:not|n't|dont) )forget(?: about)?
  `,
  oneAfter: words`
    the next one
    the following one
    the one after(?: that)?
    the next
    the following
  `,
  afterNext: ["after next"],
  nextWords: ["next"],
  pastWords: ["ago", "last", "yesterday", "past", "previous"],
  ...calendar,
};
