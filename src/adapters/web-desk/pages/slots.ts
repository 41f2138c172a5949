import type { PlaceRef, SlotRef } from "#src/bot/desk/take/take-view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { optional } from "./act.ts";

/** Why the house's rules do not count; asked for by the second tap alone. */
export const reason = optional(platformTexts.whyAnyway, {
  kind: "hidden",
  hint: platformTexts.whyAnywayHint,
});

/** An offered start as a button says it: `3@2026-11-21T18:00:00Z`. */
export function writeSlot({ scenarioId, startsAt }: SlotRef): string {
  return `${scenarioId}@${startsAt}`;
}

export function readSlot(text: string | undefined): { readonly slot?: SlotRef } {
  const [, scenarioId, startsAt] = /^(\d{1,15})@([\dTZ:.-]{10,35})$/.exec(text ?? "") ?? [];
  if (startsAt === undefined || !isMoment(startsAt)) return {};
  return { slot: { scenarioId: Number(scenarioId), startsAt } };
}

/** An offered place: `5+6@2026-11-21T20:00:00Z`, or without an end. */
export function writePlace({ tableIds, until = "" }: PlaceRef): string {
  return `${tableIds.join("+")}@${until}`;
}

export function readPlace(text: string | undefined): { readonly place?: PlaceRef } {
  const [, tables, until = ""] = /^(\d{1,15}(?:\+\d{1,15}){0,20})@([\dTZ:.-]{0,35})$/.exec(text ?? "") ?? [];
  if (tables === undefined || (until !== "" && !isMoment(until))) return {};
  return { place: { tableIds: tables.split("+").map(Number), ...(until !== "" && { until }) } };
}

function isMoment(text: string): boolean {
  try {
    Temporal.Instant.from(text);
    return true;
  } catch {
    return false;
  }
}
