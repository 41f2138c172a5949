import type { BackOffice, DeskRule } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import type { VenueAsked } from "./attention.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { namesOf } from "./names-of.ts";
import { notHere } from "./not-here.ts";
import { ruleWords } from "./rule-words.ts";
import { dayAndTime } from "./signed.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused, RuleDone } from "./view.ts";
import { noSuchRule, texts } from "./words.ts";

/** A rule with its venue and its words. */
export interface StandingRule {
  readonly rule: DeskRule;
  readonly venue: VenueFacts;
  readonly words: string;
}

/** What is in force or ahead, and who set it. */
export async function readRules(parts: DeskParts, ask: VenueAsked): Promise<Records | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const [first, ...others] = venues;
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  const rules = await findRules(backOffice, venues);
  const names = await namesOf(
    parts,
    rules.map(({ rule }) => rule),
  );
  const where = (venue: VenueFacts) => (others.length === 0 ? "" : `${venue.name}: `);
  return {
    type: "records",
    title: others.length === 0 ? `${first.name}: ${texts.rulesInForce}` : texts.rulesInForce,
    lines: rules.map(({ rule, venue, words }) => ({
      text: `${where(venue)}${words}. Set ${dayAndTime(rule.at, venue)}, by`,
      by: rule.by,
      ...defined({ name: names.get(rule.by) }),
      ref: rule.id,
    })),
    none: texts.noRules,
  };
}

/** Takes a rule back. */
export async function liftRule(
  parts: DeskParts,
  ask: VenueAsked & { readonly rule: string },
): Promise<RuleDone | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const found = (await findRules(backOffice, parts.venues())).find(({ rule }) => rule.id === ask.rule.trim());
  const gone: Refused = { type: "refused", reason: "notFound", text: noSuchRule(parts.acts) };
  if (found === undefined) return gone;
  const { rule, venue, words } = found;
  const lifted = await backOffice.liftRule(venue.id, rule.id, ask.by.id);
  if (!lifted.ok) return gone;
  await writeDown(parts, "liftRule", ask.by, { rule: { venueId: venue.id, id: rule.id } });
  return { type: "ruleDone", text: `Lifted: ${venue.name}: ${words}.` };
}

/** In the order in which they were set, venue by venue. */
export async function findRules(
  backOffice: BackOffice,
  venues: readonly VenueFacts[],
): Promise<readonly StandingRule[]> {
  const lists = await Promise.all(
    venues.map(async (venue) => {
      const rules = await backOffice.listRules(venue.id);
      return rules.map((rule) => ({ rule, venue, words: ruleWords(rule, venue, backOffice) }));
    }),
  );
  return lists.flat();
}
