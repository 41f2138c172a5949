import type { Locale } from "#src/bot/languages/locale.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import type { OpenText } from "#src/bot/understanding/text/open-text.ts";
import { cover, type Span } from "#src/bot/understanding/text/spans.ts";
import type { findAroundDay } from "#src/bot/understanding/times/around-day.ts";
import type { FoundTime } from "#src/bot/understanding/times/found-time.ts";
import { findLeftHour } from "#src/bot/understanding/times/times.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { hourBesideParty } from "./hour-beside-party.ts";
import { toTime } from "./open-numbers.ts";

interface Spanned {
  readonly span: Span;
}

interface Counted extends Omit<BesideHour, "party"> {
  readonly untaken: string;
  readonly askedFrom: number | undefined;
  readonly partyIn: (text: string) => FoundParty | undefined;
  /** Two tables that are one party: "8 and 6". */
  readonly split: FoundParty | undefined;
  readonly folded: string;
  readonly hidden: readonly Span[];
}

/** The party, and an hour that is told by nothing but a number beside it. */
export function takeCounted(
  open: OpenText,
  told: FoundParty | undefined,
  { partyIn, split, folded, untaken, askedFrom, hidden, ...beside }: Counted,
  locale: Locale,
  context: UnderstandingContext,
) {
  const asked = cover(untaken, [{ start: 0, end: askedFrom ?? 0 }]);
  const party = open.takeOne(told ?? partyIn(asked) ?? partyIn(untaken) ?? split);
  const other = beside.isTimeless ? partyIn(open.text) : undefined;
  const joined = hourBesideParty(party, other, folded, locale, context);
  if (joined === undefined)
    return { party, left: takeLeftHour(open, hidden, folded, { ...beside, party }, locale, context) };
  open.take([joined.party.span, joined.hour.span]);
  return { party: joined.party, left: [toTime(joined.hour)] };
}

interface BesideHour {
  readonly dates: readonly Spanned[];
  readonly isTimeless: boolean;
  readonly party: Spanned | undefined;
  readonly around: ReturnType<typeof findAroundDay>;
}

/**
 * The hour that is left beside a party and a day, once the numbers of something else are hidden. It follows the day: a number
 * that follows the party is more of it, "friday, 2 of us, maybe 3".
 */
function takeLeftHour(
  open: OpenText,
  hidden: readonly Span[],
  folded: string,
  { isTimeless, dates, party, around }: BesideHour,
  locale: Locale,
  { expecting, draft }: UnderstandingContext,
) {
  if (!isTimeless) return [];
  const findLeft = () => findLeftHour(cover(open.text, hidden), folded, locale);
  if (party === undefined) {
    const known = expecting === "date" || expecting === "time" ? draft?.partySize : undefined;
    return known === undefined ? [] : takeAfterDay(open, findLeft(), dates, known);
  }
  if (around !== undefined && party === around.party) {
    open.take([around.time.span]);
    return [around.time];
  }
  const left = findLeft().filter(
    ({ span }) =>
      isWrittenOut(folded, span) ||
      dates.some(
        ({ span: day }) =>
          day.end <= span.start && !(day.end <= party.span.start && party.span.end <= span.start),
      ),
  );
  open.take(left.map(({ span }) => span));
  return left;
}

/** "Tomorrow 7", "tomorrow either 6 or 7", asked for the day or the hour: of so many guests as are known it counts nobody. */
function takeAfterDay(
  open: OpenText,
  left: readonly FoundTime[],
  dates: readonly Spanned[],
  partySize: number,
): readonly FoundTime[] {
  const after = left.filter(
    ({ span, time }) => time.hour !== partySize && dates.some(({ span: day }) => day.end <= span.start),
  );
  open.take(after.map(({ span }) => span));
  return after;
}

/** "Tonight 2 people 1930": an hour and its minutes in four figures need no day before them. */
function isWrittenOut(folded: string, { start, end }: Span): boolean {
  return /^(?:1\d|2[0-3])[0-5][05]$/.test(folded.slice(start, end));
}
