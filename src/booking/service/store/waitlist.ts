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
