import { z } from "zod";
import type { FieldKinds, NumberRange, TextLength } from "./field-kinds.ts";
import { orRequired } from "./field-kinds.ts";

/** Whole numbers of the wire stay within 32 bits, the width of an `integer` in SQL and OpenAPI's int32. */
export const maxWholeNumber = 2_147_483_647;

/**
 * RFC 3339 date-time: an offset is required, since a time without one names no moment. Here as in dates, the outermost
 * years are left out: databases have no year 0000, and what stands around a date must have four digits as well.
 */
const momentPattern =
  /^(?!000[01]|9999)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
const momentMistake = "must be a date and time in UTC, such as 2026-11-22T18:00:00Z";

const plainDatePattern = /^(?!000[01]|9999)\d{4}-\d{2}-\d{2}$/;
const plainTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const wholeNumberPattern = /^(?:0|-?[1-9]\d{0,15})$/;

/**
 * Reads requests: every limit holds, and what is refused is told why. `meta` says in JSON Schema what zod cannot
 * see in a check or behind a transform.
 */
export const strict: FieldKinds = {
  text,
  wholeNumber,
  amount: () => z.number({ error: orRequired("must be a number") }).min(0, "must not be negative"),
  moment: () =>
    z
      .string({ error: orRequired(momentMistake) })
      .transform(toMoment)
      .meta({ type: "string", format: "date-time", pattern: momentPattern.source }),
  textList: ({ entries, length }) =>
    z
      .array(text({ max: length }), { error: orRequired("must be a list") })
      .max(entries, `must have at most ${entries} entries`),
  textMap: ({ entries, key, value }) =>
    z
      .record(text({ max: key }), text({ max: value }), { error: textMapMistake(key) })
      .refine((map) => Object.keys(map).length <= entries, `must have at most ${entries} properties`)
      .meta({ maxProperties: entries }),
};

function textMapMistake(key: number) {
  return (issue: { readonly code?: string | undefined; readonly input?: unknown }) =>
    issue.code === "invalid_key"
      ? `must be a name of at most ${key} characters without NUL or lone surrogates`
      : orRequired("must be an object of texts")(issue);
}

/**
 * Text within its length. NUL is refused since PostgreSQL cannot store it, lone surrogates since UTF-8 cannot
 * carry them. The length is counted here, in UTF-16 units, because zod's own `max` counts code points.
 */
function text({ min = 0, max }: TextLength): z.ZodType<string> {
  return z
    .string({ error: orRequired("must be text") })
    .min(min, "must not be empty")
    .refine((value) => value.length <= max, `must have at most ${max} characters`)
    .refine((value) => !value.includes("\0"), "must not contain the character NUL")
    .refine((value) => value.isWellFormed(), "must not contain a lone surrogate")
    .meta({ maxLength: max });
}

function wholeNumber(range: NumberRange): z.ZodType<number> {
  const error = orRequired(rangeMistake(range));
  return z.int({ error }).min(range.min, { error }).max(range.max, { error });
}

function rangeMistake({ min, max }: NumberRange): string {
  return `must be a whole number from ${min} to ${max}`;
}

/** A whole number out of a path or a query, written plainly: no sign but minus, no blanks, no exponent. */
export function wholeNumberText(range: NumberRange): z.ZodType<number, string> {
  const mistake = rangeMistake(range);
  return z
    .string({ error: orRequired(mistake) })
    .transform((value, context) => {
      const number = wholeNumberPattern.test(value) ? Number(value) : Number.NaN;
      return number >= range.min && number <= range.max ? number : refuse(context, value, mistake);
    })
    .meta({ type: "integer", minimum: range.min, maximum: range.max });
}

/** Where the calendar of the wire ends. */
export const lastDate = "9998-12-31";

/** A date of the calendar, `YYYY-MM-DD`, from 0002 to 9998. */
export const calendarDate = z
  .string({ error: orRequired("must be a date, such as 2026-11-22") })
  .refine(isCalendarDate, "must be a date of the calendar, such as 2026-11-22")
  .meta({ format: "date", pattern: plainDatePattern.source });

function isCalendarDate(value: string): boolean {
  return plainDatePattern.test(value) && canRead(() => Temporal.PlainDate.from(value));
}

/** A time of day, `HH:MM:SS`. */
export const timeOfDay = z
  .string({ error: orRequired("must be a time of day, such as 19:30:00") })
  .regex(plainTimePattern, "must be a time of day with seconds, such as 19:30:00");

function toMoment(value: string, context: z.RefinementCtx): string {
  const isMoment = momentPattern.test(value) && canRead(() => Temporal.Instant.from(value));
  return isMoment ? Temporal.Instant.from(value).toString() : refuse(context, value, momentMistake);
}

function refuse(context: z.RefinementCtx, input: string, message: string): never {
  context.addIssue({ code: "custom", input, message });
  return z.NEVER;
}

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
