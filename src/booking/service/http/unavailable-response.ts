import { problemResponse, refuse } from "./problem.ts";

/** Makes a 503 for a request that is right and can be sent again later. */
export function unavailableResponse(detail: string): Response {
  return problemResponse(refuse("unavailable", detail), { "Retry-After": "5" });
}
