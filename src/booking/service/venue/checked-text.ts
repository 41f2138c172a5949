import { z } from "zod";
import { isCalendarDay } from "./calendar-day.ts";
import { isDuration, minutesOf } from "./duration.ts";
import { minuteOfDay } from "./local-time.ts";
import { parsePartySizes } from "./party-sizes.ts";

interface Rule {
  readonly isRight: (text: string) => boolean;
  readonly message: string;
  readonly remedy: string;
  /** What an editor can check by itself, in the generated JSON Schema. */
  readonly pattern?: string;
}

/** A string of a certain kind, whose mistakes come with a remedy for the person who writes the file. */
function checkedText({ isRight, message, remedy, pattern }: Rule) {
  remedies.set(message, remedy);
  const schema = z
    .string({ error: ({ input }) => (isScalar(input) ? message : undefined) })
    .refine(isRight, { error: message, params: { remedy } });
  return pattern === undefined ? schema : schema.meta({ pattern });
}

/** YAML reads 17.00 as a number: quotes alone would not make a time of it. */
const isScalar = (input: unknown) => typeof input === "number" || typeof input === "boolean";

/** By message, since a wrong type comes without the parameters of the check behind it. */
const remedies = new Map<string, string>();

/** What to do about a mistake in a text of a certain kind; undefined for any other. */
export function remedyFor(message: string): string | undefined {
  return remedies.get(message);
}

const durationPattern = "^P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(\\d+H)?(\\d+M)?(\\d+S)?)?$";

export const timeOfDaySchema = checkedText({
  isRight: (text) => minuteOfDay(text) !== undefined,
  message: "is not a time of day",
  remedy: 'write hours and minutes from "00:00" to "23:59", for example "18:30"',
  pattern: "^([01]\\d|2[0-3]):[0-5]\\d$",
});

export const timeOrOffSchema = checkedText({
  isRight: (text) => text === "off" || minuteOfDay(text) !== undefined,
  message: "is neither a time of day nor off",
  remedy: 'write hours and minutes in quotes, for example "10:00", or off',
  pattern: "^(off|([01]\\d|2[0-3]):[0-5]\\d)$",
});

export const durationSchema = checkedText({
  isRight: isDuration,
  message: "is not a duration",
  remedy: 'write an ISO 8601 duration, for example "P90D" for 90 days or "PT2H" for two hours',
  pattern: durationPattern,
});

export const minutesSchema = checkedText({
  isRight: (text) => minutesOf(text) !== undefined,
  message: "is not a duration in whole minutes",
  remedy: 'write an ISO 8601 duration, for example "PT15M" for 15 minutes or "PT1H30M"',
  pattern: durationPattern,
});

export const positiveMinutesSchema = checkedText({
  isRight: (text) => (minutesOf(text) ?? 0) > 0,
  message: "is not a duration of at least one whole minute",
  remedy: 'write an ISO 8601 duration, for example "PT15M" for 15 minutes or "PT1H30M"',
  pattern: durationPattern,
});

export const dateSchema = checkedText({
  isRight: isCalendarDay,
  message: "is not a day of the calendar",
  remedy:
    'write one date as "2026-12-24", "12-24" for that day of every year, "easter-2" or "2nd sun 05" for one that moves',
  pattern:
    "^((\\d{4}-)?\\d{2}-\\d{2}|(orthodox )?easter([+-]\\d{1,2})?|(1st|2nd|3rd|4th|last) (mon|tue|wed|thu|fri|sat|sun) \\d{2})$",
});

export const partySizesSchema = checkedText({
  isRight: (text) => parsePartySizes(text) !== undefined,
  message: "is not a range of party sizes",
  remedy: 'write "2", "1-2", or "5+" for five and more',
  pattern: "^[1-9]\\d{0,3}(-[1-9]\\d{0,3}|\\+)?$",
});

export const timeZoneSchema = checkedText({
  isRight: isTimeZone,
  message: "is not a time zone of the IANA database",
  remedy: 'write a name such as "Europe/Oslo" or "America/New_York"',
});

export const languageSchema = checkedText({
  isRight: isLanguage,
  message: "is not a language tag",
  remedy: 'write a BCP 47 tag such as "en", "de" or "pt-BR"',
});

export const countrySchema = checkedText({
  isRight: (text) => /^[A-Z]{2}$/.test(text),
  message: "is not a country code",
  remedy:
    'write two capital letters as in ISO 3166, for example "NO"; in quotes, where YAML might read a word',
  pattern: "^[A-Z]{2}$",
});

export const currencySchema = checkedText({
  isRight: (text) => /^[A-Z]{3}$/.test(text),
  message: "is not a currency code",
  remedy: 'write three capital letters as in ISO 4217, for example "EUR"',
  pattern: "^[A-Z]{3}$",
});

export const snowflakeSchema = checkedText({
  isRight: (text) => /^\d{5,20}$/.test(text),
  message: "is not a channel id",
  remedy: 'copy the channel\'s id and keep it in quotes, for example "1122334455667788990"',
  pattern: "^\\d{5,20}$",
});

/** Offsets such as `+02:00` are refused: they know no daylight saving time. */
function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** RFC 6454, section 7: scheme, host and port, and nothing behind them. */
export const originSchema = z
  .url({ protocol: /^https?$/, error: "must be the address of a site, as https://www.example.com" })
  .refine(
    (url) => new URL(url).origin === url,
    "must be scheme, host and port alone: https://www.example.com",
  );
