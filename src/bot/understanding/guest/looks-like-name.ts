import { givenNames, givenNamesThatAreWords } from "#src/bot/languages/given-names.ts";
import { particle } from "#src/bot/understanding/guest/name-words.ts";
import { isWordSomewhere } from "#src/bot/understanding/language/likelier-languages.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

const mostNameWords = 4;

/** Without words that announce it: one that many bear, or words that no language knows, one of them with a capital letter. */
export function looksLikeName(written: string): boolean {
  const words = written.split(" ");
  const [first = ""] = words;
  if (words.length > mostNameWords) return false;
  const given = foldText(first);
  if (givenNames.has(given) || (words.length > 1 && givenNamesThatAreWords.has(given))) return true;
  const family = words.slice(words.findIndex((word) => !particle.test(word.toLowerCase())));
  /** "Van Oosterhout", "von der Heide": behind the small words before a family's name, a capital letter. */
  const isLed = family.length < words.length && /^\p{Lu}/u.test(family[0] ?? "");
  const told = isLed ? family : words;
  if (isLed && givenNames.has(foldText(told[0] ?? ""))) return true;
  return told.every((word) => (/^\p{Lu}/u.test(word) || told.length > 1) && !isWordSomewhere(word));
}
