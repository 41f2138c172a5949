import type { Clock } from "#src/lib/clock.ts";
import { messageOf } from "#src/lib/message-of.ts";
import type { Case } from "./case.ts";
import { availabilityCases } from "./cases/availability.ts";
import { bookingCases } from "./cases/booking.ts";
import { readingCases } from "./cases/reading.ts";
import { refusingCases } from "./cases/refusing.ts";
import { stateCases } from "./cases/states.ts";
import { waitlistCases } from "./cases/waitlist.ts";
import { Difference, NotTried } from "./expectations.ts";
import type { Line } from "./line.ts";
import { createPlaceFinder, createStage, type Stage } from "./stage.ts";

/** Everything that is tried, in the order in which an integrator comes to it. */
export const cases: readonly Case[] = [
  ...readingCases,
  ...availabilityCases,
  ...refusingCases,
  ...bookingCases,
  ...stateCases,
  ...waitlistCases,
];

/** What trying a case came to. `failed`: there was no answer, or the case itself broke. */
export interface Verdict {
  readonly tried: Case;
  readonly result: "same" | "differs" | "not tried" | "failed";
  /** What differs, what was missing, or what went wrong. */
  readonly how?: string;
  /** Bookings that were placed and could not be taken back. */
  readonly leftBehind: number;
}

export interface Trial {
  readonly line: Line;
  readonly clock: Clock;
  /** Also the cases that place bookings, each taken back at once. */
  readonly isWriting: boolean;
}

/** Tries one after the other: they share the slots of a day. */
export async function runCases({ line, clock, isWriting }: Trial): Promise<readonly Verdict[]> {
  const place = createPlaceFinder(line, clock);
  const verdicts: Verdict[] = [];
  for (const tried of cases) {
    if (tried.isWriting && !isWriting) {
      verdicts.push({ tried, result: "not tried", how: "it places bookings: --write", leftBehind: 0 });
    } else verdicts.push(await tryCase(tried, { line, clock, place }));
  }
  return verdicts;
}

/** Tries one, and takes back what it placed. */
export async function tryCase(tried: Case, parts: Pick<Stage, "line" | "clock" | "place">): Promise<Verdict> {
  const kept: (() => Promise<boolean>)[] = [];
  const stage = createStage(parts, (takeBack) => kept.push(takeBack));
  const verdict = await judge(() => tried.run(stage));
  let leftBehind = 0;
  for (const takeBack of kept) if (!(await takeBack().catch(() => false))) leftBehind += 1;
  return { tried, ...verdict, leftBehind };
}

async function judge(run: () => Promise<void>): Promise<Pick<Verdict, "result" | "how">> {
  try {
    await run();
    return { result: "same" };
  } catch (error) {
    if (error instanceof Difference) return { result: "differs", how: error.message };
    if (error instanceof NotTried) return { result: "not tried", how: error.message };
    return { result: "failed", how: messageOf(error) };
  }
}
