import type { Locale } from "#src/bot/languages/locale.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Found } from "./resolve.ts";

/** A message with what the rules of one language found in it: what the stages after that work on. */
export interface FoundMessage {
  readonly original: string;
  readonly reading: Reading;
  readonly found: Found;
  readonly locale: Locale;
  readonly context: UnderstandingContext;
}
