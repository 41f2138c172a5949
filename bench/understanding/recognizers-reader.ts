import recognizers from "@microsoft/recognizers-text-date-time";
import { z } from "zod";
import type { Answer } from "./gold.ts";
import { momentOf, primaryLanguage, type Reader } from "./reader.ts";

const { Culture, DateTimeRecognizer } = recognizers;

/** The cultures with a date and time model in the JavaScript package; its others have numbers alone. */
const cultures: Readonly<Record<string, string>> = {
  en: Culture.English,
  es: Culture.Spanish,
  fr: Culture.French,
  zh: Culture.Chinese,
};

const models = new Map(
  Object.entries(cultures).map(([language, culture]) => [
    language,
    new DateTimeRecognizer(culture).getDateTimeModel(culture, false),
  ]),
);

/** `value` or `start` begin with a date, a time or both, depending on `type`. */
const resolutionsSchema = z.object({
  values: z.array(
    z.object({ type: z.string(), value: z.string().optional(), start: z.string().optional() }).loose(),
  ),
});

type Resolution = z.infer<typeof resolutionsSchema>["values"][number];

/**
 * Microsoft's recognizers with nothing around them. Of the several values they give one expression the first
 * that does not lie in the past counts, or else the first; the first expression with a day gives the date, the
 * first with an hour the time. Their time zone is the process's, so they get the venue's wall clock as a local
 * `Date`.
 */
export const recognizersReader: Reader = {
  name: "recognizers-text",
  knows: (language) => models.has(primaryLanguage(language)),
  read(message) {
    const model = models.get(primaryLanguage(message.lang));
    const now = momentOf(message);
    const local = new Date(now.year, now.month - 1, now.day, now.hour, now.minute, now.second);
    const found = model?.parse(message.text, local) ?? [];
    return toAnswer(
      found.map(({ resolution }) => resolutionsSchema.safeParse(resolution).data?.values ?? []),
      now.toPlainDateTime(),
    );
  },
};

function toAnswer(found: readonly (readonly Resolution[])[], now: Temporal.PlainDateTime): Answer {
  const chosen = found.flatMap((values) => values.find((value) => !isPast(value, now)) ?? values[0] ?? []);
  const date = chosen.map(dateOf).find((day) => day !== undefined);
  const time = chosen.map(timeOf).find((clock) => clock !== undefined);
  return { ...(date !== undefined && { date }), ...(time !== undefined && { time }) };
}

/** Days are compared, and moments where a day and a time are named together. */
function isPast(resolution: Resolution, now: Temporal.PlainDateTime): boolean {
  const date = dateOf(resolution);
  if (date === undefined) return false;
  const today = now.toPlainDate().toString();
  if (date !== today) return date < today;
  const time = timeOf(resolution);
  return time !== undefined && time < now.toPlainTime().toString().slice(0, 5);
}

function dateOf({ type, value, start }: Resolution): string | undefined {
  const isDated = ["date", "datetime", "daterange", "datetimerange"].includes(type);
  return isDated ? /^\d{4}-\d\d-\d\d/.exec(value ?? start ?? "")?.[0] : undefined;
}

function timeOf({ type, value }: Resolution): string | undefined {
  return type === "time" || type === "datetime" ? /\d\d:\d\d/.exec(value ?? "")?.[0] : undefined;
}
