import { setTimeout as delay } from "node:timers/promises";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Clock } from "#src/lib/clock.ts";

/** The pause after each language, so that guests who wait for an answer come first. */
const pauseMs = 50;

/** What every finder has something to find in, and what is no sentence of any language. */
const sentence = "Hi, a table for 4 tomorrow at 19:30, by the window? Anna";
const figures = "4, 21.11., 19:30, anna@example.com";

/** What this process has read: the expressions stay compiled for as long as it lives, whichever house was first. */
const read = new Set<string>();

/**
 * Reads something in each language before any guest writes: the first to do so compiles the language's expressions,
 * which takes a tenth of a second and more. It pauses in between, and ends early where it is aborted.
 */
export async function warmUp(languages: readonly string[], clock: Clock, signal: AbortSignal): Promise<void> {
  const samples = languages.map((language) => ({ text: figures, language }));
  for (const { text, language } of [{ text: sentence, language: "en" }, ...samples]) {
    const sample = `${language} ${text}`;
    if (read.has(sample)) continue;
    await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    read.add(sample);
    understand(text, { now: clock.now().toZonedDateTimeISO("UTC"), language, expecting: null });
  }
}
