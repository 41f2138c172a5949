import { foldText } from "./reading.ts";
import { spellingWords } from "./spelling-words.ts";

const surelyBy = spellingWords((words) => words.surelyBy);
const by = spellingWords(({ lettersBy, surelyBy }) => [...lettersBy, ...surelyBy]);

/** "B wie Berta", "G de Gerona": a letter by a word that begins with it. */
const lettered = new RegExp(`(?<!\\p{L})(?<letter>\\p{L}) ${by} (?<word>\\p{L}{2,14})(?!\\p{L})`, "giu");

/** What may stand between two of them. */
const joined = new RegExp(`^[,.;]? ?(?:${spellingWords(({ nextLetters }) => nextLetters)} )?$`, "iu");

/** Words that tell a letter where there is one alone: "Kern, K wie Konrad". */
const surely = new RegExp(` ${surelyBy} `, "iu");

interface Letters {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A name that is spelled by words, "B wie Berta, E wie Emil", as its letters join to it; one letter behind the name only tells how it is written. */
export function joinLettersByWords(text: string): string {
  let result = "";
  let at = 0;
  for (const { word, start, end } of groupsIn(text)) {
    result += text.slice(at, start);
    if (word.length > 1) result += word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase();
    else result = result.replace(/[, ]{1,2}$/, "");
    at = end;
  }
  return result + text.slice(at);
}

function groupsIn(text: string): readonly Letters[] {
  const groups: Letters[] = [];
  for (const match of text.matchAll(lettered)) {
    const { letter = "", word = "" } = match.groups ?? {};
    if (!foldText(word).startsWith(foldText(letter))) continue;
    const end = match.index + match[0].length;
    const last = groups.at(-1);
    if (last !== undefined && joined.test(text.slice(last.end, match.index)))
      groups[groups.length - 1] = { word: last.word + letter, start: last.start, end };
    else groups.push({ word: letter, start: match.index, end });
  }
  return groups.filter(
    ({ word, start, end }) =>
      word.length > 1 ||
      (/\p{L}{2}[, ]{1,2}$/u.test(text.slice(0, start)) && surely.test(text.slice(start, end))),
  );
}
