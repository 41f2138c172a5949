import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { withoutBrackets } from "./brackets.ts";
import { companyOf } from "./company.ts";
import type { FoundParty, Group } from "./found-party.ts";

/**
 * How many a message names that is a list of people from end to end, the guest among them: "my boss, two clients and me".
 * Whoever they are, each counts as many as stand before the word.
 */
export function findCompanyList(open: string, locale: Locale, isAsked: boolean): FoundParty | undefined {
  const { lead, joint, self } = patternsOf(locale);
  const list = withoutBrackets(open)
    .replace(lead, "")
    .replace(/(?<![.! ])[.! ]{1,40}$/u, "");
  const named = list.split(joint);
  const others = named.filter((one) => !self.test(one));
  if (named.length < 2 || others.length !== named.length - 1) return undefined;
  const sizes = others.map((one) => sizeOf(one, locale, isAsked));
  if (sizes.includes(undefined)) return undefined;
  const size = sizes.reduce<number>((all, one) => all + (one ?? 0), 1);
  return { span: { start: 0, end: open.length }, size };
}

function sizeOf(words: string, locale: Locale, isAsked: boolean): number | undefined {
  const { someone, pair, bare, whole, several } = patternsOf(locale);
  if (whole.test(words) || several.test(words)) return undefined;
  if (pair.test(words)) return 2;
  const match = someone.exec(words);
  if (match !== null) return Number(match.groups?.["count"] ?? 1);
  const { row, relation } = patternsOf(locale);
  if (row.test(words)) return matchesIn(words, relation).length;
  return (isAsked || givenNames.has(words)) && bare.test(words) ? 1 : undefined;
}

/**
 * Whether some are named beside those who are counted, and not how many: "me, my wife and the kids", "2 adults and kids". A
 * count of the whole table has them in it.
 */
export function leavesOutSome({ kinds, parts }: Group, open: string, locale: Locale): boolean {
  const { among, relation } = patternsOf(locale);
  if (!kinds.every((kind) => ["self", "relation", "article", "people"].includes(kind))) return false;
  /** "Sechs Freundinnen und Freunde" are counted once. */
  if (parts.every(({ span }) => companyOf(locale).companions.test(open.slice(span.start, span.end))))
    return false;
  return matchesIn(open, among).some(([words]) => matchesIn(words, relation).length === 0);
}

/** Whether some go on a list of those named, and not how many: "with my husband" and then "and the kids". */
export function goesOnWithSome(after: string, locale: Locale): boolean {
  return patternsOf(locale).andSome.test(after);
}

const patternsOf = memoizeByLocale(({ party, intents, common }) => {
  const own = `(?:${alternatives([...party.possessives, ...party.articles])}(?:(?<=')| ))`;
  /** Those of whom the word has no singular that is the same: "kids", not "niño". */
  const some = `(?!${alternatives(party.relations)}(?![\\p{L}]))${alternatives([...party.companions, ...(party.whoComes?.several ?? [])])}`;
  /** "Los", "die", but not "a". */
  const known = `(?:${alternatives([...party.possessives, ...(party.whoComes?.articles ?? [])])} )`;
  const word = "[\\p{L}'-]{2,20}";
  const notANoun = `(?!${alternatives([...common, ...intents.fillers, ...intents.yes, ...intents.deny])}(?![\\p{L}]))`;
  const notAUnit = `(?!${alternatives(party.otherUnits)}(?![\\p{L}]))`;
  return {
    lead: new RegExp(`^(?:${alternatives([...intents.fillers, ...party.selfLeads])}[, ]{1,2})?`, "u"),
    joint: new RegExp(`,? ${alternatives(party.and)} |, | ?[+&] ?`, "u"),
    self: new RegExp(`^${alternatives([...party.self, ...party.selfAfterAnd])}$`, "u"),
    /** "Two people, my girlfriend and me" counts those who are named after it. */
    whole: new RegExp(
      `(?<!\\p{L})${alternatives(party.people.filter((noun) => !party.companions.includes(noun)))}$`,
      "u",
    ),
    /** "The kids", in whatever number. */
    several: new RegExp(`^${known}?${some}$`, "u"),
    andSome: new RegExp(`^(?:,? ${alternatives(party.and)} |, | ?[+&] ?)${known}?${some}(?![\\p{L}])`, "u"),
    among: new RegExp(
      `(?<=^|[,+&] ?| ${alternatives(party.and)} )${known}?${some}(?=$|[.,;!?¦]| ?[+&]| ¦| ${alternatives(party.and)} )`,
      "gu",
    ),
    pair: new RegExp(`^${own}?${alternatives(party.relationPairs)}$`, "u"),
    /** "A 4 year old" are not four, and four pizzas are nobody. */
    someone: new RegExp(
      `^(?:${own}(?:(?<count>\\d{1,2}) ${notAUnit})?|(?<count>\\d{1,2}) ${notAUnit})(?:${word} )?${notANoun}${word}$`,
      "u",
    ),
    /** Dictated, without commas: "mum dad and me". */
    row: new RegExp(
      `^${own}?${alternatives(party.relations)}(?: ${own}?${alternatives(party.relations)}){1,4}$`,
      "u",
    ),
    relation: new RegExp(`(?<![\\p{L}])${alternatives(party.relations)}(?![\\p{L}])`, "gu"),
    bare: new RegExp(`^${notANoun}${word}$`, "u"),
  };
});
