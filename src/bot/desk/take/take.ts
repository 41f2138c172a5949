import type { DeskParts } from "../desk-parts.ts";
import type { Done, FoundBookings, Refused, Shown, Suggestion } from "../view.ts";
import { type BookAsked, book } from "./book.ts";
import { type ChangeAsked, changeBooking } from "./change-booking.ts";
import { type StayAsked, setStay } from "./extend.ts";
import { type FindAsked, findBookings } from "./find.ts";
import {
  suggestFound,
  suggestNames,
  suggestPhones,
  suggestPlaces,
  suggestStays,
  suggestTimes,
  type TakeTyped,
} from "./suggest-take.ts";
import type { FreeTables, Offer } from "./take-view.ts";
import { type WalkInAsked, walkIn } from "./walk-in.ts";

/** Takes bookings, changes them and finds them. With a remote service only `find` is here. */
export interface TakeDesk {
  /** Books for a caller. Once a key; an offer says what is in the way, and what is free instead. */
  book(ask: BookAsked): Promise<Done | Offer | Refused>;
  /** Seats a party at the door. Once a key; without tables it says which are free, and until when. */
  walkIn(ask: WalkInAsked): Promise<Done | FreeTables | Refused>;
  /** Changes party, time, day, name, phone number or note. A guest in a chat is told of another visit. */
  change(ask: ChangeAsked): Promise<Done | Offer | Refused>;
  /** Lets a party stay longer, or leave earlier. */
  extend(ask: StayAsked): Promise<Done | Refused>;
  /** By name, phone number or reference, also in the past. */
  find(ask: FindAsked): Promise<FoundBookings | Shown | Refused>;
  /** What may be typed, at most 25 of each. */
  readonly suggest: Readonly<
    Record<
      "times" | "names" | "phones" | "places" | "stays" | "found",
      (ask: TakeTyped) => Promise<readonly Suggestion<string>[]>
    >
  >;
}

/** How the desk answers also when the booking service does not. */
export type Answering = <Ask, Answer>(
  work: (parts: DeskParts, ask: Ask) => Promise<Answer>,
) => (ask: Ask) => Promise<Answer | Refused>;

export function takeDesk(parts: DeskParts, read: Answering, change: Answering): TakeDesk {
  return {
    book: change(book),
    walkIn: change(walkIn),
    change: change(changeBooking),
    extend: change(setStay),
    find: read(findBookings),
    suggest: {
      times: (ask) => suggestTimes(parts, ask),
      names: (ask) => suggestNames(parts, ask),
      phones: (ask) => suggestPhones(parts, ask),
      places: (ask) => suggestPlaces(parts, ask),
      stays: (ask) => suggestStays(parts, ask),
      found: (ask) => suggestFound(parts, ask),
    },
  };
}
