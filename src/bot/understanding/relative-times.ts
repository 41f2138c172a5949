import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives, countIn, phrases } from "./phrases.ts";
import { type Span, spanOf } from "./spans.ts";

export interface FromNow {
  readonly span: Span;
  readonly minutes: number;
}

export interface TimeShift {
  readonly span: Span;
  readonly direction: "earlier" | "later";
  readonly minutes?: number;
}

/** "in two hours", "half an hour from now". */
export function findFromNow(text: string, locale: Locale): FromNow | undefined {
  const { inPhrases, inHours, inMinutes } = patternsOf(locale);
  for (const [expression, minutes] of inPhrases) {
    const [match] = text.matchAll(expression);
    if (match !== undefined) return { span: spanOf(match), minutes };
  }
  for (const [expression, unit] of [
    [inHours, 60],
    [inMinutes, 1],
  ] as const) {
    const [match] = text.matchAll(expression);
    const count = match && countIn(match);
    if (match !== undefined && count !== undefined) return { span: spanOf(match), minutes: count * unit };
  }
  return undefined;
}

/** "an hour later", "something earlier". A bare "later" is a wish only as an answer. */
export function findTimeShift(text: string, locale: Locale, isAnswer: boolean): TimeShift | undefined {
  const { shift, bare } = patternsOf(locale);
  const [match] = text.matchAll(shift);
  if (match !== undefined) {
    const groups = match.groups ?? {};
    const direction = groups["later"] === undefined ? "earlier" : "later";
    const minutes = shiftedMinutes(groups, locale);
    return { span: spanOf(match), direction, ...(minutes !== undefined && { minutes }) };
  }
  const alone = bare.exec(text);
  if (alone === null || !isAnswer) return undefined;
  return { span: spanOf(alone), direction: alone.groups?.["later"] === undefined ? "earlier" : "later" };
}

function shiftedMinutes(
  groups: Readonly<Record<string, string | undefined>>,
  { times }: Locale,
): number | undefined {
  if (groups["hours"] !== undefined) return Number(groups["hours"]) * 60;
  if (groups["minutes"] !== undefined) return Number(groups["minutes"]);
  return groups["phrase"] === undefined ? undefined : times.shiftPhrases[groups["phrase"]];
}

const patternsOf = memoizeByLocale(({ times, intents }) => {
  const start = "(?<![\\p{L}\\p{N}])";
  const end = "(?![\\p{L}\\p{N}])";
  const direction = `(?:(?<later>${alternatives(times.later)})|(?<earlier>${alternatives(times.earlier)}))`;
  const amount = `(?:(?<phrase>${alternatives(Object.keys(times.shiftPhrases))})|(?<hours>\\d{1,2}) ?${alternatives(times.shiftHours)}|(?<minutes>\\d{1,3}) ?${alternatives(times.shiftMinutes)}|${alternatives(times.shiftLeads)})`;
  const filler = `(?:${alternatives([...intents.fillers, ...intents.deny, ...intents.affirm])},? )?`;
  return {
    inPhrases: Object.entries(times.inPhrases).map(
      ([phrase, minutes]) => [phrases([phrase]), minutes] as const,
    ),
    inHours: phrases(times.inHours),
    inMinutes: phrases(times.inMinutes),
    shift: new RegExp(`${start}${amount} ${direction}${end}`, "gu"),
    bare: new RegExp(`^${filler}${filler}${direction}(?: ${alternatives(intents.fillers)})?[.!? ]*$`, "u"),
  };
});
