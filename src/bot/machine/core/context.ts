import type { Topic } from "#src/bot/understanding/topic.ts";

/** What the house answers about a topic: one text, or one for each language (BCP 47 primary subtags). */
export type Answer = string | Readonly<Record<string, string>>;

/** `HH:MM` on the venue's clock; a `to` that is not after `from` is past midnight. */
export interface OpenInterval {
  readonly from: string;
  readonly to: string;
}

/** What a party pays that does not come, or before its table is booked. */
interface Charge {
  /** In units of the currency. */
  readonly amount: number;
  readonly per: "guest" | "party";
  /** ISO 4217; absent where it is the venue's. */
  readonly currency?: string;
  /** Smaller parties pay none. */
  readonly fromPartySize?: number;
}

/** How long a party of some size keeps its table. */
export interface Stay {
  readonly scenarioName: string;
  readonly least: number;
  /** Absent where there is no upper bound. */
  readonly most?: number;
  readonly minutes: number;
}

/**
 * How what a guest has for the staff of a venue reaches them: in their channel; on a page that somebody has before them;
 * on one that somebody will open; or not at all.
 */
export type StaffReach = "channel" | "page" | "later" | "nowhere";

/** What the machine knows of a venue. */
export interface VenueFacts {
  readonly id: number;
  readonly name: string;
  /** IANA time zone name. */
  readonly timeZone: string;
  readonly scenarioNames: readonly string[];
  /** Names of scenarios in other languages (BCP 47 primary subtags), by the one on the wire. */
  readonly scenarioTranslations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a scenario is, as the house tells it, by its name. */
  readonly descriptions?: Readonly<Record<string, Answer>>;
  /** Those that have a number, by which links name them. */
  readonly scenarios?: readonly { readonly id: number; readonly name: string }[];
  /** BCP 47 primary subtags of the languages its guests are answered in; absent where every one will do. */
  readonly languages?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly address?: string;
  /** In degrees, as maps have it (WGS 84). */
  readonly location?: { readonly latitude: number; readonly longitude: number };
  readonly phone?: string;
  /** Absent where there is a channel. */
  readonly staff?: StaffReach;
  readonly email?: string;
  readonly website?: string;
  /** Addresses of pictures on the web, ten at most. */
  readonly photos?: readonly string[];
  readonly answers?: Readonly<Partial<Record<Topic, Answer>>>;
  /** What it says about its guests' data. */
  readonly privacy?: Answer;
  /** What it says after a visit, some time (ISO 8601) after that began, and where it leads the guest. */
  readonly afterVisit?: { readonly text?: Answer; readonly link: string; readonly after: string };
  /** What the staff may send to all guests of an evening without writing it anew. */
  readonly messages?: readonly { readonly key: string; readonly text: Answer }[];
  /** When it is open on a date (`YYYY-MM-DD`), none when closed; absent where its hours are not known. */
  readonly openOn?: (date: string) => readonly OpenInterval[];
  /**
   * The first and the last start on a date (`YYYY-MM-DD`) of each way to dine that takes the party; absent where only the
   * service knows.
   */
  readonly startsOn?: (
    date: string,
    partySize: number | undefined,
  ) => readonly (OpenInterval & { readonly scenarioName: string })[];
  /** Whether a table may begin then (`YYYY-MM-DD`, `HH:MM`) at all, be one free or not; absent where only the service knows. */
  readonly isStart?: (scenarioName: string, date: string, time: string) => boolean;
  /** What its country calls a date (`YYYY-MM-DD`) that is a holiday there, in a language; absent where that is not known. */
  readonly holidayOn?: (date: string, language: string) => string | undefined;
  /** The smallest and the largest party of a scenario, by its name; absent where only the service knows. */
  readonly partySizes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** The largest party that can be booked at all; absent where that is not known. */
  readonly largestParty?: number;
  /** How far ahead can be booked at most, ISO 8601; absent where that is not known. */
  readonly horizon?: string;
  /** The same of each way to dine, by its name. */
  readonly horizons?: Readonly<Record<string, string>>;
  /** How long before the visit a guest may still cancel without a fee, ISO 8601. */
  readonly cancellationDeadline?: string;
  /** How long after its start a table is given to others where nobody has come, ISO 8601. */
  readonly noShowAfter?: string;
  /** Absent where only the service knows. */
  readonly stays?: readonly Stay[];
  /** How many guests of the waitlist are asked at once about a freed table; absent: one. */
  readonly offersAtOnce?: number;
  /** ISO 4217, of its prices and fees. */
  readonly currency?: string;
  /** By scenario name; one that is not in it has no fee. Absent where only the service knows. */
  readonly noShowFees?: Readonly<Record<string, Charge>>;
  /** What is to be paid before a table is booked, by scenario name. */
  readonly deposits?: Readonly<Record<string, Charge>>;
}

/**
 * Everything a transition needs besides state and event. The machine has no clock and no
 * randomness: the runtime prepares `now` and the fresh ids, once a turn.
 */
export interface Context {
  readonly now: Temporal.Instant;
  /** At least one; the runtime answers for itself while the service lists none. */
  readonly venues: readonly VenueFacts[];
  /** The one on whose own page the chat stands: it is meant where no other is named. */
  readonly ownVenueId?: number;
  /** Unique among all turns of all chats, short: request ids and button tokens begin with it. */
  readonly turnId: string;
  /** Unguessable ids for the one placement that a turn may begin. */
  readonly fresh: { readonly reference: string; readonly idempotencyKey: string };
  /** The guest's stable reference, under which the service finds all their bookings. */
  readonly guestReference: string;
  /** Languages (BCP 47 primary subtags) that the house answers in. The first is the default. */
  readonly languages: readonly [string, ...string[]];
  /** Bookings are kept by a service that is not ours to erase in. */
  readonly keptElsewhere?: boolean;
  /** Guests who give an e-mail address are told there too. */
  readonly mails?: boolean;
  /** The platform can ask for the guest's phone number with a button. */
  readonly contactSharing: boolean;
  /** The platform can take a payment. */
  readonly payments?: boolean;
  /** The platform can show a file and a place. */
  readonly attachments: boolean;
}

/** The venue with this id, if the house has it. */
export function venueById(context: Pick<Context, "venues">, id: number | undefined): VenueFacts | undefined {
  return context.venues.find((venue) => venue.id === id);
}

/** The venue that is meant where none is named: the one whose own page it is, or the only one there is. */
export function venueMeant({
  venues,
  ownVenueId,
}: Pick<Context, "venues" | "ownVenueId">): number | undefined {
  return ownVenueId ?? (venues.length === 1 ? venues[0]?.id : undefined);
}

/** How the staff of a venue are reached now. */
export function staffReach(venueId: number | undefined, context: Pick<Context, "venues">): StaffReach {
  return venueById(context, venueId)?.staff ?? "channel";
}

/** The other venues of the house that a guest may go to the same evening: none across an ocean. */
export function neighboursOf(venueId: number, context: Context): readonly VenueFacts[] {
  const timeZone = venueById(context, venueId)?.timeZone;
  return context.venues.filter((venue) => venue.id !== venueId && venue.timeZone === timeZone);
}

/** Venue-local wall time of a UTC instant. */
export function localDateTime(startsAt: string, venue: VenueFacts): Temporal.PlainDateTime {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(venue.timeZone).toPlainDateTime();
}
