import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { faultOf } from "#src/lib/fault.ts";
import { findBooking } from "./find-booking.ts";
import { holds } from "./holds.ts";
import { findRules } from "./standing-rules.ts";
import { most, type SuggestParts } from "./suggest.ts";
import { tableSign } from "./tables-meant.ts";
import type { Suggestion } from "./view.ts";

interface Typed {
  readonly text: string;
  readonly venueId?: number;
}

/** The ways to dine of the venues in question, each once. */
export function suggestScenarios({ venues }: SuggestParts, ask: Typed): readonly Suggestion<string>[] {
  const names = venues()
    .filter(({ id }) => ask.venueId === undefined || id === ask.venueId)
    .flatMap(({ scenarioNames }) => scenarioNames);
  return [...new Set(names)]
    .filter((name) => holds(name, ask.text))
    .slice(0, most)
    .map((name) => ({ value: name, label: name }));
}

/** After "5+" the tables that can join table 5 on the list. */
export async function suggestTables(
  parts: SuggestParts,
  ask: Typed & { readonly bookingId?: string },
): Promise<readonly Suggestion<string>[]> {
  const { backOffice } = parts;
  if (backOffice === undefined) return [];
  const asked = await venuesMeant(parts, ask);
  const pieces = ask.text.split(tableSign).map((piece) => piece.trim());
  const typed = pieces.at(-1) ?? "";
  const before = pieces.slice(0, -1);
  return asked
    .flatMap((venue) =>
      backOffice.listTables(venue.id).map(({ name, section }) => ({
        name,
        found: `${name} ${section ?? ""}`,
        label: [
          [...before, name].join(tableSign),
          ...(section === undefined ? [] : [section]),
          ...(asked.length > 1 ? [venue.name] : []),
        ].join(", "),
      })),
    )
    .filter(({ name, found }) => !before.includes(name) && holds(found, typed))
    .slice(0, most)
    .map(({ name, label }) => ({ value: [...before, name].join(tableSign), label }));
}

/** The venue that is named, else the booking's own, else all. */
async function venuesMeant(
  parts: SuggestParts,
  { venueId, bookingId }: { readonly venueId?: number; readonly bookingId?: string },
): Promise<readonly VenueFacts[]> {
  const venues = parts.venues();
  if (venueId !== undefined) return venues.filter(({ id }) => id === venueId);
  if (bookingId === undefined || venues.length < 2) return venues;
  try {
    const found = await findBooking(parts, { id: bookingId });
    return found.ok ? [found.value.venue] : venues;
  } catch (error) {
    parts.log.warn(faultOf(error), "could not suggest the tables of one booking's venue");
    return venues;
  }
}

/** The rules in force or ahead whose words hold what was typed. */
export async function suggestRules(
  { backOffice, venues, log }: SuggestParts,
  ask: Typed,
): Promise<readonly Suggestion<string>[]> {
  if (backOffice === undefined) return [];
  const asked = venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  try {
    const rules = await findRules(backOffice, asked);
    return rules
      .map(({ rule, venue, words }) => ({
        value: rule.id,
        label: asked.length > 1 ? `${venue.name}: ${words}` : words,
      }))
      .filter(({ label, value }) => holds(`${label} ${value}`, ask.text))
      .slice(0, most);
  } catch (error) {
    log.warn(faultOf(error), "could not suggest rules");
    return [];
  }
}
