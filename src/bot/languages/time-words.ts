import type { DayPart } from "#src/bot/understanding/understood.ts";

/** How a language's guests tell the time; phrases as in `Locale`. */
export interface TimeWords extends ClockWords, DayPartWords, BoundWords, ShiftWords {}

export interface NamedPart {
  readonly words: readonly string[];
  readonly part: DayPart;
  /** Where the word means another window than its part: "late afternoon". */
  readonly from?: string;
  readonly to?: string;
}

/** Hours and minutes as guests tell them. */
export interface ClockWords {
  /** The time that is known, of another day: "same time". */
  readonly same?: readonly string[];
  /** Whether a bare hour always has one of them before it: where a part of the day is named, "…, five" is then a party. */
  readonly hourNeedsLead?: boolean;
  /** Whether hours after noon are counted on to 24 and need no word before them after a day: "fredag 19". */
  readonly bareAfternoon?: boolean;
  /** Those of them before which a bare number is a party where a part of the day is named: the French "demain soir à 4". */
  readonly partyLeads?: readonly string[];
  /** Before a bare hour: "at", "around". */
  readonly leads: readonly string[];
  /** Behind an hour that is none to the minute: "more or less". */
  readonly roughly?: readonly string[];
  /** Before a bare hour or a count; an hour where the party is known and the rest is asked for: "um die", "umas". */
  readonly aboutLeads?: readonly string[];
  /** Before a bare hour too, but only in answer to the question for the time: "for 7". */
  readonly answerLeads: readonly string[];
  /** After an hour: "o'clock", "uhr". */
  readonly clock: readonly string[];
  readonly am: readonly string[];
  readonly pm: readonly string[];
  /** After a number in a question, they make an hour of it: "is 6 still free?" */
  readonly freeHours?: readonly string[];
  /** After a number, "about": "ish". */
  readonly approximately: readonly string[];
  readonly noon: readonly string[];
  readonly midnight: readonly string[];
  /** Minutes counted from noon and midnight without another word: 30 for "midi trente". */
  readonly noonMinutes?: readonly string[];
  /** Minutes added by words before the hour ("half past": 30, "halb": -30), by words after it ("y media": 30). */
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  /** The same of one word with what must stand before it, said of the hour that is known: "um halb", "à la demie". */
  readonly minutesAlone?: Readonly<Record<string, number>>;
  /** "10 past 8", "10 to 8", "5 vor halb 9". */
  readonly minutePast: readonly string[];
  readonly minuteTo: readonly string[];
  readonly minuteWords: readonly string[];
  /** Minutes counted after the hour: "8 y 20", "8 menos 10". */
  readonly plusMinutes: readonly string[];
  readonly minusMinutes: readonly string[];
}

/** Parts of the day, and what is early or late in them. */
export interface DayPartWords {
  readonly parts: readonly NamedPart[];
  /** When somebody goes to bed, `#` the hour, which is never the table's: "in bed by #". */
  readonly bedtimes?: readonly string[];
  /** Of these, beside an hour up to 4, those that put it after midnight: "3 Uhr nachts". */
  readonly night?: readonly string[];
  /** Before a part of the day, with what joins them: "early in the", "fin de". */
  readonly early: readonly string[];
  readonly middle: readonly string[];
  readonly late: readonly string[];
  /** After it: "tonight late". */
  readonly earlyAfter: readonly string[];
  readonly lateAfter: readonly string[];
  /** Words that are a part of the day only after a weekday, by the word that says it elsewhere: "Sonntagmorgen". */
  readonly compoundParts: Readonly<Record<string, string>>;
  /** Between a time and the part of day that belongs to it: "in the", "du"; "" where nothing need be. */
  readonly partJoiners: readonly string[];
  /** The first of a day's free times are wanted, whenever they are, or the last of them: "as late as possible". */
  readonly asEarly: readonly string[];
  readonly asLate: readonly string[];
  /** Which end of a part of the day is preferred: "Saturday evening, not too late". */
  readonly notTooLate: readonly string[];
  readonly notTooEarly: readonly string[];
}

/** From when and until when, between two times, and which of two. */
export interface BoundWords {
  readonly rangeLeads: readonly string[];
  readonly rangeJoiners: readonly string[];
  /** Joins a range only after a lead: "between 6 and 8". */
  readonly rangeAnd: readonly string[];
  readonly notBefore: readonly string[];
  readonly notAfter: readonly string[];
  readonly notBeforeSuffix: readonly string[];
  readonly notAfterSuffix: readonly string[];
  /** Before an earliest hour that is no lead of an hour: "at least". */
  readonly floors?: readonly string[];
  /** Later in the sentence they make the time the earliest: "I work until 7, so after that". */
  readonly thereafter?: readonly string[];
  /** Before and after the latest start, of which a number alone is no time: "the limit is", "at the very most". */
  readonly limits?: readonly string[];
  readonly limitsAfter?: readonly string[];
  /** Before a time that is not the wished one: the guest then leaves, or something else then begins. */
  readonly departures: readonly string[];
  /** The same after it: "um 21 Uhr los". */
  readonly departuresAfter: readonly string[];
  readonly or: readonly string[];
}

/** Times that stand to another: from now, and earlier or later than the one that is known. */
export interface ShiftWords {
  /** At once: "now", "asap". Beside much else they only fill a sentence. */
  readonly now: readonly string[];
  /** One group each. */
  readonly inHours: readonly string[];
  readonly inMinutes: readonly string[];
  /** Fixed spans from now, in minutes: "in half an hour". */
  readonly inPhrases: Readonly<Record<string, number>>;
  /** Before a length of time, from now: "in". */
  readonly inLeads: readonly string[];
  /** With a length of time, half an hour more: "and a half". */
  readonly halfMore: readonly string[];
  readonly later: readonly string[];
  readonly earlier: readonly string[];
  /** A time beside the one talked about, as all that is said: "the next one", "the one before". */
  readonly laterOne: readonly string[];
  readonly earlierOne: readonly string[];
  /** Before how much: "push it back by", "bring it forward". */
  readonly laterBefore: readonly string[];
  readonly earlierBefore: readonly string[];
  /** How much, before or after `later` and `earlier`: one group each, or fixed. */
  readonly shiftHours: readonly string[];
  readonly shiftMinutes: readonly string[];
  readonly shiftPhrases: Readonly<Record<string, number>>;
  /** Words that make a bare "later" a wish: "something", "a bit". */
  readonly shiftLeads: readonly string[];
  /** Between an hour that is wanted and the one that it takes the place of, beside the words for no: "instead of". */
  readonly insteadOf?: readonly string[];
  /** Before a number that is an hour, since a day is moved to it; `@` stands for the day: "change @ to". */
  readonly movedOn?: readonly string[];
  /** Of the time that is known, or named before it: a later one is wanted, an earlier one. */
  readonly tooEarly: readonly string[];
  readonly tooLate: readonly string[];
  /** Behind such words, where they tell of no hour: "too early to say". */
  readonly tooSoonTo: readonly string[];
  /** Said of an hour, it is a reason for another one: "8 is too late for the little one, can we come at 7?" */
  readonly unfit: readonly string[];
}
