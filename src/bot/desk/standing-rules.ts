import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { HouseAsked } from "./attention.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { notHere } from "./not-here.ts";
import type { Floor, Rule } from "./ports.ts";
import { ruleWords } from "./rule-words.ts";
import { dayAndTime } from "./signed.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused, RuleDone } from "./view.ts";
import { texts } from "./words.ts";

/** A rule with its venue and its words. */
export interface StandingRule {
  readonly rule: Rule;
  readonly venue: VenueFacts;
  readonly words: string;
}

/** What is in force or ahead, and who set it. */
export async function readRules(parts: DeskParts, ask: HouseAsked): Promise<Records | Refused> {
  const { floor } = parts.houseBook;
  if (floor === undefined) return notHere;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const [first, ...others] = venues;
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  const rules = await findRules(floor, venues);
  const where = (venue: VenueFacts) => (others.length === 0 ? "" : `${venue.name}: `);
  return {
    type: "records",
    title: others.length === 0 ? `${first.name}: ${texts.rulesInForce}` : texts.rulesInForce,
    lines: rules.map(({ rule, venue, words }) => ({
      text: `${where(venue)}${words}. Set ${dayAndTime(rule.at, venue)}, by`,
      by: rule.by,
    })),
    none: texts.noRules,
  };
}

/** Takes a rule back. */
export async function liftRule(
  parts: DeskParts,
  ask: HouseAsked & { readonly rule: string },
): Promise<RuleDone | Refused> {
  const { floor } = parts.houseBook;
  if (floor === undefined) return notHere;
  const found = (await findRules(floor, parts.venues())).find(({ rule }) => rule.id === ask.rule.trim());
  const gone: Refused = { type: "refused", reason: "notFound", text: texts.noRule };
  if (found === undefined) return gone;
  const { rule, venue, words } = found;
  const lifted = await floor.liftRule(venue.id, rule.id, ask.by);
  if (!lifted.ok) return gone;
  await writeDown(parts, "liftRule", ask.by, { rule: { venueId: venue.id, id: rule.id } });
  return { type: "ruleDone", text: `Lifted: ${venue.name}: ${words}.` };
}

/** In the order in which they were set, venue by venue. */
export async function findRules(
  floor: Floor,
  venues: readonly VenueFacts[],
): Promise<readonly StandingRule[]> {
  const lists = await Promise.all(
    venues.map(async (venue) => {
      const tables = floor.listTables(venue.id);
      const rules = await floor.listRules(venue.id);
      return rules.map((rule) => ({ rule, venue, words: ruleWords(rule, venue, tables) }));
    }),
  );
  return lists.flat();
}
