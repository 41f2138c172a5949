import { z } from "zod";
import { parseDuration } from "#src/lib/duration.ts";
import type { QuietHours } from "./confirmation/quiet-hours.ts";

const durationMistake = "must be a duration of days, hours, minutes and seconds, such as P1D or PT24H";

/** ISO 8601, to the second. Weeks, months and years are refused: they cannot be compared with hours. */
const duration = z.string().transform((text, context): Temporal.Duration => {
  const read = parseDuration(text);
  if (read) return read;
  context.addIssue({ code: "custom", message: durationMistake });
  return z.NEVER;
});

const quietHours = z
  .string()
  .regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/,
    "must be two times of day, such as 22:00-08:00; 00:00-00:00 is none",
  )
  .transform((text): QuietHours => {
    const [from = "", to = ""] = text.split("-");
    return { from: Temporal.PlainTime.from(from), to: Temporal.PlainTime.from(to) };
  });

/** The environment variables of what follows a booking. */
export const aftercareEnvSchema = z.object({
  CONFIRM_BEFORE: duration.prefault("PT24H"),
  CONFIRM_GRACE: duration.prefault("PT30M"),
  CONFIRM_LATEST: duration.prefault("PT0S"),
  REMIND_AFTER: duration.prefault("PT6H"),
  QUIET_HOURS: quietHours.prefault("22:00-08:00"),
  WAITLIST_OFFER_FOR: duration.optional(),
  TALK_IDLE: duration.prefault("PT20M"),
});

/** When guests are asked whether they come, and how long a freed table waits for one of them. */
export interface AftercareConfig {
  /** How long before the visit the confirmation question goes out. */
  readonly confirmBefore: Temporal.Duration;
  /** A booking made later than that is asked about this long after it was made. */
  readonly confirmGrace: Temporal.Duration;
  /** Nothing is asked nearer to the visit than this. */
  readonly confirmLatest: Temporal.Duration;
  /** A question without an answer is followed by a reminder after this long. */
  readonly remindAfter: Temporal.Duration;
  readonly quietHours: QuietHours;
  readonly waitlistOfferFor: Temporal.Duration;
  /** A chat in which neither guest nor staff write for so long is maitred's again. */
  readonly talkIdle: Temporal.Duration;
}

const usualOffer = Temporal.Duration.from({ minutes: 15 });

/** A freed table is kept by a hold: where nothing else is said, no longer than one lasts. */
export function toAftercareConfig(
  env: z.infer<typeof aftercareEnvSchema>,
  holdFor: Temporal.Duration,
): AftercareConfig {
  const offerFor = Temporal.Duration.compare(usualOffer, holdFor) > 0 ? holdFor : usualOffer;
  return {
    confirmBefore: env.CONFIRM_BEFORE,
    confirmGrace: env.CONFIRM_GRACE,
    confirmLatest: env.CONFIRM_LATEST,
    remindAfter: env.REMIND_AFTER,
    quietHours: env.QUIET_HOURS,
    waitlistOfferFor: env.WAITLIST_OFFER_FOR ?? offerFor,
    talkIdle: env.TALK_IDLE,
  };
}
