import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAnything, isUnsure } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";

/** What a message may mean from end to end: a courtesy, a yes or no, or a wish that may be uttered anywhere. */
type WholeMeaning = Extract<
  Intent,
  "greet" | "thanks" | "affirm" | "deny" | "cancel" | "help" | "human" | "list"
>;

/** A laugh or a hum, though "jaja" is a yes to a German; so is "prima", who is a cousin in Spain. */
const laugh = /^(?:(?:ja|ha|he|hi|je){2,6}|[km]{2,6}|rs(?:rs)?)[.! ]{0,5}$/u;

/** Such words are few; a longer message is read in its own language. */
const longest = 40;

/**
 * What a few words mean that the language of the conversation does not know: guests say "oui", "gracias" or
 * "annuler" in any. Where two languages read them differently, nothing is known. `text` is folded.
 */
export function intentInAnyLanguage(
  text: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): Intent {
  if (isOnlyLaughed(text, locale) || locale.party.relations.includes(text)) return "other";
  const others = locales.filter((other) => other !== locale && !isLeftOpenIn(text, other));
  const [meaning, ...further] = meaningsOf(text, others);
  if (meaning === undefined || meaning === "startOver" || further.length > 0) return "other";
  if (expecting === null && (meaning === "affirm" || meaning === "deny")) return "other";
  // "Na ja" hesitates in German, and is a no and a yes to a Swede.
  return meaning === "deny" && locales.some((other) => isUnsure(text, other)) ? "other" : meaning;
}

function isOnlyLaughed(text: string, { answers: { besides } }: Locale): boolean {
  return laugh.test(text) && !besides.includes(text.replace(/[.! ]+$/u, ""));
}

const answers: readonly (WholeMeaning | "startOver")[] = ["affirm", "deny", "cancel"];

/** A question or a doubt is a yes or a no in no language: "passt das". */
function isLeftOpenIn(text: string, locale: Locale): boolean {
  const [meaning] = meaningsOf(text, [locale]);
  if (meaning === undefined || !answers.includes(meaning)) return false;
  return asksAnything(text, locale) || isUnsure(text, locale);
}

/** Whether a whole message, folded, asks to begin again, in any language. */
export function startsOverInAnyLanguage(text: string): boolean {
  const [meaning, ...further] = meaningsOf(text, locales);
  return meaning === "startOver" && further.length === 0;
}

/**
 * Given names that are a word of courtesy in some language: where the language of the conversation is another, they
 * are names.
 */
const givenNames = /^(?:bora|dag|dai|dale|jess|mai|nada|nan|noe|ola|roger|salve|simon)[.! ]{0,5}$/u;

/** Whether a whole message, folded, is a courtesy, a yes or no or a command in any language, and so nobody's name. */
export function meansSomething(text: string, locale: Locale): boolean {
  return meaningsOf(text, givenNames.test(text) ? [locale] : locales).length > 0;
}

function meaningsOf(text: string, among: readonly Locale[]): (WholeMeaning | "startOver")[] {
  if (text.length > longest) return [];
  const meanings = among.map((locale) => {
    const { any, each } = meaningsIn(locale);
    return any.test(text) ? each.find(({ whole }) => whole.test(text))?.meaning : undefined;
  });
  return [...new Set(meanings.filter((one) => one !== undefined))];
}

/** Only what is meant from end to end: the rules for the intents know longer messages, and take longer to build. */
const meaningsIn = memoizeByLocale(({ intents }) => {
  const { fillers, thanks, closing, greet, yes, affirm, deny, cancel, stop, help, human, humanAlone, but } =
    intents;
  const besides = alternatives([...fillers, ...thanks, ...closing].filter((words) => !but.includes(words)));
  const wholly = (list: readonly string[]) =>
    new RegExp(`^${alternatives(list)}(?:[,.!]? ${besides}){0,2}[.! ]{0,5}$`, "u");
  const lists = [
    ["thanks", [...thanks, ...closing]],
    ["deny", deny],
    ["affirm", [...yes, ...affirm]],
    ["greet", greet],
    ["cancel", [...cancel, ...stop]],
    ["help", help],
    ["human", [...human, ...humanAlone]],
    ["list", [...intents.list, ...intents.recap]],
    ["startOver", intents.startOver],
  ] as const;
  return {
    any: wholly(lists.flatMap(([, list]) => list)),
    each: lists.map(([meaning, list]) => ({ meaning, whole: wholly(list) })),
  };
});
