import { sql } from "kysely";
import type { AskAnswer, SkipReason } from "#src/bot/aftercare/ports.ts";
import type { BotTables } from "#src/bot/persistence/tables.ts";
import type { Database } from "#src/database/database.ts";

/** A guest who was asked about a start that came free, or passed over for a reason. */
export interface TrailEntry {
  readonly openingId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  /** When the start was first seen free. */
  readonly seenAt: Temporal.Instant;
  readonly entryId: string;
  readonly guestName?: string;
  readonly partySize: number;
  /** In line, of those who waited for a table of that day. */
  readonly place: number;
  readonly at: Temporal.Instant;
  /** The offer's. */
  readonly reference?: string;
  /** Of several who were asked at once: the offer of the first. */
  readonly batch?: string;
  readonly askedAt?: Temporal.Instant;
  readonly answer?: AskAnswer;
  readonly answeredAt?: Temporal.Instant;
  readonly bookedAt?: Temporal.Instant;
  readonly skipped?: SkipReason;
  /** The staff member who chose this guest, where it was not the line. */
  readonly chosenBy?: string;
}

/**
 * The trail of the waitlist: for each start that came free at a venue between these moments, who was asked or skipped, in
 * that order: by it the tests judge whether the line was kept. A guest who asked to be forgotten has no name in it.
 */
export async function readWaitlistTrail(
  { db }: Pick<Database, "db">,
  venueId: number,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<readonly TrailEntry[]> {
  const rows = await db
    .withTables<BotTables>()
    .selectFrom("waitlist_asks as asked")
    .innerJoin("waitlist_openings as opening", "opening.id", "asked.opening_id")
    .innerJoin("conversations as chat", "chat.id", "asked.conversation_id")
    .leftJoin("waitlist_acts as act", (join) =>
      join.onRef("act.reference", "=", "asked.reference").on("act.act", "=", "offered"),
    )
    .selectAll("asked")
    .select("act.staff_id as chosen_by")
    .select(["opening.scenario_name", "opening.starts_at", "opening.seen_at"])
    .select(
      sql<string>`trim(concat(chat.snapshot->'state'->'guest'->>'firstName', ' ',
        chat.snapshot->'state'->'guest'->>'lastName'))`.as("guest_name"),
    )
    .where("opening.venue_id", "=", venueId)
    .where("opening.seen_at", ">=", from)
    .where("opening.seen_at", "<", until)
    .orderBy("asked.number")
    .execute();
  return rows.map((row) => ({
    openingId: row.opening_id,
    scenarioName: row.scenario_name,
    startsAt: row.starts_at.toString(),
    seenAt: row.seen_at,
    entryId: row.entry_id,
    partySize: row.party_size,
    place: row.place,
    at: row.at,
    ...(row.guest_name !== "" && { guestName: row.guest_name }),
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.batch !== null && { batch: row.batch }),
    ...(row.asked_at && { askedAt: row.asked_at }),
    ...(row.answer && row.answered_at && { answer: row.answer, answeredAt: row.answered_at }),
    ...(row.booked_at && { bookedAt: row.booked_at }),
    ...(row.skipped && { skipped: row.skipped }),
    ...(row.chosen_by !== null && { chosenBy: row.chosen_by }),
  }));
}
