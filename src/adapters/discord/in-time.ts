import type { Wait } from "#src/lib/wait.ts";

/** Discord takes a first answer for three seconds. */
const longestMs = 2_000;

/** What somebody waits for who must be answered at once; undefined where it takes too long, and goes on unseen. */
export async function inTime<Value>(work: Promise<Value>, wait: Wait): Promise<Value | undefined> {
  const enough = new AbortController();
  try {
    return await Promise.race([work, wait(longestMs, enough.signal).then(() => undefined)]);
  } finally {
    enough.abort();
  }
}
