import type { Language } from "#src/bot/languages/language.ts";
import { languages } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import { rank } from "./language.ts";
import { knowsWords } from "./likelier-languages.ts";

/** Questions to which one word may be the same in several languages, a name, or a house's. */
const answeredInAnyLanguage: ReadonlySet<Expecting> = new Set(["name", "venue", "phone", "confirm", "slot"]);

/** Shorter words stand for something in many languages: "ma". */
const sign = /\p{L}{3}/u;

const word = /\p{L}{2,}/gu;

/**
 * The likeliest of the languages that share all words of a message, in a chat whose guest has shown none: "mesa para 2"
 * is Spanish or Portuguese, and by no means English. First comes that which has the most of them among its frequent
 * words, then that of the venue's country, then the one that most people speak. Undefined where the supposed language
 * has all of them too.
 */
export function likeliestOfShared(message: string, context: UnderstandingContext): Locale | undefined {
  const { language, languageFrom, languages: spoken, expecting, country } = context;
  const text = withoutHouses(message, context);
  if (languageFrom === undefined || answeredInAnyLanguage.has(expecting) || !sign.test(text))
    return undefined;
  const candidates = languages.filter(
    ({ locale, request }) =>
      request !== undefined && (spoken?.includes(locale.code) ?? true) && knowsWords(text, locale),
  );
  if (candidates.some(({ locale }) => locale.code === languageOfTag(language ?? ""))) return undefined;
  const ranked = rank(text, undefined);
  const [likeliest] = candidates
    .map((candidate) => ({
      candidate,
      score: ranked.find(({ locale }) => locale === candidate.locale)?.score ?? 0,
      isHome: isAtHome(candidate, country),
    }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.isHome) - Number(a.isHome) ||
        b.candidate.speakers - a.candidate.speakers,
    );
  return likeliest?.candidate.locale;
}

/** The names of restaurants are words of no language: "bord på fredag på Furu". */
function withoutHouses(text: string, { venues = [] }: UnderstandingContext): string {
  const named = new Set(venues.flatMap(({ name }) => foldText(name).match(word) ?? []));
  return text.replace(word, (one) => (named.has(foldText(one)) ? " " : one));
}

function isAtHome({ homeCountries, alsoIn = [] }: Language, country: string | undefined): boolean {
  return [...homeCountries, ...alsoIn].some((home) => home === country);
}
