import { createDepositBook } from "#src/bot/persistence/create-deposit-book.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { DepositBook } from "#src/bot/runtime/ports/payments.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import type { Database } from "#src/database/database.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { stars } from "#src/lib/payable-currencies.ts";

interface DepositParts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "every">;
  readonly inject: Inject;
  readonly platforms: readonly Pick<Platform, "name" | "capabilities" | "refund">[];
  readonly clock: Clock;
  readonly log: Log;
}

const minute = Temporal.Duration.from({ minutes: 1 });

/**
 * Creates the book of deposits, and schedules the job that closes unpaid deposits and sends Stars back. Call it
 * before the jobs start.
 */
export function createDeposits(parts: DepositParts): DepositBook {
  const deposits = createDepositBook(parts.database);
  const { jobs, inject, clock } = parts;
  // Where nothing can be paid there is nothing to look for.
  if (!parts.platforms.some(({ capabilities }) => capabilities.payments)) return deposits;
  jobs.every(minute, "deposits", async () => {
    for (const { id, conversationId } of await deposits.lapse(clock.now())) {
      await inject(conversationId, { type: "depositLapsed", depositId: id }, `deposit-lapsed:${id}`);
    }
    await refundStars(parts, deposits);
  });
  return deposits;
}

/**
 * Sends back every payment in Stars that is owed. Two requests for one payment lead to one refund, since the platform
 * knows it by its id.
 */
async function refundStars({ platforms, clock, log }: DepositParts, deposits: DepositBook): Promise<void> {
  for (const { chargeId, payer, platform: name, currency } of await deposits.listOwed()) {
    const platform = platforms.find((each) => each.name === name);
    if (currency !== stars || payer === undefined || !platform) continue;
    try {
      if (await platform.refund({ payer, chargeId }))
        await deposits.wentBack(chargeId, "maitred", clock.now());
    } catch (error) {
      log.warn(faultOf(error), "a payment could not be sent back yet; it is tried again");
    }
  }
}
