import { z } from "zod";
import type { BackOfficeBooking, BookingKey } from "#src/booking/contract/back-office.ts";
import { type BookingDetails, hasGuest } from "#src/booking/contract/booking.ts";
import type {
  PlaceAsked,
  StaffBookings,
  StaffChange,
  StaffRefusal,
  WalkInAsked,
} from "#src/booking/contract/staff-bookings.ts";
import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import { findSeatedBooking, findUnconfirmedByPhone } from "#src/booking/service/store/bookings.ts";
import { searchBookings } from "#src/booking/service/store/search-bookings.ts";
import { isTableTakenTwice } from "#src/booking/service/store/seatings.ts";
import {
  chooseOpenScenario,
  listDoorRules,
  listFreePlaces,
  listFreeTimes,
} from "#src/booking/service/store/staff-slots.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import { answerOnce, inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import { writeNotes } from "#src/booking/service/store/write-notes.ts";
import { type StaffBooking, writeStaffBooking } from "#src/booking/service/store/write-staff-booking.ts";
import { writeStaffChange } from "#src/booking/service/store/write-staff-change.ts";
import { writeStay } from "#src/booking/service/store/write-stay.ts";
import { feeOf } from "#src/booking/service/venue/no-show-fee.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { toBackOfficeBooking } from "./to-back-office-booking.ts";

type Answer = Result<BackOfficeBooking, StaffRefusal>;
type Written = Result<BookingRecord, StaffRefusal>;

/** What the staff take, change and look for. */
export function staffBookings(parts: BackOfficeParts): StaffBookings<BackOfficeBooking> {
  const { db, clock, findVenue } = parts;
  return {
    place: (ask, by) => place(parts, ask, by),
    seatWalkIn: (ask, by) => seatWalkIn(parts, ask, by),
    change: (key, change, by) => changeBooking(parts, key, change, by),
    writeNotes: async (key, notes, isSeen, by) => {
      const venue = findVenue(key.venueId);
      if (!venue) return { ok: false, refusal: "not_found" };
      const written = await inTransaction(db, (trx) =>
        writeNotes(trx, parts, { venue, query: key, by }, notes, isSeen),
      );
      return written.ok ? { ok: true, value: toBackOfficeBooking(written.value) } : written;
    },
    setStay: (key, until, by) =>
      changed(parts, key, (trx, venue) => writeStay(trx, parts, { venue, query: key, by }, until)),
    listFreeTimes: async (venueId, ask) => {
      const venue = findVenue(venueId);
      return venue ? await listFreeTimes(db, venue, ask, clock.now()) : [];
    },
    listFreePlaces: async (venueId, partySize) => {
      const venue = findVenue(venueId);
      return venue ? await listFreePlaces(db, venue, partySize, clock.now()) : [];
    },
    listDoorRules: async (venueId, partySize) => {
      const venue = findVenue(venueId);
      return venue ? await listDoorRules(db, venue, partySize, clock.now()) : [];
    },
    search: async (search) => (await searchBookings(db, search, clock.now())).map(toBackOfficeBooking),
    listToCall: async (venueId, until) => {
      const bookings = await findUnconfirmedByPhone(db, { venueId, from: clock.now(), until });
      return bookings.map(toBackOfficeBooking);
    },
  };
}

async function place(parts: BackOfficeParts, ask: PlaceAsked, by: string): Promise<Answer> {
  const { scenarioId, startsAt } = ask;
  return await takeOnce(parts, ask, by, async () => ({ source: "phone", slot: { scenarioId, startsAt } }));
}

async function seatWalkIn(parts: BackOfficeParts, ask: WalkInAsked, by: string): Promise<Answer> {
  return await takeOnce(parts, ask, by, async (trx, venue) => {
    const startsAt = parts.clock.now().round({ smallestUnit: "minute", roundingMode: "floor" });
    const scenarioId = ask.scenarioId ?? (await chooseOpenScenario(trx, venue, ask.partySize, startsAt));
    return { source: "walkIn", slot: { scenarioId, startsAt }, ...(ask.until && { until: ask.until }) };
  });
}

type Taken = Pick<StaffBooking, "source" | "slot" | "until">;

/** Takes a booking; its repetition within a day gets the same answer. */
async function takeOnce(
  parts: BackOfficeParts,
  ask: Omit<PlaceAsked, "scenarioId" | "startsAt">,
  by: string,
  takenOf: (trx: ServiceTransaction, venue: PlannedVenue) => Promise<Taken>,
): Promise<Answer> {
  const { db, clock, findVenue, staffClient: client } = parts;
  const { key, ...content } = ask;
  const venue = findVenue(ask.venueId);
  if (!venue) return { ok: false, refusal: "not_found" };
  if (!hasTables(venue, ask.tableIds)) return { ok: false, refusal: "unknown_table" };
  const request = { client, key: `staff:${key}`, content: JSON.parse(JSON.stringify(content)) };
  return await unlessTaken(async () => {
    const once = await answerOnce(db, request, clock.now(), async (trx) => {
      const taken = await takenOf(trx, venue);
      const { partySize, guest, comment, tableIds, override } = ask;
      const fee = feeOf(venue, undefined, { scenarioId: taken.slot.scenarioId, partySize });
      const details: BookingDetails = {
        guest,
        ...(comment && { comment }),
        ...(fee && { noShowFee: fee }),
      };
      const written = await writeStaffBooking(trx, parts, {
        venue,
        client,
        by,
        partySize,
        details,
        ...taken,
        ...(tableIds && { tableIds }),
        ...(override && { override }),
      });
      return toStored(written);
    });
    if (once.use === "reused") return { ok: false, refusal: "idempotency_key_reused" };
    return await asItIsNow(parts, {
      venueId: venue.id,
      id: storedSchema.parse(JSON.parse(once.answer.body)).id,
    });
  });
}

/** The part of an answer that is stored under its key: the booking's id, and nothing of the guest. */
const storedSchema = z.object({ id: z.string() });

/** A refusal undoes the transaction, its key among it: the staff may ask again in other words. */
class NotTaken extends Error {
  readonly refused: { readonly ok: false } & StaffRefusal;

  constructor(refused: { readonly ok: false } & StaffRefusal) {
    super(refused.refusal);
    this.refused = refused;
  }
}

function toStored(written: Written) {
  if (!written.ok) throw new NotTaken(written);
  return {
    status: 201,
    body: JSON.stringify({ id: written.value.id } satisfies z.input<typeof storedSchema>),
  };
}

async function changeBooking(
  parts: BackOfficeParts,
  key: BookingKey,
  change: StaffChange,
  by: string,
): Promise<Answer> {
  const { override } = change;
  return await changed(parts, key, (trx, venue) =>
    writeStaffChange(trx, parts, { venue, query: key, by, ...(override && { override }) }, (booking) => {
      const { scenarioId = booking.scenarioId, startsAt = booking.startsAt } = change;
      const { partySize = booking.partySize } = change;
      const details = changedDetails(booking, change, venue);
      return { slot: { scenarioId, startsAt }, partySize, details };
    }),
  );
}

function changedDetails(booking: BookingRecord, change: StaffChange, venue: PlannedVenue): BookingDetails {
  const { comment: before, guest: known, noShowFee, ...rest } = booking.details;
  const comment = change.comment ?? before;
  const fields = Object.entries({ ...known, ...change.guest }).filter(([, text]) => text.trim() !== "");
  const guest = Object.fromEntries(fields);
  const { scenarioId = booking.scenarioId, partySize = booking.partySize } = change;
  const fee = feeOf(venue, noShowFee, { scenarioId, partySize }, booking);
  return {
    ...rest,
    // A reservation never loses its guest.
    ...(hasGuest({ guest }) ? { guest } : known && { guest: known }),
    ...(comment && { comment }),
    ...(fee && { noShowFee: fee }),
  };
}

async function changed(
  parts: BackOfficeParts,
  key: BookingKey,
  write: (trx: ServiceTransaction, venue: PlannedVenue) => Promise<Written>,
): Promise<Answer> {
  const venue = parts.findVenue(key.venueId);
  if (!venue) return { ok: false, refusal: "not_found" };
  return await unlessTaken(async () => {
    const written = await inTransaction(parts.db, (trx) => write(trx, venue));
    return written.ok ? await asItIsNow(parts, key) : written;
  });
}

/** Runs the work, and turns the database's refusal to give a table twice into the answer `table_taken`. */
async function unlessTaken(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (isTableTakenTwice(error)) return { ok: false, refusal: "table_taken" };
    if (error instanceof NotTaken) return error.refused;
    throw error;
  }
}

async function asItIsNow({ db, clock }: BackOfficeParts, key: BookingKey): Promise<Answer> {
  const booking = await findSeatedBooking(db, key, clock.now());
  return booking ? { ok: true, value: toBackOfficeBooking(booking) } : { ok: false, refusal: "not_found" };
}

function hasTables({ plan }: PlannedVenue, tableIds: readonly number[] | undefined): boolean {
  if (tableIds === undefined) return true;
  return tableIds.length > 0 && tableIds.every((id) => plan.tables.some((table) => table.id === id));
}
