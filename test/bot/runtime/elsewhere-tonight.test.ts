import { expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { toMachineEvent } from "#src/bot/runtime/to-machine-event.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { fjord } from "#test/support/machine/facts.ts";

const harbor = {
  id: 2,
  name: "Harbor",
  timeZone: "America/New_York",
  scenarioNames: ["Dinner"],
  country: "US",
};
/** Wednesday half past midnight in Oslo, and Tuesday evening in New York. */
const now = Temporal.Instant.from("2026-11-24T23:30:00Z");

function dateOf(text: string): string | undefined {
  const reader = { understand, house: { venues: () => [fjord, harbor] }, languages: ["en", "es"] } as const;
  const conversation = {
    id: "test:1",
    address: { platform: "test", chatId: "1" },
    guestReference: "guest-1",
  };
  const arrival = { source: "guest", content: { type: "text", text } } as const;
  const event = toMachineEvent(reader, { arrival, conversation, state: initialState("en"), now });
  return event?.type === "guestSaid" ? event.understood.date : undefined;
}

test.for([
  ["a table for 2 at Harbor tonight at 8:30pm", "2026-11-24"],
  ["Harbor tomorrow at 7pm, 2 people", "2026-11-25"],
  ["Harbor esta noche a las 20:30, 2 personas", "2026-11-24"],
  ["a table for 2 at Fjord tonight at 8:30pm", "2026-11-25"],
  ["a table for 2 tonight at 8:30pm", "2026-11-25"],
] as const)("the day is that of the house that is named with it: “%s”", ([text, date]) => {
  expect(dateOf(text)).toBe(date);
});
