import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundName } from "./found-name.ts";
import { capitalised, nameWords } from "./name-words.ts";

/**
 * A name that stands in for another: "not Moretti but Moretto", "it's Anne, not Anna". Either is much like the other, or
 * both are given names, as in "Peter, no wait, Paul Hudson" where one is asked for; "not dinner but lunch" and "Sanne, no phone" turn no name down.
 */
export function findCorrectedName(
  reading: Reading,
  open: string,
  locale: Locale,
  isAsked: boolean,
): FoundName | undefined {
  const { outFirst, outLast, takenBack, family } = patternsOf(locale);
  const match = outFirst.exec(open) ?? outLast.exec(open) ?? (isAsked ? takenBack.exec(open) : null);
  const { name = "", out = "", lead } = match?.groups ?? {};
  if (match === null || ![name, out].every((words) => nameWords(words, locale).join(" ") === words))
    return undefined;
  const [last, first] = match[0].lastIndexOf(name) > match[0].lastIndexOf(out) ? [name, out] : [out, name];
  const places = { [last]: match[0].lastIndexOf(last), [first]: match[0].indexOf(first) };
  const written = (words: string) => {
    const start = match.index + (places[words] ?? 0);
    return originalWords(reading, start, start + words.length);
  };
  const isName =
    isAlike(name, out) || [name, out].every((words) => givenNames.has(words.split(" ")[0] ?? ""));
  if (!isName || !(isAsked || /^\p{Lu}/u.test(written(name)))) return undefined;
  const [firstName = "", ...others] = written(name).split(" ").map(capitalised);
  const span = { start: match.index, end: match.index + match[0].length };
  const found = { span, lead: lead ?? "", replaced: written(out) };
  if (others.length > 0) return { ...found, firstName, lastName: others.join(" ") };
  return lead !== undefined && family.test(lead)
    ? { ...found, ...defined({ lastName: firstName }) }
    : { ...found, firstName };
}

/** "Moretti" and "Moretto", "Smyth" and "Smith". */
function isAlike(one: string, other: string): boolean {
  if (one.charAt(0) !== other.charAt(0) || Math.abs(one.length - other.length) > 2) return false;
  const longest = Math.max(one.length, other.length);
  const same = [...one].filter((letter, index) => letter === other.charAt(index)).length;
  const sameFromEnd = [...one].reverse().filter((letter, index) => letter === other.at(-1 - index)).length;
  return one !== other && Math.max(same, sameFromEnd) * 2 >= longest;
}

/** Elsewhere they stand for more than a correction, and need what follows to tell. */
const apologies = ["sorry", "pardon", "perdon", "desculpe", "desculpa", "scusi", "scusa"];

const patternsOf = memoizeByLocale(({ people, intents, negations, party }) => {
  const word = "\\p{L}[\\p{L}\\p{M}'’-]{1,30}";
  const name = `${word}(?: ${word})?`;
  const leads = alternatives([...people.nameLeads, ...people.weakNameLeads, ...(people.introductions ?? [])]);
  const not = `(?<![\\p{L}])${alternatives(negations)}`;
  const rather = alternatives([...intents.but, "utan", "bensi", "sim", "e"]);
  const corrects = alternatives([...intents.correction, ...apologies]);
  const filler = alternatives(intents.fillers);
  const end = `(?=[.! ]{0,3}(?:$|[¦.,;]| ${alternatives(party.and)} ))`;
  return {
    outFirst: new RegExp(
      `${not} (?:${leads} )?(?<out>${name})(?:, (?:${rather} )?| ${rather} )(?:(?<lead>${leads}) )?(?<name>${name})${end}`,
      "u",
    ),
    outLast: new RegExp(
      `(?:(?<=^|[¦.,;:!] ?)(?!${leads}(?![\\p{L}]))|(?<![\\p{L}])(?<lead>${leads}) )(?<name>${name}),? (?:${alternatives(party.and)} )?${not} (?:${leads} )?(?<out>${name})${end}`,
      "u",
    ),
    takenBack: new RegExp(
      `^(?:(?:${leads}) )?(?<out>${name}?),? (?:${filler},? )?${corrects}(?:,? ${corrects}){0,2}[,:]? (?:(?<lead>${leads}) )?(?<name>${name})[.! ]{0,3}$`,
      "u",
    ),
    family: new RegExp(`^${alternatives(people.familyLeads)}:?$`, "u"),
  };
});
