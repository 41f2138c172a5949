import { fileURLToPath } from "node:url";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { OperationName } from "#src/booking/contract/operations.ts";
import { exampleDay } from "#src/booking/service/http/docs/open-api-examples.ts";
import { loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { ask, succeed } from "#test/support/service/ask.ts";
import {
  createChecker,
  entries,
  findOperation,
  type OpenApiDocument,
  readDocument,
} from "#test/support/service/open-api.ts";
import { baseTime, createTestService, type TestService } from "#test/support/service/test-service.ts";

const loaded = loadVenues(fileURLToPath(new URL("../../../../../venues.example.yaml", import.meta.url)));
const venues = loaded.ok ? loaded.venues : [];

let service: TestService;
/** As the service itself serves it. */
let document: OpenApiDocument;

const send = (path: string, init?: RequestInit) =>
  service.fetch(new Request(`http://maitred.internal${path}`, init));

beforeAll(async () => {
  const database = await openTestDatabase();
  service = createTestService(database);
  service.setVenues(venues);
  await service.start();
  document = (await (await send("/api/openapi.json")).json()) as OpenApiDocument;
  return async () => {
    await service.stop();
    await database.close();
  };
});

/** All is as at the start: the time, and the room. */
beforeEach(async () => {
  service.clock.set(baseTime);
  await cancelAll(queryOf("listBookings"));
});

async function cancelAll(query: Record<string, string>): Promise<void> {
  for (const booking of await succeed(send, "listBookings", { query })) {
    const input = { params: bookingPath(booking), body: { state: "CANCELLED" } };
    if (booking.status !== "CANCELLED") await succeed(send, "updateBookingState", input);
  }
}

function bodiesOf(name: OperationName): unknown[] {
  const { requestBody } = findOperation(document, name);
  const examples = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  expect(examples).not.toEqual([]);
  return examples.map(({ value }) => value);
}

function queryOf(name: OperationName): Record<string, string> {
  const parameters = findOperation(document, name).parameters ?? [];
  const given = parameters.filter((parameter) => parameter.in === "query" && "example" in parameter);
  expect(given).not.toEqual([]);
  return Object.fromEntries(given.map((parameter) => [parameter.name, String(parameter.example)]));
}

const bookingPath = ({ id, venueId }: Booking) => ({ bookingId: id, venueId });

async function book(): Promise<Booking> {
  return await succeed(send, "createBooking", { body: bodiesOf("createBooking")[0] });
}

describe("the examples of the document work with the demo venues:", () => {
  test("a booking and a hold are placed, changed, and found", async () => {
    for (const body of bodiesOf("createBooking")) {
      const booking = await succeed(send, "createBooking", { body });
      expect(booking).toMatchObject({ scenarioName: "Dinner", guestCount: 4 });
      for (const change of bodiesOf("updateBooking")) {
        await succeed(send, "updateBooking", { params: bookingPath(booking), body: change });
      }
    }
    const found = await succeed(send, "listBookings", { query: queryOf("listBookings") });
    expect(found).not.toEqual([]);
  });

  test("a booking takes each of the states", async () => {
    for (const body of bodiesOf("updateBookingState")) {
      await succeed(send, "updateBookingState", { params: bookingPath(await book()), body });
    }
  });

  test.for(["listTimeSlots", "listAvailability", "listDayTimeSlots"] as const)(
    "%s has something to offer",
    async (name) => {
      const answer = await succeed(send, name, { query: queryOf(name) });
      expect(answer).not.toEqual([]);
    },
  );

  test("a guest joins the waitlist once the slot is full, and leaves it", async () => {
    // One guest alone may not fill a slot.
    const guests = Array.from({ length: 40 }, (_, index) => `guest-${index}`);
    const [body] = bodiesOf("createBooking");
    for (const extReferenceNumber of guests) {
      await ask(send, "createBooking", { body: { ...Object(body), extReferenceNumber } });
    }
    for (const entry of bodiesOf("createWaitlistEntry")) {
      const { id } = await succeed(send, "createWaitlistEntry", { body: entry });
      for (const change of bodiesOf("updateWaitlistState")) {
        await succeed(send, "updateWaitlistState", { params: { venueId: 1, waitlistId: id }, body: change });
      }
    }
    for (const extReferenceNumber of guests) await cancelAll({ extReferenceNumber });
  });

  test("their day is one of dining, whenever the service starts", async () => {
    const start = Temporal.Instant.from(baseTime);
    for (let week = 0; week < 60; week++) {
      const now = start.add({ hours: week * 7 * 24 + week * 5 });
      service.clock.set(now);
      const date = exampleDay(now).toString();
      const slots = await succeed(send, "listTimeSlots", { query: { date, guestCount: 4, scenarioId: 1 } });
      const starts = slots.map(({ timeFrom }) => timeFrom);
      expect(starts, `from ${now}`).toContain(`${date}T18:00:00Z`);
    }
  });
});

test("every example is what the document's own schemas ask for", () => {
  const own = readDocument();
  const checker = createChecker(own);
  for (const [name, { path, method }] of entries) {
    const { requestBody, parameters = [] } = findOperation(own, name);
    const at = ["paths", path, method.toLowerCase()];
    const schema = [...at, "requestBody", "content", "application/json", "schema"];
    for (const { value } of Object.values(requestBody?.content["application/json"]?.examples ?? {})) {
      expect(checker.mistakes(schema, value)).toEqual([]);
    }
    for (const [index, parameter] of parameters.entries()) {
      if (!("example" in parameter)) continue;
      expect(checker.mistakes([...at, "parameters", index, "schema"], parameter.example)).toEqual([]);
    }
  }
});
