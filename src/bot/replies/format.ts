import type { HoursValue, MomentValue, MoneyValue, NameValue } from "#src/bot/machine/core/shown-values.ts";
import { namedBy } from "#src/lib/language-of-tag.ts";
import { stars } from "#src/lib/payable-currencies.ts";
import { onceEach } from "./once-each.ts";

const languageOf = onceEach((locale) => new Intl.Locale(locale).language);

const datesOf = onceEach((locale) => ({
  long: new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" }),
  short: new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" }),
  month: new Intl.DateTimeFormat(locale, { month: "long" }),
  monthOfYear: new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }),
  weekday: new Intl.DateTimeFormat(locale, { weekday: "short" }),
}));

/** Whether it has 12 or 24 hours is the region's, how it is written the language's: no "19.00" in English. */
const timesOf = onceEach((locale) => {
  const { hourCycle = "h23" } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat(languageOf(locale), { hour: "numeric", minute: "2-digit", hourCycle });
});

const listsOf = onceEach((locale) => ({
  and: new Intl.ListFormat(locale, { type: "conjunction" }),
  or: new Intl.ListFormat(locale, { type: "disjunction" }),
}));

/** A name in the language of the locale, or else as it is. */
export function formatName(value: string | NameValue, locale: string): string {
  if (typeof value === "string") return value;
  const { name, translations } = value;
  return translations[languageOf(locale)] ?? name;
}

/** A date as people say it: "Sunday 22 November", or "Sun 22 Nov" where there is little room. */
export function formatDate(date: string, locale: string, short: boolean): string {
  const written = datesOf(locale)[short ? "short" : "long"].format(Temporal.PlainDate.from(date));
  // The platform's French counts the first of a month like the others.
  return languageOf(locale) === "fr" ? written.replace(/(?<!\d)1(?= )/, "1er") : written;
}

/** "December 2026", or "December" where there is little room. */
export function formatMonth(month: string, locale: string, short: boolean): string {
  const { month: alone, monthOfYear } = datesOf(locale);
  const name = (short ? alone : monthOfYear).format(Temporal.PlainDate.from(`${month}-01`));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** "Mon"; 1 is Monday. */
export function formatWeekday(weekday: number, locale: string): string {
  const monday = Temporal.PlainDate.from("2026-11-23");
  const name = datesOf(locale).weekday.format(monday.add({ days: weekday - 1 }));
  return name.replace(".", "");
}

/** A time of day on the region's clock: "19:00", or "7:00 PM". */
export function formatTime(time: string, locale: string): string {
  return timesOf(locale).format(Temporal.PlainTime.from(time));
}

/** "Sunday, 22 November, 19:00", or the one of them that is known; `bounded` is "from 19:00 on" in the reply's words. */
export function formatMoment({ date, dateTo, times }: MomentValue, locale: string, bounded?: string): string {
  const day = date === undefined ? [] : [formatDays(date, dateTo, locale)];
  const hours = bounded ?? times.map((time) => formatTime(time, locale)).join("–");
  return [...day, ...(hours === "" ? [] : [hours])].join(", ");
}

function formatDays(date: string, dateTo: string | undefined, locale: string): string {
  if (dateTo === undefined) return formatDate(date, locale, false);
  return datesOf(locale).long.formatRange(Temporal.PlainDate.from(date), Temporal.PlainDate.from(dateTo));
}

/** "NOK 1,200", or the number alone where the house names no currency; no decimals where there are none. Stars as Telegram's. */
export function formatMoney({ amount, currency }: MoneyValue, locale: string): string {
  if (currency === stars) return `${new Intl.NumberFormat(locale).format(amount)}\u00a0⭐`;
  const whole = { trailingZeroDisplay: "stripIfInteger" } as const;
  const options = currency === undefined ? whole : ({ ...whole, style: "currency", currency } as const);
  return new Intl.NumberFormat(locale, options).format(amount);
}

/** "12:00–14:30 and 17:00–22:00". */
export function formatHours(intervals: HoursValue["intervals"], locale: string): string {
  const ranges = intervals.map(({ from, to }) => `${formatTime(from, locale)}–${formatTime(to, locale)}`);
  return listsOf(locale).and.format(ranges);
}

/** A language's name in the words of a locale: "German", or "Deutsch"; with a capital where it stands alone. */
export function formatLanguage(language: string, locale: string, alone: boolean): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(namedBy(language)) ?? language;
  return alone ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name;
}

/** "English, German and French". */
export function formatLanguages(languages: readonly string[], locale: string): string {
  const names = languages.map((language) => formatLanguage(language, locale, false));
  return listsOf(locale).and.format(names);
}

/** "18:30, 19:00 or 19:30" */
export function formatTimes(times: readonly string[], locale: string): string {
  const written = times.map((time) => formatTime(time, locale));
  return listsOf(locale).or.format(written);
}

/** "1 hour and 45 minutes", in the words of the locale. */
export function formatLength(minutes: number, locale: string): string {
  const parts = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const written = Object.entries(parts)
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount),
    );
  return listsOf(locale).and.format(written);
}
