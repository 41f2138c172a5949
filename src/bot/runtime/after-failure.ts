import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { OutcomeOpen } from "./effects/outside.ts";
import { DeliveryFault } from "./effects/talk.ts";
import { performingOf } from "./run-effect.ts";
import type { ClaimedEffect, StoredEffect } from "./turn-store.ts";

/** What to do about an effect that failed. */
export type Reaction =
  | { readonly type: "defer"; readonly dueAt: Temporal.Instant; readonly event?: ResultEvent }
  /** It is not tried again. `isBug`: nothing outside explains the failure. */
  | { readonly type: "giveUp"; readonly isBug: boolean; readonly event?: ResultEvent };

/** Attempts at an effect that fails for no reason outside; its chat must not be blocked by a mistake of ours. */
const attemptsAtBugs = 5;
/** Attempts at giving a hold back; it lapses by itself. */
const attemptsAtReleases = 8;
/** An outage longer than this is told rather than waited for: by now the answer would be no answer any more. */
const longestOutage = Temporal.Duration.from({ hours: 24 });
const longestPauseMs = 60_000;

/**
 * Decides about a failed effect. One that only reads is answered with `serviceFailed` at once, since the client has
 * tried it several times; one that may have been done is tried until its outcome is known; any other is tried again
 * later.
 */
export function afterFailure(claimed: ClaimedEffect, error: unknown, now: Temporal.Instant): Reaction {
  const failed = failedEvent(claimed.effect);
  const passes = isPassing(error, claimed.effect);
  switch (performingOf(claimed.effect).nature) {
    case "reading":
      return { type: "giveUp", isBug: !passes, ...failed };
    case "promised":
      return { ...putOff(claimed, error, now), ...openEvent(claimed) };
    case "expendable":
      return claimed.attempt < attemptsAtReleases
        ? putOff(claimed, error, now)
        : { type: "giveUp", isBug: !passes };
    case "repeatable":
      if (isKnownUndone(claimed, error)) return { type: "giveUp", isBug: false, ...failed };
      return passes ? persist(claimed, error, now) : persistABit(claimed, error, now);
    case "once":
    case "owed":
    case "spoken":
      return passes ? persist(claimed, error, now) : persistABit(claimed, error, now);
  }
}

/** Whether something outside explains the failure. What aftercare and the queues throw is not looked into. */
function isPassing(error: unknown, effect: StoredEffect): boolean {
  if (error instanceof BookingError || error instanceof OutcomeOpen || error instanceof DeliveryFault)
    return true;
  return performingOf(effect).nature === "owed";
}

/** A first attempt that never reached the service: the guest hears so at once, and may try again. */
function isKnownUndone({ attempt }: ClaimedEffect, error: unknown): boolean {
  return attempt === 1 && error instanceof BookingError && !error.mayHaveActed;
}

function persist(claimed: ClaimedEffect, error: unknown, now: Temporal.Instant): Reaction {
  const givesUpAt = claimed.storedAt.add(longestOutage);
  if (Temporal.Instant.compare(now, givesUpAt) >= 0) {
    return { type: "giveUp", isBug: false, ...failedEvent(claimed.effect) };
  }
  return { ...putOff(claimed, error, now), ...openEvent(claimed) };
}

function persistABit(claimed: ClaimedEffect, error: unknown, now: Temporal.Instant): Reaction {
  if (claimed.attempt >= attemptsAtBugs) {
    return { type: "giveUp", isBug: true, ...failedEvent(claimed.effect) };
  }
  return { ...putOff(claimed, error, now), ...openEvent(claimed) };
}

/** One second, then twice as long each time, up to a minute; and as long as a platform asks that is written to too often. */
function putOff({ attempt }: ClaimedEffect, error: unknown, now: Temporal.Instant) {
  const pauseMs = Math.min(1000 * 2 ** Math.min(attempt - 1, 10), longestPauseMs);
  const milliseconds = Math.max(pauseMs, error instanceof DeliveryFault ? error.retryAfterMs : 0);
  return { type: "defer", dueAt: now.add({ milliseconds }) } as const;
}

/** Tells the guest once that the outcome is not known yet. */
function openEvent({ effect, reportedOpen }: ClaimedEffect): { readonly event?: ResultEvent } {
  if (reportedOpen || !("requestId" in effect)) return {};
  return { event: { type: "bookingOutcomeOpen", requestId: effect.requestId } };
}

function failedEvent(effect: StoredEffect): { readonly event?: ResultEvent } {
  if (!("requestId" in effect)) return {};
  const { requestId } = effect;
  return { event: performingOf(effect).givenUp?.(effect) ?? { type: "serviceFailed", requestId } };
}
