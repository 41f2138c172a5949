import { type Kysely, sql } from "kysely";
import type { AskAnswer, Asking, OfferEnd, WaitlistOffer } from "#src/bot/aftercare/ports.ts";
import { jsonb } from "#src/database/values.ts";
import type { BotTables } from "./tables.ts";
import { writeAct } from "./waitlist-acts.ts";

type Tables = Kysely<BotTables>;

/** No offer: what `waitlist` holds between two of them. */
const none = { offer: null, hold_id: null, held_until: null, settled: null } as const;

const referenceOfOffer = sql<string>`offer->>'reference'`;

/** The row of a wish that is not over and has this offer, to be changed. */
const withOffer = (trx: Tables, entryId: string, reference: string) =>
  trx
    .updateTable("waitlist")
    .where("entry_id", "=", entryId)
    .where("is_over", "=", false)
    .where(referenceOfOffer, "=", reference);

export async function prepareOffer(
  trx: Tables,
  entryId: string,
  { slot, reference, idempotencyKey, batch }: WaitlistOffer,
  { openingId, place, skipped, by }: Asking,
  at: Temporal.Instant,
): Promise<boolean> {
  const wish = await trx
    .updateTable("waitlist")
    .set({
      ...none,
      offer: jsonb({ slot, reference, idempotencyKey, ...(batch !== undefined && { batch }) }),
    })
    .where("entry_id", "=", entryId)
    .where("is_over", "=", false)
    .where("offer", "is", null)
    .returning(["conversation_id", "wish"])
    .executeTakeFirst();
  if (!wish) return false;
  if (by) {
    await writeAct(trx, {
      act: "offered",
      entryId,
      venueId: slot.venueId,
      by,
      at,
      reference,
      isCarriedOut: true,
    });
  }
  const row = { opening_id: openingId, at };
  for (const { wish: passed, place: before, why } of skipped) {
    await trx
      .insertInto("waitlist_asks")
      .values({
        ...row,
        entry_id: passed.entryId,
        conversation_id: passed.conversationId,
        party_size: passed.partySize,
        place: before,
        skipped: why,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .insertInto("waitlist_asks")
    .values({
      ...row,
      entry_id: entryId,
      conversation_id: wish.conversation_id,
      party_size: wish.wish.partySize,
      place,
      reference,
      batch: batch ?? null,
    })
    .execute();
  return true;
}

export async function makeOffer(
  trx: Tables,
  entryId: string,
  reference: string,
  { until, bookingId }: NonNullable<WaitlistOffer["made"]>,
  at: Temporal.Instant,
): Promise<boolean> {
  const made = await withOffer(trx, entryId, reference)
    .set({ hold_id: bookingId ?? null, held_until: until })
    .returning("entry_id")
    .executeTakeFirst();
  if (!made) return false;
  await trx
    .updateTable("waitlist_asks")
    .set({ asked_at: at })
    .where("reference", "=", reference)
    .where("asked_at", "is", null)
    .execute();
  return true;
}

export async function dropOffer(trx: Tables, entryId: string, reference: string): Promise<void> {
  await withOffer(trx, entryId, reference).set(none).execute();
  await trx
    .deleteFrom("waitlist_asks")
    .where("reference", "=", reference)
    .where("asked_at", "is", null)
    .execute();
}

export async function claim(
  trx: Tables,
  entryId: string,
  reference: string,
  at: Temporal.Instant,
): Promise<boolean> {
  // The others of the batch wait here until it is known who was first.
  const asked = await trx
    .selectFrom("waitlist as asked")
    .select(["asked.entry_id", "asked.settled", sql<string>`asked.offer->>'reference'`.as("reference")])
    .where("asked.is_over", "=", false)
    .where(({ or, eb }) =>
      or([
        eb("asked.entry_id", "=", entryId),
        eb(
          sql`asked.offer->>'batch'`,
          "=",
          sql`(select offer->>'batch' from waitlist where entry_id = ${entryId})`,
        ),
      ]),
    )
    .orderBy("asked.entry_id")
    .forUpdate()
    .execute();
  const own = asked.find((row) => row.entry_id === entryId && row.reference === reference);
  if (!own || own.settled === "lapsed") return false;
  if (asked.some((row) => row !== own && row.settled === "accepted")) return false;
  await withOffer(trx, entryId, reference).set({ settled: "accepted" }).execute();
  await answer(trx, reference, "yes", at);
  return true;
}

/**
 * Lets an offer lapse. In the same write the guest goes behind the others and can no longer say yes: if a process
 * dies before the offer is ended, a late yes ends it as gone.
 */
export async function lapse(
  trx: Tables,
  entryId: string,
  reference: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const lapsed = await withOffer(trx, entryId, reference)
    .set({ settled: "lapsed", passed_at: unlessLapsed(at) })
    .where(sql<boolean>`settled is distinct from 'accepted'`)
    .returning("entry_id")
    .executeTakeFirst();
  if (lapsed) await answer(trx, reference, "lapsed", at);
  return lapsed !== undefined;
}

/** The guest let an offer pass at this moment, but if it lapsed before. */
const unlessLapsed = (at: Temporal.Instant) =>
  sql<Temporal.Instant>`case when settled = 'lapsed' then passed_at else ${at} end`;

/** Who did not answer, cannot be reached or cannot have it goes behind the others. */
const passing: readonly OfferEnd[] = ["lapsed", "unreachable", "refused", "withdrawn"];

export async function endOffer(
  trx: Tables,
  entryId: string,
  reference: string,
  end: OfferEnd,
  at: Temporal.Instant,
): Promise<void> {
  const passed = passing.includes(end) && { passed_at: unlessLapsed(at) };
  const kept = end === "kept" && { kept_at: at };
  await withOffer(trx, entryId, reference)
    .set({ ...none, ...passed, ...kept })
    .execute();
  await answer(trx, reference, end, at);
}

export async function close(
  trx: Tables,
  entryId: string,
  said: "yes" | "no" | undefined,
  at: Temporal.Instant,
): Promise<void> {
  const row = await trx
    .selectFrom("waitlist")
    .select(referenceOfOffer.as("reference"))
    .where("entry_id", "=", entryId)
    .where("offer", "is not", null)
    .executeTakeFirst();
  await trx
    .updateTable("waitlist")
    .set({ ...none, is_over: true })
    .where("entry_id", "=", entryId)
    .execute();
  if (!row || said === undefined) return;
  await answer(trx, row.reference, said, at);
  if (said === "no") return;
  await trx
    .updateTable("waitlist_asks")
    .set({ booked_at: at })
    .where("reference", "=", row.reference)
    .execute();
}

/** Writes down the guest's answer. The first one stays; a yes may still lead to no booking. */
export async function answer(
  trx: Tables,
  reference: string,
  said: AskAnswer,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("waitlist_asks")
    .set({ answer: said, answered_at: at, asked_at: sql<Temporal.Instant>`coalesce(asked_at, ${at})` })
    .where("reference", "=", reference)
    .where(sql<boolean>`(answer is null or (answer = 'yes' and ${said} in ('gone', 'refused')))`)
    .execute();
}

export async function noteMessage(
  db: Tables,
  reference: string,
  message: string | undefined,
  at: Temporal.Instant,
): Promise<void> {
  const added = JSON.stringify(message === undefined ? [] : [message]);
  await db
    .updateTable("waitlist_asks")
    .set({
      delivered_at: sql<Temporal.Instant>`coalesce(delivered_at, ${at})`,
      messages: sql`case when messages @> ${added}::jsonb then messages else messages || ${added}::jsonb end`,
    })
    .where("reference", "=", reference)
    .execute();
}

export async function messagesOf(db: Tables, reference: string): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom("waitlist_asks")
    .select("messages")
    .where("reference", "=", reference)
    .where("delivered_at", "is not", null)
    .executeTakeFirst();
  return row?.messages;
}
