import { expect, test } from "vitest";
import { BookingNetworkError } from "#src/booking/client/errors.ts";
import { afterFailure } from "#src/bot/runtime/after-failure.ts";
import { OutcomeOpen } from "#src/bot/runtime/effects/outside.ts";
import { DeliveryFault } from "#src/bot/runtime/effects/talk.ts";
import type { ClaimedEffect, StoredEffect } from "#src/bot/runtime/turn-store.ts";

const storedAt = Temporal.Instant.from("2026-11-21T09:00:00Z");
const unsent = new BookingNetworkError({ operation: "createBooking", connected: false, reason: "refused" });
const broken = new BookingNetworkError({ operation: "createBooking", connected: true, reason: "reset" });
const bug = new TypeError("undefined is not a function");

const booking = { venueId: 1, id: "b1" };
const find: StoredEffect = { type: "findBookings", requestId: "r" };
const cancel: StoredEffect = { type: "setBookingState", requestId: "r", booking, state: "CANCELLED" };
const release: StoredEffect = { type: "releaseHold", hold: booking };
const notify: StoredEffect = {
  type: "notifyStaff",
  notice: { kind: "waitlisted", venueId: 1, startsAt: "2026-11-21T18:00:00Z", partySize: 2 },
};
const say: StoredEffect = {
  type: "say",
  language: "en",
  lines: [],
  buttons: [],
  contactRequest: false,
  answers: true,
};
const place: StoredEffect = {
  type: "placeBooking",
  requestId: "r",
  placement: {
    venueId: 1,
    slot: {
      id: "s",
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: "2026-11-22T18:00:00Z",
      available: true,
      waitlistAvailable: false,
    },
    partySize: 2,
    reference: "reference",
    idempotencyKey: "key",
    guest: {},
  },
};

const claimed = (effect: StoredEffect, given: Partial<ClaimedEffect> = {}): ClaimedEffect => ({
  id: 1,
  claim: "c",
  lane: "work",
  effect,
  attempt: 1,
  storedAt,
  reportedOpen: false,
  conversation: { id: "test:1", address: { platform: "test", chatId: "1" }, guestReference: "g" },
  ...given,
});

const serviceFailed = { type: "serviceFailed", requestId: "r" };
const outcomeOpen = { type: "bookingOutcomeOpen", requestId: "r" };
const day = { hours: 24 };
const atOnce = { seconds: 0 };

test.for([
  [
    "a read is answered at once",
    claimed(find),
    broken,
    atOnce,
    { type: "giveUp", isBug: false, event: serviceFailed },
  ],
  [
    "a read with a mistake of ours too",
    claimed(find),
    bug,
    atOnce,
    { type: "giveUp", isBug: true, event: serviceFailed },
  ],
  [
    "a placement of unknown outcome goes on",
    claimed(place),
    new OutcomeOpen(),
    atOnce,
    { type: "defer", event: outcomeOpen },
  ],
  [
    "a placement that never left goes on",
    claimed(place),
    unsent,
    atOnce,
    { type: "defer", event: outcomeOpen },
  ],
  [
    "an open outcome is told once",
    claimed(place, { attempt: 2, reportedOpen: true }),
    broken,
    atOnce,
    { type: "defer" },
  ],
  [
    "a placement is given up after a day",
    claimed(place, { attempt: 99, reportedOpen: true }),
    broken,
    day,
    { type: "giveUp", isBug: false, event: serviceFailed },
  ],
  [
    "a change that never left may be asked for again",
    claimed(cancel),
    unsent,
    atOnce,
    { type: "giveUp", isBug: false, event: serviceFailed },
  ],
  [
    "a change that may have arrived goes on",
    claimed(cancel),
    broken,
    atOnce,
    { type: "defer", event: outcomeOpen },
  ],
  [
    "a repeated change goes on though this one never left",
    claimed(cancel, { attempt: 2, reportedOpen: true }),
    unsent,
    atOnce,
    { type: "defer" },
  ],
  [
    "a mistake of ours is given up after five tries",
    claimed(cancel, { attempt: 5 }),
    bug,
    atOnce,
    { type: "giveUp", isBug: true, event: serviceFailed },
  ],
  ["a hold is given back a few times", claimed(release, { attempt: 7 }), broken, atOnce, { type: "defer" }],
  [
    "and then lapses by itself",
    claimed(release, { attempt: 8 }),
    broken,
    atOnce,
    { type: "giveUp", isBug: false },
  ],
  [
    "a message waits for its platform",
    claimed(say, { attempt: 50 }),
    new DeliveryFault(bug),
    { hours: 23 },
    { type: "defer" },
  ],
  ["for a day", claimed(say, { attempt: 50 }), new DeliveryFault(bug), day, { type: "giveUp", isBug: false }],
  [
    "a message that cannot be made does not wait",
    claimed(say, { attempt: 5 }),
    bug,
    atOnce,
    { type: "giveUp", isBug: true },
  ],
  [
    "the staff are told as soon as their queue works",
    claimed(notify, { attempt: 50 }),
    bug,
    atOnce,
    { type: "defer" },
  ],
] as const)("%s", ([, effect, error, later, expected]) => {
  const reaction = afterFailure(effect, error, storedAt.add(later));
  expect(reaction).toMatchObject(expected);
  expect("event" in reaction).toBe("event" in expected);
});

test.for([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [500, 60],
])("after attempt %i the next one is %i seconds away", ([attempt = 0, seconds = 0]) => {
  const reaction = afterFailure(claimed(place, { attempt }), broken, storedAt);
  expect(reaction).toMatchObject({ type: "defer", dueAt: storedAt.add({ seconds }) });
});
