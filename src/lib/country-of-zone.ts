import { getCountries } from "libphonenumber-js/max";

let countries: ReadonlyMap<string, string | undefined> | undefined;

/**
 * The country (ISO 3166-1 alpha-2) whose clocks a time zone shows, as Unicode CLDR has it; undefined for zones of no
 * country, of several, or by a name that is not CLDR's.
 */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= readCountries();
  return countries.get(timeZone);
}

function readCountries(): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const country of getCountries()) {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
    for (const zone of zones) found.set(zone, found.has(zone) ? undefined : country);
  }
  return found;
}
