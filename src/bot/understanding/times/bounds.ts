import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { FoundTime } from "./found-time.ts";

/** The earliest or the latest start, where the words before a time or after it make one of it: "after 8", "9 at the latest". */
export function withBound(found: FoundTime, text: string, folded: string, locale: Locale): FoundTime {
  if (found.to !== undefined) return found;
  const {
    notBefore,
    notAfter,
    notBeforeSuffix,
    notAfterSuffix,
    bookingLead,
    cannot,
    unfit,
    floor,
    limit,
    limitAfter,
    thereafter,
  } = patternsOf(locale);
  const before = text.slice(0, found.span.start);
  const after = text.slice(found.span.end);
  if (bookingLead.test(before)) return found;
  const isTurned = cannot.test(before) || unfit.test(folded.slice(found.span.end));
  if (thereafter.test(after)) return { ...found, bound: "from" };
  if (notBefore.test(before)) return led(found, notBefore, before, isTurned ? "to" : "from");
  if (notAfter.test(before)) return led(found, notAfter, before, isTurned ? "from" : "to");
  if (floor.test(before)) return { ...found, bound: "from" };
  if (limit.test(before) || limitAfter.test(after)) return { ...found, bound: "to" };
  if (notBeforeSuffix.test(after)) return { ...found, bound: "from" };
  return notAfterSuffix.test(after) ? { ...found, bound: "to" } : found;
}

/** Words that bound a time belong to it where they begin a clause: "after 8" has no guest whose name is After. */
function led(found: FoundTime, lead: RegExp, before: string, bound: "from" | "to"): FoundTime {
  const start = lead.exec(before)?.index ?? found.span.start;
  const isAlone = /(?:^|[,.;:!?] ?)$/.test(before.slice(0, start));
  return { ...found, ...(isAlone && { span: { start, end: found.span.end } }), bound };
}

/** Whether the words before a time end in a bound: "not before". */
export function isBoundLed(before: string, locale: Locale): boolean {
  const { notBefore, notAfter } = patternsOf(locale);
  return notBefore.test(before) || notAfter.test(before);
}

/** "After 7 but before 9" is one range. */
export function mergeBounds(times: readonly FoundTime[]): readonly FoundTime[] {
  const [first, second] = times;
  if (first === undefined || second === undefined || times.length > 2) return times;
  const ends = [first, second].toSorted((a, b) => (a.bound === "from" ? -1 : b.bound === "from" ? 1 : 0));
  const [from, to] = ends;
  if (from?.bound !== "from" || to?.bound !== "to" || from.others || to.others) return times;
  return [{ span: { start: first.span.start, end: second.span.end }, time: from.time, to: to.time }];
}

const patternsOf = memoizeByLocale(({ times, choices, intents, party, numbers, refusals = [] }) => {
  const hour = alternatives([...Object.keys(times.before), ...Object.keys(numbers.cardinals)]);
  /** "Around half past seven, at the latest eight" bounds the time that comes after it. */
  const ofNext = `(?! (?:${alternatives(times.leads)} )?(?:\\d|${hour}(?!\\p{L})))`;
  const after = (list: readonly string[], end = "") =>
    new RegExp(`^,? ?${alternatives(list)}(?![\\p{L}])${end}`, "u");
  const bound = (list: readonly string[]) =>
    new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternatives(list)} ?(?:${alternatives(times.leads)} ?)?$`, "u");
  const bounds = [...times.notBefore, ...times.notAfter];
  return {
    bookingLead: new RegExp(
      `(?<![\\p{L}])${alternatives([...intents.bookNouns, ...party.people])} ${alternatives(times.answerLeads)} $`,
      "u",
    ),
    /** "Later than 9 won't do", "after 9 is out of the question", "we can't come before 7". */
    unfit: after([...choices.unfit, ...refusals]),
    cannot: new RegExp(
      `(?<![\\p{L}])${alternatives(choices.cannot)}(?: \\p{L}{1,12}){0,3} ${alternatives(bounds)} ?(?:${alternatives(times.leads)} ?)?$`,
      "u",
    ),
    notBefore: bound(times.notBefore),
    notAfter: bound(times.notAfter),
    floor: bound(times.floors ?? []),
    limit: bound(times.limits ?? []),
    notBeforeSuffix: after(times.notBeforeSuffix, ofNext),
    notAfterSuffix: after(times.notAfterSuffix, ofNext),
    /** "I work until 7, so after that". */
    thereafter: new RegExp(`^[^.;!?\\d¦]{0,30}[ ,]${alternatives(times.thereafter ?? [])}(?![\\p{L}])`, "u"),
    limitAfter: after(times.limitsAfter ?? [], ofNext),
  };
});
