import type { Locale } from "#src/bot/languages/locale.ts";
import { beginsAsking, noOf, openingOf } from "#src/bot/understanding/intent/answers/answers.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * A question that is told: "I just wanted to know if you're open on the 24th". It asks of the house what it would ask in its
 * own words, and so do "I'd appreciate an answer about the stairs" and "I meant when do you close today". Who says no to what was asked before it ("no, I only wanted to
 * know if …") wants no table.
 */
export function readOnlyAsked(
  { original, language: { locale }, context: { expecting, tablePicked } }: Said,
  readPart: ReadPart,
): Understood | undefined {
  const match = leadOf(locale).exec(foldText(original));
  if (!match) return undefined;
  const rest = original.slice(match[0].length).replace(/^[ ,:;-]+/u, "");
  if (!/\p{L}/u.test(rest)) return undefined;
  const { meant, answer, no } = match.groups ?? {};
  /** "I meant the terrace" asks nothing. */
  if (meant !== undefined && !beginsAsking(foldText(rest), locale)) return undefined;
  const asked = readPart(rest.endsWith("?") ? rest : `${rest}?`);
  const { topics = [], partySize, time } = asked;
  /** "I'd appreciate an answer about the stairs" is no note, whether or not anybody here knows. */
  if (answer !== undefined && topics.length === 0) return { intent: "question" };
  if (topics.length === 0 || partySize !== undefined || time !== undefined) return undefined;
  const refuses = no !== undefined && meant === undefined && expecting !== null && tablePicked !== true;
  return { ...asked, intent: "question", ...(refuses && { asksInstead: true as const }) };
}

/**
 * The message with the courtesies left out by which a sentence after the first asks: of "0421 345678. May I ask whether ties are
 * compulsory?" the last is "ties are compulsory?".
 */
export function asAskedPlainly(original: string, locale: Locale): string {
  const [first = "", ...others] = original.split(/(?<=[!?;]|\p{L}{2}\.|\d{2}\.) /u);
  if (others.length === 0) return original;
  const plain = others.map((sentence) => {
    const match = leadOf(locale).exec(foldText(sentence));
    const asked = match === null || match.groups?.["meant"] ? "" : sentence.slice(match[0].length).trim();
    return /\p{L} \p{L}/u.test(asked) ? `${asked.replace(/[.!?]*$/u, "")}?` : sentence;
  });
  return [first, ...plain].join(" ");
}

const leadOf = memoizeByLocale(
  (locale) =>
    new RegExp(
      `${openingOf(locale)}(?<no>${noOf(locale)}[,.! ]{1,3})?(?:${alternatives(locale.intents.fillers)}[,.! ]{1,3}){0,2}(?:${alternatives(locale.intents.onlyAsks ?? [])}|(?<answer>${alternatives(locale.intents.wantsAnswer ?? [])})|(?<meant>${alternatives(locale.intents.saysMeant)}))(?![\\p{L}])`,
      "u",
    ),
);
