import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { isNegated } from "./negations.ts";
import { alternatives, matchesIn, phrases, says } from "./phrases.ts";
import type { Span } from "./spans.ts";

/** A number that the guest takes back at once, and the one that stands in its place. */
export interface SelfCorrection {
  readonly wrong: Span;
  readonly right: Span;
  /** Where the correction begins: what stands between it and `wrong` ("people") belongs to the right one too. */
  readonly from: number;
  /** The reason follows at once, and is no part of it: "no, sorry, 4 my sister is coming too". */
  readonly isExplained: boolean;
}

/**
 * "We're 6, no wait, 7", "table for 4 people, sorry 5": the second number has none of the words that would say
 * what it counts, so it is whatever the first one was, or has the same short word before it ("de 2, no, de 3").
 * "4, not 5" and "not 4, 5" take back another one.
 */
export function findSelfCorrections(folded: string, locale: Locale): SelfCorrection[] {
  if (!/\d\D{3,80}\d/.test(folded)) return [];
  return matchesIn(folded, patternOf(locale)).flatMap((match) => {
    const { lead = "", wrong = "", unit = "", right = "" } = match.groups ?? {};
    /** Of "5 or 6, no, 8" both are. */
    const either = wordsOf(locale).either.exec(folded.slice(0, match.index + lead.length))?.[0] ?? "";
    const start = match.index + lead.length - either.length;
    const found = {
      wrong: { start, end: match.index + lead.length + wrong.length },
      right: { start: match.index + match[0].length - right.length, end: match.index + match[0].length },
      from: match.index + lead.length + wrong.length + unit.length,
      isExplained: wordsOf(locale).explained.test(folded.slice(match.index + match[0].length)),
    };
    const { correction, ownLead, tells, proposed } = wordsOf(locale);
    const between = folded.slice(found.from, found.right.start);
    /** "The babysitter can't come before seven, let's make it eight" takes nothing back. */
    const isReason = proposed.test(between) && says(folded.slice(0, start), tells);
    const isTakenBack =
      !isReason &&
      correction.test(folded.slice(found.from, found.right.end)) &&
      !ownLead.test(folded.slice(0, found.right.start)) &&
      !isNegated(folded, found.wrong, locale) &&
      !isNegated(folded, found.right, locale);
    return isTakenBack ? [found] : [];
  });
}

const wordsOf = memoizeByLocale(({ intents, party, reasons }) => {
  const leads = party.phrases.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1));
  const open = party.openPhrases
    .filter((phrase) => phrase.endsWith(" #"))
    .map((phrase) => phrase.slice(0, -2));
  return {
    explained: new RegExp(`^ ${alternatives(party.possessives)} `, "u"),
    tells: phrases(reasons?.tells ?? []),
    proposed: new RegExp(`(?<!\\p{L})${alternatives(open)} $`, "u"),
    either: new RegExp(`(?<![\\d.:/])\\d{1,2}(?: ?- ?|,? ${alternatives(party.or)} )$`, "u"),
    /** Not every word between the two may be a courtesy: "4 please, 2" corrects nothing. */
    correction: new RegExp(`(?<![\\p{L}])${alternatives(intents.correction)}(?![\\p{L}])`, "u"),
    /** "We were 6, now we are 4": the second says what it counts, and the first need not say the same. */
    ownLead: new RegExp(`(?<![\\p{L}\\p{N}])${alternatives(leads)}$`, "u"),
  };
});

const patternOf = memoizeByLocale(({ intents, party, times, dates, allergies, topics }) => {
  const corrected = alternatives([...intents.correction, ...intents.fillers, ...intents.but]);
  const word = `(?:${alternatives(party.or)} )?${corrected}`;
  /** "Six people. No, wait, granny is coming too: seven." */
  const reason = "(?:,? [\\p{L}']{2,14}(?: [\\p{L}']{2,14}){1,4}[:,-])?";
  const clock = [...times.clock, ...times.am, ...times.pm];
  const afterParty = party.phrases.filter((phrase) => /^#[^#]*$/u.test(phrase));
  const unit = `(?: ?${alternatives([...party.people, ...clock])}(?![\\p{L}\\d]))?`;
  const words = `(?: ?[,.;!?–—-]{0,3} ${word}(?![\\p{L}\\d])){1,4}`;
  /** It says itself what it counts: "at 8, sorry, 5 people". */
  const nouns = [...party.people, ...party.otherUnits, ...clock];
  const followers = afterParty.map((phrase) => phrase.slice(1).trim());
  const month = `(?:${alternatives(dates.dayMonthJoiners)} )?${alternatives(dates.months.flat())}`;
  const otherwise = `[. -]{0,2}(?:${alternatives(party.adjectives)} )?${alternatives([...nouns, ...followers, month])}(?![\\p{L}])`;
  const joined = alternatives([...party.and, ...party.companyLeads]);
  /** "4. Wait, two are vegetarians" tells of two of them; "no, sorry, 4, my sister is coming too" of somebody else. */
  const told = ` (?!${joined} )(?!${alternatives(party.possessives)} )\\p{L}{2,6} ${alternatives([...party.people, ...allergies, ...topics.diets])}(?![\\p{L}])`;
  return new RegExp(
    [
      `(?<![\\p{L}\\d.,:/€\\u0092$£-]|\\d )(?<lead>(?:(?!${alternatives(times.leads)} )\\p{L}{1,4} )?)(?<wrong>\\d{1,3})`,
      `(?<unit>${unit})${words}${reason} ?[,.:;!]{0,3} (?:\\k<lead>)?(?<right>\\d{1,3})`,
      `(?![\\p{L}\\d%€\\u0092$£]|[.,:/-]\\d|${otherwise}|${told})`,
    ].join(""),
    "gu",
  );
});
