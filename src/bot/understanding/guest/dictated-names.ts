import { locales } from "#src/bot/languages/languages.ts";
import { cutFolded } from "#src/bot/understanding/text/folded-cuts.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { joinLetters, withoutRepetition } from "#src/bot/understanding/text/spelled.ts";
import { joinLettersByWords } from "#src/bot/understanding/text/spelled-by-words.ts";
import { spellingWords } from "#src/bot/understanding/text/spelling-words.ts";
import { withoutFirstTry } from "./first-tries.ts";
import { withoutWritten } from "./written-as.ts";

/** "Moreau comme la chanteuse", "Clarke like the writer". */
const likeSomebody = new RegExp(
  `(?<=\\p{L}{3}),? ${spellingWords((words) => words.likeSomebody)}(?:(?<=')| )\\p{L}{3,15}(?=[.! ]*$|, )`,
  "gu",
);

/** "Zet Smit neer", "schreib Kern rein": the order around a name. */
const putDown = new RegExp(
  `^(?:${locales
    .flatMap(({ people }) => people.spelling?.putsDown ?? [])
    .map(({ verbs, ends }) => `${alternatives(verbs)} (?=.{2,40} ${alternatives(ends)}[.! ]{0,5}$)`)
    .join("|")})(?<name>\\p{L}[\\p{L}'’-]{1,20}(?: \\p{L}[\\p{L}'’-]{1,20}){0,2}) \\p{L}{2,5}[.! ]{0,5}$`,
  "du",
);
const capitals = /^\p{Lu}[^ ]{0,20}(?: \p{Lu}[^ ]{0,20}){0,2}$/u;

/** What is dictated after a name is no part of it: "Jo Fox comma no number", "Anna Berg full stop". */
const spokenSigns = new RegExp(
  `(?<=\\p{L}{2}),? (?:(?<!(?<!\\p{L})${spellingWords(({ beforeNoSign = [] }) => beforeNoSign)} )${spellingWords(({ commas }) => commas)}(?! ?\\?)(?!\\p{L})|${spellingWords(({ stops }) => stops)}[.!]?$)`,
  "gu",
);

/** A guest who thinks before the name: "put it under uh Marcus Delacroix". In some of these languages "um" and "er" are words. */
const hesitation =
  /(?<![\p{L}\p{N}]|\p{L}, )(?:u{1,4}h{1,4}m{0,4}|u{1,4}m{2,4}|erm{1,4}|eh{1,4}m{0,4}|euh{1,4}|[äö]{1,4}h{0,4}m{0,4}|hm{1,4}|hum{1,4})(?:,|\.{2,3})? (?=\p{L})/giu;

/**
 * Whom a guest comes from: "Jonas from Acme", "Anna aus Bergen". In "Jan van Dijk" and "Ana de Souza" it is the name, and "au
 * nom de la société Novalis" is that of the company.
 */
const origin = new RegExp(
  `(?<=\\p{L}{2})(?<!(?<!\\p{L})${spellingWords(({ nameNouns }) => nameNouns)}) ${spellingWords(({ comesFrom }) => comesFrom)} \\p{L}[^,.;:+@\\d]{1,40}(?=$|[,.;:+\\d])`,
  "gu",
);

/** The answer to the question for a name: what only tells how it is written, or whom it comes from, is left out, and what is hummed. */
export function joinSpelledName(text: string): string {
  /** Before what is hummed: "mit ä" is a letter. */
  const told = withoutWritten(joinLettersByWords(text)).replace(hesitation, "");
  const plain = cutFolded(cutFolded(told, spokenSigns, ","), likeSomebody);
  const name = cutFolded(withoutOrder(plain), origin);
  return withoutRepetition(withoutFirstTry(joinLetters(name)), text);
}

function withoutOrder(text: string): string {
  const folded = foldText(text);
  const [start, end] =
    (folded.length === text.length && putDown.exec(folded)?.indices?.groups?.["name"]) || [];
  const name = text.slice(start, end);
  return start !== undefined && capitals.test(name) ? name : text;
}
