import { foldText } from "./reading.ts";
import { type Span, spanOf } from "./spans.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

export interface FoundVenue {
  readonly spans: readonly Span[];
  readonly venueId?: number;
  readonly scenarioName?: string;
}

/** A venue or a scenario of the house, by its name; the longest name that the message holds. */
export function findVenue(folded: string, context: UnderstandingContext): FoundVenue {
  const venues = context.venues ?? [];
  const named = longestNamed(
    folded,
    venues.map((venue) => ({ name: venue.name, value: venue.id })),
  );
  const inside = named === undefined ? venues : venues.filter(({ id }) => id === named.value);
  const rest =
    named === undefined ? folded : folded.replace(foldText(named.name), (name) => "¦".repeat(name.length));
  const scenario = longestNamed(
    rest,
    inside.flatMap(({ scenarioNames }) => scenarioNames.map((name) => ({ name, value: name }))),
  );
  return {
    spans: [...(named ? [named.span] : []), ...(scenario ? [scenario.span] : [])],
    ...(named && { venueId: named.value }),
    ...(scenario && { scenarioName: scenario.value }),
  };
}

function longestNamed<Value>(
  folded: string,
  names: readonly { readonly name: string; readonly value: Value }[],
) {
  for (const { name, value } of [...names].sort((a, b) => b.name.length - a.name.length)) {
    const words = foldText(name)
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match =
      words === "" ? null : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "u").exec(folded);
    if (match !== null) return { name, value, span: spanOf(match) };
  }
  return undefined;
}
