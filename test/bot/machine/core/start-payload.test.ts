import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { readStartPayload, toStartPayload } from "#src/bot/machine/core/start-payload.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, tejo } from "#test/support/machine/facts.ts";

const scenarios = [
  { id: 10_001, name: "Dinner" },
  { id: 10_002, name: "Tasting menu" },
];
const venues: readonly VenueFacts[] = [{ ...fjord, scenarios }, tejo];

describe("the payload of a link", () => {
  test.for([
    [{ venueId: 1 }, "venue-1"],
    [{ venueId: 2_147_483_647, scenarioId: 2_147_483_647 }, "venue-2147483647-scenario-2147483647"],
  ] as const)("%j is %s, as Telegram allows it", ([place, payload]) => {
    expect(toStartPayload(place)).toBe(payload);
    expect(payload).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  test.for([
    ["venue-1", { venueId: 1 }],
    ["venue-2", { venueId: 2 }],
    ["venue-1-scenario-10002", { venueId: 1, scenarioName: "Tasting menu" }],
    ["venue-1-scenario-99999", { venueId: 1 }],
    ["venue-2-scenario-10001", { venueId: 2 }],
    ["venue-3", undefined],
    ["venue-", undefined],
    ["venue-1-", undefined],
    ["venue-1-scenario-", undefined],
    ["venue-1 ", undefined],
    ["scenario-10001", undefined],
    ["", undefined],
    [undefined, undefined],
  ] as const)("%j leads to %j", ([payload, place]) => {
    expect(readStartPayload(payload, venues)).toEqual(place);
  });
});

describe("a link", () => {
  const start = (argument: string) =>
    new Chat({ venues }).step({ type: "guestCommanded", command: "start", argument });

  test("to a scenario greets, and looks there once the rest is said", () => {
    const chat = start("venue-1-scenario-10002");
    expect(chat.lines()).toEqual(["welcomeAt", "booksScenario", "askPartySize"]);
    chat.step(said("inform", { partySize: 2, date: "2026-11-22", time: "19:00" }));
    expect(chat.effect("findSlots").venueId).toBe(1);
    expect(chat.state).toMatchObject({ query: { scenarioName: "Tasting menu" } });
  });

  test("to a venue asks for the party there", () => {
    const chat = start("venue-2");
    expect(chat.lines()).toEqual(["welcomeAt", "askPartySize"]);
    expect(chat.state).toMatchObject({ draft: { venueId: 2 } });
  });

  test("that leads nowhere any more welcomes the guest as ever", () => {
    expect(start("venue-9-scenario-1").lines()).toEqual(["welcome"]);
  });
});
