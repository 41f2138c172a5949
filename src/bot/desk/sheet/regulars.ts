import type { EarlierVisits } from "#src/booking/contract/back-office.ts";
import { count } from "../words.ts";

/** "4th visit, 1 no-show"; undefined for who was never there. */
export function regularWords(visits: EarlierVisits | undefined): string | undefined {
  if (visits === undefined) return undefined;
  const { came, noShows } = visits;
  const missed = noShows === 0 ? [] : [count(noShows, "no-show", "no-shows")];
  return [...(came === 0 ? [] : [`${ordinal(came + 1)} visit`]), ...missed].join(", ");
}

const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" } as const;
const plurals = new Intl.PluralRules("en-GB", { type: "ordinal" });

function ordinal(number: number): string {
  return `${number}${endings[plurals.select(number)]}`;
}
