import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { languages } from "#src/bot/languages/languages.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

export function countryOf(code: string | undefined): CountryCode | undefined {
  const country = code?.toUpperCase();
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
}

/** The venue's country, then that of the language's tag, then those where the language is at home. */
export function countriesFor(code: string, { country, language }: UnderstandingContext): CountryCode[] {
  const region = /[-_]([a-z]{2})$/i.exec(language ?? "")?.[1];
  const countries = [countryOf(country), countryOf(region), ...homesOf(code)];
  return [...new Set(countries.filter((one) => one !== undefined))];
}

/** An area code of five digits before the rest, as numbers are written in Great Britain, and no mobile phone's anywhere. */
const asInBritain = /^\(?01\d{3}\)?[ -]\d{3} ?\d{2,3}$/;

/** Five pairs, as numbers are written in France; in Belgium a mobile phone's is "0472 00 11 22". */
const asInFrance = /^0[1-9](?:[ .-]\d\d){4}$/;

/** The country whose number it is by how it is written, where the guest's language is at home there. */
export function countryAsWritten(
  written: string,
  countries: readonly CountryCode[],
): CountryCode | undefined {
  if (asInBritain.test(written) && countries.includes("GB")) return "GB";
  return asInFrance.test(written) && countries.includes("FR") ? "FR" : undefined;
}

/** The venue's country, and the one where the guest most likely lives. */
const nearest = 2;

/**
 * The number as E.164. Without a leading zero it is the `home` country's where it is one there, or the guest's own where
 * nobody dials a zero: "944 12 34 56" is Bilbao's in Spanish, though Chile has such a mobile phone. Else it is read by the
 * first country where it is a mobile phone's, or by the first where it is valid: guests give mobile numbers, and "0170
 * 1234567" is one in Germany, though Vienna has such a line too. A line abroad that could be a number at home is none, nor
 * is one far from the guest that could be a mobile phone's elsewhere, nor that mobile phone's.
 * `everywhere` looks further.
 */
export function readPhone(
  digits: string,
  home: CountryCode | undefined,
  countries: readonly CountryCode[],
  everywhere: boolean,
): string | undefined {
  if (/^(?:\+|00)/.test(digits)) return international(digits.replace(/^00/, "+"));
  const numbers = validIn(digits, countries);
  const isWhole = home !== undefined && !digits.startsWith("0");
  const near = isWhole ? validIn(digits, countries.slice(0, nearest)).filter(isInFull(digits, home)) : [];
  const own = near.find(isSurelyMobile) ?? near[0];
  const isPossible = isWhole && parsePhoneNumberFromString(digits, home)?.isPossible() === true;
  const [line] = numbers;
  const isNear = countries.slice(0, nearest).some((country) => country === line?.country);
  const isLine = !isPossible && (isNear || !mobileSomewhere(digits));
  const likely = own ?? numbers.find(isMobile) ?? (isLine ? line : undefined);
  if (likely !== undefined) return likely.number;
  const withPrefix = international(`+${digits}`);
  if (withPrefix !== undefined && digits.length > 9) return withPrefix;
  if (!everywhere || !digits.startsWith("0")) return undefined;
  if (numbers.length > 0) return undefined;
  const abroad = mobilesIn(allHomes, digits);
  return abroad.length === 1 ? abroad[0]?.number : undefined;
}

/** Whether the digits are all of the number as it is written in its country, where that is not the `home` one. */
function isInFull(digits: string, home: CountryCode | undefined): (number: PhoneNumber) => boolean {
  return (number) => number.country === home || number.formatNational().replace(/\D/g, "") === digits;
}

/** Whether it is a mobile phone's in a country whose language is read here: not too new to be known, but of a country that was not said. */
export function mobileSomewhere(digits: string): boolean {
  return digits.startsWith("0") && mobilesIn(allHomes, digits).length > 0;
}

const allHomes = [...new Set(languages.flatMap(({ homeCountries }) => homeCountries))];

const mobilesIn = (countries: readonly CountryCode[], digits: string): PhoneNumber[] =>
  validIn(digits, countries).filter(isMobile);

/** A number that no range of its country holds may still be one that is too new to be known: the guest sees it, and says yes. */
export function possiblePhone(
  digits: string,
  home: CountryCode | undefined,
  countries: readonly CountryCode[],
): string | undefined {
  const isAbroad = /^(?:\+|00)/.test(digits);
  // Only a leading zero tells that it is a whole number of a country.
  const tried = isAbroad || !digits.startsWith("0") ? [home] : countries;
  const written = digits.replace(/^00/, "+");
  const found = tried.map((country) => parsePhoneNumberFromString(written, country));
  return found.find((number) => number?.isPossible())?.number;
}

function international(digits: string): string | undefined {
  const number = parsePhoneNumberFromString(digits);
  return number?.isValid() ? number.number : undefined;
}

/** Where a mobile phone's number is written without the zero that is dialled before it. */
const withoutZero: ReadonlySet<CountryCode> = new Set(["IN"]);

function validIn(digits: string, countries: readonly CountryCode[]): PhoneNumber[] {
  return countries.flatMap((country) => {
    if (digits.startsWith("0") && withoutZero.has(country)) return [];
    const number = parsePhoneNumberFromString(digits, country);
    return number?.isValid() ? [number] : [];
  });
}

/** A mobile phone's by its number alone, as in Italy; in America it may as well be a line's: "339 887 6543" is Italian in Italian. */
const isSurelyMobile = (number: PhoneNumber): boolean => number.getType() === "MOBILE";

function isMobile(number: PhoneNumber): boolean {
  return number.getType()?.includes("MOBILE") === true;
}

function homesOf(code: string): readonly CountryCode[] {
  return languages.find(({ locale }) => locale.code === code)?.homeCountries ?? [];
}
