import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { isSameWord } from "./wishes-taken-back.ts";

/** Curses of all languages, as they stand before what they are said of or, in some, behind it. */
const curses =
  /(?<!\p{L})(?:fuck(?:ing|in)|bloody|shit(?:ty)?|crap(?:py)?|damn(?:ed)?|goddamn|verdammte[nrs]?|beschissene[nrsm]?|jävla|jäkla|klote|verdomde) (?=\p{L})|(?<!\p{L})(?:schei(?:ß|ss)|kack|skit|kut)(?=(?:tisch|platz|eck|bord|plats|tafel|plek)\p{L}{0,4}(?!\p{L}))| d[ei] (?:merde|mierda|merda)(?!\p{L})/giu;

/** A wish as it is fit to be passed on: the guest's own words, without their curses. */
export function decently(words: string): string {
  return words.replaceAll(curses, "").replaceAll(/ {2,}/g, " ").trim();
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
