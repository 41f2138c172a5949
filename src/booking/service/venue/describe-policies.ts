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
  return [...deadline, ...plan.scenarios.flatMap((scenario) => describeCharges(scenario, currency)), noShow];
}

function describeCharges({ name, noShowFee, deposit }: Scenario, currency: string | undefined): string[] {
  const fee = noShowFee ? [`${name}: who does not come pays ${describeCharge(noShowFee, currency)}`] : [];
  if (!deposit) return fee;
  const asked = `${name}: a deposit of ${describeCharge(deposit, currency)}, where guests can pay in the chat`;
  return [asked, ...fee];
}

function describeCharge(charge: NonNullable<Scenario["deposit"]>, currency: string | undefined): string {
  const { amount, per, fromPartySize } = charge;
  const price = `${amount} ${charge.currency ?? currency ?? ""}`.trim();
  const sizes = fromPartySize === undefined ? "" : `, from ${fromPartySize} guests on`;
  return `${price} per ${per}${sizes}`;
}

/** "1 hour, 30 minutes" */
function inWords(duration: string): string {
  return Temporal.Duration.from(duration).toLocaleString("en", { style: "long" });
}
