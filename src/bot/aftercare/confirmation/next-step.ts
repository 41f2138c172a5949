import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { LedgerEntry } from "../ports.ts";
import { planThanks } from "../thanks/plan-thanks.ts";
import {
  type PlanningContext,
  planAsking,
  planPrompt,
  planReminder,
  planStaffNotice,
} from "./plan-prompt.ts";

/** What is to be done next about a guest's visit, and when. */
export interface NextStep {
  readonly step: "prompt" | "reminder" | "tellStaff" | "thanks";
  readonly at: Temporal.Instant;
}

/** The next step towards an answer, or after the visit; undefined when there is none, or none is possible any more. */
export function nextStep(entry: LedgerEntry, context: PlanningContext): NextStep | undefined {
  return stepToAnswer(entry, context) ?? stepAfterVisit(entry, context);
}

function stepAfterVisit({ booking, thankedAt }: LedgerEntry, context: PlanningContext): NextStep | undefined {
  const { now, timeZone, config, thanksAfter } = context;
  if (!thanksAfter || thankedAt || booking.state === "CANCELLED" || booking.state === "NO_SHOW")
    return undefined;
  const startsAt = Temporal.Instant.from(booking.startsAt);
  const { quietHours } = config;
  const at = planThanks({ startsAt, after: thanksAfter }, { now, timeZone, quietHours });
  return at && { step: "thanks", at };
}

function stepToAnswer(entry: LedgerEntry, context: PlanningContext): NextStep | undefined {
  const startsAt = Temporal.Instant.from(entry.booking.startsAt);
  if (Temporal.Instant.compare(startsAt, context.now) <= 0 || !needsAnswer(entry)) return undefined;
  const { promptedAt, promptedFor, remindedAt, staffToldAt, putOffUntil } = entry;
  if (promptedAt === undefined || promptedFor !== entry.booking.startsAt) {
    const at = planPrompt({ startsAt, madeAt: entry.timedAt }, context);
    return at && { step: "prompt", at };
  }
  const again = putOffUntil && planAsking(putOffUntil, startsAt, context);
  if (again) return { step: "reminder", at: again };
  if (staffToldAt) return undefined;
  const reminder = remindedAt ? undefined : planReminder({ startsAt, promptedAt }, context);
  if (reminder) return { step: "reminder", at: reminder };
  const askedAt = remindedAt ?? promptedAt;
  return { step: "tellStaff", at: planStaffNotice({ startsAt, askedAt }, context) };
}

/**
 * A booking that the house has in hand, or that is over, needs none. Nor does one that is confirmed, unless it has been
 * moved since it was made: the confirmation may have been for the other time.
 */
function needsAnswer({ booking, answeredFor, unreachable, bookedAt, timedAt }: LedgerEntry): boolean {
  if (bookingStates[booking.state].access !== "open") return false;
  if (unreachable || answeredFor === booking.startsAt) return false;
  return booking.state !== "CONFIRMED" || Temporal.Instant.compare(timedAt, bookedAt) > 0;
}

/**
 * The answer that lies in a booking as it is now: cancelled is no; confirmed is yes if it was not before. In the chat,
 * confirmed is also yes while the question about this very visit is open: a booking that was confirmed, moved and asked
 * about again stays confirmed throughout.
 */
export function answerIn(
  previous: LedgerEntry | undefined,
  { booking, promptedFor }: LedgerEntry,
  heardIn: "chat" | "service",
): "coming" | "notComing" | undefined {
  if (booking.state === "CANCELLED") return "notComing";
  if (booking.state !== "CONFIRMED") return undefined;
  const hasChanged = previous !== undefined && previous.booking.state !== "CONFIRMED";
  const answersPrompt = heardIn === "chat" && promptedFor === booking.startsAt;
  return hasChanged || answersPrompt ? "coming" : undefined;
}
