import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { findComingCount } from "./coming-count.ts";
import type { FoundParty } from "./found-party.ts";
import { findKeptCount, noHour } from "./kept-count.ts";
import { findToldRange } from "./told-ranges.ts";

/**
 * How many people come, where the whole answer to that question would elsewhere be a time or a day: a range,
 * of which the larger number counts ("4-5", "between 6 and 8"), a sum ("2+1"), or "à deux".
 */
export function findPartyAnswer(
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  const { expecting, draft } = context;
  if (!/\d/.test(open)) return undefined;
  const kept = findKeptCount(open, locale, context) ?? findComingCount(open, locale, context);
  if (kept !== undefined) return kept;
  const isOther = expecting === "confirm" || expecting === "name" || expecting === "phone";
  const repeated = isOther ? Number(patternsOf(locale).again.exec(open)?.[1] ?? 0) : 0;
  if (repeated > 0 && repeated <= noHour && repeated === draft?.partySize)
    return { span: { start: 0, end: open.length }, size: repeated };
  const { range, rangeLast, sum, count, countLast, including, besideSeat, accompanied } = patternsOf(locale);
  const span = { start: 0, end: open.length };
  const [seated] = matchesIn(open, besideSeat);
  if (seated !== undefined) return { span: spanOf(seated), size: Number(seated[0]) };
  const told = expecting === "partySize" ? undefined : findToldRange(open, locale);
  if (told !== undefined) return told;
  const all = Number(including.exec(open)?.[1] ?? 0);
  if (all > 0) return { span, size: all };
  if (expecting !== "partySize") return undefined;
  const [counting = "", counted = ""] = accompanied.exec(open) ?? [];
  if (Number(counted) > 0) return { span: { start: 0, end: counting.length }, size: Number(counted) };
  const { first, last } = (range.exec(open) ?? rangeLast.exec(open))?.groups ?? {};
  if (first !== undefined && last !== undefined)
    return 0 < Number(first) && Number(first) < Number(last)
      ? { span, size: Number(last), least: Number(first) }
      : undefined;
  const { meant, corrects, revised, settled } = revisionsOf(locale);
  const revision = [meant, corrects, revised, settled]
    .map((one) => one.exec(open))
    .find((one) => one !== null);
  const corrected = Number(revision?.[1] ?? 0);
  /** "On 11 December, maybe about 9": the day is no count that was settled. */
  const day = revisionsOf(locale).dayOfMonth.exec(open);
  if (corrected > 0)
    return { span: { start: day === null ? 0 : day[0].length, end: open.length }, size: corrected };
  const parts = sum.exec(open);
  if (parts !== null) return { span, size: Number(parts[1]) + Number(parts[2]) };
  const alone = count.exec(open) ?? countLast.exec(open);
  const only = Number(alone?.[1] ?? 0);
  if (alone !== null && alone.index > 0)
    return only > 0 ? { span: { start: alone.index, end: open.length }, size: only } : undefined;
  return only > 0 ? { span, size: only } : undefined;
}

/** The count in a list of what a booking takes, "Fri 8 pm, 4, Miller, …": a number alone between what is read. */
export function findListedCount(open: string, locale: Locale): FoundParty | undefined {
  const found = matchesIn(open, patternsOf(locale).listed);
  const [only] = found;
  const size = Number(only?.[1]);
  return only !== undefined && found.length === 1 && size > 0
    ? { span: { start: only.index, end: only.index + only[0].length }, size }
    : undefined;
}

/**
 * A number that nothing else has read, alone between what is read, where a time or a range of days is named: "2 at 8 pm",
 * "Friday 19:00, 4", "Friday to Sunday, five". It can be no time any more.
 */
export function findBareCount(open: string, locale: Locale): FoundParty | undefined {
  const found = matchesIn(open, patternsOf(locale).bare);
  const [only] = found;
  const size = Number(only?.[1]);
  return only !== undefined && found.length === 1 && size > 0
    ? { span: { start: only.index, end: only.index + only[0].length }, size }
    : undefined;
}

const patternsOf = memoizeByLocale(({ times, dates, party, intents, answers, topics }) => {
  const filler = alternatives(intents.fillers);
  const start = `^(?:${filler},? )?`;
  /** "À deux, je viens de le dire" */
  const insisted = `(?:,? (?:[\\p{L}']{1,6} )?${alternatives(answers.insists ?? [])})?`;
  const end = `${insisted}(?:,? ${filler})?[.! ]*$`;
  const joints = [...times.leads, ...times.rangeLeads, ...dates.bareDayLeads, ...dates.dayMonthJoiners];
  const answerLeads = party.answerLeads ?? [];
  const between = alternatives([...times.rangeJoiners, ...times.rangeAnd, ...party.and]);
  const to = alternatives([...party.or, ...party.to]);
  const doubt = alternatives(
    [...answers.doubts, ...answers.postpones].filter((words) => !words.startsWith("^")),
  );
  /** "8 or 9, I'm not sure", "maybe 6, maybe 7, it depends". */
  const doubtful = `(?:,? (?:\\p{L}{1,4} )?${doubt}(?![\\p{L}])[^\\d¦]{0,40}|, [^\\d¦]{1,24}${doubt}(?![\\p{L}])[^\\d¦]{0,24})`;
  const people = alternatives(party.people);
  /** "We'll be", "somos". */
  const weAre = party.phrases.filter((phrase) => phrase.indexOf("#") === phrase.length - 1);
  const article = "(?:\\p{L}{1,3} )?";
  const rough = [...times.approximately, ...(party.answerEnds ?? [])];
  const counted = `(?:${alternatives(answerLeads)},? ){0,3}(\\d{1,3})(?:,? ?${alternatives(rough)})?`;
  const range = [
    `(?:${alternatives([...answerLeads.map((lead) => `${lead} `), ...weAre.map((phrase) => phrase.slice(0, -1))])})?(?:${alternatives(times.rangeLeads)} ${article}(?<first>\\d{1,2}) ${between} ${article}|`,
    `(?:${doubt} )?(?<first>\\d{1,2})(?:,?[ -]?${alternatives(rough)})?(?: ?- ?|,? ${to} (?:${doubt} )?|,? ${doubt} ))(?<last>\\d{1,2})(?: ${people})?(?:,?[ -]?${alternatives(rough)})?${doubtful}?${end}`,
  ].join("");
  return {
    range: new RegExp(`${start}${range}`, "u"),
    /** "I don't know yet, 5 or 6", "a few of us, between 6 and 8". */
    rangeLast: new RegExp(`(?<=^[^\\d¦]{1,60}[,.;:!-] )(?:${filler},? )?${range}`, "u"),
    listed: new RegExp(
      [
        "(?<=^|[¦,;/|] ?)(\\d{1,2})(?!,? ",
        `${alternatives([...party.otherUnits, ...times.clock, ...times.minuteWords])}`,
        "(?![\\p{L}]))(?=,? ?(?:\\p{L}[\\p{L}'. -]{1,40})?(?:$|[¦,;/|]))",
      ].join(""),
      "gu",
    ),
    bare: new RegExp(
      `(?<=^(?:${filler},? )?|[¦,;/|.] ?|[¦,;/|.] (?:${alternatives(answerLeads)} ){1,3})(\\d{1,2})(?= ${filler}[,;¦]|$|[,;!/|]|\\.(?!\\d)| (?:${alternatives(joints)} ?)?¦)`,
      "gu",
    ),
    including: new RegExp(
      `${start}(\\d{1,3}),? \\(?(?:${alternatives(party.including ?? [])} \\d|\\d{1,2} ${alternatives(party.including ?? [])} )[^\\d]{1,30}$`,
      "u",
    ),
    /** "Yes, à deux" of a table for two. */
    again: new RegExp(
      `^(?:${alternatives([...intents.yes, ...intents.affirm])},? ){1,2}(?:${alternatives(answerLeads)} )?(\\d{1,2})[.! ]{0,3}$`,
      "u",
    ),
    /** "3, with a child": all were counted, and more is told of one of them. */
    accompanied: new RegExp(
      `${start}(\\d{1,3})(?=,? ${alternatives(party.companyLeads)} (?:1|${alternatives([...party.articles, ...party.possessives])}) [^\\d]{2,30}$)`,
      "u",
    ),
    /** "5 + a high chair", which is nobody; "at 7 with a high chair" is an hour. */
    besideSeat: new RegExp(
      [
        `(?<![\\d:.,/\\p{L}])(?:\\d{1,2}(?= ?[+&])|(?<!(?<!\\p{L})${alternatives(times.leads)} )\\d{1,2}(?= ?${alternatives(party.and)}))`,
        `(?= ?(?:[+&]|${alternatives(party.and)}) ?(?:(?:\\d|${alternatives(party.articles)}) )?`,
        `(?!${alternatives([...party.companions, ...party.relations])}(?![\\p{L}]))${alternatives([...topics.children, ...topics.prams])}(?![\\p{L}]))`,
      ].join(""),
      "gu",
    ),
    sum: new RegExp(`${start}(\\d{1,2}) ?\\+ ?(\\d{1,2})${end}`, "u"),
    count: new RegExp(`${start}${counted}${end}`, "u"),
    /** "No idea, say 4": what stands before it answers nothing. */
    countLast: new RegExp(`(?<=^[^\\d¦]{1,60}[,.;:!-] )(?:${filler},? )?${counted}${end}`, "u"),
  };
});

/** Where several numbers are said, the one that is meant. */
const revisionsOf = memoizeByLocale(({ dates, times, party, intents, negations, allergies, topics }) => {
  const filler = alternatives(intents.fillers);
  const answerLeads = party.answerLeads ?? [];
  const leadsOfOpen = party.openPhrases.filter((phrase) => phrase.endsWith(" #"));
  const corrected = [
    ...intents.fillers,
    ...intents.correction,
    ...intents.rather.filter((one) => !one.includes("#")),
  ];
  /** "4. Wait, two are vegetarians" tells of two of them. */
  const notTold = `(?! (?:\\p{L}{2,6} ){1,2}${alternatives([...party.people, ...allergies, ...topics.diets])}(?![\\p{L}]))`;
  return {
    /** "We were 8 but Ann can't, so 7", "say 6, ah no, 7 with my aunt": the last one, after what corrects or concludes. */
    corrects: new RegExp(
      [
        "\\d[^\\d¦]{1,60}(?<![\\p{L}])",
        `${alternatives([...intents.correction, ...(party.therefore ?? [])])}[,.:!]{0,3} `,
        `(?:${alternatives(answerLeads)} )?(\\d{1,3})(?![\\d:.,/h%]\\d?|h)(?! ?`,
        `${alternatives([...party.otherUnits, ...times.clock])}(?![\\p{L}]))${notTold}[^\\d¦]{0,60}$`,
      ].join(""),
      "u",
    ),
    /** "3. Wait, Ann is coming too. 4", "2. Well, 3 with my mother": the last one, where a sentence ended before it. */
    revised: new RegExp(
      [
        `\\d(?:[.!?…\\u0093]{1,3}|[^\\d¦]{0,40}(?<![\\p{L}])${alternatives(intents.correction)})(?![\\p{L}])[^\\d¦]{0,48}`,
        `(?:[.:!,-] (?:(?:${filler}|${alternatives(intents.correction)}),? ){0,2}|`,
        `(?<![\\p{L}])${alternatives([...party.and, ...party.companyLeads])} (?:[\\p{L}']{1,12} ){1,3})`,
        `(?:${alternatives(answerLeads)} )?(\\d{1,3})(?=(?:,? ${alternatives(corrected)})?[.! ]*$|, [^\\d¦]{1,40}$)`,
      ].join(""),
      "u",
    ),
    /** "Around 12, er, say 10": the last one, after what settles it. */
    settled: new RegExp(
      `\\d[^\\d¦]{0,24}[,.;:!-] (?:\\p{L}{1,6},? ){0,2}${alternatives([...leadsOfOpen.map((one) => one.slice(0, -2)), ...answerLeads])} (\\d{1,3})(?=(?:,? ${filler})?[.! ]*$)`,
      "u",
    ),
    dayOfMonth: new RegExp(
      `^[^\\d¦]{0,60}\\d{1,2}(?:\\.|º|:?\\p{L}{1,2})? (?:\\p{L}{2,3} )?${alternatives(dates.months.flat())}(?![\\p{L}])`,
      "u",
    ),
    /** "4, not 5", "a table for 3 and not for 4". */
    meant: new RegExp(
      `^(?:[^\\d¦]{1,60} )?(\\d{1,3}),? (?:${alternatives(party.and)} )?${alternatives(negations)} (?:\\p{L}{2,5} )?\\d{1,3}(?![\\d:h])[^\\d¦]{0,30}$`,
      "u",
    ),
  };
});
