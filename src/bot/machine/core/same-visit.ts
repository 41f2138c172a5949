import type { BookedTable } from "./table.ts";

type Visit = Pick<BookedTable, "startsAt" | "partySize" | "scenarioName">;

/** Time, party and way to dine are as they were. Services may leave the last one out. */
export function isSameVisit(was: Visit, now: Visit): boolean {
  return (
    Temporal.Instant.compare(was.startsAt, now.startsAt) === 0 &&
    was.partySize === now.partySize &&
    (was.scenarioName === now.scenarioName || was.scenarioName === "" || now.scenarioName === "")
  );
}
