import { problemResponse } from "#src/web/problem.ts";

/** Of no house that this process has open. */
export async function refuseHost(): Promise<Response> {
  const detail = "No house of this name is open here. Try again in a moment.";
  return problemResponse(
    503,
    { title: "Service Unavailable", code: "unavailable", detail },
    { "Retry-After": "5", "Cache-Control": "no-store" },
  );
}
