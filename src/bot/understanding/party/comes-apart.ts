import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";

/**
 * What is told of some of the party who come at another time than the table is for: "my wife comes half an hour later", "two
 * of us come at 8, the others at 7". Where the table's own time is known (`isTimed`), so is "my brother comes at 8". It moves
 * no table and counts nobody. `open` is folded text.
 */
export function findComingApart(open: string, locale: Locale, isTimed = false): Span[] {
  const { apart, timed, joined } = patternsOf(locale);
  return matchesIn(open, isTimed ? timed : apart)
    .filter(({ index }) => !joined.test(open.slice(0, index)))
    .map(({ index, groups = {} }) => ({ start: index, end: index + (groups["told"]?.length ?? 0) }));
}

const patternsOf = memoizeByLocale(({ asides, party, times }) => {
  const { whoComes, possessives, adjectives, relations, relationPairs, companions } = party;
  const {
    familiar = [],
    articles = [],
    several = [],
    arrives = [],
    late = [],
    others = [],
    pronouns = [],
  } = whoComes ?? {};
  const article = `(?:${alternatives(articles)} )?`;
  const own = `${article}${alternatives(possessives)} (?:${alternatives(adjectives)} )?`;
  const some = alternatives(asides.someOfUs.map((phrase) => phrase.replaceAll("#", "\\d{1,2}")));
  const people = [
    some,
    `${own}(?:\\d{1,2} )?${alternatives([...relationPairs, ...companions, ...relations])}`,
    `(?:\\d{1,2} |${article})${alternatives([...companions, ...several])}`,
    `(?:1|${alternatives(party.articles)}) ${alternatives(relations)}`,
    alternatives([...familiar, ...pronouns]),
  ];
  const who = `(?:${people.join("|")})`;
  const and = alternatives(party.and);
  const comes = `(?: (?!${and} )[\\p{L}'-]{1,15}){0,3}? ${alternatives(arrives)}(?!\\p{L})`;
  const later = `${alternatives([...times.later, ...times.earlier])}(?!\\p{L})`;
  const few = "[^¦.,;!?()]{0,30}?";
  /** "… late, around 8.15": when, where it is said at once. */
  const when = "(?:[^¦.,;!?()]|[.:](?=\\d)){0,30}?";
  const lead = alternatives([...times.leads, ...times.approximately]);
  const after = `(?:, ?(?:[^¦,;!?()]{0,20}\\d[\\d.:h]{0,4}[^¦.,;!?()]{0,12}?|${lead} [^¦.,;!?()]{1,25}?))?`;
  const andOthers = `(?:,? ${and}|[,;]) ${alternatives(others)}(?!\\p{L})`;
  const told = [
    `${who}${comes}${few} ${alternatives(late)}(?!\\p{L})${when}${after}(?=[.,;!?]|$)`,
    `${who}${comes}${few} ${later}${few}(?:, ?${lead} [^¦,;!?()]{1,25}?)?(?=[.,;!?]|$)`,
    `${some}${comes}${few}(?=${andOthers})`,
    `${some} ${few}(?=${andOthers})`,
  ];
  const half = alternatives(Object.keys(times.before));
  const inClause = "(?:[^¦.,;!?()]|[.:](?=\\d))";
  const at = `(?:${lead} (?:\\p{L}{2,8} )?\\d|${half} \\d|\\d{1,2}(?:[:.]\\d\\d|h| ?${alternatives([...times.am, ...times.pm, ...times.clock])})(?!\\p{L}))`;
  const then = `${inClause}{0,60}?(?=[,;!?()]|[.](?!\\d)|$)`;
  const someTimed = [
    `${who}${comes}${inClause}{0,40}? ${at}${then}`,
    `${who} (?:(?!${and} )${inClause}){0,20}?${at}${inClause}{0,20}? ${alternatives(arrives)}(?!\\p{L})${then}`,
  ];
  return {
    apart: toldOf(told),
    timed: toldOf([...told, ...someTimed]),
    /** "I and my wife", "with my wife": not they alone. */
    joined: new RegExp(
      `(?<!\\p{L})(?:${alternatives(party.companyLeads)}|${alternatives([...party.self, ...party.selfAfterAnd, ...relations])} ${and}) $`,
      "u",
    ),
  };
});

const toldOf = (told: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?<told>${told.join("|")})`, "gu");
