import type { Ask } from "#src/booking/contract/operations.ts";
import type { Placements } from "#src/booking/contract/placements.ts";
import type { TimeSlot } from "#src/booking/contract/time-slot.ts";
import type { Clock } from "#src/lib/clock.ts";
import { type ForeignBooking, type Reading, readBooking } from "./read-booking.ts";
import type { Row } from "./read-rows.ts";

/** What became of a row, or would. */
export interface ImportedRow {
  readonly at: number;
  /** `free`: it would be booked. */
  readonly result: "booked" | "free" | "known" | "over" | "refused" | "unreadable";
  readonly told: string;
  /** On the venue's clock, `2026-11-21 19:00`; absent where the row cannot be read. */
  readonly when?: string;
  readonly guests?: number;
}

export interface ImportParts {
  readonly client: {
    readonly listTimeSlots: Ask<"listTimeSlots">;
    readonly listBookings: Ask<"listBookings">;
  };
  readonly placements: Pick<Placements, "recoverPlacement">;
  readonly clock: Clock;
  readonly reading: Reading;
  /** False only looks what would become of each. */
  readonly isWriting: boolean;
}

/** Brings bookings of another system over, one after the other, each once, however often its file is read. */
export async function importBookings(
  rows: readonly Row[],
  parts: ImportParts,
): Promise<readonly ImportedRow[]> {
  const results: ImportedRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) results.push({ at: row.at, ...(await importRow(row, parts, seen)) });
  return results;
}

async function importRow(row: Row, parts: ImportParts, seen: Set<string>): Promise<Omit<ImportedRow, "at">> {
  const read = readBooking(row, parts.reading);
  if (!read.ok) return { result: read.isOver ? "over" : "unreadable", told: read.why };
  const { booking } = read;
  const { venue, startsAt, guests, reference } = booking;
  const local = startsAt.toZonedDateTimeISO(venue.timeZone);
  const when = `${local.toPlainDate()} ${local.toPlainTime().toString().slice(0, 5)}`;
  const told = (result: ImportedRow["result"], words: string) => ({ result, told: words, when, guests });
  if (seen.has(reference)) return told("known", "is in the file before");
  seen.add(reference);
  if (Temporal.Instant.compare(startsAt, parts.clock.now()) <= 0) return told("over", "is past");
  const found = await parts.client.listBookings({ query: { extReferenceId: reference } });
  if (found.ok && found.value.length > 0) return told("known", "is there already");
  const slot = await findSlot(booking, local.toPlainDate(), parts);
  if (typeof slot === "string") return told("refused", slot);
  if (!parts.isWriting) return told("free", `would be booked as ${slot.scenarioName}`);
  return await place(booking, slot, parts, told);
}

/** The slot that begins then, a free one first; or why there is none. */
async function findSlot(
  { venue, startsAt, guests, scenario }: ForeignBooking,
  date: Temporal.PlainDate,
  { client }: ImportParts,
): Promise<TimeSlot | string> {
  const listed = await client.listTimeSlots({
    params: { venueId: venue.id },
    query: { date: date.toString(), guestCount: guests },
  });
  if (!listed.ok) return `the service refuses: ${listed.detail}`;
  const wanted = listed.value.filter(
    ({ scenarioName }) => scenario === undefined || scenarioName.toLowerCase() === scenario.toLowerCase(),
  );
  const then = wanted.filter(({ timeFrom }) => Temporal.Instant.from(timeFrom).equals(startsAt));
  const free = then.find(({ available }) => available);
  if (free) return free;
  if (then.length > 0) return "is full at that time";
  if (wanted.length === 0) return "nothing is offered to that many on that day";
  const near = nearest(wanted, startsAt, venue.timeZone);
  return `nothing begins at that time; the nearest ${near.length === 1 ? "is" : "are"} ${near.join(" and ")}`;
}

function nearest(
  slots: readonly TimeSlot[],
  startsAt: Temporal.Instant,
  timeZone: string,
): readonly string[] {
  const moments = slots.map(({ timeFrom }) => Temporal.Instant.from(timeFrom));
  const before = moments.filter((moment) => Temporal.Instant.compare(moment, startsAt) < 0).at(-1);
  const after = moments.find((moment) => Temporal.Instant.compare(moment, startsAt) > 0);
  return [before, after].flatMap((moment) =>
    moment === undefined ? [] : [moment.toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5)],
  );
}

async function place(
  { venue, guests, guest, comment, reference }: ForeignBooking,
  slot: TimeSlot,
  { placements }: ImportParts,
  told: (result: ImportedRow["result"], words: string) => Omit<ImportedRow, "at">,
): Promise<Omit<ImportedRow, "at">> {
  const placed = await placements.recoverPlacement({
    venueId: venue.id,
    booking: { guestCount: guests, timeSlotId: slot.id, guest, ...(comment !== undefined && { comment }) },
    reference,
    // Of a file that was changed meanwhile, another body under the same key would be refused.
    idempotencyKey: `${reference}-${slot.id}`,
  });
  switch (placed.outcome) {
    case "placed":
      return told("booked", `is booked as ${slot.scenarioName}`);
    case "refused":
      return told("refused", `the service refuses: ${placed.detail}`);
    case "unknown":
      return told("refused", "the service did not say; run it again, nothing is booked twice");
  }
}
