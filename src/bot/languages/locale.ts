import type { Topic } from "#src/bot/understanding/topic.ts";
import type { DayPart } from "#src/bot/understanding/understood.ts";
import type { AddingWords } from "./adding-words.ts";
import type { AnswerWords } from "./answer-words.ts";
import type { AsideWords } from "./aside-words.ts";
import type { BookedWords } from "./booked-words.ts";
import type { CalendarWords, WeekWords } from "./calendar-words.ts";
import type { ChoiceWords } from "./choice-words.ts";
import type { IntentWords } from "./intent-words.ts";
import type { MannersWords } from "./manners-words.ts";
import type { NoteWords } from "./note-words.ts";
import type { PartyWords } from "./party-words.ts";
import type { PeopleWords } from "./people-words.ts";
import type { ReasonWords } from "./reason-words.ts";
import type { TableWords } from "./table-words.ts";
import type { TimeWords } from "./time-words.ts";
import type { TraitWords } from "./trait-words.ts";
import type { WishFrameWords } from "./wish-frame-words.ts";

/**
 * Everything the rules need to know of one language. Phrases follow `phrases()`: lower case, no accents,
 * `#` for a count. The code is the same for every language; adding one is adding such a record.
 */
export interface Locale {
  readonly code: string;
  /** Frequent words that tell this language from the others. */
  readonly common: readonly string[];
  readonly numbers: NumberWords;
  /** What people type for a word in a chat, with that word: "fri", "u". None of them is a word of its own. */
  readonly shorthand?: Readonly<Record<string, string>>;
  /** Words that lose their vowel before another, and in a chat often their apostrophe: the "c" of "c est bon". */
  readonly elided?: readonly string[];
  /** What is also typed without its apostrophe, in one word: "l'heure". None of them is a word of its own then. */
  readonly elisions?: readonly string[];
  /** What only a sign tells from another word, which the text that is read has lost, in words that need none: "ändra lördag" is "ändra på lördag". */
  readonly signed?: readonly { readonly typed: string; readonly read: string }[];
  /** What people type for a letter that their keyboard lacks, with that letter without its accent: "ue" for "u". */
  readonly digraphs?: Readonly<Record<string, string>>;
  /** What a noun ends in when it stands with its article, where that is its ending: "menyn", "terrassen". */
  readonly articleEndings?: readonly string[];
  readonly dates: DateWords;
  readonly times: TimeWords;
  readonly party: PartyWords;
  readonly people: PeopleWords;
  readonly intents: IntentWords;
  readonly answers: AnswerWords;
  readonly topics: TopicWords;
  readonly line: LineWords;
  readonly manners: MannersWords;
  readonly reasons?: ReasonWords;
  readonly tables?: TableWords;
  readonly booked?: BookedWords;
  /** Every noun has a capital letter, which tells no name then. */
  readonly capitalNouns?: true;
  readonly privacy: PrivacyWords;
  readonly asides: AsideWords;
  readonly traits?: TraitWords;
  readonly wishFrames?: WishFrameWords;
  readonly choices: ChoiceWords;
  /** Words that make a clause a wish or an allergy. */
  readonly wishes: readonly string[];
  /** The two places that a table may be in; who asks for one does not want the other any more. */
  readonly indoors: readonly string[];
  readonly outdoors: readonly string[];
  /** Words that open a clause without being part of the wish: "please", "and", "with a table". */
  readonly wishFillers: readonly string[];
  /** Those of them that are a verb which the clause keeps where it tells of a train or a play: "we have". */
  readonly wishHaves?: readonly string[];
  /** Words that belong to a wish after them, but to no wish before them: "at", "with". */
  readonly wishJoints: readonly string[];
  /** Between a wish and a day or an hour after it, and part of neither: "for the coming". */
  readonly wishCuts?: readonly string[];
  /** That something is not celebrated any more: a wish for nothing. */
  readonly uncelebrated?: readonly string[];
  /** They make a wish of a question: "a high chair, if possible?" */
  readonly ifPossible?: readonly string[];
  readonly notes?: NoteWords;
  readonly adding?: AddingWords;
  /** Beside a wish that is noted: it is none any more, "forget the", "no need for". */
  readonly wishesBack: readonly string[];
  /** Before what alone of all that is noted is to stay: "just leave the allergy". */
  readonly wishesKept?: readonly string[];
  /** All that is said of a wish that is noted, and not which: "take that off". */
  readonly thatWishBack?: readonly string[];
  /** Before a wish that is noted they take it back: "yes, but *without* the high chair". */
  readonly without?: readonly string[];
  /** All that is noted is no wish any more, whatever it is: "remove the request", "that wasn't a wish". */
  readonly allWishesBack?: readonly string[];
  /** Before what the house shows of itself. */
  readonly showMe: readonly string[];
  /** Wish words that matter for the guest's health: such a clause is kept even when it is a question. */
  readonly allergies: readonly string[];
  /** What many may not eat: noted alone, behind an "only", it is an allergy that was narrowed. */
  readonly foods?: readonly string[];
  /** What is noted only of somebody who may not have it: "just lactose". */
  readonly substances?: readonly string[];
  /** How serious an allergy is: of an allergy where one is told or noted. */
  readonly gravity?: readonly string[];
  /** Asked of who may not eat everything: "can you cook for her?" */
  readonly catering?: readonly string[];
  /** Asked beside what somebody may not eat: "is that a problem?" */
  readonly manageable?: readonly string[];
  /** Directly before a value that the guest does not want: "not", "instead of". */
  readonly negations: readonly string[];
  /** Directly after a day or a time that the guest does not want: "no", "doesn't suit us". */
  readonly refusals?: readonly string[];
  /** Numbers that are no date, time or party: prices, ages, addresses, tables, ratings. */
  readonly otherNumbers: readonly string[];
}

export interface NumberWords {
  /** Number words by folded spelling, from zero. */
  readonly cardinals: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
  /** How a written ordinal ends: "st", "." */
  readonly ordinalSuffixes: readonly string[];
  /** Words that are numbers only beside certain words ("one person" but "that one"). */
  readonly hesitant: Readonly<Record<string, BesideNumber>>;
}

/** A word is a number before or after these, or between words of two lists: "den andre kl 19"; "" is the end of a message. */
interface BesideNumber {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly between?: { readonly after: readonly string[]; readonly before: readonly string[] };
}

interface RelativeDay {
  readonly words: readonly string[];
  readonly days: number;
  readonly part?: DayPart;
}

export interface DateWords extends CalendarWords {
  readonly monthFirst: boolean;
  /** Whether a day and its month are written with a hyphen, "28-11". */
  readonly hyphened?: boolean;
  /** January first; each with its abbreviations. */
  readonly months: readonly (readonly string[])[];
  /** Monday first; each with its abbreviations. */
  readonly weekdays: readonly (readonly string[])[];
  /** Words that are a weekday's short name only where another weekday is joined to them, with its name: "vr tm zo". */
  readonly besideAnother?: Readonly<Record<string, string>>;
  /** "this": makes a weekday that is today mean today. */
  readonly thisWords: readonly string[];
  readonly relative: readonly RelativeDay[];
  /** Between a day and its month, or before the day: "of", "the". */
  readonly dayMonthJoiners: readonly string[];
  /** Whether days and months are written with small letters, so that a capital one is a name's. */
  readonly smallLetters?: boolean;
  /** What announces a bare day of the month: "on the", "am". */
  readonly bareDayLeads: readonly string[];
  /** Whether a bare day needs its ordinal ending ("the 12th", "am 12.") to be one. */
  readonly bareDayNeedsSuffix: boolean;
  /** What may follow a bare day; anything else makes it something other than a date. */
  readonly bareDayFollowers: readonly string[];
  /** What else is counted by the ordinals of days: the 20th birthday. */
  readonly countedNouns?: readonly string[];
  readonly thisWeekend: readonly string[];
  readonly nextWeekend: readonly string[];
  readonly thisWeek: readonly string[];
  readonly nextWeek: readonly string[];
  readonly inWeek: WeekWords;
  /** Before the number that a week has in the calendar: "week", "KW". */
  readonly numberedWeeks?: readonly string[];
  /** One group each: the count of days or of weeks from today. */
  readonly inDays: readonly string[];
  readonly inWeeks: readonly string[];
  readonly inOneWeek: readonly string[];
  readonly inMonths: readonly string[];
  readonly inOneMonth: readonly string[];
  /** After a day of the month: "of next month". */
  readonly ofNextMonth: readonly string[];
  /** The day that is talked about: "that night". */
  readonly thatDay?: readonly string[];
  readonly dayAfterDraft: readonly string[];
  readonly dayBeforeDraft: readonly string[];
  readonly weekAfterDraft: readonly string[];
  /** Words that join the two ends of a range, and those that open one. */
  readonly rangeJoiners: readonly string[];
  readonly rangeLeads: readonly string[];
  readonly orWords: readonly string[];
  /** Days with a fixed date as `MM-DD`, and days counted from Easter Sunday. */
  readonly fixedDays: Readonly<Record<string, string>>;
  readonly easterDays: Readonly<Record<string, number>>;
  /** Before a date that another one is counted from: "weeks from", "days before"; neither day is then read. */
  readonly countedFrom: readonly string[];
  /** After a weekday, one week more: "after next". */
  readonly afterNext: readonly string[];
  /** Before a day that is given up for another one: "forget tonight, tomorrow then". */
  readonly forgotten?: readonly string[];
  /** In place of a weekday that is turned down, the same a week later: "the next one". */
  readonly oneAfter: readonly string[];
  /** Before a weekday: this week's or next week's, as people differ. */
  readonly nextWords: readonly string[];
  /** Words after or before a date that make it past: "ago", "last". */
  readonly pastWords: readonly string[];
}

/** What guests say of the waitlist that they are on. */
export interface LineWords {
  /** The waitlist, and "list" alone: only beside one of the others. */
  readonly list: readonly string[];
  /** They want to be on it no more. */
  readonly leave: readonly string[];
  /** They ask whether they are on it, and how far up. */
  readonly place: readonly string[];
  /** How far up they are, asked without a word of the list beside it: "how many are ahead of us?" */
  readonly position: readonly string[];
  /** They do not want what is offered and stay in line; without a word of the list beside it. */
  readonly stay: readonly string[];
  /** "I'll wait": of the waitlist where it is offered. */
  readonly wait: readonly string[];
  /** Whether they will be written to: all of a question of who waits. */
  readonly tells: readonly string[];
  /** "Is there a waitlist", up to and with its name. */
  readonly exists: readonly string[];
}

/**
 * Words that tell what a question is about. They count in questions only. "What if we're late?" is read from other lists, and
 * what a way to dine is called from the house.
 */
export type TopicWords = Readonly<
  Record<Exclude<Topic, "lateness" | "phoneCode" | "scenario">, readonly string[]>
>;

/** How guests ask what is kept of them, and to have it erased. */
export interface PrivacyWords {
  /** What is kept of a guest, in words that speak of nothing else: "my data", "what you know about me". */
  readonly data: readonly string[];
  /** The same in words that may be about something else, unless it is to be erased or shown: "my details". */
  readonly details: readonly string[];
  readonly erase: readonly string[];
  /** Nothing is to be erased: "don't delete". */
  readonly never: readonly string[];
  readonly show: readonly string[];
  /** The whole wish to be erased: "forget me". */
  readonly forget: readonly string[];
  readonly keep?: KeepWords;
}

/** Words of an answer to whether a guest's details may be remembered, which is made of nothing else: "no, don't save that". */
interface KeepWords {
  /** Of the table, which is booked by then: an order with such a word is none to keep anything, "just book it". */
  readonly booking: readonly string[];
  /** What would be done: "save", "remember". As an order or an infinitive, so that "do you save it" is none. */
  readonly verbs: readonly string[];
  /** Say alone that it need not be: "no need", "hoeft niet". */
  readonly unneeded: readonly string[];
  /** What might be kept, by its name: "my number". */
  readonly named: readonly string[];
  /** What makes a no of it: "don't", "nothing". */
  readonly not: readonly string[];
  /** What may stand around them, beside courtesies: "it", "for next time". */
  readonly beside: readonly string[];
}
