import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";

/** Where to go from nowhere. */
export const startOptions: readonly Option[] = [
  { choice: { type: "book" }, label: plain("choiceBook") },
  { choice: { type: "listBookings" }, label: plain("choiceMyBookings") },
];

/** "Same again, but Saturday" after a booking: its change, or a second one? */
export const another: Option = { choice: { type: "another" }, label: plain("choiceAnother") };

/** Another way to dine at the same moment. */
export const scenarioOption = (scenarioName: string): Option => ({
  choice: { type: "scenario", scenarioName },
  label: message("choiceScenario", { scenario: scenarioName }),
});
