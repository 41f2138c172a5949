import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createPlacements } from "#src/booking/client/placements.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { runs } from "#test/support/runs.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createHarness, type Guest } from "#test/support/runtime/harness.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";

type Script = readonly ((guest: Guest) => InboundContent)[];

const booking: Script = [
  () => ({ type: "text", text: "a table for 2 tomorrow at 7pm" }),
  () => ({ type: "text", text: "Ada Lovelace" }),
  (guest) => guest.button("choiceSkip"),
  (guest) => guest.button("choiceConfirm"),
];

const changes: readonly { readonly wish: string; readonly holds: object }[] = [
  { wish: "change it to 9pm", holds: { guestCount: 2, timeFrom: "2026-11-22T20:00:00Z" } },
  { wish: "change it to 4 people at 9pm", holds: { guestCount: 4, timeFrom: "2026-11-22T20:00:00Z" } },
];

/** Each call where `CI` is set; elsewhere every fifth, from any of the first five. */
function* killPoints(): Generator<number, never> {
  const stride = 5 / runs(5);
  const [first = 1] = fc.sample(fc.integer({ min: 1, max: stride }), 1);
  for (let killAt = first; ; killAt += stride) yield killAt;
}

describeDatabases("a process that dies", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  /**
   * Plays the script in a process that dies right after the call of this number, whatever it was: a transaction, a
   * request, a message sent. Another process takes over. Resolves to what came of it; `died` is false when the process
   * made fewer calls than that.
   */
  async function play(
    chatId: string,
    killAt: number,
    { holds = true, before = [], script }: { holds?: boolean; before?: Script; script: Script },
  ) {
    await clearWork(database);
    const service = createMemoryService();
    if (!holds) service.holdsRefusedWith = "invalid_request";
    const heir = createHarness(database, { memoryService: service });
    const executioner = createExecutioner(killAt);
    const client = guarded(service.client, executioner);
    const tools = { wait: () => Promise.resolve(), random: () => 0.5, log: createQuietLog() };
    const mortal = createHarness(database, {
      platform: guarded(heir.platform, executioner),
      store: guarded(heir.options.store, executioner),
      holdRefusals: guarded(heir.options.holdRefusals, executioner),
      service: client,
      placements: createPlacements({ client, ...tools }),
      aftercare: guarded(heir.options.aftercare, executioner),
      staffNotices: guarded(heir.options.staffNotices, executioner),
    });
    const guest = heir.guest(chatId);
    for (const step of before) await guest.does(step(guest));
    for (const [index, step] of script.entries()) {
      const content = step(guest);
      const id = `${chatId}-${index}`;
      if (!executioner.isDead()) {
        try {
          await mortal.guest(chatId).does(content, id);
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
          await heir.runtime.start();
        }
      }
      // The platform delivers what was not acknowledged; what was, is known by its id.
      if (executioner.isDead()) await guest.does(content, id);
    }
    await mortal.runtime.stop();
    await heir.runtime.stop();
    return { died: executioner.isDead(), service, heir };
  }

  test.for([{ holds: true }, { holds: false }])(
    "at any point, leaves one booking and a guest who was told (holds: $holds)",
    async ({ holds }) => {
      for (const killAt of killPoints()) {
        const chatId = `kill-${holds}-${killAt}`;
        const { died, service, heir } = await play(chatId, killAt, { holds, script: booking });
        const said = heir.platform.sentTo(chatId).map(({ reply }) => reply.text);
        const place = `after call ${killAt}`;
        expect(service.reservations(), place).toHaveLength(1);
        expect([...service.bookings.values()], place).toHaveLength(1);
        expect(said.filter((text) => text.includes("placed")).length, place).toBeGreaterThan(0);
        expect(heir.told.tracked.length, place).toBeGreaterThan(0);
        expect(new Set(heir.told.notices.map(({ key }) => key)).size, place).toBe(1);
        expect(await unfinished(chatId), place).toEqual([]);
        if (!died) {
          expect(killAt).toBeGreaterThan(25);
          return;
        }
      }
    },
  );

  test.for(changes)(
    "at any point of a change ($wish), leaves the booking changed and a guest who was told",
    async ({ wish, holds }) => {
      const script: Script = [() => ({ type: "text", text: wish }), (guest) => guest.button("choiceYes")];
      for (const killAt of killPoints()) {
        const chatId = `kill-${wish}-${killAt}`;
        const { died, service, heir } = await play(chatId, killAt, { before: booking, script });
        const said = heir.platform.sentTo(chatId).map(({ reply }) => reply.text);
        const place = `after call ${killAt}`;
        expect([...service.bookings.values()], place).toMatchObject([holds]);
        expect(said, place).toContain("changed");
        expect(await unfinished(chatId), place).toEqual([]);
        if (!died) {
          expect(killAt).toBeGreaterThan(15);
          return;
        }
      }
    },
  );

  async function unfinished(chatId: string): Promise<unknown[]> {
    const { rows } = await sql`
      select arrival as what from inbox where processed_at is null and conversation_id = ${`test:${chatId}`}
      union all
      select effect from outbox where outcome is distinct from 'done' and conversation_id = ${`test:${chatId}`}
    `.execute(database.db);
    return rows;
  }
});
