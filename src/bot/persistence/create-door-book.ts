import { type Kysely, sql } from "kysely";
import type { DoorBook, InForce, ListedSession } from "#src/bot/desk/door/ports.ts";
import type { DeskRole } from "#src/bot/desk/door/session.ts";
import type { Database } from "#src/database/database.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

export function createDoorBook(database: Pick<Database, "db">): DoorBook {
  const db = database.db.withTables<BotTables>();
  return {
    invite: async (hash, { name, role, venueIds }, expiresAt) => {
      await db
        .insertInto("desk_invitations")
        .values({
          ...{ hash, role, name: storableText(name), expires_at: expiresAt, spent_at: null },
          venue_ids: venueIds ? [...venueIds] : null,
        })
        .execute();
    },
    findInvitation: async (hash) => {
      const row = await db
        .selectFrom("desk_invitations")
        .select("spent_at")
        .where("hash", "=", hash)
        .executeTakeFirst();
      return row && { isSpent: row.spent_at !== null };
    },
    enter: async ({ invitationHash, keyHash, sessionId, personId, at }) => {
      const { rows } = await sql<SessionRow>`
        with spent as (
          update desk_invitations set spent_at = ${at}
          where hash = ${invitationHash} and spent_at is null and expires_at > ${at}
          returning name, role, venue_ids
        ), person as (
          insert into desk_people (id, name, name_key)
          select ${personId}::text, name, lower(name) from spent
          on conflict (name_key) do update set name = excluded.name
          returning id as person_id, name
        ), session as (
          insert into desk_sessions (id, key_hash, person_id, role, venue_ids, begun_at, used_at)
          select ${sessionId}::text, ${keyHash}::bytea, person_id, role, venue_ids, ${at}::timestamptz, ${at}::timestamptz
          from spent, person
          returning id, person_id, role, venue_ids, begun_at, used_at
        )
        select session.*, person.name from session join person using (person_id)`.execute(db);
      return rows[0] && toSession(rows[0]);
    },
    findSession: async (keyHash, which) => {
      const row = await inForce(db, which).where("key_hash", "=", keyHash).executeTakeFirst();
      return row && toSession(row);
    },
    used: async (sessionId, at) => {
      await db.updateTable("desk_sessions").set({ used_at: at }).where("id", "=", sessionId).execute();
    },
    listSessions: async (which) =>
      (await inForce(db, which).orderBy("used_at", "desc").orderBy("id").execute()).map(toSession),
    end: async (sessionId, which, at) => {
      const row = await inForce(db, which).where("desk_sessions.id", "=", sessionId).executeTakeFirst();
      const ended = await db
        .updateTable("desk_sessions")
        .set({ ended_at: at })
        .where("id", "=", sessionId)
        .where("ended_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return row && ended && toSession(row);
    },
    listInForce: async (sessionIds, which) => {
      if (sessionIds.length === 0) return [];
      const rows = await inForce(db, which)
        .where("desk_sessions.id", "in", [...sessionIds])
        .execute();
      return rows.map(({ id }) => id);
    },
    wasEntered: async () =>
      (await db.selectFrom("desk_people").select("id").limit(1).executeTakeFirst()) !== undefined,
    tidy: async ({ expired, begun }) => {
      await db.deleteFrom("desk_invitations").where("expires_at", "<=", expired).execute();
      await db.deleteFrom("desk_sessions").where("begun_at", "<=", begun).execute();
    },
  };
}

interface SessionRow {
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly role: DeskRole;
  readonly venue_ids: number[] | null;
  readonly begun_at: Temporal.Instant;
  readonly used_at: Temporal.Instant;
}

function inForce(db: Kysely<BotTables>, { begunAfter, usedAfter }: InForce) {
  return db
    .selectFrom("desk_sessions")
    .innerJoin("desk_people", "desk_people.id", "person_id")
    .select(["desk_sessions.id", "person_id", "name", "role", "venue_ids", "begun_at", "used_at"])
    .where("ended_at", "is", null)
    .where("begun_at", ">", begunAfter)
    .where("used_at", ">", usedAfter);
}

function toSession({ id, person_id, name, role, venue_ids, begun_at, used_at }: SessionRow): ListedSession {
  return {
    sessionId: id,
    session: { id: person_id, name, role, ...(venue_ids && { venueIds: venue_ids }) },
    begunAt: begun_at,
    usedAt: used_at,
  };
}
