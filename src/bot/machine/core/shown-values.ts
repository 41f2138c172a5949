import type { OpenInterval } from "./context.ts";

/** A calendar date for the guest's eyes, written by `Intl` in the guest's language. */
export interface DateValue {
  readonly type: "date";
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
}

/** A month for the guest's eyes: "December 2026", on a button without the year. */
export interface MonthValue {
  readonly type: "month";
  /** YYYY-MM. */
  readonly month: string;
}

/** A day of the week in two or three letters, as it stands above a calendar's column. */
export interface WeekdayValue {
  readonly type: "weekday";
  /** 1 is Monday. */
  readonly weekday: number;
}

/** A time of day for the guest's eyes. */
export interface TimeValue {
  readonly type: "time";
  /** HH:MM, venue-local. */
  readonly time: string;
}

/** A day, a time, or both, as far as they are known: "Sunday, 22 November, 19:00", "22–24 November, from 19:00 on". */
export interface MomentValue {
  readonly type: "moment";
  /** YYYY-MM-DD, venue-local. */
  readonly date?: string;
  /** The last of several days, YYYY-MM-DD. */
  readonly dateTo?: string;
  /** HH:MM, venue-local; two of them are a range. */
  readonly times: readonly string[];
  /** Which side of its one time is meant; none: about that time. */
  readonly bound?: "from" | "to";
}

/** Times of day to choose from: "18:30, 19:00 or 19:30". */
export interface TimesValue {
  readonly type: "times";
  /** HH:MM, venue-local, in order. */
  readonly times: readonly string[];
}

/** A language for the guest's eyes: in the reply's own words, on a button in its speakers' words. */
export interface LanguageValue {
  readonly type: "language";
  /** BCP 47 primary subtag. */
  readonly language: string;
}

/** Several languages in one sentence: "English, German and French". */
export interface LanguagesValue {
  readonly type: "languages";
  /** BCP 47 primary subtags. */
  readonly languages: readonly string[];
}

/** When a house is open on a day: "12:00–14:30 and 17:00–22:00". */
export interface HoursValue {
  readonly type: "hours";
  readonly intervals: readonly OpenInterval[];
}

/** An amount for the guest's eyes, in units of its currency. */
export interface MoneyValue {
  readonly type: "money";
  readonly amount: number;
  /** ISO 4217; absent where the house names none. */
  readonly currency?: string;
}

/** How long something takes: "1 hour 45 minutes". */
export interface LengthValue {
  readonly type: "length";
  readonly minutes: number;
}

/** A name in several languages, of which the guest reads theirs. */
export interface NameValue {
  readonly type: "name";
  readonly name: string;
  /** By BCP 47 primary subtag. */
  readonly translations: Readonly<Record<string, string>>;
}

/** What a no-show costs: in all, and each guest, where it is counted so. */
export interface FeeValues {
  readonly total: MoneyValue;
  readonly each: MoneyValue;
  readonly per: "guest" | "party";
}

/** Where and when, as most sentences need it. */
export interface TableValues {
  readonly venue: string;
  readonly scenario: string | NameValue;
  readonly partySize: number;
  readonly date: DateValue;
  readonly time: TimeValue;
}

/** A table that is waited for: about a time, or at any of a range. */
export interface WaitValues extends TableValues {
  readonly bounds: RangeValues["bounds"] | "about";
  readonly from: TimeValue;
  readonly to: TimeValue;
}

/** Which of the two bounds a range has; one that it has not is its other, or midnight. */
export interface RangeValues {
  readonly bounds: "both" | "from" | "to" | "none";
  readonly from: TimeValue;
  readonly to: TimeValue;
}
