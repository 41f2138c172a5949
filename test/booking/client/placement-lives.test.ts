import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasGuest } from "#src/booking/contract/booking.ts";
import type { PlacementOutcome, PlacementRequest } from "#src/booking/contract/placements.ts";
import { createFaults, type Fault, replacedAnswers } from "#test/support/booking/faults.ts";
import { problem } from "#test/support/booking/http-server.ts";
import { createMortalClient, type Death, type MortalClient } from "#test/support/booking/mortal-client.ts";
import { createRemoteService, type RemoteServiceOptions } from "#test/support/booking/remote-service.ts";
import { connectOverHttp } from "#test/support/booking/test-client.ts";
import { runs } from "#test/support/runs.ts";

/**
 * A placement through several processes, each of which dies somewhere but the last, over a line on which every
 * request may fail in every way. What survives a death is what the caller stores: the request with its reference and
 * key, the hold's id, and the booking that the guest was told of.
 */
interface Life {
  readonly deaths: readonly Death[];
  /** What happens to the first requests, whatever they ask. */
  readonly faults: readonly (Fault | "fine")[];
  /** Whether the hold lapses before the last process begins. */
  readonly lapses: boolean;
}

const lives: fc.Arbitrary<Life> = fc.record({
  deaths: fc.array(
    fc.record({
      request: fc.integer({ min: 1, max: 5 }),
      when: fc.constantFrom<Death["when"]>("before it leaves", "once it is answered"),
    }),
    { maxLength: 3 },
  ),
  faults: fc.array(
    fc.oneof(
      fc.constant("fine" as const),
      fc.constantFrom<Fault>(
        ...replacedAnswers,
        "twice",
        "silence after twice",
        "late",
        "very late",
        "overtaken",
      ),
    ),
    { maxLength: 12 },
  ),
  lapses: fc.boolean(),
});

const request: PlacementRequest = {
  venueId: 1,
  booking: { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" } },
  reference: "ref-1",
  idempotencyKey: "key-9",
};

const bystander = {
  status: "REGISTERED",
  timeFrom: "2026-11-22T18:00:00Z",
  guestCount: 2,
  guest: { firstName: "Ola" },
} as const;

/** Bookings that look like the placement's own, and are not. */
const bystanders = [
  { ...bystander, id: "a1", venueId: 1, extReferenceId: "ref-10" },
  { ...bystander, id: "a2", venueId: 2, extReferenceId: "ref-1" },
  { ...bystander, id: "a3", venueId: 1 },
];

/** What the caller has stored. */
interface Memory {
  holdId?: string;
  hasBegun?: boolean;
  keep?: string;
  /** The very first process, which knows of every request that was sent, called the placement settled. */
  isSettled?: boolean;
}

async function live(
  { deaths, faults, lapses }: Life,
  options: RemoteServiceOptions,
  act: (process: MortalClient, service: ReturnType<typeof createRemoteService>) => Promise<unknown>,
  atTheEnd: (process: MortalClient, service: ReturnType<typeof createRemoteService>) => Promise<void>,
) {
  const service = createRemoteService(options);
  service.bookings.push(...bystanders);
  let process: MortalClient | undefined;
  const line = createFaults(service.respond, () => process?.expire());
  const connection = await connectOverHttp(line.respond);
  try {
    line.fail(/./, ...faults);
    for (const death of [...deaths, undefined]) {
      process = createMortalClient(connection, death);
      await Promise.race([act(process, service), process.died]);
    }
    line.heal();
    line.landLate();
    if (lapses)
      for (const hold of service.bookings.filter((each) => !hasGuest(each))) service.change(hold.id, "gone");
    process = createMortalClient(connection, undefined);
    await atTheEnd(process, service);
    return connection.requests;
  } finally {
    await connection.close();
  }
}

const services = [
  ["that honours the key", { honoursKey: true }],
  ["that ignores the key", { honoursKey: false }],
  ["that honours the key and takes no holds", { honoursKey: true, holds: problem(400, "invalid_request") }],
  ["that ignores the key and takes no holds", { honoursKey: false, holds: problem(400, "invalid_request") }],
] as const;

describe.each(services)("with a service %s, whatever fails and whoever dies on the way", (_, options) => {
  test.for([
    ["placed at once", false],
    ["held first", true],
  ] as const)(
    "exactly one booking stands, the one that the guest was told of, and no other was touched: %s",
    async ([, holdsFirst]) => {
      await fc.assert(
        fc.asyncProperty(lives, async (life) => {
          const memory: Memory = {};
          const requests = await live(
            life,
            options,
            async (process, service) => {
              if (holdsFirst) await hold(process, memory);
              const outcome = await place(process, memory).catch(() => "nothing was placed" as const);
              if (outcome === "nothing was placed") expect(standing(service)).toEqual([]);
              else if (isSettled(outcome) && !deliversTwice(life))
                expect(standing(service)).toEqual([memory.keep]);
            },
            async (process, service) => {
              // By now everything has arrived that was still on its way.
              if (memory.isSettled && !deliversTwice(life)) expect(standing(service)).toEqual([memory.keep]);
              const outcome = await place(process, memory);
              expect(outcome).toMatchObject({ outcome: "placed", settled: true });
              expect(standing(service)).toEqual([memory.keep]);
              expect(service.bookings).toEqual(expect.arrayContaining(bystanders));
            },
          );
          const keys = requests.flatMap(({ headers }) => headers["idempotency-key"] ?? []);
          expect(new Set(keys).difference(new Set(["key-9", "key-9:hold"]))).toEqual(new Set());
        }),
        { numRuns: runs(100) },
      );
    },
  );

  test(
    options.honoursKey
      ? "exactly one waitlist entry is made"
      : "the guest is on the waitlist, perhaps twice, and holds no table",
    async () => {
      await fc.assert(
        fc.asyncProperty(lives, async (life) => {
          const join = (process: MortalClient) => process.placeWaitlistEntry(request);
          const requests = await live(
            life,
            options,
            (process) => join(process).catch(() => undefined),
            async (process, service) => {
              expect(await join(process)).toMatchObject({ outcome: "placed" });
              if (options.honoursKey) expect(service.waitlisted()).toBe(1);
              expect(service.bookings).toEqual(bystanders);
            },
          );
          const keys = requests.map(({ headers }) => headers["idempotency-key"]);
          expect(new Set(keys)).toEqual(new Set(["key-9:waitlist"]));
        }),
        { numRuns: runs(60) },
      );
    },
  );
});

/** Holds the slot as long as the placement has not begun; goes on without where that fails. */
async function hold({ createHold }: MortalClient, memory: Memory): Promise<void> {
  if (memory.holdId !== undefined || memory.hasBegun) return;
  const { venueId, reference, idempotencyKey } = request;
  const held = await createHold({
    venueId,
    timeSlotId: "slot",
    guestCount: 2,
    reference,
    idempotencyKey,
  });
  if (held.outcome === "held") memory.holdId = held.booking.id;
}

async function place(process: MortalClient, memory: Memory): Promise<PlacementOutcome> {
  const isFirst = !memory.hasBegun;
  const outcome = await attempt(process, memory);
  if (outcome.outcome === "placed") {
    memory.keep ??= outcome.booking.id;
    memory.isSettled ??= isFirst && outcome.settled;
  }
  return outcome;
}

function attempt(process: MortalClient, memory: Memory): Promise<PlacementOutcome> {
  const { holdId, keep, hasBegun = false } = memory;
  memory.hasBegun = true;
  if (hasBegun) {
    const known = { ...(holdId !== undefined && { bookingId: holdId }), ...(keep !== undefined && { keep }) };
    return process.recoverPlacement({ ...request, ...known });
  }
  return holdId === undefined
    ? process.placeBooking(request)
    : process.fulfilHold({ ...request, bookingId: holdId });
}

function isSettled(outcome: PlacementOutcome): boolean {
  return outcome.outcome === "placed" && outcome.settled;
}

/** Of a request that the network delivers twice nobody knows; recovery alone finds what came of it. */
function deliversTwice({ faults }: Life): boolean {
  return faults.some((fault) => fault.endsWith("twice"));
}

function standing({ bookings }: ReturnType<typeof createRemoteService>): string[] {
  return bookings
    .filter((booking) => booking.extReferenceId === "ref-1" && booking.venueId === 1)
    .filter((booking) => hasGuest(booking) && booking.status !== "CANCELLED")
    .map(({ id }) => id);
}
