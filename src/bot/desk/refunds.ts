import { fromSmallestUnits, stars } from "#src/lib/payable-currencies.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { StaffMember } from "./ports.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused, Said } from "./view.ts";
import { texts } from "./words.ts";

export interface RefundsAsked {
  readonly by: StaffMember;
  readonly venueId?: number;
}

/** What guests paid and have to get back, the oldest first. */
export async function listRefunds(parts: DeskParts, { by, venueId }: RefundsAsked): Promise<Records> {
  const owed = await parts.deposits.listOwed();
  await writeDown(parts, "listRefunds", by, {});
  return {
    type: "records",
    title: texts.refundsTitle,
    lines: owed
      .filter(
        (payment) => venueId === undefined || payment.venueId === undefined || payment.venueId === venueId,
      )
      .map(({ amount, currency, chargeId, providerChargeId }) => {
        const how = currency === stars ? "on its way by itself" : `at the provider ${providerChargeId}`;
        return {
          text: `${fromSmallestUnits(amount, currency)} ${currency}, ${how}: ${chargeId}`,
          by: "Telegram",
        };
      }),
    none: texts.noRefunds,
  };
}

/** Somebody has sent it back by hand. */
export async function refundDone(
  parts: DeskParts,
  { by, payment }: RefundsAsked & { readonly payment: string },
): Promise<Said | Refused> {
  const isDone = await parts.deposits.wentBack(payment.trim(), by.id, parts.clock.now());
  if (!isDone) return { type: "refused", reason: "notFound", text: texts.refundUnknown };
  await writeDown(parts, "refundDone", by, {});
  return { type: "said", text: texts.refundDone };
}
