import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { cutFolded } from "#src/bot/understanding/text/folded-cuts.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { spellingWords } from "#src/bot/understanding/text/spelling-words.ts";

const joined = spellingWords(({ withLetters }) => withLetters);
/** "With dt", "mit ei" and "mit sch", but not "with a dog". */
const letters = `(?!${spellingWords(({ noLetters }) => noLetters)}(?!\\p{L})|[b-df-hj-np-tv-xz][aeiouy]\\p{L}(?!\\p{L}))\\p{L}(?:[- ]?\\p{L}){0,2}(?:'s)?`;
const letter = [
  `(?:${spellingWords(({ letterCounts }) => letterCounts)} ){0,2}`,
  `(?:${spellingWords(({ letterNames }) => letterNames)}|${letters})`,
  `(?: ${spellingWords(({ letterPlaces }) => letterPlaces)})?`,
].join("");
const next = spellingWords(({ nextLetters }) => nextLetters);
const written = new RegExp(
  `(?<=\\p{L}{2})[, ]{1,2}${joined} ${letter}(?:(?: ${next} (?:${joined} )?|, ${joined} )${letter}){0,2}(?=[.! ]*$|, )`,
  "gu",
);
const courtesy = new RegExp(
  `[, ]{1,2}${alternatives(inAllLanguages(({ manners }) => manners.politeEnds))}[.! ]{0,3}$`,
  "gu",
);

/** A name without how it is written: "Brandt with dt", "Anna mit zwei n", "Hofstätter mit ä und zwei t". */
export const withoutWritten = (text: string): string => cutFolded(text, written);

/** "Anne with an e, please": the name, where all that is said is how it is written. */
export function nameAsWritten(text: string): string | undefined {
  const said = cutFolded(text, courtesy);
  const name = withoutWritten(said);
  return name === said || /[^\p{L}'-]/u.test(name) ? undefined : name;
}
