import { type Kysely, type Selectable, sql } from "kysely";
import type { LineAct, LineActKind, LineMember } from "#src/bot/aftercare/ports.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

/** Writes down what a staff member did with an entry of the waitlist. */
export async function writeAct(
  trx: Kysely<BotTables>,
  act: {
    readonly act: LineActKind;
    readonly entryId: string;
    readonly venueId: number;
    readonly by: LineMember;
    readonly at: Temporal.Instant;
    readonly reference?: string | undefined;
    readonly isCarriedOut?: boolean;
  },
): Promise<void> {
  await trx
    .insertInto("waitlist_acts")
    .values({
      entry_id: act.entryId,
      venue_id: act.venueId,
      act: act.act,
      staff_id: act.by.id,
      staff_name: storableText(act.by.displayName),
      reference: act.reference ?? null,
      at: act.at,
      carried_out_at: act.isCarriedOut ? act.at : null,
    })
    .execute();
}

export function toAct(row: Selectable<BotTables["waitlist_acts"]>): LineAct {
  return {
    number: row.number,
    act: row.act,
    by: { id: row.staff_id, displayName: row.staff_name },
    at: row.at,
    ...(row.reference !== null && { reference: row.reference }),
  };
}

/** The last act with each of these entries. */
export async function lastActs(
  db: Kysely<BotTables>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, LineAct>> {
  const rows = await db
    .selectFrom("waitlist_acts")
    .selectAll()
    .distinctOn("entry_id")
    .where(sql<boolean>`entry_id = any(${entryIds}::text[])`)
    .orderBy("entry_id")
    .orderBy("number", "desc")
    .execute();
  return new Map(rows.map((row) => [row.entry_id, toAct(row)]));
}
