import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookingKey } from "#src/bot/machine/table.ts";

/** What the staff may do with a booking, as it stands. Platforms make buttons of it. */
export type DeskAction = "confirm" | "cancel" | "show";

/**
 * One booking in full, the guest's wish included: for the eyes of the one who asked. All texts of
 * a view are plain and finished; a platform escapes and lays them out, and adds no words.
 */
export interface BookingView {
  readonly booking: BookingKey;
  readonly state: BookingState;
  /** Venue, day and time. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** In the guest's words, up to 2,000 UTF-16 units. May hold health data (allergies). */
  readonly wish?: string;
  readonly actions: readonly DeskAction[];
}

export interface DaySheetRow {
  readonly booking: BookingKey;
  /** HH:MM, venue-local. */
  readonly time: string;
  readonly party: string;
  readonly name: string;
  readonly state: string;
  /** As in `BookingView`. */
  readonly wish?: string;
}

/** One venue's bookings of one day. */
export interface DaySheetView {
  readonly venueId: number;
  readonly venueName: string;
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
  /** What the reader must know of the list, e.g. that it is not complete. */
  readonly notes: readonly string[];
  /** By scenario, then what is off the table (cancelled, did not come). */
  readonly groups: readonly { readonly title: string; readonly rows: readonly DaySheetRow[] }[];
}

/** Tells the staff of something, in a channel that several people read: no wish, no phone number. */
export interface NoticeView {
  /** The same for every attempt to post this notice; platforms use it to post once. */
  readonly key: string;
  readonly venueId: number;
  readonly tone: "new" | "changed" | "gone" | "attention";
  readonly title: string;
  readonly lines: readonly string[];
  /** Absent where the notice is about no booking; then there are no actions. */
  readonly booking?: BookingKey;
  readonly actions: readonly DeskAction[];
}

/** Why the desk did not do what was asked. */
export type DeskReason =
  | "notFound"
  | "ambiguous"
  | "wrongVenue"
  | "unknownVenue"
  | "dateNotUnderstood"
  | "alreadyDone"
  | "readOnly"
  | "notAllowed"
  | "failed";

export interface Refused {
  readonly type: "refused";
  readonly reason: DeskReason;
  readonly text: string;
  /** The booking as it stands, where it is known. */
  readonly booking?: BookingView;
}

export interface DaySheets {
  readonly type: "daySheets";
  /** One a venue; never empty. */
  readonly sheets: readonly [DaySheetView, ...DaySheetView[]];
}

export interface Shown {
  readonly type: "booking";
  readonly booking: BookingView;
}

export interface Done {
  readonly type: "done";
  readonly change: "confirmed" | "cancelled";
  readonly text: string;
  /** Who did it when, short: "Confirmed by Kari, Sat 21 Nov, 10:31". */
  readonly mark: string;
  /** False when somebody should call the guest; `text` says so. */
  readonly guestTold: boolean;
  readonly booking: BookingView;
}

export type DeskAnswer = DaySheets | Shown | Done | Refused;

/** A value that may be typed, with what it means. */
export interface Suggestion<Value> {
  readonly value: Value;
  readonly label: string;
}
