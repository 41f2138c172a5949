import { type Kysely, sql } from "kysely";
import type { BotTables } from "./tables.ts";

/**
 * What a guest said in groups goes: their answers at once, and what they began. Where the group reads their name, the
 * round is left without one until the message is worded anew.
 */
export async function forgetRounds(trx: Kysely<BotTables>, conversationId: string): Promise<void> {
  await trx
    .updateTable("rounds")
    .set({ revision: sql<number>`revision + 1` })
    .where("booking_id", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("round_friends")
          .select("friend")
          .whereRef("round_id", "=", "rounds.id")
          .where("friend", "=", conversationId),
      ),
    )
    .execute();
  await trx.deleteFrom("round_friends").where("friend", "=", conversationId).execute();
  await trx
    .deleteFrom("rounds")
    .where("organiser", "=", conversationId)
    .where("message", "is", null)
    .execute();
  const ended = await trx
    .updateTable("rounds")
    .set({ organiser: null, organiser_name: "", words: null, asked_in: null, source: sql<string>`id` })
    .where("organiser", "=", conversationId)
    .returning("id")
    .execute();
  const ids = ended.map(({ id }) => id);
  await trx
    .deleteFrom("round_friends")
    .where("round_id", "in", ["", ...ids])
    .execute();
}
