import type { Locale } from "#src/bot/languages/locale.ts";
import { findFeeling } from "#src/bot/understanding/intent/answers/feelings.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/**
 * What is told of one of those who come, in whatever words: "my gran's a bit unsteady on her feet", "one of us has just had
 * her appendix out". The house is glad to know it. Whether they come, and what they think of the table, tells nothing of
 * them. In `open` what was read as something else is covered: it ends what is told, and is no part of it.
 */
export function findTraits(reading: Reading, open: string, locale: Locale): readonly Span[] {
  const patterns = patternsOf(locale);
  if (patterns === undefined) return [];
  const relative = matchesIn(reading.folded, patterns.relative).map(spanOf);
  const told = matchesIn(reading.folded, patterns.trait).flatMap((match) => {
    const { index, groups = {}, 0: whole } = match;
    const { verb = "", told = "" } = groups;
    const end = index + whole.length;
    const from = end - told.length;
    const cut = open.slice(from, end).indexOf("¦");
    const last = cut < 0 ? end : from + cut;
    if (open.charAt(last) === "?" || !tellsMuch(open.slice(from, last), cut >= 0)) return [];
    /** In Italian and Portuguese "is" and "and" differ by an accent. */
    const isJoined = patterns.joint.test(verb) && reading.plain.startsWith(`${verb} `, from - verb.length);
    const clause = reading.folded.slice(index, last);
    const isIdle = says(open.slice(from, last), patterns.idle) || says(clause, patterns.aboutComing);
    return isJoined || isIdle || findFeeling(clause, locale) !== undefined
      ? []
      : [{ start: index, end: last }];
  });
  return [...told.filter((one) => !relative.some((other) => overlap(one, other))), ...relative];
}

/** Whether enough is left to be told: where something else was read in it, two words. */
function tellsMuch(told: string, isCut: boolean): boolean {
  return (told.match(/\p{L}{3,}/gu)?.length ?? 0) >= (isCut ? 2 : 1);
}

const patternsOf = memoizeByLocale(({ traits, asides, party, intents }) => {
  if (traits === undefined) return undefined;
  const { possessives, adjectives, relations, relationPairs, companions, whoComes, and } = party;
  const { familiar = [], articles = [], several = [], late = [], arrives = [] } = whoComes ?? {};
  const article = `(?:${alternatives(articles)} )?`;
  const own = `${article}${alternatives(possessives)} (?:${alternatives(adjectives)} )?`;
  const some = alternatives(asides.someOfUs.map((phrase) => phrase.replaceAll("#", "\\d{1,2}")));
  const people = `${own}(?:\\d{1,2} )?${alternatives([...relationPairs, ...companions, ...several, ...relations])}`;
  const who = `(?<who>${some}|${people}|${article}${alternatives(familiar)})(?![\\p{L}])`;
  const between = `(?:,? ${alternatives(traits.between)}(?![\\p{L}])){0,3}`;
  const verb = `(?: (?=\\p{L})|(?=['’]))(?<verb>${alternatives(traits.verbs)})(?![\\p{L}'])`;
  const clause = "[^¦.,;!?()]{1,160}";
  return {
    trait: new RegExp(`(?<![\\p{L}\\d'-])${who}${between}${verb}(?<told>(?: ${clause})?)`, "gu"),
    /** "Meine Oma, die nicht gut laufen kann": the verb stands at its end. */
    relative: new RegExp(
      `(?<![\\p{L}\\d'-])${who},? ${alternatives(traits.relative ?? [])} ${clause} ${alternatives(traits.lastVerbs ?? [])}(?=[ ?]?[¦.,;!()]|$)`,
      "gu",
    ),
    joint: new RegExp(`^${alternatives(and)}$`, "u"),
    idle: new RegExp(`^(?: [\\p{L}']{1,12}){0,2} ${alternatives(traits.idle)}(?![\\p{L}])`, "u"),
    aboutComing: phrases([...arrives, ...late, ...intents.late, ...intents.absence, ...intents.cancel]),
  };
});
