import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { LengthValue } from "#src/bot/machine/core/shown-values.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import { localTime, scenarioValue, timeValue } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A table that is picked or booked. */
interface Table {
  readonly venueId: number;
  readonly startsAt: string;
  readonly partySize: number;
  readonly scenarioName?: string | undefined;
}

/**
 * How long the table is the guest's: of their party where it is known, in each way to dine where they differ, and until when
 * of one that is picked or booked; else from the shortest to the longest.
 */
export function stayAt(
  venue: VenueFacts,
  understood: Understood,
  table: Table | undefined,
  state: State,
  context: Context,
): Message[] {
  const known = table ?? draftOf(state);
  const partySize = understood.partySize ?? known?.partySize;
  const scenarioName = understood.scenarioName ?? known?.scenarioName;
  const stays = (venue.stays ?? [])
    .filter((stay) => scenarioName === undefined || stay.scenarioName === scenarioName)
    .filter(
      ({ least, most = Number.POSITIVE_INFINITY }) =>
        partySize === undefined || (least <= partySize && partySize <= most),
    );
  const minutes = stays.map((stay) => stay.minutes);
  if (minutes.length === 0) return [];
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  const { name } = venue;
  if (least === most && table?.venueId === venue.id) return [untilWhen(table, least, venue, context)];
  if (least === most) return [message("stayFor", { venue: name, length: length(least) })];
  if (partySize !== undefined)
    return stays.map((stay) =>
      message("offersLastOf", {
        scenario: scenarioValue(stay.scenarioName, venue),
        length: length(stay.minutes),
      }),
    );
  return [message("stayBetween", { venue: name, shortest: length(least), longest: length(most) })];
}

function untilWhen(
  { startsAt, venueId }: Table,
  minutes: number,
  venue: VenueFacts,
  context: Context,
): Message {
  const end = Temporal.Instant.from(startsAt).add({ minutes }).toString();
  return message("stayUntil", {
    venue: venue.name,
    length: length(minutes),
    time: timeValue(localTime(end, venueId, context)),
  });
}

const length = (minutes: number): LengthValue => ({ type: "length", minutes });
