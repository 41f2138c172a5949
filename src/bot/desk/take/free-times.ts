import type { BackOffice } from "#src/booking/contract/back-office.ts";
import type { FreeTime } from "#src/booking/contract/staff-bookings.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { wallTime } from "../day.ts";
import { shortDate, timeOfDay } from "../words.ts";
import type { Offer } from "./take-view.ts";
import { takeTexts } from "./words.ts";

/** No platform shows more at once, beside the override. */
const most = 20;
/** So many days are looked at where the one that is wanted has nothing. */
const daysAhead = 7;

interface TimesAsked {
  readonly venue: VenueFacts;
  readonly day: Temporal.PlainDate;
  readonly partySize: number;
  readonly scenarioId?: number;
  /** The booking that is to move: it is not in its own way. */
  readonly bookingId?: string;
  /** The times nearest to it are told; left out, they are spread over the day. */
  readonly near?: Temporal.Instant;
}

/** The start times that a party can have on a day, or else on the next one that has any. */
export async function offerTimes(
  backOffice: BackOffice,
  ask: TimesAsked,
): Promise<Pick<Offer, "text" | "times">> {
  const { venue, day, near } = ask;
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = day.add({ days: ahead });
    const free = await timesOn(backOffice, ask, date);
    if (free.length === 0) continue;
    const chosen = near && ahead === 0 ? nearest(free, near) : spread(free, venue);
    const several = new Set(free.map(({ scenarioId }) => scenarioId)).size > 1;
    return {
      text: `${ahead === 0 ? takeTexts.chooseTime : takeTexts.nothingFreeThatDay}: ${shortDate(date)}.`,
      times: chosen.map(({ scenarioId, scenarioName, startsAt }) => ({
        slot: { scenarioId, startsAt: startsAt.toString() },
        label: [
          ahead === 0 ? [] : [shortDate(date)],
          timeOfDay(wallTime(startsAt, venue)),
          several ? [scenarioName] : [],
        ]
          .flat()
          .join(" "),
      })),
    };
  }
  return { text: takeTexts.nothingFree, times: [] };
}

/** Those of a business day, after midnight too. */
export async function timesOn(
  backOffice: BackOffice,
  { venue, partySize, scenarioId, bookingId }: Omit<TimesAsked, "day" | "near">,
  day: Temporal.PlainDate,
): Promise<readonly FreeTime[]> {
  const dates = [day, day.add({ days: 1 })];
  const lists = await Promise.all(
    dates.map((date) =>
      backOffice.listFreeTimes(venue.id, {
        date: date.toString(),
        partySize,
        ...defined({ scenarioId, bookingId }),
      }),
    ),
  );
  return lists.flat().filter(({ startsAt }) => {
    const businessDay = wallTime(startsAt, venue).subtract({ hours: 4 }).toPlainDate();
    return businessDay.equals(day);
  });
}

function nearest(free: readonly FreeTime[], near: Temporal.Instant): readonly FreeTime[] {
  const distance = ({ startsAt }: FreeTime) => Math.abs(startsAt.epochMilliseconds - near.epochMilliseconds);
  const chosen = new Set(free.toSorted((one, other) => distance(one) - distance(other)).slice(0, most));
  return free.filter((time) => chosen.has(time));
}

/** Of many the round ones, for which callers ask, as long as every scenario has some. */
function spread(free: readonly FreeTime[], venue: VenueFacts): readonly FreeTime[] {
  if (free.length <= most) return free;
  const scenarios = (times: readonly FreeTime[]) => new Set(times.map(({ scenarioId }) => scenarioId)).size;
  const round = [15, 30, 60]
    .map((minutes) => free.filter(({ startsAt }) => wallTime(startsAt, venue).minute % minutes === 0))
    .find((times) => times.length <= most && scenarios(times) === scenarios(free));
  const every = Math.ceil(free.length / most);
  return round ?? free.filter((_, index) => index % every === 0);
}
