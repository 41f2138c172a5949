import type { Locale } from "#src/bot/languages/locale.ts";

/** All that is a wish, or worth telling the house, where a table is picked: places, feasts, who needs what, children, dogs, access. */
export function toldPhrases(locale: Locale): readonly string[] {
  const { asides, topics, times, notes, wishes } = locale;
  return [
    ...wishes,
    ...times.departures,
    ...asides.told,
    ...(notes?.calls ?? []),
    ...asides.counted,
    ...asides.served,
    ...topics.diets,
    ...topics.children,
    ...topics.prams,
    ...topics.changing,
    ...topics.access,
    ...topics.dogs,
  ];
}
