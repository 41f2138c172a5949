import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { scenarioValue } from "#src/bot/machine/core/values.ts";

/** Where to go from nowhere. */
export const startOptions: readonly Option[] = [
  { choice: { type: "book" }, label: plain("choiceBook") },
  { choice: { type: "listBookings" }, label: plain("choiceMyBookings") },
];

/** Any time of the day would do for the guest who joined the waitlist. */
export const widenOptions = (entryId: string): readonly Option[] => [
  { choice: { type: "anyTime", entryId }, label: plain("choiceAnyTime") },
  ...startOptions,
];

/** "Same again, but Saturday" after a booking: its change, or a second one? */
export const another: Option = { choice: { type: "another" }, label: plain("choiceAnother") };

/** What is noted for the house is to be another. */
export const note: Option = { choice: { type: "note" }, label: plain("choiceNote") };

/** Beside what the house is to be told. */
export const noteOptions = (noted: string): readonly Option[] => [
  ...(noted === "" ? [] : [{ choice: { type: "noNote" } as const, label: plain("choiceNoNote") }]),
  { choice: { type: "keep" }, label: plain("choiceKeep") },
];

/** Another way to dine at the same moment. */
export const scenarioOption = (scenarioName: string, venue: VenueFacts | undefined): Option => ({
  choice: { type: "scenario", scenarioName },
  label: message("choiceScenario", { scenario: scenarioValue(scenarioName, venue) }),
});
