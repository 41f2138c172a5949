import { z } from "zod";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import { takeBookingNews } from "#src/booking/service/store/webhook-news.ts";
import type { WebhookConfig } from "#src/booking/service/webhook/config.ts";
import { sendWebhook } from "#src/booking/service/webhook/send-webhook.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { OwnError } from "#src/lib/fault.ts";

export interface WebhookParts {
  readonly db: ServiceDb;
  readonly webhook: WebhookConfig;
  readonly clock: Clock;
}

const interval = Temporal.Duration.from({ seconds: 5 });

/** Nothing of a guest, for the queue keeps it for a week. */
const messageSchema = z.object({ id: z.string(), body: z.string() });

/** The other system could not be told just now. */
class WebhookNotTaken extends OwnError {
  override readonly name = "WebhookNotTaken";
  readonly code = "webhook_not_taken";
}

/** Half a day in all: ten seconds, twenty, and so on. */
const attempts = { retries: 12, retryAfter: Temporal.Duration.from({ seconds: 10 }) };

/**
 * Schedules the jobs that tell another system what became of bookings, whoever changed them: at least once each,
 * within seconds. Each message is a job of its own, so that a slow answer holds up no other. Call it before the jobs
 * start.
 */
export function scheduleWebhook(jobs: Pick<Jobs, "every" | "defineQueue">, parts: WebhookParts): void {
  const { db, webhook, clock } = parts;
  const queue = jobs.defineQueue("booking-webhooks", messageSchema, {
    ...attempts,
    timeLimit: Temporal.Duration.from({ minutes: 1 }),
  });
  queue.work(async (message, { signal }) => {
    const failure = await sendWebhook(webhook, message, { now: clock.now(), signal });
    if (failure !== undefined)
      throw new WebhookNotTaken(`the webhook ${message.id} was not taken: ${failure}`);
  });
  jobs.every(interval, "booking-webhook-news", () =>
    takeBookingNews(db, clock.now(), async ({ type, number, timeFrom, ...booking }, trx) => {
      const data = { ...booking, timeFrom: timeFrom.toString(), number };
      const body = JSON.stringify({ type: `booking.${type}`, timestamp: clock.now().toString(), data });
      await queue.send({ id: `${booking.bookingId}.${number}`, body }, { trx });
    }),
  );
}
