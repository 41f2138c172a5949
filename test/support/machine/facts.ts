import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable, Slot, WaitingTable } from "#src/bot/machine/core/table.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** A Saturday morning in Oslo. */
export const now = Temporal.Instant.from("2026-11-21T09:00:00Z");

export const fjord: VenueFacts = {
  id: 1,
  name: "Fjord",
  timeZone: "Europe/Oslo",
  scenarioNames: ["Dinner", "Tasting menu"],
  country: "NO",
  phone: "+4722334455",
};

export const tejo: VenueFacts = {
  id: 2,
  name: "Tejo",
  timeZone: "Europe/Lisbon",
  scenarioNames: ["Jantar"],
  country: "PT",
};

/** A house whose staff read nothing of what guests write. */
export const unread = { ...fjord, staff: "nowhere" } as const;

let turns = 0;

/** A context of its own turn: its tokens and request ids are unique in the process. */
export function contextOf(options: Partial<Context> = {}): Context {
  turns += 1;
  return {
    now,
    venues: [fjord],
    turnId: `t${turns.toString(36)}`,
    fresh: { reference: `reference-${turns}`, idempotencyKey: `key-${turns}` },
    guestReference: "guest-1",
    languages: ["en", "de"],
    contactSharing: true,
    attachments: false,
    ...options,
  };
}

export function said(intent: Intent, stated: Omit<Understood, "intent"> = {}) {
  return { type: "guestSaid", text: "", understood: { intent, ...stated } } as const;
}

/** A slot of Fjord on Sunday 22 November at a local time. */
export function slotAt(time: string, options: Partial<Slot> = {}): Slot {
  const startsAt = Temporal.PlainDateTime.from(`2026-11-22T${time}`)
    .toZonedDateTime("Europe/Oslo")
    .toInstant();
  const scenarioName = options.scenarioName ?? "Dinner";
  return {
    id: `${scenarioName} ${time}`,
    venueId: 1,
    scenarioName,
    startsAt: startsAt.toString(),
    available: true,
    waitlistAvailable: true,
    ...options,
  };
}

export function bookingAt(time: string, options: Partial<BookedTable> = {}): BookedTable {
  const { venueId, scenarioName, startsAt } = slotAt(time);
  return {
    id: `booking ${time}`,
    venueId,
    scenarioName,
    startsAt,
    partySize: 4,
    state: "REGISTERED",
    ...options,
  };
}

/** What a guest waits for at Fjord, first in line. */
export const waiting: WaitingTable = {
  entryId: "entry-1",
  venueId: 1,
  scenarioName: "Dinner",
  startsAt: "2026-11-28T18:00:00Z",
  partySize: 2,
  place: 1,
};
