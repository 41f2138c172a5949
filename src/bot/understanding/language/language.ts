import { detect } from "tinyld/light";
import { languages, locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { neutral } from "#src/bot/languages/neutral.ts";
import { isReadByChrono } from "#src/bot/understanding/dates/chrono-dates.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import { knowsWords, languagesThatKnow } from "./likelier-languages.ts";

export interface DetectedLanguage {
  readonly locale: Locale;
  /** What chrono-node reads a language by when we have no locale for it. */
  readonly foreign?: string;
  /** Set when the words themselves show the language. */
  readonly confident?: string;
}

/** Languages that few words tell from another one, which is meant unless more words or a hint tell the other. */
const alike = languages.flatMap(({ locale: { code }, resembles }) =>
  resembles ? [[resembles, code] as const] : [],
);

/** A language known by its script alone. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Georgian}/u, "ka"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/[іїєґ]/iu, "uk"],
  [/\p{Script=Cyrillic}/u, "ru"],
];

/** A name by its looks: a few words, each with a capital where its script has any. */
const name = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'.-]{0,20}(?: [\p{Lu}\p{Lo}][\p{L}\p{M}'.-]{0,20}){0,3}[.! ]{0,3}$/u;
/** The same in scripts without spaces, where a sentence may be one word. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const spacelessName = /^[\p{L}ー・ ]{2,8}[.! ]{0,3}$/u;

function isNameByItsLooks(text: string): boolean {
  return (spaceless.test(text) ? spacelessName : name).test(text);
}

/**
 * The language to read a message in. The conversation's own language holds unless the words speak clearly
 * for another; only a longer message that no word list knows is left to tinyld.
 */
export function detectLanguage(
  text: string,
  context: Pick<UnderstandingContext, "language" | "languageFrom" | "expecting">,
): DetectedLanguage {
  const { language: hint, expecting } = context;
  const script = scripts.find(([expression]) => expression.test(text))?.[1];
  // Where a name is asked for, words show little.
  const isAssumed = context.languageFrom === "house" && expecting !== "name";
  const hinted = hint === undefined || isAssumed ? undefined : languageOfTag(hint);
  const ranked = rank(text, hinted);
  const [best, second] = ranked;
  const expected = ranked.find(({ locale }) => locale.code === hinted);
  // Guests write their own names in their own script: "my name is 王小明".
  const isName = expecting === "name" && isNameByItsLooks(text);
  const isExpected = expected !== undefined && (isName || expected.score >= 2);
  if (script !== undefined && !isExpected)
    return foreign(hinted !== undefined && !isLatin(hinted) ? hinted : script, true);
  const clear =
    best !== undefined && best.score >= 2 && best.score >= (second?.score ?? 0) + 2 ? best.locale : undefined;
  if (hinted !== undefined && expected === undefined) {
    return clear?.code === "en" && (best?.score ?? 0) >= 3
      ? { locale: clear, confident: "en" }
      : foreign(hinted, false);
  }
  if (
    clear !== undefined &&
    best !== undefined &&
    best.score >= (expected?.score ?? 0) + (expected === undefined ? 2 : 3)
  )
    return { locale: clear, confident: clear.code };
  if (expected !== undefined) return confidentIf(expected.locale, expected.score >= 2);
  const [greeted, ...others] = ranked.filter(({ locale }) => greetings(locale).test(foldText(text)));
  if (greeted !== undefined && others.length === 0) return confidentIf(greeted.locale, true);
  const usual = isAssumed ? locales.find(({ code }) => code === languageOfTag(hint ?? "")) : undefined;
  if (best !== undefined && best.score > (second?.score ?? 0)) {
    /** "Nee 3 pers" in a chat that has been German so far. */
    if (best.score < 3 && usual !== undefined && knowsWords(text, usual)) return { locale: usual };
    const better = best.score < 2 ? knowsMore(text, best.locale, usual) : undefined;
    if (better !== undefined) return { locale: better };
    return confidentIf(best.locale, best.score >= 2 || (text.includes(" ") && (second?.score ?? 0) === 0));
  }
  return guess(text, best !== undefined && best.score > 0 ? best.locale : undefined, usual);
}

/** A language that knows all words of a message of which one that knows a frequent word of it does not: "as". */
function knowsMore(text: string, than: Locale, usual: Locale | undefined): Locale | undefined {
  const known = languagesThatKnow(text);
  if (known.includes(than)) return undefined;
  return known.find((locale) => locale === usual) ?? known[0];
}

function confidentIf(locale: Locale, isSure: boolean): DetectedLanguage {
  return isSure ? { locale, confident: locale.code } : { locale };
}

function guess(text: string, best: Locale | undefined, usual: Locale | undefined): DetectedLanguage {
  const english = usual ?? locales.find(({ code }) => code === "en") ?? neutral;
  if (text.length < 24) return { locale: best ?? english };
  const code = languageOfTag(detect(text));
  const known = locales.find((locale) => locale.code === code);
  if (known !== undefined) return { locale: known };
  return code === ""
    ? { locale: best ?? english }
    : best === undefined
      ? foreign(code, false)
      : { locale: best };
}

function foreign(code: string, isSure: boolean): DetectedLanguage {
  return {
    locale: neutral,
    ...(isReadByChrono(code) && { foreign: code }),
    ...(isSure && { confident: code }),
  };
}

function isLatin(code: string): boolean {
  return locales.some((locale) => locale.code === code);
}

/** How many of a language's most frequent words a message holds, the likeliest language first. */
export function rank(text: string, hinted: string | undefined): { locale: Locale; score: number }[] {
  const words = new Set(foldText(text).match(/\p{L}+/gu) ?? []);
  const ranked = locales.map((locale) => ({ locale, score: scoreOf(text, words, locale) }));
  const scoreIn = (code: string) => ranked.find(({ locale }) => locale.code === code)?.score ?? 0;
  const unlikely = alike.map(([first, second]) => {
    if (hinted === first || hinted === second) return hinted === second ? first : second;
    return scoreIn(second) > scoreIn(first) ? first : second;
  });
  return ranked.filter(({ locale: { code } }) => !unlikely.includes(code)).sort((a, b) => b.score - a.score);
}

function scoreOf(text: string, words: ReadonlySet<string>, locale: Locale): number {
  const known = wordsOf(locale);
  const score = [...words].filter((word) => known.has(word)).length;
  return hasForeignLetter(text, locale) ? Math.max(0, score - 2) : score;
}

/** "Bord för två" is no Norwegian. */
function hasForeignLetter(text: string, { code }: Locale): boolean {
  const lower = text.toLowerCase();
  return (lacking.get(code) ?? []).some((letter) => lower.includes(letter));
}

/** A greeting from end to end. */
const greetings = memoizeByLocale(
  ({ intents }) =>
    new RegExp(
      `^${alternatives(intents.greet)}(?:[ ,]{1,2}${alternatives(intents.greet)})?[,.! ]{0,3}$`,
      "u",
    ),
);

const lacking = new Map(languages.map(({ locale, lacks = "" }) => [locale.code, [...lacks]]));

const wordsOf = memoizeByLocale((locale) => {
  const { dates, party, common, numbers } = locale;
  const lists = [
    common,
    ...dates.months,
    ...dates.weekdays.map((names) => names.slice(0, 1)),
    party.people,
    Object.keys(numbers.cardinals),
  ];
  return new Set(lists.flat().filter((word) => /^\p{L}{2,}$/u.test(word)));
});
