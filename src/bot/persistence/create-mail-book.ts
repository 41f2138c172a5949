import { type Selectable, sql } from "kysely";
import type { MailBook, MailRecord } from "#src/bot/aftercare/mail/ports.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Database } from "#src/database/database.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

export function createMailBook(database: Database): MailBook {
  const db = database.db.withTables<BotTables>();
  const update = ({ venueId, id }: BookingKey, number: number) =>
    db
      .updateTable("mails")
      .where("venue_id", "=", venueId)
      .where("booking_id", "=", id)
      .where("number", "=", number);
  return {
    list: async ({ venueId, id }) => {
      const rows = await db
        .selectFrom("mails")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("booking_id", "=", id)
        .orderBy("number")
        .execute();
      return rows.map(toRecord);
    },
    claim: async ({ venueId, id }, { number, news, visit, at }, now, until) => {
      const told = {
        news,
        scenario_name: storableText(visit.scenarioName),
        starts_at: Temporal.Instant.from(visit.startsAt),
        party_size: visit.partySize,
        at,
        state: "sending",
        sending_until: until,
      } as const;
      const claimed = await db
        .insertInto("mails")
        .values({ venue_id: venueId, booking_id: id, number, ...told })
        .onConflict((conflict) =>
          conflict
            .columns(["venue_id", "booking_id", "number"])
            .doUpdateSet(told)
            .where(
              sql<boolean>`mails.state = 'waiting' or (mails.state = 'sending' and mails.sending_until <= ${now})`,
            ),
        )
        .returning("number")
        .executeTakeFirst();
      return claimed !== undefined;
    },
    settle: async (booking, number, state, at) => {
      await update(booking, number)
        .set({ state, sending_until: state === "sending" ? at : null })
        .execute();
    },
    drop: async ({ venueId, id }, number) => {
      await db
        .deleteFrom("mails")
        .where("venue_id", "=", venueId)
        .where("booking_id", "=", id)
        .where("number", "=", number)
        .where("state", "=", "waiting")
        .execute();
    },
  };
}

function toRecord(row: Selectable<BotTables["mails"]>): MailRecord {
  return {
    number: row.number,
    news: row.news,
    visit: {
      scenarioName: row.scenario_name,
      startsAt: row.starts_at.toString(),
      partySize: row.party_size,
    },
    at: row.at,
    state: row.state,
  };
}
