import type { Topic } from "./topic.ts";

/** What the guest wants with the message; `other` when no rule recognised it. */
export type Intent =
  | "book"
  | "inform"
  | "change"
  | "cancel"
  | "affirm"
  | "deny"
  | "list"
  /** Whether what was talked about is booked. */
  | "askBooked"
  | "question"
  | "waitlist"
  /** On the waitlist no more. */
  | "leaveLine"
  /** Whether they are on the waitlist, and how far up. */
  | "askLine"
  /** What is kept of them. */
  | "myData"
  /** All that is kept of them erased. */
  | "forgetMe"
  | "help"
  | "human"
  | "greet"
  | "thanks"
  | "other";

/** A part of the day the guest named. `lunch` may also be meant by "noon hours". */
export type DayPart = "morning" | "lunch" | "afternoon" | "evening" | "night";

/** The first or the last of a day's free times. */
export type DayEnd = "earliest" | "latest";

/** What the words of a yes, a no or a `cancel` say of how far it goes. */
export type Meant =
  /** A `cancel` that only ends what is talked about: "never mind", "forget it". */
  | "stops"
  /** A `cancel` while a change is shown, and not of that, but of the booking: "we have to cancel", "cancel the table". */
  | "callsOff"
  /** A `cancel` in a question: "can we cancel?" */
  | "asked"
  /** A booking is to stay, and no more is said: "keep it". */
  | "keeps"
  /** A yes or a no beside words that it stands, or that they come: "no no, we're coming". */
  | "stands"
  /** A yes beside words that they do not come, which may be either: "yes, we're not coming". */
  | "either"
  /** A no that changes nothing of what is shown: "no, that's fine". */
  | "asItIs"
  /** A no by which something is wrong, and which gives nothing up: "that's not what I said". */
  | "mistaken";

/** What was just asked: it decides what a bare "4" means. */
export type Expecting =
  | "venue"
  | "partySize"
  | "date"
  | "time"
  | "slot"
  | "name"
  | "phone"
  | "confirm"
  | "note"
  | null;

/**
 * What one message states, and nothing that is assumed: a field is absent unless the guest said it.
 * Plain JSON. Dates are `YYYY-MM-DD` and times `HH:MM`, both in the venue's zone.
 */
export interface Understood {
  readonly intent: Intent;
  /** People in the party, 1 or more. */
  readonly partySize?: number;
  /** Where several numbers may come ("3 or 4 of us") the smallest; `partySize` is the largest, for whom there has to be room. */
  readonly partyFrom?: number;
  /** So many tables, each for a party of `partySize`; two or more. */
  readonly tables?: number;
  /**
   * So many more people, or below zero fewer, than a party that is not known yet: "three have called off". Beside `partySize` it is
   * said with another day than the one that is known, and may be of a booking then.
   */
  readonly partyChange?: number;
  /** More or fewer come, and it is not said how many: "the kids stay at home". */
  readonly recounts?: true;
  /** The day, or the first day of a range. */
  readonly date?: string;
  /** The last day of a range, never without `date`. */
  readonly dateTo?: string;
  /** Asked for a day: the first that is free, of those in question. */
  readonly firstFree?: true;
  /** One time of day; excludes `timeFrom` and `timeTo`. */
  readonly time?: string;
  /** Earliest start. Alone it is open-ended ("after 7"). */
  readonly timeFrom?: string;
  /** Latest start. Alone it is open at the beginning ("before 9"); before `timeFrom` it is past midnight. */
  readonly timeTo?: string;
  /** The part of the day that was named, with its bounds in `timeFrom` and `timeTo`; absent where a time is stated. */
  readonly part?: DayPart;
  /** As early or as late as possible on the day; never with `time`. */
  readonly dayEnd?: DayEnd;
  /** "an hour later", "something earlier": relative to the draft's or the booking's time. */
  readonly timeShift?: "earlier" | "later";
  /** How much earlier or later, when stated; never without `timeShift`. */
  readonly shiftMinutes?: number;
  readonly firstName?: string;
  readonly lastName?: string;
  /** It was said which half of a name it is, "my surname's Pugh": the other half that is known stays. */
  readonly halfOfName?: true;
  /** The name is that of a booking they have: "same name". */
  readonly sameName?: true;
  /** What the name stands in for, whole or a half of it: Moretti in "not Moretti but Moretto". */
  readonly insteadOfName?: string;
  /** E.164. */
  readonly phone?: string;
  /** No number will be given, whether or not one was asked for. */
  readonly withoutPhone?: true;
  readonly email?: string;
  /** Wishes and allergies in the guest's own words: "by the window", "high chair". */
  readonly comment?: string;
  /** Whether `comment` is noted was asked, and it was not: "my dad is coeliac, is that noted?" */
  readonly asksIfNoted?: true;
  /** `comment` is all that is to be noted: "the note should just say high chair". */
  readonly wishedAlone?: true;
  /** The allergies among what was noted, whichever words told of them, where all of it was to go; beside a `wishedAlone` they stay. */
  readonly needsKept?: string;
  /** The wishes that are known, without those that are taken back: "forget the high chair"; empty where none is left. */
  readonly wishesLeft?: string;
  /** What is noted is to say something else, and not what: "the note reads oddly". */
  readonly rewordsNote?: true;
  /** What of the context's `noted` is no longer true: "my brother comes later", once he stays away. */
  readonly outlived?: readonly string[];
  /** One of the context's venues. */
  readonly venueId?: number;
  /** A scenario's name exactly as the context spells it. */
  readonly scenarioName?: string;
  /** Not in the way to dine that was named, by its place: "inside, then", of a terrace. */
  readonly leavesScenario?: true;
  /** Beside a wish: the one that is asked about, and not wished for. */
  readonly scenarioAsked?: string;
  /** What is asked about the house: "is there parking?", "when do you close?". One at least. */
  readonly topics?: readonly Topic[];
  /** Which of the open offers, counted from 1; -1 is the last one. */
  readonly choice?: number;
  /** Words of what is no wish any more, folded, where it is not known here what is noted; `comment` has the sentence. */
  readonly unwished?: readonly string[];
  /** "Whenever", where nothing is asked: any time suits. */
  readonly anyTime?: true;
  /** BCP 47 primary subtag, only when detected with confidence. */
  readonly language?: string;
  /** `language` is only the likeliest of those that share the words. */
  readonly languageGuessed?: true;
  /** The language the guest asks to be answered in ("English please"), BCP 47 primary subtag; spoken here or not. */
  readonly languageWish?: string;
  /** What was asked is neither answered nor left alone: it is put off, in doubt, or given back as a question ("ok?"). */
  readonly undecided?: boolean;
  /** When the answer is to be expected, or asked for again, where such a message says so. */
  readonly putOffTo?: { readonly date?: string; readonly time?: string; readonly part?: DayPart };
  /**
   * A yes to what was asked begins the message, and something else goes on from it: "yes, but five of us"; beside a
   * question it stands in a sentence of its own, "yes, please. How long may we stay?"
   */
  readonly agrees?: true;
  /** "Back": all that a guest says who talked with the staff and wants maitred again. */
  readonly backToAssistant?: boolean;
  /** The guest comes later to a table they have, by so much where it was said. */
  readonly late?: { readonly minutes?: number };
  /** Beside the topic `lateness`: that they come late is noted by now. */
  readonly lateIsNoted?: true;
  /** A table as the guest had it the last time: "same as last time", "my usual table". */
  readonly usual?: true;
  /** The name, number or address that a booking is under is to be another: "change the name". Which one stands beside it, where said. */
  readonly holder?: true;
  /** A booking that the guest has is spoken of as theirs: "our table on Friday". */
  readonly ofBooking?: true;
  /** A `change` in words that change what there is ("move it to Friday"), not only would rather have something. */
  readonly moves?: true;
  /**
   * Something is to be added to that booking, in `comment` where it is said what; the day and the venue beside it say which:
   * "add a bottle of fizz to my booking on Friday", "I'd like to add a request".
   */
  readonly adds?: true;
  /** Another time or day is asked for, and no more: "would 8:30 work as well?" It is of a table that they have, where they have one. */
  readonly asWell?: true;
  /** So many come by now, or would, and no more is said: "could we be four?" It is of a table that they have, where they have one. */
  readonly countsAnew?: true;
  /** The guest tells that a booking was made already: "I already have a table", "my wife booked it on the phone". */
  readonly alreadyBooked?: true;
  /** So many of what was just asked about: "great, we need one". */
  readonly oneOfThose?: true;
  /** One more table beside those they have: "another table", "a second one". */
  readonly besides?: true;
  /** At a table that is picked: it takes the place of the one they have, "instead of it", "one table only". */
  readonly instead?: true;
  /** One more table beside the one just booked: "and another for 8". */
  readonly another?: true;
  /** Of two tables that were wished for, one is enough: "one table only", "we don't need the other one". */
  readonly oneTable?: true;
  /** Not what is offered now, but still on the waitlist: "not this one, keep me in line". */
  readonly keepsPlace?: true;
  /** Another of their bookings is meant than the one just talked about: "no, the other one", "I meant the Wednesday table". */
  readonly ofOther?: true;
  /** Which of their bookings is not meant, in words that may be noted with it: "not *the birthday table*"; a `comment` may name the one that is. */
  readonly notNamed?: string;
  /**
   * A yes to what is shown begins the message, and all else in it is of the booking that they may have on `date`, another day: "yes, and on
   * Saturday we'll be six". Without such a booking it is no yes.
   */
  readonly thenOther?: true;
  /** What was just cancelled is wanted after all: "I'd like it back". */
  readonly takesBack?: true;
  /**
   * What the guest is moved by: a complaint wants a person, as does something left behind; sorrow a kind word, anger one and a
   * way to a person.
   */
  readonly feeling?: "complaint" | "lost" | "sorrow" | "anger";
  /** Of sorrow: somebody is ill, or has died. */
  readonly sorrow?: "illness" | "loss";
  /** Something is told that one is congratulated on: "we just got engaged!", "it's my mum's 60th". */
  readonly joy?: true;
  /** All that is said is goodbye: `meeting` where it looks forward to seeing each other ("see you on Friday then"). */
  readonly farewell?: "bye" | "meeting";
  /** The reason is asked for of what was just said: "why?". */
  readonly asksWhy?: true;
  /** It is only asked, and no to what was asked before: "no, I only wanted to know if you're open on the 24th". */
  readonly asksInstead?: true;
  /** Beside the topics more is asked about ("parking, wifi and karaoke"), or something beside the answer: "Jo Fox, may we sing?" */
  readonly asksMore?: true;
  /** Whether a phone number has to be given. */
  readonly asksIfPhone?: true;
  /** What else has to be said: "what do you need from me?" */
  readonly asksNeeds?: true;
  /** Whether another number than the guest's own will do: "can I give you my husband's?" */
  readonly asksAnyPhone?: true;
  /** Asked for a number: it is said to be known ("same as last time"), or they ask to be written to here. */
  readonly insteadOfPhone?: "known" | "writeHere";
  /** Whether the guest's details are to be remembered, where that was asked: "cool, no, don't save them". */
  readonly remembers?: boolean;
  /** How a yes, a no or a `cancel` is meant, where its words say more than that. */
  readonly meant?: Meant;
  /** More than one table is to be cancelled: "cancel my bookings", "cancel both". */
  readonly cancelsAll?: true;
  /** There is nothing to wish for or to add: "no special requests". */
  readonly noWishes?: true;
  /** The reference of bookings, as guests read it, in capitals: `K7QM-2XRF`. */
  readonly reference?: string;
  /** What else is free is asked, beside a table that is talked about: other times of its day, or other days. */
  readonly looksAround?: "times" | "days";
  /** The days of a month are to be shown: "show me a calendar". */
  readonly calendar?: true;
  /** The guest wants to begin again. */
  readonly startOver?: boolean;
  /** What is wanted where the day or time above is not to be had, in the order said: "7, otherwise 8". */
  readonly otherwise?: readonly SecondChoice[];
  /** Readings that are all possible, the one given above first; ask the guest. Present with two or more. */
  readonly openReadings?: OpenReadings;
}

/** Another day, another time, or both; what it does not say stays as it was wanted first. */
export interface SecondChoice {
  readonly date?: string;
  readonly time?: string;
}

export interface OpenReadings {
  /** Two days that the same words may name: "05/06". */
  readonly dates?: readonly string[];
  /** Two times of day that the same words may name and both of which are possible: "at 4". */
  readonly times?: readonly string[];
}
