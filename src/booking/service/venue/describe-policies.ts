import type { Scenario } from "./plan.ts";
import type { Venue } from "./venue.ts";

/** What the house asks of guests who cancel late or do not come, a sentence each, for those who run it. */
export function describePolicies({ cancellationDeadline, noShowAfter, currency, plan }: Venue): string[] {
  const deadline =
    cancellationDeadline === undefined
      ? []
      : [`guests may cancel without a fee until ${inWords(cancellationDeadline)} before the visit`];
  if (!plan) return deadline;
  const noShow =
    noShowAfter === undefined
      ? "the staff decide who is a no-show"
      : `who is not marked as come is a no-show ${inWords(noShowAfter)} after the start`;
  return [...deadline, ...plan.scenarios.flatMap((scenario) => describeFee(scenario, currency)), noShow];
}

function describeFee({ name, noShowFee }: Scenario, currency: string | undefined): string[] {
  if (!noShowFee) return [];
  const { amount, per, fromPartySize } = noShowFee;
  const price = `${amount} ${noShowFee.currency ?? currency ?? ""}`.trim();
  const sizes = fromPartySize === undefined ? "" : `, from ${fromPartySize} guests on`;
  return [`${name}: who does not come pays ${price} per ${per}${sizes}`];
}

/** "1 hour, 30 minutes" */
function inWords(duration: string): string {
  return Temporal.Duration.from(duration).toLocaleString("en", { style: "long" });
}
