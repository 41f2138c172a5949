import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { shellActs } from "#src/adapters/shell/act-names.ts";
import { answer } from "#src/adapters/shell/answer.ts";
import { isDone, show } from "#src/adapters/shell/show.ts";
import { createEnquiries } from "#src/bot/desk/enquiries/create-enquiries.ts";
import type { EnquiryPost } from "#src/bot/desk/view.ts";
import { createEnquiryBook } from "#src/bot/persistence/create-enquiry-book.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Jobs, Queue } from "#src/jobs/jobs.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { havsorn, kari, openDesk } from "#test/support/desk/desk-fixture.ts";
import { noPeople } from "#test/support/desk/no-people.ts";
import { createTestClock, seldom } from "#test/support/jobs/test-clock.ts";
import { createExecutioner, type Executioner, guarded, Killed } from "#test/support/runtime/executioner.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, "bot", botMigrations);
});
beforeEach(async () => {
  await sql`truncate enquiries cascade`.execute(database.db);
});

const ola = { id: "test:2", displayName: "Ola" };
const enquiry = { id: "a1", venueId: 1, guestName: "Anna" };

/** A staff's platform and a chat that keep what reaches them, once a key, as the real ones do. */
async function openHouse() {
  const clock = createTestClock("2026-11-21T09:00:00Z");
  const log = createQuietLog();
  const real = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
  const queues = new Map<string, Queue<never>>();
  const jobs: Jobs & { readonly queues: typeof queues } = {
    ...real,
    queues,
    defineQueue: (name, schema, options) => {
      const queue = real.defineQueue(name, schema, options);
      queues.set(name, queue as Queue<never>);
      return queue;
    },
  };
  const posted = new Map<string, EnquiryPost>();
  const reached = new Map<string, string>();
  const address = { platform: "test", chatId: "1" };
  const content = { type: "text", text: "hello" } as const;
  await createTurnStore(database).receive(
    { id: `${clock.now()}`, address, content },
    { at: clock.now(), newReference: () => "r" },
  );
  const ports = {
    book: createEnquiryBook(database),
    threads: {
      open: async () => "thread",
      forget: async () => {},
      post: async (_place: string, post: EnquiryPost) => {
        posted.set(post.key, post);
        return true;
      },
    },
  };
  const inject: Inject = async (_conversationId, event, id) => {
    const isNew = !reached.has(id);
    if (event.type === "staffWrote")
      reached.set(id, `${event.word.by}: ${event.word.text ?? event.word.act}`);
    return isNew;
  };
  const shared = { venues: () => [havsorn], idleAfter: Temporal.Duration.from("PT20M"), clock, log, jobs };
  const enquiries = createEnquiries({ ...shared, ...ports, inject });
  await jobs.start();
  onTestFinished(() => jobs.stop());
  clock.drive(database, jobs);
  await enquiries.take("test:1", { enquiry, act: "asked", text: "a lift?" }, "effect:1");
  const says = (text: string, by = kari) => {
    const act = "answered" as const;
    return { id: `discord:${text}`, enquiryId: "a1", act, text, by, at: clock.now() };
  };
  return { enquiries, ports, inject, shared, clock, posted, reached, says };
}

describe("what the staff write to a guest", () => {
  test("reaches the guest once, however often it is sent", async () => {
    const { enquiries, reached, says } = await openHouse();
    expect(await enquiries.listWaiting()).toHaveLength(1);
    await enquiries.answer(says("Yes."));
    await enquiries.answer(says("Yes."));
    await enquiries.answer(says("At the back.", ola));
    expect([...reached.values()]).toEqual(["Kari: Yes.", "Ola: At the back."]);
    expect(await enquiries.listWaiting()).toEqual([]);
  });

  test("reaches them whenever the process dies after it was kept", async () => {
    for (let killAt = 1; ; killAt += 1) {
      await sql`truncate enquiries cascade`.execute(database.db);
      const { ports, inject, shared, clock, reached, posted, says } = await openHouse();
      const executioner = createExecutioner(killAt);
      const mortal = createEnquiries({
        ...shared,
        book: guarded(ports.book, executioner),
        threads: guarded(ports.threads, executioner),
        inject: (...given) => executioner.through(() => inject(...given)),
        // Its workers die with it: those of the one beside it carry on.
        jobs: { ...shared.jobs, defineQueue: sending(shared.jobs, executioner), every: () => {} },
      });
      const died = await mortal.answer(says("Yes.")).then(
        () => executioner.isDead(),
        (error) => error instanceof Killed,
      );
      await clock.advance({ minutes: 2 });
      expect([...reached.values()]).toEqual(["Kari: Yes."]);
      expect([...posted.values()].map(({ title }) => title)).toEqual([
        "Anna asks to talk to a person.",
        "Kari answered the guest:",
      ]);
      if (!died) return;
      expect(killAt).toBeLessThan(20);
    }
  });
});

/** The queues that are there already, without workers of one's own. */
const sending =
  (
    { queues }: { readonly queues: ReadonlyMap<string, Queue<never>> },
    executioner: Executioner,
  ): Jobs["defineQueue"] =>
  (name) => {
    const queue = guarded(queues.get(name) as unknown as Queue<object>, executioner);
    return { name, send: queue.send, cancel: queue.cancel, work: () => {} };
  };

describe("a request", () => {
  test("is decided by one of two, whose word the guest has; a new one is decided anew", async () => {
    const { enquiries, reached, posted, says, clock } = await openHouse();
    const request = { venueId: 1, partySize: 25, date: "2026-11-27", guest: {} } as const;
    const decide = (act: "accepted" | "declined", id: string, by: typeof kari) => {
      const { text: _, ...entry } = says(id, by);
      return enquiries.answer({ ...entry, act });
    };
    await enquiries.take("test:1", { enquiry, act: "request", request }, "effect:2");
    await clock.advance();
    expect(posted.get("entry:effect:2")).toMatchObject({
      actions: ["accept", "decline", "answer"],
      text: expect.stringContaining("25 people"),
    });
    expect((await decide("accepted", "1", kari)).ok).toBe(true);
    expect(await decide("accepted", "1", kari)).toEqual({ ok: true });
    expect(await decide("declined", "2", ola)).toEqual({ ok: false, doneBy: "Kari" });
    expect([...reached.values()]).toEqual(["Kari: accepted"]);
    await enquiries.take("test:1", { enquiry, act: "request", request }, "effect:3");
    expect((await decide("declined", "3", ola)).ok).toBe(true);
  });
});

describe("giving a guest back", () => {
  test("is done by one of two, and the other learns by whom", async () => {
    const { enquiries, says, reached } = await openHouse();
    const close = (by: typeof kari) => {
      const { text: _, ...entry } = says(`close ${by.displayName}`, by);
      return enquiries.answer({ ...entry, act: "closed" });
    };
    const [first, second] = await Promise.all([close(kari), close(ola)]);
    expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
    expect([...reached.values()]).toEqual([expect.stringContaining("closed")]);
    await enquiries.take("test:1", { enquiry, act: "said", text: "one more thing" }, "effect:2");
    expect((await enquiries.listWaiting())[0]?.closedBy).toBeUndefined();
    expect(await enquiries.lastWords("a1")).toBe("one more thing");
  });
});

describe("a guest's talk in a shell", () => {
  const plain = { width: Number.POSITIVE_INFINITY, style: (_: string, text: string) => text };

  async function openShell() {
    const { enquiries } = await openHouse();
    const { desk } = openDesk({ enquiries });
    const asks = async (guest: string) => {
      const request = { command: "talk", given: { guest }, by: "Kari", key: "k", look: false };
      const reply = await answer({ desk: desk.named(shellActs), people: noPeople }, request);
      if (reply.type === "notKnown") throw new Error("talk is no command");
      return { isDone: isDone(reply.answer), said: show(reply.answer, plain).join("\n") };
    };
    return { enquiries, asks };
  }

  test("is read whole by a part of the name, with what the staff wrote", async () => {
    const { enquiries, asks } = await openShell();
    await enquiries.take("test:1", { enquiry, act: "said", text: "for a \u001b[31mwheelchair" }, "effect:2");
    const { isDone: done, said } = await asks("ann");
    expect(done).toBe(true);
    expect(said).toMatch(/Anna asks to talk to a person\.\s+a lift\?[\s\S]*Anna writes:[\s\S]*wheelchair/);
    expect(said).not.toContain("\u001b");
  });

  test("of two who fit is not guessed at, and of nobody says so", async () => {
    const { enquiries, asks } = await openShell();
    const other = { id: "a2", venueId: 1, guestName: "Annika" };
    await enquiries.take("test:1", { enquiry: other, act: "asked", text: "parking?" }, "effect:2");
    const both = await asks("ann");
    expect(both.isDone).toBe(false);
    expect(both.said).toMatch(/Anna,[\s\S]*Annika,/);
    expect((await asks("zoe")).isDone).toBe(false);
  });
});
