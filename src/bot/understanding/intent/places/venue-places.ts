import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
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
  const { preferring, meaning, goingTo, asking, askingOf, judging } = patternsOf(locale);
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (preferring.test(before) || meaning.test(after)) return true;
  if (!opensName) return false;
  const isAsked = after.includes("?") && (asking.test(before) || says(folded, judging));
  return isAsked || askingOf.test(before) || goingTo.test(before);
}

/** "Furu, not Harbor", "Furu, Harbor is too far": the one that is turned down is not looked for, and neither is what was put right. */
export function withoutTurnedDown(folded: string, locale: Locale): string {
  const { turnedDown, putOff } = patternsOf(locale);
  return [turnedDown, putOff].reduce(
    (text, pattern) => text.replace(pattern, (words) => "¦".repeat(words.length)),
    folded,
  );
}

/** What follows the last word that puts something right: "Furu" in "at Harbor & Vine, no, Furu". */
export function putRightIn(folded: string, locale: Locale): string | undefined {
  const last = matchesIn(folded, patternsOf(locale).putRight).at(-1);
  if (last === undefined) return undefined;
  const end = last.index + last[0].length;
  return "¦".repeat(end) + folded.slice(end);
}

const patternsOf = memoizeByLocale(({ choices, intents, party, negations, manners }) => {
  const isOne = alternatives([...choices.asksOfVenue, ...(intents.isOnDay ?? [])]);
  const name = String.raw`\p{L}{4,20}(?: (?:& )?\p{L}{2,20}){0,2}`;
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
    asking: new RegExp(`(?:^|[,;.!] )(?:\\p{L}{1,9},? )?(?:${isOne} )?(?:${article} )?$`, "u"),
    /** The same, whether or not it ends with its mark: "hm where is". */
    askingOf: new RegExp(
      `^[¿ ]?(?:\\p{L}{1,9}[,.!]? ){0,2}${alternatives([...choices.asksAboutVenue, ...choices.asksWhere])} (?:${article} )?$`,
      "u",
    ),
    judging: phrases(choices.judgesVenue),
    turnedDown: new RegExp(
      `(?<![\\p{L}])(?<!(?<![\\p{L}])${alternatives(manners.why)} )${alternatives([...negations, ...choices.dislikes])} (?:${small} ){0,2}${name}(?=[ ,.;!?]*$|[,.;!?])`,
      "gu",
    ),
    putOff: new RegExp(
      `(?<=^|[,.;!?] |\\p{L} )${name}(?:(?=')| )${alternatives(choices.putOffBy)}(?![\\p{L}])`,
      "gu",
    ),
    putRight: new RegExp(`[,.;!–-] ?${alternatives(intents.correction)}(?:[,.;!] ?| )`, "gu"),
  };
});
