import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A message, or a part of one, with the language to read it in and what it is read against. */
export interface Said {
  readonly original: string;
  readonly language: DetectedLanguage;
  readonly context: UnderstandingContext;
}

/** Reads a part of a message by itself, against the same context where no other is given. */
export type ReadPart = (words: string, context?: UnderstandingContext) => Understood;
