import { findRules } from "./standing-rules.ts";
import { holds, most, type SuggestParts } from "./suggest.ts";
import { tableSign } from "./tables-meant.ts";
import { reasonOf } from "./trail.ts";
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
export function suggestTables(
  { houseBook, venues }: SuggestParts,
  ask: Typed,
): readonly Suggestion<string>[] {
  const { floor } = houseBook;
  if (floor === undefined) return [];
  const asked = venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const parts = ask.text.split(tableSign).map((part) => part.trim());
  const typed = parts.at(-1) ?? "";
  const before = parts.slice(0, -1);
  return asked
    .flatMap((venue) =>
      floor.listTables(venue.id).map(({ name, section }) => ({
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

/** The rules in force or ahead whose words hold what was typed. */
export async function suggestRules(
  { houseBook, venues, log }: SuggestParts,
  ask: Typed,
): Promise<readonly Suggestion<string>[]> {
  const { floor } = houseBook;
  if (floor === undefined) return [];
  const asked = venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  try {
    const rules = await findRules(floor, asked);
    return rules
      .map(({ rule, venue, words }) => ({
        value: rule.id,
        label: asked.length > 1 ? `${venue.name}: ${words}` : words,
      }))
      .filter(({ label, value }) => holds(`${label} ${value}`, ask.text))
      .slice(0, most);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "could not suggest rules");
    return [];
  }
}
