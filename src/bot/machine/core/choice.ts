import type { ShownTerms } from "./agreement.ts";
import type { Draft } from "./draft.ts";
import type { BookedTable, BookingKey, Slot } from "./table.ts";

/** What a button means. The button itself carries only a token that points here. */
export type Choice =
  | { readonly type: "book" }
  | { readonly type: "listBookings" }
  | { readonly type: "human" }
  | { readonly type: "language"; readonly language: string }
  | { readonly type: "venue"; readonly venueId: number }
  | { readonly type: "partySize"; readonly partySize: number }
  | { readonly type: "date"; readonly date: string }
  | { readonly type: "time"; readonly time: string }
  | { readonly type: "otherDay" }
  /** The booking that is talked about is to be under another name or number. */
  | { readonly type: "otherHolder" }
  /** What is noted for the house is to be another, or nothing. */
  | { readonly type: "note" }
  | { readonly type: "noNote" }
  /** A table like one that was cancelled, on another day. */
  | { readonly type: "anotherDay"; readonly draft: Draft }
  /** A month (`YYYY-MM`) as a calendar. */
  | { readonly type: "month"; readonly month: string }
  /** A cell of a calendar that only fills its place. */
  | { readonly type: "nothing" }
  | { readonly type: "scenario"; readonly scenarioName: string }
  | { readonly type: "slot"; readonly slot: Slot }
  | { readonly type: "waitlist"; readonly slot: Slot }
  | { readonly type: "skip" }
  /** Words that were not understood, as a wish for the restaurant. */
  | { readonly type: "passOn"; readonly words: string }
  /** Where it may cost something, yes to just that; of a change, where that was shown with it, that they come as well. */
  | { readonly type: "confirm"; readonly terms?: ShownTerms; readonly coming?: true }
  | { readonly type: "change" }
  | { readonly type: "another" }
  | { readonly type: "drop" }
  /** The table that is talked about is given up, and bookings are cancelled as well. */
  | { readonly type: "dropAndCancel" }
  | { readonly type: "retry" }
  | { readonly type: "changeBooking"; readonly booking: BookingKey }
  | { readonly type: "cancelBooking"; readonly booking: BookingKey }
  /** The booking for so many, as the guest's group has it. */
  | { readonly type: "resize"; readonly booking: BookedTable; readonly partySize: number }
  /** The booking that a guest comes late to. */
  | { readonly type: "late"; readonly booking: BookingKey }
  /** The guest comes so many minutes late to the booking that is talked about. */
  | { readonly type: "lateBy"; readonly minutes: number }
  | { readonly type: "leaveLine"; readonly entryId: string }
  /** Any time of that day would do. */
  | { readonly type: "anyTime"; readonly entryId: string }
  /** The guest is erased; their bookings ahead are cancelled too, or stay until the visit. */
  | { readonly type: "forget"; readonly bookings: "cancel" | "keep" }
  | { readonly type: "remember"; readonly agrees: boolean }
  | { readonly type: "keep" }
  /** The guest goes on with the staff, who have written. */
  | { readonly type: "writeToStaff"; readonly venueId: number }
  /** The staff have no more of this chat. */
  | { readonly type: "backToAssistant" };

/** A choice that is open: pressing the button with this token makes it. */
export interface OpenChoice {
  /** Short enough for every platform's button payload (Telegram: 64 bytes). */
  readonly token: string;
  readonly choice: Choice;
}
