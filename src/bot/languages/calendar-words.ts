/** A distance to a date that the words after it name; `#` in the words is how many, else it is one. */
export interface DayOffset {
  readonly words: readonly string[];
  /** Days for each one counted, negative before the date; months have no fixed number of days. */
  readonly days?: number;
  readonly months?: number;
}

/** Days counted from another day: a named one, a weekday, or the day of the draft. */
interface CountedDayWords {
  /** Before a date: "# days after", "the day before", "a week on". */
  readonly offsets: readonly DayOffset[];
  /** Between a weekday, a weekend or a week and the date it follows or precedes: "the Friday after Christmas". */
  readonly after: readonly string[];
  readonly before: readonly string[];
  /** After a weekday, with the weeks it moves on: "Monday week". */
  readonly weeksOn: Readonly<Record<string, number>>;
  /** From the draft's day, one group each: "# days later". */
  readonly daysLater: readonly string[];
  readonly daysEarlier: readonly string[];
  readonly weeksLater: readonly string[];
  readonly weekEarlier: readonly string[];
  /** Before or after a weekday: the first one after the draft's day. */
  readonly following: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** Where in a month, or which month: "last Friday of", "late", "in". */
interface MonthWords {
  /** "first" to "fifth" as adjectives; digits with their ending need not be listed. */
  readonly ordinals: readonly (readonly string[])[];
  readonly last: readonly string[];
  /** What a weekday may end in when it stands with its article. */
  readonly weekdayEndings: readonly string[];
  readonly day: readonly string[];
  readonly week: readonly string[];
  readonly weekend: readonly string[];
  /** Between the day and its month: "of", "in". */
  readonly of: readonly string[];
  /** Whole phrases after the day, with their "of": "of this month", "of next month". */
  readonly thisMonth: readonly string[];
  readonly nextMonth: readonly string[];
  /** Before a month or "the month": its first ten days, the middle, the last ten. */
  readonly early: readonly string[];
  readonly middle: readonly string[];
  readonly late: readonly string[];
  /** After those: the month that is now, the coming one. */
  readonly current: readonly string[];
  readonly coming: readonly string[];
  /** Before a month that is meant as a whole: "in", "sometime in". */
  readonly within: readonly string[];
}

/** A weekday as it is spoken of in general: "on Sundays". */
interface EveryWeekdayWords {
  /** After its full name: "s". */
  readonly endings: readonly string[];
  /** Whole words, with the day of the week: 1 is Monday. */
  readonly also?: Readonly<Record<string, number>>;
}

/** Before a week, what of it is meant. */
export interface WeekWords {
  /** Monday and Tuesday. */
  readonly early: readonly string[];
  /** Tuesday to Thursday. */
  readonly middle: readonly string[];
  /** Friday to Sunday. */
  readonly late: readonly string[];
  /** The week that is now, as it stands after those: "the week". */
  readonly week: readonly string[];
}

/** Days around a feast, and what they are called. */
export interface Season {
  readonly words: readonly string[];
  /** The last of them: MM-DD, or so many days after Easter Sunday. */
  readonly last: string | number;
  /** How many they are. */
  readonly days: number;
}

/** How people speak of holidays; their dates and official names come from the venue's country. */
interface HolidayWords {
  /** Everyday names with the official one of this language, as date-holidays spells it, folded. */
  readonly aliases: Readonly<Record<string, string>>;
  /** After the place of one of its Sundays: "advent", "adventssonntag". */
  readonly advent: readonly string[];
  /** "Over Easter", "between Christmas and New Year". */
  readonly seasons: readonly Season[];
  /** Directly before a holiday, a greeting: "merry". */
  readonly greetings: readonly string[];
  /** Beside a holiday, something named after it on whatever day: "Christmas party". */
  readonly themesBefore: readonly string[];
  readonly themesAfter: readonly string[];
}

/** A file of its own in each language, `calendar.ts`. */
export interface CalendarWords {
  /** Before "next week" or "this week": Monday to Friday of it. */
  readonly workdays: readonly string[];
  /** Absent where no weekday's name is another word too. */
  /** Beside a weekday that is the first one after today: "coming Saturday", said on a Saturday. */
  readonly coming?: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly besideWeekdays?: {
    /** Words that show a name which is a word of another kind too ("segunda") to be a weekday. */
    readonly before: readonly string[];
    readonly after: readonly string[];
    /** Short names that are words too ("mar"): weekdays only where a number follows. */
    readonly numberedOnly: readonly string[];
    /** After a weekday: that of next week. */
    readonly nextAfter: readonly string[];
    /** Before a weekday: the second that comes. */
    readonly afterNext?: readonly string[];
  };
  readonly counted: CountedDayWords;
  readonly everyWeekday: EveryWeekdayWords;
  readonly inMonth: MonthWords;
  readonly holidays: HolidayWords;
}
