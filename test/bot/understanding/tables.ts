import { describe, expect, test } from "vitest";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { intentOf, type Row, stated } from "./stated.ts";

/** Tests of what messages in a language state, and of what their guests want. */
export function tablesIn(language: string) {
  const context = { language };
  return {
    table(name: string, rows: readonly Row[]): void {
      describe(name, () => {
        test.for(rows)("%s", ([text, values]) => {
          expect(stated(text, context)).toEqual(values);
        });
      });
    },
    /** Texts of one intent stand in one string, with semicolons between. */
    intents(rows: readonly (readonly [intent: Intent, texts: string])[]): void {
      const pairs = rows.flatMap(([intent, texts]) =>
        texts.split("; ").map((text) => [text, intent] as const),
      );
      test.for(pairs)("%s is %s", ([text, intent]) => {
        expect(intentOf(text, context)).toBe(intent);
      });
    },
  };
}
