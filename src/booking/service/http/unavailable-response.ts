import { problemResponse, refuse } from "./problem.ts";

/** Nothing is wrong with the request: it is for later. */
export function unavailableResponse(detail: string): Response {
  return problemResponse(refuse("unavailable", detail), { "Retry-After": "5" });
}
