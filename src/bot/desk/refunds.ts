import { defined } from "#src/lib/defined.ts";
import { fromSmallestUnits, stars } from "#src/lib/payable-currencies.ts";
import { concerns, type DeskParts } from "./desk-parts.ts";
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
  const owed = await listTheirs(parts, venueId);
  await writeDown(parts, "listRefunds", by, defined({ venueId }));
  return {
    type: "records",
    title: texts.refundsTitle,
    lines: owed.map(({ amount, currency, chargeId, providerChargeId }) => {
      const how = currency === stars ? "on its way by itself" : `at the provider ${providerChargeId}`;
      return {
        text: `${fromSmallestUnits(amount, currency)} ${currency}, ${how}: ${chargeId}`,
        by: "Telegram",
        ...(currency !== stars && { ref: chargeId }),
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
  const owed = (await listTheirs(parts, undefined)).find(({ chargeId }) => chargeId === payment.trim());
  const isDone = owed && (await parts.deposits.wentBack(owed.chargeId, by.id, parts.clock.now()));
  if (!isDone) return { type: "refused", reason: "notFound", text: texts.refundUnknown };
  await writeDown(parts, "refundDone", by, defined({ venueId: owed.venueId }));
  return { type: "said", text: texts.refundDone };
}

/** A payment that never became a booking is no one venue's. */
async function listTheirs(parts: DeskParts, asked: number | undefined) {
  const owed = await parts.deposits.listOwed();
  return owed.filter(
    ({ venueId }) =>
      venueId === undefined || ((asked === undefined || venueId === asked) && concerns(parts, venueId)),
  );
}
