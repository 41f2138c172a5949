import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { isNegated } from "#src/bot/understanding/text/negations.ts";
import { alternatives, countIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { companyOf, countedOnce } from "./company.ts";

export interface FoundParty {
  readonly span: Span;
  readonly size: number;
  /** The words fit a time as well: "make it 8". */
  readonly isOpen?: boolean;
  /** The number that this one stands in for: 7 in "not 7, 8". */
  readonly replaced?: number;
}

interface Item extends FoundParty {
  /** `total` and `table` name the whole party, `people` and `self` add up, `relation` counts only beside the guest. */
  readonly kind:
    | "total"
    | "table"
    | "people"
    | "self"
    | "article"
    | "relation"
    | "weak"
    | "open"
    | "fixed"
    | "alone";
}

/** Nobody books one table for more; such numbers are years, codes or prices. */
const largestParty = 250;

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
  const items = withoutOverlaps([
    ...rangeItems(open, locale),
    ...companionItems(open, locale),
    ...countedItems(open, locale, canCorrect(context)),
  ]);
  const groups = groupItems(items, open, locale).filter((group) => isParty(group, reading.folded, locale));
  const [first] = groups;
  const strong = groups.filter(({ kinds }) => !kinds.some(isWeak));
  const changes = says(reading.folded, patternsOf(locale).change);
  const total = groups.findLast(({ kinds }) => kinds.includes("total"));
  const chosen = total ?? (changes ? groups.at(-1) : (strong[0] ?? first));
  if (chosen !== undefined) return toParty(chosen, open, locale);
  const company = companyAlone(items, open, locale);
  if (company !== undefined) return company;
  if (context.expecting !== "partySize") return undefined;
  return patternsOf(locale).onlySelf.test(open)
    ? { span: { start: 0, end: open.length }, size: 1 }
    : bareCount(open, locale);
}

/** "With my mum": the guest and those named, where the words are an answer or stand beside the table. */
function companyAlone(items: readonly Item[], open: string, locale: Locale): FoundParty | undefined {
  const [group, ...others] = groupItems(items, open, locale);
  if (group === undefined || others.length > 0 || group.kinds[0] !== "relation") return undefined;
  return companyOf(locale).lead.test(open.slice(0, group.span.start))
    ? { span: group.span, size: group.size + 1 }
    : undefined;
}

function toParty({ span, size, kinds }: Group, open: string, locale: Locale): FoundParty {
  if (!kinds.includes("open")) return { span, size };
  const { before, after } = patternsOf(locale).replaced.exec(open.slice(span.start, span.end))?.groups ?? {};
  const replaced = before ?? after;
  return { span, size, isOpen: true, ...(replaced !== undefined && { replaced: Number(replaced) }) };
}

function isWeak(kind: Item["kind"]): boolean {
  return kind === "weak" || kind === "open";
}

/** Whether there is a party, a time or an offer that "make it 8" could be about. */
function canCorrect({ draft, offers = [] }: UnderstandingContext): boolean {
  return draft?.partySize !== undefined || draft?.time !== undefined || offers.length > 0;
}

function countedItems(open: string, locale: Locale, corrects: boolean): Item[] {
  const patterns = patternsOf(locale);
  const hasDigits = /\d/.test(open);
  const counted = (expression: RegExp, kind: Item["kind"], factor = 1): Item[] =>
    (hasDigits ? [...open.matchAll(expression)] : []).flatMap((match) => {
      const count = countIn(match);
      return count === undefined ? [] : [{ span: spanOf(match), size: count * factor, kind }];
    });
  const single = (expression: RegExp, kind: Item["kind"], size: number): Item[] =>
    [...open.matchAll(expression)].map((match) => ({ span: spanOf(match), size, kind }));
  return [
    ...counted(patterns.total, "total"),
    ...counted(patterns.couples, "people", 2),
    ...counted(patterns.people, "people"),
    ...counted(patterns.table, "table"),
    ...fixedItems(open, locale),
    ...single(patterns.pairs, "relation", 2),
    ...single(patterns.relations, "relation", 1),
    ...single(patterns.article, "article", 1),
    ...single(patterns.self, "self", 1),
    ...(corrects ? counted(patterns.open, "open") : []),
    ...counted(patterns.weak, "weak"),
    ...counted(companyOf(locale).adults, "people"),
  ];
}

/** "just me", "both of us", "a dozen". */
function fixedItems(open: string, locale: Locale): Item[] {
  return [...open.matchAll(patternsOf(locale).fixed)].map((match) => {
    const size = locale.party.fixed[match[0]] ?? 0;
    return { span: spanOf(match), size, kind: size === 1 ? "alone" : "fixed" };
  });
}

/** "4-5 people", "for 4 or 5": the larger. */
function rangeItems(open: string, locale: Locale): Item[] {
  if (!/\d/.test(open)) return [];
  return [...open.matchAll(patternsOf(locale).range)].map((match) => {
    const numbers = match
      .slice(1)
      .filter((group) => group !== undefined)
      .map(Number);
    return { span: spanOf(match), size: Math.max(...numbers), kind: "table" };
  });
}

/** "me and Therese": a name beside the guest is one more. */
function companionItems(open: string, locale: Locale): Item[] {
  const match = companyOf(locale).companion.exec(open);
  const word = match?.groups?.["name"] ?? match?.groups?.["nameFirst"];
  if (match === null || word === undefined || companyOf(locale).notAName.test(word)) return [];
  return [{ span: spanOf(match), size: 2, kind: "fixed" }];
}

function withoutOverlaps(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    if (!kept.some((other) => overlap(other.span, item.span))) kept.push(item);
  }
  return kept.sort((a, b) => a.span.start - b.span.start);
}

interface Group extends FoundParty {
  readonly kinds: readonly Item["kind"][];
  readonly parts: readonly Item[];
}

function groupItems(items: readonly Item[], text: string, locale: Locale): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last === undefined || !isLinked(last, item, text, locale)) {
      if (!isSubject(item, text, locale))
        groups.push({ span: item.span, size: item.size, kinds: [item.kind], parts: [item] });
    } else if (countsAgain(last, item, text, locale)) {
      const span = { start: last.span.start, end: item.span.end };
      const kinds = [...last.kinds, item.kind];
      groups[groups.length - 1] = { span, size: last.size + item.size, kinds, parts: [...last.parts, item] };
    }
  }
  return groups.map((group) => ({ ...group, size: countedOnce(group.parts, text, locale) }));
}

/**
 * What "and" or "plus" joins adds up, people in a list ("me my wife and 2 kids") and side by side too; a whole table
 * stands alone, and counts those it is taken with ("a table for 4 with my parents").
 */
function isLinked(last: Group, { span, kind }: Item, text: string, locale: Locale): boolean {
  const { comma, plus, company } = patternsOf(locale);
  const between = text.slice(last.span.end, span.start);
  const isWhole = [...last.kinds, kind].some(
    (one) => ["total", "table", "fixed"].includes(one) || isWeak(one),
  );
  const isCounted = last.kinds.some((one) => ["total", "table"].includes(one) || isWeak(one));
  if (isCounted && kind === "relation" && company.test(between)) return false;
  const isList = last.kinds.at(-1) === "self" && kind === "relation" && goesOn(text.slice(span.end), locale);
  if (between === " ") return isList || (kind === "people" && last.kinds.at(-1) === "people");
  return plus.test(between) || (comma.test(between) && !isWhole);
}

function goesOn(after: string, { party }: Locale): boolean {
  return [", ", ...party.and.map((and) => ` ${and} `)].some((link) => after.startsWith(link));
}

/** The guest counts once, and "just me, 1 person" is one. */
function countsAgain(last: Group, item: Item, text: string, locale: Locale): boolean {
  const isGuest = item.kind === "self" || item.kind === "alone";
  const hasGuest = last.kinds.includes("self") || last.kinds.includes("alone");
  if (hasGuest && (isGuest || (last.kinds.includes("alone") && item.kind === "people" && item.size === 1)))
    return false;
  const isBeside =
    last.kinds.at(-1) === "relation" || patternsOf(locale).companionsLast.test(text.slice(0, last.span.end));
  return isBeside || !isSubject(item, text, locale);
}

/** "3 people and I want …": an "I" that goes on as a sentence is nobody more. */
function isSubject({ span, kind }: Item, text: string, locale: Locale): boolean {
  const isBareI = kind === "self" && locale.party.selfAfterAnd.includes(text.slice(span.start, span.end));
  return isBareI && patternsOf(locale).continues.test(text.slice(span.end));
}

/** Relatives alone, or the guest alone ("book me a table"), say nothing about the size. */
function isParty({ span, size, kinds }: Group, folded: string, locale: Locale): boolean {
  if (size < 1 || size > largestParty || isNegated(folded, span, locale)) return false;
  if (kinds.some((kind) => isWeak(kind) || ["total", "table", "fixed", "alone"].includes(kind))) return true;
  if (kinds.includes("people")) return true;
  return kinds.includes("self") && size > 1;
}

function bareCount(open: string, locale: Locale): FoundParty | undefined {
  const numbers = [...open.matchAll(patternsOf(locale).number)];
  const [only] = numbers;
  const count = Number(only?.[1]);
  return only !== undefined && numbers.length === 1 && count >= 1 && count <= largestParty
    ? { span: spanOf(only), size: count }
    : undefined;
}

/** Phrases around a count as one expression; what they share stands in it once, which makes it fast. */
function counts(list: readonly string[], notUnit: string): RegExp {
  const leads = list.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1));
  const followers = list.filter((phrase) => phrase.startsWith("#")).map((phrase) => phrase.slice(1));
  const others = list.filter((phrase) => !phrase.startsWith("#") && !phrase.endsWith("#"));
  return phrases([`${alternatives(leads)}#${notUnit}`, `#${alternatives(followers)}`, ...others]);
}

const patternsOf = memoizeByLocale((locale) => {
  const { party, intents, times } = locale;
  const noun = alternatives(party.people);
  const adjective = `(?:${alternatives(party.adjectives)} )?`;
  const own = `(?:${alternatives([...party.possessives, ...party.articles])} )`;
  const and = alternatives(party.and);
  const no = alternatives(locale.negations);
  const notUnit = [
    `(?! ?-?(?:${alternatives(party.adjectives)} )?`,
    `${alternatives([...party.otherUnits, ...times.am, ...times.pm, ...times.clock, ...times.minuteWords, ...times.shiftMinutes, ...times.shiftHours])}`,
    "(?![\\p{L}]))",
  ].join("");
  const to = alternatives(["-", " - ", ...[...party.or, ...party.to].map((word) => `,? ${word} `)]);
  const start = "(?<![\\p{L}\\p{N}])";
  const end = "(?![\\p{L}\\p{N}])";
  const leads = [...party.phrases, ...party.weakPhrases].filter((phrase) => phrase.endsWith("#"));
  const lead = alternatives(leads.map((phrase) => phrase.slice(0, -1)));
  return {
    couples: phrases(party.couples),
    people: phrases([`(?:${own})?#[ -]?${adjective}${noun}`]),
    total: counts(party.totals ?? [], notUnit),
    table: counts(party.phrases, notUnit),
    weak: counts(party.weakPhrases, notUnit),
    open: counts(
      [
        ...party.openPhrases,
        `${no} \\d{1,2},? (?:${alternatives(intents.but)} )?#`,
        `# ${no} \\d{1,2}(?![\\d:.])`,
        `^${alternatives(intents.deny)},? #(?=[.! ]*$)`,
      ],
      notUnit,
    ),
    replaced: new RegExp(`^${no} (?<before>\\d{1,2})|${no} (?<after>\\d{1,2})$`, "u"),
    fixed: phrases([`${alternatives(Object.keys(party.fixed))}${notUnit}(?! of(?! us))`]),
    pairs: phrases([`${own}${adjective}${alternatives(party.relationPairs)}`]),
    relations: phrases([
      `${own}${adjective}${alternatives(party.relations)}`,
      `(?<=(?:${and}|,) )${alternatives(party.relations)}`,
    ]),
    article: phrases([`${alternatives(party.articles)} ${adjective}${noun}`]),
    self: new RegExp(
      `${start}(?:${alternatives(party.self)}|(?<=${and} )${alternatives(party.selfAfterAnd)})${end}`,
      "gu",
    ),
    onlySelf: new RegExp(`^(?:${alternatives(intents.fillers)} )?${alternatives(party.self)}[.! ]*$`, "u"),
    companionsLast: new RegExp(`${alternatives(party.companions)}$`, "u"),
    continues: new RegExp(
      `^ (?!${alternatives([...locale.times.leads, ...locale.dates.bareDayLeads, ...intents.fillers, ...party.and])}(?![\\p{L}]))\\p{L}`,
      "u",
    ),
    range: new RegExp(
      `${start}(?:${lead}(\\d{1,3})${to}(\\d{1,3})(?![\\d:.,/])${notUnit}|(\\d{1,3})${to}(\\d{1,3})[ -]?${adjective}${noun})${end}`,
      "gu",
    ),
    comma: /^, ?$/,
    company: new RegExp(`^,? ${alternatives(party.companyLeads)} $`, "u"),
    plus: new RegExp(`^(?: ?[+&] ?|,? ${and} )$`, "u"),
    change: phrases([...intents.change, ...intents.rather, ...intents.correction]),
    number: /(?<![\d.,:/\p{L}])(\d{1,3})(?![\d%\p{L}]|[.,:/]\d)/gu,
  };
});
