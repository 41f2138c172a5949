import type { Locale } from "#src/bot/languages/locale.ts";
import { isNegated } from "#src/bot/understanding/text/negations.ts";
import { defined } from "#src/lib/defined.ts";
import { withoutBrackets } from "./brackets.ts";
import { cannotEatOf, companyOf, countedOnce } from "./company.ts";
import { type Group, type Item, isOfNamed, isWeak, largestParty } from "./found-party.ts";
import { isOnlyTold } from "./told-of-one.ts";

export function groupItems(items: readonly Item[], text: string, locale: Locale): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isJoined =
      last !== undefined &&
      (isLinked(last, item, text, locale) || isBesideUsTwo(last, item, items, text, locale));
    if (!isJoined) {
      if (!isSubject(item, text, locale))
        groups.push({
          ...defined({ least: item.least }),
          ...{ span: item.span, size: item.size, kinds: [item.kind], parts: [item] },
        });
    } else if (countsAgain(last, item, text, locale)) {
      const span = { start: last.span.start, end: item.span.end };
      const kinds = [...last.kinds, item.kind];
      groups[groups.length - 1] = { span, size: last.size + item.size, kinds, parts: [...last.parts, item] };
    }
  }
  const counted = groups.map((group) => ({ ...group, size: countedOnce(group.parts, text, locale) }));
  const together = joinCompany(counted, text, locale).map((group) => withGuest(group, text, locale));
  return joinEither(together, text, locale);
}

/** "My husband and I will be coming with our three sons": those they come with are more of them. */
function joinCompany(groups: readonly Group[], text: string, locale: Locale): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const comesAlong =
      last !== undefined &&
      last.size > 1 &&
      last.kinds.includes("self") &&
      isOfNamed(last) &&
      isOfOthers(group, text, locale) &&
      companyOf(locale).comingWith.test(text.slice(last.span.end, group.span.start));
    if (comesAlong) {
      const span = { start: last.span.start, end: group.span.end };
      joined[joined.length - 1] = {
        ...{ span, size: last.size + group.size },
        kinds: [...last.kinds, ...group.kinds],
        parts: [...last.parts, ...group.parts],
      };
    } else joined.push(group);
  }
  return joined;
}

/** "Two or three of us": either may come. */
function joinEither(groups: readonly Group[], text: string, locale: Locale): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isEither = last && companyOf(locale).either.test(text.slice(last.span.end, group.span.start));
    if (isEither) joined[joined.length - 1] = eitherOf(last, group);
    else joined.push(group);
  }
  return joined;
}

/** There is to be room for all who may come. */
function eitherOf(one: Group, other: Group): Group {
  const sizes = [one, other].flatMap(({ size, least = size }) => [size, least]);
  return {
    ...(one.size > other.size ? one : other),
    span: { start: one.span.start, end: other.span.end },
    size: Math.max(...sizes),
    least: Math.min(...sizes),
  };
}

/** "I'm bringing my husband and three kids", "with two friends": the guest is one more than those who come along. */
function withGuest(group: Group, text: string, locale: Locale): Group {
  const { comesWith, lead, littleOne } = companyOf(locale);
  const before = text.slice(0, group.span.start);
  const isCounted = group.kinds.includes("people");
  const comeAlong = comesWith.test(before) || (isCounted && lead.test(before));
  const isLittle = group.size === 1 && littleOne.test(text.slice(group.span.start, group.span.end));
  if (!comeAlong || isLittle || !isOfOthers(group, text, locale)) return group;
  return { ...group, size: group.size + 1, kinds: [...group.kinds, "self"] };
}

/** Whether the words name only others than the guest: "my husband", "three kids". */
function isOfOthers({ parts }: Group, text: string, locale: Locale): boolean {
  const { companions } = companyOf(locale);
  return parts.every(
    ({ kind, span }) =>
      kind === "relation" ||
      kind === "article" ||
      (kind === "people" && companions.test(text.slice(span.start, span.end))),
  );
}

/**
 * What "and" or "plus" joins adds up, people in a list ("me my wife and 2 kids") and side by side too; a whole table
 * stands alone, and counts those it is taken with ("a table for 4 with my parents"). "5 people, my sister has …" and "we
 * are 7 and my mum is …" go on with something else.
 */
function isLinked(last: Group, item: Item, text: string, locale: Locale): boolean {
  const { span, kind } = item;
  // "Three of us and could we do eight" adds up to nothing.
  if (kind === "open") return false;
  const { comma, plus, company, possessed } = companyOf(locale);
  const joint = withoutBrackets(text.slice(last.span.end, span.start));
  const between = last.kinds.at(-1) === "relation" ? joint.replace(companyOf(locale).titled, "") : joint;
  const isWhole = [...last.kinds, kind].some(
    (one) => ["total", "table", "fixed"].includes(one) || isWeak(one),
  );
  const isCounted = last.kinds.some((one) => ["total", "table"].includes(one) || isWeak(one));
  if (isCounted && company.test(between) && (kind === "relation" || areAmong(last, item, text, locale)))
    return false;
  if (isOnlyTold(last, item, text, locale) || isAmongCounted(last, item, text, locale)) return false;
  const isBoth = [last.kinds.at(-1), kind].toSorted().join() === "relation,self";
  const isList = isBoth && goesOn(text.slice(span.end), locale);
  const mayBeTold = ["relation", "article"].includes(kind) && last.kinds.every((one) => one === "people");
  if (mayBeTold && comma.test(between) && companyOf(locale).continues.test(text.slice(span.end)))
    return false;
  if (countsAll(last, item, text, locale) && comma.test(between)) return false;
  const isOne = kind === "relation" || kind === "article";
  if (isOne && plus.test(between) && cannotEatOf(locale).test(text.slice(span.end))) return false;
  if (between === " ") {
    const isNext = isOfPeople([...last.kinds, kind]) && possessed.test(text.slice(span.start, span.end));
    return isList || isNext || (kind === "people" && last.kinds.at(-1) === "people");
  }
  const isAddedLater = last.kinds.includes("relation") && companyOf(locale).addedLater.test(between);
  return isAddedLater || plus.test(between) || (comma.test(between) && !isWhole);
}

/** "With my parents, four of us", "mit meinen Eltern, vier Personen": more than those who are named, in a word for whoever comes. */
function countsAll({ kinds, size: named }: Group, { kind, span, size }: Item, text: string, locale: Locale) {
  const isNamed = kinds.every((one) => one === "relation" || one === "article");
  const isOthers = companyOf(locale).companions.test(text.slice(span.start, span.end));
  return kind === "people" && isNamed && size > named && !isOthers;
}

/** "Us two, my parents and the baby": those who are named after the guest and one more, and the guest not once more. */
function isBesideUsTwo(
  last: Group,
  { kind, span }: Item,
  items: readonly Item[],
  text: string,
  locale: Locale,
): boolean {
  const { usTwo, comma, plus } = companyOf(locale);
  const [first] = last.parts;
  if (kind !== "relation" || first === undefined || items.some((item) => item.kind === "self")) return false;
  const between = withoutBrackets(text.slice(last.span.end, span.start));
  return usTwo.test(text.slice(0, first.span.end)) && (comma.test(between) || plus.test(between));
}

/** "We are 5", without a word for whom that counts; "5 adults" are no children. */
const isBareCount = /\d$/;

/** "Three of us with the little one", "we are 5 with a baby": who is known by now is one of all that were counted; "2 of us with a baby" are three. */
function isAmongCounted(counted: Group, { kind, size, span }: Item, text: string, locale: Locale): boolean {
  const { company, possessed, persons, knownOne, littleOne, companions } = companyOf(locale);
  const before = text.slice(0, counted.span.end);
  const isOfAllPersons = counted.size > 2 && (persons.test(before) || isBareCount.test(before));
  const words = text.slice(span.start, span.end);
  const isKnown = kind === "relation" && (possessed.test(words) || knownOne.test(words));
  const isLittle =
    isBareCount.test(before) &&
    counted.size - size >= 2 &&
    (littleOne.test(words) || (kind === "people" && companions.test(words)));
  return isOfAllPersons && (isKnown || isLittle) && company.test(text.slice(counted.span.end, span.start));
}

/** "We are 8 with two kids": where two others are left, those named are some of all that were counted before. */
function areAmong(counted: Group, { kind, size, span }: Item, text: string, locale: Locale): boolean {
  const areCompanions = companyOf(locale).companions.test(text.slice(span.start, span.end));
  return kind === "people" && areCompanions && counted.size - size >= 2;
}

/** "Ma femme mes deux filles et moi": people, each called by what they are to the guest. */
function isOfPeople(kinds: readonly Item["kind"][]): boolean {
  return kinds.every((kind) => kind === "relation" || kind === "people" || kind === "self");
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
    last.kinds.at(-1) === "relation" || companyOf(locale).companions.test(text.slice(0, last.span.end));
  return isBeside || !isSubject(item, text, locale);
}

/** "3 people and I want …": an "I" that goes on as a sentence is nobody more. */
function isSubject({ span, kind }: Item, text: string, locale: Locale): boolean {
  const isBareI = kind === "self" && locale.party.selfAfterAnd.includes(text.slice(span.start, span.end));
  return isBareI && companyOf(locale).continues.test(text.slice(span.end));
}

/** Relatives alone, one child among them, or the guest alone ("book me a table"), say nothing about the size. */
export function isParty(group: Group, folded: string, locale: Locale): boolean {
  const { span, size, kinds } = group;
  if (size < 1 || size > largestParty || isNegated(folded, span, locale)) return false;
  if (kinds.some((kind) => isWeak(kind) || ["total", "table", "fixed", "alone"].includes(kind))) return true;
  if (size === 1 && companyOf(locale).littleOne.test(folded.slice(span.start, span.end))) return false;
  if (kinds.includes("people")) return size > 1 || !isOfOthers(group, folded, locale);
  return kinds.includes("self") && size > 1;
}
