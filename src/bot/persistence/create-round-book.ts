import { type Kysely, sql } from "kysely";
import type { Round, RoundBook } from "#src/bot/groups/ports.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Address } from "#src/bot/runtime/ports/address.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { jsonb } from "#src/database/values.ts";
import { storableText } from "#src/lib/storable.ts";
import { readRound } from "./read-round.ts";
import type { BotTables } from "./tables.ts";

type Db = Kysely<BotTables>;

export function createRoundBook(database: Database): RoundBook {
  const db = database.db.withTables<BotTables>();
  return { ...reading(db), ...telling(db), ...attending(db), ...leaving(db) };
}

type Part<Names extends keyof RoundBook> = Pick<RoundBook, Names>;

function reading(db: Db): Part<"find" | "findOther" | "findOwn" | "findByBooking" | "findWork"> {
  return {
    find: (id) => readRound(db, sql<boolean>`r.id = ${id}`),
    findOther: (round, now, since) =>
      readRound(
        db,
        sql<boolean>`${isOfGroup(round.group)} and r.organiser <> ${round.organiser ?? ""}
          and (${isAhead(now)} or (r.booking_id is null and r.begun_at > ${since}))`,
      ),
    findOwn: (round, now) =>
      readRound(
        db,
        sql<boolean>`${isOfGroup(round.group)} and r.organiser = ${round.organiser ?? ""} and ${isAhead(now)}`,
      ),
    findByBooking: async ({ venueId, id }) => {
      const row = await db
        .selectFrom("rounds")
        .select("id")
        .where("venue_id", "=", venueId)
        .where("booking_id", "=", id)
        .executeTakeFirst();
      return row?.id;
    },
    findWork: (now) => findWork(db, now),
  };
}

function telling(db: Db): Part<"begin" | "share" | "offer" | "answer"> {
  return {
    begin: (word, begun) => transact(db, (trx) => begin(trx, word, begun)),
    share: (round, booking, locale) =>
      transact(db, (trx) =>
        "round" in round
          ? share(trx, round.round, booking, locale)
          : shareInstead(trx, round.former, booking),
      ),
    offer: async (id, offered, { language, region }) => {
      const { numUpdatedRows } = await db
        .updateTable("rounds")
        .set({
          offered: jsonb(offered),
          language,
          region: region ?? null,
          revision: sql<number>`revision + 1`,
        })
        .where("id", "=", id)
        .where("booking_id", "is", null)
        .where("organiser", "is not", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    answer: (id, friend, times) => transact(db, (trx) => answer(trx, id, friend, times)),
  };
}

function attending(
  db: Db,
): Part<"claim" | "release" | "markAnswered" | "markTimesShown" | "markShown" | "markAsked"> {
  const update = (id: string) => db.updateTable("rounds").where("id", "=", id);
  return {
    claim: (id, now, until) => transact(db, (trx) => claim(trx, id, now, until)),
    release: async (id) => {
      await update(id).set({ claimed_until: null }).execute();
    },
    markAnswered: async (id, message, at) => {
      await update(id)
        .set({ answered_at: at, begun_message: message ?? null })
        .execute();
    },
    markTimesShown: async ({ id, revision }, at) => {
      await update(id).set({ shown: revision, shown_at: at }).execute();
    },
    markShown: async ({ id, revision }, message, at) => {
      await update(id)
        .set({ shown: revision, shown_at: at, message: message ?? null })
        .execute();
    },
    markAsked: async ({ id, revision }, partySize) => {
      await update(id)
        .set({
          asked_for: partySize ?? null,
          ask_at: sql<Temporal.Instant | null>`case when revision = ${revision} then null else ask_at end`,
        })
        .execute();
    },
  };
}

function leaving(db: Db): Part<"moveGroup" | "leaveGroup" | "remove" | "forget"> {
  return {
    moveGroup: async ({ platform, chatId: from }, chatId) => {
      // Messages have other numbers there.
      await db
        .updateTable("rounds")
        .set({
          chat_id: chatId,
          asked_in: null,
          begun_message: null,
          message: null,
          revision: sql<number>`case when booking_id is null then revision else revision + 1 end`,
        })
        .where("platform", "=", platform)
        .where("chat_id", "=", from)
        .execute();
    },
    remove: async (id) => {
      await db.deleteFrom("rounds").where("id", "=", id).execute();
    },
    leaveGroup: async ({ platform, chatId }) => {
      await db.deleteFrom("rounds").where("platform", "=", platform).where("chat_id", "=", chatId).execute();
    },
    forget: async (before) => {
      await sql`
        delete from rounds r where r.begun_at < ${before}
          and not exists (select from ledger l where l.venue_id = r.venue_id and l.booking_id = r.booking_id
            and l.starts_at >= ${before})
          and not exists (select from waitlist w where not w.is_over and w.wish->>'round' = r.id)`.execute(
        db,
      );
    },
  };
}

const isOfGroup = ({ platform, chatId }: Address) =>
  sql<boolean>`r.platform = ${platform} and r.chat_id = ${chatId}`;

const isAhead = (now: Temporal.Instant) => sql<boolean>`l.state <> 'CANCELLED' and l.starts_at > ${now}`;

async function begin(
  trx: Db,
  word: Parameters<RoundBook["begin"]>[0],
  { id, at, most, since }: Parameters<RoundBook["begin"]>[1],
): ReturnType<RoundBook["begin"]> {
  const { platform, chatId } = word.group;
  const known = await trx
    .selectFrom("rounds")
    .select("id")
    .where("source", "=", `${platform}:${word.id}`)
    .executeTakeFirst();
  if (known) return known.id;
  const { begun } = await trx
    .selectFrom("rounds")
    .select(({ fn }) => fn.countAll<number>().as("begun"))
    .where("platform", "=", platform)
    .where("chat_id", "=", chatId)
    .where("begun_at", ">", since)
    .executeTakeFirstOrThrow();
  if (begun >= most) return undefined;
  const stored = await trx
    .insertInto("rounds")
    .values({
      id,
      source: `${platform}:${word.id}`,
      platform,
      chat_id: chatId,
      organiser: `${platform}:${word.from.id}`,
      organiser_name: storableText(word.from.firstName),
      language: word.from.language ?? "en",
      words: word.words === "" ? null : storableText(word.words),
      asked_in: word.message,
      begun_at: at,
    })
    .onConflict((conflict) => conflict.column("source").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

/** Writes a booking into the round that it was made for. A round that has a booking stays as it is. */
async function share(
  trx: Db,
  id: string,
  { venueId, id: bookingId, partySize }: Parameters<RoundBook["share"]>[1],
  { language, region }: Parameters<RoundBook["share"]>[2],
): Promise<string | undefined> {
  const round = await trx
    .updateTable("rounds")
    .set({
      venue_id: venueId,
      booking_id: bookingId,
      party_size: partySize,
      reckoned: partySize,
      language,
      region: region ?? null,
      words: null,
      offered: null,
      revision: sql<number>`revision + 1`,
    })
    .where("id", "=", id)
    .where("booking_id", "is", null)
    .where("organiser", "is not", null)
    .returning(["organiser", "organiser_name"])
    .executeTakeFirst();
  if (!round?.organiser) return undefined;
  await trx
    .insertInto("round_friends")
    .values({ round_id: id, friend: round.organiser, first_name: round.organiser_name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/**
 * Writes a booking into the round of the one that it replaces. Does nothing if no round has the former one, such as
 * the second time.
 */
async function shareInstead(
  trx: Db,
  former: BookingKey,
  { venueId, id }: BookingKey,
): Promise<string | undefined> {
  const round = await trx
    .updateTable("rounds")
    .set({ venue_id: venueId, booking_id: id, ledger_revision: null, revision: sql<number>`revision + 1` })
    .where("venue_id", "=", former.venueId)
    .where("booking_id", "=", former.id)
    .returning("id")
    .executeTakeFirst();
  return round?.id;
}

async function answer(
  trx: Db,
  id: string,
  { id: friend, firstName, comes }: Parameters<RoundBook["answer"]>[1],
  { now, askAt }: Parameters<RoundBook["answer"]>[2],
): ReturnType<RoundBook["answer"]> {
  const locked = await trx
    .selectFrom("rounds")
    .select("organiser")
    .where("id", "=", id)
    .where("booking_id", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!locked?.organiser) return "over";
  const ahead = await readRound(trx, sql<boolean>`r.id = ${id} and ${isAhead(now)}`);
  if (!ahead) return "over";
  const row = { first_name: comes ? storableText(firstName) : null };
  const before = await trx
    .selectFrom("round_friends")
    .select("first_name")
    .where("round_id", "=", id)
    .where("friend", "=", friend)
    .executeTakeFirst();
  if (before && before.first_name === row.first_name) return "known";
  await trx
    .insertInto("round_friends")
    .values({ round_id: id, friend, ...row })
    .onConflict((conflict) => conflict.columns(["round_id", "friend"]).doUpdateSet(row))
    .execute();
  await trx
    .updateTable("rounds")
    .set({ revision: sql<number>`revision + 1`, ask_at: askAt })
    .where("id", "=", id)
    .execute();
  return "taken";
}

/**
 * Takes a round for this process, with what became of its booking since: if another party size was agreed, that is
 * the one to reckon with.
 */
async function claim(
  trx: Db,
  id: string,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Round | undefined> {
  const claimed = await trx
    .updateTable("rounds")
    .set({ claimed_until: until })
    .where("id", "=", id)
    .where(sql<boolean>`(claimed_until is null or claimed_until <= ${now})`)
    .returning("id")
    .executeTakeFirst();
  if (!claimed) return undefined;
  await sql`
    update rounds r set
      ledger_revision = l.revision,
      revision = r.revision + 1,
      party_size = l.party_size,
      reckoned = case when l.party_size = r.party_size then r.reckoned else l.party_size + (
        select count(*) from round_friends f where f.round_id = r.id and f.first_name is null) end,
      asked_for = case when l.party_size = r.party_size then r.asked_for end
    from ledger l
    where r.id = ${id} and l.venue_id = r.venue_id and l.booking_id = r.booking_id
      and r.ledger_revision is distinct from l.revision`.execute(trx);
  return await readRound(trx, sql<boolean>`r.id = ${id}`);
}

async function findWork(db: Db, now: Temporal.Instant): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select r.id from rounds r left join ledger l on l.venue_id = r.venue_id and l.booking_id = r.booking_id
    where (r.claimed_until is null or r.claimed_until <= ${now})
      and (r.answered_at is null or r.shown <> r.revision or r.ask_at <= ${now}
        or l.revision is distinct from r.ledger_revision)`.execute(db);
  return found.rows.map(({ id }) => id);
}
