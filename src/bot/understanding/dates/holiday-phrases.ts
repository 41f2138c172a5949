import type { Locale } from "#src/bot/languages/locale.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import { createReading } from "#src/bot/understanding/text/reading.ts";

export interface HolidayName {
  /** As the library writes it. */
  readonly name: string;
  readonly rule: string;
  /** ISO 639-1, "" where any language says so. */
  readonly language: string;
}

/** Names of persons and places too: only the language that calls the day so reads them, from its own data. */
const alsoNames = new Set(
  "noel toussaint epifania natale natal pascua lucia nikolaus martin valentin carnival halloween".split(" "),
);
const saint = /^(?:san|sant|santo|santa|saint|sainte|sankt|sint|st|sao)[ .-]/;
const saintsDay = /\b(?:day|dia|tag|dag|jour|festa|fiesta|fete|eve|afton|night)\b|(?:tag|dag|dagen)$/;
/** Spanish for the Assumption, which the library gives to the Ascension in several countries. */
const mistaken = new Set(["easter 39 la asuncion"]);
const shortest = 4;

/**
 * Everything that the names are called in a message of the language, folded as the message is, the longest first.
 * Values are the rules of the days; the same name on two days gives both.
 */
export function phrasesOfHolidays(
  names: readonly HolidayName[],
  locale: Locale,
): ReadonlyMap<string, ReadonlySet<string>> {
  const rules = new Map<string, Set<string>>();
  const add = (phrase: string, rule: string) => {
    if (phrase.length < shortest || locale.common.includes(phrase)) return;
    rules.set(phrase, (rules.get(phrase) ?? new Set()).add(rule));
  };
  for (const { name, rule, language } of names) {
    for (const phrase of spellings(name, locale)) {
      const isForeign = language !== locale.code && alsoNames.has(phrase);
      const isPlace = saint.test(phrase) && !saintsDay.test(phrase);
      if (!isForeign && !isPlace && !mistaken.has(`${rule} ${phrase}`)) add(phrase, rule);
    }
  }
  for (const [alias, official] of Object.entries(locale.dates.holidays.aliases)) {
    if (rules.has(alias)) continue;
    for (const rule of rules.get(official) ?? []) add(alias, rule);
  }
  return new Map([...rules].sort(([a], [b]) => b.length - a.length));
}

/** "St. Patrick’s Day", "st patricks day" and "saint patrick's day" are one name, as are "långfredag" and "långfredagen". */
function spellings(name: string, locale: Locale): ReadonlySet<string> {
  const plain = normalise(name)
    .replace(/\([^()]{0,80}\)/g, "")
    .replace(/ \d{4}$/, "")
    .trim();
  const phrases = new Set(plain.split(/ ?[/,] /).map((part) => createReading(part, locale).folded));
  const vary = (pattern: RegExp, replacement: string) => {
    for (const phrase of [...phrases]) phrases.add(phrase.replace(pattern, replacement));
  };
  vary(/^(?:the |la |le |l'|el |il |o |a |den )/, "");
  vary(/^st\.? /, "st ");
  vary(/^st\.? /, "saint ");
  vary(/'/g, "");
  vary(/ß/g, "ss");
  vary(/(?<=\p{L})-(?=\p{L})/gu, " ");
  vary(/(dag|aften|afton)$/, "$1en");
  vary(/(dag|aften|afton)en$/, "$1");
  return phrases;
}
