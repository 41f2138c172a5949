import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { AuditTrail, GuestLine, HouseBook, StaffMember } from "./ports.ts";

/** What the desk works with. */
export interface DeskParts {
  readonly houseBook: HouseBook;
  readonly audit: AuditTrail;
  readonly guestLine: GuestLine;
  /** At least one; asked each time, since the house may gain venues while it runs. */
  readonly venues: () => readonly VenueFacts[];
  readonly clock: Clock;
  readonly log: Log;
}

/** Which booking a staff member means; without the venue, every venue of the house is looked at. */
export interface BookingAsked {
  readonly by: StaffMember;
  readonly id: string;
  readonly venueId?: number;
}

/** Whose bookings of which day; every venue's without `venueId`, and today's without `date`. */
export interface DayAsked {
  readonly by: StaffMember;
  readonly venueId?: number;
  /** As `parseDay` takes it. */
  readonly date?: string;
}
