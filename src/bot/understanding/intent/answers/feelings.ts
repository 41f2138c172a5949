import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { supposes } from "./answers.ts";

/** What a guest who writes so is moved by; who only asks about it is not. */
export function findFeeling(text: string, locale: Locale): Understood["feeling"] {
  const { complaint, sorrow, jokes, lost } = patternsOf(locale);
  if (says(text, lost)) return "lost";
  if (onlySighs(text, locale)) return "sorrow";
  if (text.endsWith("?")) {
    if (says(toldBefore(text, locale).replace(jokes, " "), sorrow)) return "sorrow";
    return says(toldBefore(text, locale, ends), complaint) ? "complaint" : undefined;
  }
  /** Who fell ill after a meal complains. */
  if (says(text.replace(complaint, " ").replace(jokes, " "), sorrow)) return "sorrow";
  return says(text, complaint) ? "complaint" : undefined;
}

/** Of a sentence that tells something. */
const ends = [".", "!"];

/** What is told before a question, and not supposed by it: "I'm ill, can we come next week?" */
function toldBefore(text: string, locale: Locale, marks = [...ends, ",", ";"]): string {
  const told = text.slice(0, Math.max(...marks.map((mark) => text.lastIndexOf(mark))) + 1);
  return told.includes("?") || supposes(told, locale) ? "" : told;
}

/** What the sorrow of a message is, where it says so: somebody has died, or is ill. */
export function sorrowIn(text: string, locale: Locale): Understood["sorrow"] {
  const { illness, loss, jokes } = patternsOf(locale);
  const earnest = text.replace(jokes, " ");
  if (says(earnest, loss)) return "loss";
  return says(earnest, illness) ? "illness" : undefined;
}

/** Whether a message tells what one is congratulated on; who only asks, or celebrates no more, does not. */
export function isJoyful(text: string, locale: Locale): boolean {
  const { joy, uncelebrated } = patternsOf(locale);
  return !text.trimEnd().endsWith("?") && says(text, joy) && !says(text, uncelebrated);
}

/** "Oh no :(" to a house that is full answers nothing. */
export function onlySighs(text: string, locale: Locale): boolean {
  return patternsOf(locale).sigh.test(text);
}

/** "The food last night was really awful", "letztes Mal war die Suppe kalt". */
function badlyServed({ what, was, bad }: Locale["intents"]["served"]): string[] {
  const [meal, verb, fault] = [what, was, bad].map(alternatives);
  return [
    `${meal}(?: [\\p{L}']{1,9}){0,3} ${verb} (?:\\p{L}{1,10} ){0,3}${fault}`,
    `${verb} (?:\\p{L}{1,9} ){0,2}${meal} (?:\\p{L}{1,10} ){0,4}${fault}`,
  ];
}

const patternsOf = memoizeByLocale(({ intents, manners, uncelebrated }) => ({
  sigh: new RegExp(`^ ?${alternatives(manners.sighs)}[^\\p{L}\\p{N}?]{0,12}$`, "u"),
  complaint: phrases([...intents.complaint, ...badlyServed(intents.served)]),
  lost: phrases(intents.lost ?? []),
  sorrow: phrases([...intents.sorrow, ...intents.letDown]),
  jokes: phrases(intents.jokes),
  illness: phrases(intents.illness),
  loss: phrases(intents.loss),
  joy: phrases(intents.joy),
  uncelebrated: phrases(uncelebrated ?? []),
}));
