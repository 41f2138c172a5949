import type { Locale } from "#src/bot/languages/locale.ts";
import type { Replacement, Word } from "./compounds.ts";

/** Minutes that are said after an hour without a word between; others are more likely of a number or a count. */
export const spokenMinutes: ReadonlySet<number> = new Set([15, 30, 45]);
const lastHour = 24;

/** "Seven thirty" is 7:30. In a row of more numbers, as of a dictated telephone, there is no time. */
export function clockAt(
  original: string,
  words: readonly Word[],
  index: number,
  { numbers: { cardinals } }: Locale,
): { readonly replacement: Replacement; readonly words: number } | undefined {
  const isNumber = (word: Word | undefined) => word !== undefined && Object.hasOwn(cardinals, word.folded);
  const hour = words[index];
  const count = hour && cardinals[hour.folded];
  if (hour === undefined || count === undefined || count < 1 || count > lastHour) return undefined;
  if (isNumber(words[index - 1]) || /\d ?$/.test(original.slice(0, hour.start))) return undefined;
  for (const length of [2, 1]) {
    const group = words.slice(index + 1, index + 1 + length);
    const last = group.at(-1);
    if (group.length < length || last === undefined) continue;
    const said = group.map(({ folded }) => folded).join(" ");
    /** "Une trentaine" is one number. */
    const minute = Object.hasOwn(cardinals, `${hour.folded} ${said}`) ? undefined : cardinals[said];
    const isTogether = /^(?:[ -]\p{L}{1,20}){1,2}$/u.test(original.slice(hour.end, last.end));
    const isLast = !isNumber(words[index + 1 + length]) && !/^ ?\d|^-/.test(original.slice(last.end));
    if (minute !== undefined && spokenMinutes.has(minute) && isTogether && isLast) {
      const text = `${count}:${minute}`;
      return { replacement: { start: hour.start, end: last.end, text }, words: length + 1 };
    }
  }
  return undefined;
}
