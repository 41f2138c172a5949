import { describe, expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { toMachineEvent } from "#src/bot/runtime/to-machine-event.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { defined } from "#src/lib/defined.ts";
import { bookingAt, fjord, now } from "#test/support/machine/facts.ts";

const idle = initialState("en");
const confirmingCancel: State = { ...idle, phase: "confirmingCancel", booking: bookingAt("19:00") };
const askingParty: State = { ...idle, phase: "askingPartySize", draft: { venueId: fjord.id } };

const eventOf = (text: string, state: State, isLatest = true) =>
  toMachineEvent(
    { understand, languages: ["en"], house: { venues: () => [fjord] } },
    {
      arrival: { source: "guest", content: { type: "edit", text, isLatest } },
      conversation: {
        id: "c",
        address: { platform: "test", chatId: "1" },
        guestReference: "guest-1",
      },
      state,
      now,
    },
  );

describe("an edited message", () => {
  test("is the correction of the table that it is", () => {
    expect(eventOf("a table for 5 tomorrow at 8", idle)).toMatchObject({
      type: "guestSaid",
      understood: { partySize: 5, time: "20:00" },
    });
  });

  test.for<readonly [string, State]>([
    ["yes", confirmingCancel],
    ["no", confirmingCancel],
    ["cancel it", confirmingCancel],
    ["take me off the waitlist", idle],
    ["5", askingParty],
    ["hello", idle],
  ])("that says %s answers nothing", ([text, state]) => {
    expect(eventOf(text, state)).toEqual({ type: "guestEdited" });
  });

  const askedBefore = (answering: State["answering"], state: State = idle): State => ({
    ...state,
    ...defined({ answering }),
  });

  test.for([
    ["5", "partySize", { partySize: 5 }],
    ["tomorrow", "date", { date: "2026-11-22" }],
    ["Kari Nordmann", "name", { firstName: "Kari", lastName: "Nordmann" }],
    ["+47 900 12 346", "phone", { phone: "+4790012346" }],
    ["my name is Kari Nordmann", null, { firstName: "Kari", lastName: "Nordmann" }],
  ] as const)(
    "that says %s is read as the answer to what was asked then: %s",
    ([text, answering, understood]) => {
      expect(eventOf(text, askedBefore(answering, askingParty))).toMatchObject({
        type: "guestSaid",
        understood,
        corrects: true,
      });
    },
  );

  test.for(["confirm", "slot", "name"] as const)("answers no question by a yes: %s", (answering) => {
    expect(eventOf("yes", askedBefore(answering))).toEqual({ type: "guestEdited" });
  });

  test("is to be written anew where more was said since", () => {
    expect(eventOf("a table for 5 tomorrow at 8", idle, false)).toEqual({ type: "guestEdited" });
  });
});
