import type { StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import type { DeskReason, Refused } from "../view.ts";
import { texts } from "../words.ts";
import { brokenWords, takeTexts } from "./words.ts";

/** Why a booking was not taken, for which no other time is a help. */
export function toRefused(refusal: StaffRefusal["refusal"]): Refused {
  return { type: "refused", ...reasons[refusal] };
}

/** What is in the way of what was asked for. */
export function obstacleWords(refused: StaffRefusal, when: "then" | "now" = "then"): string {
  return refused.refusal === "rules_broken"
    ? brokenWords(refused.rules, when)
    : reasons[refused.refusal].text;
}

const reasons: Readonly<
  Record<StaffRefusal["refusal"], { readonly reason: DeskReason; readonly text: string }>
> = {
  rules_broken: { reason: "notAllowed", text: texts.notAllowed },
  full: { reason: "notAllowed", text: takeTexts.full },
  too_large: { reason: "notAllowed", text: takeTexts.tooLarge },
  table_taken: { reason: "notAllowed", text: texts.tableTaken },
  past: { reason: "notAllowed", text: takeTexts.past },
  too_long: { reason: "notAllowed", text: takeTexts.tooLong },
  // What was named was known a moment ago: the venue file has changed in between.
  unknown_table: { reason: "notAllowed", text: texts.planChanged },
  unknown_scenario: { reason: "notAllowed", text: texts.planChanged },
  not_found: { reason: "notFound", text: texts.goneMeanwhile },
  booking_read_only: { reason: "readOnly", text: texts.nothingLeft },
  state_not_allowed: { reason: "readOnly", text: takeTexts.hereAlready },
  idempotency_key_reused: { reason: "notAllowed", text: takeTexts.triedBefore },
};
