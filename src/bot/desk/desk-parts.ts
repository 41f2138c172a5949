import type { BackOffice, Diary } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTables } from "#src/bot/runtime/ports/house.ts";
import type { DepositBook } from "#src/bot/runtime/ports/payments.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { ActNames } from "./acts.ts";
import type { Broadcasts } from "./broadcast/ports.ts";
import type { ForeignLists } from "./lists/foreign-lists.ts";
import type {
  AuditTrail,
  Contacts,
  EnquiryDesk,
  GuestLine,
  NoticeMarks,
  StaffMember,
  TrailReader,
  WaitlistCounter,
} from "./ports.ts";
import type { WaitingLine } from "./waitlist/waiting-line.ts";

/** What the desk works with. */
export interface DeskParts {
  readonly diary: Diary;
  /** Absent with a remote service, which keeps its tables, its rules and its history to itself. */
  readonly backOffice?: BackOffice;
  /** What a guest has booked through maitred, by the reference that they can read out. */
  readonly guestBookings: Pick<BookedTables, "listOf">;
  readonly contacts: Contacts;
  readonly audit: AuditTrail;
  readonly trail: TrailReader;
  readonly guestLine: GuestLine;
  readonly noticeMarks: NoticeMarks;
  readonly enquiries: Omit<EnquiryDesk, "take" | "forgetPlaces">;
  readonly deposits: Pick<DepositBook, "listOwed" | "wentBack">;
  readonly waitlistFigures: WaitlistCounter;
  readonly waitingLine: WaitingLine;
  /** Left out where nobody reads lists of other systems. */
  readonly foreignLists?: ForeignLists;
  /** Messages to all guests of an evening. */
  readonly broadcasts: Broadcasts;
  /** Makes a picture of an SVG document; left out, there are only words. */
  readonly renderPng?: (svg: string) => Promise<Uint8Array>;
  /** Asked each time, since venues may be added while it runs. */
  readonly venues: () => readonly VenueFacts[];
  /** Whether the one who asks is staff of a venue; absent for who works for the whole house. */
  readonly isTheirs?: (venueId: number) => boolean;
  /** What the one who asks types or presses. */
  readonly acts: ActNames;
  /** How long before the visit guests are asked whether they come: those without a chat are called then. */
  readonly confirmBefore: Temporal.Duration;
  readonly clock: Clock;
  readonly log: Log;
}

/** Whether what is about this venue is for the one who asks. */
export function concerns({ isTheirs }: Pick<DeskParts, "isTheirs">, venueId: number): boolean {
  return isTheirs?.(venueId) ?? true;
}

/** Which booking a staff member means; without the venue, every venue is looked at. */
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
