/** In which order days are written that could be read in two: `04/05/2026`. */
export type DayOrder = "dmy" | "mdy";

const isoDay = /^(\d{4})-?(\d\d)-?(\d\d)$/;
const writtenDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const writtenTime = /^(\d{1,2})(?:[:.h](\d\d)?)?(?::\d\d(?:\.\d+)?)?(am|pm)?$/;

/** A day as somebody wrote it; undefined where it is none, or could be two. */
export function readDay(text: string, order: DayOrder | undefined): Temporal.PlainDate | undefined {
  const iso = isoDay.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, mark, second, end] = writtenDay.exec(text) ?? [];
  if (first === undefined || second === undefined || end === undefined) return undefined;
  const year = Number(end) + (end.length === 2 ? 2000 : 0);
  const [one, other] = [Number(first), Number(second)];
  const dayFirst = toDate(year, other, one);
  const monthFirst = toDate(year, one, other);
  // With dots the day is first, wherever that is written.
  if (mark === "." || order === "dmy") return dayFirst;
  if (order === "mdy") return monthFirst;
  if (dayFirst && monthFirst && !dayFirst.equals(monthFirst)) return undefined;
  return dayFirst ?? monthFirst;
}

/** A time of day as somebody wrote it: `19:00`, `7 pm`, `19.30`, `kl. 19`. */
export function readTime(text: string): Temporal.PlainTime | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/kl\.?|uhr|[.\s](?=m\b)|(?<=[ap])\.(?=m)|\s/g, "")
    .replace(/m\.$/, "m");
  const [, hours, minutes = "0", half] = writtenTime.exec(plain) ?? [];
  if (hours === undefined) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === "pm" ? 12 : 0);
  try {
    return Temporal.PlainTime.from({ hour, minute: Number(minutes) }, { overflow: "reject" });
  } catch {
    return undefined;
  }
}

/** When a visit begins, from one text that has both: on the venue's clock, unless it names its offset. */
export function readStart(
  text: string,
  timeZone: string,
  order: DayOrder | undefined,
): Temporal.Instant | undefined {
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    try {
      return Temporal.Instant.from(text);
    } catch {
      return undefined;
    }
  }
  const [day = "", ...rest] = text.trim().split(/[T,\s]+/);
  return toMoment(readDay(day, order), readTime(rest.join(" ")), timeZone);
}

/** That time of that day on the venue's clock; undefined where either is missing. */
export function toMoment(
  day: Temporal.PlainDate | undefined,
  time: Temporal.PlainTime | undefined,
  timeZone: string,
): Temporal.Instant | undefined {
  return day && time && day.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
}

function toDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return undefined;
  }
}
