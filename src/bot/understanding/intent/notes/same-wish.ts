import type { Locale } from "#src/bot/languages/locale.ts";
import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { cutFolded } from "#src/bot/understanding/text/folded-cuts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { isSameWord } from "./wishes-taken-back.ts";

/** What is cursed in one word with it: "Scheißtisch". */
const seats = alternatives(inAllLanguages(({ intents }) => intents.bookNouns));

/** Guests curse in any language, whichever the chat's. */
const curses = new RegExp(
  [
    `(?<!\\p{L})${alternatives(inAllLanguages(({ manners }) => manners.cursedBefore ?? []))} (?=\\p{L})`,
    `(?<!\\p{L})${alternatives(inAllLanguages(({ manners }) => manners.cursedJoined ?? []))}(?=${seats}\\p{L}{0,4}(?!\\p{L}))`,
    ` ${alternatives(inAllLanguages(({ manners }) => manners.cursedBehind ?? []))}(?!\\p{L})`,
  ].join("|"),
  "gu",
);

/** A wish as it is fit to be passed on: the guest's own words, without their curses. */
export function decently(words: string): string {
  return cutFolded(words, curses).replaceAll(/ {2,}/g, " ").trim();
}

/**
 * What of the wishes said is new beside those noted, and which of those noted stand in fuller words now: "highchair for the
 * little one" says all that "high chair" does, and "the nut allergy" no more than "my son's nut allergy".
 */
export function newBeside(
  said: string,
  noted: string,
  locale: Locale,
): { readonly fresh: string | undefined; readonly replaced: readonly string[] } {
  const known = piecesOf(noted).map((text) => ({ text, words: meaningIn(text, locale) }));
  const pieces = piecesOf(said).map((text) => ({ text, words: meaningIn(text, locale) }));
  const fresh = pieces.filter(({ words }) => !known.some((one) => saysAll(one.words, words)));
  const replaced = known
    .filter((one) => fresh.some(({ words }) => saysAll(words, one.words)))
    .map(({ text }) => text);
  const isSame = fresh.length === pieces.length;
  return {
    fresh: isSame ? said : fresh.length === 0 ? undefined : fresh.map(({ text }) => text).join(", "),
    replaced,
  };
}

/** Of several wishes of one message those that no other of them says too, in the same or in fuller words. */
export function withoutRepeats(wishes: readonly string[], locale: Locale): readonly string[] {
  const meanings = wishes.map((words) => meaningIn(words, locale));
  const isSaidBy = (one: number) => (other: readonly string[], at: number) => {
    const own = meanings[one] ?? [];
    return at !== one && saysAll(other, own) && (at < one || !saysAll(own, other));
  };
  return wishes.filter((_, index) => !meanings.some(isSaidBy(index)));
}

const piecesOf = (wishes: string): readonly string[] =>
  wishes
    .split(/[;,]/)
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");

/** Whether the first wish says all that the second does; where that says nothing by itself, nobody knows. */
function saysAll(fuller: readonly string[], shorter: readonly string[]): boolean {
  return (
    shorter.length > 0 && shorter.every((word) => fuller.some((one) => one === word || isSameWord(one, word)))
  );
}

/** The words and numbers that tell a wish from others: nobody else's chair, and "not by the window" is another than "by the window". */
function meaningIn(text: string, locale: Locale): readonly string[] {
  const { courtesies, common } = patternsOf(locale);
  const folded = foldText(text);
  if (!says(folded, /\p{L}/gu)) return [];
  const words = folded.replace(courtesies, " ").match(/\p{L}{2,40}|\d{1,4}/gu) ?? [];
  return words.filter((word) => !common.has(word));
}

const patternsOf = memoizeByLocale(({ wishFillers, wishJoints, common, party, negations, intents }) => {
  const meaningful = new Set([...negations, ...intents.deny]);
  return {
    courtesies: new RegExp(
      `(?<!\\p{L})${alternatives(wishFillers.filter((one) => !meaningful.has(one)))}(?!\\p{L})`,
      "gu",
    ),
    common: new Set([...wishJoints, ...party.articles, ...common].filter((one) => !meaningful.has(one))),
  };
});
