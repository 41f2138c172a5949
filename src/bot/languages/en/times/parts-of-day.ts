import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
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
  bedtimes: words`
    in bed (?:by|at|before|around) (?:about )?#
  `,
  night: ["at night", "in the night", "night", "nighttime"],
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
  partJoiners: ["in the", "in the early", "in the late", "at", "this", "of the"],
  asEarly: words`
    (?:the )?(?:first|1st|early|earlier) (?:sitting|seating)
    as early as (?:possible|you (?:can|have|'ve got)|we can)
    the earlier,? the better
    (?<!(?:what|which|when)(?:'s| is| are| would be)? (?:the )?(?:very )?)(?:the )?(?:very )?earliest (?:possible|available|you have|you've got|table|slot|seating|sitting)(?: (?:table|time|slot|possible|available|you have|you've got))?
  `,
  asLate: words`
    (?:the )?(?:second|2nd|late|later|last) (?:sitting|seating)
    as late as (?:possible|you (?:can|have|'ve got)|we can)
    the later,? the better
    (?<!(?:what|which|when)(?:'s| is| are| would be)? (?:the )?(?:very )?)(?:the )?(?:very )?latest (?:possible|available|you have|you've got|table|slot|seating|sitting)(?: (?:table|time|slot|possible|available|you have|you've got))?
    (?<!(?:what|which|when)(?:'s| is| are| would be)? )the last (?:table|seating|sitting|slot)(?: (?:of the (?:day|evening|night)|you have))?
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:it's|its|is it|i'm|im|we're|are we|am i|we are|i am|is that|that's|it is|hopefully|hope|is it) )not (?:too |so |that |very |overly )?late(?! (?:to|for|in|at|on)(?!\p{L})|\p{L})
    on the early(?:ish)? side
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:it's|its|is it|i'm|im|we're|are we|am i|we are|i am|is that|that's|it is) )not (?:too |so |that |very |overly )?early(?! (?:to|for|in|at|on)(?!\p{L})|\p{L})
    on the lat(?:e|ish|er) side
  `,
};
