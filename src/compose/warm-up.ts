import { setTimeout as delay } from "node:timers/promises";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Clock } from "#src/lib/clock.ts";

/** Between two languages: whoever waits for an answer comes first. */
const pauseMs = 50;

/**
 * Reads a sentence in each language before any guest writes one: the first one compiles the language's expressions,
 * which takes a tenth of a second and more. It pauses in between, and ends early where it is aborted.
 */
export async function warmUp(languages: readonly string[], clock: Clock, signal: AbortSignal): Promise<void> {
  const now = clock.now().toZonedDateTimeISO("UTC");
  for (const language of languages) {
    await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    understand("4, 21.11., 19:30, anna@example.com", { now, language, expecting: null });
  }
}
