import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { Queue } from "#src/jobs/jobs.ts";
import { defined } from "#src/lib/defined.ts";
import type { AftercareParts } from "../aftercare-parts.ts";
import type { LedgerEntry } from "../ports.ts";
import { answerIn, type NextStep, nextStep } from "./next-step.ts";
import { planLater } from "./plan-later.ts";
import type { PlanningContext } from "./plan-prompt.ts";

/** One job per booking, for its next step. */
export interface ConfirmationJob {
  readonly venueId: number;
  readonly bookingId: string;
}

/** Keeps the ledger, and in the queue the next step of each booking. */
export interface Planner {
  /** Writes what became of a booking in its chat, and the answer that lies in it. */
  note(conversationId: string, booking: BookedTable, answer?: "coming"): Promise<LedgerEntry>;
  /** The same with what the service says, unless the ledger has moved on since `known` was read: then undefined. */
  refresh(known: LedgerEntry, booking: BookedTable): Promise<LedgerEntry | undefined>;
  next(entry: LedgerEntry): NextStep | undefined;
  /** When a guest is asked again who put the answer off; undefined where that cannot be any more. */
  later(booking: BookedTable, wanted?: Temporal.Instant): Temporal.Instant | undefined;
  /** Puts the booking's next step in place of whatever was planned for it. */
  plan(entry: LedgerEntry): Promise<void>;
  schedule(key: BookingKey, at: Temporal.Instant): Promise<void>;
  drop(key: BookingKey): Promise<void>;
}

export function createPlanner(
  { ledger, venues, clock, config }: AftercareParts,
  queue: Pick<Queue<ConfirmationJob>, "send" | "cancel">,
): Planner {
  const answered = async (entry: LedgerEntry, answer: "coming" | "notComing"): Promise<LedgerEntry> => {
    const { booking } = entry;
    await ledger.markAnswered(booking, answer, booking.startsAt);
    return { ...entry, answer, answeredFor: booking.startsAt };
  };
  const withAnswer = async (
    previous: LedgerEntry | undefined,
    entry: LedgerEntry,
    heardIn: Parameters<typeof answerIn>[2],
  ): Promise<LedgerEntry> => {
    const answer = answerIn(previous, entry, heardIn);
    return answer === undefined ? entry : await answered(entry, answer);
  };
  const contextOf = ({ venueId }: BookedTable): PlanningContext => {
    const venue = venues().find(({ id }) => id === venueId);
    const after = venue?.afterVisit?.after;
    return {
      now: clock.now(),
      timeZone: venue?.timeZone ?? "UTC",
      config,
      ...(after !== undefined && { thanksAfter: Temporal.Duration.from(after) }),
    };
  };
  const planner: Planner = {
    note: async (conversationId, booking, answer) => {
      const previous = await ledger.find(booking);
      const entry = await ledger.upsert(conversationId, booking, clock.now());
      return await (answer ? answered(entry, answer) : withAnswer(previous, entry, "chat"));
    },
    refresh: async (known, booking) => {
      const entry = await ledger.refresh(booking, known.revision, clock.now());
      return entry && withAnswer(known, entry, "service");
    },
    next: (entry) => nextStep(entry, contextOf(entry.booking)),
    later: (booking, wanted) => {
      const startsAt = Temporal.Instant.from(booking.startsAt);
      return planLater({ startsAt, ...defined({ wanted }) }, contextOf(booking));
    },
    plan: async (entry) => {
      const step = planner.next(entry);
      if (step) await planner.schedule(entry.booking, step.at);
      else await planner.drop(entry.booking);
    },
    schedule: ({ venueId, id }, startAfter) =>
      queue.send({ venueId, bookingId: id }, { key: keyOf({ venueId, id }), startAfter }),
    drop: (key) => queue.cancel(keyOf(key)),
  };
  return planner;
}

/** Names a booking among all venues'. */
export function keyOf({ venueId, id }: BookingKey): string {
  return `${venueId}:${id}`;
}
