import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import { scheduleWebhook } from "#src/booking/service/jobs/tell-webhook.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { toWebhookConfig } from "#src/booking/service/webhook/config.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { describeDatabases, type OpenTestDatabase } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock, seldom } from "#test/support/jobs/test-clock.ts";
import { type Send, succeed } from "#test/support/service/ask.ts";
import { bookDinner, freshDate, holdDinner } from "#test/support/service/conformance/stage.ts";
import { createSweeps } from "#test/support/service/sweeps.ts";
import { baseTime, createTestService } from "#test/support/service/test-service.ts";

const secret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;

interface Told {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Another system that believes only what is signed as the standard says, and answers as it is told. */
async function openReceiver() {
  const attempts: Told[] = [];
  const bodies: string[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, `${value}`]),
    );
    // The standard's own library looks at the machine's clock too; the test's stands.
    const { type, data } = verify(body, headers) as Omit<Told, "id">;
    attempts.push({ id: `${headers["webhook-id"]}`, type, data });
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/hook`;
  return { url, attempts, bodies, answer: (next: number) => (status = next) };
}

function verify(body: string, headers: Record<string, string>): unknown {
  const now = Date.now;
  Date.now = () => Number(headers["webhook-timestamp"]) * 1000;
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    Date.now = now;
  }
}

async function openHouse(open: OpenTestDatabase) {
  const database = await open();
  const receiver = await openReceiver();
  const log = createQuietLog();
  const clock = createTestClock(baseTime);
  const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
  const webhook = toWebhookConfig({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
  const sweeps = createSweeps();
  const { defineQueue } = jobs;
  if (webhook)
    scheduleWebhook({ ...sweeps.jobs, defineQueue }, { db: serviceTables(database), webhook, clock });
  const service = createTestService(database);
  await service.start();
  await jobs.start();
  clock.drive(database, jobs);
  onTestFinished(async () => {
    await jobs.stop();
    await service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const setState = (booking: Booking, state: "CONFIRMED" | "CANCELLED") =>
    succeed(send, "updateBookingState", {
      params: { venueId: 1, bookingId: booking.id },
      body: { state },
    });
  const pass = async () => {
    await sweeps.sweepOf("booking-webhook-news")();
    await clock.advance({ seconds: 1 });
  };
  return { ...{ receiver, log, clock, service, send, setState, pass }, stage: { service, send } };
}

describeDatabases("another system", (open) => {
  test("is told of a booking, of its confirmation and of its end, signed, and nothing of the guest", async () => {
    const { receiver, stage, setState, pass } = await openHouse(open);
    await pass();
    const booking = await bookDinner(stage, freshDate(), "19:00", { guestCount: 4 });
    await pass();
    await setState(booking, "CONFIRMED");
    await pass();
    await setState(booking, "CANCELLED");
    await pass();
    await pass();
    const data = { venueId: 1, bookingId: booking.id, timeFrom: booking.timeFrom, guestCount: 4 };
    expect(receiver.attempts).toEqual([
      {
        id: `${booking.id}.1`,
        type: "booking.created",
        data: expect.objectContaining({ ...data, status: "REGISTERED" }),
      },
      {
        id: `${booking.id}.2`,
        type: "booking.confirmed",
        data: expect.objectContaining({ ...data, number: 2 }),
      },
      {
        id: `${booking.id}.3`,
        type: "booking.cancelled",
        data: expect.objectContaining({ status: "CANCELLED" }),
      },
    ]);
    expect(receiver.bodies.join()).not.toMatch(/firstName|lastName|phone|email/);
  });

  test("hears of no hold, of nothing from before it asked, and of a later change of that", async () => {
    const { receiver, stage, setState, pass } = await openHouse(open);
    const before = await bookDinner(stage, freshDate(), "19:00", { guestCount: 2 });
    await pass();
    await holdDinner(stage, freshDate(), "19:00");
    await pass();
    expect(receiver.attempts).toEqual([]);
    await setState(before, "CONFIRMED");
    await pass();
    expect(receiver.attempts.map(({ type }) => type)).toEqual(["booking.confirmed"]);
  });

  test.for([500, 302])(
    "that answers %d is told again, under the same id, until it takes it",
    async (status) => {
      const { receiver, clock, log, stage, pass } = await openHouse(open);
      await pass();
      receiver.answer(status);
      await bookDinner(stage, freshDate(), "19:00", { guestCount: 2 });
      await pass();
      await clock.advance({ minutes: 3 });
      expect(receiver.attempts.length).toBeGreaterThan(1);
      receiver.answer(200);
      await clock.advance({ minutes: 10 });
      const { length } = receiver.attempts;
      await clock.advance({ hours: 1 });
      expect(receiver.attempts).toHaveLength(length);
      expect(new Set(receiver.attempts.map(({ id }) => id)).size).toBe(1);
      expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
    },
  );

  test("that never takes it is given up after half a day, with one line", async () => {
    const { receiver, clock, log, stage, pass } = await openHouse(open);
    await pass();
    receiver.answer(503);
    const booking = await bookDinner(stage, freshDate(), "19:00", { guestCount: 2 });
    await pass();
    await clock.advance({ hours: 30 });
    expect(log.lines.filter(({ message }) => message.includes("given up"))).toEqual([
      expect.objectContaining({
        fields: expect.objectContaining({
          reason: `the webhook ${booking.id}.1 was not taken: it answered 503`,
        }),
      }),
    ]);
  });
});
