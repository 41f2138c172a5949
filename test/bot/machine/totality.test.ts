import fc from "fast-check";
import { expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import { loadSnapshot, saveSnapshot } from "#src/bot/machine/core/snapshot.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { transition } from "#src/bot/machine/transition.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { bookingAt, contextOf, fjord, slotAt, tejo } from "#test/support/machine/facts.ts";
import { runs } from "#test/support/runs.ts";

const intents: Intent[] = [
  "book",
  "inform",
  "change",
  "cancel",
  "affirm",
  "deny",
  "list",
  "question",
  "waitlist",
  "leaveLine",
  "askBooked",
  "askLine",
  "help",
  "human",
  "greet",
  "thanks",
  "other",
];

/** Any statement at all. */
const anyStatement = fc.record(
  {
    intent: fc.constantFrom(...intents),
    partySize: fc.integer({ min: 0, max: 900 }),
    date: fc.constantFrom("2026-11-20", "2026-11-21", "2026-11-22", "2026-11-27", "2027-03-28"),
    dateTo: fc.constantFrom("2026-11-23", "2027-01-01"),
    time: fc.constantFrom("00:30", "02:30", "12:00", "19:00", "23:59"),
    timeShift: fc.constantFrom("earlier", "later"),
    shiftMinutes: fc.integer({ min: 1, max: 2000 }),
    comment: fc.string(),
    firstName: fc.string({ minLength: 1 }),
    phone: fc.constant("+4790000000"),
    choice: fc.integer({ min: -3, max: 9 }),
    venueId: fc.constantFrom(1, 2, 99),
    language: fc.constantFrom("en", "de", "xx"),
    languageWish: fc.constantFrom("en", "de", "xx"),
    startOver: fc.constant(true),
    looksAround: fc.constantFrom("times", "days"),
    openReadings: fc.constantFrom({ dates: ["2026-11-22", "2026-11-23"] }, { times: ["07:00", "19:00"] }),
  },
  { requiredKeys: ["intent"] },
);

/** What guests mostly say, so that walks get far. */
const usualStatement = fc.constantFrom<Understood>(
  { intent: "book", partySize: 4, date: "2026-11-22", time: "19:00", venueId: 1 },
  { intent: "book" },
  { intent: "inform", partySize: 2 },
  { intent: "inform", date: "2026-11-27" },
  { intent: "inform", firstName: "Anna" },
  { intent: "inform", phone: "+4790000000" },
  { intent: "inform", choice: 1 },
  { intent: "affirm" },
  { intent: "book", usual: true },
  { intent: "list" },
  { intent: "cancel" },
  { intent: "change" },
  { intent: "waitlist" },
);

const statement: fc.Arbitrary<Understood> = fc.oneof(
  { weight: 6, arbitrary: usualStatement },
  { weight: 2, arbitrary: anyStatement as fc.Arbitrary<Understood> },
);

/** What may happen next: the guest does something, or an effect that is open (or was once) comes back. */
type Move =
  | { readonly kind: "said"; readonly understood: Understood }
  | { readonly kind: "pressed"; readonly nth: number }
  | { readonly kind: "came"; readonly nth: number; readonly how: number }
  | { readonly kind: "event"; readonly event: MachineEvent };

const freedTable = {
  waitlistEntryId: "w",
  slot: slotAt("19:00"),
  partySize: 4,
  hold: { bookingId: "hold-freed", minutes: 15 },
  reference: "reference-freed",
  idempotencyKey: "key-freed",
};

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: statement.map((understood): Move => ({ kind: "said", understood })) },
  { weight: 4, arbitrary: fc.nat(12).map((nth): Move => ({ kind: "pressed", nth })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(0, 0, 0, 1, 2), fc.constantFrom(0, 0, 0, 0, 1, 2, 3))
      .map(([nth, how]): Move => ({ kind: "came", nth, how })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<MachineEvent>(
        { type: "guestSentOther" },
        { type: "guestCommanded", command: "start" },
        { type: "guestCommanded", command: "book" },
        { type: "guestCommanded", command: "cancel" },
        { type: "guestCommanded", command: "language" },
        { type: "guestSharedContact", phone: "+4790000001", firstName: "Bo" },
        { type: "confirmationDue", booking: bookingAt("19:00"), kind: "prompt" },
        { type: "tableFreed", offer: freedTable },
        { type: "tableOfferLapsed", waitlistEntryId: "w" },
        { type: "groupCounted", booking: bookingAt("19:00"), partySize: 6 },
        { type: "guestCameFromGroup", round: "r" },
        {
          type: "guestCameFromGroup",
          round: "r",
          understood: { intent: "affirm", partySize: 5 },
          booking: bookingAt("19:00"),
        },
        { type: "tableOfferTicked", waitlistEntryId: "w", reference: freedTable.reference },
        { type: "tableOfferGone", waitlistEntryId: "w", reference: freedTable.reference },
        { type: "waitEnded", entry: { entryId: "w", slot: slotAt("19:00"), partySize: 2 } },
        { type: "waitRemoved", entry: { entryId: "w", slot: slotAt("19:00"), partySize: 2 } },
        { type: "houseWrote", broadcastId: "r", venueId: 1, text: "The terrace is closed." },
        {
          type: "waitRemoved",
          entry: { entryId: "w", slot: slotAt("19:00"), partySize: 2 },
          reference: freedTable.reference,
        },
        { type: "bookingCancelledByVenue", booking: bookingAt("19:00", { state: "CANCELLED" }) },
        {
          type: "bookingChangedOutside",
          booking: bookingAt("19:00", { startsAt: "2026-11-23T19:00:00Z", partySize: 3 }),
          was: bookingAt("19:00"),
        },
      )
      .map((event): Move => ({ kind: "event", event })),
  },
);

/** A guest who answers what is asked, and a service that answers with the n-th of its results each time. */
const way = (...steps: readonly (Understood | number)[]) =>
  steps.map(
    (step): Move =>
      typeof step === "number" ? { kind: "came", nth: 0, how: step } : { kind: "said", understood: step },
  );

const wish: Understood = { intent: "book", partySize: 4, date: "2026-11-22", time: "19:00", venueId: 1 };
const details: readonly Understood[] = [
  { intent: "inform", firstName: "Anna" },
  { intent: "inform", phone: "+4790000000" },
];

/** Where the talk gets only by many right steps in a row: walks go on from anywhere along these. */
const ways = [
  [],
  way(wish, 0, 0, ...details, { intent: "affirm" }, 0),
  way(wish, 1, 1, { intent: "waitlist" }, ...details, 0),
  way({ intent: "list" }, 0, { intent: "inform", choice: 1 }, { intent: "change", time: "20:00" }, 0, 0),
  way({ intent: "cancel" }, 0, { intent: "inform", choice: 1 }, { intent: "affirm" }, 0),
] as const;

const walks: fc.Arbitrary<readonly Move[]> = fc
  .tuple(
    fc.constantFrom<readonly Move[]>(...ways),
    fc.nat(Math.max(...ways.map(({ length }) => length))),
    fc.array(moves, { maxLength: 60, size: "max" }),
  )
  .map(([begun, steps, wandered]) => [...begun.slice(0, steps), ...wandered]);

const slots = [slotAt("18:45"), slotAt("19:00"), slotAt("19:00", { scenarioName: "Tasting menu" })];
const full = [slotAt("19:00", { available: false })];

/** The n-th of the results that an effect may have; the service out of reach beyond the last. */
function resultOf(effect: Effect, how: number): MachineEvent | undefined {
  if (!("requestId" in effect)) return undefined;
  const { requestId } = effect;
  const hold = { venueId: 1, bookingId: `hold-${requestId}`, minutes: 15 };
  const had = { bookings: [bookingAt("19:00"), bookingAt("20:00")], waiting: [] };
  const results: Partial<Record<Effect["type"], MachineEvent[]>> = {
    findSlots: [
      { type: "slotsFound", requestId, slots },
      { type: "slotsFound", requestId, slots: full },
    ],
    findAlternatives: [
      { type: "alternativesFound", requestId, slots },
      { type: "alternativesFound", requestId, slots: [] },
    ],
    findDays: [
      {
        type: "daysFound",
        requestId,
        days: [
          { date: "2026-11-22", state: "free" },
          { date: "2026-11-27", state: "full" },
        ],
      },
    ],
    recallBooking: [{ type: "bookingRecalled", requestId, booking: bookingAt("19:00") }],
    placeHold: [
      { type: "holdPlaced", requestId, ...hold },
      { type: "holdPlaced", requestId, ...hold, sameEvening: bookingAt("19:00") },
      { type: "holdRefused", requestId, reason: "unsupported" },
      { type: "holdRefused", requestId, reason: "slotTaken" },
      { type: "holdRefused", requestId, reason: "limitReached", tables: had },
    ],
    placeBooking: [
      { type: "bookingPlaced", requestId, booking: bookingAt("19:00") },
      { type: "bookingRefused", requestId, reason: "slotTaken" },
      { type: "bookingOutcomeOpen", requestId },
      { type: "bookingRefused", requestId, reason: "limitReached", tables: had },
    ],
    findBookings: [{ type: "bookingsFound", requestId, bookings: [bookingAt("19:00"), bookingAt("20:00")] }],
    changeBooking: [
      { type: "bookingChanged", requestId, booking: bookingAt("20:00") },
      { type: "changeRefused", requestId, reason: "slotTaken" },
      { type: "changeRefused", requestId, reason: "limitReached" },
    ],
    setBookingState: [
      { type: "bookingStateSet", requestId, booking: bookingAt("19:00", { state: "CANCELLED" }) },
      { type: "stateRefused", requestId, reason: "notFound" },
    ],
    joinWaitlist: [{ type: "waitlistJoined", requestId, entryId: "w" }],
  };
  return results[effect.type]?.[how] ?? { type: "serviceFailed", requestId };
}

interface Walk {
  state: State;
  readonly open: Effect[];
  readonly tokens: string[];
}

function eventOf(walk: Walk, move: Move): MachineEvent | undefined {
  switch (move.kind) {
    case "said":
      return { type: "guestSaid", text: "", understood: move.understood };
    case "pressed":
      return { type: "guestChose", token: walk.tokens.at(-1 - move.nth) ?? "unknown" };
    case "came": {
      const effect = walk.open.at(-1 - move.nth);
      return effect && resultOf(effect, move.how);
    }
    case "event":
      return move.event;
  }
}

type Check = (step: { before: State; event: MachineEvent; state: State; effects: readonly Effect[] }) => void;

/** Takes a walk through a conversation, checking every step. */
function walkThrough(steps: readonly Move[], check: Check): void {
  const walk: Walk = { state: initialState("en"), open: [], tokens: [] };
  for (const move of steps) {
    const event = eventOf(walk, move);
    if (!event) continue;
    const before = walk.state;
    const { state, effects } = transition(before, event, contextOf({ venues: [fjord, tejo] }));
    walk.state = state;
    walk.open.push(...effects.filter((effect) => "requestId" in effect));
    const said = effects.flatMap((effect) => (effect.type === "say" ? effect.buttons : []));
    walk.tokens.push(...said.map(({ token }) => token));
    check({ before, event, state, effects });
  }
}

const everyWalk = (check: Check) =>
  fc.assert(
    fc.property(walks, (steps) => walkThrough(steps, check)),
    { numRuns: runs(1_500) },
  );

/** As many as `State` has members. */
const phases = 27;

test("the walks reach every phase, so that the properties speak of all of them", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(walks, (steps) => {
      // Nothing more can be reached: the walks that are left cost nothing.
      if (reached.size < phases) walkThrough(steps, ({ state }) => reached.add(state.phase));
    }),
    { numRuns: 2_000 },
  );
  expect([...reached].sort()).toHaveLength(phases);
});

test("whatever happens in whatever order, a step never throws and its state survives storage", () => {
  everyWalk(({ state, effects }) => {
    const stored = JSON.parse(JSON.stringify(saveSnapshot(state)));
    expect(loadSnapshot(stored)).toEqual({ ok: true, state });
    expect(JSON.parse(JSON.stringify(effects))).toEqual(effects);
  });
});

test("whatever the guest does is answered or sets something going, but for a button pressed twice", () => {
  everyWalk(({ before, event, effects }) => {
    if (!event.type.startsWith("guest")) return;
    const isRepeat = event.type === "guestChose" && before.pressed === event.token;
    if (!isRepeat) expect(effects.length).toBeGreaterThan(0);
  });
});

test("the buttons on show are the ones that act, and no two of a turn share a token", () => {
  everyWalk(({ state, effects }) => {
    const says = effects.flatMap((effect) => (effect.type === "say" && effect.answers ? [effect] : []));
    const tokens = says.flatMap(({ buttons }) => buttons.map(({ token }) => token));
    const open = state.choices.map(({ token }) => token);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokens.filter((token) => !open.includes(token))).toEqual([]);
  });
});

test("a hold is never forgotten: it stays selected, becomes the booking, or is released", () => {
  fc.assert(
    fc.property(walks, (steps) => {
      const granted = new Set<string>();
      walkThrough(steps, ({ event, state, effects }) => {
        if (event.type === "holdPlaced") granted.add(event.bookingId);
        for (const effect of effects) {
          if (effect.type === "releaseHold") granted.delete(effect.hold.id);
          if (effect.type === "placeBooking" && effect.placement.holdId)
            granted.delete(effect.placement.holdId);
        }
        const selected = "selection" in state ? state.selection.hold?.bookingId : undefined;
        expect([...granted].filter((id) => id !== selected)).toEqual([]);
      });
    }),
    { numRuns: runs(1_500) },
  );
});

test("a placement request goes out only from a state that holds its reference and key", () => {
  everyWalk(({ state, effects }) => {
    for (const effect of effects) {
      if (effect.type !== "placeBooking") continue;
      const { reference, idempotencyKey } = effect.placement;
      expect(state).toMatchObject({ phase: "placing", selection: { reference, idempotencyKey } });
    }
  });
});
