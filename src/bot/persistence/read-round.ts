import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Round } from "#src/bot/groups/ports.ts";
import { defined } from "#src/lib/defined.ts";
import { toEntry } from "./create-ledger.ts";
import type { BotTables } from "./tables.ts";

interface Friends {
  readonly comers: readonly string[];
  readonly absent: number;
}

/** The newest round of which this holds; `r` is the round, `l` its booking in the ledger. */
export async function readRound(
  db: Kysely<BotTables>,
  holds: RawBuilder<boolean>,
): Promise<Round | undefined> {
  const row = await db
    .selectFrom("rounds as r")
    .leftJoin("ledger as l", (join) =>
      join.onRef("l.venue_id", "=", "r.venue_id").onRef("l.booking_id", "=", "r.booking_id"),
    )
    .selectAll("r")
    .select(
      sql<Friends>`(
      select jsonb_build_object(
        'comers', coalesce(jsonb_agg(f.first_name order by f.number) filter (where f.first_name is not null), '[]'),
        'absent', count(*) filter (where f.first_name is null))
      from round_friends f where f.round_id = r.id)`.as("friends"),
    )
    .where(holds)
    .orderBy("r.begun_at", "desc")
    .orderBy("r.id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const booked = await db
    .selectFrom("ledger")
    .selectAll()
    .where("venue_id", "=", row.venue_id)
    .where("booking_id", "=", row.booking_id)
    .executeTakeFirst();
  return toRound(row, row.friends, booked);
}

function toRound(
  row: Selectable<BotTables["rounds"]>,
  { comers, absent }: Friends,
  booked: Selectable<BotTables["ledger"]> | undefined,
): Round {
  return {
    id: row.id,
    group: { platform: row.platform, chatId: row.chat_id },
    organiserName: row.organiser_name,
    language: row.language,
    isAnswered: row.answered_at !== null,
    isBehind: row.shown !== row.revision,
    revision: row.revision,
    comers,
    absent,
    reckoned: row.reckoned,
    ...defined({
      organiser: row.organiser ?? undefined,
      region: row.region ?? undefined,
      words: row.words ?? undefined,
      askedIn: row.asked_in ?? undefined,
      begunMessage: row.begun_message ?? undefined,
      offered: row.offered ?? undefined,
      message: row.message ?? undefined,
      shownAt: row.shown_at ?? undefined,
      askAt: row.ask_at ?? undefined,
      askedFor: row.asked_for ?? undefined,
      booking: booked && toEntry(booked).booking,
    }),
  };
}
