/** What came of one request to somebody else. `rate_limited` is a 429, `refused` any other 4xx. */
export type CallOutcome = "ok" | "rate_limited" | "refused" | "failed";

/** Told of each request, and of nothing that was in it. */
export type HearCall = (outcome: CallOutcome) => void;

/** @param status of the answer; undefined where there was none */
export function callOutcomeOf(status: number | undefined): CallOutcome {
  if (status === undefined || status >= 500) return "failed";
  if (status === 429) return "rate_limited";
  return status >= 400 ? "refused" : "ok";
}
