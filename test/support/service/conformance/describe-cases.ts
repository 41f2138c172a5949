import { beforeAll, describe, expect, test } from "vitest";
import { createApiKey } from "#src/booking/client/api-key.ts";
import type { Send } from "#src/booking/client/send.ts";
import { createLine, type Line } from "#src/conformance/line.ts";
import { cases, tryCase } from "#src/conformance/run-cases.ts";
import { createPlaceFinder } from "#src/conformance/stage.ts";
import { baseTime, keys } from "../test-service.ts";
import { bookDinner, type GetStage } from "./stage.ts";

/** The line that `npm run conformance` tries a service by, over any line of a test. */
export function conformanceLine(stage: GetStage): Line {
  const send: Send = async ({ url, method, headers, body, signal }) => {
    const response = await stage().send(url, { method, headers, body: body ?? null, signal });
    return { status: response.status, headers: response.headers, text: () => response.text() };
  };
  const timeout = Temporal.Duration.from({ minutes: 2 });
  return createLine({ send, baseUrl: "/api", authentication: createApiKey(keys.anna), timeout });
}

/** The day that the cases find in the test venues: a week from the clock's. */
const casesDay = "2026-11-27";

/** What anybody can try on a service of theirs, tried on ours. */
export function describeCases(stage: GetStage): void {
  describe("what npm run conformance tries", () => {
    let place: ReturnType<typeof createPlaceFinder>;
    beforeAll(async () => {
      stage().service.clock.set(baseTime);
      // The last slots are full, so that there is a line to join.
      for (const guestCount of [2, 4, 4]) await bookDinner(stage(), casesDay, "21:00", { guestCount });
      place = createPlaceFinder(conformanceLine(stage), stage().service.clock);
    });

    test.for(cases.map((tried) => [tried.topic, tried.says, tried] as const))(
      "%s: %s",
      async ([, , tried]) => {
        const parts = { line: conformanceLine(stage), clock: stage().service.clock, place };
        expect(await tryCase(tried, parts)).toEqual({ tried, result: "same", leftBehind: 0 });
      },
    );
  });
}
