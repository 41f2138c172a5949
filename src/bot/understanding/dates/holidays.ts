import Holidays, { type HolidaysTypes } from "date-holidays";
import type { Locale } from "#src/bot/languages/locale.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { countryDays } from "./country-days.ts";
import type { FoundDate } from "./found-date.ts";
import { type HolidayName, phrasesOfHolidays } from "./holiday-phrases.ts";

/**
 * The one door to date-holidays. It computes a year of a country in some milliseconds, and some hundred
 * countries are not asked for: each is prepared when the first message to a venue there arrives, a year when
 * the first holiday in it is named, and then kept.
 */
interface Country {
  readonly holidays: Holidays;
  readonly languages: readonly string[];
  /** Names as the library writes them, by rule and language; several rules may bear one name. */
  readonly names: readonly HolidayName[];
  readonly years: Map<number, readonly Days[]>;
  /** By the guest's language: folded phrase → rules. */
  readonly phrases: Map<string, ReadonlyMap<string, ReadonlySet<string>>>;
}

interface Days {
  readonly rule: string;
  readonly type: HolidaysTypes.HolidayType;
  readonly date: Temporal.PlainDate;
  readonly to?: Temporal.PlainDate;
}

const countries = new Map<string, Country>();
const msPerDay = 86_400_000;

/** The holidays of the venue's country that the text names, in the guest's language or the country's own. */
export function findHolidays(
  text: string,
  locale: Locale,
  { country, now }: UnderstandingContext,
): FoundDate[] {
  if (country === undefined) return [];
  const calendar = countryOf(country.toUpperCase());
  const found: FoundDate[] = [];
  for (const [phrase, rules] of phrasesFor(calendar, locale)) {
    for (const start of occurrences(text, phrase)) {
      const stated = /^,? (20\d\d)(?![\p{L}\p{N}])/u.exec(text.slice(start + phrase.length));
      const span = { start, end: start + phrase.length + (stated?.[0].length ?? 0) };
      if (found.some((other) => other.span.start < span.end && span.start < other.span.end)) continue;
      const days = coming(
        calendar,
        rules,
        now.toPlainDate(),
        stated === null ? undefined : Number(stated[1]),
      );
      if (days === undefined) continue;
      const { date, to } = days;
      found.push(to === undefined ? { span, date, kind: "day" } : { span, date, to, kind: "range" });
    }
  }
  return found;
}

/** Why a house may be closed on a day (`YYYY-MM-DD`): what its country calls it, in this language; no mere observances. */
export function holidayOn(date: string, country: string, language: string): string | undefined {
  const calendar = countryOf(country.toUpperCase());
  const day = Temporal.PlainDate.from(date);
  const found = daysOf(calendar, day.year).find(
    (holiday) => holiday.date.equals(day) && holiday.type !== "observance" && holiday.type !== "school",
  );
  return calendar.names.find(({ rule, language: of }) => rule === found?.rule && of === language)?.name;
}

/** Where the phrase stands as words of its own. */
function occurrences(text: string, phrase: string): number[] {
  const starts: number[] = [];
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + phrase.length)) {
    const before = text.charAt(start - 1);
    const after = text.charAt(start + phrase.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) starts.push(start);
  }
  return starts;
}

/** The next such days from today on, or those of the year that was stated. */
function coming(
  country: Country,
  rules: ReadonlySet<string>,
  today: Temporal.PlainDate,
  year: number | undefined,
): Days | undefined {
  const years = year === undefined ? [today.year, today.year + 1, today.year + 2] : [year];
  for (const one of years) {
    const days = daysOf(country, one).find(
      ({ rule, date, to = date }) =>
        rules.has(rule) && (year !== undefined || Temporal.PlainDate.compare(to, today) >= 0),
    );
    if (days !== undefined) return days;
  }
  return undefined;
}

function daysOf(country: Country, year: number): readonly Days[] {
  const known = country.years.get(year);
  if (known !== undefined) return known;
  const days = country.holidays
    .getHolidays(year)
    .filter(({ substitute }) => substitute !== true)
    .map(toDays);
  country.years.set(year, days);
  return days;
}

/** `date` is the local day; of a holiday of some days the last is not a whole one everywhere. */
function toDays({ rule, type, date: text, start, end }: HolidaysTypes.Holiday): Days {
  const date = Temporal.PlainDate.from(text.slice(0, 10));
  const length = Math.floor((end.getTime() - start.getTime()) / msPerDay);
  return length < 2 ? { rule, type, date } : { rule, type, date, to: date.add({ days: length - 1 }) };
}

function phrasesFor(country: Country, locale: Locale): ReadonlyMap<string, ReadonlySet<string>> {
  const known = country.phrases.get(locale.code);
  if (known !== undefined) return known;
  const names = country.names.filter(
    ({ language }) => language === "" || language === locale.code || country.languages.includes(language),
  );
  const table = phrasesOfHolidays(names, locale);
  country.phrases.set(locale.code, table);
  return table;
}

/** A country that the library does not know has no holidays. */
function countryOf(code: string): Country {
  const known = countries.get(code);
  if (known !== undefined) return known;
  const holidays = new Holidays(code);
  for (const { rule, names } of countryDays[code] ?? []) {
    if (holidays.getRule(rule) === undefined)
      holidays.setHoliday(rule, { name: { en: names[0] ?? "" }, type: "observance" });
  }
  const official = rulesOf(holidays).flatMap(({ rule, name }) =>
    rule.startsWith("substitutes ") ? [] : namesOf(rule, name),
  );
  const added = (countryDays[code] ?? []).flatMap(({ rule, names }) =>
    names.map((name) => ({ rule, name, language: "" })),
  );
  const country: Country = {
    holidays,
    languages: holidays.getLanguages().filter((language) => language !== "en"),
    names: [...official, ...added],
    years: new Map(),
    phrases: new Map(),
  };
  countries.set(code, country);
  return country;
}

/** Its declarations leave out what a rule holds. */
function rulesOf(holidays: Holidays): readonly HolidaysTypes.HolidayRule[] {
  return holidays.getRules() as unknown as readonly HolidaysTypes.HolidayRule[];
}

function namesOf(rule: string, name: HolidaysTypes.HolidayOptions["name"]): HolidayName[] {
  if (typeof name === "string") return [{ rule, name, language: "" }];
  return Object.entries(name).map(([language, text]) => ({ rule, name: text, language }));
}
