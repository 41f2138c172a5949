import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findTraces } from "#test/support/database/find-traces.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import {
  hears,
  live,
  openWholeLife,
  tracesOfZelda,
  type WholeLife,
} from "#test/support/journeys/whole-life.ts";

const tracesIn = ({ database }: WholeLife) => findTraces(database, tracesOfZelda);

/** The names in what was posted in the staff's channel. */
function namesPosted({ discord }: WholeLife): string[] {
  const texts = discord.channel(ids.staffChannel).map(({ text }) => text);
  return texts.filter((text) => /Zelda|Querfurt/.test(text));
}

/** Whatever the staff see of the guest's enquiry: the threads, and the notices above them. */
function enquirySeen({ discord }: WholeLife): string {
  const threads = discord.threads();
  const inThreads = threads.flatMap(({ id }) => discord.channel(id)).map(({ text }) => text);
  return [...threads.map(({ name }) => name), ...inThreads].join("\n");
}

/** As if so many days had gone by: driving the clock so far takes every job of every minute. */
async function letDaysPass({ database, house }: WholeLife, days: number): Promise<void> {
  // What waits for a time that is over ends now, and not after all these days.
  await sql`
    update waitlist set wish = jsonb_set(wish, '{slot,startsAt}', '"2020-01-01T18:00:00Z"')`.execute(
    database.db,
  );
  await house.clock.advance({ minutes: 1 });
  await eventually(async () => {
    const { rows } = await sql`
        select conversation_id from outbox where settled_at is null
        union all select conversation_id from inbox where processed_at is null`.execute(database.db);
    expect(rows).toEqual([]);
  });
  const moments: Readonly<Record<string, readonly string[]>> = {
    "public.ledger": ["starts_at", "booked_at", "timed_at"],
    "public.guests": ["forget_at", "created_at"],
    "public.conversations": ["created_at", "updated_at"],
    "public.inbox": ["received_at", "processed_at"],
    "public.outbox": ["stored_at", "due_at", "settled_at"],
    "public.waitlist": ["joined_at"],
    "public.enquiries": ["updated_at", "waiting_since"],
    "public.notices": ["told_at"],
    "public.notice_names": ["told_at"],
    "public.notice_marks": ["at"],
    "public.rounds": ["begun_at"],
    "service.booking": ["starts_at", "ends_at", "held_until"],
    "service.waitlist_entry": ["starts_at", "ends_at"],
    "service.idempotency_key": ["expires_at"],
    "pgboss.job_common": ["created_on", "completed_on"],
  };
  for (const [table, columns] of Object.entries(moments)) {
    const earlier = columns.map((name) => `${name} = ${name} - interval '${days} days'`);
    await sql.raw(`update ${table} set ${earlier.join(", ")}`).execute(database.db);
  }
  await sql`
    update pgboss.job set start_after = start_after - interval '25 hours'
    where state = 'created'
      and name in ('forget-guests', 'forget-past-guests', 'tidy-turns', 'booking-service-tidy-up')`.execute(
    database.db,
  );
  await house.clock.advance({ minutes: 1 });
}

describe("a guest with a whole life in the house", () => {
  test("is in no column of any table once erased with their bookings, nor in the staff's threads", async () => {
    const life = await openWholeLife();
    const { house, zelda } = life;
    await live(life);
    expect(await tracesIn(life)).toEqual(
      expect.arrayContaining([
        "public.enquiry_entries.text",
        "public.round_friends.first_name",
        "public.waitlist.conversation_id",
        "service.waitlist_entry.details",
        "pgboss.job_common.data",
      ]),
    );
    expect(enquirySeen(life)).toContain("wheelchair");
    expect(namesPosted(life).length).toBeGreaterThan(2);

    zelda.says("/forgetme");
    await hears(zelda, "shall I cancel");
    zelda.presses("Erase and cancel");
    await hears(zelda, "everything about you is erased");
    expect(await tracesIn(life)).toEqual([]);
    await house.clock.advance({ minutes: 1 });
    expect(await tracesIn(life)).toEqual([]);
    expect(enquirySeen(life)).toBe("");
    expect(namesPosted(life)).toEqual([]);
    zelda.blocks();
    await house.clock.advance({ minutes: 1 });
    expect(await tracesIn(life)).toEqual([]);
    expect(life.discord.violations).toEqual([]);
  });

  test("may keep their bookings until the visit, after which nothing is left", async () => {
    const life = await openWholeLife();
    const { house, zelda } = life;
    await live(life);
    zelda.says("/forgetme");
    await hears(zelda, "shall I cancel");
    zelda.presses("Erase, keep bookings");
    await hears(zelda, "Your bookings stand");
    await house.clock.advance({ minutes: 1 });
    expect(enquirySeen(life)).toBe("");
    expect(await tracesIn(life)).toContain("public.ledger.guest_name");
    await letDaysPass(life, 8);
    expect(await tracesIn(life)).toEqual([]);
    await house.clock.advance({ minutes: 1 });
    expect(namesPosted(life)).toEqual([]);
  });

  test("is forgotten with time without a word of theirs, their own row included", async () => {
    const life = await openWholeLife();
    await live(life);
    await letDaysPass(life, 740);
    expect(await tracesIn(life)).toEqual([]);
    expect(enquirySeen(life)).toBe("");
    await life.house.clock.advance({ minutes: 1 });
    expect(namesPosted(life)).toEqual([]);
  });
});
