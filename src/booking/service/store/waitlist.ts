import { detailColumns, stayColumns, toWaitlistRecord, type WaitlistRecord } from "./booking-record.ts";
import type { ServiceTransaction } from "./tables.ts";

export async function insertWaitlistEntry(trx: ServiceTransaction, entry: WaitlistRecord): Promise<void> {
  await trx
    .insertInto("waitlist_entry")
    .values({
      id: entry.id,
      client: entry.client,
      venue_id: entry.venueId,
      created_at: entry.createdAt,
      state: entry.state,
      ...stayColumns(entry),
      ...detailColumns(entry.details),
    })
    .execute();
}

/** The entry of just this wish: for the same slot and party, with the same words of the same guest. */
export async function findTwinEntry(
  trx: ServiceTransaction,
  entry: WaitlistRecord,
): Promise<WaitlistRecord | undefined> {
  const { ext_reference_number: guestReference, details } = detailColumns(entry.details);
  const row = await trx
    .selectFrom("waitlist_entry")
    .selectAll()
    .where("venue_id", "=", entry.venueId)
    .where("starts_at", "=", entry.startsAt)
    .where("client", "=", entry.client)
    .where("scenario_id", "=", entry.scenarioId)
    .where("party_size", "=", entry.partySize)
    .where("state", "=", "REGISTERED")
    .where("ext_reference_number", "is not distinct from", guestReference)
    .where("details", "=", details)
    .orderBy("created_at")
    .orderBy("id")
    .executeTakeFirst();
  return row && toWaitlistRecord(row);
}

/** How many entries the guest of this one has for that date. Where no guest is named there is none to count. */
export async function countGuestEntries(
  trx: ServiceTransaction,
  { venueId, client, details }: WaitlistRecord,
  date: Temporal.PlainDate,
  timeZone: string,
): Promise<number> {
  const { extReferenceNumber } = details;
  if (extReferenceNumber === undefined) return 0;
  const rows = await trx
    .selectFrom("waitlist_entry")
    .select("id")
    .where("venue_id", "=", venueId)
    .where("starts_at", ">=", date.toZonedDateTime(timeZone).toInstant())
    .where("starts_at", "<", date.add({ days: 1 }).toZonedDateTime(timeZone).toInstant())
    .where("client", "=", client)
    .where("state", "=", "REGISTERED")
    .where("ext_reference_number", "=", extReferenceNumber)
    .execute();
  return rows.length;
}

/** Holds the entry until the end of the transaction. */
export async function findWaitlistEntryForChange(
  trx: ServiceTransaction,
  { venueId, id, client }: { readonly venueId: number; readonly id: string; readonly client: string },
): Promise<WaitlistRecord | undefined> {
  const row = await trx
    .selectFrom("waitlist_entry")
    .selectAll()
    .where("id", "=", id)
    .where("venue_id", "=", venueId)
    .where("client", "=", client)
    .forUpdate()
    .executeTakeFirst();
  return row && toWaitlistRecord(row);
}

export async function setWaitlistState(
  trx: ServiceTransaction,
  id: string,
  state: WaitlistRecord["state"],
): Promise<void> {
  await trx.updateTable("waitlist_entry").set({ state }).where("id", "=", id).execute();
}
