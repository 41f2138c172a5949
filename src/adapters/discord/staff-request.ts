import type { BookingPress } from "./custom-id.ts";

/** Which booking; its venue where it is known. */
interface BookingNamed {
  readonly id: string;
  readonly venueId?: number;
}

/** Something with one booking. */
export type BookingRequest =
  | {
      readonly type: BookingPress;
      readonly booking: BookingNamed;
      readonly noticeId?: string;
    }
  | { readonly type: "chooseTables"; readonly booking: BookingNamed; readonly tables: string }
  | { readonly type: "history"; readonly booking: BookingNamed };

/** A list with pages. */
export type ListRequest =
  | { readonly type: "sheet"; readonly venueId?: number; readonly date?: string; readonly page: number }
  | { readonly type: "attention"; readonly venueId?: number; readonly page: number };

/** Something with the house; days, times and tables in the staff's own words. */
export type HouseRequest =
  | {
      readonly type: "close";
      readonly venueId?: number;
      readonly from: string;
      readonly to?: string;
      readonly scenario?: string;
      readonly reason?: string;
    }
  | { readonly type: "block"; readonly venueId?: number; readonly scenario: string; readonly reason?: string }
  | {
      readonly type: "out";
      readonly venueId?: number;
      readonly tables: string;
      readonly from: string;
      readonly until: string;
      readonly reason?: string;
    }
  | { readonly type: "rules"; readonly venueId?: number }
  | { readonly type: "lift"; readonly venueId?: number; readonly rule: string };

/** What a staff member wants done. */
export type StaffRequest = ListRequest | BookingRequest | HouseRequest;
