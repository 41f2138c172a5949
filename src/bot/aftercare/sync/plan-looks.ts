import type { LookedIn, Watched } from "../ports.ts";

/** One request to the service: by itself a booking, or in one list several of the same guest. */
export interface Look {
  readonly by: LookedIn;
  readonly bookings: readonly [Watched, ...Watched[]];
}

/** The nearer the visit, the oftener a booking is read. In order; what is further ahead is read once a day. */
const paces = [
  { within: minutes({ hours: 3 }), every: minutes({ minutes: 5 }) },
  { within: minutes({ hours: 24 }), every: minutes({ minutes: 15 }) },
  { within: minutes({ hours: 7 * 24 }), every: minutes({ hours: 1 }) },
] as const;
const daily = minutes({ hours: 24 });

/** How many minutes may pass between two looks at a booking. One that was missed is looked for soon again. */
export function lookEvery({ startsAt, missed }: Watched, now: Temporal.Instant): number {
  if (missed) return paces[0].every;
  const ahead = now.until(startsAt).total("minutes");
  return paces.find(({ within }) => ahead <= within)?.every ?? daily;
}

/**
 * The looks to make now, most urgent first, at most `requests` of them. What counts is how many times over a booking's
 * interval has passed: the near ones come first, and no far one waits for ever.
 */
export function planLooks(
  ahead: readonly Watched[],
  { now, requests }: { readonly now: Temporal.Instant; readonly requests: number },
): readonly Look[] {
  const known = Map.groupBy(
    ahead.filter(({ missed }) => !missed),
    ({ conversationId }) => conversationId,
  );
  const due = ahead
    .map((booking) => ({ booking, urgency: urgencyOf(booking, now) }))
    .filter(({ urgency }) => urgency >= 1)
    .toSorted(
      (a, b) => b.urgency - a.urgency || Temporal.Instant.compare(a.booking.startsAt, b.booking.startsAt),
    );
  const looks: Look[] = [];
  const taken = new Set<Watched>();
  for (const { booking } of due) {
    if (looks.length >= requests) break;
    if (taken.has(booking)) continue;
    const look = lookAt(booking, known.get(booking.conversationId) ?? []);
    for (const each of look.bookings) taken.add(each);
    looks.push(look);
  }
  return looks;
}

function urgencyOf(booking: Watched, now: Temporal.Instant): number {
  const since = booking.lookedAt ?? booking.bookedAt;
  return since.until(now).total("minutes") / lookEvery(booking, now);
}

/** One list answers for all bookings of a guest. What was missed one way is looked for the other way. */
function lookAt(booking: Watched, ofGuest: readonly Watched[]): Look {
  if (booking.missed) return { by: booking.missed.in === "list" ? "address" : "list", bookings: [booking] };
  const others = ofGuest.filter((other) => other !== booking);
  return { by: others.length > 0 ? "list" : "address", bookings: [booking, ...others] };
}

/**
 * Whether a booking that was missed both ways is believed to be gone. Where several are missed and none was found
 * since, it is rather the service that knows nothing, or not us: guests do not lose their tables over a wrong key.
 */
export function isGone(missing: Watched, ahead: readonly Watched[]): boolean {
  const { missed } = missing;
  if (!missed) return false;
  const others = ahead.filter(({ venueId, id }) => venueId !== missing.venueId || id !== missing.id);
  const isFound = ({ foundAt }: Watched) => foundAt && Temporal.Instant.compare(foundAt, missed.at) > 0;
  return others.some(isFound) || !others.some((other) => other.missed);
}

function minutes(duration: Temporal.DurationLike): number {
  return Temporal.Duration.from(duration).total("minutes");
}
