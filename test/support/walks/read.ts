import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

const known = new Map<string, Understood>();

/** Reads as `understand` does, each text once for each thing that it is read against: walks say the same things often. */
export function read(text: string, context: UnderstandingContext): Understood {
  const { language, expecting, draft, offers, country, now } = context;
  const key = JSON.stringify([text, language, expecting, draft, offers, country, now.toString()]);
  const before = known.get(key);
  if (before) return before;
  const understood = understand(text, context);
  known.set(key, understood);
  return understood;
}
