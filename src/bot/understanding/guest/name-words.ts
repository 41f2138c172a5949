import { givenNamesThatAreWords } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { isLegalForm } from "./firms.ts";

/** Names know no borders: "Jan de Vries" may book in English. */
export const particle =
  /^(?:d[aeiou]|del|della|de[nrms]|dos|das|van|von|vom|zu[mr]?|la|las|los|le|les|du|af|av|ten|te[nr]|bin|ibn|al|el|mac|mc|st\.?|'[ts]|san|santa|ap|y|e|i)$/u;
const mostWords = 6;

/**
 * The leading words that can be a name; "anna please" is Anna, and a particle needs a name after it. After a first name,
 * words for people and weekdays are a family's with a capital letter: "Amy Little", "Joe Friday".
 */
export function nameWords(words: string, locale: Locale, written = ""): string[] {
  const { person, courteous } = patternsOf(locale);
  const capitals = written.split(" ").map((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const names: string[] = [];
  /** "This is Ms Lee's assistant" tells whose they are. */
  if (/'s \p{L}/u.test(words)) return [];
  for (const [index, word] of words.split(" ").entries()) {
    const isFamily = capitals[0] && capitals[index] && index > 0 && person.test(withoutStop(word));
    const isGiven = index === 0 && beginsWithGivenName(written);
    const isOther = noName(locale).test(withoutStop(word)) && !particle.test(word) && !isFamily && !isGiven;
    /** "Ernesto Villalba y desearía" goes on, "Ortega y Gasset" does not. */
    const next = written.split(" ")[index + 1] ?? "";
    const isMore = (capitals[0] && /^\p{Ll}/u.test(next)) || spokenTo.test(next);
    if (index > 0 && /^[yei]$/u.test(word) && isMore) break;
    /** "Aisha Khan I booked a table": the guest goes on. */
    const isSubject = index > 0 && locale.party.selfAfterAnd.includes(word);
    const isCourtesy = index > 0 && courteous.test(words.split(" ").slice(index).join(" "));
    if (isOther || isSubject || isCourtesy || names.length === mostWords) break;
    names.push(word);
    if (endsSentence.test(word)) break;
  }
  while (particle.test(names.at(-1) ?? "")) names.pop();
  return [...names.slice(0, -1), ...names.slice(-1).map(withoutStop)];
}

/** Who dictates goes on so: "a nombre de pilar gutiérrez y te decía …". */
const spokenTo = /^(?:te|le|les|os|vi|ti|me|ja)$/u;

/** No abbreviation of a name is so long. */
const endsSentence = /\p{L}{4}\.+$/u;

/** Without the full stop that ends the sentence; that of an abbreviation stays. */
export function withoutStop(word: string): string {
  return /(?:^| )(?:\p{L}|[js]r|st)\.$/iu.test(word) ? word : word.replace(/(?<!\.)\.+$/u, "");
}

export function capitalised(word: string): string {
  if (particle.test(word) || isLegalForm(word)) return word;
  const first = word.charAt(0).toUpperCase();
  // A letter whose capital is two characters ("ǰ") is left as it was written.
  if (first.length !== 1) return word;
  return word.toLowerCase() === word || word.toUpperCase() === word
    ? first + word.slice(1).toLowerCase()
    : word;
}

/** "Jo Fuchs": a given name that is a word besides, before a family's. */
export function beginsWithGivenName(written: string): boolean {
  const [, first = ""] = /^(\p{Lu}\p{Ll}{1,14}) \p{Lu}\p{Ll}/u.exec(written) ?? [];
  return givenNamesThatAreWords.has(foldText(first));
}

/** Words of the language that are no part of a name where they stand alone. */
export const noName = memoizeByLocale(({ people, intents, party }) => {
  const other = [
    ...people.notNames,
    ...people.instead,
    ...intents.fillers,
    ...intents.yes,
    ...intents.affirm,
    ...intents.deny,
    ...intents.stop,
    ...intents.greet,
    ...intents.bookVerbs,
    ...party.people,
    ...party.possessives,
  ];
  return new RegExp(`^${alternatives(other)}$`, "u");
});

const patternsOf = memoizeByLocale(({ intents, party, dates }) => ({
  /** Of several words, "s'il vous plaît". */
  courteous: new RegExp(
    `^${alternatives([...intents.fillers, ...intents.thanks].filter((words) => words.includes(" ")))}(?![\\p{L}])`,
    "u",
  ),
  person: new RegExp(`^${alternatives([...party.people, ...dates.weekdays.flat()])}$`, "u"),
}));
