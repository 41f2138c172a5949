import type { AuditTrail } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

export function createAuditTrail(database: Database): AuditTrail {
  const db = database.db.withTables<BotTables>();
  return {
    record: async ({ by, action, booking, rule, venueId, at }) => {
      await db
        .insertInto("audit")
        .values({
          staff_id: by.id,
          staff_name: storableText(by.displayName),
          action,
          venue_id: (booking ?? rule)?.venueId ?? venueId ?? null,
          booking_id: booking?.id ?? null,
          rule_id: rule?.id ?? null,
          at,
        })
        .execute();
    },
  };
}
