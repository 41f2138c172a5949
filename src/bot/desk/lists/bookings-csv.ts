import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import { type Cell, toCsv } from "#src/lib/csv.ts";

/** What `npm run import` and the desk read again, and what only tells more. */
const columns = [
  ...[
    "id",
    "venue",
    "scenario",
    "date",
    "time",
    "guests",
    "firstName",
    "lastName",
    "phone",
    "email",
    "comment",
  ],
  ...["status", "tableTime", "bookedAt"],
];

export type TabledBooking = Pick<
  BackOfficeBooking,
  | "id"
  | "venueId"
  | "scenarioName"
  | "partySize"
  | "startsAt"
  | "endsAt"
  | "createdAt"
  | "state"
  | "guest"
  | "comment"
>;

/** Bookings as a file for spreadsheets, a line each, with the days and times of their venues. */
export function toBookingsCsv(
  bookings: readonly TabledBooking[],
  venues: readonly { readonly id: number; readonly name: string; readonly timeZone: string }[],
): string {
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const rows = bookings.map(
    ({ id, venueId, scenarioName, partySize, guest, comment, state, ...at }): Cell[] => {
      const { timeZone = "UTC", name = String(venueId) } = byId.get(venueId) ?? {};
      const [from, until] = [at.startsAt, at.endsAt].map((moment) => moment.toZonedDateTimeISO(timeZone));
      const { firstName = "", lastName = "", phone = "", email = "" } = guest ?? {};
      return [
        ...[id, name, scenarioName, day(from), clock(from), partySize, firstName, lastName, phone, email],
        ...[comment ?? "", state, `${clock(from)}-${clock(until)}`, at.createdAt.toString()],
      ];
    },
  );
  return toCsv([columns, ...rows]);
}

const day = (moment: Temporal.ZonedDateTime | undefined) => moment?.toPlainDate().toString() ?? "";
const clock = (moment: Temporal.ZonedDateTime | undefined) =>
  moment?.toPlainTime().toString().slice(0, 5) ?? "";
