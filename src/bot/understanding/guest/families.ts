import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { FoundName } from "./found-name.ts";

/** A family by its name: "it's for the Müllers", "unter Familie Groß". Only a capital letter makes it one. */
export function findFamily(
  reading: Reading,
  open: string,
  locale: Locale,
  isAsked: boolean,
): FoundName | undefined {
  const { led, answer } = patternsOf(locale);
  const match = led.exec(open) ?? (isAsked ? answer.exec(open) : null);
  const name = Object.values(match?.groups ?? {}).find((group) => group !== undefined);
  if (match === null || name === undefined) return undefined;
  const start = match.index + match[0].lastIndexOf(name);
  const span = { start, end: start + name.length };
  const words = originalWords(reading, span.start, span.end);
  return /^\p{Lu}/u.test(words) ? { span, lastName: words } : undefined;
}

const patternsOf = memoizeByLocale(({ people, intents }) => {
  const family = alternatives(
    people.families.map((phrase, index) =>
      phrase.replace("@", `(?<family${index}>\\p{L}[\\p{L}'-]{1,30}(?: \\p{L}[\\p{L}'-]{1,30})?)`),
    ),
  );
  const lead = alternatives([...people.nameLeads, ...people.weakNameLeads]);
  const end = "(?=$|[.,;!?¦])";
  return {
    led: new RegExp(`(?<![\\p{L}])${lead} ${family} ?${end}`, "u"),
    answer: new RegExp(`^(?:${alternatives(intents.fillers)},? )?${family} ?[.!]?$`, "u"),
  };
});
