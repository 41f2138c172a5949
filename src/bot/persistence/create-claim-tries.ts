import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ClaimTries } from "#src/bot/runtime/ports/guest-records.ts";
import type { Database } from "#src/database/database.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { BotTables } from "./tables.ts";

type TryTables = {
  claim_tries: { key: string; conversation_id: string | null; reference_hash: string; at: Temporal.Instant };
};

/** How many failed tries of one chat, or for one reference, are allowed in a day. */
const mostTries = 5;
const remembered = Temporal.Duration.from({ hours: 24 });

export function createClaimTries({ db }: Pick<Database, "db">, clock: Clock): ClaimTries {
  const tables = db.withTables<BotTables & TryTables>();
  return {
    begin: async ({ key, conversationId, reference }) => {
      const at = clock.now();
      const hash = createHash("sha256").update(reference).digest("hex");
      await tables.deleteFrom("claim_tries").where("at", "<", at.subtract(remembered)).execute();
      await tables
        .insertInto("claim_tries")
        .values({ key, conversation_id: conversationId, reference_hash: hash, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { tries } = await tables
        .selectFrom("claim_tries")
        .select(
          sql<number>`greatest(
          count(*) filter (where conversation_id = ${conversationId}),
          count(*) filter (where reference_hash = ${hash}))::int`.as("tries"),
        )
        .executeTakeFirstOrThrow();
      return tries <= mostTries;
    },
    succeeded: async (key) => {
      await tables.deleteFrom("claim_tries").where("key", "=", key).execute();
    },
  };
}
