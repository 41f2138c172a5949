import { describe, expect, onTestFinished, test } from "vitest";
import { createMailer } from "#src/adapters/mail/create.ts";
import { createBookingMails } from "#src/bot/aftercare/mail/create-booking-mails.ts";
import type { MailedBooking } from "#src/bot/aftercare/mail/ports.ts";
import { createMailBook } from "#src/bot/persistence/create-mail-book.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import type { Mailer } from "#src/bot/runtime/ports/mail.ts";
import { readCatalogues } from "#src/compose/read-catalogues.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { createTestClock, seldom } from "#test/support/jobs/test-clock.ts";
import { type MailManners, startMailServer } from "#test/support/mail/mail-server.ts";
import { createExecutioner, guarded } from "#test/support/runtime/executioner.ts";

const venue = { id: 1, name: "Havsorn", timeZone: "Europe/Oslo", scenarioNames: ["Dinner"] };
const key = { venueId: 1, id: "b1" };
const render = createRenderReply(readCatalogues("replies.ftl"));

/** Mail about one booking, its server and its clock. */
async function openPostOffice(manners: MailManners = {}) {
  const server = await startMailServer(manners);
  onTestFinished(() => server.stop());
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const clock = createTestClock("2026-11-21T09:00:00Z");
  const log = createQuietLog();
  const told: string[] = [];
  const mailed = {
    booking: {
      ...key,
      scenarioName: "Dinner",
      startsAt: "2026-11-28T18:00:00Z",
      partySize: 2,
      state: "REGISTERED" as MailedBooking["booking"]["state"],
    },
    email: "ada@example.com",
    timedAt: clock.now(),
    reference: "K7QM-2XRF",
    language: "en",
    chat: { conversationId: "telegram:1", platform: "telegram" },
  };
  const from = { address: "booking@havsorn.example" };
  const mailer = createMailer({ server: { host: "127.0.0.1", port: server.port, secure: false }, from });

  /** A process that writes; `killAt` kills it after so many of its calls. */
  async function openProcess(killAt = Number.POSITIVE_INFINITY) {
    const executioner = createExecutioner(killAt);
    const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
    const { find } = guarded({ find: async () => copyOf(mailed) }, executioner);
    const mails = createBookingMails({
      mailer: guarded<Mailer>(mailer, executioner),
      book: guarded(createMailBook(database), executioner),
      ...{ find, render, jobs, clock, log, venues: () => [venue] },
      staffNotices: { send: async (notice) => void told.push(notice.kind) },
    });
    await jobs.start();
    onTestFinished(() => jobs.stop());
    clock.drive(database, jobs);
    return { mails, jobs, executioner };
  }
  return { server, clock, log, told, mailed, openProcess };
}

const copyOf = (mailed: MailedBooking): MailedBooking => ({
  ...mailed,
  booking: { ...mailed.booking },
});

const givenUp = (log: ReturnType<typeof createQuietLog>) =>
  log.lines.filter(({ message }) => message === "an e-mail to a guest is given up after a day").length;

describe("a message to a guest", () => {
  test("waits for a server that is away, and tells what is true by then", async () => {
    const { server, clock, log, mailed, openProcess } = await openPostOffice();
    const { mails } = await openProcess();
    await server.stop();
    await mails.look(key);
    await clock.advance({ hours: 3 });
    mailed.booking.partySize = 3;
    await mails.look(key);
    await clock.advance({ hours: 1 });
    await server.start();
    await clock.advance({ minutes: 31 });
    expect(server.arrived.map(({ text }) => /\d guests/.exec(text ?? "")?.[0])).toEqual(["3 guests"]);
    expect(log.lines.filter(({ level }) => level === "warn")).toHaveLength(2);
    expect(JSON.stringify(log.lines)).not.toContain("ada@");
  });

  test("is given up after a day, with one line", async () => {
    const { server, clock, log, openProcess } = await openPostOffice();
    const { mails } = await openProcess();
    await server.stop();
    await mails.look(key);
    await clock.advance({ hours: 23, minutes: 59 });
    expect(givenUp(log)).toBe(0);
    await clock.advance({ hours: 1 });
    expect(givenUp(log)).toBe(1);
    await server.start();
    await mails.look(key);
    await clock.advance({ hours: 24 });
    expect(server.arrived).toEqual([]);
    expect(givenUp(log)).toBe(1);
  });

  test("whose address is refused is given up at once, and the staff are told once", async () => {
    const { server, clock, told, log, openProcess } = await openPostOffice({ toAddress: () => 550 });
    const { mails } = await openProcess();
    await mails.look(key);
    await clock.advance({ hours: 1 });
    await mails.look(key);
    await clock.advance({ hours: 1 });
    expect(told).toEqual(["mailRefused"]);
    expect(server.arrived).toEqual([]);
    expect(JSON.stringify(log.lines)).not.toContain("ada@");
  });

  test("that is put off by the server (greylisting) is sent again", async () => {
    const { server, clock, told, openProcess } = await openPostOffice({ toAddress: () => 451 });
    const { mails } = await openProcess();
    await mails.look(key);
    await clock.advance();
    server.behaves({ toAddress: () => undefined });
    await clock.advance({ minutes: 2 });
    expect(server.arrived).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test("whose answer was lost is sent again as the same message", async () => {
    const { server, clock, openProcess } = await openPostOffice({ losesAnswers: true });
    const { mails } = await openProcess();
    await mails.look(key);
    await clock.advance();
    expect(server.arrived).toHaveLength(1);
    server.behaves({ losesAnswers: false });
    await clock.advance({ minutes: 5 });
    const [first, second, ...more] = server.arrived.map(({ raw }) => raw);
    expect(second).toBe(first);
    expect(more).toEqual([]);
  });

  test("does not come twice where two processes hear of the booking", async () => {
    const { server, clock, openProcess } = await openPostOffice();
    const [one, other] = [await openProcess(), await openProcess()];
    await Promise.all([one.mails.look(key), other.mails.look(key)]);
    await clock.advance({ minutes: 5 });
    expect(server.arrived).toHaveLength(1);
  });

  // find, list, claim, post, settle; and then find and list once more
  test.for([1, 2, 3, 4, 5, 6, 7])("is one, whatever its process dies after (call %i)", async (killAt) => {
    const { server, clock, mailed, openProcess } = await openPostOffice();
    const first = await openProcess(killAt);
    await first.mails.look(key);
    await clock.advance();
    expect(first.executioner.isDead()).toBe(true);
    await first.jobs.stop();
    const { mails } = await openProcess();
    await clock.advance({ minutes: 10 });
    expect(new Set(server.arrived.map(({ raw }) => raw)).size).toBe(1);
    mailed.booking.state = "CANCELLED";
    await mails.look(key);
    await clock.advance({ minutes: 10 });
    expect(new Set(server.subjects())).toEqual(
      new Set([
        "Booked: Havsorn, Saturday, November 28 at 7:00 PM",
        "Cancelled: Havsorn, Saturday, November 28 at 7:00 PM",
      ]),
    );
    expect(server.arrived.at(-1)?.subject).toContain("Cancelled");
  });
});
