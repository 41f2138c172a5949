import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import { originalWords, type Reading } from "./reading.ts";
import type { Span } from "./spans.ts";
import type { Expecting } from "./understood.ts";

export interface FoundName {
  readonly span: Span;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The guest's name: after "my name is" and the like, or as the whole answer to the question for it. */
export function findName(
  reading: Reading,
  open: string,
  locale: Locale,
  expecting: Expecting,
): FoundName | undefined {
  const { led, weak, answer } = patternsOf(locale);
  const match =
    led.exec(open) ?? weaklyLed(reading, open, weak) ?? (expecting === "name" ? answer.exec(open) : null);
  const words = match?.groups?.["name"];
  if (match === null || match === undefined || words === undefined) return undefined;
  const start =
    match.index +
    match[0].indexOf(words, match[0].length - words.length - 4 < 0 ? 0 : match[0].lastIndexOf(words));
  const names = nameWords(words, locale);
  if (names.length === 0) return undefined;
  const span = { start, end: start + names.join(" ").length };
  return toName(originalWords(reading, span.start, span.end), span, match.groups?.["title"] !== undefined);
}

/** "I'm Anna": only a capital letter tells a name from "I'm late". */
function weaklyLed(reading: Reading, open: string, weak: RegExp): RegExpExecArray | null {
  const match = weak.exec(open);
  const name = match?.groups?.["name"];
  if (match === null || name === undefined) return null;
  const start = match.index + match[0].length - name.length;
  return /^\p{Lu}\p{Ll}/u.test(originalWords(reading, start, start + name.length)) ? match : null;
}

/** The leading words that can be a name; "anna please" is Anna. */
function nameWords(words: string, locale: Locale): string[] {
  const { notAName } = patternsOf(locale);
  const names: string[] = [];
  for (const word of words.split(" ")) {
    if (notAName.test(word) || names.length === 4) break;
    names.push(word);
  }
  return names;
}

function toName(words: string, span: Span, isTitled: boolean): FoundName {
  const [first = "", ...others] = words.split(" ").map(capitalised);
  if (isTitled) return { span, lastName: [first, ...others].join(" ") };
  return others.length === 0
    ? { span, firstName: first }
    : { span, firstName: first, lastName: others.join(" ") };
}

function capitalised(word: string): string {
  return word.toLowerCase() === word || word.toUpperCase() === word
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word;
}

const patternsOf = memoizeByLocale((locale) => {
  const { nameLeads, weakNameLeads, notNames, titles } = locale.people;
  const word = "\\p{L}[\\p{L}'.-]{0,30}";
  const name = `(?<title>${alternatives(titles)}\\.? )?(?<name>${word}(?: ${word}){0,3})`;
  /** A number or an address beside the name is covered by now. */
  const beside = "[¦.,;:!/()|&+ -]*";
  const other = [
    ...notNames,
    ...locale.intents.fillers,
    ...locale.intents.affirm,
    ...locale.intents.deny,
    ...locale.intents.greet,
    ...locale.intents.bookVerbs,
    ...locale.party.people,
    ...locale.party.possessives,
  ];
  return {
    led: new RegExp(`(?<![\\p{L}])${alternatives(nameLeads)}:? ${name}`, "u"),
    weak: new RegExp(`(?<![\\p{L}])${alternatives(weakNameLeads)} ${name}`, "u"),
    answer: new RegExp(
      `^${beside}(?:${alternatives(locale.intents.fillers)},? )?(?:${alternatives(weakNameLeads)} )?${name}${beside}$`,
      "u",
    ),
    notAName: new RegExp(`^${alternatives(other)}$`, "u"),
  };
});
