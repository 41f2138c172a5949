import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";

interface Counted {
  readonly span: Span;
  readonly size: number;
  readonly kind: string;
}

/**
 * How many these are together. A count that a comma parts from those it counts is no more of them: "the two of us, my
 * brother and I", "me and my three colleagues, 4 people"; "two friends, my wife and I" are four. Nor is one that counts
 * persons of whatever age, which those after it come to: "for 4 people, 2 adults and 2 kids".
 */
export function countedOnce(parts: readonly Counted[], text: string, locale: Locale): number {
  const [first, ...rest] = parts;
  const last = parts.at(-1);
  const all = sum(parts);
  if (first === undefined || last === undefined || parts.length < 3) return all;
  const isCount = ({ span, kind, size }: Counted) =>
    kind === "people" &&
    size * 2 === all &&
    !companyOf(locale).companions.test(text.slice(span.start, span.end));
  const hasComma = (before: Counted, after: Counted | undefined) =>
    text.slice(before.span.end, after?.span.start).startsWith(",");
  const isOfPersons = companyOf(locale).persons.test(text.slice(first.span.start, first.span.end));
  if (isOfPersons && isCount(first) && rest.every(({ kind }) => kind === "people")) return all / 2;
  const namesGuest = parts.some(({ kind }) => kind === "self");
  const leads = isCount(first) && hasComma(first, rest[0]);
  const ends = isCount(last) && hasComma(parts.at(-2) ?? last, last);
  return namesGuest && (leads || ends) ? all / 2 : all;
}

const sum = (parts: readonly Counted[]): number => parts.reduce((all, { size }) => all + size, 0);

/** "4 and 2 kids", "4 plus baby": those before the children are counted too. */
function adultsOf(party: Locale["party"]): RegExp {
  const { adjectives, companions, relations, companyLeads } = party;
  const article = `(?:\\d{1,2}|${alternatives(party.articles)})`;
  const adjective = `(?:${alternatives(adjectives)} )?`;
  const children = `${adjective}${alternatives([...companions, ...relations])}(?![\\p{L}\\p{N}])`;
  const joined = alternatives(party.and.filter((word) => !companyLeads.includes(word)));
  return phrases([
    `#(?= ?[+] ?(?:${article} )?${children})`,
    `#(?= (?:&|plus|${joined}) ${article} ${children})`,
    `#(?= (?:&|${joined}) ${alternatives(relations)}(?:$|[,.;!?¦]| ¦))`,
  ]);
}

/** Who comes along without a number of their own, and who is counted for their sake. */
export const companyOf = memoizeByLocale((locale) => {
  const { party, intents, times, dates } = locale;
  const start = "(?<![\\p{L}\\p{N}])";
  const adjective = `(?:${alternatives(party.adjectives)} )?`;
  const and = party.and[0] ?? "(?!)";
  const ofName = `(?:${alternatives(party.nameArticles ?? [])} )?`;
  /** "My wife at 8", "my wife please": more of the wish, where "my wife is visiting" tells of her. */
  const goesOn = `(?:${alternatives([...times.leads, ...dates.bareDayLeads])} ?[\\d¦]|${alternatives(intents.fillers)}[ ,.!?]{0,3}(?:$|[,.!?¦])|${alternatives(party.and)}(?![\\p{L}]))`;
  const relative = `${alternatives(party.possessives)} ${adjective}${alternatives([...party.relations, ...party.relationPairs])}`;
  const otherWords = [
    ...[...party.people, ...party.relations, ...party.relationPairs, ...party.possessives],
    ...[
      ...(party.companies ?? []),
      ...party.articles,
      ...party.self,
      ...party.adjectives,
      ...locale.common,
      ...intents.bookVerbs,
    ],
    ...[...locale.people.notNames, ...intents.fillers, ...intents.greet],
  ];
  return {
    adults: adultsOf(locale.party),
    companions: new RegExp(`(?<![\\p{L}])${alternatives(party.companions)}$`, "u"),
    lead: new RegExp(
      `(?:^(?:${alternatives(intents.fillers)},? )?|${start}${alternatives(intents.bookNouns)} |¦,? )${alternatives(party.companyLeads)} $`,
      "u",
    ),
    /** Beside a day or a time it stands anywhere: "dinner on Thursday with my husband". */
    anywhere: new RegExp(`${start}${alternatives(party.companyLeads)} $`, "u"),
    companion: new RegExp(
      [
        `(?:^(?:${alternatives(intents.fillers)},? )?|${start}`,
        `${alternatives(party.selfLeads)} |(?<=${start}${and} ))(?:${alternatives(party.self)}`,
        `(?<names>(?:, ${ofName}\\p{L}{2,30}){0,5},? ${and} ${ofName}\\p{L}{2,30})|`,
        `(?<namesFirst>(?:\\p{L}{2,30}, ){0,5}\\p{L}{2,30}),? ${and} `,
        `${alternatives([...party.self, ...party.selfAfterAnd])})(?=$|[ .,!?¦])`,
      ].join(""),
      "u",
    ),
    selfAndCount: selfAndCountOf(party),
    /** After one that is no count of all. */
    another: new RegExp(
      `^ ${adjective}${alternatives([...party.companions, ...party.relations.filter((one) => !party.people.includes(one))])}(?![\\p{L}])`,
      "u",
    ),
    /** Before those whom the guest brings along. */
    comesWith: new RegExp(`${start}${alternatives(party.comesWith ?? [])} $`, "u"),
    /** Between those who come and those they come with, in the same sentence: "would like to come for dinner on ¦ with our". */
    comingWith: new RegExp(
      `^(?: (?:[\\p{L}']{1,15}|¦{1,30})){1,10},? ${alternatives(party.companyLeads)} (?:\\p{L}{1,10} )?$`,
      "u",
    ),
    notAName: new RegExp(`^${alternatives(otherWords)}$`, "u"),
    continues: new RegExp(`^ (?!${goesOn}|${relative}(?![\\p{L}]))\\p{L}`, "u"),
    /** Between two numbers of which either may come. */
    either: new RegExp(`^,? ${alternatives(party.or)} $`, "u"),
    possessed: new RegExp(`^${alternatives(party.possessives)} `, "u"),
    comma: /^, ?$/,
    company: new RegExp(`^,? ${alternatives(party.companyLeads)} $`, "u"),
    plus: new RegExp(`^(?: ?[+&] ?|,? ${alternatives(party.and)} )$`, "u"),
    /** "My sister and her husband are in town, plus the two of us": something is told of the first ones in between. */
    addedLater: new RegExp(
      `^ [^\\d¦,.;!?]{2,40}, ?${alternatives(party.and.slice(1).filter((word) => !party.companyLeads.includes(word)))} $`,
      "u",
    ),
    ...peopleOf(party),
    ...namedBesideCount(locale),
  };
});

/** After somebody: "5, and my daughter *is coeliac*" tells of one of the five. */
export const cannotEatOf = memoizeByLocale(
  ({ traits, allergies, topics }) =>
    new RegExp(
      `^ ${alternatives(traits?.verbs ?? [])} (?:[\\p{L}']{1,12} ){0,3}${alternatives([...allergies, ...topics.diets])}`,
      "u",
    ),
);

function peopleOf(party: Locale["party"]) {
  return {
    /** At the end of the words for who comes along: "with a baby", "mit kind". */
    littleOne: new RegExp(`(?<![\\p{L}])${alternatives(party.littleOnes ?? [])}$`, "u"),
    knownOne: new RegExp(`^\\p{L}{2,16}${alternatives(party.knownBy ?? [])}$`, "u"),
    persons: new RegExp(`(?<![\\p{L}])${alternatives(party.persons)}$`, "u"),
  };
}

/** "Me + 3", without a noun; "me and 4 others". */
function selfAndCountOf(party: Locale["party"]): RegExp {
  const others = alternatives(party.others ?? []);
  return new RegExp(
    [
      `(?<![\\p{L}\\p{N}])${alternatives([...party.self, ...party.selfAfterAnd])} ?(?:[+&]|${alternatives(party.and)}|plus) ?`,
      `(?:${others} (\\d{1,2})(?! ?${alternatives(party.people)})|(\\d{1,2}) ${others}|(\\d{1,2})(?=$| ?[.,!?;¦]))(?![\\p{L}\\p{N}])`,
    ].join(""),
    "gu",
  );
}

/** Who is named after the count of all: one more of them, or one of whom something is told. */
function namedBesideCount({ party, people, times, dates, intents }: Locale) {
  const adjective = `(?:${alternatives(party.adjectives)} )?`;
  const relative = `${alternatives(party.possessives)} ${adjective}${alternatives([...party.relations, ...party.relationPairs])}`;
  const others = alternatives([...times.leads, ...dates.bareDayLeads, ...intents.fillers, ...party.and]);
  return {
    /** From a count to those whom it counts: ", and the ". */
    listed: new RegExp(`^,{1,2}(?: ${alternatives(party.and)})?(?: \\p{L}{1,3})? $`, "u"),
    /** "My boss, Mr Lee, and two clients": who the one before is. */
    titled: new RegExp(
      `^, (?:\\p{L}{1,2} )?${alternatives(people.titles)}\\.?(?: [\\p{L}'-]{2,20}){1,3}?(?=,? ${alternatives(party.and)} |, )`,
      "u",
    ),
    usTwo: new RegExp(`(?<![\\p{L}])${alternatives(party.notComing?.ourselves ?? [])}$`, "u"),
    besideCount: new RegExp(`^,? (?:${party.and[0] ?? "(?!)"} )?$`, "u"),
    oneMore: new RegExp(`^ ?${alternatives(party.oneMore ?? [])}(?![\\p{L}])`, "u"),
    /** "And my mum sits in a wheelchair", "and my mum's 80", but not "and my mum at 8". */
    goesOn: new RegExp(`^(?! ?(?:${others}|${relative})(?![\\p{L}]))(?:'s? ?| )\\p{L}`, "u"),
  };
}
