import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { KeyChoice, KeyWish } from "#src/booking/service/http/client-registry.ts";
import { createStoredRegistry } from "#src/booking/service/http/stored-client-registry.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { expectProblem, refused, type Send, succeed } from "#test/support/service/ask.ts";
import { at, freshDate, freshText, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService, keys, type TestService } from "#test/support/service/test-service.ts";

const ownKey = "the-bot-s-own-key-0123456789";
const anna = { name: "anna", key: keys.anna, venueIds: [1, 2] };
const apiKeys = [{ name: "maitred", key: ownKey }, anna];

async function start(database: Database): Promise<TestService> {
  const service = createTestService(database, { apiKeys });
  await service.start();
  return service;
}

const sendTo =
  (service: TestService): Send =>
  (path, init) =>
    service.fetch(new Request(`http://service.example${path}`, init));

/** The owner's command beside the service, which knows what was done a second later. */
function ownerOf({ database, clock, log, venues }: TestService) {
  const registry = createStoredRegistry({
    db: serviceTables(database),
    configured: [anna],
    venues,
    clock,
    log,
  });
  const create = async (wish: KeyWish) => {
    const created = await registry.create(wish);
    if (!created.ok) throw new Error(created.detail);
    clock.advance({ seconds: 1 });
    return created.value;
  };
  const revoke = async (choice: KeyChoice) => {
    const revoked = await registry.revoke(choice);
    if (!revoked.ok) throw new Error(revoked.detail);
    clock.advance({ seconds: 1 });
    return revoked.value;
  };
  return { registry, create, revoke };
}

function bookWith(send: Send, key: string) {
  const body = { guestCount: 2, timeFrom: at(freshDate(), "19:00"), scenarioName: "Dinner", guest };
  return succeed(send, "createBooking", { body, key });
}

async function fetchToken(send: Send, name: string, key: string): Promise<string> {
  const form = { grant_type: "client_credentials", client_id: name, client_secret: key };
  const response = await send("/auth/maitred/oauth2/v2.0/token", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).access_token;
}

const venuesWithToken = (send: Send, token: string) =>
  send("/api/venues", { headers: { Authorization: `Bearer ${token}` } });

describeDatabases("a key that the owner creates", (open) => {
  let service: TestService;
  let send: Send;
  beforeAll(async () => {
    service = await start(await open());
    send = sendTo(service);
  });

  test("is good, also as a client secret, and sees its own bookings only", async () => {
    const name = freshText("partner");
    const createdAt = service.clock.now().toString();
    const { key, listed, hasBookings } = await ownerOf(service).create({ name });
    expect(key).toMatch(/^mtd_[\w-]{43}$/);
    expect(hasBookings).toBe(false);
    expect(listed).toMatchObject({ name, source: "command", createdAt });
    const booking = await bookWith(send, key);
    const params = { bookingId: booking.id };
    expect(await succeed(send, "getBooking", { params, key })).toEqual(booking);
    await refused(send, "getBooking", { params }, "not_found");
    const foreign = await bookWith(send, keys.anna);
    await refused(send, "getBooking", { params: { bookingId: foreign.id }, key }, "not_found");
    const token = await fetchToken(send, name, key);
    expect((await venuesWithToken(send, token)).status).toBe(200);
  });

  test("is limited to the venues it was made for", async () => {
    const { key } = await ownerOf(service).create({ name: freshText("partner"), venueIds: [2] });
    expect(await succeed(send, "listVenues", { key })).toMatchObject([{ id: 2 }]);
    await succeed(send, "listAvailability", { params: { venueId: 2 }, key });
    await refused(send, "listAvailability", { params: { venueId: 1 }, key }, "forbidden");
  });

  test("may only read where it was made for that, and its tokens as well", async () => {
    const booking = await bookWith(send, ownKey);
    const { key, listed } = await ownerOf(service).create({ name: "maitred", readOnly: true });
    expect(listed).toMatchObject({ name: "maitred", readOnly: true });
    const params = { bookingId: booking.id };
    expect(await succeed(send, "getBooking", { params, key })).toEqual(booking);
    const body = { guestCount: 2, timeFrom: at(freshDate(), "19:00"), scenarioName: "Dinner", guest };
    await refused(send, "createBooking", { body, key }, "forbidden");
    const change = { params, body: { state: "CANCELLED" }, key };
    await refused(send, "updateBookingState", change, "forbidden");
    await refused(send, "deleteBooking", { params, key }, "forbidden");
    const token = await fetchToken(send, "maitred", key);
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const response = await send("/api/venues/1/bookings", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    await expectProblem(response, "forbidden");
    await ownerOf(service).revoke({ name: "maitred" });
    await refused(send, "getBooking", { params, key }, "unauthorized");
  });

  test("is good for nothing once it is revoked, nor are its tokens", async () => {
    const name = freshText("partner");
    const { key } = await ownerOf(service).create({ name });
    const token = await fetchToken(send, name, key);
    expect((await venuesWithToken(send, token)).status).toBe(200);
    service.clock.advance({ minutes: 1 });
    const revokedAt = service.clock.now().toString();
    expect(await ownerOf(service).revoke({ name })).toMatchObject({ revokedAt });
    await refused(send, "listVenues", { key }, "unauthorized");
    await expectProblem(await venuesWithToken(send, token), "unauthorized");
    expect(await ownerOf(service).registry.revoke({ name })).toMatchObject({ code: "revoked_already" });
  });

  test("may be followed by a second one, so that the client changes over without a gap", async () => {
    const owner = ownerOf(service);
    const name = freshText("partner");
    const first = await owner.create({ name });
    const booking = await bookWith(send, first.key);
    const token = await fetchToken(send, name, first.key);
    const second = await owner.create({ name, second: true });
    const params = { bookingId: booking.id };
    for (const { key } of [first, second]) {
      expect(await succeed(send, "getBooking", { params, key })).toEqual(booking);
    }
    expect(await owner.registry.revoke({ name })).toMatchObject({ code: "ambiguous" });
    await owner.revoke({ name, keyId: first.listed.keyId });
    await refused(send, "listVenues", { key: first.key }, "unauthorized");
    await expectProblem(await venuesWithToken(send, token), "unauthorized");
    expect(await succeed(send, "getBooking", { params, key: second.key })).toEqual(booking);
  });

  test("sees what was booked under its name before, and the owner is told so", async () => {
    const owner = ownerOf(service);
    const name = freshText("partner");
    const booking = await bookWith(send, (await owner.create({ name })).key);
    await owner.revoke({ name });
    const again = await owner.create({ name });
    expect(again.hasBookings).toBe(true);
    const params = { bookingId: booking.id };
    expect(await succeed(send, "getBooking", { params, key: again.key })).toEqual(booking);
  });

  test("is listed with everything but itself, after the configured ones", async () => {
    const owner = ownerOf(service);
    const name = freshText("partner");
    const { key, listed } = await owner.create({ name, venueIds: [2] });
    const revoked = await owner.revoke({ name });
    const list = await owner.registry.list();
    expect(list[0]).toEqual({
      name: "anna",
      keyId: expect.stringMatching(/^[\da-f]{12}$/),
      venueIds: [1, 2],
      source: "SERVICE_API_KEYS",
    });
    expect(list).toContainEqual({ ...listed, revokedAt: revoked.revokedAt });
    expect(JSON.stringify(list)).not.toContain(key);
    expect(JSON.stringify(list)).not.toContain(keys.anna);
  });

  test("is nowhere in the database and in no log, whatever is done with it", async () => {
    const name = freshText("partner");
    const { key } = await ownerOf(service).create({ name });
    await fetchToken(send, name, key);
    await bookWith(send, key);
    await ownerOf(service).revoke({ name });
    expect(await dump(service.database)).toContain(name);
    expect(await dump(service.database)).not.toContain(key);
    expect(JSON.stringify(service.log.lines)).not.toContain(key);
    const logged = service.log.lines.filter(({ fields }) => fields["client"] === name);
    expect(logged.map(({ message }) => message)).toEqual([
      "an API key was created",
      "an API key was revoked",
    ]);
  });
});

/** Every row of the service's tables, as text. */
async function dump({ db }: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'service'`.execute(db);
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(`service.${name}`)} as t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

describe("a service whose database is gone", () => {
  test("fails for keys that it would have to look up there, and says no more", async () => {
    const database = await openTestDatabase();
    const service = await start(database);
    const { key } = await ownerOf(service).create({ name: "partner" });
    await database.close();
    await refused(sendTo(service), "listVenues", { key }, "internal_error");
    await succeed(sendTo(service), "listVenues", { key: ownKey });
    expect(JSON.stringify(service.log.lines)).not.toContain(key);
  });
});

describeDatabases("two services on one database", (open) => {
  let one: TestService;
  let other: TestService;
  beforeAll(async () => {
    const database = await open();
    const second = await openDatabase({ url: database.url }, createQuietLog());
    [one, other] = [await start(database), await start(second)];
    return () => second.close();
  });

  test("see each other's new keys and revocations within a second", async () => {
    const name = freshText("partner");
    const send = sendTo(other);
    await refused(send, "listVenues", { key: "unknown" }, "unauthorized");
    const { key } = await ownerOf(one).create({ name });
    other.clock.advance({ seconds: 1 });
    await succeed(send, "listVenues", { key });
    const token = await fetchToken(send, name, key);
    await ownerOf(one).revoke({ name });
    other.clock.advance({ seconds: 1 });
    await refused(send, "listVenues", { key }, "unauthorized");
    await expectProblem(await venuesWithToken(send, token), "unauthorized");
  });

  test("do not read the keys for every request", async () => {
    const name = freshText("partner");
    const { key } = await ownerOf(one).create({ name });
    other.clock.advance({ seconds: 1 });
    await succeed(sendTo(other), "listVenues", { key });
    await ownerOf(one).revoke({ name });
    other.clock.advance({ milliseconds: 999 });
    await succeed(sendTo(other), "listVenues", { key });
  });

  test("give one name one key, however many ask for it at once", async () => {
    const name = freshText("partner");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ownerOf(index % 2 ? one : other).registry.create({ name })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array(9).fill(expect.objectContaining({ code: "has_key" })),
    );
  });
});
