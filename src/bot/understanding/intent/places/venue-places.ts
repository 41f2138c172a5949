import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";

/** Whether a place is named there, or one that is meant: only then is one word of a name the venue, and not just a word. */
export function isPlaceNamed(folded: string, { start, end }: Span, locale: Locale): boolean {
  return patternsOf(locale).leads.test(folded.slice(0, start)) || tailAt(folded, end, locale) > 0;
}

/** How long what only calls the name before it a restaurant's is: "the Harbor one", "that Harbor place", "the Oslo restaurant". */
export function tailAt(folded: string, end: number, locale: Locale): number {
  return patternsOf(locale).tail.exec(folded.slice(end))?.[0].length ?? 0;
}

/** Whether a word of a name means the restaurant, by what stands beside it. */
export function isNameMeant(
  folded: string,
  { start, end }: Span,
  opensName: boolean,
  locale: Locale,
): boolean {
  const { preferring, meaning, goingTo, asking, askingOf } = patternsOf(locale);
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (preferring.test(before) || meaning.test(after)) return true;
  if (!opensName) return false;
  return goingTo.test(before) || askingOf.test(before) || (after.includes("?") && asking.test(before));
}

/** "Furu, not Harbor": the one that is turned down is not looked for. */
export function withoutTurnedDown(folded: string, locale: Locale): string {
  return folded.replace(patternsOf(locale).turnedDown, (words) => "¦".repeat(words.length));
}

const patternsOf = memoizeByLocale(({ choices, intents, party, negations }) => {
  const article = alternatives(party.whoComes?.articles ?? []);
  const leads = alternatives([...choices.venueLeads, ...intents.saysMeant]);
  const small = alternatives([
    ...(party.whoComes?.articles ?? []),
    ...choices.venueLeads.filter((lead) => !lead.includes(" ")),
    ...choices.goesTo,
  ]);
  return {
    leads: new RegExp(`(?:^|[^\\p{L}\\p{N}])${leads}(?:(?<=')| (?:${article} )?)$`, "u"),
    tail: new RegExp(`^ ${alternatives(choices.venueTails)}(?!\\p{L})`, "u"),
    preferring: new RegExp(
      `(?:^|[^\\p{L}])${alternatives(choices.likesBetter)}(?: \\p{L}{2,6}){0,2}(?: ${small}){0,2} $`,
      "u",
    ),
    /** That it is what was meant, after its name. */
    meaning: new RegExp(`^ ${alternatives(intents.saysMeant)}(?!\\p{L})`, "u"),
    goingTo: new RegExp(`(?:^|[^\\p{L}])${alternatives(choices.goesTo)} $`, "u"),
    asking: new RegExp(
      `(?:^|[,;.!] )(?:\\p{L}{1,9},? )?(?:${alternatives(choices.asksOfVenue)} )?(?:${article} )?$`,
      "u",
    ),
    /** The same, whether or not it ends with its mark: "hm where is". */
    askingOf: new RegExp(
      `^[¿ ]?(?:\\p{L}{1,9}[,.!]? ){0,2}${alternatives([...choices.asksAboutVenue, ...choices.asksWhere])} (?:${article} )?$`,
      "u",
    ),
    turnedDown: new RegExp(
      `(?<![\\p{L}])${alternatives(negations)} (?:${small} ){0,2}\\p{L}{4,20}(?=[ ,.;!?]*$|[,.;!?])`,
      "gu",
    ),
  };
});
