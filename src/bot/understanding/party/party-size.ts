import type { Locale } from "#src/bot/languages/locale.ts";
import { isUnsure } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { overlap, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";
import { companyOf } from "./company.ts";
import { findCompanyList, goesOnWithSome, leavesOutSome } from "./company-list.ts";
import { countsAfterNoun, countsOf, notUnitOf } from "./count-patterns.ts";
import { countedAmong } from "./counted-among.ts";
import { withoutExplained } from "./explained-counts.ts";
import {
  type FoundParty,
  type Group,
  type Item,
  isOfAll,
  isOfNamed,
  isWeak,
  largestParty,
} from "./found-party.ts";
import { groupItems, isParty } from "./groups.ts";
import { insteadOfTime, openItems, replacedIn } from "./open-counts.ts";
import { changesParty } from "./party-change.ts";
import { orSelfAndEater } from "./self-and-eater.ts";
import { findWhoComes } from "./who-comes.ts";

/**
 * How many people come. What stands together adds up ("2 adults and 3 kids", "me, my wife and her parents"),
 * of a range the larger number counts. `open` has dates and times covered.
 */
export function findParty(
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  const found = findStated(reading, open, locale, context);
  /** "It's me, Anna" is who she is, where a name is asked for. */
  const isName = context.expecting === "name";
  const list = isName ? undefined : findCompanyList(open, locale, context.expecting === "partySize");
  return orSelfAndEater(list !== undefined && list.size > (found?.size ?? 0) ? list : found, open, locale);
}

function findStated(
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  const stated = [
    ...rangeItems(open, locale),
    ...companionItems(open, locale),
    ...countedItems(open, locale),
    ...openItems(open, says(reading.folded, patternsOf(locale).moves), locale, context),
    ...weakItems(open, locale),
  ];
  const items = withoutExplained(
    withoutOverlaps([...concludedItems(reading, open, stated, locale, context), ...stated]),
    open,
    locale,
  );
  const groups = groupItems(items, open, locale).filter((group) => isParty(group, reading.folded, locale));
  const [first] = groups;
  const strong = groups.filter(({ kinds }) => !kinds.some(isWeak));
  const changes = says(reading.folded, patternsOf(locale).change);
  const total = groups.findLast(({ kinds }) => kinds.includes("total"));
  const counted =
    strong[0] !== undefined && isOfNamed(strong[0])
      ? groups.find((group) => isOfAll(group, open, locale))
      : undefined;
  const last = namedAfterCount(groups, open, locale) ? groups.at(-2) : groups.at(-1);
  const chosen = total ?? (changes ? last : (counted ?? strong[0] ?? first));
  if (chosen !== undefined && leavesOutSome(chosen, open, locale)) return undefined;
  const among =
    chosen &&
    context.expecting === "partySize" &&
    countedAmong(chosen, open, locale, (text) => bareCount(text, locale));
  if (among) return among;
  if (chosen !== undefined) {
    const { least, ...party } = {
      ...toParty(chosen, open, locale),
      ...(groups.some(({ span }) => span.end <= chosen.span.start) && { isSecond: true as const }),
      ...(insteadOfTime(open.slice(chosen.span.end), locale) && { isHour: true as const }),
    };
    const moves = says(reading.folded, patternsOf(locale).moves);
    return moves || least === undefined ? party : madeDefinite({ ...party, least }, open);
  }
  const company = companyAlone(items, reading, open, locale);
  if (company !== undefined) return company;
  if (context.expecting !== "partySize") return undefined;
  return patternsOf(locale).onlySelf.test(open)
    ? { span: { start: 0, end: open.length }, size: 1 }
    : bareCount(open, locale);
}

/** "No, we're 4, Mr Lee and three clients": the last ones are those that were counted. */
function namedAfterCount(groups: readonly Group[], open: string, locale: Locale): boolean {
  const [counted, named] = groups.slice(-2);
  if (counted === undefined || named === undefined || !counted.kinds.includes("table")) return false;
  const between = open.slice(counted.span.end, named.span.start);
  return companyOf(locale).listed.test(between.replace(companyOf(locale).titled, ","));
}

/** "5 or 6 of us, definitely 6": what follows, alone in its clause, says which. */
function madeDefinite(
  { least, ...party }: FoundParty & { readonly least: number },
  open: string,
): FoundParty {
  const [, definite = 0] = (definiteAfter.exec(open.slice(party.span.end)) ?? []).map(Number);
  return least <= definite && definite <= party.size ? { ...party, size: definite } : { ...party, least };
}

const definiteAfter = /^[^\d¦]{0,40}?[,.;:!-] [^\d¦]{0,30}(\d{1,3})(?= ?(?:$|[,.;!¦]))/u;

/** "With my mum": the guest and those named, where the words are an answer or stand beside the table. */
function companyAlone(
  items: readonly Item[],
  { folded }: Reading,
  open: string,
  locale: Locale,
): FoundParty | undefined {
  const [group, ...others] = groupItems(items, open, locale);
  if (group === undefined || others.length > 0 || group.kinds[0] !== "relation") return undefined;
  if (companyOf(locale).littleOne.test(open.slice(group.span.start, group.span.end))) return undefined;
  if (goesOnWithSome(open.slice(group.span.end), locale)) return undefined;
  const before = open.slice(0, group.span.start);
  const { lead, anywhere } = companyOf(locale);
  const isBesideDay = open.includes("¦") && anywhere.test(before) && !isUnsure(folded, locale);
  return lead.test(before) || isBesideDay ? { span: group.span, size: group.size + 1 } : undefined;
}

function toParty({ span, size, least, kinds }: Group, open: string, locale: Locale): FoundParty {
  if (!kinds.includes("open")) return { span, size, ...(least !== undefined && least < size && { least }) };
  return { span, size, isOpen: true, ...defined({ replaced: replacedIn(open.slice(span.start), locale) }) };
}

/** All matches of an expression with a count in it; `uncounted` where it may have none. */
function countedBy(
  expression: RegExp,
  kind: Item["kind"],
  open: string,
  { factor = 1, uncounted }: { readonly factor?: number; readonly uncounted?: number } = {},
): Item[] {
  return (/\d/.test(open) ? matchesIn(open, expression) : []).flatMap((match) => {
    const count = countIn(match) ?? uncounted;
    return count === undefined ? [] : [{ span: spanOf(match), size: count * factor, kind }];
  });
}

function countedItems(open: string, locale: Locale): Item[] {
  const patterns = patternsOf(locale);
  const single = (expression: RegExp, kind: Item["kind"], size: number): Item[] =>
    matchesIn(open, expression).map((match) => ({ span: spanOf(match), size, kind }));
  return [
    ...countedBy(patterns.total, "total", open),
    ...countedBy(patterns.couples, "people", open, { factor: 2, uncounted: 1 }),
    ...countedBy(patterns.people, "people", open),
    ...countedBy(patterns.table, "table", open),
    ...fixedItems(open, locale),
    ...single(patterns.pairs, "relation", 2),
    ...single(patterns.relations, "relation", 1),
    ...single(patterns.article, "article", 1),
    ...single(patterns.self, "self", 1),
  ];
}

/** Counts of less sure words, after those that may correct what is known. */
function weakItems(open: string, locale: Locale): Item[] {
  return [
    ...countedBy(patternsOf(locale).weak, "weak", open).filter((item) => !isOneOfOthers(item, open, locale)),
    ...countedBy(companyOf(locale).adults, "people", open),
  ];
}

/** "Just 1 mate": the guest comes too. */
function isOneOfOthers({ span, size }: Item, open: string, locale: Locale): boolean {
  return size === 1 && companyOf(locale).another.test(open.slice(span.end));
}

/** "just me", "both of us", "a dozen". */
function fixedItems(open: string, locale: Locale): Item[] {
  return matchesIn(open, patternsOf(locale).fixed).map((match) => {
    const size = locale.party.fixed[match[0]] ?? 0;
    return { span: spanOf(match), size, kind: size === 1 ? "alone" : "fixed" };
  });
}

/** "4-5 people", "for 4 or 5": the larger. */
function rangeItems(open: string, locale: Locale): Item[] {
  if (!/\d/.test(open)) return [];
  return matchesIn(open, patternsOf(locale).range).map((match) => {
    const numbers = match
      .slice(1)
      .filter((group) => group !== undefined)
      .map(Number);
    return { span: spanOf(match), size: Math.max(...numbers), least: Math.min(...numbers), kind: "table" };
  });
}

/** "Me, John and Mary": each name beside the guest is one more. */
function companionItems(open: string, locale: Locale): Item[] {
  const { companion, notAName, selfAndCount } = companyOf(locale);
  const [counted] = matchesIn(open, selfAndCount);
  if (counted !== undefined)
    return [{ span: spanOf(counted), size: (countIn(counted) ?? 0) + 1, kind: "fixed" }];
  const match = companion.exec(open);
  const { names, namesFirst } = match?.groups ?? {};
  const written = (names ?? namesFirst)?.match(/\p{L}{2,30}/gu) ?? [];
  const isJoint = (word: string) =>
    locale.party.and.includes(word) || (locale.party.nameArticles ?? []).includes(word);
  const others = written.filter((word) => !isJoint(word));
  if (match === null || others.length === 0 || others.some((word) => notAName.test(word))) return [];
  return [{ span: spanOf(match), size: others.length + 1, kind: "fixed" }];
}

/** "Originally ten, but three dropped out, so seven", "one of us is ill, so 3": what is concluded from what was said before. */
function concludedItems(
  { folded }: Reading,
  open: string,
  stated: readonly Item[],
  locale: Locale,
  context: UnderstandingContext,
): Item[] {
  if (!/\d/.test(open)) return [];
  return matchesIn(open, patternsOf(locale).concluded).flatMap((match) => {
    const size = countIn(match);
    const before = folded.slice(0, match.index);
    const isConcluded =
      stated.some(({ span, kind }) => span.end <= match.index && !isWeak(kind)) ||
      changesParty(before, locale) ||
      says(before, patternsOf(locale).illness) ||
      findWhoComes(before, locale, context) !== undefined;
    return size === undefined || !isConcluded ? [] : [{ span: spanOf(match), size, kind: "total" as const }];
  });
}

function withoutOverlaps(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    if (!kept.some((other) => overlap(other.span, item.span))) kept.push(item);
  }
  return kept.sort((a, b) => a.span.start - b.span.start);
}

function bareCount(open: string, locale: Locale): FoundParty | undefined {
  const numbers = matchesIn(open, patternsOf(locale).number);
  const [only] = numbers;
  const count = Number(only?.[1]);
  return only !== undefined && numbers.length === 1 && count >= 1 && count <= largestParty
    ? { span: spanOf(only), size: count }
    : undefined;
}

/** "My parents", "both my sons", the Swedish "svärföräldrarna". */
function pairsOf(
  { relationPairs, companions, whoComes, and, knownBy = [], both = [] }: Locale["party"],
  own: string,
  adjective: string,
): RegExp {
  const two = alternatives(both);
  return phrases([
    `${own}${adjective}${alternatives(relationPairs)}`,
    `(?:${own}${two} |${two} ${own})${adjective}${alternatives(companions)}`,
    `${two} ${alternatives(whoComes?.several ?? [])}`,
    `(?<=(?:${alternatives(and)}|,) )${alternatives(relationPairs)}(?<=${alternatives(knownBy)})`,
  ]);
}

/** "Me, him and our boys", "her, her two kids and me": one more where the guest stands beside them in a list. */
function besideSelf({ besideSelf: others = [], self, selfAfterAnd, and }: Locale["party"]): string[] {
  const other = alternatives(others);
  const joint = `(?:,|,? ${alternatives(and)}) `;
  const guest = alternatives([...self, ...selfAfterAnd]);
  return [
    `(?<=(?<![\\p{L}])${guest}${joint})${other}(?= ?(?:[,.!?¦&+]|$)| ${alternatives(and)} )`,
    `${other}(?=${joint}(?:[^.;!?¦]{1,30}${joint})?${guest}(?![\\p{L}]))`,
  ];
}

const patternsOf = memoizeByLocale((locale) => {
  const { party, intents } = locale;
  const noun = alternatives(party.people);
  const adjective = `(?:${alternatives(party.adjectives)} )?`;
  /** "Un'amica" has no space. */
  const own = `(?:${alternatives([...party.possessives, ...party.articles])}(?:(?<=')| ))`;
  const and = alternatives(party.and);
  const notUnit = notUnitOf(locale);
  /** "A total of 3 girls and 3 guys" goes on. */
  const notSum = `(?!(?: \\p{L}{2,12})?(?: ?[+&] ?|,? ${and} )\\d)`;
  const to = alternatives(["-", " - ", ...[...party.or, ...party.to].map((word) => `,? ${word} `)]);
  const or = alternatives(party.or.map((word) => `,? ${word} `));
  const start = "(?<![\\p{L}\\p{N}])";
  const end = "(?![\\p{L}\\p{N}])";
  const comes = `(?! ?${alternatives(party.tellsOfHouse ?? [])})`;
  const leads = [...party.phrases, ...party.weakPhrases].filter((phrase) => phrase.endsWith("#"));
  const lead = alternatives(leads.map((phrase) => phrase.slice(0, -1)));
  const weAre = party.phrases.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1));
  return {
    couples: phrases(party.couples),
    people: phrases([`(?:${own})?#[ -]?${adjective}${noun}`]),
    total: countsOf(party.totals ?? [], notUnit + notSum),
    concluded: countsOf(
      (party.therefore ?? []).map((word) => `${word},? (?:${lead} ?)?#`),
      notUnit + notSum,
    ),
    table: countsOf(party.phrases, notUnit),
    weak: countsOf([...party.weakPhrases, ...countsAfterNoun(locale)], notUnit),
    fixed: phrases([`${alternatives(Object.keys(party.fixed))}${notUnit}(?! of(?! us)| \\d)`]),
    pairs: pairsOf(party, own, adjective),
    relations: phrases([
      `${own}${adjective}${alternatives(party.relations)}(?![\\p{L}])${comes}`,
      `${alternatives(party.relations)}(?<= ${alternatives(party.possessives)})`,
      `(?<=(?:${and}|,|[+]|${alternatives(party.comesWith ?? [])}|${alternatives(party.companyLeads)}) )${alternatives(party.relations)}`,
      `(?<=\\d[+])${alternatives(party.relations)}`,
      `(?<=(?<!\\p{L})${alternatives(weAre)})${alternatives(party.relations)}(?=, | ?[+&]| ${party.and[0] ?? "(?!)"} )`,
      ...besideSelf(party),
      `(?<=^(?:${alternatives(intents.fillers)},? )?)${alternatives(party.relations)}(?=,| [+&]| ${party.and[0] ?? "(?!)"} )`,
    ]),
    article: phrases([`${alternatives(party.articles)} ${adjective}${noun}(?![\\p{L}])${comes}`]),
    self: new RegExp(
      `${start}(?:${alternatives(party.self)}|(?<=${and} )${alternatives(party.selfAfterAnd)})${end}`,
      "gu",
    ),
    onlySelf: new RegExp(`^(?:${alternatives(intents.fillers)} )?${alternatives(party.self)}[.! ]*$`, "u"),
    range: new RegExp(
      `${start}(?:${lead}(\\d{1,3})${to}(\\d{1,3})(?!\\d|[:.,/]\\d)${notUnit}|(\\d{1,3})${to}(\\d{1,3})[ -]?${adjective}${noun}|(\\d{1,3}) ?${adjective}${noun}${or}(\\d{1,3})(?!\\d|[:.,/]\\d)${notUnit})${end}`,
      "gu",
    ),
    illness: phrases([...intents.illness, ...intents.sorrow]),
    change: phrases([...intents.change, ...intents.rather, ...intents.correction]),
    /** "From 4 to 6" is no range then. */
    moves: phrases(intents.change),
    /** The one of "con 1 bebe" is an article. */
    number: new RegExp(
      `(?<![\\d.,:/\\p{L}])(?!1 ${adjective}${alternatives([...(party.littleOnes ?? []), ...party.relations])}(?![\\p{L}]))(\\d{1,3})(?![\\d%\\p{L}]|[.,:/]\\d)${notUnit}`,
      "gu",
    ),
  };
});
