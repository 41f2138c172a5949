import type { Expecting } from "./understood.ts";

/** What the words are read against. Everything but `now` and `expecting` may be unknown. */
export interface UnderstandingContext {
  /** The present in the venue's zone: "tomorrow" is tomorrow there. */
  readonly now: Temporal.ZonedDateTime;
  /** BCP 47 tag of the conversation; its region decides between day-month and month-day. */
  readonly language?: string;
  /**
   * Absent where the guest has shown that `language` is theirs. It is that of their `app`, or only what the `house` speaks
   * or was guessed: there the words alone decide, and it reads what they leave open.
   */
  readonly languageFrom?: "app" | "house";
  /** What the house answers in, BCP 47 primary subtags; of several that share the words it is one of these. */
  readonly languages?: readonly string[];
  readonly expecting: Expecting;
  /** A table is picked and only its details are open: what a guest then tells of the visit is a wish. */
  readonly tablePicked?: boolean;
  /** One more table is to follow the one that is picked: "two tables" are what is known. */
  readonly anotherFollows?: boolean;
  /** A booking is shown as it would be changed: "change it" agrees to that. */
  readonly changeShown?: boolean;
  /** The guest was asked whether their details may be remembered, and has not answered. */
  readonly asksToRemember?: boolean;
  /** Bookings are listed, of which one is to be cancelled: "both" are all of them. */
  readonly cancelsListed?: boolean;
  /** ISO 3166-1 alpha-2 of the venue: phone numbers without a country code, day-month order. */
  readonly country?: string;
  readonly venues?: readonly KnownVenue[];
  /** The one of them that is talked about: of two, "the other restaurant" is not this one. */
  readonly venueId?: number;
  /** When guests may start on a date; decides between 7 in the morning and in the evening. */
  readonly openings?: (date: string) => readonly OpeningTimes[];
  /** What is known of the wished booking: "the day after" and "an hour later" are relative to it. */
  readonly draft?: KnownDraft;
  /** All that is noted for the house so far, of the wished table or of the booking: "it's severe" is said of the allergy in it. */
  readonly noted?: string;
  /** A day that was asked about: "are you open on Christmas Day?", "then the 27th". */
  readonly talkedOf?: string;
  /** The message before this one only asked something about the house. */
  readonly askedOfHouse?: boolean;
  /** They wait for a table, and which other times would do was asked. */
  readonly asksTimes?: boolean;
  /** The offers on the table, in the order shown; a bare "2" may pick one. */
  readonly offers?: readonly { readonly time?: string; readonly date?: string }[];
}

export interface KnownVenue {
  readonly id: number;
  readonly name: string;
  readonly scenarioNames: readonly string[];
  /** What else a scenario is called, in whatever language, by its name. */
  readonly scenarioTranslations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** As written, the town after a comma: "Kaigata 7, 0150 Oslo". */
  readonly address?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** `HH:MM` in the venue's zone; `to` before `from` is past midnight. */
interface OpeningTimes {
  readonly from: string;
  readonly to: string;
}

interface KnownDraft {
  readonly date?: string;
  readonly time?: string;
  readonly partySize?: number;
  /** The way to dine that the guest named. */
  readonly scenarioName?: string;
  /** The one that they named first, where times of another are offered instead; or the one that came with the picked time, unnamed. */
  readonly missedScenario?: string;
  /** The wishes that are noted, where they may be taken back. */
  readonly comment?: string;
}

/** The day of the wished booking, or else the one that is talked about, where it is known. */
export function knownDay({ draft, talkedOf }: UnderstandingContext): Temporal.PlainDate | undefined {
  const day = draft?.date ?? talkedOf;
  return day === undefined ? undefined : Temporal.PlainDate.from(day);
}
