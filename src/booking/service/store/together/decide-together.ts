import type { StoredAnswer } from "#src/booking/service/store/idempotency.ts";
import {
  type IdempotentRequest,
  type KeptAnswer,
  type KeyUse,
  toKeptAnswer,
  useOf,
} from "#src/booking/service/store/idempotency.ts";
import { type Counted, holdDays } from "#src/booking/service/store/lock-days.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Change } from "./change.ts";
import { type DayBook, openDayBook } from "./day-book.ts";
import type { Deed, Planned } from "./deed.ts";
import { type KeptDay, readDayFacts } from "./read-day-facts.ts";
import { writeTogether } from "./write-together.ts";

/**
 * A deed in a group, with what it needs as far as that is known without a lock. One with an idempotency key is
 * carried out once.
 */
export type Member = {
  readonly needs: Omit<Planned<unknown>, "decide">;
} & (
  | { readonly deed: Deed<unknown>; readonly request?: undefined }
  | { readonly deed: Deed<StoredAnswer>; readonly request: IdempotentRequest }
);

/** How a member of the group ended. Only `first` and a repetition count as done. */
export type Outcome =
  | { readonly use: "first"; readonly value: unknown }
  | Exclude<KeyUse, { readonly use: "first" }>
  /** The booking is on another day by now. */
  | { readonly use: "elsewhere" }
  | { readonly use: "failed"; readonly error: unknown };

/** The days of a group: deeds for the same days are decided together. */
export interface Days {
  readonly venue: Deed<unknown>["venue"];
  readonly dates: readonly Temporal.PlainDate[];
}

/**
 * Decides the deeds of a group one after the other, in memory, under one lock, and stores what comes of them by one
 * statement. A deed that fails takes no other along. The outcomes count once the transaction is committed.
 */
export async function decideTogether(
  trx: ServiceTransaction,
  { clock, venue, dates, kept }: Days & { readonly clock: Clock; readonly kept: KeptDay | undefined },
  members: readonly Member[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly kept: KeptDay | undefined }> {
  const counted = members.flatMap(({ needs }) => needs.counted);
  const asksForCapacity = members.some(({ needs }) => needs.asksForCapacity);
  await holdDays(trx, venue.id, dates, counted);
  const now = clock.now();
  const requests = members.flatMap(({ request }) => request ?? []);
  const bookingIds = members.flatMap(({ deed }) => deed.booking?.id ?? []);
  const ask = { venue, dates, counted, requests, bookingIds, asksForCapacity, kept, now };
  const facts = await readDayFacts(trx, ask);
  const sitting = openSitting(openDayBook(facts, now), facts.answers, { dates, counted, asksForCapacity });
  const outcomes = members.map((member) => sitting.hear(member));
  const { changes, answers, day } = sitting;
  const isWritten = changes.length > 0 || answers.length > 0;
  const version = isWritten
    ? await writeTogether(trx, { venueId: venue.id, dates, changes, answers, now })
    : facts.version;
  if (version === undefined) return { outcomes, kept };
  const isWhole = dates.length === 1 && (facts.version !== undefined || kept?.version === version);
  const raised = changes.length > 0 ? version + 1 : version;
  return { outcomes, kept: isWhole ? { version: raised, ...day.remembered() } : undefined };
}

type Locked = Omit<Planned<unknown>, "decide">;

function openSitting(day: DayBook, known: readonly KeptAnswer[], locked: Locked) {
  const changes: Change[] = [];
  const answers: Required<KeptAnswer>[] = [];
  const given = new Map(known.map((answer) => [nameOf(answer), answer]));
  const decide = <Value>(deed: Deed<Value>): { readonly value: Value } | undefined => {
    const plan = deed.plan(deed.booking && day.find(deed.booking), day.now);
    if ("settled" in plan) return { value: plan.settled };
    if (!covers(locked, plan)) return undefined;
    const { value, change } = plan.decide(day);
    if (change) {
      day.apply(change);
      changes.push(change);
    }
    return { value };
  };
  const decideOnce = (deed: Deed<StoredAnswer>, request: IdempotentRequest): Outcome => {
    const before = given.get(nameOf(request));
    const use = before ? useOf(before, request) : undefined;
    if (use && use.use !== "first") return use;
    const decided = decide(deed);
    if (!decided) return { use: "elsewhere" };
    const answer = toKeptAnswer(request, decided.value);
    given.set(nameOf(request), answer);
    answers.push(answer);
    return { use: "first", value: decided.value };
  };
  const hear = ({ deed, request }: Member): Outcome => {
    try {
      if (request) return decideOnce(deed, request);
      const decided = decide<unknown>(deed);
      return decided ? { use: "first", ...decided } : { use: "elsewhere" };
    } catch (error) {
      return { use: "failed", error };
    }
  };
  return { day, changes, answers, hear };
}

const nameOf = ({ client, key }: Pick<KeptAnswer, "client" | "key">) => JSON.stringify([client, key]);

/** Whether all that it needs is locked and read: the booking may have become another since that was asked. */
function covers(locked: Locked, { dates, counted, asksForCapacity }: Locked): boolean {
  const isSame = (one: Counted, other: Counted) =>
    one.client === other.client && one.guestReference === other.guestReference;
  return (
    dates.every((date) => locked.dates.some((other) => other.equals(date))) &&
    counted.every((one) => locked.counted.some((other) => isSame(one, other))) &&
    (locked.asksForCapacity || !asksForCapacity)
  );
}
