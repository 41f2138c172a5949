import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

export interface FoundPartyChange {
  readonly span: Span;
  /** People more than known, or below zero fewer; absent where it is not said how many: "the kids stay at home". */
  readonly by?: number;
}

/**
 * Whether somebody of the party comes or not: "my brother isn't coming", "Anna is bringing her boyfriend". Where the guest
 * themselves cannot come, nobody does; where no party is known, those who are named are the party, and who comes besides those
 * that the message counts is one of them ("we're four and my brother is coming too"). `text` is folded.
 */
export function findWhoComes(
  text: string,
  locale: Locale,
  { draft, expecting }: UnderstandingContext,
): FoundPartyChange | undefined {
  const { staysAway, without, comesToo, brings, added, addedToBooking, absence, wish } = patternsOf(locale);
  const isKnown = draft?.partySize !== undefined;
  const toBooking = [addedToBooking, 1] as const;
  if (!isKnown && expecting !== null) return undefined;
  const isWish = !isKnown && says(text, wish);
  for (const [expression, sign] of [
    toBooking,
    ...(isWish
      ? []
      : ([
          [staysAway, -1],
          [comesToo, 1],
        ] as const)),
    ...(isKnown
      ? ([
          [without, -1],
          [brings, 1],
          [added, 1],
        ] as const)
      : []),
  ] as const) {
    for (const match of matchesIn(text, expression)) {
      const count = countIn(match, locale);
      const span = withFirstName(spanOf(match), text);
      const others = `${text.slice(0, span.start)} ${text.slice(span.end)}`;
      // "Somewhere quiet, without kids" is of nobody's.
      if (expression === without && count === "some") continue;
      if (sign > 0 && isPerhaps(text, span, locale)) {
        if (asksAnything(text, locale)) continue;
        return { span };
      }
      if (count === "nobody" || (sign < 0 ? says(others, absence) : /\d/.test(others))) continue;
      return { span, ...(count !== "some" && { by: sign * count }) };
    }
  }
  return undefined;
}

/** Whether it is said of somebody else than the guest that they do not come: "my brother isn't coming, we'll be 6". */
export function someoneStaysAway(text: string, locale: Locale): boolean {
  return matchesIn(text, patternsOf(locale).staysAway).some((match) => countIn(match, locale) !== "nobody");
}

/** Whether anybody comes besides, whoever it is: "the fat one is coming too". */
export function someoneComes(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).comesToo);
}

/**
 * "Do you have a kids' menu, maybe my niece is coming" only says why it is asked; where nothing is, it is open how many come: "maybe my
 * sister is coming too".
 */
function isPerhaps(text: string, { start, end }: Span, locale: Locale): boolean {
  const { perhaps, perhapsWithin } = patternsOf(locale);
  return perhaps.test(text.slice(0, start)) || says(text.slice(start, end), perhapsWithin);
}

/** How many a phrase tells of: a phrase that names nobody is of one, "the one who was late". */
function countIn(match: RegExpExecArray, locale: Locale): number | "some" | "nobody" {
  const person = match.slice(1).find((group) => group !== undefined);
  return person === undefined ? 1 : countOf(person, locale);
}

/** "Tom Lee is coming too": a phrase finds one word of a name. */
function withFirstName(span: Span, text: string): Span {
  const [first, name = ""] = /(\p{L}{2,14}) $/u.exec(text.slice(0, span.start)) ?? [];
  return first !== undefined && givenNames.has(name) ? { ...span, start: span.start - first.length } : span;
}

/** How many are named, so far as the words tell: "my wife and my son" are two, "the kids" some. */
function countOf(named: string, locale: Locale): number | "some" | "nobody" {
  const { and, counted, pair, some, one } = patternsOf(locale);
  let all = 0;
  for (const person of named.split(and)) {
    const stated = counted.exec(person)?.[1];
    if (stated !== undefined) all += Number(stated);
    else if (pair.test(person)) all += 2;
    else if (one.test(person) || givenNames.has(person)) all += 1;
    else return some.test(person) ? "some" : "nobody";
  }
  return all;
}

/** "Add my brother to the booking", and nothing of his: "add my brother's number". */
function additionsOf({ adding, intents }: Locale, people: string) {
  const { verbs = [], puts = [], also = [], toBooking = [] } = adding ?? {};
  const beside = `(?:,? ${alternatives([...also, ...intents.fillers])}){0,2}`;
  const verb = alternatives([...verbs, ...puts]);
  const to = `(?:${alternatives(toBooking)}|\\p{L}{1,4} \\p{L}{2,8} ${alternatives(intents.bookNouns)})`;
  const close = `${beside}(?= ?[.,;!?]| ?$)`;
  return {
    addedToBooking: phrases([
      `${verb}${beside} ${people}${beside} ${to}`,
      `${people}${beside} ${to}${beside} ${verb}`,
      `${people}${beside} ${verb}${beside} ${to}`,
    ]),
    added: phrases([`${alternatives(verbs)}${beside} ${people}${close}`]),
  };
}

const patternsOf = memoizeByLocale((locale) => {
  const { party, intents, answers } = locale;
  const { whoComes, possessives, adjectives, relations, relationPairs, companions } = party;
  const { familiar = [], articles = [], theirs = [], someone = [], several: severals = [] } = whoComes ?? {};
  const article = `(?:${alternatives(articles)} )?`;
  const adjective = `(?:${alternatives(adjectives)} )?`;
  const own = `${article}${alternatives(possessives)} ${adjective}`;
  const relation = alternatives(relations);
  const pair = alternatives(relationPairs);
  const several = alternatives([...companions, ...severals]);
  const person = [
    `${own}(?:\\d{1,2} )?(?:${pair}|${several}|${relation})`,
    `${article}(?:\\d{1,2} )?${several}`,
    `${article}${alternatives(familiar)}`,
    "\\p{L}{3,14}",
  ].join("|");
  const and = alternatives(party.and);
  const people = `((?:${person})(?: ${and} (?:${person}))?)`;
  const theirOwn = `(?:${alternatives([...theirs, ...possessives])}) ${adjective}(?:\\d{1,2} )?(?:${pair}|${several}|${relation})`;
  const brought = `((?:${theirOwn}|${article}${alternatives(familiar)}|${alternatives(someone)})(?!\\p{L}))`;
  const withPeople = (list: readonly string[] = [], who = people) =>
    phrases(list.map((phrase) => phrase.replace("@", () => who)));
  const only = (body: string) => new RegExp(`^(?:${body})$`, "u");
  const whose = `(?:(?:${article}${alternatives([...possessives, ...theirs])}) )?${adjective}`;
  return {
    staysAway: withPeople(whoComes?.staysAway),
    without: withPeople(
      whoComes?.without,
      `((?:${own}(?:${pair}|${relation})|${article}${alternatives(familiar)})(?!\\p{L}))`,
    ),
    comesToo: withPeople(whoComes?.comesToo),
    brings: withPeople(whoComes?.brings, brought),
    ...additionsOf(locale, `(?:a )?${people}`),
    perhaps: new RegExp(`(?<!\\p{L})${alternatives(answers.perhaps)}(?: \\p{L}{1,10}){0,2} ?$`, "u"),
    perhapsWithin: phrases(answers.perhaps),
    absence: phrases(intents.absence),
    wish: phrases([...intents.book, ...intents.bookNouns]),
    and: new RegExp(` ${and} `, "u"),
    counted: only(`${whose}${article}(\\d{1,2}) ${several}`),
    pair: only(`${whose}${pair}`),
    one: only(
      `(?:(?:${article}${alternatives([...possessives, ...theirs])}) ${adjective}${relation}|${article}${alternatives(familiar)}|${alternatives(someone)})`,
    ),
    some: only(`${whose}${article}${several}`),
  };
});
