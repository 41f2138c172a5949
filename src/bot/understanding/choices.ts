import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

/**
 * Which of the open offers is picked: "the second one", "2", "the last". Counted from 1, -1 is the last.
 * Whether there are so many offers, or the number is the hour of one, is decided later.
 */
export function findChoice(text: string, locale: Locale, context: UnderstandingContext): number | undefined {
  if (!isChoosing(context)) return undefined;
  const { first, last, ordinal, bare } = patternsOf(locale);
  if (last.test(text)) return -1;
  if (first.test(text)) return 1;
  const count = Number(ordinal.exec(text)?.[1] ?? bare.exec(text)?.[1] ?? 0);
  return count >= 1 ? count : undefined;
}

function isChoosing({ expecting, offers }: UnderstandingContext): boolean {
  return expecting === "slot" || expecting === "venue" || (expecting === null && (offers?.length ?? 0) > 0);
}

const patternsOf = memoizeByLocale(({ intents, numbers }) => {
  const fillers = `(?:${alternatives([...intents.fillers, ...intents.affirm])},? ){0,3}`;
  const end = `(?: ${alternatives(intents.fillers)}){0,2}[.! ]*$`;
  const suffix = alternatives(numbers.ordinalSuffixes.map((ending) => ending.replaceAll(".", "\\.")));
  const choice = alternatives(intents.choice);
  return {
    first: new RegExp(`^${fillers}${alternatives(intents.first)}${end}`, "u"),
    last: new RegExp(`^${fillers}${alternatives(intents.last)}${end}`, "u"),
    ordinal: new RegExp(`^${fillers}(?:${choice} )?(\\d{1,2})${suffix}(?: ${choice})?${end}`, "u"),
    bare: new RegExp(`^${fillers}(?:${choice} )?#?(\\d{1,2})[.)]?${end}`, "u"),
  };
});
