import type { Message } from "#bench/understanding/gold.ts";

/** A message to be judged; only what a test is about has to be said. */
export function messageWith(values: Partial<Message>): Message {
  return {
    id: "1",
    source: "letters",
    lang: "en",
    text: "a table please",
    now: "2026-11-18T10:00:00+01:00",
    timeZone: "Europe/Oslo",
    gold: {},
    ...values,
  };
}
