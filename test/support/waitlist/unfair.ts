import type { TrailEntry } from "./read-waitlist-trail.ts";
import type { FreeThen, Waiting } from "./waiting-world.ts";

const passing: readonly TrailEntry["answer"][] = ["lapsed", "unreachable", "refused", "withdrawn"];

/** What was free then is not offered to them again. */
const unwanted: readonly TrailEntry["answer"][] = [...passing, "kept"];

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

/**
 * Whom the trail shows to have been passed over, or asked about what they did not wish for: one sentence each. Goes by the
 * guests' wishes and what was free, and by nothing that the waitlist decided by.
 */
export function unfairIn(
  trail: readonly TrailEntry[],
  wishes: readonly Waiting[],
  freeThen: FreeThen,
): string[] {
  const asks = trail.filter(({ reference, askedAt }) => reference !== undefined && askedAt);
  return asks.flatMap((ask) => {
    const wish = wishes.find(({ entryId }) => entryId === ask.entryId);
    if (!wish) return [`${ask.entryId} was asked and never joined`];
    const name = `${ask.entryId} for ${ask.startsAt}`;
    const wrong: string[] = [];
    if (wish.partySize !== ask.partySize) wrong.push(`${name} was asked for another party`);
    if (!takes(wish, ask)) wrong.push(`${name} was asked outside the times that would do`);
    if (wish.leftAt && isBefore(wish.leftAt, ask.at)) wrong.push(`${name} was asked after leaving`);
    // The staff may offer it once more, by their choice (decision 0046).
    if (ask.chosenBy === undefined && letPass(wish, ask, trail))
      wrong.push(`${name} was asked about what they had let pass`);
    if (hasOffer(wish, ask, trail)) wrong.push(`${name} was asked while another table was offered`);
    const free = freeThen.get(ask.batch ?? ask.reference ?? "");
    for (const earlier of wishes) {
      if (!standsBefore(earlier, wish, ask, trail)) continue;
      const fits = takes(earlier, ask) && free?.get(earlier.partySize)?.includes(ask.startsAt);
      if (!fits || hasOffer(earlier, ask, trail) || letPass(earlier, ask, trail)) continue;
      // Whom the staff passed over is named in the trail as their choice.
      if (ask.chosenBy !== undefined && isNamed(earlier, ask, trail)) continue;
      wrong.push(`${name} was asked before ${earlier.entryId}`);
    }
    return wrong;
  });
}

function isNamed({ entryId }: Waiting, ask: TrailEntry, trail: readonly TrailEntry[]): boolean {
  return trail.some(
    (skip) => skip.entryId === entryId && skip.openingId === ask.openingId && skip.skipped === "staffChoice",
  );
}

/** Whether the start is one that the guest would take, by what they had said until then. */
function takes(wish: Waiting, { startsAt, at }: TrailEntry): boolean {
  const range = wish.takes.findLast(({ from }) => !isBefore(at, from))?.range;
  if (!range) return Math.abs(minutes(startsAt) - minutes(wish.startsAt)) <= 30;
  const time = Temporal.Instant.from(startsAt).toZonedDateTimeISO("Europe/Oslo").toPlainTime().toString();
  return (range.from ?? "00:00") <= time.slice(0, 5) && time.slice(0, 5) <= (range.to ?? "24:00");
}

const minutes = (at: string) => Temporal.Instant.from(at).epochMilliseconds / 60_000;

/** Offers made before this one that a guest had answered, or let lapse, by then. */
function endedBy(wish: Waiting, ask: TrailEntry, trail: readonly TrailEntry[]): TrailEntry[] {
  const before = trail.slice(0, trail.indexOf(ask));
  return before.filter(
    ({ entryId, answeredAt }) => entryId === wish.entryId && answeredAt && !isBefore(ask.at, answeredAt),
  );
}

function passedAt(
  wish: Waiting,
  ask: TrailEntry,
  trail: readonly TrailEntry[],
  by: readonly TrailEntry["answer"][] = passing,
): Temporal.Instant | undefined {
  const passed = endedBy(wish, ask, trail).filter(({ answer }) => by.includes(answer));
  const skipped = wish.skippedAt.filter((at) => isBefore(at, ask.at));
  return [...passed.flatMap(({ answeredAt }) => answeredAt ?? []), ...skipped]
    .toSorted(Temporal.Instant.compare)
    .at(-1);
}

/** In line: those who let an offer pass behind the others, then by when they joined. */
function standsBefore(one: Waiting, other: Waiting, ask: TrailEntry, trail: readonly TrailEntry[]): boolean {
  if (one === other || isBefore(ask.at, one.joinedAt)) return false;
  if (one.leftAt && !isBefore(ask.at, one.leftAt)) return false;
  if (
    trail.some(({ entryId, bookedAt }) => entryId === one.entryId && bookedAt && !isBefore(ask.at, bookedAt))
  ) {
    return false;
  }
  const key = (wish: Waiting) => {
    const passed = passedAt(wish, ask, trail)?.epochMilliseconds ?? 0;
    return [passed, wish.joinedAt.epochMilliseconds] as const;
  };
  const [first, second] = [key(one), key(other)];
  return first[0] === second[0] ? first[1] < second[1] : first[0] < second[0];
}

/** Whether an offer was open, made before this one and not answered by then. */
function hasOffer(wish: Waiting, ask: TrailEntry, trail: readonly TrailEntry[]): boolean {
  const before = trail.slice(0, trail.indexOf(ask));
  return before.some(
    ({ entryId, askedAt, answeredAt }) =>
      entryId === wish.entryId && askedAt && (!answeredAt || isBefore(ask.at, answeredAt)),
  );
}

/** The table was free already when the guest let another offer pass, or did not want it. */
function letPass(wish: Waiting, ask: TrailEntry, trail: readonly TrailEntry[]): boolean {
  const passed = passedAt(wish, ask, trail, unwanted);
  return passed !== undefined && !isBefore(passed, ask.seenAt);
}
