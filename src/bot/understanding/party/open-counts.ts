import type { Locale } from "#src/bot/languages/locale.ts";
import { proposingWords, wordsBeforeProposed } from "#src/bot/understanding/intent/booking/proposing.ts";
import { suitingWords } from "#src/bot/understanding/intent/places/choices.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { countsOf, notUnitOf } from "./count-patterns.ts";
import type { Item } from "./found-party.ts";

/**
 * Numbers that fit a party as well as a time: "make it 8", and, where nothing is offered to pick from, "5 is fine" and
 * "could 8 work too?" There has to be a party, a time or an offer that they could be about, or the message moves (`moves`)
 * what it does not name.
 */
export function openItems(
  open: string,
  moves: boolean,
  locale: Locale,
  { draft, offers = [] }: UnderstandingContext,
): Item[] {
  if (!/\d/.test(open)) return [];
  const isKnown = (draft?.partySize ?? draft?.time) !== undefined;
  const { corrected, putDown, suiting, asked, agreed } = patternsOf(locale);
  /** "Leave seven", of a table at seven, leaves the hour. */
  const isKnownHour = (size: number) =>
    draft?.time?.endsWith(":00") && Number(draft.time.slice(0, 2)) % 12 === size % 12;
  const itemsOf = (expression: RegExp, kind: Item["kind"] = "open") =>
    matchesIn(open, expression).flatMap((match): Item[] => {
      const size = countIn(match);
      return size === undefined ? [] : [{ span: spanOf(match), size, kind }];
    });
  return [
    ...(isKnown || offers.length > 0 || moves ? itemsOf(corrected) : []),
    ...(isKnown ? itemsOf(putDown).filter(({ size }) => !isKnownHour(size)) : []),
    ...itemsOf(agreed, "table").filter(({ size }) => size === draft?.partySize),
    ...(isKnown && offers.length === 0 ? [...itemsOf(suiting), ...itemsOf(asked)] : []),
  ];
}

/** The number that the one at the beginning of `words` stands in for: "not 4, 5", "it's 10, not 12". */
export function replacedIn(words: string, locale: Locale): number | undefined {
  const { before, after } = patternsOf(locale).replaced.exec(words)?.groups ?? {};
  const replaced = before ?? after;
  return replaced === undefined ? undefined : Number(replaced);
}

/** Whether a time follows as what is not wanted: "… instead of 7:30". */
export function insteadOfTime(after: string, locale: Locale): boolean {
  return patternsOf(locale).insteadOfTime.test(after);
}

const patternsOf = memoizeByLocale((locale) => {
  const { intents, party, negations, times, choices } = locale;
  const no = alternatives(negations);
  const hour = `(?:\\d{1,2}[:.h]\\d\\d|${alternatives(Object.keys(times.before))} \\d)`;
  const instead = `(?: \\p{L}{1,8}){0,2},? ${no} (?:${alternatives(times.leads)} )?${hour}`;
  const but = `(?:${alternatives(intents.but)} )?`;
  const opening = alternatives([...intents.fillers, ...intents.yes, ...intents.affirm, ...intents.stop]);
  const proposing = alternatives(proposingWords(locale));
  const asking = alternatives([...intents.questionStart, ...intents.proposals, ...intents.requests]);
  const before = `^(?:${alternatives(wordsBeforeProposed(locale))},? ){0,2}`;
  const later = alternatives([...intents.rather, ...intents.fillers]);
  const suits = `(?:\\p{L}{1,6} )?${alternatives(suitingWords(locale))}[.! ]{0,3}$`;
  return {
    corrected: countsOf(
      [
        ...party.openPhrases,
        `#(?=${instead})`,
        `${no} \\d{1,2},? ${but}#`,
        `#,? (?:${alternatives(party.and)} )?${no} \\d{1,2}(?![\\d:.])`,
        `^${alternatives(intents.deny)},? #(?=[.! ]*$)`,
      ],
      notUnitOf(locale),
    ),
    /** "Leave five" */
    putDown: countsOf(
      [
        `(?<=${before})${alternatives(party.putsDown ?? [])} #(?=(?: ${alternatives(party.persons)})?(?:,? ${alternatives(intents.fillers)})?[.! ]*$)`,
      ],
      notUnitOf(locale),
    ),
    /** "Yes, 6" of a table for six says it once more. */
    agreed: countsOf([`(?<=^(?:${opening},? ){1,2})#(?=[.! ]{0,3}$)`], notUnitOf(locale)),
    /** "Could 8 work too?", "is 9 possible instead", where many write no question mark. */
    asked: countsOf(
      [
        `(?<=^(?:${proposing} ){0,4})#(?=(?: ${proposing}){0,4} ?\\?)`,
        `(?=\\d)(?<=${before}${asking} (?:${proposing} ){0,2})#(?=(?: ${proposing}){0,3} ${alternatives(intents.offered)}(?:,? ${later}(?: \\d{1,2})?){0,2}[.! ]*$)`,
      ],
      notUnitOf(locale),
    ),
    suiting: countsOf(
      [
        `(?<=^(?:${opening},? ){0,2})#(?= ${suits})`,
        `(?<=[,.;!] (?:${opening},? ){0,2}|(?<!\\p{L})${alternatives(party.therefore ?? [])},? )#(?= ?${alternatives(choices.suitsBetter ?? [])}[.! ]{0,3}$)`,
      ],
      notUnitOf(locale),
    ),
    insteadOfTime: new RegExp(`^${instead}`, "u"),
    replaced: new RegExp(
      `^(?:${no} (?<before>\\d{1,2})|\\D{0,30}\\d{1,2},? (?:${alternatives([...intents.but, ...party.and])} )?${no} (?<after>\\d{1,2})(?![\\d:.]))`,
      "u",
    ),
  };
});
