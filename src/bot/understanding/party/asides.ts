import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundParty } from "./found-party.ts";

/**
 * Numbers that a guest tells of some of the party, or of what is brought to the table: "two of us cannot eat gluten",
 * "one of us comes half an hour later", "3 vegans", "the cake at 9". They are neither the party, nor a day, nor a time. `open` is folded text.
 */
export function findAsides(open: string, locale: Locale, context: UnderstandingContext): Span[] {
  const { tablePicked, draft } = context;
  const { things: countedThings, someOfUs, people, served, announced } = patternsOf(locale);
  const nth = findNthOfThem(open, locale);
  if (!/\d/.test(open) && !says(open, someOfUs)) return nth;
  const things = matchesIn(open, countedThings).filter(
    ({ index }) => tablePicked || !announced.test(open.slice(0, index)),
  );
  const counted = matchesIn(open, people);
  const named = [...matchesIn(open, someOfUs), ...(tablePicked ? counted : [])];
  const ofWhole = tablePicked ? [] : counted.filter((match) => isOfWhole(match, open, locale));
  const ofAllergy = tablePicked ? [] : counted.filter((match) => isOfHealth(match, open, locale));
  const parts = [
    ...named.filter((match) => isTold(match, open, locale, tablePicked)),
    ...ofWhole,
    ...ofAllergy,
  ];
  return [
    ...nth,
    ...things.map(spanOf),
    ...parts.map((match) => ({ start: match.index, end: asideEnd(match, open, locale, tablePicked) })),
    ...(tablePicked || draft?.time !== undefined ? matchesIn(open, served).map(spanOf) : []),
  ];
}

/** "The second is in a wheelchair" is one of them, and no day. */
function findNthOfThem(open: string, locale: Locale): Span[] {
  return matchesIn(open, patternsOf(locale).nthOfThem)
    .map(spanOf)
    .filter(({ end }) => tellsOfHealth(open, end, locale));
}

/** Whether something of their health is told of those counted, beside others: "two vegans and one person with an allergy". */
export function areSomeOfThem({ span }: FoundParty, open: string, locale: Locale): boolean {
  return !patternsOf(locale).counts.test(open.slice(0, span.start)) && tellsOfHealth(open, span.end, locale);
}

/** Whether the clause goes on, from there, with what somebody may not eat or cannot do. */
export function tellsOfHealth(open: string, from: number, locale: Locale): boolean {
  return patternsOf(locale).health.test(open.slice(from, clauseEnd(open, from, locale)));
}

/** Whether a count is one of children alone, who are some of a party that is known. */
export function areChildren({ span }: FoundParty, open: string, locale: Locale): boolean {
  return patternsOf(locale).childrenAlone.test(open.slice(span.start, span.end));
}

/**
 * "Two of us are vegetarians" tells something of them, as does "a high chair for one of us" of a table that is picked; "only two of us" and
 * "five of us are coming" count them.
 */
function isTold(match: RegExpMatchArray, open: string, locale: Locale, tablePicked = false): boolean {
  const { counts, told, health, joint, adds, table, needs } = patternsOf(locale);
  const start = match.index ?? 0;
  const [lead = ""] = /[^.,;!?]{0,60}$/u.exec(open.slice(0, start)) ?? [];
  if (tablePicked && needs.test(lead)) return true;
  if (counts.test(open.slice(0, start))) return false;
  const rest = open.slice(start + match[0].length, clauseEnd(open, start, locale));
  if (adds.test(rest) || table.test(rest)) return false;
  // "5 people by the window" is a party and where it sits; "2 people with a nut allergy" are some of one.
  return joint.test(rest) ? health.test(rest) : told.test(rest);
}

/** "The gluten allergy is only one person now": those are counted who have it, and no table is named. */
function isOfHealth(match: RegExpMatchArray, open: string, locale: Locale): boolean {
  const { health, announced, only, table } = patternsOf(locale);
  const before = open.slice(0, match.index);
  const [clause = ""] = /[^.,;!?]{0,60}$/u.exec(before) ?? [];
  const isCounted = announced.test(before) && !only.test(before);
  return health.test(clause) && !isCounted && !table.test(clause);
}

/** "We are 6 and two people need high chairs": all were counted before. */
function isOfWhole(match: RegExpMatchArray, open: string, locale: Locale): boolean {
  const { whole, childrenAlone, needs } = patternsOf(locale);
  if (childrenAlone.test(match[0]) || !says(open.slice(0, match.index), whole)) return false;
  const start = match.index ?? 0;
  return needs.test(open.slice(start + match[0].length, clauseEnd(open, start, locale)));
}

/**
 * Where what is told of them ends. Before a table is picked its day and time may follow in the clause: "4 of us are
 * celebrating a birthday on Friday at 8", but "one of us comes at 9".
 */
function asideEnd(match: RegExpExecArray, open: string, locale: Locale, tablePicked = false): number {
  const { comings, ofVisit } = patternsOf(locale);
  const start = match.index + match[0].length;
  const end = clauseEnd(open, match.index, locale);
  const rest = open.slice(start, end);
  const last = tablePicked || says(rest, comings) ? undefined : matchesIn(rest, ofVisit).at(-1);
  return last === undefined ? end : start + last.index + last[0].length;
}

/** A clause ends at punctuation, and where the whole party is counted next: "… and we are 4", "… so that's 6". */
function clauseEnd(open: string, from: number, locale: Locale): number {
  const end = open.slice(from).search(patternsOf(locale).clauseEnd);
  return end < 0 ? open.length : from + end;
}

const patternsOf = memoizeByLocale((locale) => {
  const { answers, asides, topics, wishes, wishJoints, allergies, party, times, intents } = locale;
  const adjective = `(?:${alternatives(party.adjectives)} )?`;
  const health = [...allergies, ...topics.diets, ...topics.access];
  const anyWord = (list: readonly string[]) =>
    new RegExp(`(?<![\\p{L}])${alternatives(list)}(?![\\p{L}])`, "u");
  const leads = (list: readonly string[]) =>
    list.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1));
  const corrections = intents.correction.map((one) => `${one} `);
  const time = `(?:${alternatives(times.leads)} )?\\d{1,2}(?:[:.h]\\d\\d)?(?: ?${alternatives([...times.am, ...times.pm, ...times.clock])})?`;
  return {
    things: phrases([
      `#(?= ${adjective}${alternatives([...asides.counted, ...health])}(?![\\p{L}]))`,
      ...(asides.announced ?? []),
    ]),
    clauseEnd: new RegExp(
      [
        `[¦.,;!?()]| ${alternatives(party.and)} ${alternatives(leads(party.phrases))}\\d|`,
        ` ${alternatives(party.therefore ?? [])} (?:[\\p{L}']{1,8} ){0,3}\\d`,
      ].join(""),
      "u",
    ),
    someOfUs: phrases(asides.someOfUs),
    nthOfThem: phrases(asides.nthOfThem),
    people: phrases([`# ${adjective}${alternatives(asides.people)}`]),
    served: new RegExp(
      `(?<![\\p{L}])${alternatives(asides.served)}(?: [\\p{L}\\d]{1,12}){0,3}?(?: ${time}){1,2}(?![\\p{L}\\d])`,
      "gu",
    ),
    told: anyWord([...asides.told, ...asides.counted, ...wishes, ...health]),
    comings: phrases(asides.told),
    ofVisit: phrases([...asides.counted, ...wishes, ...health]),
    health: anyWord(health),
    /** What is said of the table's size. */
    whole: phrases(party.phrases),
    needs: anyWord([...asides.counted, ...health]),
    joint: new RegExp(`^ ${alternatives([...wishJoints, ...intents.fillers])}(?![\\p{L}])`, "u"),
    adds: new RegExp(`^ ?(?:[+&\\d]|${alternatives([...party.and, ...party.articles])} )`, "u"),
    table: anyWord(intents.bookNouns),
    /** Before a count of the whole party: "we are", "table for", and with less weight "for". */
    counts: endingIn([...leads(party.phrases), ...corrections]),
    announced: endingIn([...leads(party.phrases), ...leads(party.weakPhrases), ...corrections]),
    only: endingIn((answers.only ?? []).map((word) => `${word} `)),
    childrenAlone: new RegExp(`^\\d{1,3} ${adjective}${alternatives(asides.children)}$`, "u"),
  };
});

function endingIn(leads: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}])${alternatives(leads)}$`, "u");
}
